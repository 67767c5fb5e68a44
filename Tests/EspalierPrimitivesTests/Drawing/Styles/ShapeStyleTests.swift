// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A user's own style.
private struct Mood: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

@MainActor
@Suite("Styles")
struct ShapeStyleTests {
  /// The fill of a rectangle with modifiers.
  private func fill<V: View>(_ view: V) -> String? { hex(ViewHost(view).shown.first?.paint) }

  @Test("Shapes are drawn in the foreground, black where none is set") func foreground() {
    #expect(fill(Rectangle()) == "#000000FF")
    #expect(fill(Rectangle().foregroundColor(.red)) == "#FF3B30FF")
    #expect(fill(Rectangle().foregroundStyle(.red)) == "#FF3B30FF")
    #expect(fill(Rectangle().foregroundColor(nil).foregroundColor(.red)) == "#000000FF")
  }

  @Test("The inner foreground wins") func nesting() {
    #expect(fill(Rectangle().foregroundStyle(.red).foregroundStyle(.blue)) == "#FF3B30FF")
  }

  @Test("Levels below the foreground of the system are its labels") func labels() {
    #expect(fill(Rectangle().fill(.secondary)) == "#3C3C4399")
    #expect(fill(Rectangle().fill(.tertiary)) == "#3C3C434D")
    #expect(fill(Rectangle().fill(.quaternary)) == "#3C3C432E")
    #expect(fill(Rectangle().fill(.quinary)) == "#3C3C4317")
  }

  @Test("Levels below a colour are paler") func levels() {
    #expect(fill(Rectangle().fill(.secondary).foregroundStyle(.black)) == "#00000080")
    #expect(fill(Rectangle().fill(Color.black.secondary)) == "#00000080")
    #expect(fill(Rectangle().fill(.tertiary).foregroundStyle(.black)) == "#00000040")
    #expect(fill(Rectangle().fill(.quinary).foregroundStyle(.black)) == "#0000001A")
  }

  @Test("Styles for levels are used for those levels") func explicitLevels() {
    let styled = Rectangle().fill(.secondary).foregroundStyle(.red, .blue)
    #expect(fill(styled) == "#007AFFFF")
    #expect(fill(Rectangle().fill(.tertiary).foregroundStyle(.red, .blue, .green)) == "#34C759FF")
    #expect(fill(Rectangle().fill(.tertiary).foregroundStyle(.red, .black)) == "#00000080")
  }

  @Test("A foreground made of the foreground means the one outside") func selfReference() {
    #expect(fill(Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.black)) == "#00000080")
    #expect(fill(Rectangle().foregroundStyle(.secondary)) == "#3C3C4399")
    #expect(fill(Rectangle().fill(.secondary).foregroundStyle(.secondary)) == "#3C3C434D")
  }

  @Test("The tint is blue until it is set") func tint() {
    #expect(fill(Rectangle().fill(.tint)) == "#007AFFFF")
    #expect(fill(Rectangle().fill(.tint).tint(.red)) == "#FF3B30FF")
    #expect(fill(Rectangle().fill(Color.accentColor).tint(.red)) == "#FF3B30FF")
    #expect(fill(Rectangle().fill(.tint).tint(nil as Color?).tint(.red)) == "#FF3B30FF")
  }

  @Test("A style of one's own chooses by the environment") func custom() {
    #expect(fill(Rectangle().fill(Mood())) == "#000000FF")
    #expect(fill(Rectangle().fill(Mood().opacity(0.5)).colorScheme(.dark)) == "#FFFFFF80")
    #expect(fill(Rectangle().fill(AnyShapeStyle(Mood()))) == "#000000FF")
  }

  @Test("Text shows the foreground") func text() {
    #expect(fill(VStack { Text("a") }.foregroundStyle(.secondary)) == "#3C3C4399")
    #expect(fill(VStack { Text("a") }.foregroundColor(.red)) == "#FF3B30FF")
  }

  private struct MaterialName: View {
    @Environment(\.backgroundMaterial) private var material
    var body: some View { Text(material.map { $0 == .thin ? "thin" : "other" } ?? "none") }
  }

  @Test("Views know the material behind them, and may forget it") func materialBehind() {
    let host = ViewHost(
      VStack {
        MaterialName()
        HStack { MaterialName() }.background(.thinMaterial)
        MaterialName().background(AnyShapeStyle(.bar), in: .capsule)
        MaterialName().transformEnvironment(\.backgroundMaterial) { $0 = nil }.background(.thinMaterial)
        MaterialName().overlay(.thinMaterial)
      })
    #expect(host.all(.text("none")).count == 3)
    #expect(host.all(.text("thin")).count == 1 && host.all(.text("other")).count == 1)
  }

  @Test("Backgrounds lie behind in the view's frame, overlays in front") func layers() {
    let view = Color.red.frame(width: 20, height: 10).background(.blue).overlay(.green, in: Circle())
    let shown = ViewHost(view, size: CGSize(width: 20, height: 10)).shown
    #expect(shown.map { hex($0.paint) } == ["#007AFFFF", "#FF3B30FF", "#34C759FF"])
    #expect(shown.map(\.rect.width) == [20, 20, 10])
  }

  @Test("Gradients keep their unit points and resolve their colours") func gradients() {
    let view = Rectangle().fill(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    #expect(
      ViewHost(view).shown.first?.paint
        == .linearGradient(
          ResolvedGradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]),
          start: .leading, end: .trailing))
  }

  @Test("A gradient is a view that fills its frame") func gradientView() {
    let host = ViewHost(
      LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom),
      size: CGSize(width: 20, height: 30))
    #expect(host.shown.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 30)])
  }

  @Test("A gradient's colours move") func gradientMotion() throws {
    let remote = Remote<Bool>()
    let host = ViewHost(
      Controlled(false, remote) { on in
        Rectangle().fill(
          .linearGradient(colors: [Color(white: on ? 1 : 0), .black], startPoint: .top, endPoint: .bottom))
      })
    remote.set(true, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(500))
    guard case .linearGradient(let gradient, .top, .bottom) = host.shown.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map { "\($0.color)" } == ["#808080FF", "#000000FF"])
  }

  @Test("Equal styles are equal behind any type") func equality() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(TintShapeStyle()))
  }
}
