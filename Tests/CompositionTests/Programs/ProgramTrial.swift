// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI

/// One random program and one relation that it has to keep.
@MainActor
struct ProgramTrial {
  let relation: Relation
  let seed: UInt64

  /// The relations take turns.
  init(seed: UInt64) {
    self.seed = seed
    relation = Relation.all[Int(seed % UInt64(Relation.all.count))]
  }

  init(_ relation: Relation, seed: UInt64) {
    self.relation = relation
    self.seed = seed
  }

  /// `program 71 mirror`.
  var name: String { "program \(seed) \(relation.name)" }

  /// The trial of that name; nil if there is none.
  init?(named name: String) {
    let words = name.split(separator: " ")
    guard words.count == 3, words[0] == "program", let seed = UInt64(words[1]),
      let relation = Relation.all.first(where: { $0.name == words[2] })
    else { return nil }
    self.init(relation, seed: seed)
  }

  /// The contradiction of the relation, in the smallest program that still has one.
  func fault() -> Fault? {
    let (program, variant, place) = drawn(depth: relation.depth)
    guard var found = contradiction(program, place, variant) else { return nil }
    var smallest = (program: program, place: place)
    var triesLeft = 200
    search: while triesLeft > 0 {
      for smaller in smallest.program.smaller {
        for place in 0..<smaller.count where triesLeft > 0 {
          triesLeft -= 1
          guard let details = contradiction(smaller, place, variant) else { continue }
          smallest = (smaller, place)
          found = details
          continue search
        }
      }
      break
    }
    return Fault(
      composition: name, kind: .relation,
      occasion: "\(smallest.program), \(variant.name) at part \(smallest.place)", details: found)
  }

  /// Whether a program of at most that depth shows that the planted variant contradicts the relation.
  func findsPlanted(depth: Int) -> Bool {
    let (program, _, place) = drawn(depth: min(depth, relation.depth))
    return contradiction(program, place, relation.planted) != nil
  }

  /// The program, the variant and the place that the seed determines.
  private func drawn(depth: Int) -> (program: Program, variant: Relation.Variant, place: Int) {
    var random = SplitMix(seed: seed)
    let program = Program(
      &random, depth: depth, containers: relation.containers, leaves: relation.leaves)
    let variant = relation.variants[random.below(relation.variants.count)]
    return (program, variant, random.below(program.count))
  }

  /// A program that warns or never rests without any change is no case of the relation: other trials are about those.
  private func contradiction(_ program: Program, _ place: Int, _ variant: Relation.Variant) -> [String]? {
    do { return try variant.contradiction(program, place) } catch { return nil }
  }
}
