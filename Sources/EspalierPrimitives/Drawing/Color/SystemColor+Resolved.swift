// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

extension SystemColor {
  /// The colour in the environment's design, colour scheme and contrast.
  package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    if self == .accent { return environment.accent }
    let appearance = environment.appearance
    return ResolvedColor(hexadecimal: appearance.look.values.palette.hexadecimal(self, in: appearance))
  }
}

extension ResolvedColor {
  /// A colour from `0xRRGGBBAA`.
  package init(hexadecimal: UInt32) {
    func component(_ shift: UInt32) -> Float { Float(hexadecimal >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }
}

extension Color {
  /// A transparent colour.
  public static let clear = Color(ResolvedColor.clear)
  /// Black, in light and in dark appearance.
  public static let black = Color(ResolvedColor.black)
  /// White, in light and in dark appearance.
  public static let white = Color(ResolvedColor.white)
  /// A grey that is the same in light and in dark appearance.
  public static let gray = Color(.gray)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let red = Color(.red)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let orange = Color(.orange)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let yellow = Color(.yellow)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let green = Color(.green)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let mint = Color(.mint)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let teal = Color(.teal)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let cyan = Color(.cyan)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let blue = Color(.blue)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let indigo = Color(.indigo)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let purple = Color(.purple)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let pink = Color(.pink)
  /// The system's colour of this name; a little lighter in dark appearance.
  public static let brown = Color(.brown)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of secondary text.
  public static let secondary = Color(.secondaryLabel)
  /// The environment's tint; blue if none is set.
  public static var accentColor: Color { Color(.accent) }
}
