# From iOS 8 on the push is dropped with one line in the log.
story "A push while an alert comes up"
rows R8
scenario S9

at 0    present alert "Line clear?"
at 0.1  push "Signals"
at 2    expect alert "Line clear?"
at 2.1  dismiss
at 4    look
        expect alert none
        expect stack "Gallery" "Signals" for none queue merge
        expect stack "Gallery" for ignore
        go home
