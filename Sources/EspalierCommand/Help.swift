// SPDX-License-Identifier: MIT

enum Help {
  static let text = """
    espalier: SwiftUI source code on Linux

    USAGE
      espalier check PATH... [--module] [--json] [--limit N]
          Type-checks SwiftUI source file by file, and lists the names that are missing. A folder with a
          Package.swift, or marked --module, is checked as one module. --limit is how many overloads
          the compiler may try for one expression, 100000, or how long it may take, as in 300s.
      espalier preview FILE.swift...|FOLDER [--look desktop|phone|both] [--appearance light|dark|both]
                      [--size WxH] [--serve]
          Opens a window with every #Preview and PreviewProvider, which follows the files: after a save it shows
          the new version, with the state of the one before. --serve: a page for a browser instead of a window.
      espalier run FILE.swift...|FOLDER --watch [--view NAME] [--size WxH] [--dark] [--look LOOK]
          The same for the files' app, or for a view.
      espalier run FILE.swift... [--view NAME] [--size WxH] [--dark] [--right-to-left] [--look LOOK]
                      [--inspect] [-- WORD...]
          Opens a window with the files' app, or with a view. The words are addresses or files to open.
          --inspect serves the inspector's page on this machine while the program runs, and prints its address.
          --look is desktop or phone: how controls and containers are drawn and measured.
      espalier new NAME
          Makes a folder with the package of an app that builds, runs and tests at once.
      espalier run FOLDER [--product NAME] [--size WxH] [--dark] [--right-to-left] [--look LOOK]
                      [--inspect] [-- ARGUMENT...]
          Builds the package against the built library, and runs its program.
      espalier test FOLDER [-- OPTION...]
          Builds and runs the package's tests; the options are those of `swift test`.
      espalier render FILE.swift... --out X.png|.svg|.pdf|.webp [--view NAME] [--size WxH] [--scale S]
                      [--tap TEXT]... [--at SECONDS] [--frames N --over SECONDS] [--dark]
                      [--right-to-left] [--look LOOK] [--safe-area T,L,B,R]
          Draws a view, with no display. Several files are one module. --scale is 2 for png and webp, 1 for svg
          and pdf. The time of --at passes at once, unless a .task or a timer waits for real time.
      espalier render FILE.swift... --preview [NAME] [--out X.png|.svg|.pdf|.webp] ...
          Draws each #Preview and PreviewProvider of the files as X-PREVIEW.png, or the one called NAME as X.png,
          and lists the pictures.
      espalier dump FILE.swift... --tree views|layout|preferences|accessibility|displayList [--json]
                      [--view NAME] [--size WxH] [--tap TEXT]... [--at SECONDS] [--dark]
                      [--right-to-left] [--look LOOK] [--safe-area T,L,B,R]
          Prints a tree of a view.
      espalier explain FILE.swift... [--update TEXT] [--updates] [--layout TEXT] [--preference KEY] [--anchor KEY]
                      [--view NAME] [--size WxH] [--tap TEXT]... [--at SECONDS] [--dark]
                      [--right-to-left] [--look LOOK] [--safe-area T,L,B,R]
          Prints why: how the view that shows TEXT, or is of that type, came to be as it is after the taps; what the
          last frame did; what was proposed to the view and answered, from the root down; how the values of a
          preference key flow up, and what reduce made of them; where the anchors of a key lie.
          Of several views that are called TEXT, TEXT#0 is the first; --tap takes the same.
      espalier audit FILE.swift... [--target-size POINTS] [--view NAME | --preview [NAME]] [--size WxH] [--tap TEXT]...
                      [--at SECONDS] [--dark] [--right-to-left] [--look LOOK] [--safe-area T,L,B,R]
          Prints defects by WCAG 2.2 AA, each with a fix: controls without a name, contrast in the picture, small
          targets (24 points without --target-size), truncated texts, controls that the keyboard does not reach.
      espalier inspect FILE.swift... --out X.html [--view NAME] [--size WxH] [--tap TEXT]... [--at SECONDS]
                      [--frames N --over SECONDS] [--dark] [--right-to-left] [--look LOOK]
                      [--safe-area T,L,B,R]
          Writes a page that a browser opens from the disk: the view tree, the frame with what lies where, how
          preferences flow, the ladder of layout, why things changed; a frame for each tap and what moves after it.
      espalier check|run|render|dump|explain|audit|inspect App.xcodeproj|App.xcworkspace|FOLDER
                      [--target NAME] [--scheme NAME] [--configuration NAME] [--as ios|macos] [--packages FOLDER]
          The same for an app in an Xcode project, with its frameworks, packages, resources and settings. --packages
          names a folder with clones of the packages that cannot be fetched.
      espalier test App.xcodeproj|App.xcworkspace|FOLDER [--target NAME] ... [-- ARGUMENT ...]
          Compiles and runs the unit tests of an app in an Xcode project. The arguments choose tests.
      espalier mcp
          A server of the Model Context Protocol on standard input and output, for coding assistants: sessions with a view
          that they look at, act on, and edit.
      espalier doctor
          Lists what this machine has and lacks, with a fix for each.
      espalier --version
    All commands that compile files take --limit 300s: 120 s, and 2 s for each file, unless it is given.
    A folder instead of files is the module of all Swift files below it; what else lies there is in its main bundle.
    Without --view the view is the App's, else ContentView, else the only view of the files
    that nothing else in them uses.

    EXIT STATUS
      0 done, 1 the file's code failed, 64 wrong usage, 69 something is missing
    """
}
