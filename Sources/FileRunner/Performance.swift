import CairoRenderer
import Foundation
import SwiftUI
import ViewTesting
import Views

/// A job done with a view, in the order of its words: size and colour scheme, taps, clock, then the picture or the tree.
@MainActor
struct Performance<Root: View> {
  private let job: Job
  private let host: ViewHost<Root>

  init(_ job: Job, _ root: Root) {
    self.job = job
    host = ViewHost(root, size: job.size, safeAreaInsets: job.safeArea) { environment in
      if job.isDark { environment.colorScheme = .dark }
      // The room of a phone, in points.
      if let size = job.size {
        if size.width < 600 { environment.horizontalSizeClass = .compact }
        if size.height < 480 { environment.verticalSizeClass = .compact }
      }
      if job.isRightToLeft { environment.layoutDirection = .rightToLeft }
    }
  }

  /// - Throws: `Stop` if the view cannot do what the job asks.
  func perform(_ output: StandardOutput) throws {
    try host.runTasks()
    for text in job.taps {
      try host.tap(text)
      try host.runTasks()
    }
    try host.advance(to: job.time)
    switch job.output {
    case .window: throw Stop.usage("--window shows the file's app or view; previews are drawn with --out")
    case .tree(let tree, let isJSON): try output.print(isJSON ? host.dumpJSON(tree) : host.dump(tree))
    case .picture(let path, let format, let scale):
      let frames = try takeFrames()
      let picture = try Picture(frames: frames, format: format, scale: scale, background: host.graph.backgroundColor)
      if job.frames != nil, format != .webp {
        for (file, data) in try picture.numbered(path) { try write(data, to: file) }
      } else {
        try write(try picture.data(), to: path)
      }
    }
  }

  /// Points.
  var size: CGSize { host.size }

  /// The frames lie so far apart that each shows the beginning of its part of the time.
  private func takeFrames() throws -> [Picture.Frame] {
    let (count, seconds) = job.frames ?? (1, 1)
    let interval = seconds / Double(count)
    return try (0..<count).map { index in
      try host.advance(to: job.time + Double(index) * interval)
      return Picture.Frame(list: host.displayList, size: host.size, duration: .seconds(interval))
    }
  }

  private func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Stop.failed("cannot write \(path): \(error.localizedDescription)")
    }
  }
}

extension ViewHost {
  /// Moves the clock to a time in seconds since the host was made. While a `.task` runs, real time passes as well.
  func advance(to time: Double) throws {
    while self.time < time {
      let step = min(1.0 / 60, time - self.time)
      try advance(by: .seconds(step))
      // The last step may be lost in rounding.
      if time - self.time < 1e-9 { break }
      MainLoop.turn(atMost: graph.tasks.count > 0 ? step : 0) { graph.tasks.count == 0 }
    }
    if graph.hasWork { try update() }
  }

  /// Gives tasks of views a moment to begin, and to end if they do not wait for anything slow.
  func runTasks() throws {
    MainLoop.turn(atMost: graph.tasks.count > 0 ? 0.1 : 0) { graph.tasks.count == 0 }
    if graph.hasWork { try update() }
    // Pictures on their way are waited for: without them the view is not what it will be.
    MainLoop.turn(atMost: PictureLoader.shared.pendingCount > 0 ? 15 : 0) { PictureLoader.shared.pendingCount == 0 }
    if graph.hasWork { try update() }
  }
}
