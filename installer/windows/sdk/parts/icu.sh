licence="Unicode-DFS-2016"
# Its data are packed by its own tools, so it is built for this machine first.
build_part() {
    fetch icu
    local from
    from=$(dirname "$(find "$work/source" -name runConfigureICU | head -1)")
    mkdir here there
    (cd here && "$from/configure" --disable-tests --disable-samples --disable-extras --disable-icuio --disable-layoutex \
        --disable-static CXX="${launchers:+ccache }g++" CC="${launchers:+ccache }gcc" && make -j "$cores")
    (cd there && "$from/configure" --host=$host --with-cross-build="$work/here" --prefix="$root" --disable-tests \
        --disable-samples --disable-extras --disable-icuio --disable-layoutex --disable-tools --disable-static \
        CXX="${launchers:+ccache }$host-g++-posix" CC="${launchers:+ccache }$host-gcc-posix" \
        LDFLAGS=-Wl,--no-insert-timestamp && make -j "$cores" && make install)
    mkdir -p "$root/bin"
    find "$root/lib" -name 'icu*.dll' -exec mv -t "$root/bin" {} +
    keep_licence icu "$(find source -name LICENSE | head -1)"
    rm -rf here there
}
