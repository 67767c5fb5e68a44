// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// The name of a mark for screen readers, instead of its place on the first axis.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { styled { $0.accessibilityLabel = label } }
  /// The name of a mark for screen readers, by the key of a translation.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(key)) }
  /// The name of a mark for screen readers.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// The value of a mark for screen readers, instead of its place on the second axis.
  public func accessibilityValue(_ value: Text) -> some ChartContent { styled { $0.accessibilityValue = value } }
  /// The value of a mark for screen readers, by the key of a translation.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(key)) }
  /// The value of a mark for screen readers.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Hides marks from screen readers.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { styled { $0.isAccessibilityHidden = hidden } }

  /// The identifier of a mark for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styled { $0.accessibilityIdentifier = identifier }
  }
}
