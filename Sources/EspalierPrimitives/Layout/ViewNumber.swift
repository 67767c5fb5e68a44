// SPDX-License-Identifier: MIT

import EspalierCore

/// The number of views that a value of a type is, as far as the type says.
enum ViewNumber: Comparable {
  case one
  /// By a condition.
  case oneOrNone
  /// Several, or a number that the type leaves open, as rows do.
  case open

  /// A view whose type is erased counts as one.
  ///
  /// Cost: O(types that the type is made of).
  @MainActor init<V: View>(of type: V.Type) {
    if let count = type._viewListCount {
      self = count == 1 ? .one : count == 0 ? .oneOrNone : .open
    } else if let holder = type as? any ViewNumberHolder.Type {
      self = holder.viewNumber
    } else {
      self = V.Body.self == Never.self ? .open : ViewNumber(of: V.Body.self)
    }
  }
}

/// A type that is as many views as the types in it.
@MainActor private protocol ViewNumberHolder {
  static var viewNumber: ViewNumber { get }
}

extension Optional: ViewNumberHolder where Wrapped: View {
  @MainActor fileprivate static var viewNumber: ViewNumber { max(ViewNumber(of: Wrapped.self), .oneOrNone) }
}

extension _ConditionalContent: ViewNumberHolder where TrueContent: View, FalseContent: View {
  @MainActor fileprivate static var viewNumber: ViewNumber {
    max(ViewNumber(of: TrueContent.self), ViewNumber(of: FalseContent.self))
  }
}

extension Group: ViewNumberHolder where Content: View {
  @MainActor fileprivate static var viewNumber: ViewNumber { ViewNumber(of: Content.self) }
}

extension IDView: ViewNumberHolder {
  @MainActor fileprivate static var viewNumber: ViewNumber { ViewNumber(of: Content.self) }
}

extension EquatableView: ViewNumberHolder {
  @MainActor fileprivate static var viewNumber: ViewNumber { ViewNumber(of: Content.self) }
}

extension AnyView: ViewNumberHolder {
  @MainActor fileprivate static var viewNumber: ViewNumber { .one }
}

extension ModifiedContent: ViewNumberHolder where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate static var viewNumber: ViewNumber {
    let content = ViewNumber(of: Content.self)
    return Modifier.Body.self == Never.self ? content : max(content, ViewNumber(of: Modifier.Body.self))
  }
}

extension _ViewModifier_Content: ViewNumberHolder {
  @MainActor fileprivate static var viewNumber: ViewNumber { .one }
}
