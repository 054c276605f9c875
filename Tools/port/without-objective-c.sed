# Takes Objective-C's words out of Swift sources written for UIKit, so that they compile with the twin on Linux:
#
#   sed -E -i -f without-objective-c.sed Sources/App/*.swift
#
# What stood in the parentheses of #selector becomes a text, of which the twin makes the same selector.
s/#selector\((([^()]|\([^()]*\))*)\)/Selector("\1")/g
s/#keyPath\(([A-Z][A-Za-z0-9_]*\.)?([^()]*)\)/"\2"/g
s/@(objcMembers|nonobjc|IBOutlet|IBAction|IBDesignable|NSManaged)[[:space:]]*//g
s/@objc(\([^()]*\))?[[:space:]]*//g
s/@UIApplicationMain/@main/g
