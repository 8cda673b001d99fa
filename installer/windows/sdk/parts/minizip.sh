licence="Zlib"
build_part() {
    fetch minizip
    local from
    from=$(dirname "$(find source -name zip.c | head -1)")
    for file in ioapi iowin32 zip unzip mztools; do
        $host-gcc-posix -O2 -I"$root/include" -c "$from/$file.c" -o "$file.o"
    done
    $host-ar rcsD "$root/lib/libminizip.a" ioapi.o iowin32.o zip.o unzip.o mztools.o
    mkdir -p "$root/include/minizip"
    cp "$from"/{ioapi,iowin32,zip,unzip,mztools,crypt}.h "$root/include/minizip"
    keep_licence minizip "$from/MiniZip64_info.txt"
}
