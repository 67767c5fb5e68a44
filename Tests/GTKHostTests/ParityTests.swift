// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The pixels that GSK puts together in a window are those that Cairo draws as one picture.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct ParityTests {
  @Test("Every drawing primitive, at rest, moved and back, has the headless host's pixels", arguments: [1, 2])
  func primitives(scale: Int) throws {
    try compare("Primitives", Primitives(), scale: scale)
  }

  @Test("What depends on the pixels behind it has the headless host's pixels")
  func behind() throws { try compare("Behind", Behind(), scale: 1) }

  private func compare<Root: View>(_ name: String, _ root: Root, scale: Int) throws {
    let size = CGSize(width: 400, height: 380)
    // Twice the size and the bar do not fit onto the usual screen.
    let display = try Display(width: 1000, height: 1000)
    let program = try RunningProgram(
      "Primitives.swift", "--view", name, "--size", "400x380", on: display, scale: scale)
    defer { program.stop() }
    let content = WindowContent(try display.window(name), width: 400 * scale, height: 380 * scale)
    let host = ViewHost(root, size: size, scale: Double(scale))
    for word in ["Move", "Moved", "Move"] {
      try content.wait(for: try Shot(of: host, scale: scale), on: display)
      let place = try host.get(.text(word)).frame
      try content.click(CGPoint(x: place.midX * Double(scale), y: place.midY * Double(scale)), on: display)
      try host.get(.text(word)).tap()
      try host.settle()
    }
    try content.wait(for: try Shot(of: host, scale: scale), on: display)
  }
}
