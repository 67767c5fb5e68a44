// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

/// Colours with a meaning: they resolve by the environment. Values are those of iOS.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholder
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case controlBackground
  case accent

  package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    if self == .accent { return environment.accent }
    let isDark = environment.colorScheme == .dark
    let (light, dark) = values
    return ResolvedColor(hexadecimal: isDark ? dark : light)
  }

  /// `0xRRGGBBAA` in light and in dark surroundings.
  private var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B_30FF, 0xFF45_3AFF)
    case .orange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .yellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .green: (0x34C7_59FF, 0x30D1_58FF)
    case .mint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .teal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .cyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .blue, .accent: (0x007A_FFFF, 0x0A84_FFFF)
    case .indigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .purple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: (0xA284_5EFF, 0xAC8E_68FF)
    case .gray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .gray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .gray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .gray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .gray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .gray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .label: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel, .placeholder: (0x3C3C_434D, 0xEBEB_F54D)
    case .quaternaryLabel: (0x3C3C_432E, 0xEBEB_F529)
    case .separator: (0x3C3C_434A, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    case .fill: (0x7878_8033, 0x7878_805C)
    case .secondaryFill: (0x7878_8029, 0x7878_8052)
    case .tertiaryFill: (0x7676_801F, 0x7676_803D)
    case .quaternaryFill: (0x7474_8014, 0x7676_802E)
    case .background: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondaryBackground, .groupedBackground: (0xF2F2_F7FF, self == .groupedBackground ? 0x0000_00FF : 0x1C1C_1EFF)
    case .tertiaryBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .secondaryGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiaryGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    case .controlBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    }
  }

  /// The colour for the nth level of a hierarchy that starts here, where there is one.
  package func level(_ level: Int) -> SystemColor? {
    let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    for hierarchy in [labels, fills] {
      if let own = hierarchy.firstIndex(of: self) { return hierarchy[min(own + level, hierarchy.count - 1)] }
    }
    return nil
  }
}

extension ResolvedColor {
  /// From `0xRRGGBBAA`.
  package init(hexadecimal: UInt32) {
    func component(_ shift: UInt32) -> Float { Float(hexadecimal >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }
}

extension Color {
  /// No colour: what is behind shows.
  public static let clear = Color(ResolvedColor.clear)
  /// Black, in light and in dark surroundings.
  public static let black = Color(ResolvedColor.black)
  /// White, in light and in dark surroundings.
  public static let white = Color(ResolvedColor.white)
  /// A grey that is the same in light and in dark surroundings.
  public static let gray = Color(.gray)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let red = Color(.red)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let orange = Color(.orange)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let yellow = Color(.yellow)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let green = Color(.green)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let mint = Color(.mint)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let teal = Color(.teal)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let cyan = Color(.cyan)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let blue = Color(.blue)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let indigo = Color(.indigo)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let purple = Color(.purple)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let pink = Color(.pink)
  /// The system's colour of this name; a little lighter in dark surroundings.
  public static let brown = Color(.brown)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of accompanying text.
  public static let secondary = Color(.secondaryLabel)
  /// The tint of the surroundings; blue where none is set.
  public static var accentColor: Color { Color(.accent) }
}
