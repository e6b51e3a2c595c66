// Debian's libxml2 is built with ICU, whose headers contradict the copy of ICU that Foundation brings along.
// No more of it is needed here than of any other converter: sources are UTF-8.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlwriter.h>
