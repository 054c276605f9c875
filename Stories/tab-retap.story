# Impatient thumbs: while a page is being pushed, a tap on the tab that is selected asks for the root.
story "A second tap on the tab during a push"
rows R6 R27
app tabs
guard none queue ignore
scenario tab-again-push

at 0    tap "Signals"
at 0.2  tap "Museum"
at 3    look
        expect stack "Gallery" for none queue
        expect stack "Gallery" "Signals" for ignore
        expect tab "Museum"
at 3    tap "Museum"
at 5    look
        expect stack "Gallery"
        expect touch
        go home
