// SPDX-License-Identifier: MIT

import Combine
import Testing

/// The names of subscriptions, and the passage of demand and of the end through each kind of operator.
@Suite struct ConduitTests {
  private let source = Source<Int, Problem>()

  @Test func operatorsWithoutStatePassTheUpstreamsSubscriptionOn() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(subject.map { $0 }.recorder().name == "PassthroughSubject")
    #expect(subject.filter { _ in true }.recorder().name == "PassthroughSubject")
    #expect(subject.compactMap { $0 }.scan(0, +).recorder().name == "PassthroughSubject")
    #expect(subject.setFailureType(to: Problem.self).mapError { $0 }.recorder().name == "PassthroughSubject")
  }

  @Test func otherSubscriptionsHaveTheOperatorsName() {
    #expect(source.tryMap { $0 }.recorder().name == "TryMap")
    #expect(source.removeDuplicates().recorder().name == "RemoveDuplicates")
    #expect(source.dropFirst().recorder().name == "Drop")
    #expect(source.prefix(1).recorder().name == "Output")
    #expect(source.collect().recorder().name == "Collect")
    #expect(source.max().recorder().name == "Comparison")
    #expect(source.flatMap { Just($0) }.recorder().name == "FlatMap")
    #expect(source.zip(Source<Int, Problem>()).recorder().name == "Zip")
    #expect(source.handleEvents().recorder().name == "HandleEvents")
    #expect(source.share().recorder().name == "Multicast")
    #expect(Just(1).recorder(.none).name == "Just")
    #expect([1].publisher.recorder(.none).name == "[1]")
    #expect(Empty<Int, Never>().recorder().name == "Empty")
  }

  @Test func printingASubscriptionDoesNotDescendIntoTheChain() {
    var text = ""
    dump(source.tryMap { $0 }.removeDuplicates().recorder(), to: &text)
    #expect(text.contains("RemoveDuplicates") && !text.contains("TryMap"))
  }

  @Test func aValueThatIsLeftOutIsRequestedAgain() {
    _ = source.filter { $0 > 1 }.recorder(.max(2), then: .max(7))
    #expect(source.requests == [.max(2)])
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .max(7))
  }

  @Test func droppedValuesAreRequestedInAddition() {
    let recorder = source.dropFirst(2).recorder(.max(3))
    #expect(source.requests == [.max(5)])
    for value in 1...3 { #expect(source.send(value) == .none) }
    #expect(recorder.values == [3])
  }

  @Test func groupsOfACountRequestThatManyValues() {
    let recorder = source.collect(3).recorder(.max(2), then: .max(1))
    #expect(source.requests == [.max(6)])
    #expect([source.send(1), source.send(2), source.send(3)] == [.none, .none, .max(3)])
    source.send(4)
    source.send(completion: .finished)
    #expect(recorder.values == [[1, 2, 3], [4]])
  }

  @Test func aReductionRequestsEverythingAndWaits() {
    let recorder = source.reduce(0, +).recorder(.none)
    #expect(source.requests == [.unlimited])
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(recorder.values.isEmpty && recorder.completions.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [3] && recorder.completions == [.finished])
  }

  @Test func theFirstValueCancelsTheUpstream() {
    let recorder = source.first { $0 > 1 }.recorder()
    source.send(1)
    #expect(!source.isCancelled)
    source.send(2)
    #expect(source.isCancelled)
    #expect(recorder.values == [2] && recorder.completions == [.finished])
  }

  @Test func positionsEndWithTheLast() {
    let recorder = source.output(in: 1...2).recorder()
    for value in 0...4 { source.send(value) }
    #expect(recorder.values == [1, 2] && recorder.completions == [.finished] && source.isCancelled)
  }

  /// The errors of all throwing operators end the stream and cancel the upstream.
  @Test func aThrownErrorEndsTheStream() {
    func check<P: Publisher>(_ name: String, _ make: (Source<Int, Problem>) -> P) where P.Failure == any Error {
      let source = Source<Int, Problem>()
      let recorder = make(source).recorder()
      source.send(1)
      source.send(1)
      #expect(source.isCancelled, "\(name)")
      #expect(recorder.completions.count == 1, "\(name)")
      if case .failure(let error)? = recorder.completions.first { #expect(error is Problem, "\(name)") }
    }
    check("drop") { $0.tryDrop { _ in throw Problem() } }
    check("prefix") { $0.tryPrefix { _ in throw Problem() } }
    check("filter") { $0.tryFilter { _ in throw Problem() } }
    check("compactMap") { $0.tryCompactMap { _ -> Int? in throw Problem() } }
    check("removeDuplicates") { $0.tryRemoveDuplicates { _, _ in throw Problem() } }
    check("scan") { $0.tryScan(0) { _, _ in throw Problem() } }
    check("reduce") { $0.tryReduce(0) { _, _ in throw Problem() } }
    check("first") { $0.tryFirst { _ in throw Problem() } }
    check("last") { $0.tryLast { _ in throw Problem() } }
    check("contains") { $0.tryContains { _ in throw Problem() } }
    check("allSatisfy") { $0.tryAllSatisfy { _ in throw Problem() } }
    check("max") { $0.tryMax { _, _ in throw Problem() } }
    check("min") { $0.tryMin { _, _ in throw Problem() } }
  }

  @Test func reductions() {
    func result<P: Publisher>(_ make: (Source<Int, Problem>) -> P) -> [P.Output] {
      let source = Source<Int, Problem>()
      let recorder = make(source).recorder()
      for value in [2, 3, 1] { source.send(value) }
      source.send(completion: .finished)
      return recorder.values
    }
    #expect(result { $0.min() } == [1] && result { $0.max() } == [3])
    #expect(result { $0.min(by: >) } == [3] && result { $0.max(by: >) } == [1])
    #expect(result { $0.count() } == [3] && result { $0.last() } == [1] && result { $0.first() } == [2])
    #expect(result { $0.contains(3) } == [true] && result { $0.contains { $0 > 3 } } == [false])
    #expect(result { $0.allSatisfy { $0 > 0 } } == [true] && result { $0.allSatisfy { $0 > 1 } } == [false])
    #expect(result { $0.collect() } == [[2, 3, 1]] && result { $0.last { $0 > 1 } } == [3])
  }

  @Test func aFailureIsReplacedOnceItIsRequested() {
    let recorder = source.replaceError(with: 9).recorder(.max(1))
    source.send(1)
    source.send(completion: .failure(Problem()))
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    #expect(recorder.values == [1, 9] && recorder.completions == [.finished])
  }

  @Test func anEmptyStreamIsReplaced() {
    let recorder = source.replaceEmpty(with: 9).recorder()
    source.send(completion: .finished)
    #expect(recorder.values == [9] && recorder.completions == [.finished])
  }

  @Test func eventsAreHandledUntilTheEnd() {
    var events: [String] = []
    let recorder = source.handleEvents(
      receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("output \($0)") },
      receiveCompletion: { _ in events.append("completion") }, receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") }
    ).recorder(.max(2), then: .max(1))
    source.send(1)
    source.send(completion: .finished)
    recorder.cancel()
    #expect(events == ["subscription", "request max(2)", "output 1", "request max(1)", "completion"])
  }

  @Test func aLogHasALineForEachEvent() {
    let log = Log()
    let recorder = source.print("log", to: log).recorder(.max(2), then: .max(1))
    source.send(1)
    recorder.cancel()
    #expect(
      log.text.split(separator: "\n").dropFirst() == [
        "log: request max: (2)", "log: receive value: (1)", "log: request max: (1) (synchronous)",
        "log: receive cancel",
      ])
  }

  private final class Log: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }
}
