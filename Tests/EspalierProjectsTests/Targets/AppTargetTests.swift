// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Targets with all that their compilation needs")
struct AppTargetTests {
  @Test func namesAndSettingsOfAnApp() throws {
    var sample = SampleProject(targets: [.init("My App")])
    sample.targets[0].settings = [
      "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphoneos", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app",
      "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "GENERATE_INFOPLIST_FILE": "YES",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]": "$(inherited) MAC",
      "DEVELOPMENT_ASSET_PATHS": "\"Preview Content\" None", "SWIFT_OBJC_BRIDGING_HEADER": "App/Bridge.h",
    ]
    try sample.add("A.swift")
    try sample.folder.makeFolder("Preview Content")
    let all = try sample.open()
    let app = try all.appTarget()
    #expect(app.name == "My App" && app.productName == "My App" && app.moduleName == "My_App" && app.kind == .app)
    #expect(app.bundleIdentifier == "org.example.app" && app.platform == .iOS && app.configuration == "Debug")
    #expect(app.project == sample.file && app.compiler.languageMode == "6" && app.compiler.conditions == ["DEBUG"])
    #expect(app.developmentAssets.map(\.lastPathComponent) == ["Preview Content"])
    #expect(
      app.information["CFBundleName"] == .text("My App") && app.information["CFBundleDevelopmentRegion"] == .text("de"))
    #expect(app.leftOut.map(\.description) == ["Bridge.h: a header of Objective-C for Swift"])
    #expect(app.arguments.isEmpty && app.environment.isEmpty && app.dependencies.isEmpty && app.problems.isEmpty)
    let mac = try all.appTarget(ProjectOptions(platform: .macOS))
    #expect(mac.platform == .macOS && mac.compiler.conditions == ["DEBUG", "MAC"])
  }

  @Test func aPathIsOpenedAtOnce() throws {
    let sample = SampleProject(targets: [.init("A"), .init("B")])
    try sample.write()
    #expect(try ProjectInput.open(sample.folder.path, ProjectOptions(target: "B"))?.name == "B")
    let empty = TemporaryFolder()
    #expect(try ProjectInput.open(empty.path)?.name == nil)
    #expect(throws: ProjectError.self) { try ProjectInput.open(sample.folder.path) }
  }

  @Test func emptyNamesAreThoseOfTheTarget() throws {
    var sample = SampleProject(targets: [.init("2 Apps")])
    sample.targets[0].settings["PRODUCT_NAME"] = ""
    let app = try sample.open().appTarget()
    #expect(app.productName == "2 Apps" && app.moduleName == "__Apps" && app.bundleIdentifier == "")
  }

  @Test func settingsInACycleAreReported() throws {
    var sample = SampleProject()
    sample.targets[0].settings["PRODUCT_BUNDLE_IDENTIFIER"] = "org.$(A)"
    sample.targets[0].settings["A"] = "$(PRODUCT_BUNDLE_IDENTIFIER)"
    #expect(
      try sample.open().appTarget().problems.map(\.reason) == [
        "Build settings of App refer to each other in a cycle: PRODUCT_BUNDLE_IDENTIFIER, A."
      ])
  }

  @Test func productsOfPackagesHaveTheirPackage() throws {
    var sample = SampleProject()
    sample.objects["REMOTE"] =
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Kit.git\"; "
      + "requirement = { kind = exactVersion; version = 1.0.0; };"
    sample.objects["LOCAL"] = "isa = XCLocalSwiftPackageReference; relativePath = Packages/Core;"
    sample.objects["PRODUCT-Kit"] = "isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Kit;"
    sample.objects["PRODUCT-Core"] = "isa = XCSwiftPackageProductDependency; package = LOCAL; productName = Core;"
    sample.objects["PRODUCT-CoreUI"] = "isa = XCSwiftPackageProductDependency; productName = CoreUI;"
    sample.objects["PRODUCT-Gone"] = "isa = XCSwiftPackageProductDependency; productName = Gone;"
    sample.objects["PLUGIN"] = "isa = XCSwiftPackageProductDependency; package = REMOTE; productName = \"plugin:Lint\";"
    sample.objects["D"] = "isa = PBXTargetDependency; productRef = PLUGIN;"
    sample.targets[0].files["Frameworks"] = ["PRODUCT-Kit", "PRODUCT-CoreUI"]
    sample.targets[0].packages = ["PRODUCT-Kit", "PRODUCT-Core", "PRODUCT-Gone"]
    sample.targets[0].dependencies = ["D"]
    try sample.folder.write(
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Core\", products: [\n .library(\n name: \"CoreUI\", targets: [])])",
      to: "Packages/Core/Package.swift")
    try sample.folder.write(
      #"{"pins": [{"location": "https://example.org/Kit", "state": {"version": "1.0.0", "revision": "abc"}}], "version": 2}"#,
      to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let app = try sample.open().appTarget()
    let core = PackageReference.local(URL(fileURLWithPath: sample.folder.path + "/Packages/Core", isDirectory: true))
    let pin = PackagePin(address: "https://example.org/Kit", version: "1.0.0", branch: nil, revision: "abc")
    let kit = RemotePackage(address: "https://example.org/Kit.git", requirement: .exact("1.0.0"), pin: pin)
    #expect(
      app.packageProducts == [
        PackageProduct(product: "Kit", package: .remote(kit)), PackageProduct(product: "CoreUI", package: core),
        PackageProduct(product: "Core", package: core), PackageProduct(product: "Gone", package: nil),
      ])
    #expect(app.packageProducts.map { $0.package?.identity } == ["kit", "core", "core", nil])
    #expect(app.leftOut.map(\.description) == ["Lint: plug-ins of the build are not run"])
    #expect(app.problems.map(\.reason) == ["App uses Gone, which is a product of no package that is there."])
  }

  @Test("A product that a function of the manifest declares is one of that local package")
  func declaredByFunction() throws {
    var sample = SampleProject()
    sample.objects["PRODUCT-Own"] = "isa = XCSwiftPackageProductDependency; productName = OwnFeature;"
    sample.objects["CORE"] = "isa = XCLocalSwiftPackageReference; relativePath = Packages/Core;"
    sample.targets[0].packages = ["PRODUCT-Own"]
    try sample.folder.write(
      "let package = Package(products: [.own(\"OwnFeature\")])\nextension Product { static func own(_ n: String) -> Product {} }",
      to: "Packages/Core/Package.swift")
    let app = try sample.open().appTarget()
    #expect(app.packageProducts.map { $0.package?.identity } == ["core"])
    #expect(app.problems.isEmpty)
  }
}
