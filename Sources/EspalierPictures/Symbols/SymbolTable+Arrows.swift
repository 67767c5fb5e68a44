// SPDX-License-Identifier: MIT

extension SymbolTable {
  static let arrows: [String: String] = [
    "chevron.right": "s M8 3.5 L16.5 12 L8 20.5",
    "chevron.right.2": "s M4.5 4.5 L12 12 L4.5 19.5 M12.5 4.5 L20 12 L12.5 19.5",
    "chevron.compact.right": "s M9.5 2.5 L14.5 12 L9.5 21.5",
    "chevron.up.chevron.down": "s M6.5 9 L12 3.5 L17.5 9 M6.5 15 L12 20.5 L17.5 15",
    "chevron.up.chevron.right": "s M3 12 L8.5 6.5 L14 12 M14.5 9 L20 14.5 L14.5 20",
    "chevron.left.forwardslash.chevron.right": "s M7 6.5 L1.5 12 L7 17.5 M17 6.5 L22.5 12 L17 17.5 M14 4.5 L10 19.5",
    "arrow.up": "s M12 21 V3.5 M4.5 11 L12 3.5 L19.5 11",
    "arrow.up.right": "s M4.5 19.5 L19 5 M8 5 H19 V16",
    "arrow.up.and.down": "s M12 2 V22 M6.5 7.5 L12 2 L17.5 7.5 M6.5 16.5 L12 22 L17.5 16.5",
    "arrow.up.arrow.down": "s M7.5 21 V3.5 M2.5 8.5 L7.5 3.5 L12.5 8.5 M16.5 3 V20.5 M11.5 15.5 L16.5 20.5 L21.5 15.5",
    "arrow.left.arrow.right":
      "s M21 7.5 H3.5 M8.5 2.5 L3.5 7.5 L8.5 12.5 M3 16.5 H20.5 M15.5 11.5 L20.5 16.5 L15.5 21.5",
    "arrow.up.left.and.arrow.down.right": "s M4 11 V4 H11 M4 4 L10.2 10.2 M20 13 V20 H13 M20 20 L13.8 13.8",
    "arrow.down.right.and.arrow.up.left":
      "s M4.5 10.5 H10.5 V4.5 M10.5 10.5 L3.5 3.5 M19.5 13.5 H13.5 V19.5 M13.5 13.5 L20.5 20.5",
    "arrow.up.and.down.and.arrow.left.and.right":
      "s M12 2 V22 M2 12 H22 M9 5 L12 2 L15 5 M9 19 L12 22 L15 19 M5 9 L2 12 L5 15 M19 9 L22 12 L19 15",
    "arrow.turn.up.right": "s M4 20.5 V12 C4 9.5 5.5 8 8 8 H20.5 M15.5 3 L20.5 8 L15.5 13",
    "arrow.turn.down.right": "s M4 3.5 V12 C4 14.5 5.5 16 8 16 H20.5 M15.5 11 L20.5 16 L15.5 21",
    "arrow.turn.right.up": "s M3.5 20 H12 C14.5 20 16 18.5 16 16 V3.5 M11 8.5 L16 3.5 L21 8.5",
    "arrow.uturn.backward":
      "s M3.5 8.5 H15 C18.5 8.5 20.5 10.8 20.5 14 C20.5 17.2 18.5 19.5 15 19.5 H9 M8.5 3.5 L3.5 8.5 L8.5 13.5",
    "arrow.clockwise": "s W 12 12.5 8.5 -50 250; f M12.5 1.2 L18.2 5 L12.5 8.8 Z",
    "arrow.2.squarepath":
      "s M14 18.5 H8.5 C6.5 18.5 5.5 17.5 5.5 15.5 V5.5 M1.8 9.2 L5.5 5.5 L9.2 9.2; s M10 5.5 H15.5 C17.5 5.5 18.5 6.5 18.5 8.5 V18.5 M14.8 14.8 L18.5 18.5 L22.2 14.8",
    "arrow.2.circlepath":
      "s W 12 12 8.5 190 320; s W 12 12 8.5 10 140; f M19.5 9 L22.2 3.2 L15.6 4.6 Z; f M4.5 15 L1.8 20.8 L8.4 19.4 Z",
    "arrow.triangle.2.circlepath":
      "s W 12 12 8.5 190 320; s W 12 12 8.5 10 140; f M19.5 9 L22.2 3.2 L15.6 4.6 Z; f M4.5 15 L1.8 20.8 L8.4 19.4 Z",
    "arrow.triangle.branch":
      "s M7 21 V6 M7 14 C7 10.5 17 12.5 17 7.5; f M7 1.5 L10.8 7 H3.2 Z; f M17 1.5 L20.8 7 H13.2 Z",
    "arrow.triangle.merge": "s M12 6.5 V13 C12 17 6 16 6 21.5 M12 13 C12 17 18 16 18 21.5; f M12 1.5 L16 7.5 H8 Z",
    "arrow.triangle.swap": "s M7 20 V6 M17 4 V18; f M7 1.5 L10.8 7 H3.2 Z; f M17 22.5 L20.8 17 H13.2 Z",
    "arrow.triangle.turn.up.right.diamond":
      "b M12 1.8 L22.2 12 L12 22.2 L1.8 12 Z; d M9 15.5 V11.8 C9 10.8 9.6 10.2 10.6 10.2 H14.5; D M13.8 7.2 L17.4 10.2 L13.8 13.2 Z",
    "arrow.down.to.line": "s M12 2.5 V16.5 M5.5 10.5 L12 17 L18.5 10.5 M4 21.5 H20",
    "arrow.up.to.line": "s M12 21.5 V7.5 M5.5 13.5 L12 7 L18.5 13.5 M4 2.5 H20",
    "arrow.right.to.line": "s M2.5 12 H16.5 M10.5 5.5 L17 12 L10.5 18.5 M21.5 4 V20",
    "arrow.left.to.line": "s M21.5 12 H7.5 M13.5 5.5 L7 12 L13.5 18.5 M2.5 4 V20",
    "arrow.down.doc":
      "b M6 1.75 H13.5 L19.5 7.75 V20 C19.5 21.4 18.7 22.25 17.3 22.25 H6.7 C5.3 22.25 4.5 21.4 4.5 20 V4 C4.5 2.6 5.3 1.75 6.7 1.75 Z; d M12 9 V18 M8.5 14.5 L12 18 L15.5 14.5",
    "arrow.right.doc.on.clipboard":
      "b R 4.5 3.5 15 18.75 2.75; f R 8 1.75 8 4 1.6; d M8 13 H16 M12.5 9.5 L16 13 L12.5 16.5",
    "arrowshape.turn.up.left": "b M10 4 L2 11.5 L10 19 V14.8 C15.2 14.6 18.8 16 21.8 20 C21.3 13 17.2 8.6 10 8.3 Z",
    "arrowshape.right": "b M12.5 4 L21.5 12 L12.5 20 V15.5 H2.5 V8.5 H12.5 Z",
    "arrowtriangle.right": "b M5.5 3.5 L20 12 L5.5 20.5 Z",
    "location": "b M21 3 L13.8 20.8 L11.2 12.8 L3.2 10.2 Z",
    "location.north": "b M12 2 L20 21 L12 16.8 L4 21 Z",
    "safari": "b O 12 12 10; D M16.8 7.2 L13.4 13.4 L7.2 16.8 L10.6 10.6 Z",
    "return": "s M20.5 4.5 V11 C20.5 13.5 19 15 16.5 15 H3.5 M8.5 10 L3.5 15 L8.5 20",
    "escape": "s W 12.5 12.5 8.5 -90 150; s M4.5 4.5 L12.5 12.5 M4.5 10.5 V4.5 H10.5",
    "arrow.up.forward.app": "b R 2.75 2.75 18.5 18.5 5; d M8 16 L15.5 8.5 M9.5 8.5 H15.5 V14.5",
    "arrow.up.right.square": "b R 2.75 2.75 18.5 18.5 4.5; d M8 16 L15.5 8.5 M9.5 8.5 H15.5 V14.5",
    "square.and.arrow.up":
      "s M8 9 H7 C5.6 9 4.75 9.9 4.75 11.2 V19.3 C4.75 20.7 5.6 21.5 7 21.5 H17 C18.4 21.5 19.25 20.7 19.25 19.3 V11.2 C19.25 9.9 18.4 9 17 9 H16; s M12 15.5 V2.5 M7.8 6.3 L12 2.2 L16.2 6.3",
    "square.and.arrow.up.fill":
      "f M7 8.2 H17 C19 8.2 20.2 9.4 20.2 11.2 V19.3 C20.2 21.2 19 22.4 17 22.4 H7 C5 22.4 3.8 21.2 3.8 19.3 V11.2 C3.8 9.4 5 8.2 7 8.2 Z; x M12 15 V8; s M12 14.5 V2.5 M7.8 6.3 L12 2.2 L16.2 6.3",
    "square.and.arrow.down":
      "s M8 9 H7 C5.6 9 4.75 9.9 4.75 11.2 V19.3 C4.75 20.7 5.6 21.5 7 21.5 H17 C18.4 21.5 19.25 20.7 19.25 19.3 V11.2 C19.25 9.9 18.4 9 17 9 H16; s M12 2.5 V15.5 M7.8 11.5 L12 15.7 L16.2 11.5",
    "rectangle.portrait.and.arrow.right":
      "s M14 7 V5 C14 3.5 13.2 2.75 11.7 2.75 H5.3 C3.8 2.75 3 3.5 3 5 V19 C3 20.5 3.8 21.25 5.3 21.25 H11.7 C13.2 21.25 14 20.5 14 19 V17; s M9 12 H22 M18 8 L22 12 L18 16",
    "rectangle.righthalf.inset.filled.arrow.right": "i view-dual",
    "gobackward": "s W 12 12.8 8.5 -130 170; f M11.5 1 L5.4 4.6 L11.5 8.4 Z",
    "goforward": "s W 12 12.8 8.5 -50 -350; f M12.5 1 L18.6 4.6 L12.5 8.4 Z",
    "arrow.swap": "s M4 8.5 H19 M15 4 L19.5 8.5 L15 13 M20 15.5 H5 M9 11 L4.5 15.5 L9 20",
    "move.3d":
      "s M12 13 V3 M12 13 L4 19 M12 13 L20 19; s M9.5 5.5 L12 3 L14.5 5.5 M4.3 15.4 L4 19 L7.5 19.2 M16.5 19.2 L20 19 L19.7 15.4",
    "cursorarrow": "b M6 2.5 L19 14.5 H12.8 L9.5 21 Z",
    "cursorarrow.rays":
      "f M11 10 L20.5 14.5 L16 16 L14.5 20.5 Z; s M11 2 V5.5 M4.5 4.5 L7 7 M2 11 H5.5 M17.5 4.5 L15 7 M4.5 17.5 L7 15",
    "scope": "s O 12 12 8; s M12 1.5 V8 M12 16 V22.5 M1.5 12 H8 M16 12 H22.5",
    "dot.radiowaves.left.and.right":
      "f O 12 12 2.2; s W 12 12 5.6 -45 45; s W 12 12 5.6 135 225; s W 12 12 9.6 -45 45; s W 12 12 9.6 135 225",
    "dot.radiowaves.right": "f O 5 12 2.4; sv W 5 12 6.5 -45 45; sv W 5 12 10.8 -45 45; sv W 5 12 15 -45 45",
  ]

  /// Names whose symbol is that of another name, turned clockwise by degrees.
  static let turned: [String: (String, Double)] = [
    "chevron.down": ("chevron.right", 90),
    "chevron.left": ("chevron.right", 180),
    "chevron.up": ("chevron.right", 270),
    "chevron.down.2": ("chevron.right.2", 90),
    "chevron.left.2": ("chevron.right.2", 180),
    "chevron.up.2": ("chevron.right.2", 270),
    "chevron.compact.down": ("chevron.compact.right", 90),
    "chevron.compact.left": ("chevron.compact.right", 180),
    "chevron.compact.up": ("chevron.compact.right", 270),
    "arrow.right": ("arrow.up", 90),
    "arrow.down": ("arrow.up", 180),
    "arrow.left": ("arrow.up", 270),
    "arrow.down.right": ("arrow.up.right", 90),
    "arrow.down.left": ("arrow.up.right", 180),
    "arrow.up.left": ("arrow.up.right", 270),
    "arrow.left.and.right": ("arrow.up.and.down", 90),
    "arrowshape.down": ("arrowshape.right", 90),
    "arrowshape.left": ("arrowshape.right", 180),
    "arrowshape.up": ("arrowshape.right", 270),
    "arrowtriangle.down": ("arrowtriangle.right", 90),
    "arrowtriangle.left": ("arrowtriangle.right", 180),
    "arrowtriangle.up": ("arrowtriangle.right", 270),
    "rectangle.portrait": ("rectangle", 90),
    "rectangle.split.1x2": ("rectangle.split.2x1", 90),
  ]

  /// Names whose symbol is that of another name, seen in a mirror.
  static let mirrored: [String: String] = [
    "arrow.counterclockwise": "arrow.clockwise",
    "arrow.uturn.forward": "arrow.uturn.backward",
    "arrow.uturn.right": "arrow.uturn.backward",
    "arrow.turn.up.left": "arrow.turn.up.right",
    "arrow.turn.down.left": "arrow.turn.down.right",
    "arrow.up.right.and.arrow.down.left": "arrow.up.left.and.arrow.down.right",
    "arrowshape.turn.up.right": "arrowshape.turn.up.left",
    "backward": "forward",
    "backward.end": "forward.end",
    "rotate.right": "rotate.left",
    "sidebar.right": "sidebar.left",
    "sidebar.trailing": "sidebar.left",
    "text.alignright": "text.alignleft",
  ]
}
