// SPDX-License-Identifier: MIT

import Foundation

/// The lowering of an app's sources: `--lower` reads a ``LoweringRequest`` and writes the lowered files,
/// which the compiler on Linux reads instead of the user's.
struct Lowering {
  let request: LoweringRequest
  private let conditions: PlatformConditions

  init(_ request: LoweringRequest) {
    self.request = request
    conditions = PlatformConditions(
      platform: request.platform, modules: request.modules, absent: request.absent, undefined: request.undefined ?? [])
  }

  /// Lowers all files: O(n) in their length, with one syntax tree in memory at a time.
  func run() throws -> [LoweringReport] {
    let declarations = try declarations()
    let directories = try directories()
    return try request.files.map { try lower($0, with: declarations, directories) }
  }

  /// The Objective-C declarations of all files. Only files that can have some are parsed for them.
  private func declarations() throws -> ObjectiveCDeclarations {
    let attributes = ["@objc", "@IBAction", "@IBSegueAction", "@NSManaged"].map { Data($0.utf8) }
    var declarations = ObjectiveCDeclarations()
    for file in request.files {
      let data = try SourceFiles.read(file.path)
      guard attributes.contains(where: { data.range(of: $0) != nil }) else { continue }
      let visitor = ObjectiveCVisitor(conditions, addingTo: declarations)
      visitor.walk(LoweredSource(path: file.path, bytes: Array(data)).tree)
      declarations = visitor.declarations
    }
    return declarations
  }

  /// The functions of directories that the calls of the module are lowered to. What is compiled as on Linux is written for
  /// Foundation's.
  private func directories() throws -> DirectoryFunctions {
    if request.platform == .linux { return .none }
    return try DirectoryFunctions(excludingDeclarationsIn: request.files.map(\.path))
  }

  private func lower(
    _ file: LoweringRequest.File, with declarations: ObjectiveCDeclarations, _ directories: DirectoryFunctions
  ) throws -> LoweringReport {
    let source = LoweredSource(path: file.path, bytes: Array(try SourceFiles.read(file.path)))
    let visitor = LoweringVisitor(source, conditions, declarations, directories)
    // The compiler reports the errors of what the user wrote.
    if !ParseErrors.exist(in: source.tree) {
      visitor.walk(source.tree)
      visitor.addImports(request.imports ?? [])
    }
    try SourceFiles.write(
      Data(source.text(applying: visitor.edits, namesSource: request.locations ?? true)), to: file.output)
    return LoweringReport(path: file.path, changed: !visitor.edits.isEmpty, notes: visitor.notes)
  }
}
