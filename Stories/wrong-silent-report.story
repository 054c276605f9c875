# Article 001: the interval to a past date is negative, so "more than 10 s" is never true.
story "Wrong cure: a report about blocked touches that never comes"
rows R10
cure silent-report
guard none queue

at 0    push "Signals"
at 2    block "the archive is searched"
at 11   expect no report "the archive"
at 15   expect no touch
        expect report "the archive is searched"
        expect report "Signals"
        unblock
at 16   look
        expect touch
        go home
