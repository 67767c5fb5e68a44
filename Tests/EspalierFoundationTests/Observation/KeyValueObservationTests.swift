// SPDX-License-Identifier: MIT

import Combine
import EspalierFoundation
import Testing

@Suite struct KeyValueObservationTests {
  private final class Model: NSObject {
    var value = 1 {
      willSet { willChangeValue(for: \.value) }
      didSet { didChangeValue(for: \.value) }
    }
    var other = 1 {
      willSet { willChangeValue(for: \.other) }
      didSet { didChangeValue(for: \.other) }
    }
  }

  @Test func anObserverReceivesTheRequestedValues() {
    let model = Model()
    var changes: [[Int?]] = []
    var observation: NSKeyValueObservation? = model.observe(\.value, options: [.initial, .old, .new]) { _, change in
      changes.append([change.oldValue, change.newValue])
    }
    model.value = 2
    model.other = 5
    #expect(changes == [[nil, 1], [1, 2]])
    observation?.invalidate()
    model.value = 3
    #expect(changes.count == 2)
    observation = model.observe(\.value) { _, change in changes.append([change.oldValue, change.newValue]) }
    model.value = 4
    observation = nil
    model.value = 5
    #expect(changes.dropFirst(2) == [[nil, nil]])
  }

  @Test func aChangeIsAnnouncedBeforeItOnRequest() {
    let model = Model()
    var values: [(Bool, Int)] = []
    let observation = model.observe(\.value, options: .prior) { model, change in
      values.append((change.isPrior, model.value))
    }
    model.value = 2
    #expect(values.map(\.0) == [true, false])
    #expect(values.map(\.1) == [1, 2])
    observation.invalidate()
  }

  /// Foundation on Linux announces no change of its objects.
  @Test func aPropertyOfFoundationIsReadFromTimeToTime() async {
    let progress = Progress(totalUnitCount: 4)
    let fraction = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var observation: NSKeyValueObservation?
      observation = progress.observe(\.fractionCompleted, options: .new) { _, change in
        observation?.invalidate()
        continuation.resume(returning: change.newValue)
      }
      progress.completedUnitCount = 1
    }
    #expect(fraction == 0.25)
  }

  @Test func aPublisherEmitsTheCurrentAndEachNewValue() {
    let model = Model()
    var values: [Int] = []
    var subscription: AnyCancellable? = model.publisher(for: \.value).sink { values.append($0) }
    model.value = 2
    subscription = nil
    model.value = 3
    #expect(values == [1, 2])
    #expect(subscription == nil)
  }
}
