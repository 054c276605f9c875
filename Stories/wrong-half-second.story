# Article 004: 0.5 s after the start lies inside iOS 7's own push.
story "Wrong cure: push the next page 0.5 s later"
rows R10
scenario S2-half-second
cure half-second
guard none queue

at 0    push "Signals"; push "Points"
at 4    look
        expect stack "Gallery" "Signals" "Points"
        go home
