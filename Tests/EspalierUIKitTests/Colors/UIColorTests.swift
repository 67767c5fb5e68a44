// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("UIColor")
struct UIColorTests {
  @Test("A colour has hue, saturation and brightness") func colourHueSaturationBrightness() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001)
    #expect(abs(brightness - 0.8) < 0.001 && alpha == 0.25)
  }

  @Test("Only a gray has a whiteness") func onlyGrayWhiteness() {
    var white: CGFloat = 0
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil))
    #expect(abs(white - 0.5) < 0.001)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("A closure decides a colour for each of its surroundings") func closureDecidesColourFor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(Color(uiColor: color.resolvedColor(with: dark)).cgColor == Color.white.cgColor)
    var environment = EnvironmentValues()
    #expect(Color(uiColor: color).resolve(in: environment).green == 0)
    environment.colorScheme = .dark
    #expect(Color(uiColor: color).resolve(in: environment).green == 1)
  }

  @Test("No catalogue has the name") func noCatalogueName() { #expect(UIColor(named: "no such colour") == nil) }

  @Test("Equal colours are equal objects, also in an array of Foundation's") func equalObjects() {
    let (a, b): (NSObject, NSObject) = (UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1))
    #expect(a == b && a.hash == b.hash && a != UIColor(white: 0.25, alpha: 1))
    #expect(NSArray(array: [a]).contains(b))
    #expect(UIColor.red != UIColor.blue)
  }

  @Test("An archive keeps a colour") func archive() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(read.cgColor.components?.count == 4)
    #expect(zip(read.cgColor.components ?? [], color.cgColor.components ?? []).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test("An archive without components has no colour") func emptyArchive() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.finishEncoding()
    let reader = try? NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.flatMap { UIColor(coder: $0) } == nil)
  }
}
