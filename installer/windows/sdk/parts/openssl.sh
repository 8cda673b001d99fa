licence="Apache-2.0"
# Its folders and its compiler's options are written into the library, so they say nothing of this machine.
build_part() {
    fetch openssl
    cd source
    unset CFLAGS CXXFLAGS
    perl Configure mingw64 shared no-tests no-legacy no-engine --cross-compile-prefix=$host- \
        --prefix=/usr --libdir=lib --openssldir=/ssl -Wl,--no-insert-timestamp
    make -j "$cores" build_libs
    make install_dev DESTDIR="$work/out"
    cp -r "$work/out/usr/." "$root"
    cd ..
    keep_licence openssl source/LICENSE.txt
    rm -rf out
}
