// EXPECT: the iOS branch is the one compiled

#if os(iOS) && canImport(UIKit) && canImport(ObjectiveC) && arch(arm64)
  #error("the iOS branch is the one compiled")
#endif
