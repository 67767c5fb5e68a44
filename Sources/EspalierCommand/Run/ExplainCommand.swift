// SPDX-License-Identifier: MIT

/// `espalier explain`: prints the reasons for a property of a view of a file, or of several files.
struct ExplainCommand {
  /// The kinds of explanations, by their options, and their words in a job.
  private static let kinds = [
    ("--update", "--explain-update"), ("--layout", "--explain-layout"), ("--preference", "--explain-preference"),
    ("--anchor", "--explain-anchor"),
  ]

  private let view: ViewChoice
  let job: Job

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, options: Job.options + Self.kinds.map(\.0), flags: Job.flags + ["--updates"])
    view = try ViewChoice(parsed, command: "explain")
    var words = parsed.flags.contains("--updates") ? [["--explain-updates"]] : []
    for (option, word) in Self.kinds { words += (parsed.values[option] ?? []).map { [word, $0] } }
    if words.isEmpty {
      throw Stop.usage(
        "explain needs what to explain: --updates, --update TEXT, --layout TEXT, --preference KEY or --anchor KEY")
    }
    if let broken = words.first(where: { $0.last?.contains("\n") == true })?.last {
      throw Stop.usage("what is explained has a name of one line, not \"\(broken)\"")
    }
    job = try Job(parsed, output: .explanation(words))
  }

  func run() throws { try view.run(job) }
}
