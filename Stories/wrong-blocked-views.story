# Article 001, a reader's advice: after a swipe that is cancelled nobody enables the view again.
story "Wrong cure: disable the view from willShow to didShow"
rows R10
scenario S11
cure blocked-views
guard none queue

at 0    push "Signals"
at 2    swipe back to 0.2 in 1
at 5    look
        expect stack "Gallery" "Signals"
        go home
