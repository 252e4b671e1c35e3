// Calendar time in UTC: there and back, out of range, as text.
// expect: verified
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <time.h>

int main(void) {
    time_t now = time(NULL), leap = 951782400;
    struct tm tm, other;
    assert(gmtime_r(&leap, &tm) == &tm);
    assert(tm.tm_year == 100 && tm.tm_mon == 1 && tm.tm_mday == 29 && tm.tm_wday == 2 && tm.tm_yday == 59);
    assert(tm.tm_hour == 0 && tm.tm_isdst == 0 && tm.tm_gmtoff == 0 && strcmp(tm.tm_zone, "GMT") == 0);
    assert(mktime(&tm) == leap);
    localtime_r(&now, &other);
    assert(timegm(&other) == now && other.tm_year > 100);
    tm.tm_mon = 14;
    tm.tm_mday = 0;
    tm.tm_sec = -1;
    mktime(&tm);
    assert(tm.tm_year == 101 && tm.tm_mon == 1 && tm.tm_mday == 27 && tm.tm_hour == 23 && tm.tm_sec == 59);
    char text[64];
    assert(strftime(text, sizeof text, "%F %T %a %b %e %j %I%p %s%%", gmtime(&leap)) == 50);
    assert(strcmp(text, "2000-02-29 00:00:00 Tue Feb 29 060 12AM 951782400%") == 0);
    assert(strftime(text, sizeof text, "%Z", gmtime(&leap)) == 3 && strcmp(text, "GMT") == 0);
    assert(strftime(text, 4, "%Y", gmtime(&leap)) == 0);
    assert(strcmp(ctime(&leap), "Tue Feb 29 00:00:00 2000\n") == 0);
    assert(strcmp(asctime_r(localtime(&leap), text), "Tue Feb 29 00:00:00 2000\n") == 0);
}
