/* raddle.h: what a program can tell the checker.
 *
 * These functions mean something only while raddle checks the program; for running it natively, define RADDLE_NATIVE
 * before including this header, which turns them into plain C.
 */
#ifndef RADDLE_H
#define RADDLE_H

#ifdef __cplusplus
extern "C" {
#endif

#ifndef RADDLE_NATIVE

/* Executions in which the condition does not hold are of no interest: the calling thread stops for good. */
void raddle_assume(int condition);

/* Any number from 0 to alternatives - 1; all of them are explored. */
unsigned raddle_choose(unsigned alternatives);

/* Fails when the condition does not hold. */
#define raddle_assert(condition) ((condition) ? (void)0 : raddle_assert_fail(#condition, __FILE__, __LINE__))
void raddle_assert_fail(const char *expression, const char *file, int line);

/* Says that other threads may go first. Every interleaving is explored anyway, so it does nothing. */
void raddle_yield(void);

/* Everything between these two is one step: no other thread moves in between. What has to wait inside, or has several
 * outcomes, ends the step before it and begins another one. */
void raddle_atomic_begin(void);
void raddle_atomic_end(void);

/* raddle_await(pointer, test, value) waits until the integer at the pointer passes the test against the value, and
 * gives the integer that did. The test is one of eq, ne, lt, ge (the last two compare without sign). Waiting is one
 * read that is not possible before: there is no loop to explore. */
unsigned char raddle_await_eq_1(const volatile void *pointer, unsigned char value);
unsigned short raddle_await_eq_2(const volatile void *pointer, unsigned short value);
unsigned raddle_await_eq_4(const volatile void *pointer, unsigned value);
unsigned long long raddle_await_eq_8(const volatile void *pointer, unsigned long long value);
unsigned char raddle_await_ne_1(const volatile void *pointer, unsigned char value);
unsigned short raddle_await_ne_2(const volatile void *pointer, unsigned short value);
unsigned raddle_await_ne_4(const volatile void *pointer, unsigned value);
unsigned long long raddle_await_ne_8(const volatile void *pointer, unsigned long long value);
unsigned char raddle_await_lt_1(const volatile void *pointer, unsigned char value);
unsigned short raddle_await_lt_2(const volatile void *pointer, unsigned short value);
unsigned raddle_await_lt_4(const volatile void *pointer, unsigned value);
unsigned long long raddle_await_lt_8(const volatile void *pointer, unsigned long long value);
unsigned char raddle_await_ge_1(const volatile void *pointer, unsigned char value);
unsigned short raddle_await_ge_2(const volatile void *pointer, unsigned short value);
unsigned raddle_await_ge_4(const volatile void *pointer, unsigned value);
unsigned long long raddle_await_ge_8(const volatile void *pointer, unsigned long long value);

#define raddle_await(pointer, test, value)                                                                             \
    (sizeof *(pointer) == 1   ? (unsigned long long)raddle_await_##test##_1((pointer), (unsigned char)(value))         \
     : sizeof *(pointer) == 2 ? (unsigned long long)raddle_await_##test##_2((pointer), (unsigned short)(value))        \
     : sizeof *(pointer) == 4 ? (unsigned long long)raddle_await_##test##_4((pointer), (unsigned)(value))              \
                              : raddle_await_##test##_8((pointer), (unsigned long long)(value)))

/* One-shot events: raddle_event_wait waits until somebody has called raddle_event_set. What is before the first
 * raddle_event_set happens before what is after a wait. An event starts with RADDLE_EVENT_INIT, or with all zeros. */
typedef struct {
    unsigned raddle_set;
} raddle_event_t;
#define RADDLE_EVENT_INIT {0}
void raddle_event_set(raddle_event_t *event);
void raddle_event_wait(raddle_event_t *event);

#else /* RADDLE_NATIVE */

#include <assert.h>
#include <stdlib.h>
#define raddle_assume(condition) ((condition) ? (void)0 : abort())
#define raddle_choose(alternatives) ((unsigned)rand() % (alternatives))
#define raddle_assert(condition) assert(condition)
#define raddle_yield() ((void)0)
#define raddle_test_eq ==
#define raddle_test_ne !=
#define raddle_test_lt <
#define raddle_test_ge >=
#define raddle_await(pointer, test, value)                                                                             \
    do {                                                                                                               \
    } while (!(*(pointer)raddle_test_##test(value)))


typedef struct {
    unsigned raddle_set;
} raddle_event_t;
#define RADDLE_EVENT_INIT {0}
#define raddle_event_set(event) __atomic_store_n(&(event)->raddle_set, 1, __ATOMIC_RELEASE)
#define raddle_event_wait(event)                                                                                       \
    do {                                                                                                               \
    } while (!__atomic_load_n(&(event)->raddle_set, __ATOMIC_ACQUIRE))

#endif /* RADDLE_NATIVE */

#ifdef __cplusplus
}
#endif

#endif
