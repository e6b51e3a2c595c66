#include <sqlite3.h>

/// Keeps SQLite from counting the memory that it takes, which costs a lock at every allocation; returns its result code.
/// To be called before the first connection of the process opens. Here because sqlite3_config is variadic, which Swift
/// can't call.
static inline int sqlite3_config_without_memory_counts(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
