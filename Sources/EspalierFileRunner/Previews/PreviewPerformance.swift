// SPDX-License-Identifier: MIT

import EspalierHosting
import Foundation
import SwiftUI
import ViewTesting

/// The job done once for each preview of the program, or for the one with a name.
@MainActor
struct PreviewPerformance {
  private let job: Job
  private let previews: [FilePreview]

  /// - Throws: `Stop` with the existing names, if none is the name in the job.
  init(_ job: Job, previews: [FilePreview]) throws {
    self.job = job
    guard !previews.isEmpty else { throw Stop.failed("the file has no preview: no #Preview and no PreviewProvider") }
    guard case .named(let name) = job.preview else {
      self.previews = previews
      return
    }
    self.previews = previews.filter { $0.name == name }
    if self.previews.isEmpty {
      let names = previews.map { $0.name.debugDescription }.joined(separator: ", ")
      throw Stop.failed("no preview is called \"\(name)\"; there is \(names)")
    }
  }

  /// Draws the previews, and lists them: `PATH  NAME  WIDTH × HEIGHT`, a line for each picture.
  func perform(_ output: StandardOutput) throws {
    var defective = 0
    for preview in previews {
      var job = job
      job.size = preview.size(device: job.size)
      let view = try MainLoop.wait(for: preview.makeView)
      if case .picture(let path, let format, let scale) = job.output {
        let own = self.path(of: preview, path)
        job.output = .picture(path: own, format: format, scale: scale)
        let performance = Performance(job, view)
        try performance.perform(output)
        let size = performance.size
        try output.print("\(own)  \(preview.name)  \(Self.text(size.width)) × \(Self.text(size.height))")
      } else {
        try output.print("# \(preview.name)")
        do {
          try Performance(job, view).perform(output)
        } catch let stop as Stop {
          // An audit goes on with the other previews.
          guard case .audit = job.output else { throw stop }
          defective += 1
        }
      }
    }
    if defective > 0 { throw Stop.failed("the audit has findings in \(defective) of \(previews.count) previews") }
  }

  /// `x.png` becomes `x-NAME.png`, unless one preview was named.
  private func path(of preview: FilePreview, _ path: String) -> String {
    if case .named = job.preview { return path }
    let (base, ending) = ((path as NSString).deletingPathExtension, (path as NSString).pathExtension)
    return "\(base)-\(Self.fileName(preview.name)).\(ending)"
  }

  /// A file name that is valid everywhere: letters, digits and `_`; all others become a dash.
  static func fileName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.isEmpty ? "Preview" : words.joined(separator: "-")
  }

  private static func text(_ length: CGFloat) -> String { EspalierCore.length(length) }
}
