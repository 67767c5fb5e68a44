// SPDX-License-Identifier: MIT

/// The first content of a program made from files.
enum RootView: Equatable {
  case app(String)
  /// The class of a delegate of UIKit's life cycle, which shows a window with a controller.
  case delegate(String)
  case view(String)
  /// All previews that the files declare.
  case previews
}

/// Finds the root of a file, or of several that are one module, by the rules of the command line: the `App`, else the delegate with
/// `@main`, else `ContentView`, else the only view that nothing else in them uses.
struct RootSearch {
  private let declarations: [SourceOutline.TypeDeclaration]
  private let uses: [(name: String, place: String)]

  init(_ outlines: [SourceOutline]) {
    declarations = outlines.flatMap(\.types)
    uses = outlines.flatMap(\.uses).flatMap { place, names in names.map { ($0, place) } }
  }

  /// - Parameter file: the name of the file or the files, for messages.
  /// - Throws: a usage error that lists the candidates.
  func root(named name: String?, file: String) throws -> RootView {
    if let name { return .view(try view(named: name, file: file)) }
    if let app = declarations.first(where: { $0.isMain && $0.inherited.contains("App") }) { return .app(app.name) }
    if let delegate { return .delegate(delegate) }
    let views = views
    if views.contains("ContentView") { return .view("ContentView") }
    let roots = views.filter { !isUsedElsewhere($0) }
    if roots.count == 1 { return .view(roots[0]) }
    if views.isEmpty { throw Stop.usage("\(file) declares no view that can be shown: no struct conforms to View") }
    let candidates = (roots.isEmpty ? views : roots).map { "  --view \($0)" }.joined(separator: "\n")
    let reason = roots.isEmpty ? "every view is used by another one" : "\(roots.count) views are used by no other"
    throw Stop.usage("\(file) has no single root view: \(reason); choose one:\n\(candidates)")
  }

  /// The root to be shown: of several views that no other uses, the first.
  /// - Parameter note: Called with the other candidates.
  func firstRoot(file: String, note: (String) -> Void) throws -> RootView {
    let mains = declarations.filter { $0.isMain && $0.inherited.contains("App") }
    if mains.count > 1 {
      throw Stop.usage(
        "\(file) has \(mains.count) types with @main: \(mains.map(\.name).joined(separator: ", ")); one can be")
    }
    let roots = views.filter { !isUsedElsewhere($0) }
    guard mains.isEmpty, delegate == nil, !views.contains("ContentView"), roots.count > 1 else {
      return try root(named: nil, file: file)
    }
    let others = roots.dropFirst().map { "--view \($0)" }.joined(separator: ", ")
    note("\(file) has \(roots.count) views that no other uses; this is \(roots[0]), the others are \(others)")
    return .view(roots[0])
  }

  /// The name of the class that starts the program by UIKit's life cycle.
  private var delegate: String? {
    declarations.first { $0.isMain && $0.inherited.contains("UIApplicationDelegate") }?.name
  }

  /// The names of the types that conform to View, can be named from outside and need no type argument, in file order.
  var views: [String] { named { !$0.isPrivate && !$0.isGeneric } }

  private func named(where isFit: (SourceOutline.TypeDeclaration) -> Bool) -> [String] {
    let conforming = Set(declarations.filter { $0.inherited.contains("View") }.map(\.name))
    var seen: Set<String> = []
    return declarations.filter {
      $0.keyword != .extension && $0.keyword != .protocol && conforming.contains($0.name) && isFit($0)
    }.map(\.name).filter { seen.insert($0).inserted }
  }

  private func view(named name: String, file: String) throws -> String {
    if views.contains(name) { return name }
    let all = named { _ in true }
    if let declaration = declarations.first(where: { $0.name == name && $0.keyword != .extension }) {
      if declaration.isPrivate { throw Stop.usage("the view \(name) is private to \(file)") }
      if declaration.isGeneric { throw Stop.usage("the view \(name) is generic: its type arguments are not known") }
      if !all.contains(name) { throw Stop.usage("\(name) in \(file) does not conform to View") }
    }
    let close = Spelling.closest(to: name, among: all)
    let hint =
      close.isEmpty
      ? "it has \(all.isEmpty ? "none" : all.joined(separator: ", "))"
      : "did you mean \(close.joined(separator: ", "))?"
    throw Stop.usage("\(file) has no view \(name); \(hint)")
  }

  /// Whether the view's name is used outside its own declaration, its extensions and previews.
  private func isUsedElsewhere(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let ignored = declarations.filter { $0.inherited.contains("PreviewProvider") }.map(\.name) + [name]
    return uses.contains { use in
      use.name == last && !ignored.contains { use.place == $0 || use.place.hasPrefix($0 + ".") }
    }
  }
}
