licence="Zlib"
build_part() {
    fetch zlib
    cd source
    for file in adler32 compress crc32 deflate gzclose gzlib gzread gzwrite infback inffast inflate inftrees trees uncompr zutil; do
        $host-gcc-posix -O2 -c $file.c -o $file.o
    done
    mkdir -p "$root/lib" "$root/include"
    $host-ar rcsD "$root/lib/libz.a" *.o
    cp zlib.h zconf.h "$root/include"
    cd ..
    keep_licence zlib source/README
}
