// SPDX-License-Identifier: MIT

import EspalierInspection
import EspalierNumbers
import Foundation
import SwiftUI
import ViewTesting

/// A recording of a view for the inspector's page: the first frame, each tap with the motion after it, then the frames of the
/// job's time.
@MainActor
struct Inspection<Root: View> {
  /// The interval at which motion after a tap is recorded, in seconds, and the longest recorded motion.
  private static var interval: Double { 1.0 / 20 }
  private static var longestMotion: Double { 3 }

  private let job: Job
  private let host: ViewHost<Root>
  private let recorder: InspectionRecorder

  init(_ job: Job, _ host: ViewHost<Root>) {
    self.job = job
    self.host = host
    let document = InspectionDocument(
      title: "\(Root.self)", files: SourceFile.names, look: job.look.rawValue, isDark: job.isDark,
      isRightToLeft: job.isRightToLeft, size: host.size)
    recorder = InspectionRecorder(
      host.graph, document, size: { host.size }, background: { host.graph.backgroundColor })
  }

  /// The page. Runs the job.
  func page() throws -> Data {
    try host.runTasks()
    try recorder.capture("first frame")
    for text in job.taps {
      try host.tap(text)
      try host.runTasks()
      try recorder.capture("tap \"\(text)\"")
      try recordMotion()
    }
    let clock = JobClock(host, end: job.times.last ?? job.time)
    for time in job.times where time > 0 {
      try clock.advance(to: time)
      try recorder.capture("time")
    }
    return InspectorPage.html(document: try recorder.document.json())
  }

  private func recordMotion() throws {
    let end = host.time + Self.longestMotion
    while host.graph.clock.animations.finite > 0, host.time < end {
      try host.advance(by: Duration(clampingSeconds: Self.interval))
      try recorder.capture("time")
    }
  }
}
