/* The least that an ingest must do: reads files, parses them as Markdown, and puts their text into a full-text index,
   in one transaction. Scripts/bench-ingest measures against it.

   floor DATABASE < LIST-OF-FILES */
#include <cmark-gfm.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *contents(const char *path, long *size) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    fseek(file, 0, SEEK_END);
    *size = ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    if (bytes == NULL || fread(bytes, 1, *size, file) != (size_t)*size) exit(1);
    fclose(file);
    return bytes;
}

int main(int count, char **arguments) {
    sqlite3 *database;
    sqlite3_stmt *insert;
    char path[4096];
    if (count != 2 || sqlite3_open(arguments[1], &database) != SQLITE_OK) return 1;
    sqlite3_exec(database, "PRAGMA journal_mode = WAL; CREATE VIRTUAL TABLE chunks USING fts5 (path, text); BEGIN", 0, 0, 0);
    if (sqlite3_prepare_v2(database, "INSERT INTO chunks VALUES (?, ?)", -1, &insert, 0) != SQLITE_OK) return 1;
    while (fgets(path, sizeof path, stdin) != NULL) {
        path[strcspn(path, "\n")] = 0;
        long size;
        char *bytes = contents(path, &size);
        cmark_node_free(cmark_parse_document(bytes, size, CMARK_OPT_DEFAULT));
        sqlite3_bind_text(insert, 1, path, -1, SQLITE_STATIC);
        sqlite3_bind_text(insert, 2, bytes, size, SQLITE_STATIC);
        if (sqlite3_step(insert) != SQLITE_DONE) return 1;
        sqlite3_reset(insert);
        free(bytes);
    }
    sqlite3_finalize(insert);
    if (sqlite3_exec(database, "COMMIT", 0, 0, 0) != SQLITE_OK) return 1;
    return sqlite3_close(database) != SQLITE_OK;
}
