// SPDX-License-Identifier: MIT

import EspalierPrimitives

/// Colours that are the same in all surroundings.
extension UIColor {
  /// Black.
  public static let black = UIColor(Color.black)
  /// White.
  public static let white = UIColor(Color.white)
  /// No colour.
  public static let clear = UIColor(Color.clear)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Pure orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Pure purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Pure brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A medium gray.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// A dark gray.
  public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  /// A light gray.
  public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
}

/// The system's colours, which depend on the surroundings.
extension UIColor {
  /// The colour of `Color.red`.
  public static let systemRed = UIColor(Color.red)
  /// The colour of `Color.orange`.
  public static let systemOrange = UIColor(Color.orange)
  /// The colour of `Color.yellow`.
  public static let systemYellow = UIColor(Color.yellow)
  /// The colour of `Color.green`.
  public static let systemGreen = UIColor(Color.green)
  /// The colour of `Color.mint`.
  public static let systemMint = UIColor(Color.mint)
  /// The colour of `Color.teal`.
  public static let systemTeal = UIColor(Color.teal)
  /// The colour of `Color.cyan`.
  public static let systemCyan = UIColor(Color.cyan)
  /// The colour of `Color.blue`.
  public static let systemBlue = UIColor(Color.blue)
  /// The colour of `Color.indigo`.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The colour of `Color.purple`.
  public static let systemPurple = UIColor(Color.purple)
  /// The colour of `Color.pink`.
  public static let systemPink = UIColor(Color.pink)
  /// The colour of `Color.brown`.
  public static let systemBrown = UIColor(Color.brown)
  /// The colour of `Color.gray`.
  public static let systemGray = UIColor(Color.gray)
  /// A gray that is nearer to the background than `systemGray`.
  public static let systemGray2 = UIColor(Color(.gray2))
  /// A gray that is nearer to the background than `systemGray2`.
  public static let systemGray3 = UIColor(Color(.gray3))
  /// A gray that is nearer to the background than `systemGray3`.
  public static let systemGray4 = UIColor(Color(.gray4))
  /// A gray that is nearer to the background than `systemGray4`.
  public static let systemGray5 = UIColor(Color(.gray5))
  /// A gray that is nearer to the background than `systemGray5`.
  public static let systemGray6 = UIColor(Color(.gray6))
}

/// Colours by their purpose.
extension UIColor {
  /// The colour of text.
  public static let label = UIColor(Color(.label))
  /// The colour of accompanying text.
  public static let secondaryLabel = UIColor(Color(.secondaryLabel))
  /// The colour of less important text.
  public static let tertiaryLabel = UIColor(Color(.tertiaryLabel))
  /// The colour of the least important text.
  public static let quaternaryLabel = UIColor(Color(.quaternaryLabel))
  /// The colour of prompts in fields.
  public static let placeholderText = UIColor(Color(.placeholder))
  /// The colour of lines between rows.
  public static let separator = UIColor(Color(.separator))
  /// The colour of opaque lines.
  public static let opaqueSeparator = UIColor(Color(.opaqueSeparator))
  /// The colour of links.
  public static let link = UIColor(Color.blue)
  /// The accent of the surroundings.
  public static let tintColor = UIColor(Color(.accent))
  /// The fill of small shapes.
  public static let systemFill = UIColor(Color(.fill))
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = UIColor(Color(.secondaryFill))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(Color(.tertiaryFill))
  /// The fill of large areas with much in them.
  public static let quaternarySystemFill = UIColor(Color(.quaternaryFill))
  /// The background of windows.
  public static let systemBackground = UIColor(Color(.background))
  /// The background of content on a window.
  public static let secondarySystemBackground = UIColor(Color(.secondaryBackground))
  /// The background of content on secondary content.
  public static let tertiarySystemBackground = UIColor(Color(.tertiaryBackground))
  /// The background of grouped lists.
  public static let systemGroupedBackground = UIColor(Color(.groupedBackground))
  /// The background of the groups.
  public static let secondarySystemGroupedBackground = UIColor(Color(.secondaryGroupedBackground))
  /// The background of content on the groups.
  public static let tertiarySystemGroupedBackground = UIColor(Color(.tertiaryGroupedBackground))
  /// The colour of text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of text on light backgrounds.
  public static let darkText = UIColor(Color.black)
}
