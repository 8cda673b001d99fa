licence="LGPL-2.1-or-later"
# The connector only, with what its servers may ask for built in.
build_part() {
    fetch mariadb
    cmake_build source/libmariadb -DWITH_SSL=OPENSSL -DOPENSSL_ROOT_DIR="$root" -DWITH_UNIT_TESTS=OFF -DWITH_CURL=OFF \
        -DWITH_EXTERNAL_ZLIB=ON -DCLIENT_PLUGIN_CACHING_SHA2_PASSWORD=STATIC -DCLIENT_PLUGIN_SHA256_PASSWORD=STATIC \
        -DCLIENT_PLUGIN_CLIENT_ED25519=STATIC -DCLIENT_PLUGIN_DIALOG=STATIC -DCLIENT_PLUGIN_MYSQL_CLEAR_PASSWORD=STATIC
    mkdir -p "$root/bin"
    mv "$root/lib/mariadb/libmariadb.dll" "$root/bin"
    keep_licence mariadb-connector source/libmariadb/COPYING.LIB
}
