# Article 004: waiting 0.1 s before the next push only makes the trouble rarer.
story "Wrong cure: push the next page 0.1 s later"
rows R10
scenario S2-fast
cure delay
guard none queue

at 0    push "Signals"; push "Points"
at 3    look
        expect stack "Gallery" "Signals" "Points"
        go home
