# The app changes its mind while the page still comes in.
story "A pop in the middle of a push"
rows R3 R6
scenario S4

at 0    push "Signals"
at 0.2  pop
at 3    look
        expect stack "Gallery" for none queue merge
        expect stack "Gallery" "Signals" for ignore
        go home
