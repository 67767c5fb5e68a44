// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// A property of a window that an audit examines.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
  /// Controls have a name for screen readers (WCAG 2.2, 4.1.2).
  case name
  /// Texts contrast with what is drawn behind them (WCAG 2.2, 1.4.3).
  case contrast
  /// Controls are large enough to be touched, or have space around them (WCAG 2.2, 2.5.8).
  case target
  /// Texts are shown whole.
  case truncation
  /// Controls are reached with the keyboard (WCAG 2.2, 2.1.1).
  case keyboard
}

/// A defect that an audit has found.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule that the element breaks.
  public let rule: AuditRule
  /// The role and the name of the element, or the text.
  public let element: String
  /// The place in the window, in points.
  public let frame: CGRect
  /// The defect, with its measure and the required one.
  public let defect: String
  /// The change that removes it.
  public let fix: String

  /// One line: rule, element, place, defect, fix.
  public var description: String {
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { length($0) }
    return "\(rule.rawValue): \(element) (\(place[0]), \(place[1]), \(place[2]) × \(place[3])): \(defect). \(fix)."
  }
}

/// A finding that is known, and the reason why it stays.
public struct AuditSuppression: Hashable, Sendable {
  /// The rule of the findings.
  public let rule: AuditRule
  /// A part of the element's description.
  public let element: String
  /// The reason why the findings stay, for readers of the test.
  public let reason: String

  /// - Parameters:
  ///   - element: A part of the description of elements, such as their name.
  ///   - reason: The reason, for readers of the test.
  public init(_ rule: AuditRule, _ element: String, reason: String) {
    self.rule = rule
    self.element = element
    self.reason = reason
  }

  func covers(_ finding: AuditFinding) -> Bool { finding.rule == rule && finding.element.contains(element) }
}

/// The error of a window with defects.
public struct AuditFailure: Error, CustomStringConvertible {
  /// The findings that no suppression covers.
  public let findings: [AuditFinding]
  /// The suppressions that cover no finding.
  public let unused: [AuditSuppression]

  public var description: String {
    let unused = unused.map { "unused: no finding of the rule \($0.rule.rawValue) has an element \"\($0.element)\"." }
    return (["The audit has \(findings.count) findings:"] + findings.map(\.description) + unused).joined(
      separator: "\n")
  }
}
