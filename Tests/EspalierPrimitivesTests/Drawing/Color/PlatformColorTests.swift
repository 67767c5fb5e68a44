// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Colours under the names of Core Graphics and UIKit.
@MainActor
@Suite("Colours of other frameworks")
struct PlatformColorTests {
  @Test("A CGColor is numbers: a gray or three components, and an opacity")
  func components() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.numberOfComponents == 4 && color.alpha == 0.5)
    #expect(color.copy(alpha: 1)?.components == [0.25, 0.5, 0.75, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor.clear.alpha == 0 && CGColor.white != CGColor.black)
  }

  @Test("A colour comes from a CGColor, and has one where it is the same in all surroundings")
  func conversions() {
    #expect("\(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))" == "#FF000080")
    #expect("\(Color(cgColor: CGColor(gray: 1, alpha: 1)))" == "#FFFFFFFF")
    #expect(Color(red: 1, green: 0.5, blue: 0).cgColor?.components == [1, 0.5, 0, 1])
    #expect(Color.blue.cgColor == nil)
    #expect(Color.blue.resolve(in: EnvironmentValues()).cgColor.alpha == 1)
  }

  @Test("UIKit's plain colours are plain; its system colours follow the surroundings")
  func names() {
    #expect("\(Color(UIColor.red))" == "#FF0000FF")
    #expect(Color(uiColor: .systemRed) == Color.red && Color(UIColor.label) == Color.primary)
    let view = Color(uiColor: .systemGray6)
    let (light, dark) = (ViewHost(view).shown.first?.color, ViewHost(view.colorScheme(.dark)).shown.first?.color)
    #expect(light != nil && dark != nil && light != dark)
    // A hierarchy of backgrounds, and of grays.
    let environment = EnvironmentValues()
    func bright(_ color: UIColor) -> Float { Color(color).resolve(in: environment).green }
    #expect(bright(.systemGray) < bright(.systemGray3) && bright(.systemGray3) < bright(.systemGray6))
  }

  @Test("Opacity is replaced; components are those of light surroundings")
  func values() {
    let color = UIColor(white: 0.5, alpha: 0.5).withAlphaComponent(0.25)
    #expect(Color(color).resolve(in: EnvironmentValues()).opacity == 0.25)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
    #expect(UIColor(Color.red) == UIColor.systemRed)
  }

  @Test("Insets of UIKit are those of views")
  func insets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets && EdgeInsets(.zero) == EdgeInsets())
  }
}
