# Article 002, with `animated: false`: hidden > pop > shown, a bar over the page that has none.
story "Back to a page with a bar"
rows R10 R24
era iOS9 iOS18
guard none queue
cure unanimated-bar

at 0    set "Platform A'" "Platform B" without animation
at 1    pop
at 2    expect stack "Platform A'"
        expect page "Platform A'"
        expect no strip
