// SPDX-License-Identifier: MIT

import Foundation

/// A preview that a version of the user's files declares.
package struct PreviewListing: Codable, Hashable, Sendable {
  /// The preview's name, unique in a version.
  package let name: String
  package let layout: Layout

  package enum Layout: Codable, Hashable, Sendable {
    /// The size of a device's screen, or of a window.
    case device(isLandscape: Bool)
    case sizeThatFits
    case fixed(width: Double, height: Double)
    /// The size of the window in which the preview is the only content.
    case window
  }

  package init(name: String, layout: Layout) {
    self.name = name
    self.layout = layout
  }
}

/// A preview in one size and one pair of looks: drawn as one picture, which receives events.
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

  /// The identity, which does not depend on the size: state belongs to it.
  package var id: String { "\(preview)\u{1F}\(look.rawValue)\u{1F}\(isDark ? "dark" : "light")" }
}

/// A picture of a stage, in a file that the processes share.
package struct PreviewFrame: Codable, Hashable, Sendable {
  /// The stage's id.
  package var stage: String
  /// The file, and the picture's offset in it, in bytes: rows from the top without gaps, four bytes for each pixel,
  /// premultiplied, in Cairo's order.
  package var path: String
  package var offset: Int
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double
  /// Whether a wheel over it may scroll its content.
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

/// A user's input in a picture. Points are the stage's.
package enum PreviewEvent: Codable, Hashable, Sendable {
  case press(CGPoint, modifiers: Int)
  case move(CGPoint, modifiers: Int)
  case release(CGPoint, modifiers: Int)
  case secondaryPress(CGPoint)
  /// The position of the pointer; nil when it has left the picture.
  case hover(CGPoint?)
  case scroll(CGSize, at: CGPoint)
  /// A key, and the characters that it types.
  case key(String, characters: String, modifiers: Int)
}
