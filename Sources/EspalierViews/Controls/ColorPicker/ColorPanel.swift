// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// Colours to choose from, and a slider for each component.
struct ColorPanel: View {
  @Binding var color: Color
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  init(color: Binding<Color>, supportsOpacity: Bool) {
    _color = color
    self.supportsOpacity = supportsOpacity
  }

  var body: some View {
    let resolved = color.resolve(in: environment)
    let values = environment.design.color
    VStack(spacing: values.panelGap) {
      VStack(spacing: 0) {
        ForEach(0..<Swatches.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Swatches.columns, id: \.self) { column in
              Swatch(color: Swatches.color(row, column), opacity: resolved.opacity, chosen: resolved) {
                color = Color($0)
              }
            }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: values.panelRadius, style: .continuous))
      slider("Red", \.red, of: resolved).tint(.red)
      slider("Green", \.green, of: resolved).tint(.green)
      slider("Blue", \.blue, of: resolved).tint(.blue)
      if supportsOpacity { slider("Opacity", \.opacity, of: resolved).tint(.gray) }
    }
    .padding(values.panelPadding)
    .frame(width: values.panelWidth)
  }

  private func slider(
    _ name: LocalizedStringKey, _ component: WritableKeyPath<ResolvedColor, Float>, of resolved: ResolvedColor
  ) -> some View {
    let value = Binding<Float>(
      get: { resolved[keyPath: component] },
      set: { new in
        var changed = resolved
        changed[keyPath: component] = new
        color = Color(changed)
      })
    let values = environment.design.color
    return HStack(spacing: values.sliderGap) {
      Text(name).font(.footnote).frame(width: values.nameWidth, alignment: .leading).accessibilityHidden(true)
      Slider(value: value) { Text(name) }
      Text(resolved[keyPath: component], format: .percent.precision(.fractionLength(0)))
        .font(.footnote).monospacedDigit().foregroundStyle(.secondary).frame(
          width: values.valueWidth, alignment: .trailing
        )
        .accessibilityHidden(true)
    }
  }
}

/// The colours of a panel.
private enum Swatches {
  static let columns = 12
  static let rows = 7

  /// Grays in the first row, below that hues from dark to light.
  static func color(_ row: Int, _ column: Int) -> ResolvedColor {
    let share = Double(column) / Double(columns - 1)
    if row == 0 { return Color(white: 1 - share).resolve(in: EnvironmentValues()) }
    let step = Double(row) / Double(rows - 1)
    let color = Color(
      hue: Double(column) / Double(columns), saturation: min(1, 2 - 1.7 * step), brightness: min(1, 0.25 + 1.2 * step))
    return color.resolve(in: EnvironmentValues())
  }
}

/// One colour to choose.
private struct Swatch: View {
  let color: ResolvedColor
  let opacity: Float
  let chosen: ResolvedColor
  let choose: @MainActor (ResolvedColor) -> Void
  @Environment(\.design) private var design

  init(
    color: ResolvedColor, opacity: Float, chosen: ResolvedColor, choose: @escaping @MainActor (ResolvedColor) -> Void
  ) {
    self.color = color
    self.opacity = opacity
    self.chosen = chosen
    self.choose = choose
  }

  var body: some View {
    let name = color.hexadecimal
    let isChosen = name == chosen.withOpacity(1).hexadecimal
    Button {
      choose(color.withOpacity(opacity))
    } label: {
      Rectangle().fill(color).frame(height: design.color.cell)
        .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: design.color.cellLine) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension ResolvedColor {
  fileprivate func withOpacity(_ opacity: Float) -> ResolvedColor {
    var result = self
    result.opacity = opacity
    return result
  }
}
