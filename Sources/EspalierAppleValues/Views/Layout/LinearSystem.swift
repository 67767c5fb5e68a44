// SPDX-License-Identifier: MIT

/// A sum of numbers times variables, plus a constant.
struct LinearSum: Equatable {
  /// The factor of each variable.
  var factors: [Int: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }
  init(variable: Int) { factors = [variable: 1] }

  static func + (a: LinearSum, b: LinearSum) -> LinearSum { a.adding(b, times: 1) }
  static func - (a: LinearSum, b: LinearSum) -> LinearSum { a.adding(b, times: -1) }
  static func * (a: LinearSum, factor: Double) -> LinearSum { LinearSum().adding(a, times: factor) }

  func adding(_ other: LinearSum, times factor: Double) -> LinearSum {
    var sum = self
    sum.constant += other.constant * factor
    for (variable, value) in other.factors {
      let total = sum.factors[variable, default: 0] + value * factor
      sum.factors[variable] = abs(total) < LinearSystem.tolerance ? nil : total
    }
    return sum
  }

  /// The sum without a variable, in place of which another sum stands.
  func replacing(_ variable: Int, by sum: LinearSum) -> LinearSum {
    guard let factor = factors[variable] else { return self }
    var rest = self
    rest.factors[variable] = nil
    return rest.adding(sum, times: factor)
  }

  func value(_ values: [Int: Double]) -> Double {
    factors.reduce(constant) { $0 + $1.value * values[$1.key, default: 0] }
  }
}

/// Linear equations, solved one after the other: an equation that contradicts earlier ones has no effect, so that the order of
/// equations is that of their importance. O(equations²) for equations with few variables.
struct LinearSystem {
  static let tolerance = 1e-7

  /// The values of variables: each a sum of variables that have no entry.
  private var known: [Int: LinearSum] = [:]

  /// Adds the equation `sum = 0`. Returns whether it holds.
  @discardableResult
  mutating func add(_ sum: LinearSum) -> Bool {
    var rest = sum
    for variable in sum.factors.keys {
      if let value = known[variable] { rest = rest.replacing(variable, by: value) }
    }
    // The smallest number decides between equal factors, so that a result does not depend on the order of a dictionary.
    guard
      let (variable, factor) = rest.factors.min(by: {
        (-abs($0.value), $0.key) < (-abs($1.value), $1.key)
      })
    else { return abs(rest.constant) < 1e-4 }
    rest.factors[variable] = nil
    let value = rest * (-1 / factor)
    for (other, sum) in known where sum.factors[variable] != nil { known[other] = sum.replacing(variable, by: value) }
    known[variable] = value
    return true
  }

  /// The values of all variables that equations have; 0 for those that no equation decides.
  var values: [Int: Double] { known.mapValues(\.constant) }
}
