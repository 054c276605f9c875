/// Names of the system's symbols that the twin knows.
///
/// They are in common use in apps and were written down from general knowledge; Apple's list has thousands.
nonisolated enum SymbolNames {
  static let known = Set(list.split { $0 == " " || $0.isNewline }.flatMap(names))

  /// The names that a word of the list stands for: its signs say that there are others with an ending.
  private static func names(_ word: Substring) -> [String] {
    let signs = word.drop { !"*@#/".contains($0) }
    let name = String(word.dropLast(signs.count))
    return signs.reduce(into: [name]) { names, sign in
      switch sign {
      case "*": names.append(name + ".fill")
      case "@": names += [name + ".circle", name + ".circle.fill"]
      case "#": names += [name + ".square", name + ".square.fill"]
      default:
        names.append(name + ".slash")
        if signs.contains("*") { names.append(name + ".slash.fill") }
      }
    }
  }

  private static let list = """
    plus@# minus@# multiply@# divide@# equal@# number@# xmark@# checkmark@# chevron.left@#
    chevron.right@# chevron.up@# chevron.down@# chevron.backward@# chevron.forward@#
    chevron.up.chevron.down arrow.left@# arrow.right@# arrow.up@# arrow.down@# arrow.forward@#
    arrow.backward@# arrow.up.right@# arrow.up.arrow.down@# arrow.left.arrow.right@#
    arrow.clockwise@ arrow.counterclockwise@ arrow.triangle.2.circlepath@ arrow.uturn.left@#
    arrow.uturn.right@# arrowshape.turn.up.left*@ arrowtriangle.down* magnifyingglass@ ellipsis@
    line.3.horizontal line.horizontal.3 list.bullet list.dash info@ questionmark@#
    exclamationmark@# exclamationmark.triangle* heart*@/ star*@/ house* gear gearshape* trash*@/
    folder*@ doc* doc.text* doc.on.doc* doc.on.clipboard* note.text square.and.arrow.up
    square.and.arrow.down square.and.pencil pencil@/ paperplane* envelope*@ envelope.open*
    phone*@ bubble.left* bubble.right* message*@ bell*@/ bookmark*/ tag*@ flag*@/ clock* alarm*
    timer calendar@ camera*@ photo* photo.on.rectangle mic*@/ play*@/ pause*@ stop*@ forward*
    backward* speaker*/ speaker.wave.1* speaker.wave.2* speaker.wave.3* person*@ person.2*
    person.3* person.crop.circle* person.crop.square* face.smiling lock*@/ lock.open* key* eye*/
    cart* bag* creditcard* gift* map* mappin@/ pin*@/ location*@/ globe wifi/ airplane bolt*@/
    sun.max* moon*@ cloud* flame* leaf* drop* snowflake paintbrush* scissors link@ paperclip@
    printer* wrench* hammer* slider.horizontal.3 square.grid.2x2* rectangle.grid.1x2* rectangle*
    rectangle.portrait* rectangle.stack* square.on.square capsule* circle* circle.slash square*
    square.slash triangle* hand.thumbsup* hand.thumbsdown* hand.raised* archivebox* tray* book*
    cube* shippingbox* ticket* umbrella* lightbulb*/ eyedropper keyboard tv* desktopcomputer
    iphone chart.bar* crown* gamecontroller* textformat function repeat shuffle@ power
    music.note video*@/ safari* antenna.radiowaves.left.and.right car* sparkles
    """
}
