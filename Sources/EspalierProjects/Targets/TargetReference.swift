// SPDX-License-Identifier: MIT

/// A target among those of several projects.
struct TargetReference: Hashable {
  /// The index of the project.
  let project: Int
  /// The identifier of the target in it.
  let id: String
}

extension ProjectCollection {
  /// All targets, in the order of the projects.
  var targets: [TargetReference] {
    projects.indices.flatMap { index in
      projects[index].targets.map { TargetReference(project: index, id: $0.id) }
    }
  }

  subscript(_ reference: TargetReference) -> XcodeProject.Target {
    projects[reference.project].target(id: reference.id)!
  }

  func target(id: String?, in project: Int) -> TargetReference? {
    projects[project].target(id: id).map { TargetReference(project: project, id: $0.id) }
  }

  /// The target to which a proxy in a project refers, which may be one of another project.
  /// - Parameter isProduct: Whether the proxy refers to a target's product.
  func target(of proxy: ProjectObject?, in project: Int, isProduct: Bool) -> TargetReference? {
    guard let proxy, let index = owner(of: proxy, in: project) else { return nil }
    let (id, name) = (proxy["remoteGlobalIDString"], proxy["remoteInfo"])
    let targets = projects[index].targets
    let exact = isProduct ? projects[index].target(product: id) : projects[index].target(id: id)
    let found = exact ?? targets.first { $0.name == name }
    return found.map { TargetReference(project: index, id: $0.id) }
  }

  /// The project to which a proxy refers.
  private func owner(of proxy: ProjectObject, in project: Int) -> Int? {
    let own = projects[project]
    guard let container = own.objects.object("containerPortal", of: proxy) else { return nil }
    if container.kind == "PBXProject" { return project }
    guard let path = own.files.location(of: container).path else { return nil }
    return projects.firstIndex { $0.file.path == path }
      ?? projects.firstIndex { $0.file.path.lowercased() == path.lowercased() }
  }

  /// The target that a scheme means.
  func target(of reference: Scheme.Reference) -> TargetReference? {
    let container = ProjectPath.name(reference.container)
    let named = targets.filter { self[$0].id == reference.id || self[$0].name == reference.name }
    let own = named.filter { projects[$0.project].file.lastPathComponent == container }
    return own.first { self[$0].id == reference.id } ?? own.first ?? named.first
  }
}
