// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Random trees, random changes: the incremental value is the model's value is a fresh host's value, and a fresh host
/// calls `reduce` as often as the model. `ESPALIER_FUZZ_CASES` sets the number of trees, `ESPALIER_FUZZ_SEED` the first.
@MainActor @Suite(.serialized) struct PreferenceFuzzTests {
  @Test func randomTrees() throws {
    for seed in FuzzRun.seeds(300) { try playTree(seed) }
  }

  @Test func longLists() throws {
    for seed in FuzzRun.seeds(300, casesPerSeed: 10) { try playList(seed) }
  }

  @Test("values that are read without being observed are found")
  func injectedFault() {
    LostObservation.$isInjected.withValue(true) {
      #expect(throws: Difference.self) { for seed in 1...20 { try playTree(UInt64(seed)) } }
      #expect(throws: Difference.self) { for seed in 1...20 { try playList(UInt64(seed)) } }
    }
  }

  /// A difference between a host and the model.
  private struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  private func check(_ condition: Bool, _ description: @autoclosure () -> String) throws {
    if !condition { throw Difference(description: description()) }
  }

  private func playTree(_ seed: UInt64) throws {
    var fuzzer = PreferenceFuzzer(seed: seed)
    let tree = fuzzer.tree()
    let log = Record<[String]>()
    let host = try fresh(tree, log, "seed \(seed), at first")
    for step in 1...6 {
      fuzzer.mutate()
      // Sometimes several changes before an update.
      if fuzzer.below(3) == 0 { fuzzer.mutate() }
      try host.update()
      if fuzzer.below(3) == 0 { continue }
      let place = "seed \(seed), step \(step): \(tree)"
      try compare(host, tree, log, place)
      if step == 6 { _ = try fresh(tree, Record(), place) }
    }
  }

  private struct LongList: View {
    let rows: FuzzState<[Int]>
    let log: Record<[String]>

    var body: some View {
      VStack(spacing: 0) { ForEach(rows.read, id: \.self) { namedLeaf("\($0)") } }.on(Cat.self, log)
    }
  }

  private func playList(_ seed: UInt64) throws {
    var dice = SplitMix(seed: seed)
    let rows = FuzzState(PreferenceFuzzer.rows(&dice, upTo: 150))
    let log = Record<[String]>()
    let host = ViewHost(LongList(rows: rows, log: log))
    for step in 1...6 {
      var next = rows.value
      switch dice.below(4) {
      case 0: next = PreferenceFuzzer.rows(&dice, upTo: 150)
      case 1: next.shuffle(using: &dice)
      case 2: next.removeAll { _ in dice.below(3) == 0 }
      default:
        next.insert(
          contentsOf: (200..<200 + dice.below(80)).filter { !rows.value.contains($0) }, at: dice.below(next.count + 1))
      }
      rows.value = next
      try host.update()
      try check(log.values.last == next.map(String.init), "seed \(seed), step \(step)")
    }
  }

  /// A new host, whose first values and calls of `reduce` are compared with the model.
  private func fresh(_ tree: PreferenceTree, _ log: Record<[String]>, _ place: String) throws -> any FuzzHost {
    var host: (any FuzzHost)!
    let work = try ViewHost(EmptyView()).measure {
      host = open(tree.view(Record()), log)
      try compare(host, tree, log, place)
    }
    // Readers compute `Cat` wherever they stand.
    try count(PreferenceModel<Cat>(.read(tree), computingReaders: true), work, place)
    try count(PreferenceModel<Short>(tree, computingReaders: false), work, place)
    try count(PreferenceModel<Newest>(tree, computingReaders: false), work, place)
    return host
  }

  private func open(_ view: some View, _ log: Record<[String]>) -> any FuzzHost { ViewHost(view.on(Cat.self, log)) }

  private func compare(_ host: any FuzzHost, _ tree: PreferenceTree, _ log: Record<[String]>, _ place: String) throws {
    let delivered = PreferenceModel<Cat>(tree, computingReaders: false).value
    // Where no view can write, a reader is not called.
    try check(
      log.values.last == delivered, "delivered \(log.values.last ?? []), expected \(delivered ?? []); \(place)")
    try compare(host, Cat.self, tree, place)
    try compare(host, Short.self, tree, place)
    try compare(host, Newest.self, tree, place)
  }

  private func compare<K: PreferenceKey>(_ host: any FuzzHost, _ key: K.Type, _ tree: PreferenceTree, _ place: String)
    throws where K.Value == [String]
  {
    let value = host.preference(key)
    let expected = PreferenceModel<K>(tree, computingReaders: false).value ?? K.defaultValue
    try check(value == expected, "\(K.self) is \(value), expected \(expected); \(place)")
  }

  private func count<K: PreferenceKey>(_ model: PreferenceModel<K>, _ work: Work, _ place: String) throws {
    let reduces = work.reduces(of: K.self)
    if model.hasLongList, reduces < model.reduces { return }
    try check(reduces == model.reduces, "\(K.self) was reduced \(reduces) times, expected \(model.reduces); \(place)")
  }
}

/// A host of any root.
@MainActor
private protocol FuzzHost: AnyObject {
  func update() throws
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value
}

extension ViewHost: FuzzHost {}
