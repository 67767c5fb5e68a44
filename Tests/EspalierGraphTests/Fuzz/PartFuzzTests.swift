// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierGraph

/// Readers of random fields and elements are right, and run only when what they read has changed.
@Suite(.serialized) @MainActor
struct PartFuzzTests {
  struct Record: Equatable {
    var a: Int
    var b: Int32
    var c: Int16
    var name: String
    var list: [Int]
  }

  func someRecord(_ random: inout SplitMix) -> Record {
    Record(
      a: random.below(3), b: Int32(random.below(3)), c: Int16(random.below(3)), name: ["x", "y"][random.below(2)],
      list: (0..<4 + random.below(3)).map { _ in random.below(2) })
  }

  @Test func partsAgreeWithTheirOracle() {
    for seed in fuzzSeeds(60) {
      withGraph { _ in
        var random = SplitMix(seed: seed)
        var current = someRecord(&random)
        let record = Attribute<Record>.input(current)
        // The same through a rule, whose result has parts as well.
        let copy = rule { LostRead.value(record) }
        let list = rule { record.field(at: MemoryLayout<Record>.offset(of: \.list)!, as: [Int].self).value }
        var readers: [(runs: Counter, attribute: Attribute<Int>, read: (Record) -> Int)] = []
        @MainActor func add(_ body: @escaping @MainActor () -> Int, _ read: @escaping (Record) -> Int) {
          let runs = Counter()
          let attribute = rule {
            runs.count += 1
            return body()
          }
          attribute.keepAlive()
          readers.append((runs, attribute, read))
        }
        for source in [record, copy] {
          add({ source.field(at: MemoryLayout<Record>.offset(of: \.a)!, as: Int.self).value }, { $0.a })
          add({ Int(source.field(at: MemoryLayout<Record>.offset(of: \.b)!, as: Int32.self).value) }, { Int($0.b) })
          add({ Int(source.field(at: MemoryLayout<Record>.offset(of: \.c)!, as: Int16.self).value) }, { Int($0.c) })
          add(
            { source.field(at: MemoryLayout<Record>.offset(of: \.name)!, as: String.self).value == "x" ? 1 : 0 },
            { $0.name == "x" ? 1 : 0 })
          add({ source.value.list.count }, { $0.list.count * 1 })
        }
        for index in 0..<4 { add({ list.element(index) }, { $0.list[index] }) }
        drain()
        for round in 0..<40 {
          let old = current
          current = someRecord(&random)
          record.set(current)
          for reader in readers { reader.runs.count = 0 }
          drain()
          for (index, reader) in readers.enumerated() {
            #expect(reader.attribute.peek() == reader.read(current), "seed \(seed) round \(round) reader \(index)")
            // The readers of the whole, at 4 and 9, run for any change.
            let isWhole = index == 4 || index == 9
            let runs = reader.read(old) == reader.read(current) && !(isWhole && old != current) ? 0 : 1
            #expect(
              reader.runs.count == runs, "seed \(seed) round \(round) reader \(index) ran \(reader.runs.count) times")
          }
        }
      }
    }
  }
}
