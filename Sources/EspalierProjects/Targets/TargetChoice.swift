// SPDX-License-Identifier: MIT

/// The target that is compiled, and how.
struct TargetChoice {
  let target: TargetReference
  let platform: Platform
  let configuration: String
  /// The scheme whose arguments and environment the program gets.
  let scheme: Scheme?
}

extension ProjectCollection {
  /// The target that options choose: the named one, or that of the named scheme; else the only app, the app with the project's name,
  /// the app of the scheme with that name, or the app of the only scheme that runs one.
  /// - Throws: An error that lists the possible values of the option that is missing or wrong.
  func choose(_ options: ProjectOptions) throws(ProjectError) -> TargetChoice {
    let configuration = try configuration(options)
    let named = schemes.first { $0.name == options.scheme }
    // Xcode makes a scheme for each target; such a scheme has no file.
    let implied = named == nil ? try options.scheme.map(target(ofScheme:)) : nil
    let target: TargetReference
    if let name = options.target {
      target = try self.target(named: name, options.platform, configuration)
    } else if let named {
      target = try launched(by: named)
    } else if let implied {
      target = implied
    } else {
      target = try app(options.platform, configuration)
    }
    try checkKind(of: target, configuration)
    let scheme = named ?? scheme(running: target)
    let launch = scheme?.configuration.flatMap { projects[target.project].configurations.contains($0) ? $0 : nil }
    let chosen = options.configuration ?? launch ?? configuration
    return TargetChoice(
      target: target, platform: try platform(of: target, options.platform, chosen), configuration: chosen,
      scheme: scheme)
  }

  // MARK: - Configurations and platforms

  /// The named configuration, or the default: Debug.
  private func configuration(_ options: ProjectOptions) throws(ProjectError) -> String {
    let names = projects.flatMap(\.configurations).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard let name = options.configuration else { return names.contains("Debug") ? "Debug" : names.first ?? "Debug" }
    guard names.contains(name) else {
      throw .choice(
        "\(file.lastPathComponent) has no configuration \(name); --configuration takes \(names.joined(separator: ", "))"
      )
    }
    return name
  }

  private func platform(
    of target: TargetReference, _ requested: Platform?, _ configuration: String
  ) throws(ProjectError) -> Platform {
    let platforms = projects[target.project].platforms(of: self[target], configuration: configuration)
    guard let requested else { return platforms[0] }
    guard platforms.contains(requested) else {
      let names = platforms.map(\.rawValue).joined(separator: ", ")
      throw .choice("\(self[target].name) is not built for \(requested.rawValue); --platform takes \(names)")
    }
    return requested
  }

  // MARK: - Schemes

  private func target(ofScheme name: String) throws(ProjectError) -> TargetReference {
    if let target = targets.first(where: { self[$0].name == name }) { return target }
    let names = schemes.isEmpty ? targets.map { self[$0].name } : schemes.map(\.name)
    throw .choice("\(file.lastPathComponent) has no scheme \(name); --scheme takes \(names.joined(separator: ", "))")
  }

  private func launched(by scheme: Scheme) throws(ProjectError) -> TargetReference {
    if let reference = scheme.launched, let target = target(of: reference) { return target }
    let built = scheme.built.compactMap(target)
    if let app = built.first(where: { self[$0].kind == .app }) { return app }
    throw .choice("the scheme \(scheme.name) runs no target of \(file.lastPathComponent); name a target with --target")
  }

  /// The scheme that runs a target: the one with its name, else the first.
  private func scheme(running target: TargetReference) -> Scheme? {
    let running = schemes.filter { $0.launched.flatMap(self.target) == target }
    return running.first { $0.name == self[target].name } ?? running.first
  }

  // MARK: - Targets

  /// The apps that can be run, for a platform if one is requested.
  private func apps(_ requested: Platform?, _ configuration: String) -> [TargetReference] {
    targets.filter { reference in
      guard self[reference].kind == .app else { return false }
      let platforms = projects[reference.project].platforms(of: self[reference], configuration: configuration)
      return requested.map(platforms.contains) ?? (platforms != [.watchOS])
    }
  }

  private func app(_ requested: Platform?, _ configuration: String) throws(ProjectError) -> TargetReference {
    let apps = apps(requested, configuration)
    if apps.count == 1 { return apps[0] }
    if apps.isEmpty {
      if targets.isEmpty { throw .choice("\(file.lastPathComponent) has no targets; name another project") }
      let others = targets.prefix(20).map { "\(self[$0].name) (\(self[$0].kind))" }.joined(separator: ", ")
      let kind = requested.map { "app for \($0.rawValue)" } ?? "app"
      throw .choice(
        "\(file.lastPathComponent) has no \(kind); its targets are \(others); choose one with --target NAME")
    }
    let names = [name] + projects.map(\.name)
    for name in names {
      let found = apps.filter { self[$0].name == name }
      if found.count == 1 { return found[0] }
    }
    let schemes = schemes.filter { scheme in scheme.launched.flatMap(target).map(apps.contains) ?? false }
    for scheme in schemes where scheme.name == name || schemes.count == 1 { return try launched(by: scheme) }
    throw .choice(
      "\(file.lastPathComponent) has \(apps.count) apps: \(described(apps, configuration)); choose one with --target NAME"
    )
  }

  private func target(
    named name: String, _ requested: Platform?, _ configuration: String
  ) throws(ProjectError) -> TargetReference {
    var found = targets.filter { self[$0].name == name }
    if found.count > 1, let requested {
      found = found.filter {
        projects[$0.project].platforms(of: self[$0], configuration: configuration).contains(requested)
      }
    }
    if found.count > 1 {
      let projects = found.map { self.projects[$0.project].file.lastPathComponent }.joined(separator: " and ")
      throw .choice(
        "\(found.count) targets have the name \(name), in \(projects); name the project instead of the workspace")
    }
    if let target = found.first { return target }
    let apps = apps(nil, configuration)
    let names = apps.isEmpty ? targets.map { self[$0].name }.joined(separator: ", ") : described(apps, configuration)
    throw .choice("\(file.lastPathComponent) has no target \(name); --target takes \(names)")
  }

  /// - Throws: An error for a target that is no program and no module.
  private func checkKind(of reference: TargetReference, _ configuration: String) throws(ProjectError) {
    let target = self[reference]
    let platforms = projects[reference.project].platforms(of: target, configuration: configuration)
    switch target.kind {
    case .app where platforms == [.watchOS]: throw Self.notBuilt(target.name, .watch)
    case .app, .appClip, .framework, .staticLibrary, .tool: return
    case .unitTests, .uiTests, .appExtension, .watch, .other, .aggregate: throw Self.notBuilt(target.name, target.kind)
    }
  }

  private static func notBuilt(_ name: String, _ kind: TargetKind) -> ProjectError {
    .choice("\(name) is \(kind), which is not built here; name an app with --target")
  }

  /// The names of targets with their platforms, for messages.
  private func described(_ targets: [TargetReference], _ configuration: String) -> String {
    targets.prefix(20).map { reference in
      let platforms = projects[reference.project].platforms(of: self[reference], configuration: configuration)
      return "\(self[reference].name) (\(platforms.map(\.rawValue).joined(separator: ", ")))"
    }.joined(separator: ", ")
  }
}
