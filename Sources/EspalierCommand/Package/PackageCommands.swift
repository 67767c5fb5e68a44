// SPDX-License-Identifier: MIT

import Foundation

/// `espalier run FOLDER`: builds and runs the program of a package.
struct PackageRunCommand {
  private let folder: String
  private let product: String?
  private let job: Job
  private let arguments: [String]

  init(folder: String, product: String?, job: Job, arguments: [String]) {
    self.folder = folder
    self.product = product
    self.job = job
    self.arguments = arguments
  }

  func run() throws {
    let package = try UserPackage(folder, try Installation.find())
    let manifest = try package.manifest()
    let product = try choose(manifest.executables)
    let program = try package.build(product, of: manifest)
    var environment = ProcessInfo.processInfo.environment
    // The variable that `App.main()` reads: the arguments of the job, for windows.
    environment["ESPALIER_WINDOW"] = job.arguments.filter { $0 != "--window" }.joined(separator: " ")
    try UserProgram(path: program, arguments: arguments, environment: environment).run(with: package.installation)
  }

  private func choose(_ products: [String]) throws -> String {
    if let product {
      guard products.contains(product) else {
        let close = Spelling.closest(to: product, among: products)
        let hint = close.isEmpty ? "it makes \(products.joined(separator: ", "))" : "did you mean \(close[0])?"
        throw Stop.usage("\(folder) makes no program \(product); \(products.isEmpty ? "it makes none" : hint)")
      }
      return product
    }
    guard let first = products.first else {
      throw Stop.usage("\(folder) makes no program: its Package.swift has no executableTarget")
    }
    guard products.count == 1 else {
      let list = products.map { "  --product \($0)" }.joined(separator: "\n")
      throw Stop.usage("\(folder) makes \(products.count) programs; choose one:\n\(list)")
    }
    return first
  }
}
