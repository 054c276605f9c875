# Article 000: after a swipe that is cancelled there is no didShow, and the flag sticks.
story "Wrong cure: a flag from willShow to didShow"
rows R10
scenario S11
cure flag
guard none queue

at 0    push "Signals"
at 2    swipe back to 0.2 in 1
at 5    push "Points"
at 8    look
        expect stack "Gallery" "Signals" "Points"
        go home
