// SPDX-License-Identifier: MIT

import Combine
import EspalierGraph
import Foundation

/// Hands the state of a view tree over to the tree of a later version of the same program: values of `@State` and state
/// of views themselves, such as the position of a scroll view, by the places of the views.
///
/// Only hosts of previews hand state over; elsewhere nothing of it is made.
@MainActor
package final class Handover {
  /// Whether any host of the process hands over: read wherever a view is made.
  @exclusivity(unchecked) package private(set) static var isActive = false

  /// The state of the previous version that has not been taken yet: a row that is not in sight takes its state when it is made.
  private var waiting: [String: HandoverState.Entry]
  private var sources: [String: () -> Source] = [:]

  private enum Source {
    case gone
    /// The initial value of the code: the next version begins with its own initial value.
    case untouched
    case changed(HandoverState.Entry)
  }

  package init(_ state: HandoverState) {
    waiting = state.values
    Self.isActive = true
  }

  /// The state of all views that differs from its initial value, and the state that was not taken.
  package func collect() -> HandoverState {
    var state = HandoverState()
    state.values = waiting
    for (key, source) in sources {
      switch source() {
      case .gone: sources[key] = nil
      case .untouched: break
      case .changed(let entry): state.values[key] = entry
      }
    }
    return state
  }

  fileprivate func take<Value>(_ key: String, _ initial: Value) -> Value? {
    guard let entry = waiting.removeValue(forKey: key), entry.type == Self.name(of: Value.self) else { return nil }
    return HandoverCoder.value(entry.form, updating: initial)
  }

  fileprivate func follow<Value>(_ key: String, from initial: HandoverForm?, _ value: @escaping () -> Value?) {
    sources[key] = {
      guard let value = value(), let form = HandoverCoder.form(of: value) else { return .gone }
      return form == initial
        ? .untouched : .changed(HandoverState.Entry(type: Self.name(of: Value.self), form: form))
    }
  }

  private static func name(of type: Any.Type) -> String { _mangledTypeName(type) ?? "\(type)" }
}

/// The place of a variable of a view: the types of the views around it, each with its number among those of its name,
/// and the ids of elements. The same code gives the same places.
///
/// Modifiers and containers without a body of their own leave no trace: state outlives a padding that is added or removed.
@MainActor
package final class HandoverPlace {
  private let handover: Handover
  private let path: String
  /// The form of the initial value of the variable here; nil if it has none.
  private var initial: HandoverForm?
  /// The number of places of each name below.
  private var counts: [String: Int] = [:]

  private init(_ handover: Handover, _ path: String) {
    self.handover = handover
    self.path = path
  }

  /// The place of a host's root.
  package convenience init(root handover: Handover) { self.init(handover, "") }

  /// The next place of this name. To be called in the order of the views, once as long as this place lives.
  package func next(_ name: String) -> HandoverPlace {
    let number = counts[name, default: 0]
    counts[name] = number + 1
    return HandoverPlace(handover, number == 0 ? "\(path)/\(name)" : "\(path)/\(name) \(number + 1)")
  }

  func next(_ type: Any.Type) -> HandoverPlace { next(Self.name(of: type)) }

  /// The same place for views that are made anew there.
  var again: HandoverPlace { HandoverPlace(handover, path) }

  /// The place of one of several views that come and go.
  func element(_ id: AnyHashable) -> HandoverPlace {
    // The id of an erased view's type is only a number.
    HandoverPlace(handover, id.base is ObjectIdentifier ? path + "[]" : "\(path)[\(id)]")
  }

  /// The state that was left here for a variable; nil if there is none, or if it is of another type.
  /// - Parameter initial: The variable's initial value otherwise; an object gets its properties.
  package func take<Value>(_ initial: Value) -> Value? {
    // Before an object gets its properties.
    self.initial = HandoverCoder.form(of: initial)
    return handover.take(path, initial)
  }

  /// Hands the variable here over, once it differs from its initial value. To be called after `take`.
  /// - Parameter value: Returns nil when the variable is gone.
  package func follow<Value>(_ value: @escaping () -> Value?) { handover.follow(path, from: initial, value) }

  /// The names of the properties whose state is handed over; nil: all, as for a user's types. The library's views keep
  /// much state that belongs to a moment: pressed parts, measured sizes.
  static func properties(of type: Any.Type) -> Set<String>? {
    if let type = type as? any HandsOverState.Type { return type.handedOver }
    return isInModuleOfViews(type) ? [] : nil
  }

  /// A view's name without the names of its contents, which may be under edit; a modified view has the name of the view.
  private static func name(of type: Any.Type) -> String {
    if let modified = type as? any HandoverWrapper.Type { return name(of: modified.content) }
    let name = _typeName(type, qualified: false)
    return String(name.prefix { $0 != "<" })
  }
}

/// A view of the library, or a modifier, that hands over state of its own: the choices of its user.
package protocol HandsOverState {
  /// The names of the properties.
  static var handedOver: Set<String> { get }
}

/// A view around another one that counts as that.
protocol HandoverWrapper {
  static var content: Any.Type { get }
}

extension Published: HandoverStorage {
  package func form(_ depth: Int) -> HandoverForm? { HandoverCoder.form(of: current, depth: depth + 1) }
  package func take(_ form: HandoverForm) {
    if let value = HandoverCoder.value(Value.self, form) { current = value }
  }
}

@MainActor
private final class HandoverPart: HostPart {
  var handover: Handover?
  init(_ host: ViewGraph) {}
}

extension ViewGraph {
  /// The hand-over of the tree's state to a later version; nil if there is none.
  package var handover: Handover? {
    get { partIfMade(HandoverPart.self)?.handover }
    set { part(HandoverPart.self).handover = newValue }
  }
}
