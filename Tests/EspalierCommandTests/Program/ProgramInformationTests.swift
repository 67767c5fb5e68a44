// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The content of a program's `Bundle.main`: the property list that is written beside it.
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
    let values = try written(ProgramInformation(name: "My App_2", identifier: "app.Espalier.My App_2", lists: []))
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
      ProgramInformation(name: "Trees", identifier: "x", lists: [folder.place("Project/Info.plist")]))
    #expect(values["CFBundleIdentifier"] as? String == "org.example.Trees")
    #expect(values["CFBundleShortVersionString"] as? String == "2.5")
    #expect(values["ServerAddress"] as? String == "example.org")
    #expect(values["Limits"] as? [Int] == [3])
    // Values that the project's list leaves out are derived.
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
        name: "Old Trees", identifier: "app.Espalier.Old Trees", lists: [folder.place("Project/Info.plist")]))
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
    let lists = ["A", "B"].map { folder.place($0 + "/Info.plist") }
    func name() throws -> String? {
      try written(ProgramInformation(name: "T", identifier: "x", lists: lists))["CFBundleName"] as? String
    }
    #expect(try name() == "Second")
    try put(list([("CFBundleName", "<string>First</string>")]), at: "A/Info.plist")
    #expect(try name() == "First")
  }

  /// Foundation ends the process by a trap where the identifier is no text, and writes the settings to the file that it names.
  @Test(arguments: [
    ("<integer>3</integer>", "is no text"), ("<array/>", "is no text"), ("<string></string>", "is empty"),
    ("<string>../../org.other/app</string>", Unusable.name), ("<string>.hidden</string>", Unusable.name),
    ("<string>a b</string>", Unusable.name), ("<string>$(SECRET_KEY)</string>", Unusable.name),
    ("<string>\(String(repeating: "x", count: 156))</string>", "has more than 155 bytes"),
  ])
  func anIdentifierThatCannotBeUsedIsNamed(value: String, problem: String) throws {
    try put(list([("CFBundleIdentifier", value), ("Own", "<integer>1</integer>")]), at: "A/Info.plist")
    let information = ProgramInformation(name: "T", identifier: "app.T", lists: [folder.place("A/Info.plist")])
    #expect(
      information.warnings == ["\(folder.path)/A/Info.plist: CFBundleIdentifier \(problem); it is \"app.T\" instead"])
    let values = try written(information)
    #expect(values["CFBundleIdentifier"] as? String == "app.T")
    #expect(values["Own"] as? Int == 1)
  }

  private enum Unusable {
    static let name = "may have letters, digits, hyphens, underscores and dots, and no dot first"
  }

  @Test func eachKeyThatFoundationReadsIsText() throws {
    let keys = [
      "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion",
      "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion",
    ]
    try put(list(keys.map { ($0, "<dict/>") }), at: "A/Info.plist")
    let information = ProgramInformation(name: "T", identifier: "app.T", lists: [folder.place("A/Info.plist")])
    #expect(information.warnings.compactMap { $0.firstMatch(of: /: (\w+) is no text/).map { String($0.1) } } == keys)
    #expect(try written(information).values.allSatisfy { $0 is String })
  }

  @Test func aBrokenListIsPassedOver() throws {
    try put("<plist><dict><key>", at: "A/Info.plist")
    let values = try written(
      ProgramInformation(name: "T", identifier: "app.T", lists: [folder.place("A/Info.plist")]))
    #expect(values["CFBundleIdentifier"] as? String == "app.T")
  }

  /// A program that runs may read the list meanwhile.
  @Test func anEqualListIsNotWrittenAgain() throws {
    let information = ProgramInformation(name: "T", identifier: "app.T", lists: [])
    try information.write(to: folder.url)
    let file = folder.place("Info.plist").path
    let long = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
    try information.write(to: folder.url)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == long)
  }
}
