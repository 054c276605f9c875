/// What can be said of a file of pages, by these keys of its information.
///
/// Source of the texts: tests and logs of apps; they are those of the names.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who has written it.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What it is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// By which words it is found.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// Which app it is from.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// How large a page is, as data of a rectangle.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
