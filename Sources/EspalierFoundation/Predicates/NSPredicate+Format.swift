// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux declares these members as unavailable: the compiler then chooses those of another module.

extension NSPredicate {
  /// A predicate in the language of predicates, such as `name BEGINSWITH[c] %@ AND age >= 18`. Keys are names of stored
  /// properties, or keys of dictionaries.
  ///
  /// A format with an error ends the program, as Apple's exception does.
  public convenience init(format predicateFormat: String, _ args: (any CVarArg)?...) {
    self.init(predicateFormat, args)
  }

  /// A predicate in the language of predicates, with its arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat, arguments ?? [])
  }

  private convenience init(_ format: String, _ arguments: [Any?]) {
    do {
      self.init(try PredicateParser.predicate(format, arguments))
    } catch {
      let reason = (error as? PredicateFormatError)?.reason ?? "\(error)"
      fatalError("NSPredicate cannot parse the format “\(format)”: \(reason).")
    }
  }

  private convenience init(_ node: PredicateNode) {
    nonisolated(unsafe) let node = node
    self.init { object, variables in
      node.isTrue(PredicateContext(object: object, variables: variables ?? [:]))
    }
    PredicateNodes.add(node, of: self)
  }

  /// The parsed format; nil for a predicate of another kind.
  package var node: PredicateNode? {
    guard let compound = self as? NSCompoundPredicate else { return PredicateNodes.node(of: self) }
    let nodes = compound.subpredicates.compactMap(\.node)
    guard nodes.count == compound.subpredicates.count else { return nil }
    return switch compound.compoundPredicateType {
    case .and: .and(nodes)
    case .or: .or(nodes)
    case .not: nodes.first.map { .not($0) }
    }
  }

  /// The predicate with values for its variables.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    nonisolated(unsafe) let variables = variables
    nonisolated(unsafe) let predicate = self
    return NSPredicate { object, others in
      predicate.evaluate(with: object, substitutionVariables: variables.merging(others ?? [:]) { $1 })
    }
  }
}
