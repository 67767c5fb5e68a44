// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite struct JobTests {
  @Test func aRenderJobInItsFixedOrder() throws {
    let command = try RenderCommand([
      "a.swift", "--out", "x.webp", "--over", "1.5", "--frames", "30", "--tap", "May 1", "--tap", "June", "--size",
      "400x500.5", "--dark", "--at", "2",
    ])
    #expect(
      command.job.arguments == [
        "--size", "400x500.5", "--dark", "--tap", "May 1", "--tap", "June", "--at", "2", "--frames", "30", "--over",
        "1.5", "--scale", "2", "--out", "x.webp",
      ])
  }

  @Test(arguments: [("x.png", "2"), ("x.webp", "2"), ("x.svg", "1"), ("x.PDF", "1")])
  func theScaleFollowsTheFormat(path: String, scale: String) throws {
    #expect(try RenderCommand(["a.swift", "--out", path]).job.arguments == ["--scale", scale, "--out", path])
  }

  @Test func aDumpJob() throws {
    let command = try DumpCommand(["a.swift", "--tree", "layout", "--json"])
    #expect(command.job.arguments == ["--tree", "layout", "--json"])
  }

  @Test("A program that shows previews finds Xcode's variable in its environment, another one does not")
  func previewVariable() throws {
    for words in [["--preview"], ["--preview", "Wide"]] {
      let variables = try RenderCommand(["a.swift", "--out", "x.png"] + words).job.variables
      #expect(variables["XCODE_RUNNING_FOR_PREVIEWS"] == "1")
    }
    let variables = try RenderCommand(["a.swift", "--out", "x.png"]).job.variables
    #expect(variables == ["ESPALIER_JOB": "--scale\n2\n--out\nx.png"])
  }

  @Test(arguments: [
    (["a.swift"], "render needs --out X.png, .svg, .pdf or .webp"),
    (["--out", "x.png"], "render needs a Swift file or a folder"),
    (["a.swift", "--out", "x.gif"], "--out takes a .png, .svg, .pdf or .webp file, not \"x.gif\""),
    (
      ["a.swift", "--out", "x.png", "--size", "big"], "--size takes WIDTHxHEIGHT in points, as in 400x500, not \"big\""
    ),
    (["a.swift", "--out", "x.png", "--scale", "0"], "--scale takes a number above 0, not \"0\""),
    (["a.swift", "--out", "x.png", "--at", "nan"], "--at takes a number of seconds, 0 or more, not \"nan\""),
    (
      ["a.swift", "--out", "x.webp", "--frames", "3"],
      "--frames and --over go together: how many frames, over how many seconds"
    ),
    (
      ["a.swift", "--out", "x.pdf", "--frames", "3", "--over", "1"],
      "--frames makes a moving picture: --out must be a .webp file, or a .png file, which is numbered then"
    ),
    (["a.swift", "--out", "nowhere/x.png"], "cannot write nowhere/x.png: no folder nowhere"),
  ]) func misuse(arguments: [String], message: String) {
    #expect(throws: Stop.usage(message)) { try RenderCommand(arguments) }
  }

  @Test func surroundings() throws {
    let command = try DumpCommand([
      "a.swift", "--tree", "layout", "--safe-area", "59,0,34.5,0", "--right-to-left", "--dark",
    ])
    #expect(
      command.job.arguments == ["--dark", "--right-to-left", "--safe-area", "59,0,34.5,0", "--tree", "layout"])
    #expect(
      throws: Stop.usage(
        "--safe-area takes TOP,LEADING,BOTTOM,TRAILING in points, as in 59,0,34,0, not \"1,2\"")
    ) {
      try DumpCommand(["a.swift", "--tree", "layout", "--safe-area", "1,2"])
    }
  }

  @Test func anUnknownTreeGetsASuggestion() {
    #expect(throws: Stop.usage("unknown tree layuot; did you mean layout?")) {
      try DumpCommand(["a.swift", "--tree", "layuot"])
    }
  }

  @Test func theEntryShowsTheRoot() {
    #expect(Program.entry(for: .view("A.B")).contains("FileRunner.main { A.B() }"))
    // A name that is a word of Swift's, or has others than letters.
    #expect(Program.entry(for: .view("in.where")).contains("FileRunner.main { `in`.`where`() }"))
    #expect(
      Program.liveEntry(for: .view("A.my view"), sources: [])?.contains("FileRunner.offer { A.`my view`() }") == true)
    #expect(Program.entry(for: .app("Demo")).contains("FileRunner.main(app: Demo.self)"))
  }

  @Test func fingerprintsDistinguishParts() {
    #expect(Fingerprint.of(["ab", "c"]) != Fingerprint.of(["a", "bc"]))
    #expect(Fingerprint.of(["a"]) == Fingerprint.of(["a"]))
  }
}
