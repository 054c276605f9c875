# Article 000's two controls in a TapGroup: while one plays its zoom, the other passes over taps. The
# group needs no guarded controller, and a guarded one does not mind.
story "Two controls of which one at a time reacts"
rows R17
era iOS7 iOS18
guard queue

at 0    push "Two controls" without animation
at 1    tap "Throw the points"
at 1.2  tap "Light the lamp"
at 4    look
        expect stack "Gallery" "Two controls" "Points"
        go home
