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
    let (declarations, directories) = try survey()
    return try request.files.map { try lower($0, with: declarations, directories) }
  }

  /// The declarations of the module that lowering depends on: those for Objective-C, and functions that are called as the lowered ones
  /// of Foundation. Only files that can have declarations for Objective-C, or overrides of methods in extensions, are parsed.
  private func survey() throws -> (ObjectiveCDeclarations, DirectoryFunctions) {
    let attributes = ["@objc", "@IBAction", "@IBSegueAction", "@NSManaged"].map { Data($0.utf8) }
    var declarations = ObjectiveCDeclarations()
    // Sources that are compiled as on Linux are written for Foundation's.
    var directories = request.platform == .linux ? DirectoryFunctions.none : .all
    var others: [String] = []
    func visit(_ path: String, _ data: Data) {
      let visitor = ObjectiveCVisitor(conditions, addingTo: declarations)
      visitor.walk(LoweredSource(path: path, bytes: Array(data)).tree)
      declarations = visitor.declarations
    }
    for file in request.files {
      let data = try SourceFiles.read(file.path)
      directories.exclude(declaredIn: data)
      if attributes.contains(where: { data.range(of: $0) != nil }) {
        visit(file.path, data)
      } else {
        others.append(file.path)
      }
    }
    let overrides = declarations.extensionMethods.map { Data("override func \($0.prefix { $0 != "(" })".utf8) }
    for path in overrides.isEmpty ? [] : others {
      let data = try SourceFiles.read(path)
      if overrides.contains(where: { data.range(of: $0) != nil }) { visit(path, data) }
    }
    return (declarations, directories)
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
