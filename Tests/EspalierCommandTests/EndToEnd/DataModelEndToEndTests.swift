// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// The app of Xcode's template with Core Data, unchanged, checked and operated by the built command.
@Suite(
  "Projects with data models", .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"),
  .serialized)
final class DataModelEndToEndTests {
  private let folder = TemporaryFolder()
  private var root: String { folder.place("Ledger").path }

  private func put(_ path: String, _ text: String) throws {
    try text.writeFile(URL(fileURLWithPath: root + "/" + path))
  }

  private static let attribute =
    #"<attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>"#

  private func putModel(_ attribute: String = DataModelEndToEndTests.attribute) throws {
    try put(
      "Ledger/Ledger.xcdatamodeld/Ledger.xcdatamodel/contents",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
          <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
              \(attribute)
          </entity>
          <entity name="Mark" representedClassName="Mark" syncable="YES">
              <attribute name="name" optional="YES" attributeType="String"/>
          </entity>
      </model>
      """)
  }

  private func makeProject() throws {
    try put("Ledger.xcodeproj/project.pbxproj", Self.project)
    try putModel()
    try put("Ledger/LedgerApp.swift", Self.app)
    try put("Ledger/Persistence.swift", Self.persistence)
    try put("Ledger/ContentView.swift", Self.content)
    // A class of the project's own, as with the code generation "Manual/None".
    try put(
      "Ledger/Mark.swift",
      """
      import CoreData

      @objc(Mark) public class Mark: NSManagedObject { @NSManaged public var name: String? }

      """)
  }

  @Test("The app of the template is checked, adds items that its next run has, and its preview has those of the memory")
  func template() throws {
    try makeProject()
    let checked = try Command.run(["check", root])
    #expect(checked.status == 0 && checked.output.hasSuffix("1 of 1 modules compile\n"), "\(checked.output)")
    let data = folder.place("data").path
    let environment = ["XDG_DATA_HOME": data]
    let first = try Command.run(
      ["dump", root, "--tap", "Add Item", "--tap", "Add Item", "--at", "2", "--tree", "accessibility"],
      environment: environment)
    #expect(first.status == 0, "\(first.output)")
    #expect(first.output.components(separatedBy: "group actions Delete").count == 3, "\(first.output)")
    // The next run has the items of the last one.
    let second = try Command.run(["dump", root, "--tree", "accessibility"], environment: environment)
    #expect(second.output.components(separatedBy: "group actions Delete").count == 3, "\(second.output)")
    let preview = try Command.run(
      ["dump", root, "--view", "Sample", "--tree", "accessibility"], environment: environment)
    #expect(preview.output.components(separatedBy: "group actions Delete").count == 11, "\(preview.output)")
    #expect(preview.output.contains("marked as Marked"), "\(preview.output)")
  }

  @Test("A damaged model is an error with its line, for the check and the run") func damaged() throws {
    try makeProject()
    try putModel(#"<attribute name="timestamp" optional="YES" attributeType="Moment"/>"#)
    for words in [["check", root], ["dump", root, "--tree", "views"]] {
      let result = try Command.run(words)
      #expect(result.status == 1, "\(result.output)")
      #expect(
        result.output.contains("Ledger.xcdatamodel/contents:4: the attribute timestamp has the unknown type “Moment”"),
        "\(result.output)")
    }
  }

  private static let app = """
    import SwiftUI

    @main
    struct LedgerApp: App {
        let persistenceController = PersistenceController.shared

        var body: some Scene {
            WindowGroup {
                ContentView()
                    .environment(\\.managedObjectContext, persistenceController.container.viewContext)
            }
        }
    }

    """

  private static let persistence = """
    import CoreData

    struct PersistenceController {
        static let shared = PersistenceController()

        @MainActor
        static let preview: PersistenceController = {
            let result = PersistenceController(inMemory: true)
            let viewContext = result.container.viewContext
            for _ in 0..<10 {
                let newItem = Item(context: viewContext)
                newItem.timestamp = Date()
            }
            Mark(context: viewContext).name = "Marked"
            do {
                try viewContext.save()
            } catch {
                let nsError = error as NSError
                fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
            }
            return result
        }()

        let container: NSPersistentContainer

        init(inMemory: Bool = false) {
            container = NSPersistentContainer(name: "Ledger")
            if inMemory {
                container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
            }
            container.loadPersistentStores(completionHandler: { (storeDescription, error) in
                if let error = error as NSError? {
                    fatalError("Unresolved error \\(error), \\(error.userInfo)")
                }
            })
            container.viewContext.automaticallyMergesChangesFromParent = true
        }
    }

    """

  private static let content = """
    import SwiftUI
    import CoreData

    struct ContentView: View {
        @Environment(\\.managedObjectContext) private var viewContext

        @FetchRequest(
            sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: true)],
            animation: .default)
        private var items: FetchedResults<Item>

        var body: some View {
            NavigationView {
                List {
                    ForEach(items) { item in
                        NavigationLink {
                            Text("Item at \\(item.timestamp!, formatter: itemFormatter)")
                        } label: {
                            Text(item.timestamp!, formatter: itemFormatter)
                        }
                    }
                    .onDelete(perform: deleteItems)
                }
                .toolbar {
    #if os(iOS)
                    ToolbarItem(placement: .navigationBarTrailing) {
                        EditButton()
                    }
    #endif
                    ToolbarItem {
                        Button(action: addItem) {
                            Label("Add Item", systemImage: "plus")
                        }
                    }
                }
                Text("Select an item")
            }
        }

        private func addItem() {
            withAnimation {
                let newItem = Item(context: viewContext)
                newItem.timestamp = Date()

                do {
                    try viewContext.save()
                } catch {
                    let nsError = error as NSError
                    fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
                }
            }
        }

        private func deleteItems(offsets: IndexSet) {
            withAnimation {
                offsets.map { items[$0] }.forEach(viewContext.delete)

                do {
                    try viewContext.save()
                } catch {
                    let nsError = error as NSError
                    fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
                }
            }
        }
    }

    private let itemFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .medium
        return formatter
    }()

    #Preview {
        ContentView().environment(\\.managedObjectContext, PersistenceController.preview.container.viewContext)
    }

    struct Sample: View {
        private let context = PersistenceController.preview.container.viewContext
        private var mark: Mark? { try? context.fetch(NSFetchRequest<Mark>(entityName: "Mark")).first }

        var body: some View {
            ContentView().environment(\\.managedObjectContext, context)
            Text("marked as \\(mark?.name ?? "")")
        }
    }

    """

  private static let project = AppProject.text(
    "Ledger", platforms: "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";")
}
