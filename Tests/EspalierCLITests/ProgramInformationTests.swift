// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// What `Bundle.main` of a program knows: the property list that is written beside it.
@Suite final class ProgramInformationTests {
  private let folder = TemporaryFolder()

  private func put(_ text: String, at path: String) throws {
    try text.writeFile(folder.place(path))
  }

  /// The rows of a property list, each a key and an element.
  private func list(_ rows: [(key: String, value: String)]) -> String {
    let rows = rows.map { "<key>\($0.key)</key>\($0.value)" }.joined()
    return #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + rows + "</dict></plist>"
  }

  private func written(_ information: ProgramInformation) throws -> [String: Any] {
    try information.write(to: folder.url)
    let data = try Data(contentsOf: folder.place("Info.plist"))
    return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  @Test func aPackageIsCalledAsItsProgram() throws {
    let values = try written(ProgramInformation(name: "My App_2", identifier: "app.Espalier.My App_2", searching: []))
    #expect(values["CFBundleIdentifier"] as? String == "app.Espalier.My-App-2")
    #expect(values["CFBundleName"] as? String == "My App_2")
    #expect(values["CFBundleExecutable"] as? String == "My App_2")
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["CFBundleVersion"] as? String == "1")
  }

  @Test func aProjectsOwnListIsKept() throws {
    let own = list([
      ("CFBundleIdentifier", "<string>org.example.Trees</string>"),
      ("CFBundleShortVersionString", "<string>2.5</string>"),
      ("ServerAddress", "<string>example.org</string>"), ("Limits", "<array><integer>3</integer></array>"),
    ])
    try put(own, at: "Project/Info.plist")
    let values = try written(
      ProgramInformation(name: "Trees", identifier: "x", searching: [folder.place("Project")]))
    #expect(values["CFBundleIdentifier"] as? String == "org.example.Trees")
    #expect(values["CFBundleShortVersionString"] as? String == "2.5")
    #expect(values["ServerAddress"] as? String == "example.org")
    #expect(values["Limits"] as? [Int] == [3])
    // What it leaves out is derived.
    #expect(values["CFBundleName"] as? String == "Trees")
  }

  /// Xcode writes the names of build settings, which no project file gives a value here.
  @Test func settingsOfXcodeAreDerived() throws {
    let own = list([
      ("CFBundleIdentifier", "<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
      ("CFBundleName", "<string>${PRODUCT_NAME}</string>"),
      ("CFBundleURLName", "<string>org.$(PRODUCT_NAME:rfc1034identifier).link</string>"),
      ("CFBundleShortVersionString", "<string>$(MARKETING_VERSION)</string>"),
      ("Nested", "<dict><key>a</key><array><string>$(TARGET_NAME)!</string></array></dict>"),
      ("Key", "<string>$(SECRET_KEY)</string>"),
    ])
    try put(own, at: "Project/Info.plist")
    let values = try written(
      ProgramInformation(
        name: "Old Trees", identifier: "app.Espalier.Old Trees", searching: [folder.place("Project")]))
    #expect(values["CFBundleIdentifier"] as? String == "app.Espalier.Old-Trees")
    #expect(values["CFBundleName"] as? String == "Old Trees")
    #expect(values["CFBundleURLName"] as? String == "org.Old-Trees.link")
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect((values["Nested"] as? [String: [String]])?["a"] == ["Old Trees!"])
    // A setting without a known value stays readable as what it is.
    #expect(values["Key"] as? String == "$(SECRET_KEY)")
  }

  @Test func theFirstListCounts() throws {
    try put(list([("CFBundleName", "<string>Second</string>")]), at: "B/Info.plist")
    let folders = ["A", "B"].map { folder.place($0) }
    #expect(
      try written(ProgramInformation(name: "T", identifier: "x", searching: folders))["CFBundleName"] as? String
        == "Second")
    // Projects keep it in a folder beside the sources, too.
    try put(list([("CFBundleName", "<string>First</string>")]), at: "A/Supporting Files/Info.plist")
    #expect(
      try written(ProgramInformation(name: "T", identifier: "x", searching: folders))["CFBundleName"] as? String
        == "First")
  }

  @Test func aBrokenListIsPassedOver() throws {
    try put("<plist><dict><key>", at: "A/Info.plist")
    let values = try written(
      ProgramInformation(name: "T", identifier: "app.T", searching: [folder.place("A")]))
    #expect(values["CFBundleIdentifier"] as? String == "app.T")
  }

  /// A program that runs may read the list meanwhile.
  @Test func anEqualListIsNotWrittenAgain() throws {
    let information = ProgramInformation(name: "T", identifier: "app.T", searching: [])
    try information.write(to: folder.url)
    let file = folder.place("Info.plist").path
    let long = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
    try information.write(to: folder.url)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == long)
  }
}
