# Article 001: exclusive touch over a page's whole view tree, so that two fingers choose one row.
story "Two rows tapped with two fingers"
rows R16
scenario S2-fast
era iOS7 iOS18 iOS26
guard none queue

at 0    tap "Signals" and "Points"
at 4    look
        expect stack "Gallery" "Signals"
        go home
