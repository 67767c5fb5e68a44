// SPDX-License-Identifier: MIT

import EspalierPictures
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Photographs in a window, which are decoded beside its frames.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct PhotoTests {
  @Test("A photograph has the headless host's pixels in every size and effect, at rest and after a change of size")
  func parity() throws {
    let display = try Display()
    let (width, height) = (900, 600)
    let rgba = (0..<width * height * 4).map { index -> UInt8 in
      let (x, y) = (index / 4 % width, index / 4 / width)
      return [UInt8(truncatingIfNeeded: x / 3), UInt8(truncatingIfNeeded: y), UInt8(truncatingIfNeeded: x ^ y), 255][
        index % 4]
    }
    let picture = try #require(Bitmap(rgba: rgba, width: width, height: height, name: "photo", scale: 1))
    try #require(picture.pixels?.png()).write(to: display.folder.appendingPathComponent("photo.png"))
    let program = try RunningProgram(
      "Photos.swift", "--size", "400x260", on: display, variables: ["PHOTOS": display.folder.path])
    defer { program.stop() }
    let content = WindowContent(try display.window("Photos"), width: 400, height: 260)
    let host = ViewHost(Photos(folder: display.folder.path), size: CGSize(width: 400, height: 260))
    try content.wait(for: try Shot(of: host), on: display)
    try content.keep("photos", from: display)
    for word in ["Smaller", "Larger"] {
      let button = try host.get(.text(word)).frame
      try content.click(CGPoint(x: button.midX, y: button.midY), on: display)
      try host.get(.text(word)).tap()
      try host.settle()
      try content.mouse(CGPoint(x: 395, y: 255), on: display)
      try content.wait(for: try Shot(of: host), on: display)
    }
  }
}
