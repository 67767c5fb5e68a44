// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Frameworks that an app needs")
struct BuildOrderTests {
  private func framework(_ name: String, needs: [String] = []) -> SampleProject.Target {
    var target = SampleProject.Target(name, "framework")
    target.files["Frameworks"] = needs.map { "P-" + $0 }
    return target
  }

  private func app(needs: [String] = []) -> SampleProject.Target {
    var target = SampleProject.Target("App")
    target.files["Frameworks"] = needs.map { "P-" + $0 }
    return target
  }

  private func read(_ targets: [SampleProject.Target]) throws -> AppTarget {
    try SampleProject(targets: targets).open().appTarget()
  }

  @Test func eachFrameworkComesAfterThoseItNeeds() throws {
    let app = try read([
      app(needs: ["A", "B"]), framework("A", needs: ["C", "B"]), framework("B", needs: ["C"]), framework("C"),
      framework("Unused"),
    ])
    #expect(app.dependencies.map(\.name) == ["C", "B", "A"])
    #expect(app.dependencies.map(\.kind) == [.framework, .framework, .framework])
    #expect(app.problems.isEmpty && app.leftOut.isEmpty)
  }

  @Test func frameworksThatNeedEachOtherAreReported() throws {
    let app = try read([app(needs: ["A"]), framework("A", needs: ["B"]), framework("B", needs: ["A"])])
    #expect(app.dependencies.map(\.name) == ["B", "A"])
    #expect(app.problems.map(\.reason) == ["B and A need each other; Xcode builds no such targets."])
  }

  @Test func longChainsAreRead() throws {
    let names = (0..<2_000).map { "F\($0)" }
    var targets = [app(needs: ["F0"])]
    for (name, next) in zip(names, names.dropFirst() + [""]) {
      targets.append(framework(name, needs: next.isEmpty ? [] : [next]))
    }
    #expect(try read(targets).dependencies.map(\.name) == names.reversed())
  }

  @Test func dependenciesThatAreNotLinkedCount() throws {
    var sample = SampleProject(targets: [
      .init("App"), framework("A"), .init("Widget", "app-extension"),
      .init("Clip", "application.on-demand-install-capable"),
    ])
    sample.targets[0].dependencies = ["D1", "D2", "D3"]
    sample.objects["D1"] = "isa = PBXTargetDependency; target = \"T-A\";"
    sample.objects["D2"] = "isa = PBXTargetDependency; target = \"T-Widget\";"
    sample.objects["D3"] = "isa = PBXTargetDependency; target = \"T-Clip\"; platformFilter = macos;"
    let app = try sample.open().appTarget()
    #expect(app.dependencies.map(\.name) == ["A"])
    #expect(app.leftOut.map(\.description) == ["Widget: an app extension", "Clip: an app clip"])
  }

  @Test func widgetsWatchAppsAndTestsAreLeftOutWithAWord() throws {
    var sample = SampleProject(targets: [
      .init("App"), .init("Widget", "app-extension"), .init("Watch"), .init("Tests", "bundle.unit-test"),
      .init("Other"),
    ])
    sample.targets[1].settings["INFOPLIST_FILE"] = "Widget.plist"
    sample.targets[2].settings["SDKROOT"] = "watchos"
    try sample.folder.write(
      "{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }", to: "Widget.plist")
    let app = try sample.open().appTarget()
    #expect(app.leftOut.map(\.description) == ["Widget: a widget", "Watch: a watch app", "Tests: unit tests"])
    #expect(app.leftOut.allSatisfy { $0.kind == .target })
  }

  @Test func targetsOfOtherProjectsAreFoundByTheirProxy() throws {
    let folder = TemporaryFolder()
    try SampleProject("Lib", in: folder, targets: [framework("Kit"), framework("More")]).write()
    var sample = SampleProject(in: folder)
    sample.children = ["LIB"]
    sample.project = "projectReferences = ( { ProjectRef = LIB; } );"
    sample.objects["LIB"] = "isa = PBXFileReference; path = Lib.xcodeproj; sourceTree = \"<group>\";"
    sample.objects["KIT"] =
      "isa = PBXReferenceProxy; path = Kit.framework; remoteRef = R1; sourceTree = BUILT_PRODUCTS_DIR;"
    sample.objects["R1"] =
      "isa = PBXContainerItemProxy; containerPortal = LIB; remoteGlobalIDString = \"P-Kit\"; remoteInfo = Kit;"
    sample.objects["GONE"] = "isa = PBXReferenceProxy; path = Gone.framework; remoteRef = R3;"
    sample.objects["R3"] =
      "isa = PBXContainerItemProxy; containerPortal = LIB; remoteGlobalIDString = x; remoteInfo = Gone;"
    sample.objects["D"] = "isa = PBXTargetDependency; targetProxy = R2;"
    sample.objects["R2"] =
      "isa = PBXContainerItemProxy; containerPortal = LIB; remoteGlobalIDString = \"T-More\"; remoteInfo = More;"
    sample.targets[0].files["Frameworks"] = ["KIT", "GONE"]
    sample.targets[0].dependencies = ["D"]
    let app = try sample.open().appTarget()
    #expect(app.dependencies.map(\.name) == ["Kit", "More"])
    #expect(app.dependencies.map(\.project.lastPathComponent) == ["Lib.xcodeproj", "Lib.xcodeproj"])
    #expect(app.leftOut.map(\.description) == ["Gone.framework: no target of the projects makes it"])
  }

  /// A workspace of an app that links a product by its name, and of other projects.
  private func workspace(linking name: String, _ others: [SampleProject.Target]) throws -> ProjectCollection {
    let folder = TemporaryFolder()
    var sample = SampleProject(in: folder)
    sample.objects["X"] = "isa = PBXFileReference; path = \(name); sourceTree = BUILT_PRODUCTS_DIR;"
    sample.targets[0].files["Frameworks"] = ["X"]
    try sample.write()
    var references = "<FileRef location = \"group:App.xcodeproj\"/>"
    for (index, target) in others.enumerated() {
      try SampleProject("Lib\(index)", in: folder, targets: [target]).write()
      references += "<FileRef location = \"group:Lib\(index).xcodeproj\"/>"
    }
    try folder.write("<Workspace>\(references)</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
    return try ProjectCollection(folder.place("All.xcworkspace"))
  }

  @Test func productsAreFoundByTheirNameInAWorkspace() throws {
    var mac = framework("Kit")
    mac.settings["SDKROOT"] = "macosx"
    let app = try workspace(linking: "Kit.framework", [mac, framework("Kit")]).appTarget()
    #expect(app.dependencies.map(\.project.lastPathComponent) == ["Lib1.xcodeproj"])
  }

  @Test func twoTargetsWithOneProductAreRefused() throws {
    let all = try workspace(linking: "Kit.framework", [framework("Kit"), framework("Kit")])
    let error = #expect(throws: ProjectError.self) { try all.appTarget() }
    #expect(
      error?.message
        == "Kit of Lib0.xcodeproj and Kit of Lib1.xcodeproj make the same product Kit.framework; give one of them another "
        + "product name in Xcode, or link the one that is meant as a target")
  }

  @Test func twoFrameworksWithOneModuleAreRefused() {
    var other = framework("B")
    other.settings["PRODUCT_NAME"] = "A"
    let error = #expect(throws: ProjectError.self) { try read([app(needs: ["A", "B"]), framework("A"), other]) }
    #expect(error?.message == "A and B make the same module A; give one of them another product name in Xcode")
  }

  @Test func librariesOfCocoaPodsAreNamed() throws {
    let app = try workspace(linking: "Pods_App.framework", []).appTarget()
    #expect(
      app.leftOut.map(\.description) == ["Pods_App.framework: libraries of CocoaPods; Swift packages can replace them"])
  }
}
