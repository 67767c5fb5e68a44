import CairoRenderer
import CoreGeometry
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

  func shot(_ display: Display) throws -> Shot { try display.shot().part(x: x, y: y, width: width, height: height) }

  /// Waits until the window shows a picture.
  func wait(for picture: Shot, on display: Display) throws {
    var shot = try shot(display)
    let end = Date(timeIntervalSinceNow: 20)
    while !shot.difference(from: picture).isRounding {
      usleep(50_000)
      if Date() > end {
        let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"]
        if let folder { try shot.write(folder + "/is.ppm"); try picture.write(folder + "/expected.ppm") }
        throw Missing(what: "the headless host's picture (difference \(shot.difference(from: picture)))")
      }
      shot = try self.shot(display)
    }
  }

  func click(_ point: CGPoint, on display: Display, button: Int = 1) throws {
    try display.xdotool("mousemove", "\(x + Int(point.x))", "\(y + Int(point.y))", "click", "\(button)")
  }
}

extension Shot {
  /// What the headless host draws.
  @MainActor
  init<Root: View>(of host: ViewHost<Root>, scale: Int = 1) throws {
    let (width, height, rgba) = try CairoRenderer.pixels(
      host.displayList, size: host.size, scale: Double(scale), background: host.graph.backgroundColor)
    self.init(width: width, height: height, rgba: rgba)
  }
}
