# A finger begins to go back and changes its mind, three times. The last time news arrive meanwhile
# and push a page, which must come after the page that stays.
story "A push in the middle of a swipe that is cancelled"
rows R3 R21
scenario S6-cancelled

at 0    push "Signals"
at 1    swipe back to 0.4 in 0.3 hold 0.3
at 2    swipe back to 0.9 in 0.3 cancelled
at 3    look
        expect stack "Gallery" "Signals"
        expect touch
at 3    swipe back to 0.2 in 0.5 hold 0.2
at 3.2  push "Lamp"
at 6    look
        expect stack "Gallery" "Signals" "Lamp" for queue merge
        expect stack "Gallery" "Signals" for ignore
        expect touch
        go home
