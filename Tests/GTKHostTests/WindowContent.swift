// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierGeometry
import Foundation
import SwiftUI
import ViewTesting

/// The content of a window: what is below the title bar.
struct WindowContent {
  let x, y, width, height: Int

  init(_ window: DisplayWindow, width: Int, height: Int) {
    self.width = width
    self.height = height
    x = window.x + (window.width - width) / 2
    y = window.y + window.height - height - (window.width - width) / 2
  }

  @MainActor
  func shot(_ display: Display) throws -> Shot { try display.shot(x: x, y: y, width: width, height: height) }

  /// Keeps what the window shows as a file in the folder that `ESPALIER_SHOTS` names, to be looked at.
  @MainActor
  func keep(_ name: String, from display: Display) throws {
    guard let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] else { return }
    try shot(display).write("\(folder)/\(name).ppm")
  }

  /// Waits until the window shows a picture.
  @MainActor
  func wait(for picture: Shot, on display: Display) throws {
    func difference() throws -> Shot.Difference { try shot(display).difference(from: picture) }
    do {
      try GTKHostTests.wait(
        until: "the headless host's picture", insteadOf: "another, by \(try difference())"
      ) { try difference().isRounding }
    } catch {
      try keep("is", from: display)
      if let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] {
        try picture.write(folder + "/expected.ppm")
      }
      throw error
    }
  }

  /// Moves the mouse to a point of the content, where it does more: the words of xdotool.
  @MainActor
  func mouse(_ point: CGPoint, on display: Display, _ words: String...) throws {
    try display.xdotool(["mousemove", "\(x + Int(point.x))", "\(y + Int(point.y))"] + words)
  }

  @MainActor
  func click(_ point: CGPoint, on display: Display, button: Int = 1) throws {
    try mouse(point, on: display, "click", "\(button)")
  }
}

extension Shot {
  /// The picture that the headless host draws.
  @MainActor
  init<Root: View>(of host: ViewHost<Root>, scale: Int = 1) throws {
    let (width, height, rgba) = try CairoRenderer.pixels(
      host.displayList, size: host.size, scale: Double(scale), background: host.graph.backgroundColor)
    self.init(width: width, height: height, rgba: rgba)
  }
}
