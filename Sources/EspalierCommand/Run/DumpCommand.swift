// SPDX-License-Identifier: MIT

/// `espalier dump`: prints a tree of the view of a file, or of several files.
struct DumpCommand {
  static let trees = ["views", "layout", "preferences", "accessibility", "displayList"]

  private let view: ViewChoice
  let job: Job

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: Job.options + ["--tree"], flags: Job.flags + ["--json"])
    view = try ViewChoice(parsed, command: "dump")
    guard let tree = try parsed.single("--tree") else {
      throw Stop.usage("dump needs --tree \(Self.trees.joined(separator: "|"))")
    }
    guard Self.trees.contains(tree) else { throw Stop.usage(Spelling.unknown("tree", tree, among: Self.trees)) }
    job = try Job(parsed, output: .tree(kind: tree, isJSON: parsed.flags.contains("--json")))
  }

  func run() throws { try view.run(job) }
}
