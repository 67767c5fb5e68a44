// SPDX-License-Identifier: MIT

import Foundation

/// `espalier inspect`: writes the inspector's page of the view of a file, or of several files.
struct InspectCommand {
  private let view: ViewChoice
  let job: Job

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, options: Job.options + ["--frames", "--over", "--out"], flags: Job.flags)
    view = try ViewChoice(parsed, command: "inspect")
    guard let path = try parsed.single("--out") else { throw Stop.usage("inspect needs --out X.html") }
    guard ["html", "htm"].contains((path as NSString).pathExtension.lowercased()) else {
      throw Stop.usage("--out takes a .html file, not \"\(path)\"")
    }
    try OutputFile.checkWritable(path)
    var job = try Job(parsed, output: .inspection(path: path))
    job.frames = try Job.frames(parsed)
    self.job = job
  }

  func run() throws { try view.run(job) }
}
