// SPDX-License-Identifier: MIT

import EspalierCairo
import Foundation
import SwiftUI
import ViewTesting

/// A full screen: 300 shapes of several kinds, and a text on each.
private struct Screen: View {
  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<20) { row in
        HStack(spacing: 2) {
          ForEach(0..<15) { column in
            let number = row * 15 + column
            tile(number).overlay { Text("Item \(number)").font(.system(size: 13)) }
          }
        }
      }
    }
  }

  @ViewBuilder
  private func tile(_ number: Int) -> some View {
    let color = Color(hue: Double(number) / 300, saturation: 0.4, brightness: 0.95)
    switch number % 4 {
    case 0: Rectangle().fill(color)
    case 1: RoundedRectangle(cornerRadius: 8).fill(color)
    case 2: Capsule().fill(color.gradient)
    default: Ellipse().stroke(color, lineWidth: 2)
    }
  }
}

/// Draws a screen repeatedly, for a profiler.
@MainActor
func drawScreen(_ times: Int) throws {
  let size = CGSize(width: 1200, height: 800)
  let list = ViewHost(Screen(), size: size).displayList
  for _ in 0..<times { _ = try CairoRenderer.pixels(list, size: size, background: .white) }
}

@MainActor
func pictureBenchmarks(_ report: Report) throws {
  let size = CGSize(width: 1200, height: 800)
  func time(_ runs: Int, _ view: some View) throws -> Double {
    let list = ViewHost(view, size: size).displayList
    func draw() throws { _ = try CairoRenderer.pixels(list, size: size, background: .white) }
    try draw()
    let clock = ContinuousClock()
    let times = try (0..<runs).map { _ in try clock.measure { try draw() } }
    return times.min()! / .milliseconds(1)
  }
  report.add("300 shapes and 300 texts to 1200 × 800 pixels, after the first", try time(30, Screen()), "ms", goal: 8)
  report.add("the same, blurred by 20 points", try time(10, Screen().blur(radius: 20)), "ms")
  report.add("the same, in gray", try time(10, Screen().grayscale(1)), "ms")
}
