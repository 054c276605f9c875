# A row that is tapped while a network callback opens another page.
story "Two pushes, 0.1 s apart"
rows R1 R2 R3 R4
scenario S2-fast

at 0    push "Signals"
at 0.1  push "Points"
at 3    look
        expect stack "Gallery" "Signals" "Points" for none queue merge
        expect stack "Gallery" "Signals" for ignore
        go home
