// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Random trees of views and modifiers with hostile numbers: they are drawn, measured, dumped, animated, tapped and dragged, and
/// nothing traps. 200 trees in an everyday run, 10,000 in a long one.
@MainActor
@Suite("Hostile numbers at random")
struct NumberFuzzTests {
  @Test("Trees of hostile numbers") func trees() throws {
    for seed in FuzzRun.seeds(200, most: 10_000) {
      var random = SplitMix(seed: seed)
      let tree = HostileTree(&random)
      CaseLog.note("seed \(seed): \(tree.name)")
      let size = CGSize(width: random.hostile(90), height: random.hostile(60))
      let host = ViewHost(
        HostilePage(tree: tree, animation: random.animation()),
        size: random.chance(80) ? CGSize(width: 160, height: 120) : random.chance(50) ? size : nil)
      for _ in 0..<1 + random.below(3) { try use(host, &random) }
      _ = try? Exercise.smallPNG(host)
      if host.size.width < 200, host.size.height < 200 { _ = try? host.png(scale: min(Double(random.hostile(2)), 4)) }
      for kind in [TreeKind.layout, .displayList, .accessibility] { _ = host.dump(kind) }
    }
  }

  private func use(_ host: ViewHost<HostilePage>, _ random: inout SplitMix) throws {
    switch random.below(6) {
    case 0: try? host.all(.text("go")).first?.tap()
    case 1: try? host.all(.text("go")).first?.drag(by: CGSize(width: random.hostile(20), height: random.hostile(20)))
    case 2: host.size = CGSize(width: random.hostile(100), height: random.hostile(100))
    case 3: try? host.all(.text("go")).first?.magnify(by: random.hostile(2))
    case 4: try? host.all(.text("go")).first?.scroll(by: CGSize(width: random.hostile(9), height: random.hostile(90)))
    default: _ = host.sizeThatFits(ProposedViewSize(width: random.hostile(50), height: random.hostile(50)))
    }
    try host.advance(by: .milliseconds(40))
  }
}

/// A tree whose number becomes another one by a tap, animated.
private struct HostilePage: View {
  let tree: HostileTree
  let animation: Animation
  @State private var isOther = false

  var body: some View {
    VStack {
      Button("go") { withAnimation(animation) { isOther.toggle() } }
      tree.view(isOther)
    }
  }
}

/// A description of a tree: rows of the table inside of each other.
@MainActor
private struct HostileTree {
  let name: String
  let view: (Bool) -> AnyView

  init(_ random: inout SplitMix, depth: Int = 0) {
    let row = NumberTable.all[random.below(NumberTable.all.count)]
    let numbers = [random.hostile(20), random.hostile(30)]
    let inner =
      depth < 3 && random.chance(65) ? (0...random.below(2)).map { _ in HostileTree(&random, depth: depth + 1) } : []
    let container = random.below(8)
    let own: @MainActor (Bool) -> AnyView = { row.view(numbers[$0 ? 1 : 0]) }
    name =
      "\(row.name) \(numbers)"
      + (inner.isEmpty ? "" : " in \(container) with (\(inner.map(\.name).joined(separator: ", ")))")
    view = { isOther in
      if inner.isEmpty { return own(isOther) }
      let number = numbers[isOther ? 1 : 0]
      let children = [own(isOther)] + inner.map { $0.view(isOther) }
      return Self.container(container, number, children)
    }
  }

  private static func container(_ kind: Int, _ number: CGFloat, _ children: [AnyView]) -> AnyView {
    let all = ForEach(children.indices, id: \.self) { children[$0] }
    return switch kind {
    case 0: AnyView(VStack(spacing: number) { all })
    case 1: AnyView(HStack { all }.frame(width: number))
    case 2: AnyView(ZStack { all }.offset(x: number))
    case 3: AnyView(ScrollView { all }.contentMargins(number))
    case 4: AnyView(List { all })
    case 5: AnyView(ScrollView(.horizontal) { LazyHStack(spacing: number) { all } })
    case 6: AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(number))]) { all })
    default: AnyView(children.dropFirst().reduce(children[0]) { AnyView($0.overlay($1).padding(number).clipped()) })
    }
  }
}

extension SplitMix {
  /// A hostile number in two of three calls, one up to `usual` otherwise.
  fileprivate mutating func hostile(_ usual: Int) -> CGFloat {
    chance(66) ? HostileNumber.all[below(HostileNumber.all.count)] : CGFloat(below(usual))
  }

  fileprivate mutating func animation() -> Animation {
    let number = hostile(2)
    return switch below(7) {
    case 0: .linear(duration: number)
    case 1: .spring(response: number, dampingFraction: hostile(1))
    case 2: .interpolatingSpring(mass: number, stiffness: hostile(90), damping: hostile(9), initialVelocity: hostile(9))
    case 3: .easeInOut(duration: 0.02).repeatForever()
    case 4: .linear(duration: 0.1).delay(number).speed(hostile(3))
    case 5: .timingCurve(number, hostile(1), hostile(1), hostile(1), duration: 0.1)
    default: .linear(duration: number).repeatCount(chance(50) ? .max : .min)
    }
  }
}
