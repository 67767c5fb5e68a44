import Foundation

/// `espalier run`: shows the view, or the app, of a file in a window, or builds and runs a package.
struct RunCommand {
  private let path: String
  private let view: String?
  private let product: String?
  /// For the program: what stands behind `--`.
  private let arguments: [String]
  let job: Job

  init(_ words: [String]) throws {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let parsed = try ParsedArguments(
      Array(words[..<end]), options: ["--view", "--product", "--size"], flags: Job.flags)
    guard let path = parsed.rest.first else { throw Stop.usage("run needs a Swift file or the folder of a package") }
    guard parsed.rest.count == 1 else {
      throw Stop.usage("run takes one file or folder, not \(parsed.rest.joined(separator: ", "))")
    }
    self.path = path
    view = try parsed.single("--view")
    product = try parsed.single("--product")
    arguments = Array(words[end...].dropFirst())
    var job = try Job(parsed, output: .window)
    job.programArguments = arguments
    self.job = job
  }

  func run() throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      if view != nil { throw Stop.usage("--view is for a file; a package shows what its program's App says") }
      return try PackageRunCommand(folder: path, product: product, job: job, arguments: arguments).run()
    }
    if product != nil { throw Stop.usage("--product is for the folder of a package") }
    try Program(file: path, root: view.map { .root(named: $0) } ?? .firstRoot).run(job)
  }
}
