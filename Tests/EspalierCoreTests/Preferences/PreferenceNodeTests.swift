// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The nodes of preferences one by one, without a window: what each passes on, changes or hides.
@MainActor
@Suite("Nodes of preferences")
struct PreferenceNodeTests {
  /// A node with constant values of some keys.
  private final class Part: PreferenceNode {
    private let drawing: Attribute<DisplayList>?
    private let responders: Attribute<ResponderList>
    private let sum: Attribute<Int>

    init(_ drawing: DisplayList?) {
      self.drawing = drawing.map { .input($0) }
      responders = .input(ResponderList())
      sum = .input(1)
      super.init()
    }

    override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
      switch key {
      case is DisplayListKey.Type: drawing?.any.as(Key.Value.self)
      case is ResponderKey.Type: responders.any.as(Key.Value.self)
      case is Sum.Type: sum.any.as(Key.Value.self)
      default: nil
      }
    }
  }

  private func inGraph(_ body: @MainActor () -> Void) {
    let root = Subgraph(parent: nil)
    defer { root.destroy() }
    root.apply(body)
  }

  private func drawing(_ width: CGFloat) -> DisplayList {
    let rect = CGRect(x: 0, y: 0, width: width, height: 10)
    let paint = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))
    return DisplayList([DisplayItem(.fill(path: Path(rect), rule: .nonZero, paint: paint, bounds: rect))])
  }

  /// The widths of the drawings of a node, back to front.
  private func widths(_ node: PreferenceNode) -> [CGFloat] {
    func widths(_ list: DisplayList) -> [CGFloat] {
      list.items.flatMap { item -> [CGFloat] in
        switch item.content {
        case .fill(let path, _, _, _): [path.boundingRect.width]
        case .group(let list), .effect(_, let list): widths(list)
        default: []
        }
      }
    }
    return node.attribute(for: DisplayListKey.self).map { widths($0.peek()) } ?? []
  }

  @Test("The attribute of each key is made once, and kept apart from those of other keys") func memo() {
    inGraph {
      var (memo, made) = (PreferenceMemo(), 0)
      @MainActor func sum() -> Int? {
        memo.attribute(for: Sum.self) {
          made += 1
          return .input(7)
        }?.peek()
      }
      @MainActor func names() -> [String]? {
        memo.attribute(for: Cat.self) {
          made += 1
          return .input(["a"])
        }?.peek()
      }
      #expect(sum() == 7 && names() == ["a"] && sum() == 7 && names() == ["a"])
      #expect(made == 2)
    }
  }

  @Test("L38: siblings are drawn in the order of their z-indexes, of which none, some or all have one") func order() {
    inGraph {
      @MainActor func drawn(_ indexes: [Double?]) -> [CGFloat] {
        widths(
          JoinedNode.joining(
            indexes.enumerated().map { place, index in (Part(drawing(CGFloat(place + 1))), index.map { .input($0) }) }))
      }
      #expect(drawn([nil, nil]) == [1, 2])
      #expect(drawn([1, nil]) == [2, 1])
      #expect(drawn([1, 0]) == [2, 1])
      #expect(drawn([1, 2]) == [1, 2])
    }
  }

  @Test("An effect on drawings alone leaves touches and other values as they are") func drawnEffect() {
    inGraph {
      let part = Part(drawing(1))
      let node = DrawnEffectNode(part, effect: .input(.opacity(0.5)))
      let shown = node.attribute(for: DisplayListKey.self)?.peek()
      if case .effect(let effect, _) = shown?.items.first?.content {
        #expect(effect == .opacity(0.5))
      } else {
        Issue.record("The drawing has no effect")
      }
      #expect(node.attribute(for: ResponderKey.self)?.any == part.attribute(for: ResponderKey.self)?.any)
      #expect(node.attribute(for: Sum.self)?.peek() == 1)
    }
  }

  @Test("A node of an opacity is named in dumps by what it does: it fades each drawing, or all of them as one")
  func fading() {
    inGraph {
      @MainActor func node(fadesEach: Bool) -> EffectNode {
        EffectNode(Part(drawing(1)), effect: .input(.opacity(0.5)), fadesEach: fadesEach)
      }
      #expect(node(fadesEach: true).label == "fading")
      #expect(node(fadesEach: false).label == "effect")
    }
  }

  @Test("A layer is marked if it and the view that it belongs to have a layout") func layers() {
    inGraph {
      let layout = Attribute<LayoutComputer>.input(LayoutComputer(LayoutEngine()))
      let frame = Attribute<ViewFrame>.input(.zero)
      let content = Part(nil)
      @MainActor func marked(_ layout: Attribute<LayoutComputer>?, owner: Attribute<LayoutComputer>?) -> PreferenceNode?
      {
        LayerNode.marking(
          .overlay, _ViewOutputs(layout: layout, preferences: content), frame: frame, owner: owner, ownerFrame: frame)
      }
      #expect(marked(layout, owner: layout)?.label == "overlay")
      #expect(marked(nil, owner: layout) === content)
      #expect(marked(layout, owner: nil) === content)
    }
  }

  @Test("A dump names a view that is kept behind another one") func shown() {
    func labels(isShown: Bool) -> [String] {
      func labels(_ node: PreferenceNode) -> [String] { [node.label] + node.children.flatMap(labels) }
      let host = ViewHost(Color.red.modifier(ShowingModifier(isShown: isShown)))
      return host.graph.root.outputs.preferences.map(labels) ?? []
    }
    #expect(labels(isShown: true).contains("shown"))
    #expect(labels(isShown: false).contains("not shown"))
  }
}
