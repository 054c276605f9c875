nonisolated extension SymbolSketches {
  /// Signs, arrows and forms.
  static let signs: [String: String] = [
    "plus": "s P 9 2 9 16 P 2 9 16 9",
    "minus": "s P 2 9 16 9",
    "multiply": "s P 3.5 3.5 14.5 14.5 P 14.5 3.5 3.5 14.5",
    "divide": "s P 2 9 16 9|f O 9 4 1.5 O 9 14 1.5",
    "equal": "s P 2.5 6.5 15.5 6.5 P 2.5 11.5 15.5 11.5",
    "number": "s P 7 2 5 16 P 13 2 11 16 P 3 6.5 16 6.5 P 2 11.5 15 11.5",
    "checkmark": "s P 3 10 7 15 15 3",
    "info": "s P 7 8 9.4 8 9.4 15.5 P 6.5 15.5 12 15.5|f O 9 3.6 1.4",
    "questionmark": "s M 5 5.5 C 5 0.8 13 0.8 13 5.5 C 13 9 9 8.5 9 12|f O 9 15.6 1.2",
    "exclamationmark": "s P 9 2 9 11.5|f O 9 15.6 1.2",
    "exclamationmark.triangle":
      "b P 9 2 17 15.5 1 15.5 Z|d P 9 7 9 10.8|g O 9 13.3 1",
    "ellipsis": "f O 3 9 1.7 O 9 9 1.7 O 15 9 1.7",
    "line.3.horizontal": "s P 2 4 16 4 P 2 9 16 9 P 2 14 16 14",
    "list.bullet": "s P 6.5 4 16.5 4 P 6.5 9 16.5 9 P 6.5 14 16.5 14"
      + "|f O 2.5 4 1.2 O 2.5 9 1.2 O 2.5 14 1.2",
    "list.dash": "s P 6.5 4 16.5 4 P 6.5 9 16.5 9 P 6.5 14 16.5 14"
      + " P 1.5 4 3.5 4 P 1.5 9 3.5 9 P 1.5 14 3.5 14",
    "slider.horizontal.3":
      "s P 1.5 4 10 4 P 14 4 16.5 4 P 1.5 9 4 9 P 8 9 16.5 9 P 1.5 14 10 14 P 14 14 16.5 14"
      + " O 12 4 1.8 O 6 9 1.8 O 12 14 1.8",
    "textformat": "s P 1.5 14.5 5.5 4 9.5 14.5 P 3 11 8 11 O 13.2 11.7 2.8 P 16 9 16 14.5",
    "function": "s M 12 2.5 C 9 1 8.5 4 8 8 C 7.5 13 7 17 4 15.5 P 5 8 11.5 8",
    "repeat": "s P 2 8 2 5 16 5 P 13 2 16 5 13 8 P 16 10 16 13 2 13 P 5 10 2 13 5 16",
    "shuffle":
      "s M 1.5 5 L 4 5 C 8 5 9 13 13 13 L 16 13 M 1.5 13 L 4 13 C 8 13 9 5 13 5 L 16 5"
      + " P 13.7 2.7 16 5 13.7 7.3 P 13.7 10.7 16 13 13.7 15.3",
    "power": "s A 9 10 6.5 -50 230 P 9 1.5 9 8.5",
    "chevron.up": "s P 1.5 12.5 9 5 16.5 12.5",
    "chevron.down": "s P 1.5 5.5 9 13 16.5 5.5",
    "chevron.up.chevron.down": "s P 5 6.5 9 2.5 13 6.5 P 5 11.5 9 15.5 13 11.5",
    "arrow.right": "s P 2 9 16 9 P 10 3 16 9 10 15",
    "arrow.up": "s P 9 16 9 2 P 3 8 9 2 15 8",
    "arrow.down": "s P 9 2 9 16 P 3 10 9 16 15 10",
    "arrow.up.right": "s P 3.5 14.5 14.5 3.5 P 6 3.5 14.5 3.5 14.5 12",
    "arrow.up.arrow.down":
      "s P 5.5 16 5.5 2 P 2 5.5 5.5 2 9 5.5 P 12.5 2 12.5 16 P 9 12.5 12.5 16 16 12.5",
    "arrow.left.arrow.right":
      "s P 16 5.5 2 5.5 P 5.5 2 2 5.5 5.5 9 P 2 12.5 16 12.5 P 12.5 9 16 12.5 12.5 16",
    "arrow.clockwise": "s A 9 9.5 6.5 -20 268 P 7.3 0.6 10 3 7.3 5.4",
    "arrow.counterclockwise": "s A 9 9.5 6.5 -88 200 P 10.7 0.6 8 3 10.7 5.4",
    "arrow.triangle.2.circlepath":
      "s A 9 9 6.3 190 330 A 9 9 6.3 10 150|f P 12 6.5 17 7 15.5 2.5 Z P 6 11.5 1 11 2.5 15.5 Z",
    "arrow.uturn.left": "s P 5.5 2 1.5 6 5.5 10 M 1.5 6 L 11 6 C 18 6 18 15 11 15 L 6 15",
    "arrow.uturn.right": "s P 12.5 2 16.5 6 12.5 10 M 16.5 6 L 7 6 C 0 6 0 15 7 15 L 12 15",
    "arrowshape.turn.up.left":
      "b M 7.5 2.5 L 1.5 8 L 7.5 13.5 L 7.5 10.5 C 11.5 10.3 14.5 11.5 16.5 15"
      + " C 16.5 9 13 5.7 7.5 5.5 Z",
    "arrowtriangle.down": "b P 2 4.5 16 4.5 9 14.5 Z",
    "circle": "b O 9 9 7.5",
    "square": "b R 2 2 14 14 2.5",
    "triangle": "b P 9 2 17 15.5 1 15.5 Z",
    "rectangle": "b R 1 3.5 16 11 2",
    "capsule": "b R 1 4.5 16 9 4.5",
    "rectangle.portrait": "b R 3.5 1 11 16 2",
    "square.grid.2x2": "b R 2 2 5.8 5.8 1.2 R 10.2 2 5.8 5.8 1.2 R 2 10.2 5.8 5.8 1.2"
      + " R 10.2 10.2 5.8 5.8 1.2",
    "rectangle.stack": "b R 2 7 14 9 2|s P 3.5 4.3 14.5 4.3 P 5 1.8 13 1.8",
    "rectangle.grid.1x2": "b R 1.5 2 15 5.8 1.5 R 1.5 10.2 15 5.8 1.5",
    "square.on.square": "s M 12 5.5 L 12 3.5 C 12 2 11.5 1.5 10 1.5 L 3.5 1.5"
      + " C 2 1.5 1.5 2 1.5 3.5 L 1.5 10 C 1.5 11.5 2 12 3.5 12 L 5.5 12|b R 6 6 10.5 10.5 2",
    "star": "b P 9 1.5 11.2 6.6 16.7 7.1 12.5 10.7 13.8 16.1 9 13.2 4.2 16.1 5.5 10.7 1.3 7.1"
      + " 6.8 6.6 Z",
    "heart": "b M 9 16 C 2.5 11 1 8.5 1 6 C 1 1.7 6.8 0.6 9 4.5 C 11.2 0.6 17 1.7 17 6"
      + " C 17 8.5 15.5 11 9 16 Z",
    "bolt": "b P 10.5 1 3 10.5 8.3 10.5 7 17 15 7.2 9.5 7.2 Z",
    "sparkles": "f M 7 2 Q 7.5 8 13 9 Q 7.5 10 7 16 Q 6.5 10 1 9 Q 6.5 8 7 2 Z"
      + " M 14 1 Q 14.2 3.5 16.5 4 Q 14.2 4.5 14 7 Q 13.8 4.5 11.5 4 Q 13.8 3.5 14 1 Z",
  ]
}
