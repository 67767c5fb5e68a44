// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Stacks, frames and spacers as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct LayoutFrameTests {
  @Test("layout/divider") func divider() {
    ProbedWindow(200, 200) {
      VStack(spacing: 0) {
        box(100, 20).probed("a")
        Divider().probed("hdivider")
        HStack(spacing: 0) {
          box(20, 60).probed("b")
          Divider().probed("vdivider")
          box(20, 60).probed("c")
        }
        .probed("hstack")
      }
      .probed("vstack")
    }
    .expect(
      """
      a 50 0 100 20, b 79.5 80.5 20 60, c 100.5 80.5 20 60, hdivider 0 20 200 1, hstack 79.5 21 41 179
      vdivider 99.5 21 1 179, vstack 0 0 200 200
      """)
  }

  @Test("layout/fixed-size") func fixedSize() {
    ProbedWindow(200, 200) {
      VStack(spacing: 0) {
        clear.fixedSize().probed("both")
        clear.fixedSize(horizontal: true, vertical: false).frame(height: 30).probed("horizontal")
      }
    }
    .expect(
      """
      both 95 80 10 10, horizontal 95 90 10 30
      """)
  }

  @Test("layout/frame-flex") func flexibleFrames() {
    ProbedWindow(300, 300) {
      VStack(spacing: 0) {
        box(40, 20).frame(minWidth: 100).probed("min")
        box(40, 20).frame(maxWidth: 200).probed("max")
        box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probed("fill")
        box(40, 20).frame(idealWidth: 150).fixedSize().probed("ideal")
        clear.frame(maxWidth: 120, maxHeight: 20).probed("clampFlexible")
        box(250, 20).frame(maxWidth: 200).probed("overflow")
      }
    }
    .expect(
      """
      clampFlexible 90 170 120 20, fill 0 130 300 20, ideal 75 150 150 20, max 50 110 200 20, min 100 90 100 20
      overflow 50 190 200 20
      """)
  }

  @Test("layout/hstack-alignment") func rowAlignment() {
    ProbedWindow(300, 200) {
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 4) {
          box(20, 60).probed("top1")
          box(20, 30).probed("top2")
        }
        HStack(alignment: .bottom, spacing: 4) {
          box(20, 60).probed("bottom1")
          box(20, 30).probed("bottom2")
        }
      }
    }
    .expect(
      """
      bottom1 128 100 20 60, bottom2 152 130 20 30, top1 128 40 20 60, top2 152 40 20 30
      """)
  }

  @Test("layout/hstack-ideal") func rowInAColumn() {
    ProbedWindow(300, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          box(30, 30).probed("a")
          box(40, 30).probed("b")
        }
        .probed("row")
        box(200, 10).probed("wide")
      }
      .probed("column")
    }
    .expect(
      """
      a 50 80 30 30, b 86 80 40 30, column 50 80 200 40, row 50 80 76 30, wide 50 110 200 10
      """)
  }

  @Test("layout/hstack-priority") func priority() {
    ProbedWindow(300, 100) {
      HStack(spacing: 0) {
        clear.frame(minWidth: 20).probed("a")
        clear.frame(minWidth: 20).layoutPriority(1).probed("b")
        clear.frame(width: 60).probed("c")
      }
    }
    .expect(
      """
      a 0 0 20 100, b 20 0 220 100, c 240 0 60 100
      """)
  }

  @Test("layout/spacer") func spacer() {
    ProbedWindow(300, 100) {
      HStack {
        box(50, 50).probed("a")
        Spacer().probed("spacer")
        box(50, 50).probed("b")
      }
      .probed("stack")
    }
    .expect(
      """
      a 0 25 50 50, b 250 25 50 50, spacer 50 50 200 0, stack 0 25 300 50
      """)
  }

  @Test("layout/vstack-alignment") func columnAlignment() {
    ProbedWindow(300, 200) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          box(100, 20).probed("l1")
          box(50, 20).probed("l2")
        }
        .probed("leading")
        VStack(alignment: .trailing, spacing: 4) {
          box(100, 20).probed("t1")
          box(50, 20).probed("t2")
        }
        .probed("trailing")
      }
    }
    .expect(
      """
      l1 50 78 100 20, l2 50 102 50 20, leading 50 78 100 44, t1 150 78 100 20, t2 200 102 50 20
      trailing 150 78 100 44
      """)
  }

  @Test("layout/vstack-spacing-default") func defaultSpacing() {
    ProbedWindow(100, 300) {
      VStack {
        box(50, 50).probed("a")
        box(50, 50).probed("b")
      }
      .probed("stack")
    }
    .expect(
      """
      a 25 96 50 50, b 25 154 50 50, stack 25 96 50 108
      """)
  }

  @Test("layout/zstack-fill") func layers() {
    ProbedWindow(200, 200) {
      ZStack(alignment: .topLeading) {
        clear.probed("fill")
        box(30, 30).probed("b")
      }
    }
    .expect(
      """
      b 0 0 30 30, fill 0 0 200 200
      """)
  }
}
