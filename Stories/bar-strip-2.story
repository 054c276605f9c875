# Article 002, with `animated: false`: shown > push > hidden, a black strip where the bar was.
story "On to a page without a bar"
rows R10 R24
era iOS9 iOS18
guard none queue
cure unanimated-bar

at 0    set "Platform A'" without animation
at 1    push "Platform B"
at 2    expect stack "Platform A'" "Platform B"
        expect page "Platform B"
        expect no strip
