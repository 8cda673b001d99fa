licence="LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
# Host tools and libraries must be of one version, so this is the one that is installed here. Its drivers for databases
# are a part of their own.
build_part() {
    fetch qt6-base
    # Debian leaves them out; Wine has its own.
    mkdir -p source/src/3rdparty/wintab
    for name in wintab pktdef; do
        { printf '#define API WINAPI\n#ifndef DECL_WINELIB_TYPE_AW\n#define DECL_WINELIB_TYPE_AW(name) typedef name##W name;\n#endif\n'; cat /usr/include/wine/wine/windows/$name.h; } > source/src/3rdparty/wintab/$name.h
    done
    cmake_build source -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/cmake" \
        -DBUILD_SHARED_LIBS=ON -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF \
        -DINPUT_opengl=no -DINPUT_openssl=no -DFEATURE_dbus=OFF -DFEATURE_icu=OFF -DFEATURE_zstd=OFF -DFEATURE_vulkan=OFF \
        -DFEATURE_glib=OFF -DFEATURE_sql_sqlite=OFF -DFEATURE_sql_odbc=OFF -DFEATURE_sql_psql=OFF -DFEATURE_sql_mysql=OFF \
        -DFEATURE_system_zlib=OFF -DFEATURE_system_pcre2=OFF -DFEATURE_system_freetype=OFF -DFEATURE_system_harfbuzz=OFF \
        -DFEATURE_system_png=OFF -DFEATURE_system_jpeg=OFF
    keep_licence qtbase source/LICENSES/*.txt
    # Qt installs these only for itself.
    cp -r source/mkspecs/{win32-g++,common,features} "$root/mkspecs"
    rm -rf "$sdk/qt-sqldrivers"
    cp -r source/src/plugins/sqldrivers "$sdk/qt-sqldrivers"
}
