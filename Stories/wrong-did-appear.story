# Article 004: right as long as each page does appear, and slow.
story "Wrong cure: push only when the page before has appeared"
scenario did-appear
cure did-appear

at 0    push "Signals"; push "Points"
at 0.2  push "Levers"
at 4    look
        expect stack "Gallery" "Signals" "Points" "Levers" for none queue merge
        expect stack "Gallery" "Signals" for ignore
        go home
