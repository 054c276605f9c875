nonisolated extension SymbolNames {
  /// The names that came with the versions of iOS 18.
  static let iOS18 = """
    18.0: 5.arrow.trianglehead.clockwise 5.arrow.trianglehead.counterclockwise
    10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise
    15.arrow.trianglehead.clockwise 15.arrow.trianglehead.counterclockwise
    30.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise
    45.arrow.trianglehead.clockwise 45.arrow.trianglehead.counterclockwise
    60.arrow.trianglehead.clockwise 60.arrow.trianglehead.counterclockwise
    75.arrow.trianglehead.clockwise 75.arrow.trianglehead.counterclockwise
    90.arrow.trianglehead.clockwise 90.arrow.trianglehead.counterclockwise air.car.side*
    air.convertible.side* air.pickup.side* air.suv.side* airplay.audio.badge.exclamationmark
    airplay.audio@ airplay.video.badge.exclamationmark airplay.video@ airpods.max airpods.pro
    airpods.pro.chargingcase.wireless*
    airpods.pro.chargingcase.wireless.radiowaves.left.and.right* airpods.pro.left
    airpods.pro.right american.football*@ american.football.professional*@
    ~antenna.radiowaves.left.and.right.slash@ app.badge.clock* append.page*
    apple.haptics.and.exclamationmark.triangle apple.haptics.and.music.note/
    apple.image.playground* apple.intelligence ~apple.meditate@ applepencil.doubletap
    applepencil.hover applepencil.squeeze applewatch.case.sizes
    arcade.stick.and.arrow.left.and.arrow.right.outward arrow.backward.circle.dotted
    arrow.down.backward.and.arrow.up.forward.rectangle* arrow.down.backward.circle.dotted
    arrow.down.document* arrow.down.forward.and.arrow.up.backward.rectangle*
    arrow.down.forward.circle.dotted arrow.down.left.and.arrow.up.right.rectangle*
    arrow.down.left.circle.dotted arrow.down.right.and.arrow.up.left.rectangle*
    arrow.down.right.circle.dotted arrow.forward.circle.dotted arrow.left.circle.dotted
    arrow.right.circle.dotted arrow.right.filled.filter.arrow.right arrow.right.page.on.clipboard
    arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90.camera*
    arrow.trianglehead.2.clockwise.rotate.90.icloud*
    arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard
    arrow.trianglehead.2.clockwise.rotate.90@ arrow.trianglehead.2.counterclockwise
    arrow.trianglehead.2.counterclockwise.rotate.90
    arrow.trianglehead.bottomleft.capsulepath.clockwise arrow.trianglehead.branch
    arrow.trianglehead.clockwise arrow.trianglehead.clockwise.heart*
    arrow.trianglehead.clockwise.icloud* arrow.trianglehead.clockwise.rotate.90
    arrow.trianglehead.counterclockwise arrow.trianglehead.counterclockwise.icloud*
    arrow.trianglehead.counterclockwise.rotate.90
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right*
    arrow.trianglehead.merge arrow.trianglehead.pull arrow.trianglehead.rectanglepath
    arrow.trianglehead.swap arrow.trianglehead.topright.capsulepath.clockwise
    arrow.trianglehead.turn.up.right.diamond* ~arrow.trianglehead.turn.up.right@
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down*
    arrow.up.backward.and.arrow.down.forward.rectangle* arrow.up.backward.circle.dotted
    arrow.up.circle.dotted arrow.up.document* arrow.up.forward.and.arrow.down.backward.rectangle*
    arrow.up.forward.circle.dotted arrow.up.left.and.arrow.down.right.rectangle*
    arrow.up.left.circle.dotted arrow.up.page.on.clipboard arrow.up.right.circle.dotted
    australian.football*@ ~australiandollarsign$ ~australsign$ ~bahtsign$ base.unit
    baseball.diamond.bases.outs.indicator batteryblock.stack* batteryblock.stack.badge.snowflake*
    batteryblock.stack.trianglebadge.exclamationmark* beats.powerbeats.pro
    beats.powerbeats.pro.chargingcase* beats.powerbeats.pro.left beats.powerbeats.pro.right
    beats.studiobuds.left beats.studiobuds.plus beats.studiobuds.plus.chargingcase*
    beats.studiobuds.plus.left beats.studiobuds.plus.right beats.studiobuds.right beziercurve
    ~bitcoinsign$ ~brazilianrealsign$ bubble.and.pencil calendar.and.person camera.macro.slash@
    capsule.on.capsule* capsule.on.rectangle* car.badge.gearshape*
    car.front.waves.left.and.right.and.up* car.rear.and.tire.marks.off car.rear.hazardsign*
    car.rear.road.lane.distance.1
    car.rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.2
    car.rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.3
    car.rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.4
    car.rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.distance.5
    car.rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    car.rear.road.lane.off car.rear.road.lane.wave.up car.rear.tilt.road.lanes.curved.right
    car.side.front.open.crop* car.side.hill.descent.control*
    car.side.rear.and.exclamationmark.and.car.side.front.off car.side.rear.crop.trunk.partition*
    car.side.rear.open.crop* car.side.rear.tow.hitch* car.side.roof.cargo.carrier*/
    car.top.arrowtriangle.front.left* car.top.arrowtriangle.front.right*
    car.top.arrowtriangle.rear.left* car.top.arrowtriangle.rear.right*
    car.top.front.radiowaves.front.left.and.front.and.front.right*
    car.top.radiowaves.rear.left.car.top.front* car.top.radiowaves.rear.right.car.top.front*
    car.top.rear.radiowaves.rear.left.and.rear.and.rear.right* car.top.video.rear.left*
    car.top.video.rear.right* cart.badge.clock* ~cedisign$ ~centsign$ ~character@#
    characters.lowercase characters.uppercase chart.bar.horizontal.page* chart.bar.yaxis
    chart.line.text.clipboard* checkmark.arrow.trianglehead.counterclockwise
    checkmark.seal.text.page* chevron.backward.chevron.backward.dotted
    chevron.compact.left.chevron.compact.right chevron.compact.up.chevron.compact.down
    chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left
    chevron.down.2 chevron.down.dotted.2 chevron.down.forward.2 chevron.down.forward.dotted.2
    chevron.down.right.2 chevron.down.right.dotted.2 chevron.forward.dotted.chevron.forward
    chevron.left.chevron.left.dotted chevron.left.chevron.right chevron.right.dotted.chevron.right
    chevron.up.2 ~chevron.up.chevron.down# chevron.up.chevron.right.chevron.down.chevron.left
    chevron.up.dotted.2 chevron.up.forward.2 chevron.up.forward.dotted.2 chevron.up.right.2
    chevron.up.right.dotted.2 ~chineseyuanrenminbisign$ circle.bottomrighthalf.pattern.checkered
    clock.arrow.trianglehead.2.counterclockwise.rotate.90
    clock.arrow.trianglehead.counterclockwise.rotate.90 cloud.rainbow.crop* coat*
    ~coloncurrencysign$ convertible.side* convertible.side.air.circulate*
    convertible.side.air.fresh* convertible.side.and.exclamationmark*
    convertible.side.arrow.trianglehead.backward* convertible.side.arrow.trianglehead.forward*
    convertible.side.arrow.trianglehead.forward.and.backward* convertible.side.arrowtriangle.down*
    convertible.side.arrowtriangle.up* convertible.side.arrowtriangle.up.arrowtriangle.down*
    convertible.side.front.open* convertible.side.front.open.crop*
    convertible.side.hill.descent.control* convertible.side.hill.down* convertible.side.hill.up*
    convertible.side.lock* convertible.side.lock.open* ~cruzeirosign$ cup.and.heat.waves*
    ~danishkronesign$ degreesign.celsius degreesign.fahrenheit desktopcomputer.and.macbook
    distribute.horizontal* distribute.vertical* document*@ document.badge.arrow.up*
    document.badge.clock* document.badge.ellipsis* document.badge.gearshape* document.badge.plus*
    document.on.clipboard* document.on.document* document.viewfinder* ~dollarsign$ ~dongsign$
    drone* duffle.bag* ecg.text.page* engine.emission.and.exclamationmark
    engine.emission.and.filter envelope.and.arrow.trianglehead.branch* envelope.front* ~eurosign$
    ~eurozonesign$ exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
    exclamationmark.arrow.trianglehead.counterclockwise.rotate.90 figure.2.left.holdinghands
    figure.2.right.holdinghands ~figure.american.football@ ~figure.archery@
    ~figure.australian.football@ ~figure.badminton@ ~figure.barre@ ~figure.baseball@
    ~figure.basketball@ ~figure.bowling@ ~figure.boxing@ ~figure.climbing@ ~figure.cooldown@
    ~figure.core.training@ ~figure.cricket@ ~figure.cross.training@ ~figure.curling@
    ~figure.dance@ ~figure.disc.sports@ ~figure.elliptical@ ~figure.equestrian.sports@
    ~figure.fencing@ figure.field.hockey@ ~figure.fishing@ ~figure.flexibility@ ~figure.golf@
    ~figure.gymnastics@ ~figure.hand.cycling@ ~figure.handball@
    ~figure.highintensity.intervaltraining@ ~figure.hiking@ ~figure.hockey@ ~figure.hunting@
    figure.ice.hockey@ figure.ice.skating@ ~figure.indoor.cycle@ figure.indoor.rowing@
    figure.indoor.soccer@ ~figure.jumprope@ ~figure.kickboxing@ ~figure.lacrosse@
    ~figure.martial.arts@ ~figure.mind.and.body@ ~figure.mixed.cardio@ ~figure.open.water.swim@
    ~figure.outdoor.cycle@ figure.outdoor.rowing@ figure.outdoor.soccer@ ~figure.pickleball@
    ~figure.pilates@ ~figure.play@ ~figure.pool.swim@ ~figure.racquetball@
    ~figure.roll.runningpace@ ~figure.roll@ ~figure.rolling@ ~figure.rugby@ figure.run.treadmill@
    ~figure.sailing@ figure.seated.seatbelt.left.drive.seats.1*
    figure.seated.seatbelt.left.drive.seats.1.1* figure.seated.seatbelt.left.drive.seats.1.2*
    figure.seated.seatbelt.left.drive.seats.2* figure.seated.seatbelt.left.drive.seats.2.2*
    figure.seated.seatbelt.left.drive.seats.2.2.2* figure.seated.seatbelt.left.drive.seats.2.2.3*
    figure.seated.seatbelt.left.drive.seats.2.3* figure.seated.seatbelt.left.drive.seats.2.3.2*
    figure.seated.seatbelt.left.drive.seats.2.3.3* figure.seated.seatbelt.left.drive.seats.3*
    figure.seated.seatbelt.left.drive.seats.3.3* figure.seated.seatbelt.left.drive.seats.3.3.3*
    figure.seated.side.left figure.seated.side.left.air.distribution.lower
    figure.seated.side.left.air.distribution.middle
    figure.seated.side.left.air.distribution.middle.and.lower
    figure.seated.side.left.air.distribution.middle.and.lower.angled
    figure.seated.side.left.air.distribution.upper
    figure.seated.side.left.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.left.air.distribution.upper.angled.and.middle
    figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.left.airbag.off figure.seated.side.left.airbag.off.2
    figure.seated.side.left.airbag.on figure.seated.side.left.airbag.on.2
    figure.seated.side.left.automatic figure.seated.side.left.fan
    figure.seated.side.left.steeringwheel figure.seated.side.left.windshield.front.and.heat.waves
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.\
    and.lower
    figure.seated.side.right figure.seated.side.right.air.distribution.lower
    figure.seated.side.right.air.distribution.middle
    figure.seated.side.right.air.distribution.middle.and.lower
    figure.seated.side.right.air.distribution.middle.and.lower.angled
    figure.seated.side.right.air.distribution.upper
    figure.seated.side.right.air.distribution.upper.angled.and.lower.angled
    figure.seated.side.right.air.distribution.upper.angled.and.middle
    figure.seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled
    figure.seated.side.right.airbag.off figure.seated.side.right.airbag.off.2
    figure.seated.side.right.airbag.on figure.seated.side.right.airbag.on.2
    figure.seated.side.right.automatic figure.seated.side.right.fan
    figure.seated.side.right.steeringwheel
    figure.seated.side.right.windshield.front.and.heat.waves
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle\
    .and.lower
    figure.skateboarding@ ~figure.skiing.crosscountry@ ~figure.skiing.downhill@
    ~figure.snowboarding@ ~figure.socialdance@ ~figure.softball@ ~figure.squash@
    ~figure.stair.stepper@ ~figure.stairs@ figure.stand.dress
    figure.stand.dress.line.vertical.figure ~figure.step.training@
    ~figure.strengthtraining.functional@ ~figure.strengthtraining.traditional@ ~figure.surfing@
    ~figure.table.tennis@ ~figure.taichi@ ~figure.tennis@ ~figure.track.and.field@
    ~figure.volleyball@ figure.walk.treadmill@ figure.walk.triangle* ~figure.water.fitness@
    ~figure.waterpolo@ ~figure.wrestling@ ~figure.yoga@ fire.extinguisher*
    flag.pattern.checkered.2.crossed flag.pattern.checkered@ ~florinsign$ fluid.batteryblock
    fluid.coolant formfitting.gamecontroller* ~francsign$ fuelpump.and.filter ~gamecontroller@
    gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 greaterthanorequalto@# ~guaranisign$
    hand.draw.badge.ellipsis* hand.palm.facing* hand.pinch* hand.point.up.braille.badge.ellipsis*
    hand.raised.palm.facing* hand.rays* hat.cap* hat.widebrim*
    head.profile.arrow.forward.and.vision.pro headphones.slash headset@ heart.text.clipboard*
    heat.waves.and.fan helmet* hifispeaker.2.badge.minus* hifispeaker.2.badge.plus*
    hifispeaker.and.homepod.badge.minus* hifispeaker.and.homepod.badge.plus*
    hifispeaker.and.homepod.mini* hifispeaker.and.homepod.mini.badge.minus*
    hifispeaker.and.homepod.mini.badge.plus* hifispeaker.arrow.forward* hifispeaker.badge.minus*
    hifispeaker.badge.plus* homepod.2.badge.minus* homepod.2.badge.plus* homepod.and.homepod.mini*
    homepod.and.homepod.mini.badge.minus* homepod.and.homepod.mini.badge.plus*
    homepod.arrow.forward* homepod.badge.minus* homepod.badge.plus* homepod.mini* homepod.mini.2*
    homepod.mini.2.badge.minus* homepod.mini.2.badge.plus* homepod.mini.arrow.forward*
    homepod.mini.badge.minus* homepod.mini.badge.plus* hourglass.badge.eye
    house.badge.exclamationmark* house.badge.wifi* house.slash* ~hryvniasign$ ~indianrupeesign$
    inhaler* inset.filled.applewatch.case inset.filled.bottomhalf.rectangle
    inset.filled.bottomhalf.rectangle.portrait inset.filled.bottomhalf.tophalf.rectangle
    inset.filled.bottomleading.rectangle inset.filled.bottomleading.rectangle.portrait
    inset.filled.bottomleft.rectangle inset.filled.bottomleft.rectangle.portrait
    inset.filled.bottomright.rectangle inset.filled.bottomright.rectangle.portrait
    inset.filled.bottomthird.rectangle inset.filled.bottomthird.rectangle.portrait
    inset.filled.bottomthird.square inset.filled.bottomtrailing.rectangle
    inset.filled.bottomtrailing.rectangle.portrait inset.filled.capsule
    inset.filled.capsule.portrait inset.filled.center.rectangle
    inset.filled.center.rectangle.badge.plus inset.filled.center.rectangle.portrait
    inset.filled.circle inset.filled.circle.dashed inset.filled.diamond
    inset.filled.leadinghalf.arrow.leading.rectangle inset.filled.leadinghalf.rectangle
    inset.filled.leadinghalf.rectangle.portrait
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle
    inset.filled.leadinghalf.trailinghalf.rectangle inset.filled.leadingthird.rectangle
    inset.filled.leadingthird.rectangle.portrait inset.filled.leadingthird.square
    inset.filled.lefthalf.arrow.left.rectangle inset.filled.lefthalf.rectangle
    inset.filled.lefthalf.rectangle.portrait inset.filled.lefthalf.righthalf.rectangle
    inset.filled.lefthalf.topright.bottomright.rectangle inset.filled.leftthird.rectangle
    inset.filled.leftthird.rectangle.portrait inset.filled.leftthird.square inset.filled.oval
    inset.filled.oval.portrait inset.filled.rectangle inset.filled.rectangle.and.cursorarrow
    inset.filled.rectangle.and.person.filled inset.filled.rectangle.badge.record
    inset.filled.rectangle.on.rectangle inset.filled.rectangle.portrait
    inset.filled.righthalf.arrow.right.rectangle inset.filled.righthalf.lefthalf.rectangle
    inset.filled.righthalf.rectangle inset.filled.righthalf.rectangle.portrait
    inset.filled.rightthird.rectangle inset.filled.rightthird.rectangle.portrait
    inset.filled.rightthird.square inset.filled.square inset.filled.square.dashed
    inset.filled.tophalf.bottomhalf.rectangle
    inset.filled.tophalf.bottomleft.bottomright.rectangle inset.filled.tophalf.rectangle
    inset.filled.tophalf.rectangle.portrait
    inset.filled.topleading.bottomleading.trailinghalf.rectangle inset.filled.topleading.rectangle
    inset.filled.topleading.rectangle.portrait inset.filled.topleft.bottomleft.righthalf.rectangle
    inset.filled.topleft.rectangle inset.filled.topleft.rectangle.portrait
    inset.filled.topleft.topright.bottomhalf.rectangle
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle inset.filled.topright.rectangle
    inset.filled.topright.rectangle.portrait inset.filled.topthird.rectangle
    inset.filled.topthird.rectangle.portrait inset.filled.topthird.square
    inset.filled.toptrailing.rectangle inset.filled.toptrailing.rectangle.portrait
    inset.filled.trailinghalf.arrow.trailing.rectangle
    inset.filled.trailinghalf.leadinghalf.rectangle inset.filled.trailinghalf.rectangle
    inset.filled.trailinghalf.rectangle.portrait inset.filled.trailingthird.rectangle
    inset.filled.trailingthird.rectangle.portrait inset.filled.trailingthird.square
    inset.filled.triangle inset.filled.tv ipad.badge.location ipad.gen1.badge.location
    ipad.gen1.landscape.badge.location ipad.gen1.landscape.slash ipad.gen1.slash
    ipad.gen2.badge.location ipad.gen2.landscape.badge.location ipad.gen2.landscape.slash
    ipad.gen2.slash ipad.landscape.and.iphone@/ ipad.landscape.badge.location
    iphone.and.arrow.forward.inward iphone.and.arrow.forward.outward
    iphone.and.arrow.left.and.arrow.right.inward iphone.and.arrow.right.inward
    iphone.and.arrow.right.outward iphone.app.switcher iphone.badge.location iphone.crop.circle
    iphone.dock.motorized.viewfinder iphone.gen1.and.arrow.left iphone.gen1.badge.location
    iphone.gen1.crop.circle iphone.gen1.landscape.slash iphone.gen1.motion
    iphone.gen2.and.arrow.left.and.arrow.right.inward iphone.gen2.badge.location
    iphone.gen2.crop.circle iphone.gen2.landscape.slash iphone.gen2.motion
    iphone.gen3.and.arrow.left.and.arrow.right.inward iphone.gen3.badge.location
    iphone.gen3.crop.circle iphone.gen3.landscape.slash iphone.gen3.motion iphone.motion
    ipod.shuffle.gen1 ipod.shuffle.gen2 ipod.shuffle.gen3 ipod.shuffle.gen4 ipod.touch.landscape
    ipod.touch/ jacket* key.2.on.ring* key.car.radiowaves.forward* key.card* ~kipsign$
    ladybug.slash*@ ~larisign$ leaf.arrow.trianglehead.clockwise lessthanorequalto@# ~lirasign$
    location.app* lock.document* lock.rectangle.on.rectangle.dashed macbook.and.applewatch
    macbook.and.vision.pro macbook.slash malaysianringgitsign@#$ ~manatsign$ matter.logo mecca
    microphone*@#/ microphone.and.signal.meter* microphone.badge.ellipsis* microphone.badge.plus*
    microphone.badge.xmark* ~microphone.slash@ ~millsign$
    minus.arrow.trianglehead.counterclockwise moon.road.lanes moped* motorcycle* music.microphone@
    ~nairasign$ ~norwegiankronesign$ notequal@# numbers numbers.rectangle* ~oar.2.crossed@
    oilcan.and.thermometer* ~parkingsign# parkingsign.radiowaves.down.right.off
    parkingsign.radiowaves.left.and.right.slash person.2.arrow.trianglehead.counterclockwise
    person.2.badge.minus* person.2.badge.plus* person.and.arrow.left.and.arrow.right.outward
    person.badge.shield.exclamationmark* person.crop.badge.magnifyingglass*
    person.crop.square.on.square.angled* person.fill.and.arrow.left.and.arrow.right.outward
    personalhotspot.slash peruviansolessign@#$ ~pesetasign$ ~pesosign$ phone.badge.clock*
    photo.badge.exclamationmark* photo.on.rectangle.angled.fill plus.arrow.trianglehead.clockwise
    point.bottomleft.forward.to.arrow.triangle.scurvepath*
    point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath*
    point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath
    point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath*
    point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath ~polishzlotysign$
    powermeter powerplug.portrait* printer.dotmatrix.filled.and.paper.inverse
    printer.dotmatrix.inverse printer.filled.and.paper.inverse printer.inverse progress.indicator
    questionmark.circle.dashed questionmark.text.page* rectangle.expand.diagonal
    rectangle.grid.3x3* rectangle.on.rectangle.dashed rectangle.pattern.checkered richtext.page*
    robotic.vacuum* ~rublesign$ rugbyball*@ ~rupeesign$ sharedwithyou@/ ~shekelsign$
    shield.pattern.checkered singaporedollarsign@#$
    slider.horizontal.2.arrow.trianglehead.counterclockwise
    slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90
    speaker.wave.1.arrowtriangles.up.right.down.left square.and.arrow.down.badge.clock*
    square.and.arrow.up.trianglebadge.exclamationmark.fill square.grid.3x3.square.badge.ellipsis
    squareroot steeringwheel.and.hands
    steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise ~sterlingsign$
    sun.lefthalf.filled sun.righthalf.filled suspension.shock suv.side.front.open.crop*
    suv.side.hill.descent.control* suv.side.rear.open.crop* suv.side.roof.cargo.carrier*/
    ~swedishkronasign$ tachometer ~tengesign$ text.bubble.badge.clock* text.document*
    text.line.magnify text.page*/ text.page.badge.magnifyingglass text.rectangle.page*
    textformat.characters textformat.characters.arrow.left.and.right
    textformat.characters.dottedunderline textformat.numbers
    thermometer.and.liquid.waves.snowflake
    thermometer.and.liquid.waves.trianglebadge.exclamationmark thermometer.variable tire
    tire.badge.snowflake tow.hitch* tow.hitch.exclamationmark* truck.pickup.side.front.open.crop*
    truck.side.hill.descent.control* truck.side.roof.cargo.carrier*/ tsa@/ ~tugriksign$
    ~turkishlirasign$ vision.pro*@/ vision.pro.and.arrow.forward*
    vision.pro.badge.exclamationmark* vision.pro.badge.play* ~vision.pro.slash@
    vision.pro.trianglebadge.exclamationmark* wallet.bifold* wand.and.sparkles
    wand.and.sparkles.inverse water.waves.and.arrow.trianglehead.down
    water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark
    water.waves.and.arrow.trianglehead.up wave.3.down.car.side* wave.3.down.convertible.side*
    wave.3.down.pickup.side* wave.3.down.suv.side* wave.3.down@ wave.3.up@
    waveform.badge.microphone wheelchair widget.extralarge widget.extralarge.badge.plus
    widget.large widget.large.badge.plus widget.medium widget.medium.badge.plus widget.small
    widget.small.badge.plus ~wonsign$ ~xmark.triangle.circle# ~yensign$ zipper.page 18.1:
    bolt.house* cable.connector.video car.top.radiowaves.2.front.left.front.front.right*
    car.top.radiowaves.2.rear.left.rear.rear.right*
    dot.car.top.radiowaves.2.rear.left.rear.rear.right* envelope.stack* exclamationmark.message*
    hand.thumbsdown.slash* hand.thumbsup.slash* laurel.leading.laurel.trailing
    memories.badge.checkmark memories.badge.xmark photo.badge.magnifyingglass*
    questionmark.message* rectangle.grid.3x1* square.and.arrow.down.badge.checkmark*
    square.and.arrow.down.badge.xmark* waveform.badge.checkmark waveform.badge.xmark
    waveform.path.ecg.magnifyingglass waveform.path.ecg.text waveform.path.ecg.text.clipboard*
    waveform.path.ecg.text.page* 18.2: airpods.gen4 airpods.gen4.chargingcase.wireless*
    airpods.gen4.left airpods.gen4.right apple.writing.tools exclamationmark.triangle.text.page*
    figure.seated.side.left.air.distribution.upper.and.middle.and.lower
    figure.seated.side.right.air.distribution.upper.and.middle.and.lower headphones.dots
    info.triangle* ~inset.filled.rectangle.and.person.filled@ receipt* wand.and.outline
    wand.and.outline.inverse 18.4: arrow.backward.to.line.compact arrow.forward.to.line.compact
    car.side.arrow.left.and.right*
    car.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle*
    car.side.rear.and.collision.and.car.side.front.and.arrow.forward
    car.side.rear.and.collision.and.car.side.front.and.steeringwheel
    car.top.lane.dashed.departure.left.slash* car.top.lane.dashed.departure.right.slash*
    character.textbox.badge.sparkles convertible.side.arrow.left.and.right*
    convertible.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle*
    cursorarrow.resize.north.east.south.east electronic.toll.collection
    electronic.toll.collection.rectangle*/
    electronic.toll.collection.rectangle.trianglebadge.exclamationmark*
    engine.emission.and.drop.2.water.wave.below envelope.and.arrow.3.down* fuel.filter.water
    hydrogen@# info.circle.text.page* key.car.side* key.convertible.side* key.suv.side*
    key.truck.pickup.side* long.text.page.and.pencil* macmini.gen2* macmini.gen3* memories.slash
    minus.plus.batteryblock.stack.arrowtriangle.left*
    minus.plus.batteryblock.stack.arrowtriangle.right*
    minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left* nosign.badge.clock
    person.checkmark.and.xmark person.fill.checkmark.and.xmark photo.badge.shield.exclamationmark*
    photo.trianglebadge.exclamationmark* pi@# plus.minus.capsule* repeat.badge.xmark.circle.fill
    road.lane.arrowtriangle.2.outward robotic.vacuum.and.arrowtriangle.up*
    robotic.vacuum.and.ellipsis* spoon.serving square.and.arrow.up.badge.checkmark*
    squareshape.split.2x2.dotted.inside squareshape.split.2x2.dotted.inside.and.outside
    squareshape.split.2x2.dotted.outside star.hexagon* suv.side.arrow.left.and.right*
    suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle*
    truck.pickup.side.arrow.left.and.right*
    truck.pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle*
    18.5: apple.intelligence.badge.xmark beats.powerbeats.pro.2
    beats.powerbeats.pro.2.chargingcase* beats.powerbeats.pro.2.left beats.powerbeats.pro.2.right
    """
}
