// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct ObservableObjectTests {
  class Model: ObservableObject {
    @Published var name = "a"
    var unseen = 0
    @Published var count: Int
    init(count: Int = 0) { self.count = count }
  }

  final class Derived: Model {
    @Published var extra: Double? = nil
  }

  final class Plain: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  @Test func theObjectPublishesBeforeTheValueChanges() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.objectWillChange.sink { seen.append(model.name) }
    model.name = "b"
    model.unseen = 1
    model.name = "c"
    #expect(seen == ["a", "b"])
    #expect(model.name == "c")
    subscription.cancel()
  }

  @Test func theObjectPublishesBeforeThePropertysPublisher() {
    let model = Model()
    var log: [String] = []
    let subscriptions = [
      model.$count.sink { log.append("count \($0), was \(model.count)") },
      model.objectWillChange.sink { log.append("object") },
    ]
    model.count = 5
    #expect(log == ["count 0, was 0", "object", "count 5, was 0"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func anObjectHasOnePublisher() {
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== Model().objectWillChange)
    let plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
  }

  @Test func inheritedPropertiesAreFound() {
    let model = Derived(count: 1)
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.name = "x"
    model.extra = 2
    #expect(changes == 2)
    subscription.cancel()
  }

  @Test func anObjectWithoutPublishedPropertiesSendsByHand() {
    let plain = Plain()
    var seen: [Int] = []
    let subscription = plain.objectWillChange.sink { seen.append(plain.value) }
    plain.value = 3
    #expect(seen == [0])
    subscription.cancel()
  }

  @Test func manyShortLivedObjectsDoNotShareAPublisher() {
    var changes = 0
    for _ in 0..<500 {
      let plain = Plain()
      let subscription = plain.objectWillChange.sink { changes += 1 }
      plain.value += 1
      subscription.cancel()
    }
    #expect(changes == 500)
  }

  @Test func valuesAreAssignedToAPublishedProperty() {
    let subject = PassthroughSubject<Int, Never>()
    let model = Model()
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    subject.assign(to: &model.$count)
    subject.send(7)
    #expect(model.count == 7)
    #expect(changes == 1)
    subscription.cancel()
  }

  @Test func assigningEndsWithTheObject() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let watch = model
    subject.assign(to: &model!.$count)
    model = nil
    #expect(watch == nil)
    subject.send(1)
  }

  @Test func readingThePublisherFromManyThreadsGivesOne() async {
    for _ in 0..<20 {
      nonisolated(unsafe) let model = Model()
      let publishers = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<8 { group.addTask { ObjectIdentifier(model.objectWillChange) } }
        return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
      }
      #expect(publishers.count == 1)
    }
  }

  @MainActor final class MainModel: ObservableObject {
    @Published var value = 1
    @Published private(set) var list: [String] = []
    func add() { list.append("x") }
  }

  @MainActor @Test func aMainActorModelWorksInLanguageModeSix() {
    let model = MainModel()
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.add()
    model.value += 1
    #expect(changes == 2)
    #expect(model.list == ["x"])
    subscription.cancel()
  }
}
