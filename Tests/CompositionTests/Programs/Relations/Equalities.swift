// SPDX-License-Identifier: MIT

import SwiftUI

/// A change of a view of any type.
protocol Change {
  @MainActor func around(_ content: some View) -> any View
}

extension Relation.Variant {
  /// A change of one part that changes nothing on screen, and nothing for a screen reader.
  /// - Parameters:
  ///   - lines: The part of the pictures that has to be the same.
  ///   - spared: Parts with such a container or leaf in them stay as they are.
  ///   - list: For a change that makes a list of the part: another one that does. A modifier around several views is around
  ///     their container where one view is expected, and around each of them in a list (docs/identity.md), so that a part of this
  ///     kind is compared with itself in a list.
  static func same(
    _ change: some Change, of lines: @escaping @MainActor (Picture) -> Picture = { $0 },
    sparing spared: [Any.Type] = [],
    listedBy list: (any Change)? = nil
  ) -> Self {
    Self(name: "\(change)") { program, place in
      if program.types(at: place).contains(where: { type in spared.contains { $0 == type } }) { return nil }
      let plain = try Screens {
        program.view(step: $0, changing: place) { part in
          guard let list, part.isModifiedSeveral else { return part }
          return list.around(part)
        }
      }
      do {
        return try Screens { program.view(step: $0, changing: place) { change.around($0) } }
          .difference(from: plain, of: lines)
      } catch let trouble as Screens.Trouble {
        return ["  " + trouble.description]
      }
    }
  }
}

extension Relation {
  /// An invisible wrapper around a view changes nothing. A spacer under a condition is spared: where one view is expected, it has
  /// the axis of the implicit stack around the condition, and alone it has none.
  static let wrapping = Relation(
    name: "wrapping",
    variants: Wrapper.allCases.map {
      .same(
        $0, of: \.shown, sparing: $0.isConditional ? [SpacerLeaf.self] : [],
        listedBy: $0.makesList ? Absent.emptyAfter : nil)
    },
    planted: .same(Padded()))

  /// A value without a reader, and a setting that holds anyway, change nothing. Lists are spared: in another list their rows
  /// are rows of that one, unless a modifier is around them. An identity makes a changing list of its view: where one view
  /// is expected, an implicit container is around it, which the tree of layouts names, and whose axis a spacer has.
  static let inert = Relation(
    name: "inert",
    variants: Inert.allCases.map {
      .same(
        $0, of: $0.expected, sparing: Containers.lists + [ListLeaf.self] + ($0 == .id ? [SpacerLeaf.self] : []))
    },
    planted: .same(Padded()))

  /// A sibling that is no view changes nothing. A spacer alone has no axis, and among others it has theirs.
  static let absent = Relation(
    name: "absent", leaves: Leaves.all.without([SpacerLeaf.self, SeveralLeaf.self]),
    variants: Absent.allCases.map { .same($0, of: \.shown, listedBy: Wrapper.ifTrue) },
    planted: .same(Attended(), of: \.shown))
}

/// A view of another one's views: what is in it decides how many it stands for.
private protocol TransparentView {
  @MainActor static var isModifiedSeveral: Bool { get }
}

extension ModifiedContent: TransparentView where Content: View, Modifier: ViewModifier {
  fileprivate static var isModifiedSeveral: Bool { Content._viewListCount != 1 }
}

extension Group: TransparentView where Content: View {
  fileprivate static var isModifiedSeveral: Bool { Content.isModifiedSeveral }
}

extension View {
  /// Whether the type is a modifier around several views, or around what may be several.
  fileprivate static var isModifiedSeveral: Bool {
    if let transparent = self as? any TransparentView.Type { return transparent.isModifiedSeveral }
    return Body.self != Never.self && Body.isModifiedSeveral
  }

  fileprivate var isModifiedSeveral: Bool { Self.isModifiedSeveral }
}

private enum Wrapper: Change, CaseIterable {
  case group, anyView, ownView, ifTrue, firstBranch, ownModifier, emptyModifier

  var makesList: Bool { [.anyView, .ifTrue, .firstBranch].contains(self) }
  var isConditional: Bool { [.ifTrue, .firstBranch].contains(self) }

  func around(_ content: some View) -> any View {
    switch self {
    case .group: Group { content }
    case .anyView: AnyView(content)
    case .ownView: Own(content: content)
    case .ifTrue: ViewBuilder.buildIf(content)
    case .firstBranch: Either(isFirst: true, content: content)
    case .ownModifier: content.modifier(Unchanged())
    case .emptyModifier: content.modifier(EmptyModifier())
    }
  }

  private struct Own<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  private struct Either<Content: View>: View {
    let isFirst: Bool
    let content: Content
    var body: some View { if isFirst { content } else { Text("never") } }
  }

  private struct Unchanged: ViewModifier {
    func body(content: Content) -> some View { content }
  }
}

private struct UnreadKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension EnvironmentValues {
  @Entry fileprivate var unread = 0
}

private enum Inert: Change, CaseIterable {
  case id, environment, transformEnvironment, preference, transformPreference, anchorPreference, readPreference
  case coordinateSpace, transaction, noAnimation, appear, change, task, enabled, hit, opaque, noBackground

  /// The part of a picture that has to be the same.
  @MainActor func expected(of picture: Picture) -> Picture { self == .id ? picture.shown : picture }

  func around(_ content: some View) -> any View {
    switch self {
    case .id: content.id("constant")
    case .environment: content.environment(\.unread, 1)
    case .transformEnvironment: content.transformEnvironment(\.unread) { $0 += 1 }
    case .preference: content.preference(key: UnreadKey.self, value: 1)
    case .transformPreference: content.transformPreference(UnreadKey.self) { $0 += 1 }
    case .anchorPreference: content.anchorPreference(key: UnreadKey.self, value: .bounds) { _ in 1 }
    case .readPreference: content.onPreferenceChange(UnreadKey.self) { _ in }
    case .coordinateSpace: content.coordinateSpace(.named("nobody's"))
    case .transaction: content.transaction { _ in }
    case .noAnimation: content.animation(nil, value: 0)
    case .appear: content.onAppear {}.onDisappear {}
    case .change: content.onChange(of: 0) {}
    case .task: content.task {}
    case .enabled: content.disabled(false)
    case .hit: content.allowsHitTesting(true)
    case .opaque: content.opacity(1)
    case .noBackground: content.background { EmptyView() }
    }
  }
}

private enum Absent: Change, CaseIterable {
  case emptyAfter, emptyBefore, ifFalse, noRows, emptyGroup

  func around(_ content: some View) -> any View {
    switch self {
    case .emptyAfter: ViewBuilder.buildBlock(content, EmptyView())
    case .emptyBefore: ViewBuilder.buildBlock(EmptyView(), content)
    case .ifFalse: ViewBuilder.buildBlock(content, ViewBuilder.buildIf(nil as Text?))
    case .noRows: ViewBuilder.buildBlock(ForEach(0..<0, id: \.self) { Text("\($0)") }, content)
    case .emptyGroup: ViewBuilder.buildBlock(Group {}, content)
    }
  }
}

/// No wrapper: it takes room.
private struct Padded: Change {
  func around(_ content: some View) -> any View { content.padding(1) }
}

/// No absence: a view without size has gaps, a row and a place.
private struct Attended: Change {
  func around(_ content: some View) -> any View {
    ViewBuilder.buildBlock(content, Color.clear.frame(width: 0, height: 0))
  }
}
