nonisolated extension SymbolNames {
  /// The names that came with the versions of iOS 15.
  static let iOS15 = """
    15.0: 123.rectangle* airplane.arrival airplane.departure airplayaudio.badge.exclamationmark
    ~airplayaudio@ airplayvideo.badge.exclamationmark ~airplayvideo@ airpods.chargingcase*
    airpods.chargingcase.wireless* airpodspro.chargingcase.wireless* airtag*
    airtag.radiowaves.forward* align.horizontal.center* align.horizontal.left*
    align.horizontal.right* align.vertical.bottom* align.vertical.center* align.vertical.top*
    allergens alternatingcurrent antenna.radiowaves.left.and.right.slash
    ~antenna.radiowaves.left.and.right@ app.badge.checkmark* app.connected.to.app.below.fill
    app.dashed applepencil appletvremote.gen1* appletvremote.gen2* appletvremote.gen3*
    appletvremote.gen4* applewatch.case.inset.filled arkit.badge.xmark arrow.backward.to.line@
    arrow.down.to.line.compact ~arrow.down.to.line@ arrow.forward.to.line@
    arrow.left.to.line.compact ~arrow.left.to.line@ arrow.right.to.line.compact
    ~arrow.right.to.line@ arrow.up.and.down.righttriangle.up.righttriangle.down.fill
    arrow.up.to.line.compact ~arrow.up.to.line@
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill asterisk ~backward@
    battery.50 battery.75 beats.earphones beats.headphones beats.powerbeats beats.powerbeats3
    beats.powerbeatspro beats.powerbeatspro.chargingcase* beats.powerbeatspro.left
    beats.powerbeatspro.right beats.studiobud.left beats.studiobud.right beats.studiobuds
    beats.studiobuds.chargingcase* ~bed.double@ ~bell# bell.and.waveform* ~bell.badge@ ~bolt#
    bolt.batteryblock* ~bolt.car@ bolt.shield* ~book.closed@ ~bookmark# ~books.vertical@ brain
    brain.head.profile ~briefcase@ bubble.left.and.exclamationmark.bubble.right* ~bubble.left@
    ~bubble.right@ ~building.columns@ cable.connector cable.connector.horizontal cablecar*
    calendar.day.timeline.leading calendar.day.timeline.left calendar.day.timeline.right
    calendar.day.timeline.trailing camera.shutter.button* capsule.bottomhalf.filled
    capsule.inset.filled capsule.lefthalf.filled capsule.portrait.bottomhalf.filled
    capsule.portrait.inset.filled capsule.portrait.lefthalf.filled
    capsule.portrait.righthalf.filled capsule.portrait.tophalf.filled capsule.righthalf.filled
    capsule.tophalf.filled car.ferry* chart.line.uptrend.xyaxis@ chart.xyaxis.line
    checkerboard.shield checklist checkmark.bubble* checkmark.circle.trianglebadge.exclamationmark
    checkmark.diamond* chevron.left.forwardslash.chevron.right circle.and.line.horizontal*
    circle.bottomhalf.filled circle.dashed.inset.filled circle.dotted circle.grid.2x1*
    circle.grid.2x1.left.filled circle.grid.2x1.right.filled ~circle.grid.3x3@
    circle.grid.cross.down.filled circle.grid.cross.left.filled circle.grid.cross.right.filled
    circle.grid.cross.up.filled circle.hexagongrid*@ circle.hexagonpath* circle.inset.filled
    circle.lefthalf.filled circle.righthalf.filled circle.slash* circle.square.fill
    circle.tophalf.filled clock.badge.checkmark* clock.badge.exclamationmark* ~clock@
    computermouse* cpu.fill creditcard.and.123 creditcard.trianglebadge.exclamationmark
    cross.vial* cup.and.saucer* delete.backward* delete.forward* desktopcomputer.and.arrow.down
    desktopcomputer.trianglebadge.exclamationmark diamond.bottomhalf.filled diamond.inset.filled
    diamond.lefthalf.filled diamond.righthalf.filled diamond.tophalf.filled ~diamond@ dice*
    digitalcrown.arrow.clockwise* digitalcrown.arrow.counterclockwise*
    digitalcrown.horizontal.arrow.clockwise* digitalcrown.horizontal.arrow.counterclockwise*
    digitalcrown.horizontal.press* digitalcrown.press* display.and.arrow.down doc.text.image*
    doc.viewfinder* dot.circle.and.hand.point.up.left.fill dot.circle.viewfinder
    dot.radiowaves.up.forward dot.viewfinder dpad.down.filled dpad.left.filled dpad.right.filled
    dpad.up.filled ~drop@ ear.and.waveform earbuds earbuds.case* ellipsis.curlybraces
    ellipsis.vertical.bubble* envelope.badge.shield.half.filled* ~exclamationmark.bubble@ ~eye#
    ~eye.slash@ eye.trianglebadge.exclamationmark* facemask* fanblades* ferry* fibrechannel
    figure.roll ~film@ ~flag# flag.2.crossed* flag.and.flag.filled.crossed
    flag.filled.and.flag.crossed ~flame@ folder.badge.gearshape folder.fill.badge.gearshape
    fork.knife@ ~forward@ fuelpump*@ gear.badge.checkmark gear.badge.questionmark gear.badge.xmark
    ~gear@ ~gearshape@ globe.americas* globe.asia.australia* globe.badge.chevron.backward
    globe.europe.africa* gobackward.5 goforward.5 ~graduationcap@ h.square.on.square.fill ~hammer@
    ~hand.raised.square.on# ~hand.raised@# ~hand.thumbsdown@ ~hand.thumbsup@ hearingdevice.ear
    ~heart# heart.rectangle* hexagon.bottomhalf.filled hexagon.lefthalf.filled
    hexagon.righthalf.filled hexagon.tophalf.filled hifispeaker.and.appletv* homepod.and.appletv*
    homepodmini.and.appletv* hourglass.bottomhalf.filled hourglass.tophalf.filled ~hourglass@
    humidity* ~icloud# ipad.and.arrow.forward ipad.and.iphone ipad.rear.camera
    iphone.and.arrow.forward ~iphone.homebutton.radiowaves.left.and.right@
    ~iphone.homebutton.slash@ ~iphone.homebutton@ ~iphone.radiowaves.left.and.right@
    iphone.rear.camera ~iphone.slash@ iphone.smartbatterycase.gen1 iphone.smartbatterycase.gen2
    ~iphone@ ipodtouch.slash ivfluid.bag* j.square.on.square.fill keyboard.fill
    l.joystick.press.down* l.joystick.tilt.down* l.joystick.tilt.left* l.joystick.tilt.right*
    l.joystick.tilt.up* lanyardcard* laptopcomputer.and.arrow.down
    laptopcomputer.trianglebadge.exclamationmark lasso.and.sparkles ~leaf@ ~lightbulb@
    ~line.2.horizontal.decrease@ line.3.horizontal.decrease@ line.3.horizontal@
    lines.measurement.horizontal list.bullet.rectangle.fill list.bullet.rectangle.portrait*
    ~list.bullet@ list.dash.header.rectangle ~location# location.magnifyingglass ~location.north@
    lock.desktopcomputer lock.display lock.ipad lock.iphone lock.laptopcomputer
    lock.open.applewatch lock.open.desktopcomputer lock.open.display lock.open.ipad
    lock.open.iphone lock.open.laptopcomputer logo.playstation logo.xbox macpro.gen1.fill
    macpro.gen3.fill magazine* magicmouse* magsafe.batterypack* ~map@ ~mappin# ~mappin.slash@
    mediastick memorychip.fill menucard* message.and.waveform* ~mic# mic.badge.plus
    mic.fill.badge.plus ~mic.slash@ minus.forwardslash.plus ~music.mic@ music.note.tv*
    network.badge.shield.half.filled ~newspaper@ octagon.bottomhalf.filled octagon.lefthalf.filled
    octagon.righthalf.filled octagon.tophalf.filled oval.bottomhalf.filled oval.inset.filled
    oval.lefthalf.filled oval.portrait.bottomhalf.filled oval.portrait.inset.filled
    oval.portrait.lefthalf.filled oval.portrait.righthalf.filled oval.portrait.tophalf.filled
    oval.righthalf.filled oval.tophalf.filled parentheses parkingsign@ pawprint*@ peacesign
    pentagon* pentagon.bottomhalf.filled pentagon.lefthalf.filled pentagon.righthalf.filled
    pentagon.tophalf.filled person.2.crop.square.stack* person.2.wave.2* person.3.sequence*
    person.badge.clock* person.crop.artframe person.crop.circle.badge*
    person.crop.circle.badge.clock* person.crop.circle.badge.exclamationmark.fill
    person.crop.circle.badge.moon* person.crop.circle.badge.questionmark.fill
    person.crop.rectangle.stack* person.crop.square.filled.and.at.rectangle*
    person.text.rectangle* person.wave.2* ~personalhotspot@ phone.and.waveform* photo.artframe
    ~photo@ ~pills@ ~pin# platter.2.filled.ipad platter.2.filled.ipad.landscape
    platter.2.filled.iphone platter.2.filled.iphone.landscape platter.bottom.applewatch.case
    platter.filled.bottom.applewatch.case platter.filled.top.applewatch.case
    platter.top.applewatch.case ~play# play.rectangle.on.rectangle*@ plus.forwardslash.minus
    plus.rectangle.on.folder.fill plus.square.dashed point.3.connected.trianglepath.dotted
    point.3.filled.connected.trianglepath.dotted
    point.filled.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up.fill
    point.topleft.down.curvedto.point.filled.bottomright.up power.dotted ~power@ powerplug*
    printer.dotmatrix.filled.and.paper printer.filled.and.paper puzzlepiece.extension*
    questionmark.app* questionmark.app.dashed quote.closing quote.opening r.joystick.press.down*
    r.joystick.tilt.down* r.joystick.tilt.left* r.joystick.tilt.right* r.joystick.tilt.up*
    r.square.on.square.fill rectangle.2.swap rectangle.3.group* rectangle.3.group.bubble.left*
    rectangle.and.hand.point.up.left* rectangle.and.hand.point.up.left.filled
    rectangle.bottomhalf.filled rectangle.bottomhalf.inset.filled
    rectangle.bottomthird.inset.filled rectangle.center.inset.filled
    rectangle.center.inset.filled.badge.plus rectangle.filled.and.hand.point.up.left
    rectangle.inset.bottomleading.filled rectangle.inset.bottomleft.filled
    rectangle.inset.bottomright.filled rectangle.inset.bottomtrailing.filled
    rectangle.inset.filled rectangle.inset.filled.and.person.filled
    rectangle.inset.filled.on.rectangle rectangle.inset.topleading.filled
    rectangle.inset.topleft.filled rectangle.inset.topright.filled
    rectangle.inset.toptrailing.filled rectangle.leadinghalf.inset.filled
    rectangle.leadinghalf.inset.filled.arrow.leading rectangle.leadingthird.inset.filled
    rectangle.lefthalf.filled rectangle.lefthalf.inset.filled
    rectangle.lefthalf.inset.filled.arrow.left rectangle.leftthird.inset.filled
    rectangle.on.rectangle.slash.fill ~rectangle.on.rectangle.slash@ ~rectangle.on.rectangle@#
    rectangle.portrait.and.arrow.right* rectangle.portrait.bottomhalf.filled
    rectangle.portrait.bottomhalf.inset.filled rectangle.portrait.bottomleading.inset.filled
    rectangle.portrait.bottomleft.inset.filled rectangle.portrait.bottomright.inset.filled
    rectangle.portrait.bottomthird.inset.filled rectangle.portrait.bottomtrailing.inset.filled
    rectangle.portrait.center.inset.filled rectangle.portrait.inset.filled
    rectangle.portrait.leadinghalf.inset.filled rectangle.portrait.leadingthird.inset.filled
    rectangle.portrait.lefthalf.filled rectangle.portrait.lefthalf.inset.filled
    rectangle.portrait.leftthird.inset.filled rectangle.portrait.on.rectangle.portrait*/
    rectangle.portrait.righthalf.filled rectangle.portrait.righthalf.inset.filled
    rectangle.portrait.rightthird.inset.filled rectangle.portrait.slash*
    rectangle.portrait.split.2x1*/ rectangle.portrait.tophalf.filled
    rectangle.portrait.tophalf.inset.filled rectangle.portrait.topleading.inset.filled
    rectangle.portrait.topleft.inset.filled rectangle.portrait.topright.inset.filled
    rectangle.portrait.topthird.inset.filled rectangle.portrait.toptrailing.inset.filled
    rectangle.portrait.trailinghalf.inset.filled rectangle.portrait.trailingthird.inset.filled
    rectangle.righthalf.filled rectangle.righthalf.inset.filled
    rectangle.righthalf.inset.filled.arrow.right rectangle.rightthird.inset.filled
    rectangle.split.2x1.slash* rectangle.stack.badge.person.crop.fill rectangle.stack.badge.play*
    rectangle.tophalf.filled rectangle.tophalf.inset.filled rectangle.topthird.inset.filled
    rectangle.trailinghalf.inset.filled rectangle.trailinghalf.inset.filled.arrow.trailing
    rectangle.trailingthird.inset.filled restart.circle.fill return.left return.right ~scissors@
    scooter screwdriver* sensor.tag.radiowaves.forward* shareplay/ shield.lefthalf.filled/
    shield.righthalf.filled ~shippingbox@ ~sleep@
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
    slider.horizontal.below.square.filled.and.square ~smallcircle.filled@ snowflake@
    sparkle.magnifyingglass sparkles.square.filled.on.square sparkles.tv*
    speaker.badge.exclamationmark* ~speaker@ square.2.stack.3d.bottom.filled
    square.2.stack.3d.top.filled square.3.stack.3d.bottom.filled square.3.stack.3d.middle.filled
    square.3.stack.3d.top.filled square.and.arrow.up.trianglebadge.exclamationmark
    ~square.and.arrow.up@ square.and.at.rectangle.fill square.and.line.vertical.and.square.filled
    square.bottomhalf.filled square.dashed.inset.filled
    square.fill.and.line.vertical.and.square.fill square.filled.and.line.vertical.and.square
    square.filled.on.square square.grid.3x1.below.line.grid.1x2.fill
    square.grid.3x3.bottomleft.filled square.grid.3x3.bottommiddle.filled
    square.grid.3x3.bottomright.filled square.grid.3x3.middle.filled
    square.grid.3x3.middleleft.filled square.grid.3x3.middleright.filled square.grid.3x3.square
    square.grid.3x3.topleft.filled square.grid.3x3.topmiddle.filled
    square.grid.3x3.topright.filled square.inset.filled square.lefthalf.filled
    square.righthalf.filled ~square.text# square.tophalf.filled star.bubble*
    star.leadinghalf.filled ~stethoscope@ suitcase* suitcase.cart* sun.and.horizon* ~sun.max@
    tablecells.fill.badge.ellipsis ~tag# takeoutbag.and.cup.and.straw* ~teletype.answer@
    testtube.2 text.viewfinder theatermasks*@ train.side.front.car train.side.middle.car
    train.side.rear.car tram.fill.tunnel trapezoid.and.line.horizontal*
    trapezoid.and.line.vertical* ~trash# ~trash.slash@# triangle.bottomhalf.filled
    triangle.inset.filled triangle.lefthalf.filled triangle.righthalf.filled
    triangle.tophalf.filled tshirt* tv.inset.filled ~video# video.and.waveform*
    video.badge.ellipsis video.fill.badge.ellipsis ~wake@ watchface.applewatch.case
    waveform.and.magnifyingglass waveform.and.mic waveform.badge.exclamationmark
    waveform.badge.minus waveform.badge.plus ~wifi@# xmark.app* 15.1: bolt.ring.closed
    platter.filled.bottom.and.arrow.down.iphone platter.filled.bottom.iphone
    platter.filled.top.and.arrow.up.iphone platter.filled.top.iphone
    square.3.layers.3d.down.backward square.3.layers.3d.down.forward square.3.layers.3d.down.left
    square.3.layers.3d.down.right text.justify.leading text.justify.left text.justify.right
    text.justify.trailing 15.2: airpod.gen3.left airpod.gen3.right airpods.gen3
    airpods.gen3.chargingcase.wireless* beats.fit.pro beats.fit.pro.chargingcase*
    beats.fit.pro.left beats.fit.pro.right rectangle.leadinghalf.filled
    rectangle.trailinghalf.filled square.3.layers.3d.down.left.slash
    square.3.layers.3d.down.right.slash square.3.stack.3d.slash 15.4: camera.macro@
    dots.and.line.vertical.and.cursorarrow.rectangle key.viewfinder person.badge.key*
    """
}
