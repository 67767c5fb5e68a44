// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierInteraction
import Foundation

extension ViewHost {
  /// The defects of the window as it is now, by rules of WCAG 2.2 at level AA: in the order of the rules, then from top to bottom.
  ///
  /// Contrast is measured in the picture: the colour of a text's strokes against what is drawn behind them. Targets are measured by
  /// touches. O(elements × touches + pixels).
  /// - Parameters:
  ///   - rules: The examined rules.
  ///   - targetSize: The least width and height of a control, in points: 24 by WCAG, 44 by the guidelines for phones.
  public func audit(_ rules: Set<AuditRule> = Set(AuditRule.allCases), targetSize: CGFloat = 24) -> [AuditFinding] {
    if graph.isInsideOfRule { return [] }
    _ = preference(AccessibilityKey.self)
    let window = CGRect(origin: .zero, size: size)
    let elements = AuditedElements(graph, window: window)
    var findings: [AuditFinding] = []
    if rules.contains(.name) { findings += elements.nameless }
    if rules.contains(.contrast) || rules.contains(.truncation) {
      let texts = AuditedTexts(displayList, window: window)
      if rules.contains(.contrast) {
        findings += TextContrast(texts, displayList, size: size, background: graph.backgroundColor)
          .findings(elements)
      }
      if rules.contains(.truncation) { findings += texts.truncated(elements) }
    }
    if rules.contains(.target) { findings += elements.smallTargets(targetSize) }
    if rules.contains(.keyboard) { findings += elements.unreached }
    let order = AuditRule.allCases
    return findings.sorted {
      let (a, b) = (order.firstIndex(of: $0.rule) ?? 0, order.firstIndex(of: $1.rule) ?? 0)
      return (a, $0.frame.minY, $0.frame.minX) < (b, $1.frame.minY, $1.frame.minX)
    }
  }

  /// Requires that an audit finds nothing but what is known.
  ///
  /// ```swift
  /// @MainActor @Test func monthPickerIsAccessible() throws {
  ///   let host = ViewHost(MonthPicker(), size: CGSize(width: 300, height: 200))
  ///   try host.requireAudit(except: [AuditSuppression(.truncation, "September", reason: "the whole name is its label")])
  /// }
  /// ```
  /// - Parameters:
  ///   - rules: The examined rules.
  ///   - targetSize: The least width and height of a control, in points.
  ///   - suppressions: Known findings, each with a reason. One that covers nothing is an error, too.
  /// - Throws: `AuditFailure` with the findings.
  public func requireAudit(
    _ rules: Set<AuditRule> = Set(AuditRule.allCases), targetSize: CGFloat = 24,
    except suppressions: [AuditSuppression] = []
  ) throws {
    let all = audit(rules, targetSize: targetSize)
    let findings = all.filter { finding in !suppressions.contains { $0.covers(finding) } }
    let unused = suppressions.filter { suppression in !all.contains(where: suppression.covers) }
    if !findings.isEmpty || !unused.isEmpty { throw AuditFailure(findings: findings, unused: unused) }
  }
}
