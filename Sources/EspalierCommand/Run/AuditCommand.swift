// SPDX-License-Identifier: MIT

/// `espalier audit`: prints the defects of a view by rules of accessibility. The status is 1 if there are any.
struct AuditCommand {
  private let view: ViewChoice
  let job: Job

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, options: Job.options + ["--target-size"], flags: Job.flags, optionalValues: ["--preview"])
    view = try ViewChoice(parsed, command: "audit")
    let points = try parsed.number("--target-size", "a number of points from 1 to 1000") { 1...1000 ~= $0 }
    var job = try Job(parsed, output: .audit(targetSize: points ?? 24))
    job.preview = try Job.PreviewChoice(parsed)
    if job.preview != nil, view.name != nil { throw Stop.usage("--view and --preview exclude each other") }
    self.job = job
  }

  func run() throws { try view.run(job) }
}
