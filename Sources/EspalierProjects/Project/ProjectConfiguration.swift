// SPDX-License-Identifier: MIT

import Foundation

/// The build settings of a project's configuration, and those of a target's.
extension XcodeProject {
  /// The names of the configurations of the project and its targets, the project's first.
  package var configurations: [String] {
    var names: [String] = []
    for owner in [project] + targets.map(\.object) {
      for configuration in configurations(of: owner) {
        if let name = configuration["name"], !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private func configurations(of owner: ProjectObject) -> [ProjectObject] {
    objects.object("buildConfigurationList", of: owner).map { objects.objects("buildConfigurations", of: $0) } ?? []
  }

  /// The configuration of a name; without one of that name the list's default, as Xcode takes it.
  private func configuration(_ name: String, of owner: ProjectObject) -> ProjectObject? {
    let all = configurations(of: owner)
    let list = objects.object("buildConfigurationList", of: owner)
    return all.first { $0["name"] == name } ?? all.first { $0["name"] == list?["defaultConfigurationName"] }
      ?? all.first
  }

  /// The settings of a target, for a platform if it is chosen already.
  func settings(
    of target: Target, configuration: String, platform: Platform?, problems: inout [ProjectProblem]
  ) -> BuildSettings {
    let owners = [project, target.object].map { self.configuration(configuration, of: $0) }
    let context = SettingContext(
      sdks: platform.map { [$0.sdks[0], $0.sdks[0] + "99.0"] } ?? [], configuration: owners[1]?["name"] ?? configuration
    )
    var levels = [defaults(of: target, context: context, platform: platform)]
    for case let owner? in owners {
      if let file = baseFile(of: owner, problems: &problems) {
        let content = ConfigurationFile(file)
        problems += content.problems
        levels.append(content.assignments)
      }
      levels.append(SettingAssignment.all(of: owner.values["buildSettings"]?.dictionary ?? [:]))
    }
    return BuildSettings(levels, context)
  }

  /// The `.xcconfig` file of a configuration: a file of the project, or a path in a synchronised folder.
  private func baseFile(of configuration: ProjectObject, problems: inout [ProjectProblem]) -> URL? {
    func found(_ path: String) -> URL {
      var finder = FileFinder()
      return URL(fileURLWithPath: finder.find(path) ?? path, isDirectory: false)
    }
    if let reference = objects.object("baseConfigurationReference", of: configuration) {
      return files.location(of: reference).path.map(found)
    }
    guard let path = configuration["baseConfigurationReferenceRelativePath"],
      let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let folder = files.location(of: anchor).path
    else { return nil }
    return found(ProjectPath.joined(folder, path))
  }

  /// The values that Xcode defines itself.
  private func defaults(of target: Target, context: SettingContext, platform: Platform?) -> [SettingAssignment] {
    let sdk = platform?.sdks[0] ?? ""
    let values = [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": name, "PROJECT": name,
      "PROJECT_DIR": root, "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_FILE_PATH": file.path,
      "CONFIGURATION": context.configuration, "PRODUCT_TYPE": target.object["productType"] ?? "",
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": target.kind == .framework ? "FMWK" : "APPL",
      "DEVELOPMENT_LANGUAGE": project["developmentRegion"] ?? "en", "PLATFORM_NAME": sdk, "SDK_NAME": sdk,
      "CURRENT_ARCH": SettingContext.architecture, "ARCHS": SettingContext.architecture,
      "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "WRAPPER_EXTENSION": target.kind == .framework ? "framework" : "app",
    ]
    return values.map { SettingAssignment($0.key, $0.value) }
  }
}
