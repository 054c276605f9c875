public import Foundation

/// What is known of a job of printing.
///
/// Source: Apple's documentation of `UIPrintInfo`.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying, NSSecureCoding {
  /// What is printed.
  nonisolated public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// A picture of high quality.
    case photo = 1
    /// Text and pictures without colors.
    case grayscale = 2
    /// A picture of high quality without colors.
    case photoGrayscale = 3
  }

  /// Which side of the paper is up.
  nonisolated public enum Orientation: Int, Sendable {
    /// The short one.
    case portrait = 0
    /// The long one.
    case landscape = 1
  }

  /// How both sides of the paper are printed on.
  nonisolated public enum Duplex: Int, Sendable {
    /// They are not.
    case none = 0
    /// The second side is found by turning along the long edge.
    case longEdge = 1
    /// The second side is found by turning along the short edge.
    case shortEdge = 2
  }

  /// Assumed: the names of these keys, of which is known only that what is written can be read.
  private enum Key: String {
    case printerID, jobName, outputType, orientation, duplex
  }

  /// Makes the information of a usual job.
  public override init() {
    super.init()
  }

  /// Makes information of what another one said in its ``dictionaryRepresentation``; of a usual job for nil.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    take { dictionary?[$0.rawValue] }
  }

  /// Reads information from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    take { key in
      key == .printerID || key == .jobName
        ? coder.decodeObject(of: NSString.self, forKey: key.rawValue).map { String(describing: $0) }
        : coder.decodeInteger(forKey: key.rawValue)
    }
  }

  /// The information of a usual job.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  private func take(_ value: (Key) -> Any?) {
    func number(_ key: Key) -> Int { value(key) as? Int ?? 0 }
    printerID = value(.printerID) as? String
    if let name = value(.jobName) as? String { ownJobName = name }
    outputType = OutputType(rawValue: number(.outputType)) ?? .general
    orientation = Orientation(rawValue: number(.orientation)) ?? .portrait
    duplex = Duplex(rawValue: number(.duplex)) ?? .none
  }

  /// The printer to be offered first; nil for any.
  open var printerID: String?

  private var ownJobName: String?

  /// The name of the job, which people read in the queue; that of the app unless set.
  open var jobName: String {
    get { ownJobName ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "" }
    set { ownJobName = newValue }
  }

  /// What is printed.
  open var outputType = UIPrintInfo.OutputType.general

  /// Which side of the paper is up; without effect where a renderer or a formatter draws (Apple's page of the property).
  open var orientation = UIPrintInfo.Orientation.portrait

  /// How both sides of the paper are printed on.
  open var duplex = UIPrintInfo.Duplex.none

  /// All of it, for an archive.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = [
      Key.jobName.rawValue: jobName, Key.outputType.rawValue: outputType.rawValue,
      Key.orientation.rawValue: orientation.rawValue, Key.duplex.rawValue: duplex.rawValue,
    ]
    all[Key.printerID.rawValue] = printerID
    return all
  }

  /// Information that says the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPrintInfo in
      UIPrintInfo(dictionary: dictionaryRepresentation)
    }
  }

  /// Whether archives are written safely: yes.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Writes the information into an archive.
  nonisolated open func encode(with coder: NSCoder) {
    // Archives are written where UIKit's objects are used.
    nonisolated(unsafe) let coder = coder
    MainActor.assumeIsolated {
      coder.encode(printerID.map { NSString(string: $0) }, forKey: Key.printerID.rawValue)
      coder.encode(NSString(string: jobName), forKey: Key.jobName.rawValue)
      coder.encode(outputType.rawValue, forKey: Key.outputType.rawValue)
      coder.encode(orientation.rawValue, forKey: Key.orientation.rawValue)
      coder.encode(duplex.rawValue, forKey: Key.duplex.rawValue)
    }
  }
}
