/// Names of the system's symbols that the twin has no drawing for, and that it knows nevertheless.
///
/// They are in common use in apps and were written down from general knowledge; Apple's list has thousands.
nonisolated enum SymbolNames {
  static let known = Set(list.split { $0 == " " || $0.isNewline }.map(String.init))

  private static let list = """
    airplane alarm antenna.radiowaves.left.and.right archivebox arrow.clockwise
    arrow.counterclockwise arrow.down arrow.down.circle arrow.forward arrow.left.arrow.right
    arrow.right arrow.triangle.2.circlepath arrow.up arrow.up.arrow.down arrow.up.circle
    arrow.uturn.left arrow.uturn.right backward backward.fill bag bell bell.fill bell.slash bolt
    bolt.fill book book.fill bookmark bookmark.fill calendar camera camera.fill cart cart.fill
    chart.bar checkmark checkmark.circle checkmark.circle.fill chevron.down
    chevron.down.circle chevron.forward chevron.right chevron.up chevron.up.chevron.down circle circle.fill clock clock.fill cloud cloud.fill creditcard cube
    doc doc.fill doc.on.doc doc.text ellipsis ellipsis.circle envelope envelope.fill
    exclamationmark.circle exclamationmark.triangle eye eye.fill eye.slash eyedropper face.smiling
    flag flag.fill flame flame.fill folder folder.fill forward forward.fill function gear gearshape
    gearshape.fill gift globe hand.raised hand.thumbsdown hand.thumbsup hand.thumbsup.fill heart
    heart.fill house house.fill info info.circle info.circle.fill key keyboard leaf lightbulb
    line.3.horizontal link list.bullet list.dash location location.fill lock lock.fill lock.open
    magnifyingglass map map.fill message message.fill mic mic.fill minus minus.circle moon moon.fill
    multiply music.note paperclip paperplane paperplane.fill pause pause.fill pencil person person.2
    person.2.fill person.3 person.circle person.circle.fill person.crop.circle
    person.crop.circle.fill person.fill phone phone.fill photo photo.fill photo.on.rectangle pin
    play play.circle play.fill plus plus.circle plus.circle.fill power printer questionmark
    questionmark.circle rectangle repeat scissors safari safari.fill shuffle slider.horizontal.3
    speaker speaker.wave.2 square square.and.arrow.down square.and.arrow.up square.and.pencil
    square.fill square.grid.2x2 star star.circle star.fill stop stop.fill sun.max sun.max.fill tag
    tag.fill textformat ticket trash trash.fill tray tray.fill tv umbrella video video.fill wifi
    wrench xmark.circle xmark.circle.fill
    """
}
