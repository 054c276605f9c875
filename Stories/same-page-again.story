# From iOS 9 on UIKit postpones the second push and raises when it repeats it: no frame is the app's.
story "The same page pushed again during its own push"
rows R9
scenario S8

at 0    push "Signals"
at 0.2  push "Signals" again
at 3    look
        expect stack "Gallery" "Signals"
        expect no crash
        go home
