import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Random trees, random changes: the incremental value is the model's value is a fresh host's value, and a fresh host
/// calls `reduce` as often as the model. `ESPALIER_FUZZ_CASES` sets the number of trees, `ESPALIER_FUZZ_SEED` the first.
@MainActor @Suite(.serialized) struct PreferenceFuzzTests {
  @Test func randomTrees() throws {
    for seed in Self.seeds(300) {
      var fuzzer = PreferenceFuzzer(seed: seed)
      let tree = fuzzer.tree()
      let log = Record<[String]>()
      let host = fresh(tree, log, "seed \(seed), at first")
      for step in 1...6 {
        fuzzer.mutate()
        // Sometimes several changes before anybody looks.
        if fuzzer.below(3) == 0 { fuzzer.mutate() }
        try host.update()
        if fuzzer.below(3) == 0 { continue }
        let place: Comment = "seed \(seed), step \(step): \(tree)"
        compare(host, tree, log, place)
        if step == 6 { _ = fresh(tree, Record(), place) }
      }
      if Self.hasFailed { return }
    }
  }

  @Test func longLists() throws {
    for seed in Self.seeds(300, share: 10) {
      var dice = SplitMix(seed)
      let rows = Cell(PreferenceFuzzer.rows(&dice, upTo: 150))
      let log = Record<[String]>()
      let host = ViewHost(
        Stage(rows) { rows in VStack(spacing: 0) { ForEach(rows, id: \.self) { named("\($0)") } }.on(Cat.self, log) })
      for _ in 0..<6 {
        var next = rows.value
        switch dice.below(4) {
        case 0: next = PreferenceFuzzer.rows(&dice, upTo: 150)
        case 1: next.shuffle(using: &dice)
        case 2: next.removeAll { _ in dice.below(3) == 0 }
        default:
          next.insert(
            contentsOf: (200..<200 + dice.below(80)).filter { !rows.value.contains($0) }, at: dice.below(next.count + 1)
          )
        }
        rows.value = next
        try host.update()
        try #require(log.values.last == next.map(String.init), "seed \(seed)")
      }
    }
  }

  /// A new host, whose first values and calls of `reduce` are compared with the model.
  private func fresh(_ tree: PreferenceTree, _ log: Record<[String]>, _ place: Comment) -> any FuzzHost {
    var host: (any FuzzHost)!
    let work = ViewHost(EmptyView()).measure {
      host = open(tree.view(Record()), log)
      compare(host, tree, log, place)
    }
    // Readers compute `Cat` wherever they stand.
    count(PreferenceModel<Cat>(.read(tree), computingReaders: true), work, place)
    count(PreferenceModel<Short>(tree, computingReaders: false), work, place)
    count(PreferenceModel<Newest>(tree, computingReaders: false), work, place)
    return host
  }

  private func open(_ view: some View, _ log: Record<[String]>) -> any FuzzHost { ViewHost(view.on(Cat.self, log)) }

  private func compare(_ host: any FuzzHost, _ tree: PreferenceTree, _ log: Record<[String]>, _ place: Comment) {
    let told = PreferenceModel<Cat>(tree, computingReaders: false).value
    // Nobody who never could write tells a reader anything.
    check(log.values.last == told, "told \(log.values.last ?? []), expected \(told ?? []); \(place)")
    compare(host, Cat.self, tree, place)
    compare(host, Short.self, tree, place)
    compare(host, Newest.self, tree, place)
  }

  private func compare<K: PreferenceKey>(_ host: any FuzzHost, _ key: K.Type, _ tree: PreferenceTree, _ place: Comment)
  where K.Value == [String] {
    let value = host.preference(key)
    let expected = PreferenceModel<K>(tree, computingReaders: false).value ?? K.defaultValue
    check(value == expected, "\(K.self) is \(value), expected \(expected); \(place)")
  }

  private func count<K: PreferenceKey>(_ model: PreferenceModel<K>, _ work: Work, _ place: Comment) {
    let reduces = work.reduces(of: K.self)
    if model.hasLongList, reduces < model.reduces { return }
    check(reduces == model.reduces, "\(K.self) was reduced \(reduces) times, expected \(model.reduces); \(place)")
  }

  private func check(_ condition: Bool, _ comment: Comment) {
    if !condition { Self.hasFailed = true }
    #expect(condition, comment)
  }

  private static var hasFailed = false

  /// A part of the seeds to try.
  private static func seeds(_ usual: UInt64, share: UInt64 = 1) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["ESPALIER_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["ESPALIER_FUZZ_CASES"].flatMap { UInt64($0) } ?? usual
    return first..<first + (count + share - 1) / share
  }
}

/// A host of any root.
@MainActor
private protocol FuzzHost: AnyObject {
  func update() throws
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value
}

extension ViewHost: FuzzHost {}
