# A reset without animation in the middle of a push, and a new page at once.
story "A push, then home without animation and another push"
rows R3 R6
scenario S5

at 0    push "Signals"
at 0.2  pop to root without animation; push "Points"
at 3    look
        expect stack "Gallery" "Points" for none queue merge
        expect stack "Gallery" "Signals" for ignore
        go home
