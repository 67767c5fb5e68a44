// SPDX-License-Identifier: MIT

import Foundation

/// The reason for a view's answer to a proposal, for explanations: one sentence without a full stop.
package enum SizeReason {
  /// The reason that holds for any view: the axes on which it takes the proposed length.
  package static func following(_ proposal: Proposal, _ size: CGSize) -> String {
    func follows(_ proposed: Double?, _ length: CGFloat) -> Bool { proposed.map { abs($0 - length) < 0.01 } ?? false }
    switch (follows(proposal.proposedWidth, size.width), follows(proposal.proposedHeight, size.height)) {
    case (true, true): return "takes what is proposed"
    case (true, false): return "takes the proposed width; the height is its own"
    case (false, true): return "takes the proposed height; the width is its own"
    case (false, false): return "has a size of its own, whatever is proposed"
    }
  }

  /// A sum with its result: `56.7 + 8 + 63.2 = 127.9`; of many terms only the ends.
  package static func sum(_ terms: [CGFloat]) -> String {
    let shown =
      terms.count > 9
      ? terms.prefix(4).map(length) + ["… \(terms.count - 8) more …"] + terms.suffix(4).map(length) : terms.map(length)
    return shown.joined(separator: " + ") + " = " + length(terms.reduce(0, +))
  }
}

extension _Proposal {
  /// The proposal in explanations: `300 × nil`, where nil lets the view decide.
  package var text: String {
    func text(_ length: Double?) -> String { length.map { EspalierCore.length(CGFloat($0)) } ?? "nil" }
    return text(proposedWidth) + " × " + text(proposedHeight)
  }
}
