# Makes XCTest's tests asynchronous, for classes of tests that are on the main actor as a whole:
#
#   sed -E -i -f main-actor-tests.sed Tests/AppTests/*.swift
#
# XCTest on Linux (Swift 6.3) crashes as it lists a test of such a class that is not: "Could not cast value of type".
/func test[A-Za-z0-9_]*\(\)/{
  /async/!s/(func test[A-Za-z0-9_]*\(\))( throws)? *\{/\1 async\2 {/
}
