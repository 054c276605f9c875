# Article 004 and several crash reports: the second Back raises "Can't add self as subview".
story "Three pushes in one turn, then Back twice"
rows R3 R6
scenario S3

at 0    push "Signals" without animation; push "Home signal"; push "Lamp"
at 3    look
        expect stack "Gallery" "Signals" "Home signal" "Lamp" for none queue merge
        go home
