nonisolated extension SymbolNames {
  /// The names that came with the versions of iOS 17.
  static let iOS17 = """
    17.0: 2h@ 4a@ 4h@ 4l@ accessibility* accessibility.badge.arrow.up.right
    airpodspro.chargingcase.wireless.radiowaves.left.and.right* apple.terminal*
    apple.terminal.on.rectangle* applepencil.adapter.usb.c* applepencil.and.scribble
    applepencil.gen1 applepencil.gen2 applepencil.tip applewatch.and.arrow.forward
    appwindow.swipe.rectangle arcade.stick arcade.stick.and.arrow.down arcade.stick.and.arrow.left
    arcade.stick.and.arrow.left.and.arrow.right arcade.stick.and.arrow.right
    arcade.stick.and.arrow.up arcade.stick.and.arrow.up.and.arrow.down arcade.stick.console*
    ~arrow.backward.to.line# arrow.circlepath ~arrow.clockwise# ~arrow.counterclockwise#
    arrow.down.applewatch arrow.down.backward.and.arrow.up.forward@#
    arrow.down.backward.toptrailing.rectangle* arrow.down.circle.dotted
    ~arrow.down.forward.and.arrow.up.backward# arrow.down.forward.topleading.rectangle*
    arrow.down.left.and.arrow.up.right@# arrow.down.left.arrow.up.right@#
    arrow.down.left.topright.rectangle* ~arrow.down.right.and.arrow.up.left#
    arrow.down.right.topleft.rectangle* ~arrow.down.to.line# ~arrow.forward.to.line#
    ~arrow.left.to.line# ~arrow.right.to.line# arrow.triangle.2.circlepath.icloud*
    ~arrow.up.backward.and.arrow.down.forward# arrow.up.backward.bottomtrailing.rectangle*
    arrow.up.forward.and.arrow.down.backward@# arrow.up.forward.bottomleading.rectangle*
    ~arrow.up.left.and.arrow.down.right# arrow.up.left.arrow.down.right@#
    arrow.up.left.bottomright.rectangle* arrow.up.right.and.arrow.down.left@#
    arrow.up.right.bottomleft.rectangle* ~arrow.up.to.line# arrow.up.trash* arrowkeys*
    arrowkeys.down.filled arrowkeys.left.filled arrowkeys.right.filled arrowkeys.up.filled
    ~arrowshape.backward@ arrowshape.down*@ ~arrowshape.forward@ arrowshape.left.arrowshape.right*
    ~arrowshape.left@ ~arrowshape.right@ arrowshape.up*@
    arrowtriangle.up.arrowtriangle.down.window.left
    arrowtriangle.up.arrowtriangle.down.window.right australiandollarsign.arrow.circlepath
    australiandollarsign@# australsign.arrow.circlepath automatic.brakesignal
    automatic.headlight.high.beam* automatic.headlight.low.beam* axle.2.driveshaft.disengaged
    axle.2.front.disengaged axle.2.rear.disengaged axle.2.rear.lock bahtsign.arrow.circlepath
    battery.0percent battery.25percent battery.50percent battery.75percent battery.100percent.bolt
    battery.100percent@ beats.fitpro beats.fitpro.chargingcase* beats.fitpro.left
    beats.fitpro.right beats.studiobudsplus beats.studiobudsplus.chargingcase*
    beats.studiobudsplus.left beats.studiobudsplus.right bell.badge.slash* bell.badge.waveform*
    ~binoculars@ ~bird@ bitcoinsign.arrow.circlepath bolt.badge.automatic* bolt.badge.checkmark*
    bolt.badge.xmark* book.and.wrench* book.pages* brain.fill brain.filled.head.profile
    brain.head.profile.fill brazilianrealsign.arrow.circlepath bubble*@
    bubble.left.and.text.bubble.right* button.angledbottom.horizontal.left*
    button.angledbottom.horizontal.right* button.angledtop.vertical.left*
    button.angledtop.vertical.right* button.horizontal* button.horizontal.top.press*
    button.roundedbottom.horizontal* button.roundedtop.horizontal* button.vertical.left.press*
    button.vertical.right.press* cable.coaxial cable.connector.slash calendar.badge.checkmark
    camera.badge.clock* camera.badge.ellipsis.fill car.front.waves.down*
    car.rear.and.collision.road.lane/ car.side.hill.down* car.side.hill.up* car.side.lock*
    car.side.lock.open* car.side.rear.and.collision.and.car.side.front/
    car.side.rear.and.exclamationmark.and.car.side.front
    car.side.rear.and.wave.3.and.car.side.front car.top.door.sliding.left.open*
    car.top.door.sliding.right.open* car.top.frontleft.arrowtriangle*
    car.top.frontright.arrowtriangle* car.top.radiowaves.rear.right.badge.exclamationmark*
    car.top.radiowaves.rear.right.badge.xmark* car.top.rearleft.arrowtriangle*
    car.top.rearright.arrowtriangle* car.window.left car.window.left.badge.exclamationmark
    car.window.left.badge.xmark car.window.left.exclamationmark car.window.left.xmark
    car.window.right car.window.right.badge.exclamationmark car.window.right.badge.xmark
    car.window.right.exclamationmark car.window.right.xmark carseat.left* carseat.left.1*
    carseat.left.2* carseat.left.3* carseat.left.and.heat.waves*
    carseat.left.backrest.up.and.down* carseat.left.fan* carseat.left.forward.and.backward*
    carseat.left.massage* carseat.left.up.and.down* carseat.right* carseat.right.1*
    carseat.right.2* carseat.right.3* carseat.right.and.heat.waves*
    carseat.right.backrest.up.and.down* carseat.right.fan* carseat.right.forward.and.backward*
    carseat.right.massage* carseat.right.up.and.down* cat*@ cedisign.arrow.circlepath
    centsign.arrow.circlepath character.magnify chart.bar.xaxis.ascending
    chart.bar.xaxis.ascending.badge.clock checkmark.applewatch checkmark.gobackward
    checkmark.rectangle.stack* chineseyuanrenminbisign.arrow.circlepath chineseyuanrenminbisign@#
    circle.badge.checkmark* circle.badge.exclamationmark* circle.badge.minus* circle.badge.plus*
    circle.badge.questionmark* circle.badge.xmark* circle.bottomhalf.filled.inverse
    circle.bottomrighthalf.checkered circle.dotted.and.circle ~circle.dotted@ circle.filled.ipad*
    circle.filled.ipad.landscape* circle.filled.iphone* circle.lefthalf.filled.inverse
    circle.lefthalf.filled.righthalf.striped.horizontal
    circle.lefthalf.filled.righthalf.striped.horizontal.inverse circle.lefthalf.striped.horizontal
    circle.lefthalf.striped.horizontal.inverse circle.righthalf.filled.inverse
    circle.tophalf.filled.inverse cloud.rainbow.half* coloncurrencysign.arrow.circlepath
    creditcard.trianglebadge.exclamationmark.fill cruzeirosign.arrow.circlepath cursorarrow.slash#
    danishkronesign.arrow.circlepath danishkronesign@# ~dishwasher@ doc.badge.clock*
    doc.questionmark* dog*@ dongsign.arrow.circlepath dot.scope dot.scope.display
    dot.scope.laptopcomputer drop.halffull drop.transmission ~dryer@ ear.badge.waveform
    engine.combustion.badge.exclamationmark* envelope.badge.person.crop* eurosign.arrow.circlepath
    eurozonesign.arrow.circlepath eurozonesign@# ev.charger*/ ev.charger.arrowtriangle.left*
    ev.charger.arrowtriangle.right* ev.charger.exclamationmark* ev.plug.ac.gb.t*
    ev.plug.ac.type.1* ev.plug.ac.type.2* ev.plug.dc.ccs1* ev.plug.dc.ccs2* ev.plug.dc.chademo*
    ev.plug.dc.gb.t* ev.plug.dc.nacs* exclamationmark.magnifyingglass exclamationmark.tirepressure
    exclamationmark.warninglight* eyeglasses.slash fan*/ fan.badge.automatic*
    field.of.view.ultrawide* field.of.view.wide* figure figure.2@ figure.child.and.lock*
    figure.child.and.lock.open* figure.child@ figure.seated.side
    figure.seated.side.air.distribution.lower figure.seated.side.air.distribution.middle
    figure.seated.side.air.distribution.middle.and.lower
    figure.seated.side.air.distribution.middle.and.lower.angled
    figure.seated.side.air.distribution.upper
    figure.seated.side.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.air.distribution.upper.angled.and.middle
    figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.automatic
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    figure.walk.motion.trianglebadge.exclamationmark fireworks ~flashlight.off@ ~flashlight.on@
    flashlight.slash@ flask* florinsign.arrow.circlepath francsign.arrow.circlepath
    fuelpump.arrowtriangle.left* fuelpump.arrowtriangle.right* fuelpump.exclamationmark*
    fuelpump.slash* gauge.open.with.lines.needle.33percent
    gauge.open.with.lines.needle.33percent.and.arrowtriangle
    gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
    gauge.open.with.lines.needle.67percent.and.arrowtriangle
    gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car
    gauge.open.with.lines.needle.84percent.exclamation gauge.with.dots.needle.0percent
    gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
    gauge.with.dots.needle.67percent gauge.with.dots.needle.100percent
    gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.50percent
    gauge.with.dots.needle.bottom.50percent.badge.minus
    gauge.with.dots.needle.bottom.50percent.badge.plus gauge.with.dots.needle.bottom.100percent
    gauge.with.needle* gearshift.layout.sixspeed guaranisign.arrow.circlepath gym.bag*
    hand.point.up.left.and.text* ~handbag@ hands.and.sparkles* hanger ~hare@
    head.profile.arrow.forward.and.visionpro heat.waves horn* horn.blast* hourglass.and.lock
    hryvniasign.arrow.circlepath indianrupeesign.arrow.circlepath ipad.case
    ipad.case.and.iphone.case ipad.sizes iphone.and.arrow.left.and.arrow.right iphone.case
    iphone.sizes kashida.arabic key.radiowaves.forward.slash* key.slash* kipsign.arrow.circlepath
    l1.button.roundedbottom.horizontal* ~l1@ l2.button.angledtop.vertical.left*
    l2.button.roundedtop.horizontal* ~l2@ l3.button.angledbottom.horizontal.left*
    l4.button.horizontal* l.button.roundedbottom.horizontal* ~ladybug@ larisign.arrow.circlepath
    laser.burst lasso.badge.sparkles lb.button.roundedbottom.horizontal* ~lb@ left@ licenseplate*
    lightbulb.max* lightbulb.min* lightbulb.min.badge.exclamationmark* lightrail*
    lightspectrum.horizontal line.3.horizontal.button.angledtop.vertical.right*
    lines.measurement.vertical lirasign.arrow.circlepath livephoto.badge.automatic ~lizard@
    lm.button.horizontal* lock.app.dashed lock.badge.clock* lock.circle.dotted
    lsb.button.angledbottom.horizontal.left* lt.button.roundedtop.horizontal* ~lt@
    m1.button.horizontal* m2.button.horizontal* m3.button.horizontal* m4.button.horizontal*
    macbook macbook.and.visionpro macbook.gen1 macbook.gen2 macwindow.and.cursorarrow
    manatsign.arrow.circlepath ~mappin.and.ellipse@ message.badge.waveform*
    millsign.arrow.circlepath moon.dust*@ moonrise*@ moonset*@ movieclapper*
    nairasign.arrow.circlepath network.slash norwegiankronesign.arrow.circlepath
    norwegiankronesign@# opticid* p1.button.horizontal* p2.button.horizontal*
    p3.button.horizontal* p4.button.horizontal* paddleshifter.left* paddleshifter.right*
    pano.badge.play* parkingsign.radiowaves.left.and.right
    parkingsign.radiowaves.right.and.safetycone parkingsign.steeringwheel pedal.accelerator*
    pedal.brake* pedal.clutch* pencil.and.list.clipboard pencil.and.scribble
    pencil.tip.crop.circle.badge.arrow.forward.fill pencil.tip.crop.circle.badge.minus.fill
    pencil.tip.crop.circle.badge.plus.fill pencil.tip.crop.circle.fill person.2.badge.key*
    person.and.background.striped.horizontal person.bubble* ~person.bust@
    ~person.crop.circle.dashed@ person.slash* pesetasign.arrow.circlepath
    pesosign.arrow.circlepath phone.badge.waveform* phone.bubble* ~photo.artframe@
    photo.badge.arrow.down* photo.badge.checkmark* photo.badge.plus* play.house*
    point.bottomleft.filled.forward.to.point.topright.scurvepath
    point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath*
    point.bottomleft.forward.to.point.topright.filled.scurvepath
    point.bottomleft.forward.to.point.topright.scurvepath* point.forward.to.point.capsulepath*
    point.topleft.down.to.point.bottomright.curvepath*
    point.topleft.down.to.point.bottomright.filled.curvepath
    point.topleft.filled.down.to.point.bottomright.curvepath polishzlotysign.arrow.circlepath
    polishzlotysign@# powercord* r1.button.roundedbottom.horizontal* ~r1@
    r2.button.angledtop.vertical.right* r2.button.roundedtop.horizontal* ~r2@
    r3.button.angledbottom.horizontal.right* r4.button.horizontal*
    r.button.roundedbottom.horizontal* rainbow rb.button.roundedbottom.horizontal* ~rb@
    rectangle.3.group.bubble* rectangle.checkered rectangle.inset.filled.and.cursorarrow
    rectangle.inset.filled.badge.record rectangle.landscape.rotate
    rectangle.on.rectangle.badge.gearshape rectangle.on.rectangle.button.angledtop.vertical.left*
    rectangle.portrait.badge.plus* rectangle.portrait.rotate rectangle.ratio.3.to.4*
    rectangle.ratio.4.to.3* rectangle.ratio.9.to.16* rectangle.ratio.16.to.9*
    retarder.brakesignal.and.exclamationmark retarder.brakesignal.slash right@ righttriangle*
    righttriangle.split.diagonal* rm.button.horizontal* rotate.3d.fill ~rotate.3d@
    rsb.button.angledbottom.horizontal.right* rt.button.roundedtop.horizontal* ~rt@
    rublesign.arrow.circlepath rupeesign.arrow.circlepath ~shared.with.you@
    shekelsign.arrow.circlepath shield.checkered shield.lefthalf.filled.badge.checkmark
    shield.lefthalf.filled.trianglebadge.exclamationmark shoe*@ shoe.2* skateboard* skis*
    slider.horizontal.2.square slider.horizontal.below.sun.max smartphone snowboard*
    speaker.wave.2.bubble* square.2.layers.3d.fill square.arrowtriangle.4.outward
    square.badge.plus* square.resize square.resize.down square.resize.up
    square.stack.3d.up.badge.automatic* square.stack.3d.up.trianglebadge.exclamationmark*
    squares.leading.rectangle.fill squareshape.dotted.squareshape squareshape.squareshape.dotted
    staroflife.shield* steeringwheel.and.liquid.wave steeringwheel.arrowtriangle.left
    steeringwheel.arrowtriangle.right steeringwheel.badge.exclamationmark ~steeringwheel@
    sterlingsign.arrow.circlepath storefront*@ sun.horizon*@ sun.rain*@ sun.snow*@ sunglasses*
    surfboard* suv.side.hill.down* suv.side.hill.up* suv.side.lock* suv.side.lock.open*
    swedishkronasign.arrow.circlepath swedishkronasign@# swiftdata swirl.circle.righthalf.filled
    swirl.circle.righthalf.filled.inverse tengesign.arrow.circlepath
    thermometer.variable.and.figure@ tirepressure ~tortoise@
    traction.control.tirepressure.exclamationmark traction.control.tirepressure/ triangleshape*
    truck.box* truck.box.badge.clock* truck.pickup.side* truck.pickup.side.air.circulate*
    truck.pickup.side.air.fresh* truck.pickup.side.and.exclamationmark*
    truck.pickup.side.arrowtriangle.down* truck.pickup.side.arrowtriangle.up*
    truck.pickup.side.arrowtriangle.up.arrowtriangle.down* truck.pickup.side.front.open*
    truck.pickup.side.hill.down* truck.pickup.side.hill.up* truck.pickup.side.lock*
    truck.pickup.side.lock.open* ~tshirt@ tugriksign.arrow.circlepath
    turkishlirasign.arrow.circlepath tv.badge.wifi* tv.slash* video.badge.waveform* video.bubble*
    ~video.slash@ viewfinder.rectangular viewfinder.trianglebadge.exclamationmark visionpro*@/
    visionpro.and.arrow.forward* visionpro.badge.exclamationmark* visionpro.badge.play*
    ~visionpro.slash@ voiceover warninglight* ~washer@ watch.analog waterbottle*
    waveform.and.person.filled waveform.badge.magnifyingglass waveform.badge.mic
    ~wifi.exclamationmark@ wonsign.arrow.circlepath xserve.raid yensign.arrow.circlepath
    yieldsign* zl.button.roundedtop.horizontal* zr.button.roundedtop.horizontal* 17.2:
    chevron.compact.backward chevron.compact.forward person.crop.square.badge.camera*
    person.crop.square.badge.video* square.and.arrow.up.badge.clock* 17.4: apple.meditate
    apple.meditate.square.stack* ~apple.terminal@ arrow.down.app.dashed
    arrow.down.app.dashed.trianglebadge.exclamationmark audio.jack.mono audio.jack.stereo
    ipad.badge.exclamationmark ipad.gen1.badge.exclamationmark
    ipad.gen1.landscape.badge.exclamationmark ipad.gen2.badge.exclamationmark
    ipad.gen2.landscape.badge.exclamationmark ipad.landscape.badge.exclamationmark
    iphone.badge.exclamationmark iphone.gen1.badge.exclamationmark
    iphone.gen2.badge.exclamationmark iphone.gen3.badge.exclamationmark medal.star*
    plus.circle.dashed translate 17.6: beats.pill* beats.solobuds beats.solobuds.chargingcase*
    beats.solobuds.left beats.solobuds.right
    """
}
