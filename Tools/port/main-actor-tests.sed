# Gives each class of XCTest's an asynchronous test that does nothing, and makes throwing tests asynchronous:
#
#   sed -E -i -f main-actor-tests.sed Tests/AppTests/*.swift
#
# For classes of tests that are on the main actor as a whole. XCTest on Linux (Swift 6.3) crashes as it lists one that has
# no asynchronous test, or a throwing one that is not: "Could not cast value of type". Others stay as they are, so that
# they may go on to call `wait(for:)`, which asynchronous tests may not.
s/^(.*class ([A-Za-z0-9_]+) *: *[A-Za-z0-9_]*(TestCase|Tests)\>[^{]*\{ *)$/\1\n  func testListing\2() async {}/
s/(func test[A-Za-z0-9_]*\(\)) throws *\{/\1 async throws {/
