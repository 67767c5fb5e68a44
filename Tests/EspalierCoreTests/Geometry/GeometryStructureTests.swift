// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Spaces, anchors and safe areas through modifiers on groups, loops, conditions and erased types.
@MainActor
struct GeometryStructureTests {
  private func found(_ view: (AnyView) -> some View) -> CGRect {
    var found = CGRect.null
    let reader = AnyView(
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.frame(in: .named("s")), initial: true) { found = $1 }
      }.frame(width: 10, height: 10))
    let host = ViewHost(view(reader).padding(50))
    return withExtendedLifetime(host) { found }
  }

  @Test("G10, G14: a name on a group, a loop, a condition or an erased type is one on each of its views")
  func spaces() {
    let place = CGRect(x: 3, y: 3, width: 10, height: 10)
    #expect(found { AnyView($0.padding(3)).coordinateSpace(.named("s")) } == place)
    #expect(found { view in Group { view.padding(3) }.coordinateSpace(.named("s")).padding(9) } == place)
    #expect(found { view in ForEach(0..<1) { _ in view.padding(3) }.coordinateSpace(.named("s")).padding(9) } == place)
    #expect(
      found { view in
        VStack(spacing: 0) {
          blank(5, 5)
          if true { view.padding(3).coordinateSpace(.named("s")) }
        }
      } == place)
    #expect(
      found { view in
        VStack(spacing: 0) {
          Group {
            blank(16, 20)
            view.padding(3)
          }.coordinateSpace(.named("s"))
        }
      } == place)
  }

  @Test("AN27, G20: anchors and effects on groups and loops, one for each view")
  func anchors() {
    #expect(
      resolvedBounds(
        HStack(spacing: 0) {
          ForEach(0..<3) { blank(CGFloat(10 * ($0 + 1)), 10) }.publishingBounds()
        }
      ).map(\.minX) == [0, 10, 30])
    #expect(
      resolvedBounds(
        VStack(alignment: .leading, spacing: 0) {
          Group {
            blank(10, 10)
            if true { blank(20, 10) }
          }.publishingBounds().offset(x: 4)
        }) == [CGRect(x: 4, y: 0, width: 10, height: 10), CGRect(x: 4, y: 10, width: 20, height: 10)])
    #expect(
      resolvedBounds(AnyView(blank(20, 10)).publishingBounds().scaleEffect(2, anchor: .topLeading)) == [
        CGRect(x: 0, y: 0, width: 40, height: 20)
      ])
  }

  @Test("P60, P61: layers made from values on groups and loops belong to each view")
  func layers() {
    let sizes = Recording<CGSize>()
    let host = ViewHost(
      HStack(spacing: 0) {
        ForEach(1..<3) { index in blank(CGFloat(10 * index), 10).preference(key: Sum.self, value: index) }
          .overlayPreferenceValue(Sum.self) { value in
            GeometryReader { proxy in
              let _ = sizes.add(CGSize(width: proxy.size.width, height: CGFloat(value)))
              Color.clear
            }
          }
      })
    withExtendedLifetime(host) {
      #expect(Set(sizes.values.map(\.width)) == [10, 20])
      #expect(Set(sizes.values.map(\.height)) == [1, 2])
    }
  }

  @Test("G9, G18: global places and insets in a window that is partly covered")
  func window() {
    var global = CGRect.zero
    var insets = EdgeInsets()
    let host = ViewHost(
      VStack(spacing: 0) {
        blank(10, 30)
        GeometryReader { proxy in
          Color.clear.onAppear {
            global = proxy.frame(in: .global)
            insets = proxy.safeAreaInsets
          }
        }
      }, size: CGSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0))
    withExtendedLifetime(host) {
      #expect(global == CGRect(x: 5, y: 50, width: 95, height: 140))
      #expect(insets == EdgeInsets(top: 0, leading: 5, bottom: 10, trailing: 0))
    }
  }
}
