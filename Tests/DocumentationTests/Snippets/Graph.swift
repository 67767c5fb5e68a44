import EspalierGraph
import Testing

struct Twice: Rule {
  let number: Attribute<Int>
  mutating func value() -> Int { number.value * 2 }
}

struct IsLarge: Rule {
  let number: Attribute<Int>
  mutating func value() -> Bool { number.value > 100 }
}

struct Caption: Rule {
  let isLarge: Attribute<Bool>
  mutating func value() -> String { isLarge.value ? "large" : "small" }
}

@MainActor @Test func aWaveStopsWhereNothingChanged() {
  let subgraph = Subgraph(parent: nil)
  defer { subgraph.destroy() }
  let (number, caption) = subgraph.apply {
    let number = Attribute.input(3)
    let twice = Attribute(Twice(number: number))
    return (number, Attribute(Caption(isLarge: Attribute(IsLarge(number: twice)))))
  }
  #expect(caption.value == "small")

  let before = Graph.statistics.rulesRun
  number.set(4)
  #expect(caption.value == "small")
  #expect(Graph.statistics.rulesRun - before == 2)  // Twice and IsLarge; the caption's rule did not run

  let tree = Graph.describe([caption.any]).replacing(/#\d+\s/, with: "")
  #expect(
    tree == """
      Caption [height 3]
        IsLarge [height 2]
          Twice [height 1]
            input Int [height 0]
      """)
}
