// SPDX-License-Identifier: MIT

/// All controls and containers.
@MainActor
enum CaseTable {
  static let controls = Controls.all + Fields.all + Choices.all
  static let containers = Lists.all + Containers.all + Presentations.all
}
