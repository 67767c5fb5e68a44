import Foundation

/// `espalier render`: draws the view of a file.
struct RenderCommand {
  private let file: String
  private let view: String?
  let job: Job

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, options: Job.options + ["--scale", "--frames", "--over", "--out"], flags: ["--dark"])
    file = try SourceFile.path(from: parsed, command: "render")
    view = try parsed.single("--view")
    guard let path = try parsed.single("--out") else {
      throw Stop.usage("render needs --out X.png, .svg, .pdf or .webp")
    }
    let format = (path as NSString).pathExtension.lowercased()
    guard ["png", "svg", "pdf", "webp"].contains(format) else {
      throw Stop.usage("--out takes a .png, .svg, .pdf or .webp file, not \"\(path)\"")
    }
    let scale = try parsed.number("--scale", "a number above 0") { $0 > 0 }
    // Two pixels per point: text of a picture is looked at on screens that have them.
    let usual = format == "png" || format == "webp" ? 2.0 : 1.0
    var job = try Job(parsed, output: .picture(path: path, scale: scale ?? usual))
    let count = try parsed.number("--frames", "a whole number, 1 or more") { $0 >= 1 && $0 == $0.rounded() && $0 < 1e6 }
    let seconds = try parsed.number("--over", "a number of seconds above 0") { $0 > 0 }
    switch (count, seconds) {
    case (let count?, let seconds?):
      guard format == "webp" || format == "png" else {
        throw Stop.usage(
          "--frames makes a moving picture: --out must be a .webp file, or a .png file, which is numbered then")
      }
      job.frames = (Int(count), seconds)
    case (nil, nil): break
    default: throw Stop.usage("--frames and --over go together: how many frames, over how many seconds")
    }
    self.job = job
    try Self.checkWritable(path)
  }

  func run() throws { try Program(file: file, view: view).run(job) }

  private static func checkWritable(_ path: String) throws {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    if manager.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw Stop.usage("cannot write \(path): it is a folder") }
      if !manager.isWritableFile(atPath: path) { throw Stop.usage("cannot write \(path): permission denied") }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    guard manager.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw Stop.usage("cannot write \(path): no folder \(folder)")
    }
    if !isFolder.boolValue { throw Stop.usage("cannot write \(path): \(folder) is not a folder") }
    if !manager.isWritableFile(atPath: folder) { throw Stop.usage("cannot write \(path): permission denied") }
  }
}
