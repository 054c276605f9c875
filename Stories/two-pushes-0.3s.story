# Article 000, first method: a timer pushes while the first push still moves.
story "Two pushes, 0.3 s apart"
rows R1 R2 R3
scenario S2

at 0    push "Signals"
at 0.3  push "Points"
at 3    look
        expect stack "Gallery" "Signals" "Points" for none queue merge
        expect stack "Gallery" "Signals" for ignore
        go home
