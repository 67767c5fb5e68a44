// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierPictures

/// Symbols whose outlines are measured in pictures that Apple's SwiftUI made of public programs, in points.
@Suite struct MeasuredSymbolTests {
  /// A symbol's ink, with 20 pixels for each point.
  private struct Ink {
    let surface: PixelSurface
    let size: CGSize
    private let margin: Double
    private static let scale = 20.0

    init(_ name: String, size: Double, weight: Int) throws {
      let picture = SymbolLibrary.shared.picture(named: name, style: SymbolStyle(size: size, weight: weight))
      let unit = 0.0546 * size
      margin = unit
      // Without the margins: two units of the grid at each side, one above and below.
      self.size = CGSize(width: picture.size.width - 4 * unit, height: picture.size.height - 2 * unit)
      surface = try #require(
        picture.surface(
          width: Int(picture.size.width * Self.scale), height: Int(picture.size.height * Self.scale), layer: nil))
    }

    /// The amount of ink in a line across, at a distance below the ink's top.
    func width(at y: Double) -> Double {
      let row = Int((y + margin) * Self.scale)
      let alphas = (0..<surface.width).map { Double(surface.pixel(x: $0, y: row) >> 24) / 255 }
      return alphas.reduce(0, +) / Self.scale
    }
  }

  @Test("the sides of a star's arms are straight from arm to arm, and its ends are round")
  func star() throws {
    let star = try Ink("star.fill", size: 17, weight: 400)
    #expect(abs(star.size.width - 18.4) < 0.2 && abs(star.size.height - 17.6) < 0.15)
    for (y, width) in [(0.6, 1.5), (2.9, 3.1), (5.9, 5.0), (6.4, 18.2), (7.9, 17.0), (12.9, 9.6), (15.9, 6.6)] {
      #expect(abs(star.width(at: y) - width) < 0.35, "at \(y)")
    }
  }

  @Test("a filled bell has a knob, and a gap above what rings in it")
  func bell() throws {
    let bell = try Ink("bell.fill", size: 17, weight: 600)
    #expect(abs(bell.size.width - 16.55) < 0.15 && abs(bell.size.height - 18) < 0.15)
    for (y, width) in [
      (0.9, 3.9), (1.8, 5.2), (2.9, 8.1), (4.2, 10.1), (7.5, 11.7), (11.2, 14.7), (13.2, 16.6), (15.05, 0),
      (16.2, 5.4), (17.2, 4.2),
    ] {
      #expect(abs(bell.width(at: y) - width) < 0.35, "at \(y)")
    }
    let slashed = try Ink("bell.slash.fill", size: 17, weight: 600)
    #expect(slashed.width(at: 15.05) < 3.5)
  }

  @Test("the lines of a globe are thinner than those of other symbols, and there is one from pole to pole")
  func globe() throws {
    let globe = try Ink("globe", size: 17 * 1.28, weight: 400)
    #expect(abs(globe.size.width - 22) < 0.15 && abs(globe.size.height - 22) < 0.15)
    #expect(abs(globe.width(at: 8) - 6.4) < 0.35 && abs(globe.width(at: 9) - 6.3) < 0.35)
  }
}
