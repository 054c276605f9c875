# Article 002, with `animated: false`: hidden > push > shown, a bar over the page that has none.
story "On to a page with a bar"
rows R10 R24
era iOS9 iOS18
guard none queue
cure unanimated-bar

at 0    set "Platform B" without animation
at 1    push "Platform E"
at 2    expect stack "Platform B" "Platform E"
        expect page "Platform E"
        expect no strip
