// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The changes that made a body run, for code that reads them inside of that body.
@MainActor
package enum ViewChanges {
  /// The body that runs; nil outside of views' bodies.
  static var current: BodyRun?
  /// Writes the lines.
  package static var print: (String) -> Void = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }

  /// One run of a view's body.
  struct BodyRun {
    let view: AnyAttribute
    /// The type of the view's value.
    let type: Any.Type
    /// Nil for a view without any.
    let properties: DynamicPropertyStorage?
    @HostReference var host: ViewGraph
  }

  fileprivate static func report<V>(_ type: V.Type) {
    print("\(type): \(changes(of: type).joined(separator: ", ")) changed.")
  }

  /// All changes in the first report; later the view's value and its properties, as far as they have changed since the last one.
  private static func changes<V>(of type: V.Type) -> [String] {
    guard let current, current.type == type, let rule = Graph.currentRule else { return ["@self"] }
    let view = current.view.as(V.self).peek()
    let properties = current.properties
    let reports = current.host.part(ViewReports.self)
    guard let last = reports[rule] as? ViewReport<V> else {
      let report = ViewReport(view)
      _ = properties?.changes(in: view, since: &report.bindings)
      report.names = properties.map { ["@self", "@identity"] + $0.fields.map(\.name) } ?? ["@self"]
      reports[rule] = report
      return report.names
    }
    // A second report of the same run has the same changes.
    if last.run == Graph.currentRun { return last.names }
    let changed = properties?.changes(in: view, since: &last.bindings) ?? []
    last.names = (valuesAreEqual(last.view, view) ? [] : ["@self"]) + changed
    // Something else that the body has read, as a property of an `@Observable` object.
    if last.names.isEmpty { last.names = ["@dependencies"] }
    (last.view, last.run) = (view, Graph.currentRun)
    return last.names
  }
}

extension View {
  /// Prints the changes that made this body run: `@self` for the view's value, `@identity` for a new view, the properties, and
  /// `@dependencies` if something else that the body reads has changed (specification S59). Call it in a body.
  public static func _printChanges() { ViewChanges.report(Self.self) }

  /// Does the same as ``_printChanges()``; there is no other log here.
  public static func _logChanges() { ViewChanges.report(Self.self) }
}

/// The last reports of a host's views. Only views that report have one, so that the others do not pay for it.
@MainActor
private final class ViewReports: HostPart {
  private var reports: [WeakAnyAttribute: AnyObject] = [:]
  /// The number of reports at which those of views that are gone are removed.
  private var limit = 64

  init(_ host: ViewGraph) {}

  /// The last report of the view whose body the rule evaluates. O(1), amortized.
  subscript(rule: AnyAttribute) -> AnyObject? {
    get { reports[WeakAnyAttribute(rule)] }
    set {
      reports[WeakAnyAttribute(rule)] = newValue
      guard reports.count >= limit else { return }
      reports = reports.filter { $0.key.attribute != nil }
      limit = max(64, 2 * reports.count)
    }
  }
}

/// The last report of a view, and the values with which the next one compares.
@MainActor
private final class ViewReport<V> {
  var view: V
  /// The values of the bindings, by the offsets of the properties.
  var bindings: [Int: AnyObject] = [:]
  var run = Graph.currentRun
  var names: [String] = []

  init(_ view: V) { self.view = view }
}

extension DynamicPropertyStorage {
  /// The names of the properties that have changed since the last call, in the order of the declarations.
  /// - Parameter bindings: The values of the bindings at the last call; replaced by those of now.
  fileprivate func changes<V>(in view: V, since bindings: inout [Int: AnyObject]) -> [String] {
    withUnsafeBytes(of: view) { bytes in
      fields.compactMap { field in
        if let binding = field.type as? any ReportedBinding.Type, let base = bytes.baseAddress {
          return binding.hasChanged(base + field.offset, since: &bindings[field.offset]) ? field.name : nil
        }
        let connection = connections.first { $0.offset == field.offset }?.connection
        return connection?.takeChange() == true ? field.name : nil
      }
    }
  }
}

/// A property without a connection that notes its changes, as a binding: its value is compared with that in the last report.
protocol ReportedBinding {
  /// - Parameter last: The value at the last call, in an object; replaced by that of now.
  @MainActor static func hasChanged(_ property: UnsafeRawPointer, since last: inout AnyObject?) -> Bool
}
