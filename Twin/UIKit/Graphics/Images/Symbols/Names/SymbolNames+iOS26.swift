nonisolated extension SymbolNames {
  /// The names that came with the versions of iOS 26.
  static let iOS26 = """
    26.0: 1.calendar 2.calendar 3.calendar 4.calendar 5.calendar 6.calendar 7.calendar 8.calendar
    9.calendar 10.calendar 11.calendar 12.calendar 13.calendar 14.calendar 15.calendar 16.calendar
    17.calendar 18.calendar 19.calendar 20.calendar 21.calendar 22.calendar 23.calendar
    24.calendar 25.calendar 26.calendar 27.calendar 28.calendar 29.calendar 30.calendar
    31.calendar ac/ airplane.cloud airplane.landed airplane.path.dotted airplane.ticket*
    airplane.up.forward airplane.up.forward.app* airplane.up.right airplane.up.right.app*
    airplaneseat app.background.dotted app.grid app.shadow app.specular app.translucent
    apple.books.pages* apple.classical.pages* apple.homekit apple.podcasts.pages*
    appletv.badge.checkmark* appletv.badge.exclamationmark* applewatch.badge.checkmark
    applewatch.badge.exclamationmark apps.ipad.badge.checkmark apps.ipad.badge.plus
    apps.ipad.on.rectangle.portrait.dashed apps.iphone.badge.checkmark aqi.medium.gauge.open
    arrow.down.circle.badge.pause* arrow.down.circle.badge.xmark* arrow.forward.folder*
    arrow.trianglehead.turn.up.right arrow.up.folder*
    backpack.sensor.tag.radiowaves.left.and.right* bed.double.badge.checkmark*
    bell.badge.waveform.slash* bicycle.sensor.tag.radiowaves.left.and.right* blood.pressure.cuff*
    blood.pressure.cuff.badge.gauge.with.needle* book.badge.plus*
    briefcase.sensor.tag.radiowaves.left.and.right* calendar.badge calendar.badge.lock
    ~calendar.day.timeline.leading@ ~calendar.day.timeline.left@ ~calendar.day.timeline.right@
    ~calendar.day.timeline.trailing@ camera.sensor.tag.radiowaves.left.and.right*
    car.rear.road.lane.dashed.arrowtriangle.2.outward car.window.left.badge.lock
    car.window.right.badge.lock ~cellularbars@ character.text.justify chart.bar.xaxis.descending
    checkmark.app* checkmark.arrow.trianglehead.clockwise checkmark.circle.badge.airplane*
    checkmark.circle.badge.plus* checkmark.circle.dotted
    checkmark.circle.trianglebadge.exclamationmark.fill circle.grid.2x2.topleft.checkmark.filled
    circle.on.square circle.on.square.intersection.dotted circle.on.square.merge
    clock.arrow.trianglehead.clockwise.rotate.90.path.dotted clock.badge.airplane* ~coat@
    contextualmenu.and.pointer.arrow creditcard.and.numbers
    creditcard.arrow.trianglehead.2.clockwise.rotate.90 creditcard.rewards* ~cube@
    desktopcomputer.badge.checkmark desktopcomputer.badge.shield.checkmark display.and.screwdriver
    document.on.trash* dot.circle.and.pointer.arrow dot.crosshair
    dots.and.line.vertical.and.pointer.arrow.rectangle earbud.left earbud.right
    earbuds.bone.conduction earbuds.bone.conduction.left earbuds.bone.conduction.right
    earbuds.in.ear earbuds.in.ear.left earbuds.in.ear.right earbuds.stemless earbuds.stemless.left
    earbuds.stemless.right ellipsis.calendar ellipsis.circle.badge* envelope.and.hand.raised*
    envelope.badge.minus* envelope.badge.plus* envelope.open.badge.clock.fill environments*@/
    ~environments.slash@ eraser.badge.xmark* eraser.slash* eraser.trianglebadge.exclamationmark*
    eye.half.closed* f.cursive.slash fan.badge.arrow.up.and.down.and.arrow.left.and.right*
    fan.gauge.open ~fan@ figure.seated.side.left.air.distribution.indirect
    figure.seated.side.left.air.distribution.lower.angled.and.upper.angled
    figure.seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled
    figure.seated.side.right.air.distribution.indirect
    figure.seated.side.right.air.distribution.lower.angled.and.upper.angled
    figure.seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled
    figure.seated.side.right.child.lap figure.walk.suitcase.rolling@ filemenu.and.pointer.arrow
    finder flame.gauge.open fuelpump.thermometer* gauge.chart.lefthalf.righthalf
    gauge.chart.leftthird.topthird.rightthird gauge.open
    gauge.open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward globe.badge.clock*
    globe.fill graph.2d graph.3d guidepoint.horizontal guidepoint.vertical
    guidepoint.vertical.arrowtriangle.forward guidepoint.vertical.numbers
    hand.thumbsdown.filled.hand.thumbsup hand.thumbsdown.hand.thumbsup*
    hand.thumbsdown.hand.thumbsup.filled handbag.sensor.tag.radiowaves.left.and.right*
    headphones.over.ear headphones.sensor.tag.radiowaves.left.and.right* heart.badge.bolt*/
    heart.gauge.open heat.waves.gauge.open ~heat.waves@ highlighter.badge.ellipsis
    homepod.badge.checkmark* homepod.mini.and.appletv* homepod.mini.badge.checkmark*
    hourglass.badge.lock humidifier.and.ellipsis* icloud.dashed
    inset.filled.bottomleading.bottomtrailing.rectangle
    inset.filled.bottomleft.bottomright.rectangle inset.filled.circle.slash
    inset.filled.leftthird.middlethird.rightthird.rectangle inset.filled.pano
    inset.filled.rectangle.and.pointer.arrow
    inset.filled.topthird.middlethird.bottomthird.rectangle ipad.badge.checkmark
    ipad.gen1.crop.homebutton.circle ipad.gen1.sizes ipad.gen2.sizes ipad.landscape.and.applewatch
    ipad.landscape.and.ipod iphone.and.ipod iphone.and.vision.pro iphone.badge.checkmark
    iphone.gen1.crop.homebutton.circle iphone.gen1.sizes iphone.gen2.sizes iphone.gen3.sizes
    iphone.pattern.diagonalline iphone.pattern.diagonalline.on.rectangle.portrait.dashed
    ipod.and.applewatch ipod.and.vision.pro jacket.sensor.tag.radiowaves.left.and.right* ~jacket@
    key.sensor.tag.radiowaves.left.and.right* key.shield* ~key@ laptopcomputer.badge.checkmark
    line.diagonal.trianglehead.up.right line.diagonal.trianglehead.up.right.left.down
    lines.measurement.horizontal.aligned.bottom list.bullet.badge.ellipsis
    list.dash.badge.ellipsis list.dash.header.rectangle.fill list.number.badge.ellipsis
    lock.badge.checkmark* lock.badge.xmark* lock.heart* lock.rectangle.dashed lock.square.dashed
    macbook.and.ipod macbook.badge.checkmark macbook.badge.exclamationmark
    macbook.badge.shield.checkmark macbook.gen1.sizes macbook.gen2.sizes macbook.sizes
    macbook.trianglebadge.exclamationmark macmini.badge.checkmark* macpro.gen3.badge.ckeckmark*
    macstudio.badge.checkmark* macwindow.and.pointer.arrow macwindow.stack
    minus.arrow.trianglehead.clockwise minus.plus.lines.measurement.horizontal.aligned.bottom
    music.note.arrow.trianglehead.clockwise music.note.slash music.note.square.stack* music.pages*
    pad.header paint.bucket.classic pedestrian.gate.closed.trianglebadge.exclamationmark
    pedestrian.gate.open.trianglebadge.exclamationmark person.2.badge* person.2.shield*
    person.crop.circle.badge.ellipsis* person.spatialaudio.3d.fill person.spatialaudio.fill
    person.spatialaudio.stereo.3d.fill person.spatialaudio.stereo.fill
    person.text.rectangle.trianglebadge.exclamationmark* pet.carrier*@ phone.pause*@ play.diamond*
    plus.arrow.trianglehead.counterclockwise plus.capsule* pointer.arrow#/
    pointer.arrow.and.square.on.square.dashed pointer.arrow.click pointer.arrow.click.2
    pointer.arrow.click.badge.clock pointer.arrow.ipad#/
    pointer.arrow.ipad.and.square.on.square.dashed pointer.arrow.ipad.rays
    ~pointer.arrow.ipad.slash# pointer.arrow.motionlines pointer.arrow.motionlines.click
    pointer.arrow.rays ~pointer.arrow.slash# rectangle.3.group.dashed rectangle.grid.1x3*
    rectangle.landscape.rotate.slash rectangle.portrait.rotate.slash rectangle.stack.slash*
    repeat.badge.xmark ring ring.dashed sensor.radiowaves.left.and.right* service.dog*
    shoe.arrow.trianglehead.up.and.down* shoe.arrow.trianglehead.up.right*@ siri
    slider.horizontal.below.circle.lefthalf.filled
    slider.horizontal.below.circle.lefthalf.filled.inverse
    slider.horizontal.below.circle.righthalf.filled
    slider.horizontal.below.circle.righthalf.filled.inverse sparkle.text.clipboard* sparkles.2
    spatial.capture*/ spatial.capture.on.hexagon* speaker.trianglebadge.exclamationmark*
    steeringwheel.badge.lock strikethrough.double stroke.line.diagonal/
    suitcase.rolling.and.film*@ suitcase.rolling.and.suitcase*@ ~suitcase.rolling@ ~suitcase@
    text.below.folder* text.line.2.summary text.line.2.summary.badge.xmark text.line.3.summary
    text.pad.header text.pad.header.badge.clock text.pad.header.badge.plus text.rectangle*
    text.square.filled thermometer.and.ellipsis thermometer.gauge.open thermometer.tirepressure
    thermometer.variable.badge.clock thermometer.variable.badge.play ~ticket@ tram.card*
    tray.badge* umbrella.gauge.open umbrella.sensor.tag.radiowaves.left.and.right* ~umbrella@
    underline.double vent.heat.waves.upward vision.pro.badge.checkmark*
    wallet.sensor.tag.radiowaves.left.and.right* waveform.low waveform.mid wifi.badge.lock
    xmark.circle.badge.airplane*
    """
}
