// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCairo
import EspalierContent
import EspalierNumbers
import EspalierPrimitives
import Foundation
import SwiftUI
import ViewTesting

/// A job done with a view, in the order of its words: size and colour scheme, taps, clock, then the picture or the tree.
@MainActor
struct Performance<Root: View> {
  private let job: Job
  private let host: ViewHost<Root>

  init(_ job: Job, _ root: Root) {
    self.job = job
    host = ViewHost(root, size: job.size, safeAreaInsets: job.safeArea, look: job.look, isTraced: job.isTraced) {
      environment in
      if job.isDark { environment.colorScheme = .dark }
      // A phone on its side; the look writes the other class.
      if job.look == .phone, let size = job.size, size.height < 480 { environment.verticalSizeClass = .compact }
      if job.isRightToLeft { environment.layoutDirection = .rightToLeft }
    }
  }

  /// - Throws: `Stop` if the view does not support the job.
  func perform(_ output: StandardOutput) throws {
    if case .inspection(let path) = job.output {
      return try OutputFile.write(try Inspection(job, host).page(), to: path)
    }
    try host.runTasks()
    for text in job.taps {
      try host.tap(text)
      try host.runTasks()
    }
    let clock = JobClock(host, end: job.times.last ?? job.time)
    try clock.advance(to: job.time)
    switch job.output {
    case .window: throw Stop.usage("--window shows the file's app or view; previews are drawn with --out")
    case .tree(let tree, let isJSON): try output.print(isJSON ? host.dumpJSON(tree) : host.dump(tree))
    case .inspection: break
    case .audit(let targetSize): try audit(targetSize, output)
    case .explanation(let explanations):
      try output.print(explanations.map(host.explain).joined(separator: "\n\n"))
    case .picture(let path, let format, let scale):
      let frames = try takeFrames(clock)
      let picture = try Picture(frames: frames, format: format, scale: scale, background: host.graph.backgroundColor)
      if job.frames != nil, format != .webp {
        for (file, data) in try picture.numbered(path) { try OutputFile.write(data, to: file) }
      } else {
        try OutputFile.write(try picture.data(), to: path)
      }
    }
  }

  /// Points.
  var size: CGSize { host.size }

  /// - Throws: `Stop` if there is a finding.
  private func audit(_ targetSize: Double, _ output: StandardOutput) throws {
    let findings = host.audit(targetSize: targetSize)
    for finding in findings { try output.print(finding.description) }
    guard findings.isEmpty else {
      throw Stop.failed(findings.count == 1 ? "the audit has one finding" : "the audit has \(findings.count) findings")
    }
  }

  private func takeFrames(_ clock: JobClock<Root>) throws -> [Picture.Frame] {
    return try job.times.map { time in
      try clock.advance(to: time)
      return Picture.Frame(
        list: host.displayList, size: host.size, duration: Duration(clampingSeconds: job.frameInterval))
    }
  }
}

extension ViewHost {
  /// Waits a moment for the tasks of views to begin, and to end if they do not wait for slow work.
  package func runTasks() throws {
    MainLoop.turn(atMost: graph.tasks.count > 0 ? 0.1 : 0) { graph.tasks.count == 0 }
    if graph.work.isPending { try update() }
    // Pictures that are being loaded are waited for: without them the view is incomplete.
    MainLoop.turn(atMost: PictureLoader.shared.pendingCount > 0 ? 15 : 0) { PictureLoader.shared.pendingCount == 0 }
    if graph.work.isPending { try update() }
  }
}
