// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// The screen, of which a program knows the density alone: its size is that of the front window, for a desktop on Linux does not tell
/// a program where its windows stand.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  private static let only = NSScreen()
  /// The screen.
  public static var main: NSScreen? { only }
  /// The screen.
  public static var screens: [NSScreen] { [only] }
  /// The screen.
  public static var deepest: NSScreen? { only }

  /// The size of the front window in points.
  public var frame: CGRect { CGRect(origin: .zero, size: ProgramScreen.size) }
  /// The size of the front window in points.
  public var visibleFrame: CGRect { frame }
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { ProgramScreen.scale }
  /// A name for users.
  public var localizedName: String { "Screen" }
  /// The covered lengths at the edges: none.
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// Values of the screen; its number is 0.
  public var deviceDescription: [NSDeviceDescriptionKey: Any] { [NSDeviceDescriptionKey("NSScreenNumber"): 0] }
  /// The most frames in a second: windows follow their screen, most of which have 60.
  public var maximumFramesPerSecond: Int { 60 }
}

/// A name of a value of a screen.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Pixels per inch.
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  /// The size in pixels.
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
}

/// Distances from the edges of a rectangle, in points: Foundation's type, so that a file that imports both finds one.
public typealias NSEdgeInsets = Foundation.NSEdgeInsets

/// An edge of a rectangle.
public typealias NSRectEdge = _RectEdge

/// An edge of a rectangle.
public enum _RectEdge: UInt, Sendable {
  /// Left, the smaller y, right, the larger y.
  case minX, minY, maxX, maxY
}
