import Foundation
import Testing

/// Lets tests that open windows run beside one another, but only a few at a time: each has a display, a program and often a
/// compiler of its own. While one waits for its window, others use the processor.
struct WindowSeat: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite takes a seat, not the suite.
  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    await Self.take()
    defer { Task { @MainActor in Self.leave() } }
    try await body()
  }

  @MainActor private static var free = 2 * ProcessInfo.processInfo.activeProcessorCount
  @MainActor private static var queue: [CheckedContinuation<Void, Never>] = []

  @MainActor
  private static func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  @MainActor
  private static func leave() {
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }
}

extension Trait where Self == WindowSeat {
  /// The test opens windows on a display of its own.
  static var opensWindows: Self { WindowSeat() }
}
