licence="MPL-1.1 OR GPL-2.0-or-later OR LGPL-2.1-or-later"
build_part() {
    fetch uchardet
    cmake_build source -DBUILD_SHARED_LIBS=OFF -DBUILD_STATIC=ON -DBUILD_BINARY=OFF
    keep_licence uchardet source/COPYING
}
