// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierGraph

/// Random graphs whose rules read other rules, and which of them depends on what they read, against an oracle that
/// computes everything from scratch. Kept-alive effects, peeks from outside without drains, values that are forgotten after
/// a read, invalidations and destruction are mixed in.
@Suite(.serialized) @MainActor
struct DynamicGraphFuzzTests {
  /// One node of the world: an input or a rule.
  @MainActor
  final class Item {
    var inputValue = 0
    var attribute: WeakAnyAttribute
    var candidates: [Int] = []
    var subgraph: Subgraph
    var isKeptAlive = false
    var runs = 0
    /// The item that the rule reads besides its candidates, for as long as a late binding requires it.
    var late: Int?
    let modulus: Int

    init(attribute: AnyAttribute, subgraph: Subgraph, modulus: Int) {
      self.attribute = WeakAnyAttribute(attribute)
      self.subgraph = subgraph
      self.modulus = modulus
    }
  }

  @MainActor
  final class World {
    var random: SplitMix
    let root: Subgraph
    var items: [Item] = []
    /// The number of times that the running transaction changed something while rules ran.
    var disturbances = 0

    init(seed: UInt64, root: Subgraph) {
      random = SplitMix(seed: seed)
      self.root = root
    }

    func read(_ index: Int) -> Int {
      guard let attribute = items[index].attribute.attribute else { return -7 }
      return LostRead.value(attribute.as(Int.self))
    }

    /// The candidates that a rule reads depend on the first value it reads.
    func combine(_ index: Int, read: (Int) -> Int) -> Int {
      let item = items[index]
      if item.candidates.isEmpty { return item.late.map(read) ?? index }
      let selector = read(item.candidates[0])
      var sum = selector
      for position in 1..<item.candidates.count where (selector >> position) & 1 == 0 {
        sum &+= read(item.candidates[position]) &* position
      }
      if let late = item.late { sum &+= read(late) }
      return abs(sum % item.modulus)
    }

    func expected() -> [Int?] {
      var memo: [Int: Int] = [:]
      func value(_ index: Int) -> Int {
        if let known = memo[index] { return known }
        let result: Int
        if items[index].attribute.attribute == nil {
          result = -7
        } else if Graph.isInput(items[index].attribute.attribute!) {
          result = items[index].inputValue
        } else {
          result = combine(index, read: value)
        }
        memo[index] = result
        return result
      }
      return items.indices.map { items[$0].attribute.attribute == nil ? nil : value($0) }
    }

    func addInput() {
      let index = items.count
      let subgraph = random.chance(80) ? root : Subgraph(parent: root)
      let value = random.below(16)
      let attribute = subgraph.apply { Attribute<Int>.input(value) }
      items.append(Item(attribute: attribute.any, subgraph: subgraph, modulus: 1))
      items[index].inputValue = value
    }

    func addRule() {
      let index = items.count
      let hosts = items.map(\.subgraph).filter { !$0.isDestroyed }
      let subgraph =
        random.chance(50)
        ? hosts.randomElement(using: &random)! : Subgraph(parent: hosts.randomElement(using: &random)!)
      let attribute = subgraph.apply {
        rule { [unowned self] in
          items[index].runs += 1
          return combine(index, read: read)
        }
      }
      let item = Item(attribute: attribute.any, subgraph: subgraph, modulus: [2, 5, 1000][random.below(3)])
      for _ in 0..<random.below(5) { item.candidates.append(random.below(index)) }
      items.append(item)
    }
  }

  @Test func randomGraphsAgreeWithTheirOracle() {
    for seed in fuzzSeeds(60) {
      withGraph { root in
        let world = World(seed: seed, root: root)
        for _ in 0..<4 { world.addInput() }
        for _ in 0..<world.random.below(40) { world.random.chance(15) ? world.addInput() : world.addRule() }
        for round in 0..<30 { step(world, "seed \(seed) round \(round)") }
      }
    }
  }

  func step(_ world: World, _ place: String) {
    for _ in 0...world.random.below(4) { change(world) }
    Graph.checkInvariants()
    let expected = world.expected()
    if world.random.chance(60) {
      for item in world.items { item.runs = 0 }
      Graph.drain()
      // A rule runs again only if it had already run when a dependency, new in this drain, adjusted its height or that
      // of one that it read.
      for item in world.items { #expect(item.runs <= 2, "\(place): a rule ran \(item.runs) times in one drain") }
      Graph.checkInvariants()
    }
    // Some in this order, the others not at all: what is not read stays stale.
    for index in world.items.indices.shuffled(using: &world.random) where world.random.chance(40) {
      guard let attribute = world.items[index].attribute.attribute else { continue }
      let value = attribute.as(Int.self).value
      #expect(value == expected[index], "\(place): item \(index)")
      if world.random.chance(20) {
        forget(attribute.id) { _ in true }
        Graph.checkInvariants()
      }
    }
    for index in world.items.indices
    where world.items[index].isKeptAlive && world.items[index].attribute.attribute != nil {
      #expect(
        world.items[index].attribute.attribute!.as(Int.self).peek() == expected[index], "\(place): effect \(index)")
    }
    Graph.checkInvariants()
  }

  func change(_ world: World) {
    let index = world.random.below(world.items.count)
    let item = world.items[index]
    switch world.random.below(20) {
    case 0..<9:
      guard let input = world.items[world.random.below(4)].attribute.attribute, Graph.isInput(input) else { return }
      let target = world.random.below(4)
      guard let attribute = world.items[target].attribute.attribute else { return }
      world.items[target].inputValue = world.random.below(16)
      attribute.as(Int.self).set(world.items[target].inputValue)
    case 9..<11:
      guard let attribute = item.attribute.attribute, Graph.isInput(attribute) else { return }
      item.inputValue = world.random.below(1000)
      attribute.as(Int.self).set(item.inputValue)
    case 11:
      item.attribute.attribute?.invalidate()
    case 12:
      guard let attribute = item.attribute.attribute else { return }
      item.isKeptAlive.toggle()
      attribute.as(Int.self).keepAlive(item.isKeptAlive)
    case 13:
      if item.subgraph !== world.root { item.subgraph.destroy() }
    case 14..<16:
      // Late binding, downwards only: the graph stays without circles.
      guard index > 0, let attribute = item.attribute.attribute, !Graph.isInput(attribute) else { return }
      item.late = world.random.chance(70) ? world.random.below(index) : nil
      attribute.invalidate()
    case 16..<18:
      world.addRule()
    default:
      world.addInput()
    }
  }
}
