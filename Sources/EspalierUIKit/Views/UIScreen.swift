// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import Foundation

/// The screen: for a program on a desktop, its front window.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The front window as the screen: an app of one device has its layout in it.
  public static let main = UIScreen()
  /// The front window alone.
  public static var screens: [UIScreen] { [main] }

  /// The size of the front window in points; before the first one that of `--size`, else of the look's device.
  public var bounds: CGRect { CGRect(origin: .zero, size: ProgramScreen.size) }
  /// The size in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { ProgramScreen.scale }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The values of the surroundings.
  public var traitCollection: UITraitCollection { .current }
  /// The most frames in a second: windows follow their screen, most of which have 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The brightness, 0…1, which a program on a desktop does not know: 1, whatever is set.
  public var brightness: CGFloat {
    get { 1 }
    set { Diagnostics.warnOnce("UIScreen.brightness: a desktop's programs do not set the brightness of screens.") }
  }
  /// Whether the screen is recorded; a program on a desktop does not know.
  public var isCaptured: Bool { false }

  /// Posted where a screen is recorded; never here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChange")
  /// Posted when the brightness changes; never here.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChange")
}
