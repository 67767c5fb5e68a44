// SPDX-License-Identifier: MIT

import EspalierAppKit
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("NSColor")
struct NSColorTests {
  @Test("A colour has components") func colourComponents() {
    let color = NSColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(abs(color.redComponent - 0.25) < 0.001 && abs(color.blueComponent - 0.75) < 0.001)
    #expect(color.alphaComponent == 0.5)
    #expect(color.withAlphaComponent(1).alphaComponent == 1)
    #expect(color.usingColorSpace(.sRGB) == color)
  }

  @Test("A closure decides a colour by the appearance") func closureDecidesColourAppearance() {
    let color = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    var environment = EnvironmentValues()
    #expect(Color(nsColor: color).resolve(in: environment).red == 0)
    environment.colorScheme = .dark
    #expect(Color(nsColor: color).resolve(in: environment).red == 1)
  }

  @Test("Purposes follow the appearance") func purposesFollowAppearance() {
    var environment = EnvironmentValues()
    let light = Color(nsColor: .windowBackgroundColor).resolve(in: environment)
    environment.colorScheme = .dark
    #expect(Color(nsColor: .windowBackgroundColor).resolve(in: environment) != light)
  }

  @Test("Equal colours are equal objects") func equalObjects() {
    let (a, b): (NSObject, NSObject) = (NSColor(white: 0.5, alpha: 1), NSColor(white: 0.5, alpha: 1))
    #expect(a == b && a.hash == b.hash && a != NSColor(white: 0.25, alpha: 1))
  }

  @Test("A pattern is the mean of its picture") func pattern() {
    let image = NSImage(size: CGSize(width: 2, height: 1), flipped: true) { rect in
      NSColor.red.setFill()
      rect.fill()
      return true
    }
    #expect(abs(NSColor(patternImage: image).redComponent - 1) < 0.01)
    #expect(NSColor(patternImage: NSImage()).alphaComponent == 0)
  }

  @Test("An archive keeps a colour") func archive() throws {
    let color = NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColor.self, from: data))
    #expect(read.cgColor.components?.count == 4)
    #expect(zip(read.cgColor.components ?? [], color.cgColor.components ?? []).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test("An archive without components has no colour") func emptyArchive() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.finishEncoding()
    let reader = try? NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.flatMap { NSColor(coder: $0) } == nil)
  }
}
