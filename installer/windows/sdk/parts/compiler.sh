licence="GPL-3.0-or-later WITH GCC-exception-3.1"
# What the compiler's own libraries leave to be found at run time.
build_part() {
    local threads
    threads=$(find /usr/$host -name libwinpthread-1.dll | head -1)
    cp "$(dirname "$($host-gcc-posix -print-libgcc-file-name)")"/{libstdc++-6,libgcc_s_seh-1}.dll "$threads" "$root/bin"
    note_installed g++-mingw-w64-x86-64-posix
    keep_licence gcc /usr/share/doc/g++-mingw-w64-x86-64-posix/copyright
    licence="MIT AND BSD-3-Clause"
    note_installed mingw-w64-common
    keep_licence mingw-w64 /usr/share/doc/mingw-w64-common/copyright
}
