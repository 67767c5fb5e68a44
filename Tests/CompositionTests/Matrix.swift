// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI

/// The compositions, numbered: the leaves alone, each container around each leaf, each container in each around each leaf.
/// After these come random ones of three and four containers without end; a number always stands for the same composition.
@MainActor
enum Matrix {
  private static let containers = Containers.all
  private static let leaves = Leaves.all

  /// The number of compositions with at most one container.
  static let shallow = leaves.count * (1 + containers.count)
  /// The number of compositions with two containers.
  static let pairs = containers.count * containers.count * leaves.count

  static func shallow(_ number: Int) -> Composition {
    let (around, leaf) = number.quotientAndRemainder(dividingBy: leaves.count)
    return Composition(around == 0 ? [] : [containers[around - 1]], leaves[leaf])
  }

  /// Compositions of two containers in an order in which any number of neighbours are spread over the matrix: the stride is
  /// near the golden section of the whole and shares no divisor with it.
  static func pair(_ number: Int) -> Composition {
    let (rest, leaf) = place(number).quotientAndRemainder(dividingBy: leaves.count)
    let (outer, inner) = rest.quotientAndRemainder(dividingBy: containers.count)
    return Composition([containers[outer], containers[inner]], leaves[leaf])
  }

  /// The place in the matrix of the pair with that number.
  static func place(_ number: Int) -> Int { number * stride % pairs }

  private static let stride: Int = {
    var stride = Int(Double(pairs) * 0.618)
    while greatestCommonDivisor(stride, pairs) != 1 { stride += 1 }
    return stride
  }()

  /// Three or four containers, drawn with the number as the seed.
  static func deep(_ number: Int) -> Composition {
    var random = SplitMix(seed: UInt64(number))
    let depth = 3 + number % 2
    return Composition(
      (0..<depth).map { _ in containers.randomElement(using: &random)! }, leaves.randomElement(using: &random)!)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

/// A long run: the whole of the shallow ones, then pairs, then deep ones.
@MainActor
struct Course {
  let pairs: Int
  let deep: Int

  var count: Int { Matrix.shallow + pairs + deep }

  subscript(number: Int) -> Composition {
    if number < Matrix.shallow { return Matrix.shallow(number) }
    if number < Matrix.shallow + pairs { return Matrix.pair(number - Matrix.shallow) }
    return Matrix.deep(number - Matrix.shallow - pairs)
  }
}
