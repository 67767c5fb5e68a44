/// `espalier run`: shows the view, or the app, of a file in a window.
struct RunCommand {
  private let file: String
  private let view: String?
  let job: Job

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: ["--view", "--size"], flags: Job.flags)
    file = try SourceFile.path(from: parsed, command: "run")
    view = try parsed.single("--view")
    job = try Job(parsed, output: .window)
  }

  func run() throws { try Program(file: file, root: .root(named: view)).run(job) }
}
