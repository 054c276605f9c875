# Takes Objective-C's words out of Swift sources written for UIKit, so that they compile with the twin on Linux:
#
#   sed -E -i -f without-objective-c.sed Sources/App/*.swift
#
# What stood in the parentheses of #selector becomes a text, of which the twin makes the same selector. What is for iOS
# alone is for Linux, too, and UIKit's classes are found by their names with the module's before them. A layer keeps what it
# kept by @NSManaged under the same name; numbers, points, sizes and rectangles begin with zero, as there,
# and an object that nobody has set is nil, whatever its type says.
s/#selector\((([^()]|\([^()]*\))*)\)/Selector("\1")/g
s/#keyPath\(([A-Z][A-Za-z0-9_]*\.)?([^()]*)\)/"\2"/g
/@NSManaged[[:space:]].*var [A-Za-z0-9_]+ *: *[][A-Za-z0-9_.:<> ]+[?]?[[:space:]]*$/{
  s/@NSManaged[[:space:]]+//
  s/(var ([A-Za-z0-9_]+) *: *)(CGFloat|Float|Double|TimeInterval|CFTimeInterval|Int|Bool|CGPoint|CGSize|CGRect)[[:space:]]*$/\1\3 { get { value(forKey: "\2") as? \3 ?? \3() } set { setValue(newValue, forKey: "\2") } }/
  s/(var ([A-Za-z0-9_]+) *: *)([][A-Za-z0-9_.:<> ]+)[?][[:space:]]*$/\1\3? { get { value(forKey: "\2") as? \3 } set { setValue(newValue, forKey: "\2") } }/
  s/(var ([A-Za-z0-9_]+) *: *)([][A-Za-z0-9_.:<> ]+)[[:space:]]*$/\1\3! { get { value(forKey: "\2") as? \3 } set { setValue(newValue, forKey: "\2") } }/
}
s/@(objcMembers|nonobjc|IBOutlet|IBAction|IBDesignable|NSManaged)[[:space:]]*//g
s/@objc(\([^()]*\))?[[:space:]]*//g
s/@UIApplicationMain/@main/g
/^import ObjectiveC/d
s/NSClassFromString\("(_?UI[A-Za-z0-9_]*)"\)/NSClassFromString("UIKit.\1")/g
/^[[:space:]]*#(else)?if/{
  /os\(Linux\)/!s/os\(iOS\)/(os(iOS) || os(Linux))/g
}
