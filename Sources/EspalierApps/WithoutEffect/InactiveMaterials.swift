// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives

/// The look of materials in windows that are not active.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always that of an active window.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Always that of an inactive window.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// That of the window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension EnvironmentValues {
  /// The look of materials in windows that are not active, which materials do not read: they look alike in all windows.
  @EnvironmentEntry public var materialActiveAppearance: MaterialActiveAppearance = .automatic
}

extension View {
  /// Stores the look in the environment. Materials look alike in all windows.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension ShapeStyle {
  /// The same style: materials look alike in all windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

extension Material {
  /// The same material: materials look alike in all windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
