// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The geometry that a proxy has of its view.
@MainActor
struct GeometryProxyTests {
  @Test("G6: sizes are those of layout, not rounded")
  func unrounded() {
    let size = geometry(size: CGSize(width: 100, height: 10), \.size) { reader in
      HStack(spacing: 0) {
        reader
        Color.clear
        Color.clear
      }
    }
    expectNear(size.map { Double($0.width) }, 100.0 / 3, tolerance: 1e-9)
  }

  @Test("G6: sizes are final while the picture still moves")
  func notAnimated() throws {
    final class Model: ObservableObject { @Published var width: CGFloat = 20 }
    struct Content: View {
      @ObservedObject var model: Model
      let sizes: Recording<CGSize>
      var body: some View {
        GeometryReader { proxy in
          let _ = sizes.add(proxy.size)
          Color.red.accessibilityIdentifier("leaf")
        }
        .frame(width: model.width, height: 10)
      }
    }
    let model = Model()
    let sizes = Recording<CGSize>()
    let host = ViewHost(Content(model: model, sizes: sizes), size: CGSize(width: 100, height: 100))
    withAnimation(.linear(duration: 1)) { model.width = 60 }
    try host.update()
    #expect(sizes.values == [CGSize(width: 20, height: 10), CGSize(width: 60, height: 10)])
    try host.advance(by: .milliseconds(500))
    #expect(sizes.values.count == 2)
    expectNear(try host.get(.identifier("leaf")).frame, CGRect(x: 30, y: 45, width: 40, height: 10))
  }

  @Test("G9: local is the view itself, global counts from the root")
  func localAndGlobal() {
    func frame(_ space: CoordinateSpace) -> CGRect? {
      geometry {
        $0.frame(in: space)
      } in: {
        $0.frame(width: 30, height: 20).padding(7)
      }
    }
    #expect(frame(.local) == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frame(.global) == CGRect(x: 7, y: 7, width: 30, height: 20))
  }

  @Test("G9: the protocol's spaces give the same")
  func spaceValues() {
    let frames = geometry {
      [$0.frame(in: .local), $0.frame(in: LocalCoordinateSpace()), $0.frame(in: GlobalCoordinateSpace())]
    } in: {
      $0.frame(width: 30, height: 20).padding(7)
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 0, width: 30, height: 20),
        CGRect(x: 7, y: 7, width: 30, height: 20),
      ])
  }

  @Test("G18: safe area insets of a view inside the safe area are zero")
  func safeArea() {
    #expect(geometry(\.safeAreaInsets) { $0.frame(width: 30, height: 20) } == EdgeInsets())
  }

  @Test("G20: effects change the global frame but not the size")
  func effects() {
    func read(_ effect: @escaping (AnyView) -> some View) -> (frame: CGRect, size: CGSize) {
      geometry {
        ($0.frame(in: .global), $0.size)
      } in: {
        effect(AnyView($0.frame(width: 40, height: 20)))
      }!
    }
    let offset = read { $0.offset(x: 5, y: 7) }
    #expect(offset.frame == CGRect(x: 5, y: 7, width: 40, height: 20))
    let scale = read { $0.scaleEffect(2) }
    #expect(scale.frame == CGRect(x: -20, y: -10, width: 80, height: 40))
    let turn = read { $0.rotationEffect(.degrees(90)) }
    expectNear(turn.frame, CGRect(x: 10, y: -10, width: 20, height: 40))
    for size in [offset.size, scale.size, turn.size] { #expect(size == CGSize(width: 40, height: 20)) }
  }

  @Test("G32: an alignment guide gets the view's own size and guides")
  func dimensions() {
    let recording = Recording<[CGFloat?]>()
    let host = ViewHost(
      HStack(alignment: .top, spacing: 0) {
        blank(40, 20)
          .alignmentGuide(.bottom) { _ in 17 }
          .alignmentGuide(.top) { dimensions in
            recording.add([
              dimensions.width, dimensions.height, dimensions[HorizontalAlignment.leading],
              dimensions[HorizontalAlignment.center], dimensions[.trailing], dimensions[VerticalAlignment.center],
              dimensions[.bottom], dimensions[explicit: .bottom], dimensions[explicit: .trailing],
            ])
            return 0
          }
      })
    withExtendedLifetime(host) { #expect(recording.last == [40, 20, 0, 20, 40, 10, 17, 17, nil]) }
  }

  @Test("G26: a visual effect uses geometry and leaves the layout alone")
  func visualEffect() throws {
    let inner = Recording<CGSize>()
    let host = ViewHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minX).scaleEffect(2, anchor: .topLeading)
          }
          .background(
            GeometryReader { proxy in
              let _ = inner.add(proxy.size)
              Color.clear
            })
        Color.clear.frame(width: 20, height: 10).accessibilityIdentifier("b")
      }.padding(.leading, 50), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 80, y: 45, width: 20, height: 10))
    #expect(inner.last == CGSize(width: 30, height: 10))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 100, height: 10))
    func transforms(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .effect(.transform(let matrix), let inner): transforms(inner).map { $0.applying(matrix) }
        case .effect(_, let inner), .group(let inner): transforms(inner)
        case .fill(let path, _, _, _): [path.boundingRect]
        default: []
        }
      }
    }
    // Moved by its width and its place, then twice as large from its own corner.
    #expect(transforms(host.displayList) == [CGRect(x: 50 + 60, y: 45 + 100, width: 60, height: 20)])
  }
}
