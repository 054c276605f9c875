# Article 004: the next turn of the run loop is still in the middle of the push.
story "Wrong cure: push the next page in the next turn"
rows R10
scenario S2-next-turn
cure next-turn
guard none queue

at 0    push "Signals"; push "Points"
at 3    look
        expect stack "Gallery" "Signals" "Points"
        go home
