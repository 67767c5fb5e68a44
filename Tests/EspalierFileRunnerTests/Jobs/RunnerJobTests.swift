// SPDX-License-Identifier: MIT

import EspalierCairo
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierFileRunner

@MainActor @Suite struct RunnerJobTests {
  @Test func aPicture() throws {
    let job = try Job(
      ["--size", "400x500.5", "--dark", "--tap", "May 1", "--tap", "--dark", "--at", "2"]
        + ["--frames", "30", "--over", "1.5", "--scale", "2", "--out", "a.webp"])
    var expected = Job(output: .picture(path: "a.webp", format: .webp, scale: 2))
    expected.size = CGSize(width: 400, height: 500.5)
    expected.isDark = true
    expected.taps = ["May 1", "--dark"]
    expected.time = 2
    expected.frames = (30, 1.5)
    #expect(job == expected)
  }

  @Test func surroundings() throws {
    let job = try Job(["--right-to-left", "--safe-area", "59,0,34.5,0", "--tree", "layout"])
    #expect(job.isRightToLeft)
    #expect(job.safeArea == EdgeInsets(top: 59, leading: 0, bottom: 34.5, trailing: 0))
  }

  @Test func anAudit() throws {
    let job = try Job(["--tap", "Add", "--audit", "44"])
    #expect(job.output == .audit(targetSize: 44))
    #expect(job.printsText)
  }

  @Test func aTree() throws {
    #expect(try Job(["--tree", "layout", "--json"]) == Job(output: .tree(.layout, isJSON: true)))
    #expect(try Job(["--tap", "--json", "--tree", "views"]).output == .tree(.views, isJSON: false))
  }

  @Test(arguments: [
    ([], "no job; " + Job.form),
    (["--out", "a.png", "--tree", "views"], "no job; " + Job.form),
    (["--fast"], "unknown word \"--fast\"; " + Job.form),
    (["--tap"], "--tap needs a value"),
    (["--size", "0x5"], "--size takes WIDTHxHEIGHT in points, as in 400x500, not \"0x5\""),
    (["--size", "5"], "--size takes WIDTHxHEIGHT in points, as in 400x500, not \"5\""),
    (["--at", "1e9"], "--at takes 0…86400 seconds, not \"1e9\""),
    (["--scale", "nan"], "--scale takes a number above 0, not \"nan\""),
    (["--out", "a.gif"], "--out takes a file that ends in .png, .svg, .pdf, .webp, not \"a.gif\""),
    (["--tree", "roots"], "no tree roots; there are views, layout, preferences, accessibility, displayList"),
    (["--frames", "3", "--tree", "views"], "--frames and --over go together"),
  ]) func misuse(words: [String], message: String) {
    #expect(throws: Stop.usage(message)) { try Job(words) }
  }

  @Test func theScaleFitsFormatAndMemory() {
    let small = CGSize(width: 400, height: 500)
    #expect(Picture.scale(2, size: small, format: .png) == 2)
    #expect(Picture.scale(1e9, size: small, format: .svg) == 1e9)
    #expect(Picture.scale(2, size: CGSize(width: 1e5, height: 1), format: .png) == 0.32767)
    #expect(Picture.scale(2, size: CGSize(width: 1e5, height: 1), format: .webp) == 0.16383)
    let scale = Picture.scale(1, size: CGSize(width: 30000, height: 30000), format: .png)
    #expect(30000 * scale * 30000 * scale <= Picture.mostPixels * 1.000_001)
  }
}
