licence="blessing"
# One library for Qt's driver and for the program: two copies in one program would not see each other's locks. What is
# switched on is what Debian switches on. Its program is for the tests.
build_part() {
    fetch sqlite3
    mkdir one-file
    (cd one-file && ../source/configure --disable-tcl > configure.log && make sqlite3.c sqlite3.h shell.c > make.log)
    local options="-DSQLITE_THREADSAFE=1 -DSQLITE_SECURE_DELETE -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_ENABLE_FTS3
        -DSQLITE_ENABLE_FTS3_PARENTHESIS -DSQLITE_ENABLE_FTS4 -DSQLITE_ENABLE_FTS5 -DSQLITE_ENABLE_RTREE
        -DSQLITE_ENABLE_SESSION -DSQLITE_ENABLE_PREUPDATE_HOOK -DSQLITE_ENABLE_DBSTAT_VTAB -DSQLITE_ENABLE_STMTVTAB
        -DSQLITE_ENABLE_UNLOCK_NOTIFY -DSQLITE_ENABLE_DBPAGE_VTAB -DSQLITE_ENABLE_MATH_FUNCTIONS
        -DSQLITE_LIKE_DOESNT_MATCH_BLOBS -DSQLITE_MAX_SCHEMA_RETRY=25 -DSQLITE_MAX_VARIABLE_NUMBER=250000
        -DSQLITE_ENABLE_LOAD_EXTENSION"
    mkdir -p "$root/bin" "$root/lib" "$root/include"
    $host-gcc-posix -O2 -shared $options -Ione-file one-file/sqlite3.c -o "$root/bin/libsqlite3-0.dll" \
        -Wl,--out-implib,"$root/lib/libsqlite3.dll.a" -Wl,--no-insert-timestamp
    $host-gcc-posix -O2 -Ione-file one-file/shell.c -o "$root/bin/sqlite3.exe" -L"$root/lib" -lsqlite3 \
        -Wl,--no-insert-timestamp
    cp one-file/sqlite3.h source/src/sqlite3ext.h "$root/include"
    echo "SQLite is in the public domain: https://www.sqlite.org/copyright.html" > licence
    keep_licence sqlite3 licence
    rm -rf one-file
}
