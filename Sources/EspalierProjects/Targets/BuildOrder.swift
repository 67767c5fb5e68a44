// SPDX-License-Identifier: MIT

/// The targets that a target needs, in the order in which they are built.
struct BuildOrder {
  /// Frameworks and libraries, each after those that it needs itself.
  fileprivate(set) var dependencies: [TargetReference] = []
  fileprivate(set) var leftOut: [LeftOut] = []
  fileprivate(set) var problems: [ProjectProblem] = []

  /// Adds a part once.
  fileprivate mutating func leaveOut(_ kind: LeftOut.Kind, _ name: String, _ reason: String) {
    let part = LeftOut(kind, name, reason)
    if known.insert(part).inserted { leftOut.append(part) }
  }

  private var known: Set<LeftOut> = []
}

extension ProjectCollection {
  /// The targets that a target links or depends on, also indirectly, without recursion. Other targets of its project are left out,
  /// apart from other apps.
  /// - Throws: An error that names two targets with one product.
  func buildOrder(
    of target: TargetReference, _ platform: Platform, _ configuration: String
  ) throws(ProjectError) -> BuildOrder {
    var order = BuildOrder()
    var seen: Set<TargetReference> = [target]
    var open = [(target: target, needs: try needs(of: target, platform, configuration, &order)[...])]
    var isOpen: Set<TargetReference> = [target]
    while let next = open.last {
      guard let dependency = next.needs.first else {
        if next.target != target { order.dependencies.append(next.target) }
        open.removeLast()
        isOpen.remove(next.target)
        continue
      }
      open[open.count - 1].needs.removeFirst()
      if isOpen.contains(dependency) {
        let names = [next.target, dependency].map { self[$0].name }
        let reason = "\(names[0]) and \(names[1]) need each other; Xcode builds no such targets."
        order.problems.append(ProjectProblem(projects[dependency.project].file, reason))
      } else if seen.insert(dependency).inserted {
        open.append((dependency, try needs(of: dependency, platform, configuration, &order)[...]))
        isOpen.insert(dependency)
      }
    }
    try checkModules(order.dependencies, platform, configuration)
    for other in projects[target.project].targets where other.id != target.id && !other.kind.isLibrary {
      let reference = TargetReference(project: target.project, id: other.id)
      let reason = reason(toLeaveOut: reference, configuration)
      if other.kind != .app || reason != other.kind.description { order.leaveOut(.target, other.name, reason) }
    }
    return order
  }

  /// The libraries of the projects that a target needs itself: those that it links, then those that it depends on.
  private func needs(
    of target: TargetReference, _ platform: Platform, _ configuration: String, _ order: inout BuildOrder
  ) throws(ProjectError) -> [TargetReference] {
    let project = projects[target.project]
    let objects = project.objects
    var found: [TargetReference] = []
    for library in LinkedLibrary.all(of: self[target], in: project, platform) {
      switch library {
      case .product(let id):
        if let owner = project.target(product: id) {
          found.append(TargetReference(project: target.project, id: owner.id))
        }
      case .proxy(let id):
        let proxy = objects[id].flatMap { objects.object("remoteRef", of: $0) }
        if let owner = self.target(of: proxy, in: target.project, isProduct: true) {
          found.append(owner)
        } else {
          order.leaveOut(.library, objects[id]?["path"] ?? id, "no target of the projects makes it")
        }
      case .name(let name):
        if let owner = try self.target(making: name, platform, configuration) {
          found.append(owner)
        } else {
          let isPods = name.hasPrefix("Pods_") || name.hasPrefix("libPods")
          let pods = "libraries of CocoaPods; Swift packages can replace them"
          order.leaveOut(.library, name, isPods ? pods : "no target of the projects makes it")
        }
      }
    }
    for dependency in objects.objects("dependencies", of: self[target].object) {
      guard platform.passes(dependency.texts("platformFilters") + dependency.texts("platformFilter")) else { continue }
      let proxy = objects.object("targetProxy", of: dependency)
      let owner =
        self.target(id: dependency["target"], in: target.project)
        ?? self.target(of: proxy, in: target.project, isProduct: false)
      if let owner { found.append(owner) }
    }
    return found.filter { reference in
      if self[reference].kind.isLibrary { return true }
      order.leaveOut(.target, self[reference].name, reason(toLeaveOut: reference, configuration))
      return false
    }
  }

  /// The kind of a target, a noun phrase: that of its product, or a more exact one.
  private func reason(toLeaveOut reference: TargetReference, _ configuration: String) -> String {
    let (project, target) = (projects[reference.project], self[reference])
    let platforms = project.platforms(of: target, configuration: configuration)
    if target.kind == .app { return platforms == [.watchOS] ? TargetKind.watch.description : target.kind.description }
    guard target.kind == .appExtension else { return target.kind.description }
    var problems: [ProjectProblem] = []
    let settings = project.settings(
      of: target, configuration: configuration, platform: platforms[0], problems: &problems)
    let information = TargetInformation(settings, platform: platforms[0], root: project.root)
    let point = information.values["NSExtension"]?.dictionary?["NSExtensionPointIdentifier"]?.text
    return point == "com.apple.widgetkit-extension" ? "a widget" : target.kind.description
  }

  /// The only target whose product has a name; nil without one.
  private func target(
    making name: String, _ platform: Platform, _ configuration: String
  ) throws(ProjectError) -> TargetReference? {
    let makers = targets.filter { reference in
      let project = projects[reference.project]
      return project.objects.object("productReference", of: self[reference].object)?["path"].map(ProjectPath.name)
        == name
    }
    if makers.count < 2 { return makers.first }
    let fitting = makers.filter {
      projects[$0.project].platforms(of: self[$0], configuration: configuration).contains(platform)
    }
    if fitting.count < 2 { return fitting.first ?? makers.first }
    throw .choice(
      "\(list(fitting)) make the same product \(name); give one of them another product name in Xcode, or link the one that is meant as a target"
    )
  }

  /// - Throws: An error if two modules have one name.
  private func checkModules(
    _ targets: [TargetReference], _ platform: Platform, _ configuration: String
  ) throws(ProjectError) {
    var owners: [String: TargetReference] = [:]
    for target in targets {
      var problems: [ProjectProblem] = []
      let settings = projects[target.project].settings(
        of: self[target], configuration: configuration, platform: platform, problems: &problems)
      let module = settings["PRODUCT_MODULE_NAME"]
      if let other = owners.updateValue(target, forKey: module) {
        throw .choice(
          "\(list([other, target])) make the same module \(module); give one of them another product name in Xcode")
      }
    }
  }

  /// The names of targets, with their projects if they differ, for messages.
  func list(_ targets: [TargetReference]) -> String {
    let isOneProject = Set(targets.map(\.project)).count == 1
    return targets.map { reference in
      let name = self[reference].name
      return isOneProject ? name : "\(name) of \(projects[reference.project].file.lastPathComponent)"
    }.joined(separator: " and ")
  }
}
