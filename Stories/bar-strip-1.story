# Article 002, with `animated: false`: shown > pop > hidden, a black strip where the bar was.
story "Back to a page without a bar"
rows R10 R24
era iOS9 iOS18
guard none queue
cure unanimated-bar

at 0    set "Platform B" "Platform E" without animation
at 1    pop
at 2    expect stack "Platform B"
        expect page "Platform B"
        expect no strip
