licence="PostgreSQL"
# The client only. Its folders are written into the library, so they are not those of this machine.
build_part() {
    fetch "$(dpkg-query -W -f '${source:Package}' libpq-dev)"
    mkdir build
    cd build
    ../source/configure --host=$host --prefix=/usr --without-readline --without-zlib --with-ssl=openssl \
        --with-system-tzdata=/none CC=$host-gcc-posix CFLAGS="$CFLAGS -I$root/include" \
        LDFLAGS="-L$root/lib -Wl,--no-insert-timestamp"
    make -C src/backend generated-headers
    for part in include common port interfaces/libpq; do
        make -C src/$part -j "$cores"
    done
    make -C src/include install DESTDIR="$work/out"
    make -C src/interfaces/libpq install DESTDIR="$work/out"
    cp -r "$work/out/usr/." "$root"
    mv -f "$root/lib/libpq.dll" "$root/bin"
    rm -f "$root"/lib/libpq.{a,dll.a} # the one that is not for the DLL would be found first
    {
        echo EXPORTS
        awk '!/^#/ && NF { print $1 }' ../source/src/interfaces/libpq/exports.txt
    } > libpq.def
    $host-dlltool --input-def libpq.def --dllname libpq.dll --output-lib "$root/lib/libpq.dll.a"
    mkdir -p "$root/include/server/catalog"
    cp ../source/src/include/catalog/pg_type*.h src/include/catalog/pg_type*.h "$root/include/server/catalog" || true
    cd ..
    rm -rf out
    keep_licence postgresql source/COPYRIGHT
}
