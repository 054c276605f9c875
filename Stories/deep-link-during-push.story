# A notification is opened while a page comes in: four pages more, all in one turn.
story "A deep link of four pages during a push"
rows R4 R6
scenario S2-many

at 0    push "Points"
at 0.2  push "Signals"; push "Home signal"; push "Lamp"; push "Red glass"
at 5    look
        expect stack "Gallery" "Points" "Signals" "Home signal" "Lamp" "Red glass" for none queue merge
        expect stack "Gallery" "Points" for ignore
        go home
