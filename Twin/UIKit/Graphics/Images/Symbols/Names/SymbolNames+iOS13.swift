nonisolated extension SymbolNames {
  /// The names that came with the versions of iOS 13.
  static let iOS13 = """
    13.0: ~0@# ~00@# 1.magnifyingglass ~1@# ~01@# ~2@# ~02@# ~3@# ~03@# ~4.alt@# ~4@# ~04@# ~5@#
    ~05@# ~6.alt@# ~6@# ~06@# ~7@# ~07@# ~8@# ~08@# ~9.alt@# ~9@# ~09@# ~10@# ~11@# ~12@# ~13@#
    ~14@# ~15@# ~16@# ~17@# ~18@# ~19@# ~20@# ~21@# ~22@# ~23@# ~24@# ~25@# ~26@# ~27@# ~28@#
    ~29@# ~30@# ~31@# ~32@# ~33@# ~34@# ~35@# ~36@# ~37@# ~38@# ~39@# ~40@# ~41@# ~42@# ~43@#
    ~44@# ~45@# ~46@# ~47@# ~48@# ~49@# ~50@# ~a@# airplane airplayaudio airplayvideo alarm* alt
    ant*@ antenna.radiowaves.left.and.right app* app.badge* app.gift* archivebox* arkit
    arrow.2.circlepath@ arrow.2.squarepath arrow.3.trianglepath arrow.branch
    arrow.clockwise.icloud* arrow.clockwise@ arrow.counterclockwise.icloud*
    arrow.counterclockwise@ arrow.down.doc* arrow.down.left.video* arrow.down.left@#
    arrow.down.right.and.arrow.up.left arrow.down.right@# arrow.down.to.line
    arrow.down.to.line.alt arrow.down@# arrow.left.and.right@# arrow.left.to.line
    arrow.left.to.line.alt arrow.left@# arrow.merge arrow.right.arrow.left@# arrow.right.to.line
    arrow.right.to.line.alt arrow.right@# arrow.swap arrow.turn.down.left arrow.turn.down.right
    arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up
    arrow.turn.up.left arrow.turn.up.right arrow.up.and.down@# arrow.up.arrow.down@# arrow.up.bin*
    arrow.up.doc* arrow.up.left.and.arrow.down.right arrow.up.left@# arrow.up.right.diamond*
    arrow.up.right.video* arrow.up.right@# arrow.up.to.line arrow.up.to.line.alt arrow.up@#
    arrow.uturn.down@# arrow.uturn.left@# arrow.uturn.right@# arrow.uturn.up@#
    arrowshape.turn.up.left*@ arrowshape.turn.up.left.2* arrowshape.turn.up.right*@
    arrowtriangle.down*@# arrowtriangle.left*@# arrowtriangle.right*@# arrowtriangle.up*@#
    ~asterisk@ at at.badge.minus at.badge.plus ~australsign@# ~b@# backward* backward.end*
    backward.end.alt* badge.plus.radiowaves.right bag* bag.badge.minus bag.badge.plus
    bag.fill.badge.minus bag.fill.badge.plus ~bahtsign@# bandage* barcode barcode.viewfinder
    battery.0 battery.25 battery.100 bed.double* bell*@/ bin.xmark* ~bitcoinsign@# bold
    bold.italic.underline bold.underline bolt*@/ bolt.badge.a* bolt.horizontal*@
    bolt.horizontal.icloud* book*@ bookmark* briefcase* bubble.left* bubble.left.and.bubble.right*
    bubble.middle.bottom* bubble.middle.top* bubble.right* burn burst* ~c@# calendar.badge.minus
    calendar.badge.plus calendar@ camera*@ camera.on.rectangle* camera.viewfinder capslock*
    capsule* captions.bubble* car.fill cart* cart.badge.minus cart.badge.plus
    cart.fill.badge.minus cart.fill.badge.plus ~cedisign@# ~centsign@# chart.bar* chart.pie*
    checkmark.rectangle* checkmark.seal* checkmark.shield* checkmark@# chevron.compact.down
    chevron.compact.left chevron.compact.right chevron.compact.up chevron.down@# chevron.left.2
    chevron.left.slash.chevron.right chevron.left@# chevron.right.2 chevron.right@#
    chevron.up.chevron.down chevron.up@# circle* circle.bottomthird.split circle.grid.3x3*
    circle.grid.hex* circle.lefthalf.fill circle.righthalf.fill clear* clock* cloud* cloud.bolt*
    cloud.bolt.rain* cloud.drizzle* cloud.fog* cloud.hail* cloud.heavyrain* cloud.moon*
    cloud.moon.bolt* cloud.moon.rain* cloud.rain* cloud.sleet* cloud.snow* cloud.sun*
    cloud.sun.bolt* cloud.sun.rain* ~coloncurrencysign@# command control creditcard* crop
    crop.rotate ~cruzeirosign@# cube* cube.box* cursor.rays ~d@# decrease.indent
    decrease.quotelevel delete.left* delete.right* desktopcomputer dial* divide@# doc*@ doc.append
    doc.on.clipboard* doc.on.doc* doc.plaintext doc.richtext doc.text* doc.text.magnifyingglass
    doc.text.viewfinder ~dollarsign@# ~dongsign@# ~dot# dot.radiowaves.left.and.right
    dot.radiowaves.right drop.triangle* ~e@# ear eject* ellipses.bubble* ellipsis@ envelope*@
    envelope.badge* envelope.open* equal@# escape ~eurosign@# exclamationmark.bubble*
    exclamationmark.icloud* exclamationmark.octagon* exclamationmark.shield*
    exclamationmark.triangle* exclamationmark@# eye*/ eyedropper eyedropper.full
    eyedropper.halffull eyeglasses f.cursive@ ~f@# faceid film* flag*@/ flame* ~florinsign@#
    flowchart* folder*@ folder.badge.minus folder.badge.person.crop folder.badge.plus
    folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus forward*
    forward.end* forward.end.alt* ~francsign@# function fx ~g@# gamecontroller* gauge
    gauge.badge.minus gauge.badge.plus gear gift* globe gobackward gobackward.10 gobackward.15
    gobackward.30 gobackward.45 gobackward.60 gobackward.75 gobackward.90 gobackward.minus
    goforward goforward.10 goforward.15 goforward.30 goforward.45 goforward.60 goforward.75
    goforward.90 goforward.plus greaterthan@# grid@ ~guaranisign@# guitars ~h@# hammer* hand.draw*
    hand.point.left* hand.point.right* hand.raised*/ hand.thumbsdown* hand.thumbsup* hare*
    headphones heart*@/ ~heart.slash@ helm hexagon* hifispeaker* hourglass
    hourglass.bottomhalf.fill hourglass.tophalf.fill house* ~hryvniasign@# hurricane ~i@#
    icloud*@/ icloud.and.arrow.down* icloud.and.arrow.up* increase.indent increase.quotelevel
    ~indianrupeesign@# info@ italic ~j@# ~k@# keyboard keyboard.chevron.compact.down ~kipsign@#
    ~l@# largecircle.fill.circle ~larisign@# lasso leaf.arrow.circlepath lessthan@# light.max
    light.min lightbulb*/ line.horizontal.3 line.horizontal.3.decrease@ link.icloud* link@
    ~lirasign@# list.bullet list.bullet.below.rectangle list.bullet.indent list.dash list.number
    livephoto.play livephoto/ location*@/ location.north* location.north.line* lock*@/
    lock.icloud* lock.open* lock.rotation lock.rotation.open lock.shield* ~m@# macwindow
    magnifyingglass@ ~manatsign@# map* mappin.and.ellipse mappin/ memories memories.badge.minus
    memories.badge.plus message*@ metronome mic*@/ ~millsign@# minus.magnifyingglass
    minus.rectangle* minus.slash.plus minus@# moon*@ moon.stars* moon.zzz* multiply@# music.house*
    music.mic music.note music.note.list ~n@# ~nairasign@# nosign number@# ~o@# option ~p@#
    paintbrush* pano* paperclip paperplane* paragraph pause*@ pause.rectangle*
    pencil.and.ellipsis.rectangle pencil.and.outline pencil.tip pencil.tip.crop.circle
    pencil.tip.crop.circle.badge.minus pencil.tip.crop.circle.badge.plus pencil@/ percent person*@
    person.2* person.2.square.stack* person.3* person.badge.minus* person.badge.plus*
    person.crop.circle.badge.checkmark person.crop.circle.badge.exclam
    person.crop.circle.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.xmark
    person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.exclam
    person.crop.circle.fill.badge.minus person.crop.circle.fill.badge.plus
    person.crop.circle.fill.badge.xmark person.crop.rectangle* ~person.crop@# person.icloud*
    personalhotspot perspective ~pesetasign@# ~pesosign@# phone*@ phone.arrow.down.left
    phone.arrow.right phone.badge.plus phone.down*@ phone.fill.arrow.down.left
    phone.fill.arrow.right phone.fill.arrow.up.right phone.fill.badge.plus photo*
    photo.fill.on.rectangle.fill photo.on.rectangle pin*/ play*@ play.rectangle* playpause*
    plus.app* plus.bubble* plus.magnifyingglass plus.rectangle*
    plus.rectangle.fill.on.rectangle.fill plus.rectangle.on.rectangle plus.slash.minus
    plus.square.fill.on.square.fill plus.square.on.square plus@# plusminus@ power printer*
    projective purchased@ ~q@# qrcode qrcode.viewfinder questionmark.diamond* questionmark.video*
    questionmark@# quote.bubble* ~r@# radiowaves.left radiowaves.right rays recordingtape
    rectangle* rectangle.3.offgrid* rectangle.and.arrow.up.right.and.arrow.down.left/
    rectangle.and.paperclip rectangle.badge.checkmark rectangle.badge.xmark
    rectangle.compress.vertical rectangle.dock rectangle.expand.vertical
    rectangle.fill.badge.checkmark rectangle.fill.badge.xmark
    rectangle.fill.on.rectangle.angled.fill rectangle.fill.on.rectangle.fill rectangle.grid.1x2*
    rectangle.grid.2x2* rectangle.grid.3x2* rectangle.on.rectangle rectangle.on.rectangle.angled
    rectangle.split.3x1* rectangle.split.3x3* rectangle.stack* rectangle.stack.badge.minus
    rectangle.stack.badge.person.crop rectangle.stack.badge.plus rectangle.stack.fill.badge.minus
    rectangle.stack.fill.badge.person.crop rectangle.stack.fill.badge.plus repeat repeat.1 return
    rhombus* rosette rotate.left* rotate.right* ~rublesign@# ~rupeesign@# ~s@# safari* scissors
    scope scribble selection.pin.in.out ~sheqelsign@# shield*/ shield.lefthalf.fill shift* shuffle
    sidebar.left sidebar.right signature skew ~slash@ slider.horizontal.3
    slider.horizontal.below.rectangle slowmo ~smallcircle.fill@ ~smallcircle@ smiley* smoke* snow
    sparkles speaker*/ speaker.1* speaker.2* speaker.3* speaker.zzz* speedometer sportscourt*
    square* square.and.arrow.down* ~square.and.arrow.down.on# square.and.arrow.up*
    ~square.and.arrow.up.on# square.and.line.vertical.and.square square.and.pencil
    square.fill.and.line.vertical.and.square square.fill.and.line.vertical.square.fill
    square.fill.on.circle.fill square.fill.on.square.fill square.grid.2x2* square.grid.3x2*
    square.grid.4x3.fill square.lefthalf.fill square.on.circle square.on.square
    square.righthalf.fill square.split.1x2* square.split.2x1* square.split.2x2* square.stack*
    square.stack.3d.down.dottedline square.stack.3d.down.right* square.stack.3d.up*/
    squares.below.rectangle star*@/ star.lefthalf.fill staroflife* ~sterlingsign@# stop*@
    stopwatch* strikethrough suit.club* suit.diamond* suit.heart* suit.spade* sum sun.dust*
    sun.haze* sun.max* sun.min* sunrise* sunset* t.bubble* ~t@# table* table.badge.more* tag*@
    teletype teletype.answer ~tengesign@# text.aligncenter text.alignleft text.alignright
    text.append text.badge.checkmark text.badge.minus text.badge.plus text.badge.star
    text.badge.xmark text.bubble* text.insert text.justify text.justifyleft text.justifyright
    text.quote textbox textformat textformat.123 textformat.abc textformat.abc.dottedunderline
    textformat.alt textformat.size textformat.subscript textformat.superscript thermometer
    thermometer.snowflake thermometer.sun timelapse timer tornado tortoise* tram.fill trash*@/
    tray* tray.2* tray.and.arrow.down* tray.and.arrow.up* tray.full* triangle*
    triangle.lefthalf.fill triangle.righthalf.fill tropicalstorm ~tugriksign@# tuningfork
    ~turkishlirasign@# tv*@ tv.music.note* ~u@# uiwindow.split.2x1 umbrella* underline ~v@#
    video*@/ video.badge.plus* view.2d view.3d viewfinder@ ~w@# wand.and.rays
    wand.and.rays.inverse wand.and.stars wand.and.stars.inverse waveform.path
    waveform.path.badge.minus waveform.path.badge.plus waveform.path.ecg waveform@
    wifi.exclamationmark wifi/ wind wind.snow ~wonsign@# x.squareroot ~x@# xmark.icloud*
    xmark.octagon* xmark.rectangle* xmark.seal* xmark.shield* xmark@# ~y@# ~yensign@# ~z@# zzz
    13.1: arrow.uturn.left.circle.badge.ellipsis aspectratio* car circle.grid.2x2*
    flashlight.off.fill flashlight.on.fill flip.horizontal* ~mappin@ ~paperclip@ ~pin@
    scissors.badge.ellipsis studentdesk
    """
}
