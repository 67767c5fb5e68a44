// SPDX-License-Identifier: MIT

import EspalierDataModels
import Foundation

/// The models of Core Data of a module, as a program reads them.
struct CompiledDataModels {
  /// The folders `NAME.momd`, which are in the bundle.
  let folders: [URL]
  /// The classes that Xcode generates from the models; nil if the module has them all.
  let source: String?

  /// - Throws: status 1 if a model is damaged; the message names the file and the line.
  init(_ models: [URL], of module: String, in folder: URL) throws {
    do {
      var folders: [URL] = []
      var sources: [String] = []
      for model in models {
        let file = DataModelFile(model)
        sources += try DataModelClasses(file.read()).source.map { [$0] } ?? []
        folders.append(try file.compile(into: folder, module: module))
      }
      self.folders = folders
      // Imports may stand between declarations.
      source = sources.isEmpty ? nil : sources.joined(separator: "\n")
    } catch let error as DataModelError { throw Stop(status: ExitStatus.failed, message: "\(error)") }
  }
}
