# Checks against Apple's API, for the Makefile. They need the Swift toolchain and Python 3.9.

.PHONY: apple-check
apple-check: ## Compiles the library and the demo for iOS 15 against stubs of Apple's SDK.
	@Tools/apple-sdk/verify_facts.py
	@Tools/apple-check/apple_check.py

.PHONY: api-check
api-check: setup ## Compares the twin's public API with Apple's: nothing invented, nothing different.
	@$(build) --target UIKit
	@python3 Tools/api-check/tests/test_check_api.py
	@Tools/api-check/check_api.py --modules .build/release/Modules

.PHONY: dependency-check
dependency-check: ## Proves that an app which uses the library resolves no other package.
	@Tools/dependency-check.sh
