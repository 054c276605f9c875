# Article 001: one beginning without its end, and the whole app is dead.
story "Wrong cure: ignore all touches from willShow to didShow"
rows R10
scenario S11
cure ignored-events
guard none queue

at 0    push "Signals"
at 2    swipe back to 0.2 in 1
at 5    look
        expect touch
        expect stack "Gallery" "Signals"
        go home
