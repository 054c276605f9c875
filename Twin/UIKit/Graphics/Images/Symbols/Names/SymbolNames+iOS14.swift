nonisolated extension SymbolNames {
  /// The names that came with the versions of iOS 14.
  static let iOS14 = """
    14.0: 4k.tv* a.book.closed* a.magnify abc ~airplane@ airpod.left airpod.right airpodpro.left
    airpodpro.right airpods airpodspro airport.express airport.extreme airport.extreme.tower
    amplifier appclip applelogo applescript* appletv* applewatch.radiowaves.left.and.right
    applewatch.watchface applewatch/ apps.ipad apps.ipad.landscape apps.iphone
    apps.iphone.badge.plus apps.iphone.landscape ~archivebox@ arrow.backward@#
    arrow.clockwise.heart* arrow.down.app* arrow.down.backward@#
    arrow.down.forward.and.arrow.up.backward@ arrow.down.forward@# arrow.down.heart*
    ~arrow.down.right.and.arrow.up.left@ arrow.forward@#
    arrow.left.and.right.righttriangle.left.righttriangle.right* arrow.left.arrow.right@#
    arrow.rectanglepath arrow.right.doc.on.clipboard arrow.triangle.2.circlepath.camera*
    arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.2.circlepath@
    arrow.triangle.branch arrow.triangle.capsulepath arrow.triangle.merge arrow.triangle.pull
    arrow.triangle.swap arrow.triangle.turn.up.right.diamond* ~arrow.triangle.turn.up.right@
    arrow.turn.up.forward.iphone* arrow.up.and.down.and.arrow.left.and.right
    arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill
    arrow.up.and.down.righttriangle.up.righttriangle.down arrow.up.and.person.rectangle.portrait
    arrow.up.and.person.rectangle.turn.left arrow.up.and.person.rectangle.turn.right
    arrow.up.backward.and.arrow.down.forward@ arrow.up.backward@# arrow.up.doc.on.clipboard
    arrow.up.forward.app* arrow.up.forward@# arrow.up.heart* ~arrow.up.left.and.arrow.down.right@
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.left.and.down.right.magnifyingglass arrow.up.message*
    arrow.up.right.and.arrow.down.left.rectangle* arrow.uturn.backward.circle.badge.ellipsis
    arrow.uturn.backward@# arrow.uturn.forward@# arrowshape.bounce.forward*
    arrowshape.bounce.right* arrowshape.turn.up.backward*@ arrowshape.turn.up.backward.2*@
    arrowshape.turn.up.forward*@ ~arrowshape.turn.up.left.2@ arrowshape.zigzag.forward*
    arrowshape.zigzag.right* arrowtriangle.backward*@# arrowtriangle.forward*@#
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
    arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
    arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill ~at@ atom
    backward.frame* badge.plus.radiowaves.forward ~bag@ banknote* barometer battery.100.bolt
    bell.badge* ~bell.slash@ bicycle@ binoculars* bolt.car* bolt.fill.batteryblock* bolt.heart*
    ~bolt.slash@ bonjour book.closed* bookmark.slash* ~bookmark@ books.vertical* building*
    building.2* ~building.2.crop@ building.columns* bus* bus.doubledecker* calendar.badge.clock
    calendar.badge.exclamationmark camera.aperture camera.badge.ellipsis
    camera.fill.badge.ellipsis camera.filters camera.metering.center.weighted
    camera.metering.center.weighted.average camera.metering.matrix camera.metering.multispot
    camera.metering.none camera.metering.partial camera.metering.spot camera.metering.unknown
    candybarphone capsule.portrait* car.2* ~car@ case* chart.bar.doc.horizontal* chart.bar.xaxis
    checkerboard.rectangle checkmark.icloud* checkmark.rectangle.portrait* chevron.backward.2
    chevron.backward@# chevron.forward.2 chevron.forward@# circle.bottomhalf.fill circle.dashed
    circle.dashed.inset.fill circle.fill.square.fill circle.grid.cross*
    circle.grid.cross.down.fill circle.grid.cross.left.fill circle.grid.cross.right.fill
    circle.grid.cross.up.fill circle.square circle.tophalf.fill ~circle@ circlebadge*
    circlebadge.2* circles.hexagongrid* circles.hexagonpath* clock.arrow.circlepath comb*
    ~command@# cone* contextualmenu.and.cursorarrow cpu ~creditcard@ cross*@ cross.case* crown*
    cube.transparent* curlybraces# cursorarrow cursorarrow.and.square.on.square.dashed
    cursorarrow.click cursorarrow.click.2 cursorarrow.click.badge.clock cursorarrow.motionlines
    cursorarrow.motionlines.click cursorarrow.rays cursorarrow.square cylinder*
    cylinder.split.1x2* deskclock* dial.max* dial.min* diamond* die.face.1* die.face.2*
    die.face.3* die.face.4* die.face.5* die.face.6* display display.2
    display.trianglebadge.exclamationmark doc.append.fill doc.badge.ellipsis doc.badge.gearshape*
    doc.badge.plus doc.fill.badge.ellipsis doc.fill.badge.plus doc.plaintext.fill
    doc.richtext.fill doc.text.below.ecg* doc.text.fill.viewfinder doc.zipper
    dock.arrow.down.rectangle dock.arrow.up.rectangle dock.rectangle
    dot.arrowtriangles.up.right.down.left.circle dot.circle.and.cursorarrow dot.radiowaves.forward
    dot.squareshape* dot.squareshape.split.2x2 dpad* dpad.down.fill dpad.left.fill dpad.right.fill
    dpad.up.fill drop* ear.badge.checkmark ear.fill ear.trianglebadge.exclamationmark earpods
    ~eject@ ellipsis.bubble* ellipsis.rectangle* envelope.arrow.triangle.branch*
    envelope.badge.shield.leadinghalf.fill envelope.fill.badge.shield.trailinghalf.fill esim*
    exclamationmark.2 exclamationmark.3 exclamationmark.arrow.circlepath
    exclamationmark.arrow.triangle.2.circlepath externaldrive* externaldrive.badge.checkmark
    externaldrive.badge.icloud externaldrive.badge.minus externaldrive.badge.person.crop
    externaldrive.badge.plus externaldrive.badge.timemachine externaldrive.badge.wifi
    externaldrive.badge.xmark externaldrive.connected.to.line.below*
    externaldrive.fill.badge.checkmark externaldrive.fill.badge.icloud
    externaldrive.fill.badge.minus externaldrive.fill.badge.person.crop
    externaldrive.fill.badge.plus externaldrive.fill.badge.timemachine
    externaldrive.fill.badge.wifi externaldrive.fill.badge.xmark ~eye@ eyebrow eyes eyes.inverse
    face.dashed* face.smiling* faxmachine fiberchannel figure.stand
    figure.stand.line.dotted.figure.stand figure.walk.diamond* figure.walk@ figure.wave@
    filemenu.and.cursorarrow filemenu.and.selection flag.badge.ellipsis* ~flag.slash@ flipphone fn
    folder.badge.gear folder.badge.questionmark folder.fill.badge.gear
    folder.fill.badge.questionmark forward.frame* gearshape* gearshape.2* ~gift@ giftcard*
    graduationcap* greetingcard* guitars.fill gyroscope h.square.fill.on.square.fill
    h.square.on.square hand.point.down* hand.point.up* hand.point.up.braille* hand.point.up.left*
    hand.tap* hand.wave* hands.clap* hands.sparkles* ~headphones@ hearingaid.ear ~heart.text#
    hifispeaker.2* hifispeaker.and.homepod* highlighter homekit homepod* homepod.2*
    hourglass.badge.plus ~house@ infinity internaldrive* ipad ipad.homebutton
    ipad.homebutton.landscape ipad.landscape iphone.homebutton.radiowaves.left.and.right
    iphone.homebutton/ iphone.radiowaves.left.and.right iphone/ ipod ipodshuffle.gen1
    ipodshuffle.gen2 ipodshuffle.gen3 ipodshuffle.gen4 ipodtouch j.square.fill.on.square.fill
    j.square.on.square k key* key.icloud* keyboard.badge.ellipsis keyboard.chevron.compact.left
    keyboard.macwindow keyboard.onehanded.left keyboard.onehanded.right
    l1.rectangle.roundedbottom* l2.rectangle.roundedtop* l.joystick* l.joystick.down*
    l.rectangle.roundedbottom* ladybug* laptopcomputer laptopcomputer.and.iphone lasso.sparkles
    latch.2.case* lb.rectangle.roundedbottom* leaf* leaf.arrow.triangle.circlepath level*
    lifepreserver* ~line.3.crossed.swirl@ line.diagonal line.diagonal.arrow
    ~line.horizontal.2.decrease@ ~line.horizontal.3@ line.horizontal.star.fill.line.horizontal
    lineweight link.badge.plus list.and.film list.bullet.rectangle list.star list.triangle
    livephoto.badge.a location.fill.viewfinder location.viewfinder ~lock# lock.doc*
    lock.rectangle* lock.rectangle.on.rectangle* lock.rectangle.stack* lock.square.stack* loupe
    lt.rectangle.roundedtop* lungs* macmini* macpro.gen1 macpro.gen2* macpro.gen3
    macpro.gen3.server macwindow.badge.plus macwindow.on.rectangle mail*
    mail.and.text.magnifyingglass mail.stack* megaphone* memorychip menubar.arrow.down.rectangle
    menubar.arrow.up.rectangle menubar.dock.rectangle menubar.dock.rectangle.badge.record
    menubar.rectangle metronome.fill minus.diamond* minus.plus.batteryblock*
    minus.rectangle.portrait* mosaic* mount* mouth* move.3d music.note.house* music.quarternote.3
    mustache* network newspaper* nose* note note.text note.text.badge.plus octagon* opticaldisc
    opticaldiscdrive* oval* oval.portrait* paintbrush.pointed* paintpalette*
    paperclip.badge.ellipsis ~paperplane@ paragraphsign pc
    pencil.tip.crop.circle.badge.arrow.forward ~person.2@ person.and.arrow.left.and.arrow.right
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
    person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.questionmark
    person.crop.square.fill.and.at.rectangle person.fill.and.arrow.left.and.arrow.right
    person.fill.badge.minus person.fill.badge.plus person.fill.checkmark person.fill.questionmark
    person.fill.turn.down person.fill.turn.left person.fill.turn.right person.fill.viewfinder
    person.fill.xmark phone.bubble.left* phone.connection phone.fill.connection
    photo.on.rectangle.angled pianokeys pianokeys.inverse pills* pip* pip.enter pip.exit
    pip.remove pip.swap placeholdertext.fill play.slash* plus.diamond* plus.message*
    plus.rectangle.fill.on.folder.fill plus.rectangle.on.folder plus.rectangle.portrait*
    plus.viewfinder point.fill.topleft.down.curvedto.point.fill.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up poweroff poweron powersleep
    printer.dotmatrix* printer.dotmatrix.fill.and.paper.fill printer.fill.and.paper.fill
    puzzlepiece* pyramid* questionmark.folder* questionmark.square.dashed
    r1.rectangle.roundedbottom* r2.rectangle.roundedtop* r.joystick* r.joystick.down*
    r.rectangle.roundedbottom* r.square.fill.on.square.fill r.square.on.square radio*
    rb.rectangle.roundedbottom* ~record@ rectangle.3.offgrid.bubble.left*
    rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass
    rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward rectangle.badge.minus
    rectangle.badge.plus rectangle.bottomthird.inset.fill rectangle.center.inset.fill
    rectangle.connected.to.line.below rectangle.dashed rectangle.dashed.and.paperclip
    rectangle.dashed.badge.record rectangle.fill.badge.minus rectangle.fill.badge.plus
    rectangle.fill.on.rectangle.fill.slash.fill ~rectangle.fill.on.rectangle.fill@
    rectangle.inset.bottomleft.fill rectangle.inset.bottomright.fill rectangle.inset.fill
    rectangle.inset.topleft.fill rectangle.inset.topright.fill rectangle.lefthalf.fill
    rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.fill.arrow.left
    rectangle.leftthird.inset.fill rectangle.on.rectangle.slash rectangle.portrait*
    rectangle.portrait.arrowtriangle.2.inward rectangle.portrait.arrowtriangle.2.outward
    rectangle.righthalf.fill rectangle.righthalf.inset.fill
    rectangle.righthalf.inset.fill.arrow.right rectangle.rightthird.inset.fill
    rectangle.roundedbottom* rectangle.roundedtop* rectangle.slash* rectangle.split.1x2*
    rectangle.split.2x1* rectangle.split.2x2* restart restart.circle rotate.3d
    rt.rectangle.roundedtop* ruler* scale.3d scalemass* scanner* scribble.variable scroll* sdcard*
    seal* server.rack shadow ~shekelsign@# shield.lefthalf.fill.slash shippingbox* sidebar.leading
    sidebar.squares.leading sidebar.squares.left sidebar.squares.right sidebar.squares.trailing
    sidebar.trailing signpost.left* signpost.right* simcard* simcard.2* sleep
    slider.horizontal.below.square.fill.and.square slider.vertical.3 sparkle
    sparkles.rectangle.stack* sparkles.square.fill.on.square ~speaker.slash@ speaker.wave.1*
    speaker.wave.2*@ speaker.wave.3* square.2.stack.3d square.2.stack.3d.bottom.fill
    square.2.stack.3d.top.fill square.3.stack.3d square.3.stack.3d.bottom.fill
    square.3.stack.3d.middle.fill square.3.stack.3d.top.fill square.and.at.rectangle
    square.bottomhalf.fill square.dashed square.dashed.inset.fill square.fill.on.square
    square.fill.text.grid.1x2 square.grid.3x1.below.line.grid.1x2
    square.grid.3x1.fill.below.line.grid.1x2 square.grid.3x1.folder.badge.plus
    square.grid.3x1.folder.fill.badge.plus square.grid.3x3* square.grid.3x3.bottomleft.fill
    square.grid.3x3.bottommiddle.fill square.grid.3x3.bottomright.fill square.grid.3x3.fill.square
    square.grid.3x3.middle.fill square.grid.3x3.middleleft.fill square.grid.3x3.middleright.fill
    square.grid.3x3.topleft.fill square.grid.3x3.topmiddle.fill square.grid.3x3.topright.fill
    square.on.square.dashed square.on.square.squareshape.controlhandles square.slash*
    square.split.bottomrightquarter* square.split.diagonal* square.split.diagonal.2x2*
    square.stack.3d.down.forward* square.stack.3d.forward.dottedline* square.stack.3d.up.badge.a*
    square.tophalf.fill ~square@ squareshape*
    squareshape.controlhandles.on.squareshape.controlhandles squareshape.dashed.squareshape
    squareshape.split.2x2 squareshape.split.2x2.dotted squareshape.split.3x3
    squareshape.squareshape.dashed ~star# star.leadinghalf.fill ~staroflife@ stethoscope swift
    switch.2 tablecells* tablecells.badge.ellipsis* tag.slash* target ~teletype@ terminal*
    text.and.command.macwindow text.below.photo* text.book.closed* text.magnifyingglass
    text.redaction thermometer.sun.fill ticket* timeline.selection timer.square togglepower
    touchid tram.tunnel.fill tram@ ~tray@ ~triangle@ tv.and.hifispeaker.fill video.badge.checkmark
    video.bubble.left* video.fill.badge.checkmark video.fill.badge.plus wake wallet.pass*
    wave.3.backward@ wave.3.forward@ wave.3.left@ wave.3.right@ waveform.path.ecg.rectangle*
    wrench.and.screwdriver* xmark.bin*@ xmark.diamond* xmark.rectangle.portrait* xserve
    zl.rectangle.roundedtop* zr.rectangle.roundedtop* 14.2: aqi.high aqi.low aqi.medium
    ~brazilianrealsign@# ~cart@ character character.book.closed* clock.arrow.2.circlepath
    directcurrent exclamationmark.applewatch ~infinity@ ipad.badge.play ipad.homebutton.badge.play
    ipad.homebutton.landscape.badge.play ipad.landscape.badge.play iphone.badge.play
    iphone.homebutton.badge.play iphone.homebutton.landscape iphone.landscape ipodtouch.landscape
    lock.applewatch photo.tv play.tv* rectangle.badge.person.crop rectangle.fill.badge.person.crop
    rectangle.topthird.inset ~repeat.1@ ~repeat@ shield.checkerboard ~shuffle@
    textformat.size.larger textformat.size.smaller torus tv.and.mediabox 14.5: airpodsmax
    applewatch.side.right character.bubble* character.cursor.ibeam character.textbox
    hifispeaker.and.homepodmini* homepod.and.homepodmini* homepodmini* homepodmini.2*
    rectangle.topthird.inset.fill
    """
}
