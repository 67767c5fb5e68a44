// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// An effect of a view on what lies behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur, as SwiftUI's materials have.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The strength of a blur and the colour over it.
  public enum Style: Int, Sendable {
    /// By lightness.
    case extraLight, light, dark
    /// By the appearance of the window.
    case regular = 4
    /// More than the regular one.
    case prominent
    /// SwiftUI's materials, from the thinnest to the thickest, and that of bars.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The same in light appearance.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
    /// The same in dark appearance.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
      systemChromeMaterialDark
  }
  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }

  fileprivate var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }

  fileprivate var scheme: ColorScheme? {
    let light: [Style] = [
      .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight,
    ]
    if light.contains(style) { return .light }
    return style == .dark || style.rawValue >= Style.systemUltraThinMaterialDark.rawValue ? .dark : nil
  }
}

/// The contrast of content on a blur; content is drawn without it.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The contrast on a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that blurs what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect? { didSet { noteChange() } }
  /// The view for content on the blur.
  public nonisolated let contentView = UIView()

  /// A view with an effect.
  public nonisolated init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    onMainQueue {
      self.effect = effect
      prepare()
    }
  }
  /// A view in a rectangle of points.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    onMainQueue { prepare() }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private func prepare() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    guard let blur = effect as? UIBlurEffect else { return AnyView(subviews) }
    let pane = ZStack(alignment: .topLeading) {
      Rectangle().fill(blur.material)
      subviews
    }
    guard let scheme = blur.scheme else { return AnyView(pane) }
    return AnyView(pane.environment(\.colorScheme, scheme))
  }
}
