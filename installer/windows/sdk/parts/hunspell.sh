licence="MPL-1.1 OR GPL-2.0-or-later OR LGPL-2.1-or-later"
build_part() {
    fetch hunspell
    cd source/src/hunspell
    for file in *.cxx; do
        $host-g++-posix -O2 -DHUNSPELL_STATIC -DBUILDING_LIBHUNSPELL -c "$file" -o "${file%.cxx}.o"
    done
    $host-ar rcsD "$root/lib/libhunspell-1.7.a" *.o
    mkdir -p "$root/include/hunspell"
    cp *.h *.hxx "$root/include/hunspell"
    cd "$work"
    keep_licence hunspell source/license.hunspell source/license.myspell source/COPYING.MPL
}
