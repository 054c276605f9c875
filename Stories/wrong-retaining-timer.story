# Article 001: its timer keeps the controller, so the dealloc that would free the app never runs.
story "Wrong cure: free the app in deinit, and keep a timer"
rows R10
scenario S11
cure retaining-timer
guard none queue

at 0    push "Signals"
at 2    swipe back to 0.2 in 1
at 5    start over
at 7    look
        expect stack "Gallery"
        expect touch
        push "Points"
at 9    look
        go home
