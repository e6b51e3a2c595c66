// Stands in for ICU in the static binary.
//
// Debian's and Ubuntu's libxml2 converts rare encodings with ICU, which would add 40 MB of tables. higkb reads UTF-8
// only and never asks libxml2 to convert, so the functions that it would call say that there is no converter.
#if __has_include(<unicode/ucnv.h>)
#include <unicode/ucnv.h> // gives the functions the names of the installed version, such as ucnv_open_72

UConverter *ucnv_open(const char *name, UErrorCode *status) {
    (void)name;
    *status = U_UNSUPPORTED_ERROR;
    return 0;
}

void ucnv_close(UConverter *converter) { (void)converter; }

void ucnv_convertEx(UConverter *target, UConverter *source, char **to, const char *toEnd, const char **from,
                    const char *fromEnd, UChar *pivot, UChar **pivotSource, UChar **pivotTarget, const UChar *pivotEnd,
                    UBool reset, UBool flush, UErrorCode *status) {
    (void)target, (void)source, (void)to, (void)toEnd, (void)from, (void)fromEnd, (void)pivot, (void)pivotSource;
    (void)pivotTarget, (void)pivotEnd, (void)reset, (void)flush;
    *status = U_UNSUPPORTED_ERROR;
}

void ucnv_setFromUCallBack(UConverter *converter, UConverterFromUCallback action, const void *context,
                           UConverterFromUCallback *oldAction, const void **oldContext, UErrorCode *status) {
    (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
    *status = U_UNSUPPORTED_ERROR;
}

void ucnv_setToUCallBack(UConverter *converter, UConverterToUCallback action, const void *context,
                         UConverterToUCallback *oldAction, const void **oldContext, UErrorCode *status) {
    (void)converter, (void)action, (void)context, (void)oldAction, (void)oldContext;
    *status = U_UNSUPPORTED_ERROR;
}

// Only their addresses are taken.
void UCNV_FROM_U_CALLBACK_STOP(const void *context, UConverterFromUnicodeArgs *arguments, const UChar *units,
                               int32_t length, UChar32 character, UConverterCallbackReason reason, UErrorCode *status) {
    (void)context, (void)arguments, (void)units, (void)length, (void)character, (void)reason, (void)status;
}

void UCNV_TO_U_CALLBACK_STOP(const void *context, UConverterToUnicodeArgs *arguments, const char *units,
                             int32_t length, UConverterCallbackReason reason, UErrorCode *status) {
    (void)context, (void)arguments, (void)units, (void)length, (void)reason, (void)status;
}
#else
typedef int no_icu; // libxml2 was built without it
#endif
