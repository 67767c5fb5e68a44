// SPDX-License-Identifier: MIT

import Foundation

/// The files of a new app.
struct AppTemplate {
  let names: AppNames
  let installation: Installation
  /// The version of Espalier that the package requires on other machines.
  let version: String

  /// The package that provides Espalier on this machine.
  private var espalier: URL { installation.package }

  /// Whether that package is the installed library, so that no build compiles Espalier.
  private var isInstalled: Bool {
    if case .prefix = installation.layout { true } else { false }
  }

  static let installer = "install.sh"

  /// The path and the text of each file.
  var files: [(String, String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n"), ("README.md", readMe),
      ("Sources/\(names.package)/\(names.app).swift", app), ("Sources/\(names.package)/ContentView.swift", view),
      ("\(catalog)/Contents.json", contents), ("\(catalog)/AccentColor.colorset/Contents.json", accentColor),
      ("Tests/\(names.package)Tests/ContentViewTests.swift", tests), (Self.installer, installer),
      ("Desktop/\(names.app).desktop", desktopFile), ("Desktop/\(names.app).svg", icon),
    ]
  }

  private var catalog: String { "Sources/\(names.package)/Assets.xcassets" }

  private var contents: String {
    """
    { "info": { "author": "xcode", "version": 1 } }

    """
  }

  private var accentColor: String {
    """
    {
      "colors": [
        {
          "idiom": "universal",
          "color": {
            "color-space": "srgb",
            "components": { "red": "0x2F", "green": "0x85", "blue": "0x5A", "alpha": "1.000" }
          }
        },
        {
          "idiom": "universal",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": {
            "color-space": "srgb",
            "components": { "red": "0x48", "green": "0xBB", "blue": "0x78", "alpha": "1.000" }
          }
        }
      ],
      "info": { "author": "xcode", "version": 1 }
    }

    """
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "\(names.package)",
      dependencies: [
        // Where Espalier is on this machine. On others: .package(url: "…", from: "\(version)").
        .package(path: "\(espalier.path)")
      ],
      targets: [
        .executableTarget(
          name: "\(names.package)", dependencies: [.product(name: "SwiftUI", package: "\(espalier.lastPathComponent)")],
          resources: [.process("Assets.xcassets")],
          // Color(.brand), Image(.logo): the names of what is in the catalogue.
          plugins: [.plugin(name: "AssetSymbols", package: "\(espalier.lastPathComponent)")]),
        .testTarget(
          name: "\(names.package)Tests",
          dependencies: [
            "\(names.package)", .product(name: "ViewTesting", package: "\(espalier.lastPathComponent)"),
          ]),
      ],
      // As in Xcode's new projects: what may run at the same time is not checked as strictly as in mode 6.
      swiftLanguageModes: [.v5]
    )

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(names.app): App {
      var body: some Scene {
        WindowGroup("\(names.package)") {
          ContentView()
        }
        .defaultSize(width: 360, height: 240)
      }
    }

    """
  }

  private var view: String {
    """
    import SwiftUI

    struct ContentView: View {
      @State private var count = 0

      var body: some View {
        VStack(spacing: 16) {
          Image(systemName: "leaf").font(.largeTitle).foregroundStyle(.tint)
          Text("Count: \\(count)").font(.title2)
          Button("Add") { count += 1 }
            .buttonStyle(.borderedProminent)
            .keyboardShortcut("+")
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    #Preview {
      ContentView()
    }

    """
  }

  private var tests: String {
    """
    import SwiftUI
    import Testing
    import ViewTesting

    @testable import \(names.module)

    @MainActor @Test func aButtonCounts() throws {
      let host = ViewHost(ContentView(), size: CGSize(width: 360, height: 240))
      try host.get(.text("Add")).tap()
      #expect(try host.get(.text("Count: 1")).isHittable)
    }

    """
  }

  private var desktopFile: String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(names.package)
    Exec=\(names.package) %U
    Icon=\(names.app)
    StartupWMClass=\(names.app)
    Categories=Utility;
    Terminal=false

    """
  }

  private var icon: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
      <rect x="8" y="8" width="112" height="112" rx="26" fill="#2f855a"/>
      <g fill="none" stroke="#f0fff4" stroke-width="7" stroke-linecap="round">
        <path d="M64 104V28M64 84H28M64 84h36M64 56H34M64 56h30"/>
      </g>
      <g fill="#c6f6d5">
        <circle cx="28" cy="84" r="9"/><circle cx="100" cy="84" r="9"/>
        <circle cx="34" cy="56" r="9"/><circle cx="94" cy="56" r="9"/><circle cx="64" cy="28" r="9"/>
      </g>
    </svg>

    """
  }

  private var installer: String {
    """
    #!/bin/sh
    # Builds the app and puts it, its icon and its .desktop file below PREFIX (~/.local, if it is not set). Away again:
    # ./install.sh --remove
    #
    # The program is for this machine: it uses the libraries of its Swift toolchain, GTK 4, Cairo, Pango, librsvg, libwebp
    # and cmark-gfm.
    # `swift build --static-swift-stdlib` takes Swift's into the program; it asks for libcurl4-openssl-dev and libxml2-dev.
    set -eu
    cd "$(dirname "$0")"
    prefix=${PREFIX:-$HOME/.local}
    folder=$prefix/lib/\(names.package)
    program=$prefix/bin/\(names.package)
    desktop=$prefix/share/applications/\(names.app).desktop
    icon=$prefix/share/icons/hicolor/scalable/apps/\(names.app).svg

    if [ "${1-}" = --remove ]; then
      rm -rf "$folder"
      rm -f "$program" "$desktop" "$icon"
      exit
    fi
    \(isInstalled ? "" : "echo \"The first release build compiles all of Espalier: that takes minutes.\"\n")swift build -c release --product \(names.package)
    built=$(swift build -c release --show-bin-path)
    # A program finds its resources beside it.
    rm -rf "$folder"
    install -Dm755 "$built/\(names.package)" "$folder/\(names.package)"
    find "$built" -maxdepth 1 -name "*.resources" -exec cp -R {} "$folder" \\;
    install -d "$prefix/bin"
    ln -sf "../lib/\(names.package)/\(names.package)" "$program"
    install -Dm644 Desktop/\(names.app).svg "$icon"
    install -d "$(dirname "$desktop")"
    sed "s|^Exec=[^ ]*|Exec=$program|" Desktop/\(names.app).desktop > "$desktop"
    if command -v update-desktop-database >/dev/null; then update-desktop-database "$(dirname "$desktop")"; fi
    echo "installed $program; menus of the desktop show it as \(names.package)"

    """
  }

  private var plainBuild: String {
    isInstalled
      ? "swift build             # the same with nothing but SwiftPM, against the installed library"
      : "swift build             # everything from source: the first time minutes, for Espalier itself is compiled"
  }

  private var readMe: String {
    """
    # \(names.package)

    An app with SwiftUI's API, on Linux, by [Espalier](\(espalier.path)).

    ```
    espalier run .          # build and open the window: seconds, against the library that Espalier has built
    espalier test .         # the tests, the same way
    \(plainBuild)
    swift run
    swift test
    ./install.sh            # a release build below ~/.local, with its icon in the desktop's menus
    ```

    `espalier run . -- ARGUMENT...` passes arguments on; addresses and files among them reach `onOpenURL(perform:)`.

    | file | holds |
    |--|--|
    | `Sources/\(names.package)/\(names.app).swift` | the app: its windows |
    | `Sources/\(names.package)/ContentView.swift` | what is in the window |
    | `Sources/\(names.package)/Assets.xcassets` | colours and pictures: `Brand.colorset` is `Color(.brand)`; `AccentColor` is the app's own colour |
    | `Tests/\(names.package)Tests` | a test without a display |
    | `Desktop` | what the desktop's menus show: name and icon |

    """
  }
}
