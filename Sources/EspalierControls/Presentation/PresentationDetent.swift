// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case fraction(CGFloat)
    case points(CGFloat)
    case large
    case custom(ObjectIdentifier)
  }
  private let measure: Height
  private let compute: @Sendable @MainActor (Context) -> CGFloat?

  /// Half of the window.
  public static let medium = fraction(0.5)
  /// The window's height except for a margin at the top.
  public static let large = PresentationDetent(measure: .large) { $0.maxDetentValue }
  /// A fraction of the window's height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(measure: .fraction(fraction)) { $0.windowHeight * fraction }
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(measure: .points(height)) { _ in height }
  }
  /// A height computed by a custom type.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(measure: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  private init(measure: Height, compute: @escaping @Sendable @MainActor (Context) -> CGFloat?) {
    self.measure = measure
    self.compute = compute
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.measure == b.measure }
  public func hash(into hasher: inout Hasher) { hasher.combine(measure) }

  /// The values from which a detent may compute its height.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest possible height of a sheet, in points.
    public let maxDetentValue: CGFloat
    let windowHeight: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the presentation.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// The height in points, limited to the window; nil if a custom detent currently has none.
  @MainActor func height(in context: Context) -> CGFloat? {
    compute(context).map { max(0, min($0, context.maxDetentValue)) }
  }
}

/// A height of a sheet that depends on the window and the environment.
public protocol CustomPresentationDetent {
  /// The height in points; nil removes the detent.
  @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values from which a detent may compute its height.
  public typealias Context = PresentationDetent.Context
}
