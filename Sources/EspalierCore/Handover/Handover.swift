// SPDX-License-Identifier: MIT

import Combine
import EspalierGraph
import Foundation

/// Hands the state of a view tree over to the tree of a later version of the same program: values of `@State` and of what
/// views keep themselves, such as where a scroll view stands, by the places of the views.
///
/// Only hosts of previews hand over; elsewhere none of it is made.
@MainActor
package final class Handover {
  /// Whether any host of the process hands over: read wherever a view is made.
  @exclusivity(unchecked) package private(set) static var isActive = false

  /// What was left by the version before and has not been taken yet: a row that is not in sight takes it when it comes.
  private var waiting: [String: HandoverState.Entry]
  private var sources: [String: () -> Source] = [:]

  private enum Source {
    case gone
    /// As the code makes it: the next version begins with what its own code makes.
    case untouched
    case changed(HandoverState.Entry)
  }

  package init(_ state: HandoverState) {
    waiting = state.values
    Self.isActive = true
  }

  /// The state of all views that is another one than they began with, and what was not taken.
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

/// Where something of a view stands: the types of the views around it, each with its number among its like, and the ids of
/// elements. The same code gives the same places.
///
/// Modifiers and containers without a body of their own leave no trace: state outlives a padding that comes or goes.
@MainActor
package final class HandoverPlace {
  private let handover: Handover
  private let path: String
  /// The form of what the variable here begins with; nil where it has none.
  private var initial: HandoverForm?
  /// How many places of a name are below.
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

  /// The same place for views that are made there anew.
  var again: HandoverPlace { HandoverPlace(handover, path) }

  /// The place of one of several views that come and go.
  func element(_ id: AnyHashable) -> HandoverPlace {
    // Of the type of an erased view there is only a number.
    HandoverPlace(handover, id.base is ObjectIdentifier ? path + "[]" : "\(path)[\(id)]")
  }

  /// What was left here for a variable; nil where nothing was, or where it is of another type.
  /// - Parameter initial: What the variable begins with otherwise; an object gets its properties.
  package func take<Value>(_ initial: Value) -> Value? {
    // Before an object has its properties.
    self.initial = HandoverCoder.form(of: initial)
    return handover.take(path, initial)
  }

  /// What is here will be handed over, once it is another value than the variable began with. To be called after `take`.
  /// - Parameter value: Nil when it is gone.
  package func follow<Value>(_ value: @escaping () -> Value?) { handover.follow(path, from: initial, value) }

  /// The names of the properties whose state is handed over; nil: all, as of a user's types. The library's views keep much that
  /// belongs to a moment: what is pressed, what was measured.
  static func properties(of type: Any.Type) -> Set<String>? {
    if let type = type as? any HandsOverState.Type { return type.handedOver }
    return isInModuleOfViews(type) ? [] : nil
  }

  /// A view's name without what it contains, for that may be what is edited; a modified view has the name of the view.
  private static func name(of type: Any.Type) -> String {
    if let modified = type as? any HandoverWrapper.Type { return name(of: modified.content) }
    let name = _typeName(type, qualified: false)
    return String(name.prefix { $0 != "<" })
  }
}

/// A view of the library, or a modifier, that hands over state of its own: what its user has chosen.
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
  /// What takes the tree's state to a later version; nil where nothing does.
  package var handover: Handover? {
    get { partIfMade(HandoverPart.self)?.handover }
    set { part(HandoverPart.self).handover = newValue }
  }
}
