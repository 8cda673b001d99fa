licence="Apache-2.0"
# Its folders are written into the library, so they are not those of this machine.
build_part() {
    fetch openssl
    cd source
    perl Configure mingw64 shared no-tests no-legacy no-engine --cross-compile-prefix=$host- \
        --prefix=/usr --libdir=lib --openssldir=/ssl -Wl,--no-insert-timestamp
    make -j "$cores" build_libs
    make install_dev DESTDIR="$work/out"
    cp -r "$work/out/usr/." "$root"
    cd ..
    keep_licence openssl source/LICENSE.txt
    rm -rf out
}
