// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The states of the children of a stack, as their views hand them out.
@MainActor
private final class Handles {
  var sizes: [Int: Binding<Int>] = [:]
}

/// A child of a stack: what kind it is never changes, how large it is does.
private struct Child: View {
  let kind: Int
  let index: Int
  let handles: Handles
  @State private var size: Int

  init(kind: Int, index: Int, size: Int, handles: Handles) {
    self.kind = kind
    self.index = index
    self.handles = handles
    _size = State(initialValue: size)
  }

  var body: some View {
    let _ = handles.sizes[index] = $size
    let length = CGFloat(size)
    switch kind {
    case 0: Text(String(repeating: "m", count: size / 8 + 1))
    case 1: Text(String(repeating: "mm ", count: size / 4 + 1)).font(size % 2 == 0 ? .body : .title)
    case 2: Color.red.frame(width: length, height: CGFloat(size % 7 * 5))
    case 3: Color.green.frame(minWidth: length / 2, maxWidth: length, minHeight: length / 3, maxHeight: length)
    case 4: Color.blue
    case 5:
      Color.red.frame(width: 20, height: length).alignmentGuide(VerticalAlignment.center) { $0.height - length / 4 }
    case 6: Color.green.frame(minWidth: length, minHeight: length).layoutPriority(1)
    default: Spacer(minLength: length)
    }
  }
}

private struct Page: View {
  let children: [(kind: Int, size: Int)]
  let isRow: Bool
  let spacing: CGFloat?
  let alignment: Int
  let isScrolled: Bool
  let handles: Handles

  @ViewBuilder private var stack: some View {
    if isRow {
      HStack(alignment: [.center, .top, .firstTextBaseline, .bottom][alignment], spacing: spacing) { all }
    } else {
      VStack(alignment: [.center, .leading, .trailing, .center][alignment], spacing: spacing) { all }
    }
  }

  private var all: some View {
    ForEach(children.indices, id: \.self) { index in
      Child(kind: children[index].kind, index: index, size: children[index].size, handles: handles)
    }
  }

  var body: some View {
    if isScrolled { ScrollView(isRow ? .horizontal : .vertical) { stack } } else { stack.border(.black) }
  }
}

@MainActor
@Suite("A stack of many children is brought up to date as if it were new")
struct StackUpdateTests {
  @Test("Whatever its children, its space and its axis", arguments: FuzzRun.seeds(60))
  func updates(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    // The kinds of guides that a user's code computes take another way: half of the stacks are without them.
    let kinds = random.chance(50) ? [0, 1, 2, 3, 4] : [0, 1, 2, 3, 4, 5, 6, 7]
    var children = (0..<(16 + random.below(20))).map { _ in
      (kind: kinds[random.below(kinds.count)], size: random.below(60))
    }
    let (isRow, isScrolled) = (random.chance(50), random.chance(30))
    let spacing: CGFloat? = random.chance(50) ? nil : 3
    let alignment = random.below(4)
    let size = CGSize(width: 100 + random.below(900), height: 100 + random.below(900))
    func host(_ handles: Handles) -> ViewHost<Page> {
      ViewHost(
        Page(
          children: children, isRow: isRow, spacing: spacing, alignment: alignment, isScrolled: isScrolled,
          handles: handles), size: size)
    }
    let handles = Handles()
    let changing = host(handles)
    for step in 1...12 {
      for _ in 0...random.below(3) {
        let index = random.below(children.count)
        children[index].size = random.below(60)
        handles.sizes[index]?.wrappedValue = children[index].size
      }
      if random.chance(20) {
        changing.size = CGSize(width: size.width + CGFloat(random.below(50)), height: size.height)
      }
      try changing.update()
      let new = host(Handles())
      new.size = changing.size
      try new.update()
      #expect(changing.dump(.displayList) == new.dump(.displayList), "step \(step)")
    }
  }
}
