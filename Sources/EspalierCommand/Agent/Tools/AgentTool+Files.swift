// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

extension AgentTool {
  static let open = AgentTool(
    "open", "Open",
    "Compiles Swift files and shows a view of theirs, or a preview, in a new session. The answer has the session's name and the elements.",
    [
      ToolParameter(
        "files", .texts,
        "Swift files, which are one module; or one folder with all of its files; or the folder of a package.",
        isRequired: true),
      ToolParameter(
        "view", .text, "The name of the view; without it the App's, ContentView, or the only one that no other uses."),
      ToolParameter("preview", .text, "The name of a #Preview or PreviewProvider instead of a view."),
    ] + size + values
  ) { arguments, sessions, call in
    if arguments.has("view"), arguments.has("preview") { throw ToolFailure("view and preview exclude each other") }
    var scene = try scene(SessionScene(), arguments)
    scene.preview = arguments.text("preview")
    let session = try sessions.make(arguments.texts("files"), view: arguments.text("view"), scene)
    do {
      return try session.open(call)
    } catch {
      sessions.close(session.name)
      throw error
    }
  }

  static let close = AgentTool("close", "Close", "Ends a session and its process.", [.session]) {
    arguments, sessions, _ in
    let session = try sessions.session(arguments.text("session") ?? "")
    sessions.close(session.name)
    return ToolAnswer("The session \(session.name) is closed.")
  }

  static let edit = ofSession(
    "edit", "Edit",
    "Writes a change into a file of the session, compiles it, and shows the new version with the state of the one before. Without "
      + "source and old it compiles the files as they are on the disk. The answer has the difference and a picture, or the "
      + "compiler's errors; with errors the file stays changed, and the session shows the version before.",
    [
      ToolParameter("file", .text, "The file; may be left out if the session has one."),
      ToolParameter("source", .text, "The new content of the whole file."),
      ToolParameter("old", .text, "A part of the file that occurs once, which `new` replaces."),
      ToolParameter("new", .text, "The replacement of `old`."),
    ]
  ) { arguments, session, call in
    let edit = try SourceEdit(
      file: arguments.text("file"), source: arguments.text("source"), old: arguments.text("old"),
      new: arguments.text("new"))
    return try session.edit(edit, call)
  }

  static let check = AgentTool(
    "check", "Check", "Type-checks Swift files, and lists all names that Espalier lacks.", isReadOnly: true,
    [
      ToolParameter("files", .texts, "Swift files, or folders.", isRequired: true),
      ToolParameter("module", .flag, "Whether a folder is checked as one module, and not file by file."),
    ]
  ) { arguments, _, call in
    let files = arguments.texts("files")
    guard !files.isEmpty else { throw ToolFailure("check needs at least one file or folder") }
    let words = ["check"] + (arguments.flag("module") ? ["--module"] : []) + ["--"] + files
    // In a process of its own: standard output belongs to the protocol here.
    let result = try ChildProcess.run(Installation.command.path, words)
    let output = result.output.trimmingCharacters(in: .newlines)
    return result.isSuccess ? ToolAnswer(output) : .failure(output)
  }

  static let previews = ofSession(
    "previews", "Previews", "Draws all previews of the session's files in one picture, each below its name.",
    isReadOnly: true,
    [ToolParameter("scale", .number(0.1...4), "Pixels per point; 0.5 without it.")] + values
  ) { arguments, session, call in
    var scene = try scene(session.scene, arguments)
    scene.size = nil
    return try session.ask(.previews(scene, scale: arguments.number("scale") ?? 0.5), call, limit: 60)
  }

  static let snapshot = ofSession(
    "snapshot", "Snapshot",
    "Keeps the picture and the elements of the window under a name, or states how the window differs from what was kept. A snapshot "
      + "outlasts edits; it ends with the session.",
    [
      ToolParameter("mode", .choice(["record", "compare"]), "Whether it is kept or compared.", isRequired: true),
      ToolParameter("name", .text, "The name of the snapshot; \"snapshot\" without it."),
      ToolParameter("tolerance", .number(0...1), "The greatest difference of a pixel's component that is ignored."),
    ]
  ) { arguments, session, call in
    let name = arguments.text("name") ?? "snapshot"
    if arguments.text("mode") == "record" { return try session.record(name, call) }
    return try session.compare(name, tolerance: arguments.number("tolerance") ?? 0, call)
  }
}
