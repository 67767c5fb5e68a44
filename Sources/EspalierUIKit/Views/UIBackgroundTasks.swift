// SPDX-License-Identifier: MIT

import EspalierApps
import Foundation

/// The background tasks of a program. The program waits for them after its last window has closed, as for tasks that a change of
/// the scene's phase begins.
@MainActor
final class UIBackgroundTasks {
  private let work: SceneWork
  private var last = 0
  private var tasks: [UIApplication.BackgroundTaskIdentifier: Task] = [:]
  private var followsExpiration = false

  private struct Task {
    let piece: SceneWork.Piece
    let handler: (@MainActor @Sendable () -> Void)?
  }

  init(_ work: SceneWork) { self.work = work }

  var timeRemaining: TimeInterval { work.timeLeft.map { $0 / .seconds(1) } ?? .greatestFiniteMagnitude }

  func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIApplication.BackgroundTaskIdentifier {
    if !followsExpiration {
      followsExpiration = true
      work.onExpiration { [weak self] in self?.expire() }
    }
    last += 1
    let identifier = UIApplication.BackgroundTaskIdentifier(rawValue: last)
    tasks[identifier] = Task(piece: work.begin(), handler: handler)
    return identifier
  }

  func end(_ identifier: UIApplication.BackgroundTaskIdentifier) { tasks[identifier] = nil }

  /// Calls the handlers, in the order in which their tasks began. Each is expected to end its task.
  private func expire() {
    for (_, task) in tasks.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { task.handler?() }
  }
}
