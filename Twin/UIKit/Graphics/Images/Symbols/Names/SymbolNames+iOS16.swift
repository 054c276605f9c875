nonisolated extension SymbolNames {
  /// The names that came with the versions of iOS 16.
  static let iOS16 = """
    16.0: abs.brakesignal air.conditioner.horizontal* air.conditioner.vertical* air.purifier*
    alarm.waves.left.and.right* allergens.fill angle apple.logo
    arrow.down.and.line.horizontal.and.arrow.up arrow.down.message*
    arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right.text.vertical
    arrow.right.and.line.vertical.and.arrow.left arrow.up.and.down.and.sparkles
    arrow.up.and.down.text.horizontal arrow.up.and.line.horizontal.and.arrow.down
    arrow.up.circle.badge.clock arrowshape.backward* arrowshape.forward* arrowshape.left*
    arrowshape.right* arrowshape.turn.up.backward.badge.clock* australsign av.remote* backpack*
    ~backward.end@ bag.badge.questionmark bag.fill.badge.questionmark bahtsign balloon* balloon.2*
    baseball*@ baseball.diamond.bases basket* basketball*@ bathtub* ~battery.100@ beach.umbrella*
    bell.and.waves.left.and.right* bird* birthday.cake* bitcoinsign blinds.horizontal.closed
    blinds.horizontal.open blinds.vertical.closed blinds.vertical.open bolt.badge.clock*
    bolt.brakesignal box.truck* box.truck.badge.clock* brakesignal brakesignal.dashed
    brazilianrealsign bubbles.and.sparkles* button.programmable# cabinet* carbon.dioxide.cloud*
    carbon.monoxide.cloud* carrot* cart.badge.questionmark cart.fill.badge.questionmark cedisign
    cellularbars centsign chair* chair.lounge* chandelier* character.duployan character.phonetic
    character.sutton chart.line.downtrend.xyaxis@ chart.line.flattrend.xyaxis@ checklist.checked
    checklist.unchecked checkmark.circle.badge.questionmark* checkmark.circle.badge.xmark*
    checkmark.message* chevron.backward.to.line chevron.forward.to.line chevron.left.to.line
    chevron.right.to.line circle.dashed.rectangle circle.filled.pattern.diagonalline.rectangle
    circle.rectangle.dashed circle.rectangle.filled.pattern.diagonalline clipboard* clock.badge*
    clock.badge.questionmark* clock.badge.xmark* ~cloud.bolt.rain@ ~cloud.bolt@ ~cloud.drizzle@
    ~cloud.fog@ ~cloud.hail@ ~cloud.heavyrain@ ~cloud.moon.bolt@ ~cloud.moon.rain@ ~cloud.moon@
    ~cloud.rain@ ~cloud.sleet@ ~cloud.snow@ ~cloud.sun.bolt@ ~cloud.sun.rain@ ~cloud.sun@ ~cloud@
    coloncurrencysign compass.drawing contact.sensor* cooktop* creditcard.viewfinder
    cricket.ball*@ cruzeirosign cursorarrow.square.fill curtains.closed curtains.open
    dehumidifier* deskview* dial.high* dial.low* dial.medium* dishwasher*
    distribute.horizontal.center* distribute.horizontal.left* distribute.horizontal.right*
    distribute.vertical.bottom* distribute.vertical.center* distribute.vertical.top*
    doc.badge.arrow.up* dollarsign dollarsign.arrow.circlepath dongsign door.french.closed
    door.french.open door.garage.closed door.garage.closed.trianglebadge.exclamationmark
    door.garage.double.bay.closed door.garage.double.bay.closed.trianglebadge.exclamationmark
    door.garage.double.bay.open door.garage.double.bay.open.trianglebadge.exclamationmark
    door.garage.open door.garage.open.trianglebadge.exclamationmark door.left.hand.closed
    door.left.hand.open door.right.hand.closed door.right.hand.open door.sliding.left.hand.closed
    door.sliding.left.hand.open door.sliding.right.hand.closed door.sliding.right.hand.open
    drop.degreesign*/ drop.keypad.rectangle* dryer* dumbbell* ellipsis.message*
    entry.lever.keypad* entry.lever.keypad.trianglebadge.exclamationmark*
    envelope.open.badge.clock eraser* eraser.line.dashed* eurosign exclamationmark.brakesignal
    exclamationmark.lock* exclamationmark.questionmark externaldrive.badge.exclamationmark
    externaldrive.badge.questionmark externaldrive.fill.badge.exclamationmark
    externaldrive.fill.badge.questionmark externaldrive.fill.trianglebadge.exclamationmark
    externaldrive.trianglebadge.exclamationmark face.smiling.inverse fan.and.light.ceiling*
    fan.ceiling* fan.desk* fan.floor* fan.oscillation* fanblades.slash* faxmachine.fill
    figure.2.and.child.holdinghands figure.2.arms.open figure.american.football
    figure.and.child.holdinghands figure.archery figure.arms.open figure.australian.football
    figure.badminton figure.barre figure.baseball figure.basketball figure.bowling figure.boxing
    figure.climbing figure.cooldown figure.core.training figure.cricket figure.cross.training
    figure.curling figure.dance figure.disc.sports figure.dress.line.vertical.figure
    figure.elliptical figure.equestrian.sports figure.fall@ figure.fencing figure.fishing
    figure.flexibility figure.golf figure.gymnastics figure.hand.cycling figure.handball
    figure.highintensity.intervaltraining figure.hiking figure.hockey figure.hunting
    figure.indoor.cycle figure.jumprope figure.kickboxing figure.lacrosse figure.martial.arts
    figure.mind.and.body figure.mixed.cardio figure.open.water.swim figure.outdoor.cycle
    figure.pickleball figure.pilates figure.play figure.pool.swim figure.racquetball
    figure.roll.runningpace figure.rolling figure.rower figure.rugby figure.run@ figure.sailing
    figure.skating figure.skiing.crosscountry figure.skiing.downhill figure.snowboarding
    figure.soccer figure.socialdance figure.softball figure.squash figure.stair.stepper
    figure.stairs figure.step.training figure.strengthtraining.functional
    figure.strengthtraining.traditional figure.surfing figure.table.tennis figure.taichi
    figure.tennis figure.track.and.field figure.volleyball figure.walk.arrival
    figure.walk.departure figure.walk.motion figure.water.fitness figure.waterpolo
    figure.wrestling figure.yoga film.stack* fireplace* firewall* fish* ~flag.2.crossed@
    flag.checkered flag.checkered.2.crossed fleuron* florinsign fluid.brakesignal football*@
    ~forward.end@ fossil.shell* francsign frying.pan* gauge.high gauge.low gauge.medium
    gauge.medium.badge.minus gauge.medium.badge.plus gear.badge
    gearshape.arrow.triangle.2.circlepath globe.central.south.asia* globe.desk* guaranisign
    hand.app* hand.raised.fingers.spread* headlight.high.beam* headlight.low.beam*
    hearingdevice.and.signal.meter* hearingdevice.ear.fill heater.vertical* hifireceiver*
    hockey.puck*@ hold.brakesignal hryvniasign humidifier* humidifier.and.droplets* ~hurricane@
    indianrupeesign ~info# info.bubble* keyboard.badge.ellipsis.fill keyboard.badge.eye*
    keyboard.chevron.compact.down.fill keyboard.chevron.compact.left.fill
    keyboard.onehanded.left.fill keyboard.onehanded.right.fill kipsign lamp.ceiling*
    lamp.ceiling.inverse lamp.desk* lamp.floor* lamp.table* laptopcomputer.and.ipad larisign
    laurel.leading laurel.trailing light.beacon.max* light.beacon.min* light.cylindrical.ceiling*
    light.cylindrical.ceiling.inverse light.panel* light.recessed* light.recessed.3*
    light.recessed.3.inverse light.recessed.inverse light.ribbon* light.strip.2* lightbulb.2*
    lightbulb.led* lightbulb.led.wide* lightswitch.off*# lightswitch.on*# lirasign
    list.bullet.clipboard* list.clipboard* lizard* ~location.slash@
    lock.open.trianglebadge.exclamationmark* lock.trianglebadge.exclamationmark* macstudio*
    manatsign medal* medical.thermometer* message.badge*@ message.badge.filled.fill
    mic.and.signal.meter* mic.badge.xmark mic.fill.badge.xmark microbe*@ microwave* millsign
    mirror.side.left mirror.side.right moon.haze*@ ~moon.stars@ moonphase.first.quarter
    moonphase.first.quarter.inverse moonphase.full.moon moonphase.full.moon.inverse
    moonphase.last.quarter moonphase.last.quarter.inverse moonphase.new.moon
    moonphase.new.moon.inverse moonphase.waning.crescent moonphase.waning.crescent.inverse
    moonphase.waning.gibbous moonphase.waning.gibbous.inverse moonphase.waxing.crescent
    moonphase.waxing.crescent.inverse moonphase.waxing.gibbous moonphase.waxing.gibbous.inverse
    nairasign nosign.app* numbersign oar.2.crossed opticaldisc.fill oven* parkinglight*
    parkingsign.brakesignal/ party.popper* pedestrian.gate.closed pedestrian.gate.open
    pencil.and.ruler* pencil.line person.2.badge.gearshape* person.2.gobackward person.2.slash*
    person.and.background.dotted person.badge.shield.checkmark* person.bust*
    person.crop.rectangle.badge.plus* person.line.dotted.person* pesetasign pesosign
    phone.arrow.down.left.fill phone.arrow.right.fill phone.arrow.up.right*@ phone.badge.checkmark
    phone.connection.fill phone.down.waves.left.and.right phone.fill.badge.checkmark photo.stack*
    pill*@ pipe.and.drop* play.desktopcomputer play.display play.laptopcomputer ~playpause@
    playstation.logo popcorn*@ poweroutlet.strip* poweroutlet.type.a*# poweroutlet.type.b*#
    poweroutlet.type.c*# poweroutlet.type.d*# poweroutlet.type.e*# poweroutlet.type.f*#
    poweroutlet.type.g*# poweroutlet.type.h*# poweroutlet.type.i*# poweroutlet.type.j*#
    poweroutlet.type.k*# poweroutlet.type.l*# poweroutlet.type.m*# poweroutlet.type.n*#
    poweroutlet.type.o*# questionmark.bubble* quotelevel ~recordingtape@
    rectangle.portrait.and.arrow.forward* rectangle.portrait.on.rectangle.portrait.angled*
    refrigerator* road.lanes road.lanes.curved.left road.lanes.curved.right roller.shade.closed
    roller.shade.open roman.shade.closed roman.shade.open rublesign rupeesign sailboat* sensor*
    shared.with.you/ shazam.logo* shekelsign shippingbox.and.arrow.backward* shoeprints.fill
    shower* shower.handheld* shower.sidejet* sink* slider.horizontal.2.gobackward
    slider.horizontal.2.square.badge.arrow.down slider.horizontal.2.square.on.square
    slider.horizontal.below.square.and.square.filled ~smoke@ soccerball.circle.fill.inverse
    soccerball.circle.inverse soccerball.inverse soccerball@ sofa* space ~speaker# speaker.minus*
    speaker.plus* speaker.wave.2.bubble.left* spigot* ~sportscourt@ sprinkler*
    sprinkler.and.droplets* square.2.layers.3d square.2.layers.3d.bottom.filled
    square.2.layers.3d.top.filled square.3.layers.3d.bottom.filled
    square.3.layers.3d.middle.filled square.3.layers.3d.top.filled square.3.layers.3d/
    ~square.and.pencil@ square.bottomthird.inset.filled square.dotted
    square.leadingthird.inset.filled square.leftthird.inset.filled
    square.on.square.badge.person.crop* square.on.square.intersection.dashed
    square.rightthird.inset.filled square.topthird.inset.filled square.trailingthird.inset.filled
    squares.leading.rectangle squareshape.dotted.split.2x2 stairs ~star.square.on# sterlingsign
    stove* ~sun.and.horizon@ ~sun.dust@ ~sun.haze@ sun.max.trianglebadge.exclamationmark*
    ~sunrise@ ~sunset@ swatchpalette* switch.programmable*# syringe* table.furniture* teddybear*
    tengesign tennis.racket@ tennisball*@ tent* text.line.first.and.arrowtriangle.forward
    text.line.last.and.arrowtriangle.forward text.word.spacing textformat.12
    theatermask.and.paintbrush* thermometer.brakesignal thermometer.high thermometer.low
    thermometer.medium/ ~thermometer.snowflake@ ~thermometer.sun@ ~timer@ toilet* ~tornado@
    trophy*@ ~tropicalstorm@ tugriksign turkishlirasign tv.and.mediabox.fill umbrella.percent*
    vial.viewfinder video.doorbell* videoprojector* volleyball*@ washer*
    water.waves.and.arrow.down water.waves.and.arrow.down.trianglebadge.exclamationmark
    water.waves.and.arrow.up water.waves/ waveform.slash web.camera* wifi.router* ~wind.snow@
    ~wind@ window.awning window.awning.closed window.casement window.casement.closed
    window.ceiling window.ceiling.closed window.horizontal window.horizontal.closed
    window.shade.closed window.shade.open window.vertical.closed window.vertical.open
    windshield.front.and.fluid windshield.front.and.wiper windshield.front.and.wiper.and.drop
    windshield.rear.and.fluid windshield.rear.and.wiper wineglass* wonsign wrench.adjustable*
    xbox.logo yensign 16.1: 1.brakesignal 1.lane 2.brakesignal 2.lane 3.lane 4.lane 5.lane 6.lane
    7.lane 8.lane 9.lane 10.lane 11.lane 12.lane abs.brakesignal.slash abs@ auto.brakesignal
    auto.headlight.high.beam* auto.headlight.low.beam* autostartstop.trianglebadge.exclamationmark
    autostartstop/ axel.2 axel.2.front.and.rear.engaged axel.2.front.engaged axel.2.rear.engaged
    ~backpack@ batteryblock*/ bolt.trianglebadge.exclamationmark* car.front.waves.up* car.rear*
    car.rear.and.tire.marks/ car.rear.road.lane car.rear.road.lane.dashed car.rear.waves.up*
    car.side* car.side.air.circulate* car.side.air.fresh* car.side.and.exclamationmark*
    car.side.arrowtriangle.down* car.side.arrowtriangle.up*
    car.side.arrowtriangle.up.arrowtriangle.down* car.side.front.open* car.side.rear.open*
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open*
    car.top.door.front.left.and.front.right.and.rear.left.open*
    car.top.door.front.left.and.front.right.and.rear.right.open*
    car.top.door.front.left.and.front.right.open*
    car.top.door.front.left.and.rear.left.and.rear.right.open*
    car.top.door.front.left.and.rear.left.open* car.top.door.front.left.and.rear.right.open*
    car.top.door.front.left.open* car.top.door.front.right.and.rear.left.and.rear.right.open*
    car.top.door.front.right.and.rear.left.open* car.top.door.front.right.and.rear.right.open*
    car.top.door.front.right.open* car.top.door.rear.left.and.rear.right.open*
    car.top.door.rear.left.open* car.top.door.rear.right.open*
    car.top.lane.dashed.arrowtriangle.inward* car.top.lane.dashed.badge.steeringwheel*
    car.top.lane.dashed.departure.left* car.top.lane.dashed.departure.right*
    car.top.radiowaves.front* car.top.radiowaves.rear* car.top.radiowaves.rear.left*
    car.top.radiowaves.rear.left.and.rear.right* car.top.radiowaves.rear.right* chart.dots.scatter
    ~cross.case@ ellipsis.viewfinder engine.combustion* exclamationmark.transmission
    figure.run.square.stack* figure.seated.seatbelt figure.seated.seatbelt.and.airbag.off
    figure.seated.seatbelt.and.airbag.on figure.seated.side.air.lower figure.seated.side.air.upper
    figure.seated.side.air.upper.and.lower figure.seated.side.air.windshield
    figure.seated.side.airbag.off figure.seated.side.airbag.off.2 figure.seated.side.airbag.on
    figure.seated.side.airbag.on.2 figure.seated.side.windshield.front.and.heat.waves ~fish@
    ~flag.checkered@ fluid.transmission glowplug hand.raised.app* hand.raised.brakesignal/
    handbag* hazardsign* headlight.daytime* headlight.fog* heat.element.windshield
    house.and.flag*@ house.lodge*@ info.windshield ipad.and.iphone.slash ipad.gen1
    ipad.gen1.badge.play ipad.gen1.landscape ipad.gen1.landscape.badge.play ipad.gen2
    ipad.gen2.badge.play ipad.gen2.landscape ipad.gen2.landscape.badge.play iphone.gen1.badge.play
    iphone.gen1.landscape iphone.gen1.radiowaves.left.and.right@ ~iphone.gen1.slash@ iphone.gen1@/
    iphone.gen2.badge.play iphone.gen2.landscape iphone.gen2.radiowaves.left.and.right@
    ~iphone.gen2.slash@ iphone.gen2@/ iphone.gen3.badge.play iphone.gen3.landscape
    iphone.gen3.radiowaves.left.and.right@ ~iphone.gen3.slash@ iphone.gen3@/ key.horizontal*
    key.radiowaves.forward* kph@ lane laptopcomputer.slash light.overhead.left*
    light.overhead.right* lock.open.rotation macbook.and.ipad macbook.and.iphone
    minus.plus.and.fluid.batteryblock minus.plus.batteryblock.exclamationmark*
    minus.plus.batteryblock.slash* minus.plus.batteryblock.stack*
    minus.plus.batteryblock.stack.exclamationmark* mirror.side.left.and.arrow.turn.down.right
    mirror.side.left.and.heat.waves mirror.side.right.and.arrow.turn.down.left
    mirror.side.right.and.heat.waves mountain.2*@ mph@ mug* oilcan* person.crop.circle.dashed
    play.square.stack* questionmark.key.filled retarder.brakesignal
    road.lane.arrowtriangle.2.inward ~sailboat@ signpost.and.arrowtriangle.up*@ ~signpost.left@
    signpost.right.and.left*@ ~signpost.right@ snowflake.road.lane snowflake.road.lane.dashed
    snowflake.slash sos@ steeringwheel.and.heat.waves steeringwheel.and.key steeringwheel.and.lock
    steeringwheel.exclamationmark steeringwheel.road.lane steeringwheel.road.lane.dashed
    steeringwheel/ stroller* suitcase.rolling* suv.side* suv.side.air.circulate*
    suv.side.air.fresh* suv.side.and.exclamationmark* suv.side.arrowtriangle.down*
    suv.side.arrowtriangle.up* suv.side.arrowtriangle.up.arrowtriangle.down* suv.side.front.open*
    suv.side.rear.open* taillight.fog* tent.2*@ ~tent@ thermometer.and.liquid.waves
    thermometer.transmission ~toilet@ transmission tree*@ windshield.front.and.fluid.and.spray
    windshield.front.and.heat.waves windshield.front.and.spray
    windshield.front.and.wiper.and.spray windshield.front.and.wiper.exclamationmark
    windshield.front.and.wiper.intermittent windshield.rear.and.fluid.and.spray
    windshield.rear.and.heat.waves windshield.rear.and.spray windshield.rear.and.wiper.and.drop
    windshield.rear.and.wiper.and.spray windshield.rear.and.wiper.exclamationmark
    windshield.rear.and.wiper.intermittent wrongwaysign* 16.4: axle.2
    axle.2.front.and.rear.engaged axle.2.front.engaged axle.2.rear.engaged beats.powerbeats3.left
    beats.powerbeats3.right beats.powerbeats.left beats.powerbeats.right
    """
}
