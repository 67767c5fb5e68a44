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
    "arrow.down.to.line.alt": "s M12 1.5 V15 M6 9.4 L12 15.4 L18 9.4 M2.5 21 H21.5",
    "arrow.up.to.line.alt": "s M12 22.5 V9 M6 14.6 L12 8.6 L18 14.6 M2.5 3 H21.5",
    "arrow.left.to.line.alt": "s M22.5 12 H9 M14.6 6 L8.6 12 L14.6 18 M3 2.5 V21.5",
    "arrow.right.to.line.alt": "s M1.5 12 H15 M9.4 6 L15.4 12 L9.4 18 M21 2.5 V21.5",
    "arrow.down.to.line.compact": "s M12 4.5 V15 M7.4 11 L12 15.4 L16.6 11 M6 19 H18",
    "arrow.up.to.line.compact": "s M12 19.5 V9 M7.4 13 L12 8.6 L16.6 13 M6 5 H18",
    "arrow.right.arrow.left":
      "s M3 7.5 H20.5 M15.5 2.5 L20.5 7.5 L15.5 12.5 M21 16.5 H3.5 M8.5 11.5 L3.5 16.5 L8.5 21.5",
    "arrow.left.and.line.vertical.and.arrow.right":
      "s M12 3 V21 M8.6 12 H1.6 M5.2 8.4 L1.6 12 L5.2 15.6 M15.4 12 H22.4 M18.8 8.4 L22.4 12 L18.8 15.6",
    "arrow.up.and.line.horizontal.and.arrow.down":
      "s M3 12 H21 M12 8.6 V1.6 M8.4 5.2 L12 1.6 L15.6 5.2 M12 15.4 V22.4 M8.4 18.8 L12 22.4 L15.6 18.8",
    "arrow.down.and.line.horizontal.and.arrow.up":
      "s M3 12 H21 M12 1.6 V8.4 M8.4 5 L12 8.6 L15.6 5 M12 22.4 V15.6 M8.4 19 L12 15.4 L15.6 19",
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left":
      "s M4 4 L20 20 M20 4 L4 20 M4 9.6 V4 H9.6 M14.4 4 H20 V9.6 M20 14.4 V20 H14.4 M9.6 20 H4 V14.4",
    "arrow.up.left.and.down.right.magnifyingglass":
      "s O 10 10 7.2; s M15.4 15.4 L21.5 21.5 M7 7 L13 13 M7 9.8 V7 H9.8 M10.2 13 H13 V10.2",
    "arrow.up.and.down.and.sparkles":
      "s M8 3 V21 M4 7 L8 3 L12 7 M4 17 L8 21 L12 17; f M18 2.6 C18.4 6.2 19.4 7.2 23 7.6 C19.4 8 18.4 9 18 12.6 C17.6 9 16.6 8 13 7.6 C16.6 7.2 17.6 6.2 18 2.6 Z",
    "arrow.uturn.down": "s M4 20.5 V9 C4 5.5 6.3 3.5 9.5 3.5 C12.7 3.5 15 5.5 15 9 V20.5 M10 15.5 L15 20.5 L20 15.5",
    "arrow.3.trianglepath":
      "s M8.4 5.4 L11 3 C11.6 2.5 12.4 2.5 13 3 L17.6 10.4; s M19 13.6 L21.6 18 C22 19 21.4 20 20.4 20 H13; s M9.6 20 H3.6 C2.6 20 2 19 2.4 18 L6.8 10.6; f M19.8 6.6 L18.8 12.6 L14 9.8 Z; f M14.6 16 V23.4 L9.6 19.8 Z; f M4 10 L8.4 6 L10 12 Z",
    "arrow.circlepath": "s W 12 12 8.5 -160 180; f M0.6 9 L7 8.4 L4.4 14.4 Z",
    "arrow.triangle.pull":
      "s M6 8.5 V21 M17 21 V10 C17 7.6 16 6.6 14 6.6 H12; f M14.6 2.6 V10.6 L9 6.6 Z; f O 6 5.2 3; f O 6 20 2.4; f O 17 20 2.4",
    "arrow.turn.right.down": "s M3.5 4 H12 C14.5 4 16 5.5 16 8 V20.5 M11 15.5 L16 20.5 L21 15.5",
    "arrow.turn.left.up": "s M20.5 20 H12 C9.5 20 8 18.5 8 16 V3.5 M13 8.5 L8 3.5 L3 8.5",
    "arrow.turn.left.down": "s M20.5 4 H12 C9.5 4 8 5.5 8 8 V20.5 M13 15.5 L8 20.5 L3 15.5",
    "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right":
      "s M4 5.5 H20; f M6 2 V9 L1 5.5 Z; f M18 2 V9 L23 5.5 Z; b M9.6 11 V21 H2 Z; b M14.4 11 V21 H22 Z",
    "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down":
      "s M5.5 4 V20; f M2 6 H9 L5.5 1 Z; f M2 18 H9 L5.5 23 Z; b M11 9.6 H21 V2 Z; b M11 14.4 H21 V22 Z",
    "arrowshape.turn.up.left.2":
      "b M12.4 5 L6 11.5 L12.4 18 V14.4 C17 14.4 20 15.8 22.4 19 C22 13 18.4 8.8 12.4 8.6 Z; s M8 5 L1.6 11.5 L8 18",
    "arrowshape.zigzag.right":
      "b M1.8 17.4 L7.4 6.6 L12 14 L14 10.4 L12.2 9.4 L19.6 6.6 L21 14.4 L18.8 13.2 L12.4 22 L7.8 14.4 L4.6 19.6 Z",
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right":
      "s M12 3 V21; b M8.4 7 V17 L1.8 12 Z; b M15.6 7 V17 L22.2 12 Z",
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left":
      "s M12 3 V21; b M2 7 V17 L8.6 12 Z; b M22 7 V17 L15.4 12 Z",
    "square.and.arrow.up.on.square":
      "s M8.4 11 H8 C6.6 11 5.8 11.8 5.8 13.2 V19.8 C5.8 21.2 6.6 22 8 22 H18.6 C20 22 20.8 21.2 20.8 19.8 V13.2 C20.8 11.8 20 11 18.6 11 H18.2; s M13.3 16.5 V5 M9.8 8.2 L13.3 4.7 L16.8 8.2; s M3.4 17.6 C2.2 17.2 1.8 16.6 1.8 15.2 V9.2 C1.8 7.8 2.6 7 4 7 H6.4",
    "square.and.arrow.down.on.square":
      "s M8.4 11 H8 C6.6 11 5.8 11.8 5.8 13.2 V19.8 C5.8 21.2 6.6 22 8 22 H18.6 C20 22 20.8 21.2 20.8 19.8 V13.2 C20.8 11.8 20 11 18.6 11 H18.2; s M13.3 4.6 V16.4 M9.8 12.9 L13.3 16.4 L16.8 12.9; s M3.4 17.6 C2.2 17.2 1.8 16.6 1.8 15.2 V9.2 C1.8 7.8 2.6 7 4 7 H8.4",
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
    "flip.vertical": ("flip.horizontal", 90),
    "hand.point.down": ("hand.point.up", 180),
    "ipad.landscape": ("ipad", 90),
    "iphone.landscape": ("iphone", 90),
    "lines.measurement.vertical": ("lines.measurement.horizontal", 90),
    "square.stack.3d.down.forward": ("square.stack.3d.up", 180),
    "wave.3.up": ("wave.3.right", 270),
    "rectangle.portrait": ("rectangle", 90),
    "rectangle.split.1x2": ("rectangle.split.2x1", 90),
  ]

  /// Names whose symbol is the mirror image of that of another name.
  static let mirrored: [String: String] = [
    "arrow.counterclockwise": "arrow.clockwise",
    "arrow.uturn.forward": "arrow.uturn.backward",
    "arrow.uturn.right": "arrow.uturn.backward",
    "arrow.turn.up.left": "arrow.turn.up.right",
    "arrow.turn.down.left": "arrow.turn.down.right",
    "arrow.up.right.and.arrow.down.left": "arrow.up.left.and.arrow.down.right",
    "arrowshape.turn.up.right": "arrowshape.turn.up.left",
    "backward": "forward",
    "arrowshape.turn.up.right.2": "arrowshape.turn.up.left.2",
    "backward.end": "forward.end",
    "backward.end.alt": "forward.end.alt",
    "backward.frame": "forward.frame",
    "delete.right": "delete.left",
    "digitalcrown.arrow.counterclockwise": "digitalcrown.arrow.clockwise",
    "door.right.hand.closed": "door.left.hand.closed",
    "door.right.hand.open": "door.left.hand.open",
    "keyboard.onehanded.right": "keyboard.onehanded.left",
    "laurel.trailing": "laurel.leading",
    "hand.point.left": "hand.point.right",
    "hand.point.up.right": "hand.point.up.left",
    "signpost.left": "signpost.right",
    "wave.3.left": "wave.3.right",
    "rotate.right": "rotate.left",
    "sidebar.right": "sidebar.left",
    "sidebar.trailing": "sidebar.left",
    "text.alignright": "text.alignleft",
  ]
}
