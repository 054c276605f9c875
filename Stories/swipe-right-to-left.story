# Where interfaces run from right to left, the way back begins at the right edge. News arrive under the
# finger, which then changes its mind; on the next page the bar is hidden.
story "A swipe back from right to left, cancelled with a push meanwhile"
rows R19 R20 R21
direction right-to-left
scenario S6-cancelled

at 0    push "Signals"
at 1.5  swipe back to 0.2 in 0.5 hold 0.2
at 1.7  push "Lamp"
at 4    look
        expect stack "Gallery" "Signals" "Lamp" for none queue merge
        expect stack "Gallery" "Signals" for ignore
        expect touch
at 4.2  hide bar
at 4.5  swipe back to 0.8 in 0.3
at 6    expect stack "Gallery" "Signals" for none queue merge
        expect stack "Gallery" for ignore
        expect touch
