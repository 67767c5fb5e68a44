// SPDX-License-Identifier: MIT

import EspalierNumbers

/// Semantic colours, resolved by the environment.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholder
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case controlBackground
  /// Backgrounds of a sidebar, and of the bars of a window.
  case sidebarBackground, barBackground
  /// Backgrounds of a row under the pointer, of a pressed row, and of a selected row in a list without keyboard focus.
  case hover, press, unfocusedSelection
  /// The layer over a window that waits for a sheet or a dialog.
  case dimming
  /// A thumb of a switch or slider, the chosen segment, and the outline of both.
  case thumb, heldThumb, segment, thumbOutline
  /// The thumb of a scroll bar, a dragged thumb, and the track.
  case scrollThumb, heldScrollThumb, scrollTrack
  case accent

  /// Whether the colour is one of texts, lines and the fills of controls, which are light on the accent colour.
  fileprivate var isInk: Bool {
    switch self {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel, .placeholder, .separator,
      .opaqueSeparator, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .hover, .press:
      true
    default: false
    }
  }

  /// The colour for the nth level of a hierarchy that starts at this colour; nil if there is none.
  package func level(_ level: Int) -> SystemColor? {
    let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    for hierarchy in [labels, fills] {
      if let own = hierarchy.firstIndex(of: self) { return hierarchy[min(own + level, hierarchy.count - 1)] }
    }
    return nil
  }
}

/// The colours of a design, each as `0xRRGGBBAA` in light and in dark appearance.
struct Palette: Sendable {
  struct Variants: Sendable {
    let light, dark: UInt32
    /// The variants with increased contrast; nil leaves the colour as it is.
    var highLight: UInt32?
    var highDark: UInt32?
    /// The variant in dark appearance on a card; nil leaves the colour as it is.
    var elevatedDark: UInt32?

    init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil, high: (light: UInt32, dark: UInt32)? = nil) {
      self.light = light
      self.dark = dark
      elevatedDark = elevated
      highLight = high?.light
      highDark = high?.dark
    }
  }

  private let variants: [Variants]

  /// - Parameter color: The variants of one colour; called once for each colour.
  init(_ color: (SystemColor) -> Variants) { variants = SystemColor.allCases.map(color) }

  func hexadecimal(_ color: SystemColor, in appearance: Appearance) -> UInt32 {
    let variants = variants[Self.index(color)]
    if appearance.isElevated, appearance.colorScheme == .dark, let elevated = variants.elevatedDark { return elevated }
    let isHigh = appearance.contrast == .increased
    return appearance.colorScheme == .dark || appearance.isOnAccent && color.isInk
      ? isHigh ? variants.highDark ?? variants.dark : variants.dark
      : isHigh ? variants.highLight ?? variants.light : variants.light
  }

  /// The colour's index in `allCases`. The cases have no associated values, so their memory is their number.
  private static func index(_ color: SystemColor) -> Int { Int(unsafeBitCast(color, to: UInt8.self)) }
}

extension Palette {
  /// The colours that are equal in both designs.
  static func inBothLooks(_ color: SystemColor) -> Variants? {
    switch color {
    case .red: Variants(0xFF3B_30FF, 0xFF45_3AFF)
    case .orange: Variants(0xFF95_00FF, 0xFF9F_0AFF)
    case .yellow: Variants(0xFFCC_00FF, 0xFFD6_0AFF)
    case .green: Variants(0x34C7_59FF, 0x30D1_58FF)
    case .mint: Variants(0x00C7_BEFF, 0x63E6_E2FF)
    case .teal: Variants(0x30B0_C7FF, 0x40C8_E0FF)
    case .cyan: Variants(0x32AD_E6FF, 0x64D2_FFFF)
    case .blue, .accent: Variants(0x007A_FFFF, 0x0A84_FFFF)
    case .indigo: Variants(0x5856_D6FF, 0x5E5C_E6FF)
    case .purple: Variants(0xAF52_DEFF, 0xBF5A_F2FF)
    case .pink: Variants(0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: Variants(0xA284_5EFF, 0xAC8E_68FF)
    case .gray: Variants(0x8E8E_93FF, 0x8E8E_93FF)
    case .gray2: Variants(0xAEAE_B2FF, 0x6363_66FF)
    case .gray3: Variants(0xC7C7_CCFF, 0x4848_4AFF)
    case .gray4: Variants(0xD1D1_D6FF, 0x3A3A_3CFF)
    case .gray5: Variants(0xE5E5_EAFF, 0x2C2C_2EFF)
    case .gray6: Variants(0xF2F2_F7FF, 0x1C1C_1EFF)
    case .label: Variants(0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: Variants(0x3C3C_4399, 0xEBEB_F599, high: (0x3C3C_43CC, 0xEBEB_F5CC))
    case .tertiaryLabel, .placeholder: Variants(0x3C3C_434D, 0xEBEB_F54D, high: (0x3C3C_43A6, 0xEBEB_F5A6))
    case .quaternaryLabel: Variants(0x3C3C_432E, 0xEBEB_F529, high: (0x3C3C_4380, 0xEBEB_F580))
    // Half as strong, as AppKit's `quinaryLabelColor`.
    case .quinaryLabel: Variants(0x3C3C_4317, 0xEBEB_F515, high: (0x3C3C_4340, 0xEBEB_F540))
    case .fill: Variants(0x7878_8033, 0x7878_805C, high: (0x7878_8066, 0x7878_8099))
    case .secondaryFill: Variants(0x7878_8029, 0x7878_8052, high: (0x7878_8059, 0x7878_808C))
    case .tertiaryFill: Variants(0x7676_801F, 0x7676_803D, high: (0x7676_804D, 0x7676_8080))
    case .quaternaryFill: Variants(0x7474_8014, 0x7676_802E, high: (0x7474_8040, 0x7676_8073))
    case .hover: Variants(0x0000_000D, 0xFFFF_FF12, high: (0x0000_001F, 0xFFFF_FF29))
    case .unfocusedSelection: Variants(0x0000_0017, 0xFFFF_FF1F, high: (0x0000_0033, 0xFFFF_FF3D))
    case .thumb: Variants(0xFFFF_FFFF, 0xFFFF_FFFF)
    case .heldThumb: Variants(0xF0F0_F0FF, 0xF0F0_F0FF)
    case .scrollThumb: Variants(0x0000_0066, 0xFFFF_FF73, high: (0x0000_00A6, 0xFFFF_FFB3))
    case .heldScrollThumb: Variants(0x0000_0099, 0xFFFF_FFA6, high: (0x0000_00D9, 0xFFFF_FFE6))
    case .scrollTrack: Variants(0x0000_0014, 0xFFFF_FF1A, high: (0x0000_0038, 0xFFFF_FF40))
    case .segment: Variants(0xFFFF_FFFF, 0x6363_66FF)
    case .thumbOutline: Variants(0x0000_001A, 0x0000_001A, high: (0x0000_0080, 0xFFFF_FF80))
    default: nil
    }
  }
}
