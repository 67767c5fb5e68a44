// SPDX-License-Identifier: MIT

/// A place in the menus that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  // File
  /// *File*: creates windows and documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// *File*: saves and closes.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// *File*: imports and exports.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// *File*: prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// *File*: services of the system; the desktop has none.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// *File*: hides and shows the app; empty on the desktop.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end of the menus: quits the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  // Edit
  /// *Edit*: undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// *Edit*: clipboard commands.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// *Edit*: changes text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The place after the menus: the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")

  // Format
  /// *Format*: the style of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")

  // View
  /// *View*: the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// *View*: the sidebar and full screen.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")

  // Window
  /// *Window*: the size of the window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// *Window*: the open windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// *Window*: the unique windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// *Window*: the arrangement of the windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")

  // After the menus
  /// The place after the menus: the app's help.
  public static let help = CommandGroupPlacement(name: "help")
  /// The place after the menus: information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")

  /// The menus that every app has, in order; the app's own menus are in the middle, where the title is nil.
  static let menus: [(title: String?, places: [CommandGroupPlacement])] = [
    ("File", [newItem, saveItem, importExport, printItem, systemServices, appVisibility]),
    ("Edit", [undoRedo, pasteboard, textEditing]),
    ("Format", [textFormatting]),
    ("View", [toolbar, sidebar]),
    (nil, []),
    ("Window", [windowSize, windowArrangement, singleWindowList, windowList]),
  ]

  /// The sections below these menus, as in the main menus of Linux's desktops.
  static let afterMenus: [[CommandGroupPlacement]] = [[appSettings, help, appInfo], [appTermination]]
}

extension MenuEntry {
  /// The main menu of an app: menus, and sections of items after them.
  /// - Parameters:
  ///   - commands: The commands of the app's body, in its order.
  ///   - isBehindDialog: Whether the window waits for an answer: then only commands for texts and for the app can be chosen.
  ///   - standard: The standard items at a place.
  package static func menus(
    _ commands: [MenuEntry], isBehindDialog: Bool = false, standard: (CommandGroupPlacement) -> [MenuEntry]
  ) -> [MenuEntry] {
    guard isBehindDialog else { return menus(commands, standard: standard) { $1 } }
    let usable: Set<CommandGroupPlacement> = [
      .undoRedo, .pasteboard, .textEditing, .textFormatting, .appTermination, .help, .appInfo,
    ]
    return menus(commands, standard: standard) { place, entries in
      place.map(usable.contains) == true ? entries : entries.map(\.disabled)
    }
  }

  private var disabled: MenuEntry {
    var result = self
    result.isEnabled = false
    result.children = children.map(\.disabled)
    return result
  }

  /// - Parameter adapt: Changes the items at a place; the place is nil for the app's own menus.
  private static func menus(
    _ commands: [MenuEntry], standard: (CommandGroupPlacement) -> [MenuEntry],
    adapt: (CommandGroupPlacement?, [MenuEntry]) -> [MenuEntry]
  ) -> [MenuEntry] {
    func items(at place: CommandGroupPlacement) -> [MenuEntry] {
      var (before, content, after) = ([MenuEntry](), standard(place), [MenuEntry]())
      for command in commands {
        switch command.kind {
        case .group(.replacing, place): content = command.children
        case .group(.before, place): before += command.children
        case .group(.after, place): after += command.children
        default: break
        }
      }
      return before + content + after
    }
    var result: [MenuEntry] = []
    for (title, places) in CommandGroupPlacement.menus {
      guard let title else {
        result += adapt(nil, commands.filter { $0.kind == .submenu })
        continue
      }
      var menu = MenuEntry(.submenu, title: title)
      for place in places {
        var section = MenuEntry(.section)
        section.children = adapt(place, items(at: place))
        if !section.children.isEmpty { menu.children.append(section) }
      }
      if !menu.children.isEmpty { result.append(menu) }
    }
    for places in CommandGroupPlacement.afterMenus {
      var section = MenuEntry(.section)
      section.children = places.flatMap { adapt($0, items(at: $0)) }
      if !section.children.isEmpty { result.append(section) }
    }
    return result
  }
}
