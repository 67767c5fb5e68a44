// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

extension Relation {
  /// A part that has come or gone with a transition looks, when that has ended, as if it had always been so. What is
  /// presented later lies in front, so programs that present something are left out. The window is so long that everything is
  /// in sight: how long the rest of a lazy container is, is estimated from the lines that were measured first, which are
  /// others where a part came later (docs/scrolling-and-lazy.md). For the same reason a bar and a frame of a fixed height are left
  /// out, which are as low in any window.
  static let arrival = Relation(
    name: "arrival", containers: Containers.all.without(Containers.presentation + [InToolbar.self, InFrame.self]),
    variants: Arriving.Kind.allCases.flatMap { kind in Arriving.Course.allCases.map { .arriving(kind, $0) } },
    planted: .arriving(.opacity, .comes, isRemembered: true))
}

extension Relation.Variant {
  private static let size = CGSize(width: 400, height: 3_000)

  fileprivate static func arriving(_ kind: Arriving.Kind, _ course: Arriving.Course, isRemembered: Bool = false) -> Self
  {
    Self(name: "\(kind) \(course)") { program, place in
      @MainActor
      func opened<Content: View>(_ first: Content) throws -> [String]? {
        @MainActor
        func host(_ presence: Presence) -> ViewHost<StagedView<Content>> {
          let change = Arriving(kind: kind, presence: presence, isRemembered: isRemembered)
          return ViewHost(
            StagedView(stage: Stage()) { program.view(step: $0, changing: place) { change.around($0) } as! Content },
            size: size)
        }
        let expected = host(Presence(isThere: course.isThereAtLast))
        try expected.rest()
        let presence = Presence(isThere: course != .comes)
        let found = host(presence)
        try found.rest()
        for isThere in course.changes {
          withAnimation(.linear(duration: 0.2)) { presence.isThere = isThere }
          try found.advance(by: .seconds(0.1))
        }
        do { try found.rest() } catch let trouble as Screens.Trouble { return ["  " + trouble.description] }
        let (picture, fresh) = (Picture(found), Picture(expected))
        return picture == fresh ? nil : picture.differences(from: fresh)
      }
      let change = Arriving(kind: kind, presence: Presence(isThere: true), isRemembered: isRemembered)
      return try opened(program.view(step: 0, changing: place) { change.around($0) })
    }
  }
}

@MainActor
private final class Presence: ObservableObject {
  @Published var isThere: Bool
  init(isThere: Bool) { self.isThere = isThere }
}

private struct Arriving: Change {
  enum Kind: CaseIterable { case opacity, edge, slide, scale, offset, push, both, blur, identity }

  enum Course: CaseIterable {
    case comes, goes, turnsBack

    var changes: [Bool] {
      switch self {
      case .comes: [true]
      case .goes: [false]
      // Removed, and put back in the middle of it.
      case .turnsBack: [false, true]
      }
    }
    var isThereAtLast: Bool { self != .goes }
  }

  let kind: Kind
  let presence: Presence
  let isRemembered: Bool

  @MainActor private var transition: AnyTransition {
    switch kind {
    case .opacity: .opacity
    case .edge: .move(edge: .bottom)
    case .slide: .slide
    case .scale: .scale(scale: 0.2, anchor: .leading)
    case .offset: .offset(x: 30, y: -300)
    case .push: .push(from: .trailing)
    case .both: .asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .scale)
    case .blur: AnyTransition(.blurReplace)
    case .identity: .identity
    }
  }

  func around(_ content: some View) -> any View {
    Entering(presence: presence, transition: transition, isRemembered: isRemembered, content: content)
  }

  private struct Entering<Content: View>: View {
    @ObservedObject var presence: Presence
    let transition: AnyTransition
    let isRemembered: Bool
    let content: Content
    @State private var changes = 0
    var body: some View {
      if presence.isThere { content.transition(transition) }
      if isRemembered { Text("\(changes)").onChange(of: presence.isThere) { changes += 1 } }
    }
  }
}
