// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

/// Counts and positions up to the greatest integer: nothing overflows, and nothing is reserved for values that do not come.
@Suite("Extreme integers") struct IntegerTests {
  private typealias Row = (name: String, make: (AnyPublisher<Int, Never>, Int) -> AnyPublisher<Int, Never>)

  /// Each is fed three values, with a number of 0 or more; of 1 where 0 is a request of nothing, which stops the program.
  private static var rows: [Row] {
    [
      ("output at", { $0.output(at: $1).eraseToAnyPublisher() }),
      ("output in a closed range", { $0.output(in: min(1, $1)...$1).eraseToAnyPublisher() }),
      ("output from", { $0.output(in: $1...).eraseToAnyPublisher() }),
      ("output up to", { $0.output(in: ..<$1).eraseToAnyPublisher() }),
      ("output through", { $0.output(in: ...$1).eraseToAnyPublisher() }),
      ("prefix", { $0.prefix($1).eraseToAnyPublisher() }),
      ("dropFirst", { $0.dropFirst($1).eraseToAnyPublisher() }),
      ("dropFirst twice", { $0.dropFirst($1).dropFirst($1).eraseToAnyPublisher() }),
      ("collect", { $0.collect(max($1, 1)).flatMap { $0.publisher }.eraseToAnyPublisher() }),
      (
        "collect by time",
        {
          $0.collect(.byTimeOrCount(ImmediateScheduler.shared, .seconds($1), $1)).flatMap { $0.publisher }
            .eraseToAnyPublisher()
        }
      ),
      (
        "full buffer",
        {
          $0.buffer(size: max($1, 1), prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher()
        }
      ),
      ("buffer", { $0.buffer(size: max($1, 1), prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher() }),
      ("retry", { $0.retry($1).eraseToAnyPublisher() }),
      ("flatMap", { $0.flatMap(maxPublishers: .max(max($1, 1))) { Just($0) }.eraseToAnyPublisher() }),
      (
        "demand",
        { source, number in
          source.handleEvents(receiveRequest: { _ = $0 * number + number - number }).eraseToAnyPublisher()
        }
      ),
      (
        "optional",
        { source, number in
          source.flatMap { Optional($0).publisher.output(in: ...number).prefix(number).dropFirst(number) }
            .eraseToAnyPublisher()
        }
      ),
      (
        "one value",
        { source, number in
          source.flatMap { Just($0).output(in: 0...number).prefix(number) }.eraseToAnyPublisher()
        }
      ),
      (
        "a sequence",
        { source, number in
          source.flatMap { [$0, $0].publisher.prefix(number).dropFirst(number) }.eraseToAnyPublisher()
        }
      ),
    ]
  }

  @Test("Operators with counts and positions", arguments: [Int.max, .max - 1, 1 << 40, 3, 1, 0])
  func operators(_ number: Int) {
    for row in Self.rows {
      let subject = PassthroughSubject<Int, Never>()
      var values: [Int] = []
      let limited = row.make(subject.eraseToAnyPublisher(), number).sink { values.append($0) }
      for value in 1...3 { subject.send(value) }
      subject.send(completion: .finished)
      limited.cancel()
      #expect(values.count <= 6, "\(row.name), \(number)")
      _ = row.make((1...3).publisher.eraseToAnyPublisher(), number).sink { values.append($0) }
    }
  }

  @Test("The value at the last position never comes; all through it do") func ends() {
    #expect(collected((1...3).publisher.eraseToAnyPublisher().output(at: .max)) == [])
    #expect(collected((1...3).publisher.eraseToAnyPublisher().output(in: 1...Int.max)) == [2, 3])
    #expect(collected((1...3).publisher.eraseToAnyPublisher().output(in: ...Int.max)) == [1, 2, 3])
    #expect(collected(Just(1).output(in: 0...Int.max)) == [1])
    #expect(collected(Optional(1).publisher.output(in: ...Int.max)) == [1])
  }

  @Test("Intervals of extreme integers", arguments: [Int.max, .min, .max - 1, -1, 0])
  func intervals(_ number: Int) {
    let stride = DispatchQueue.SchedulerTimeType.Stride.seconds(number)
    let now = DispatchQueue.main.now
    for length in [stride, stride + stride, stride - .nanoseconds(number), stride * stride] {
      #expect(now.advanced(by: length).dispatchTime.uptimeNanoseconds > 0)
    }
    let other = RunLoop.SchedulerTimeType.Stride.nanoseconds(number)
    #expect(RunLoop.main.now.advanced(by: other + other).date.timeIntervalSinceReferenceDate.isFinite)
  }

  private func collected<P: Publisher<Int, Never>>(_ publisher: P) -> [Int] {
    var values: [Int] = []
    _ = publisher.sink { values.append($0) }
    return values
  }
}
