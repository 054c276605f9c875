// The part of Foundation that UIKit's declarations and library code need. Value types (Date,
// URL ...) are in overlays/Foundation.
#pragma once
#include <objc/objc.h>
#include <objc/NSObject.h>
#include <objc/runtime.h>
#include <CoreFoundation/CoreFoundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef struct { NSUInteger location, length; } NSRange;
typedef NSRange *NSRangePointer;
typedef NS_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending
} NS_SWIFT_NAME(ComparisonResult);
@class NSCoder, NSURL, NSDate, NSData, NSArray<ObjectType>, NSDictionary<K, V>, NSRunLoop;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSProgressReporting <NSObject>
@end

@interface NSPredicate : NSObject <NSCopying>
@end

@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(Swift.String)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_BRIDGE(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
@end
NS_SWIFT_BRIDGE(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying,
    NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end
@interface NSEnumerator<ObjectType> : NSObject
- (nullable ObjectType)nextObject;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@end
@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSSecureCoding>
+ (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable;
@property (readonly) NSUInteger count;
- (nullable ObjectType)objectForKey:(nullable KeyType)aKey;
- (void)setObject:(nullable ObjectType)anObject forKey:(nullable KeyType)aKey;
- (void)removeObjectForKey:(nullable KeyType)aKey;
- (void)removeAllObjects;
- (NSEnumerator<KeyType> *)keyEnumerator;
- (nullable NSEnumerator<ObjectType> *)objectEnumerator;
@end
@interface NSHashTable<ObjectType> : NSObject <NSCopying, NSSecureCoding>
+ (NSHashTable<ObjectType> *)weakObjectsHashTable;
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@property (nullable, readonly) ObjectType anyObject;
- (void)addObject:(nullable ObjectType)object;
- (void)removeObject:(nullable ObjectType)object;
- (void)removeAllObjects;
- (BOOL)containsObject:(nullable ObjectType)anObject;
@end
NS_SWIFT_BRIDGE(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) double doubleValue;
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(Swift.Error)
@interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(nullable
    NSDictionary<NSString *, id> *)dict;
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(Date)
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(Calendar)
@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(DateComponents)
@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(DateInterval)
@interface NSDateInterval : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(Locale)
@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(TimeZone)
@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Progress)
@interface NSProgress : NSObject
@property int64_t totalUnitCount;
@property int64_t completedUnitCount;
@property (readonly) double fractionCompleted;
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(URL)
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(UUID)
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_BRIDGE(Data)
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(IndexPath)
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE(IndexSet)
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
typedef NSString *NSAttributedStringKey
    NS_SWIFT_NAME(NSAttributedString.Key) NS_TYPED_EXTENSIBLE_ENUM;
typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) {
  NSAttributedStringEnumerationReverse = 2,
  NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1 << 20
} NS_SWIFT_NAME(NSAttributedString.EnumerationOptions);
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable
    NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (readonly) NSUInteger length;
- (nullable id)attribute:(NSAttributedStringKey)attrName atIndex:(NSUInteger)location
    effectiveRange:(nullable NSRangePointer)range;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (void)enumerateAttributesInRange:(NSRange)enumerationRange
    options:(NSAttributedStringEnumerationOptions)opts usingBlock:(void (NS_NOESCAPE ^)(
    NSDictionary<NSAttributedStringKey, id> *attrs, NSRange range, BOOL *stop))block;
@end
@interface NSMutableAttributedString : NSAttributedString
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
- (void)replaceCharactersInRange:(NSRange)range
    withAttributedString:(NSAttributedString *)attrString;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
    range:(NSRange)range;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)insertAttributedString:(NSAttributedString *)attrString atIndex:(NSUInteger)loc;
- (void)appendAttributedString:(NSAttributedString *)attrString;
- (void)deleteCharactersInRange:(NSRange)range;
- (void)setAttributedString:(NSAttributedString *)attrString;
- (void)beginEditing;
- (void)endEditing;
@end
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (readonly, copy) NSURL *bundleURL;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable
    NSString *)tableName;
@end
typedef NSString *NSNotificationName NS_SWIFT_NAME(NSNotification.Name) NS_TYPED_EXTENSIBLE_ENUM;
NS_SWIFT_BRIDGE(Notification)
@interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Operation)
@interface NSOperation : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
- (void)addOperationWithBlock:(void (NS_SWIFT_SENDABLE ^)(void))block;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName
    object:(nullable id)anObject;
- (id <NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj
    queue:(nullable NSOperationQueue *)queue
                         usingBlock:(void (NS_SWIFT_SENDABLE ^)(NSNotification *notification))block;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject
    NS_SWIFT_NAME(post(name:object:));
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject
    userInfo:(nullable NSDictionary *)aUserInfo NS_SWIFT_NAME(post(name:object:userInfo:));
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName object:(nullable
    id)anObject;
@end
typedef NSString *NSRunLoopMode NS_SWIFT_NAME(RunLoop.Mode) NS_TYPED_EXTENSIBLE_ENUM;
extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(RunLoop.Mode.default);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);
NS_SWIFT_NAME(Timer)
@interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void
    (NS_SWIFT_SENDABLE ^)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats
    block:(void (NS_SWIFT_SENDABLE ^)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)ti target:(id)aTarget
    selector:(SEL)aSelector userInfo:(nullable id)userInfo repeats:(BOOL)yesOrNo;
- (void)invalidate;
@property (readonly, getter=isValid) BOOL valid;
@end
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_NAME(current);
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
- (void)performBlock:(void (NS_SWIFT_SENDABLE ^)(void))block;
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (NS_SWIFT_SENDABLE
    ^)(void))block;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end
typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion
    NS_SWIFT_NAME(OperatingSystemVersion);
NS_SWIFT_SENDABLE NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (readonly) NSTimeInterval systemUptime;
@property (readonly, copy) NSString *processName;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
- (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version;
@property (readonly, getter=isLowPowerModeEnabled) BOOL lowPowerModeEnabled;
@end
NS_SWIFT_NAME(UserDefaults)
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults NS_SWIFT_NAME(standard);
- (nullable id)objectForKey:(NSString *)defaultName;
- (nullable NSData *)dataForKey:(NSString *)defaultName;
- (void)setObject:(nullable id)value forKey:(NSString *)defaultName
    NS_SWIFT_NAME(set(_:forKey:));
- (void)removeObjectForKey:(NSString *)defaultName;
@end
@protocol NSItemProviderReading <NSObject>
@end
@protocol NSItemProviderWriting <NSObject>
@end
@interface NSItemProvider : NSObject <NSCopying>
- (instancetype)init;
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
@property (readonly, copy) NSArray<NSString *> *registeredTypeIdentifiers;
@end
@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSDictionary *userInfo;
@property (nullable, copy) NSURL *webpageURL;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UndoManager)
@interface NSUndoManager : NSObject
- (instancetype)init;
@property (readonly) NSInteger groupingLevel;
- (void)beginUndoGrouping;
- (void)endUndoGrouping;
@property (readonly, getter=isUndoRegistrationEnabled) BOOL undoRegistrationEnabled;
- (void)disableUndoRegistration;
- (void)enableUndoRegistration;
@property BOOL groupsByEvent;
@property NSUInteger levelsOfUndo;
- (void)undo;
- (void)redo;
- (void)undoNestedGroup;
@property (readonly) BOOL canUndo;
@property (readonly) BOOL canRedo;
@property (readonly, getter=isUndoing) BOOL undoing;
@property (readonly, getter=isRedoing) BOOL redoing;
- (void)removeAllActions;
- (void)removeAllActionsWithTarget:(id)target;
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)anObject;
@property (readonly, copy) NSString *undoActionName;
@property (readonly, copy) NSString *redoActionName;
- (void)setActionName:(NSString *)actionName;
@property (readonly, copy) NSString *undoMenuItemTitle;
@property (readonly, copy) NSString *redoMenuItemTitle;
- (NSString *)undoMenuTitleForUndoActionName:(NSString *)actionName;
- (NSString *)redoMenuTitleForUndoActionName:(NSString *)actionName;
@end
extern NSNotificationName const NSUndoManagerCheckpointNotification;
extern NSNotificationName const NSUndoManagerDidOpenUndoGroupNotification;
extern NSNotificationName const NSUndoManagerWillCloseUndoGroupNotification;
extern NSNotificationName const NSUndoManagerDidCloseUndoGroupNotification;
extern NSNotificationName const NSUndoManagerWillUndoChangeNotification;
extern NSNotificationName const NSUndoManagerDidUndoChangeNotification;
extern NSNotificationName const NSUndoManagerWillRedoChangeNotification;
extern NSNotificationName const NSUndoManagerDidRedoChangeNotification;
NS_SWIFT_SENDABLE
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE
@interface NSLock : NSObject
- (void)lock;
- (void)unlock;
@end
typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
@interface NSException : NSObject
@property (readonly, copy) NSString *name;
@property (nullable, readonly, copy) NSString *reason;
@property (readonly, copy) NSArray<NSString *> *callStackSymbols;
@end
typedef void NSUncaughtExceptionHandler(NSException *exception);
void NSSetUncaughtExceptionHandler(NSUncaughtExceptionHandler * _Nullable handler);
NSString *NSStringFromClass(Class aClass);
Class _Nullable NSClassFromString(NSString *aClassName);
SEL NSSelectorFromString(NSString *aSelectorName);
NSString *NSStringFromSelector(SEL aSelector);
NS_ASSUME_NONNULL_END
