#include <stdbool.h>
#include <time.h>

// A timer that is made of an interval fires when the interval is over, says Apple's Foundation; that for Linux lets it
// fire at once and then after each interval. The initializer has the same name in both, so no module of Swift can have
// it anew: the linker takes this one in place of Foundation's, as it does for `CGRect.intersects(_:)`.
//
// It is weak, so that it gives way where Foundation is linked in as an archive and has the symbol, too. Swift passes
// the class in the register for `self`, the closure and what it holds in two of the others; it gives the closure away,
// so it can be handed on as it is.
//
// Source: Apple's documentation of `Timer.init(timeInterval:repeats:block:)`, "After ti seconds have elapsed, the timer
// fires"; an app's tests of a progress view, which run on Apple's systems.

/// `Timer.init(fire:interval:repeats:block:)`.
__attribute__((swiftcall)) void *timerFiring(double date, double interval, bool repeats, void *block, void *held,
                                             __attribute__((swift_context)) void *class)
    __asm__("$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC");

/// `Timer.init(timeInterval:repeats:block:)`.
__attribute__((weak, swiftcall)) void *timerAfter(double interval, bool repeats, void *block, void *held,
                                                  __attribute__((swift_context)) void *class)
    __asm__("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC");

/// Seconds from 1970, from which the clock counts, to 2001, from which dates do.
static const double clockToDates = 978307200;

/// What `Date()` says.
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (double)time.tv_sec - clockToDates + (double)time.tv_nsec * 1e-9;
}

__attribute__((swiftcall)) void *timerAfter(double interval, bool repeats, void *block, void *held,
                                            __attribute__((swift_context)) void *class) {
  return timerFiring(now() + interval, interval, repeats, block, held, class);
}
