// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// How tall a sheet is.
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
  /// The window but for a margin at the top.
  public static let large = PresentationDetent(measure: .large) { $0.maxDetentValue }
  /// A part of the window, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(measure: .fraction(fraction)) { $0.windowHeight * fraction }
  }
  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(measure: .points(height)) { _ in height }
  }
  /// A height that a type of your own computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(measure: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  private init(measure: Height, compute: @escaping @Sendable @MainActor (Context) -> CGFloat?) {
    self.measure = measure
    self.compute = compute
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.measure == b.measure }
  public func hash(into hasher: inout Hasher) { hasher.combine(measure) }

  /// What a height may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The tallest that a sheet may be, in points.
    public let maxDetentValue: CGFloat
    let windowHeight: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the presentation.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// In points, at most what fits; nil where a custom detent has none now.
  @MainActor func height(in context: Context) -> CGFloat? {
    compute(context).map { max(0, min($0, context.maxDetentValue)) }
  }
}

/// A height of a sheet that depends on its surroundings.
public protocol CustomPresentationDetent {
  /// Points; nil takes the detent away.
  @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What a detent can read to compute its height.
  public typealias Context = PresentationDetent.Context
}
