// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierProjects

@Suite("Values of Info.plist")
struct TargetInformationTests {
  private let folder = TemporaryFolder()

  private func read(_ values: [String: String], platform: Platform = .macOS) -> TargetInformation {
    let all = [
      "PRODUCT_NAME": "App", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.App",
    ]
    let settings = all.merging(values) { $1 }.map { SettingAssignment($0.key, $0.value) }
    return TargetInformation(
      BuildSettings([settings], SettingContext(configuration: "Debug")), platform: platform, root: folder.path)
  }

  @Test func settingsInAFileAreReplaced() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) Two</string>
      <key>Server</key><dict><key>Names</key><array><string>${HOST}.org</string></array></dict><key>Count</key><integer>3</integer>
      <key>CFBundleIconFile</key><string></string><key>Empty</key><string>$(NONE)</string></dict></plist>
      """, to: "App/Info.plist")
    let information = read(["INFOPLIST_FILE": "App/Info.plist", "HOST": "example"])
    #expect(
      information.values == [
        "CFBundleName": .text("App Two"), "Server": .dictionary(["Names": .array([.text("example.org")])]),
        "Count": .integer(3), "Empty": .text(""), "CFBundleExecutable": .text("App"),
        "CFBundleIdentifier": .text("org.example.App"), "CFBundleInfoDictionaryVersion": .text("6.0"),
      ])
    #expect(information.problems.isEmpty)
  }

  @Test func valuesAreGeneratedFromSettings() {
    let values = read([
      "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.2", "CURRENT_PROJECT_VERSION": "7",
      "INFOPLIST_KEY_CFBundleDisplayName": "The $(PRODUCT_NAME)", "INFOPLIST_KEY_LSUIElement": "YES",
      "INFOPLIST_KEY_NSCameraUsageDescription": "Photos", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "Portrait Landscape", "INFOPLIST_KEY_Unknown": "x",
    ]).values
    #expect(values["CFBundleDisplayName"] == .text("The App") && values["LSUIElement"] == .truth(true))
    #expect(values["NSCameraUsageDescription"] == .text("Photos") && values["UILaunchScreen"] == .dictionary([:]))
    #expect(values["UISupportedInterfaceOrientations~ipad"] == .array([.text("Portrait"), .text("Landscape")]))
    #expect(values["CFBundleShortVersionString"] == .text("1.2") && values["CFBundleVersion"] == .text("7"))
    #expect(values["Unknown"] == nil && values["LSRequiresIPhoneOS"] == nil)
    #expect(read(["GENERATE_INFOPLIST_FILE": "YES"], platform: .iOS).values["LSRequiresIPhoneOS"] == .truth(true))
  }

  @Test func generatedValuesAreMergedWithTheFile() throws {
    try folder.write(
      "{ CFBundleDisplayName = Old; UIRequiredDeviceCapabilities = (armv7); CFBundleVersion = 1; Own = (a); }",
      to: "Info.plist")
    let settings = [
      "INFOPLIST_FILE": "Info.plist", "INFOPLIST_KEY_CFBundleDisplayName": "New", "CURRENT_PROJECT_VERSION": "7",
      "INFOPLIST_KEY_UIRequiredDeviceCapabilities": "armv7 metal",
    ]
    let values = read(settings.merging(["GENERATE_INFOPLIST_FILE": "YES"]) { $1 }).values
    #expect(values["CFBundleDisplayName"] == .text("New") && values["CFBundleVersion"] == .text("7"))
    #expect(values["UIRequiredDeviceCapabilities"] == .array([.text("armv7"), .text("metal")]))
    #expect(values["Own"] == .array([.text("a")]))
    let own = read(settings).values
    #expect(own["CFBundleDisplayName"] == .text("Old") && own["CFBundleVersion"] == .text("1"))
  }

  @Test func filesThatCannotBeReadAreReported() throws {
    try folder.write("{", to: "Bad.plist")
    try folder.write("( )", to: "List.plist")
    func reasons(_ file: String) -> [String] { read(["INFOPLIST_FILE": file]).problems.map(\.reason) }
    #expect(reasons("None.plist") == ["It is not there."])
    #expect(
      reasons("Bad.plist") == [
        "It is damaged, line 1, column 2: the file ends inside the dictionary that begins in line 1."
      ])
    #expect(reasons("List.plist") == ["It is no dictionary."] && reasons("").isEmpty)
  }
}
