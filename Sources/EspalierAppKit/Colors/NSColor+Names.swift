// SPDX-License-Identifier: MIT

import EspalierPrimitives

/// Colours that are the same in all surroundings.
extension NSColor {
  /// Black.
  public static let black = NSColor(Color.black)
  /// White.
  public static let white = NSColor(Color.white)
  /// No colour.
  public static let clear = NSColor(Color.clear)
  /// Pure red.
  public static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan.
  public static let cyan = NSColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = NSColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = NSColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Pure orange.
  public static let orange = NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Pure purple.
  public static let purple = NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Pure brown.
  public static let brown = NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A medium gray.
  public static let gray = NSColor(white: 0.5, alpha: 1)
  /// A dark gray.
  public static let darkGray = NSColor(white: 1.0 / 3, alpha: 1)
  /// A light gray.
  public static let lightGray = NSColor(white: 2.0 / 3, alpha: 1)
}

/// The system's colours, which depend on the surroundings.
extension NSColor {
  /// The colour of `Color.red`.
  public static let systemRed = NSColor(Color.red)
  /// The colour of `Color.orange`.
  public static let systemOrange = NSColor(Color.orange)
  /// The colour of `Color.yellow`.
  public static let systemYellow = NSColor(Color.yellow)
  /// The colour of `Color.green`.
  public static let systemGreen = NSColor(Color.green)
  /// The colour of `Color.mint`.
  public static let systemMint = NSColor(Color.mint)
  /// The colour of `Color.teal`.
  public static let systemTeal = NSColor(Color.teal)
  /// The colour of `Color.cyan`.
  public static let systemCyan = NSColor(Color.cyan)
  /// The colour of `Color.blue`.
  public static let systemBlue = NSColor(Color.blue)
  /// The colour of `Color.indigo`.
  public static let systemIndigo = NSColor(Color.indigo)
  /// The colour of `Color.purple`.
  public static let systemPurple = NSColor(Color.purple)
  /// The colour of `Color.pink`.
  public static let systemPink = NSColor(Color.pink)
  /// The colour of `Color.brown`.
  public static let systemBrown = NSColor(Color.brown)
  /// The colour of `Color.gray`.
  public static let systemGray = NSColor(Color.gray)
}

/// Colours by their purpose.
extension NSColor {
  /// The colour of text.
  public static let labelColor = NSColor(Color(.label))
  /// The colour of accompanying text.
  public static let secondaryLabelColor = NSColor(Color(.secondaryLabel))
  /// The colour of less important text.
  public static let tertiaryLabelColor = NSColor(Color(.tertiaryLabel))
  /// The colour of the least important text.
  public static let quaternaryLabelColor = NSColor(Color(.quaternaryLabel))
  /// The colour of text in editors.
  public static let textColor = NSColor(Color(.label))
  /// The colour of prompts in fields.
  public static let placeholderTextColor = NSColor(Color(.placeholder))
  /// The colour of titles.
  public static let headerTextColor = NSColor(Color(.label))
  /// The colour of text in controls.
  public static let controlTextColor = NSColor(Color(.label))
  /// The colour of text in controls that cannot be used.
  public static let disabledControlTextColor = NSColor(Color(.tertiaryLabel))
  /// The colour of text on a selection.
  public static let selectedTextColor = NSColor(Color(.label))
  /// The colour of text in a selected item of a menu.
  public static let selectedMenuItemTextColor = NSColor(Color.white)
  /// The colour of lines between rows.
  public static let separatorColor = NSColor(Color(.separator))
  /// The colour of lines of a table.
  public static let gridColor = NSColor(Color(.separator))
  /// The colour of links.
  public static let linkColor = NSColor(Color.blue)
  /// The accent of the surroundings.
  public static let controlAccentColor = NSColor(Color(.accent))
  /// The colour of the frame around the view with the keyboard.
  public static let keyboardFocusIndicatorColor = NSColor(Color(.accent))
  /// The background of windows.
  public static let windowBackgroundColor = NSColor(Color(.background))
  /// The background below all content.
  public static let underPageBackgroundColor = NSColor(Color(.secondaryBackground))
  /// The background of lists and browsers.
  public static let controlBackgroundColor = NSColor(Color(.background))
  /// The background of editors.
  public static let textBackgroundColor = NSColor(Color(.background))
  /// The ground of controls.
  public static let controlColor = NSColor(Color(.fill))
  /// The background of selected content in the active window.
  public static let selectedContentBackgroundColor = NSColor(Color(.accent))
  /// The background of selected content in other windows.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(Color(.secondaryFill))
  /// The background of selected text.
  public static let selectedTextBackgroundColor = NSColor(Color(.accent).opacity(0.3))
  /// The ground of selected controls.
  public static let selectedControlColor = NSColor(Color(.accent).opacity(0.3))
  /// The shadow of controls.
  public static let shadowColor = NSColor(Color.black)
}
