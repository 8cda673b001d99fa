licence="Apache-2.0"
build_part() {
    fetch openssl
    cd source
    perl Configure mingw64 shared no-tests no-legacy no-engine no-apps no-docs --cross-compile-prefix=$host- \
        --prefix="$root" --libdir=lib --openssldir=/ssl -Wl,--no-insert-timestamp ||
        perl Configure mingw64 shared no-tests no-legacy no-engine --cross-compile-prefix=$host- \
            --prefix="$root" --libdir=lib --openssldir=/ssl -Wl,--no-insert-timestamp
    make -j "$cores" build_libs
    make install_dev
    cd ..
    keep_licence openssl source/LICENSE.txt
}
