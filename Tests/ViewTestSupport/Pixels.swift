// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import Foundation
import SwiftUI
import ViewTesting

/// The picture of a view, pixel by pixel, on nothing.
@MainActor
package struct Pixels: CustomStringConvertible, Equatable {
  package let width: Int
  package let height: Int
  private let rgba: [UInt8]

  /// One pixel for each point by default.
  package init<V: View>(
    _ view: V, _ width: CGFloat, _ height: CGFloat, scale: Double = 1, dark: Bool = false, look: Look = .desktop
  ) throws {
    let size = CGSize(width: width, height: height)
    let host = ViewHost(view, size: size, look: look) { if dark { $0.colorScheme = .dark } }
    (self.width, self.height, rgba) = try CairoRenderer.pixels(host.displayList, size: size, scale: scale)
  }

  /// The pixels that a host of this size shows now.
  /// - Parameter isWindow: Whether what a window has behind its content is seen, too.
  package init<V: View>(_ host: ViewHost<V>, _ size: CGSize, isWindow: Bool = false) throws {
    (width, height, rgba) = try CairoRenderer.pixels(
      host.displayList, size: size, scale: 1, background: isWindow ? host.graph.backgroundColor : nil)
  }

  /// Arrays compare their elements one by one in a debug build, which would be most of a test that compares pictures.
  package nonisolated static func == (left: Pixels, right: Pixels) -> Bool {
    left.width == right.width && left.height == right.height
      && left.rgba.withUnsafeBytes { left in
        right.rgba.withUnsafeBytes { right in
          left.count == right.count && (left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0)
        }
      }
  }

  /// Short, for failure messages.
  package nonisolated var description: String { "\(width) × \(height) pixels" }

  /// Red, green, blue, alpha, 0…255, not premultiplied.
  package subscript(_ x: Int, _ y: Int) -> [Int] { rgba[((y * width + x) * 4)...].prefix(4).map { Int($0) } }

  package func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

  /// Whether a pixel has a colour, but for rounding.
  package func isNear(_ x: Int, _ y: Int, _ color: [Int], within tolerance: Int = 2) -> Bool {
    zip(self[x, y], color).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension Color {
  /// Plain components, so that pixels are easy to compare.
  package static let pureRed = Color(red: 1, green: 0, blue: 0)
  package static let pureGreen = Color(red: 0, green: 1, blue: 0)
  package static let pureBlue = Color(red: 0, green: 0, blue: 1)
}
