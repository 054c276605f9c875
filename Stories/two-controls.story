# Article 000, second method: two controls that play a zoom before they push, tapped one after the other.
story "Two controls, each with an animation before its push"
rows R1 R2 R3
scenario S2

at 0    push "Two controls" without animation
at 1    tap "Pull the lever"
at 1.2  tap "Ring the bell"
at 4    look
        expect stack "Gallery" "Two controls" "Levers" "Block bells" for none queue merge
        expect stack "Gallery" "Two controls" "Levers" for ignore
        go home
