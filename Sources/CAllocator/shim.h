#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Has glibc take memory from the system by 16 MB, and keep what is given back up to 1 GB. By itself it asks thousands of
/// times in an ingest, for each of which all threads wait; other C libraries do as they do. To be called before any other
/// thread runs. Here because Swift's module of glibc leaves malloc.h out.
static inline void take_memory_by_the_lot(void) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 16 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    // Told any of these, it no longer learns which sizes come back and had best be kept, too.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}
