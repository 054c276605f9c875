/// A place on every view and controller for one object of ours, which goes when they go.
///
/// Each world has its own way to keep it: `subscript(attachment:)` in the folders `Apple` and `Twin`.
final class AttachmentKey<Value: AnyObject> {}
