// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `glassEffect` and the button styles of glass.
@MainActor
struct GlassTests {
  /// A view of 60 by 40 points in the middle of 100 by 80 of blue.
  private func pane(_ glass: Glass?, rectangular: Bool = false, dark: Bool = false) throws -> Pixels {
    let content = Color.clear.frame(width: 60, height: 40)
    let view = ZStack {
      Color.pureBlue
      if let glass {
        if rectangular { content.glassEffect(glass, in: .rect) } else { content.glassEffect(glass) }
      }
    }
    return try Pixels(view, 100, 80, dark: dark)
  }

  @Test("The pane is behind the view, frosted: lighter in the light, darker in the dark")
  func frost() throws {
    let (light, dark) = (try pane(.regular), try pane(.regular, dark: true))
    #expect(light[50, 40][0] > 60 && light[50, 40][2] > 200)
    #expect(dark[50, 40][2] < 200)
    // Clear glass is nearer to what is behind it.
    #expect(try pane(.clear)[50, 40][0] < light[50, 40][0])
  }

  @Test("The pane is a capsule, unless a shape is given")
  func shape() throws {
    // (22, 22) is in the view's corner. There is a light shadow around the pane.
    #expect(try pane(.regular)[22, 22][0] < 10)
    #expect(try pane(.regular, rectangular: true)[22, 22][0] > 60)
  }

  @Test("Identity draws nothing; a tint colours the pane")
  func kinds() throws {
    #expect(try pane(.identity).isNear(50, 40, [0, 0, 255, 255]))
    let (plain, tinted) = (try pane(.regular), try pane(.regular.tint(.pureRed)))
    #expect(tinted[50, 40][0] > plain[50, 40][0] && tinted[50, 40][2] < plain[50, 40][2])
    #expect(Glass.regular.tint(.red).tint(nil) == .regular)
  }

  @Test("The effect changes no layout")
  func layout() {
    let plain = ViewHost(Text("Glass").padding()).size
    #expect(ViewHost(Text("Glass").padding().glassEffect()).size == plain)
    #expect(ViewHost(GlassEffectContainer { Text("Glass").padding().glassEffect() }).size == plain)
  }

  private struct Buttons: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Glass") { count += 1 }.buttonStyle(.glass)
        Button("Clear") { count += 10 }.buttonStyle(.glass(.clear))
        Button("Prominent") { count += 100 }.buttonStyle(.glassProminent)
        Button("Off") { count += 1000 }.buttonStyle(.glassProminent).disabled(true)
        Text("\(count)").accessibilityIdentifier("count")
      }
    }
  }

  @Test("Buttons of glass act where they are tapped, in each container", arguments: 0...4)
  func buttons(_ container: Int) throws {
    let view: AnyView =
      switch container {
      case 1: AnyView(Form { Buttons() })
      case 2: AnyView(List { Buttons() })
      case 3: AnyView(NavigationStack { ScrollView { Buttons() } })
      case 4: AnyView(GeometryReader { _ in Buttons() })
      default: AnyView(Buttons())
      }
    let host = ViewHost(view, size: CGSize(width: 400, height: 500))
    try host.get(.text("Glass")).tap()
    try host.get(.text("Clear")).tap()
    try host.get(.text("Prominent")).tap()
    try host.get(.text("Off")).tap()
    #expect(try host.get(.identifier("count")).text == "111")
  }
}
