// SPDX-License-Identifier: MIT

extension ProjectCollection {
  /// The targets with unit tests of the target that options choose: those that it hosts, or that depend on it, or, without a host, on
  /// a library that it needs too. Each has its libraries as dependencies.
  /// - Throws: As `appTarget(_:)`.
  package func unitTests(_ options: ProjectOptions = ProjectOptions()) throws(ProjectError) -> [AppTarget] {
    let choice = try choose(options)
    let libraries = try buildOrder(of: choice.target, choice.platform, choice.configuration).dependencies
    var found: [AppTarget] = []
    for reference in targets where self[reference].kind == .unitTests {
      let order = try buildOrder(of: reference, choice.platform, choice.configuration)
      let host = host(of: reference, choice)
      guard host.map({ $0 == self[choice.target].name }) ?? order.dependencies.contains(where: libraries.contains)
      else { continue }
      var tests = read(reference, choice.platform, choice.configuration)
      tests.dependencies = order.dependencies.map { read($0, choice.platform, choice.configuration) }
      found.append(tests)
    }
    return found
  }

  /// The name of the app that tests run in or depend on.
  private func host(of tests: TargetReference, _ choice: TargetChoice) -> String? {
    let project = projects[tests.project]
    var problems: [ProjectProblem] = []
    let settings = project.settings(
      of: self[tests], configuration: choice.configuration, platform: choice.platform, problems: &problems)
    // A host is the path of a program in an app: $(BUILT_PRODUCTS_DIR)/App.app/App.
    let host = settings["TEST_HOST"].split(separator: "/").first { $0.hasSuffix(".app") }?.dropLast(4)
    if let host {
      let owner = targets.first { reference in
        let product = projects[reference.project].objects.object("productReference", of: self[reference].object)
        return product?["path"].map(ProjectPath.name) == host + ".app"
      }
      if let owner { return self[owner].name }
    }
    if !settings["TEST_TARGET_NAME"].isEmpty { return settings["TEST_TARGET_NAME"] }
    let dependencies = project.objects.objects("dependencies", of: self[tests].object)
    return dependencies.lazy.compactMap { dependency in
      self.target(id: dependency["target"], in: tests.project)
        ?? self.target(of: project.objects.object("targetProxy", of: dependency), in: tests.project, isProduct: false)
    }.first { self[$0].kind == .app }.map { self[$0].name }
  }
}
