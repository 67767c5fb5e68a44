// SPDX-License-Identifier: MIT

/// The view on which a command works: of Swift files, of a folder, or of a target of an Xcode project.
struct ViewChoice {
  /// The named paths.
  let files: [String]
  /// The name of the view; nil for the root of the files.
  let name: String?
  private let project: ProjectChoice?
  private let timeLimit: TimeLimit

  init(_ parsed: ParsedArguments, command: String) throws {
    files = try SourceFile.paths(from: parsed, command: command)
    project = try ProjectChoice(files, parsed)
    name = try parsed.single("--view")
    timeLimit = try TimeLimit(parsed)
  }

  /// Compiles the view, or takes the program that is kept, and does a job with it.
  func run(_ job: Job) throws {
    if let project { return try ProjectProgram(project, view: name, timeLimit).run(job) }
    try Program(files: files, root: job.preview == nil ? .root(named: name) : .previews).run(job, timeLimit)
  }
}
