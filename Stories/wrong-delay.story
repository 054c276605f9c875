# Article 004: waiting 0.1 s before the next push only makes the trouble rarer.
story "Wrong cure: push the next page 0.1 s later"
rows R10
scenario S2-fast
cure delay

at 0    push "Signals"; push "Points"
at 3    look
        expect stack "Gallery" "Signals" "Points" for none queue merge
        expect stack "Gallery" "Signals" for ignore
        go home
