# Article 004: right as long as nothing else moves when the page appears; here an alert does.
story "Wrong cure: push only when the page before has appeared"
rows R10
scenario S9
cure did-appear
guard none queue

at 0    push "Signals"; push "Points"
at 0.4  present alert "Line clear?"
at 2    dismiss
at 5    look
        expect stack "Gallery" "Signals" "Points"
        go home
