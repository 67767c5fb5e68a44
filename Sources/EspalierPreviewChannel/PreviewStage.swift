// SPDX-License-Identifier: MIT

import Foundation

/// A preview that a version of the user's files declares.
package struct PreviewListing: Codable, Hashable, Sendable {
  /// No two previews of a version have the same.
  package let name: String
  package let layout: Layout

  package enum Layout: Codable, Hashable, Sendable {
    /// That of a device's screen, or of a window.
    case device(isLandscape: Bool)
    case sizeThatFits
    case fixed(width: Double, height: Double)
    /// That of the window in which the preview is the only content.
    case window
  }

  package init(name: String, layout: Layout) {
    self.name = name
    self.layout = layout
  }
}

/// A preview in one size and one pair of looks: what is drawn as one picture, and receives events.
package struct PreviewStage: Codable, Hashable, Sendable {
  package enum Look: String, Codable, CaseIterable, Sendable { case desktop, phone }

  package var preview: String
  package var look: Look
  package var isDark: Bool
  /// Points; nil is the view's ideal size.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double

  package init(preview: String, look: Look, isDark: Bool, size: CGSize?, scale: Double) {
    self.preview = preview
    self.look = look
    self.isDark = isDark
    self.size = size
    self.scale = scale
  }

  /// What stays the same when the size changes: state belongs to it.
  package var id: String { "\(preview)\u{1F}\(look.rawValue)\u{1F}\(isDark ? "dark" : "light")" }
}

/// A picture of a stage, in a file that the processes share.
package struct PreviewFrame: Codable, Hashable, Sendable {
  /// The stage's id.
  package var stage: String
  /// The file, and where in it the picture begins, in bytes: rows from the top without gaps, four bytes for each pixel,
  /// premultiplied, in Cairo's order.
  package var path: String
  package var offset: Int
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double
  /// Whether a wheel over it may move something in it.
  package var scrolls: Bool

  package init(
    stage: String, path: String, offset: Int, width: Int, height: Int, scale: Double, scrolls: Bool
  ) {
    self.stage = stage
    self.path = path
    self.offset = offset
    self.width = width
    self.height = height
    self.scale = scale
    self.scrolls = scrolls
  }
}

/// What a user does in a picture. Points are the stage's.
package enum PreviewEvent: Codable, Hashable, Sendable {
  case press(CGPoint, modifiers: Int)
  case move(CGPoint, modifiers: Int)
  case release(CGPoint, modifiers: Int)
  case secondaryPress(CGPoint)
  /// Nil: the pointer has left the picture.
  case hover(CGPoint?)
  case scroll(CGSize, at: CGPoint)
  /// A key, and what it types.
  case key(String, characters: String, modifiers: Int)
}
