#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Has glibc take memory from the system 16 MB at a time, and keep up to 1 GB of what is given back. By itself it asks
/// thousands of times in an ingest, and all threads wait each time; other C libraries are left as they are. To be
/// called before any other thread runs. Here because Swift's module of glibc leaves malloc.h out.
static inline void take_memory_by_the_lot(void) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 16 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    // Told either of these, it no longer learns by itself up to which size blocks come back and had best be kept.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}
