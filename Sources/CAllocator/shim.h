#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Makes glibc take memory from the system in steps of 16 MB and keep up to 1 GB of what is freed. Its defaults make
/// thousands of system calls in an ingest, each of which stops all threads. Does nothing with other C libraries.
/// To be called before any other thread runs. Written in C because Swift's module of glibc has no malloc.h.
static inline void allocate_in_large_steps(void) {
#ifdef __GLIBC__
    mallopt(M_TOP_PAD, 16 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    // Told either of these, it no longer learns by itself up to which size blocks come back and had best be kept.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}
