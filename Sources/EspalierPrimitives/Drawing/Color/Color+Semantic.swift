// SPDX-License-Identifier: MIT

import EspalierDrawing

// Colours with which controls are drawn.
extension Color {
  package static let label = Color(.label)
  package static let secondaryLabel = Color(.secondaryLabel)
  package static let tertiaryLabel = Color(.tertiaryLabel)
  package static let quaternaryLabel = Color(.quaternaryLabel)
  package static let placeholder = Color(.placeholder)
  package static let separator = Color(.separator)
  package static let opaqueSeparator = Color(.opaqueSeparator)
  package static let systemFill = Color(.fill)
  package static let secondaryFill = Color(.secondaryFill)
  package static let tertiaryFill = Color(.tertiaryFill)
  package static let quaternaryFill = Color(.quaternaryFill)
  package static let background = Color(.background)
  package static let secondaryBackground = Color(.secondaryBackground)
  package static let tertiaryBackground = Color(.tertiaryBackground)
  package static let groupedBackground = Color(.groupedBackground)
  package static let secondaryGroupedBackground = Color(.secondaryGroupedBackground)
  package static let tertiaryGroupedBackground = Color(.tertiaryGroupedBackground)
  package static let controlBackground = Color(.controlBackground)
  package static let gray2 = Color(.gray2)
  package static let gray3 = Color(.gray3)
  package static let gray4 = Color(.gray4)
  package static let gray5 = Color(.gray5)
  package static let gray6 = Color(.gray6)
}
