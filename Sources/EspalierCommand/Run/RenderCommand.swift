// SPDX-License-Identifier: MIT

import Foundation

/// `espalier render`: draws the view of a file, or of several files.
struct RenderCommand {
  private let view: ViewChoice
  let job: Job

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, options: Job.options + ["--scale", "--frames", "--over", "--out"], flags: Job.flags,
      optionalValues: ["--preview"])
    view = try ViewChoice(parsed, command: "render")
    let preview = try Job.PreviewChoice(parsed)
    if preview != nil, view.name != nil { throw Stop.usage("--view and --preview exclude each other") }
    guard let path = try parsed.single("--out") ?? (preview == nil ? nil : Self.defaultPath(for: view.files[0])) else {
      throw Stop.usage("render needs --out X.png, .svg, .pdf or .webp")
    }
    let format = (path as NSString).pathExtension.lowercased()
    guard ["png", "svg", "pdf", "webp"].contains(format) else {
      throw Stop.usage("--out takes a .png, .svg, .pdf or .webp file, not \"\(path)\"")
    }
    let scale = try parsed.number("--scale", "a number above 0") { $0 > 0 }
    // Two pixels per point: pictures are mostly viewed on screens with that scale.
    let usual = format == "png" || format == "webp" ? 2.0 : 1.0
    var job = try Job(parsed, output: .picture(path: path, scale: scale ?? usual))
    job.preview = preview
    job.frames = try Job.frames(parsed)
    if job.frames != nil, format != "webp", format != "png" {
      throw Stop.usage(
        "--frames makes a moving picture: --out must be a .webp file, or a .png file, which is numbered then")
    }
    self.job = job
    try OutputFile.checkWritable(path)
  }

  func run() throws { try view.run(job) }

  /// The path of previews' pictures without a name: in the current folder, named after the first file.
  private static func defaultPath(for file: String) -> String {
    ((file as NSString).lastPathComponent as NSString).deletingPathExtension + ".png"
  }
}
