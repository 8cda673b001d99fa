licence="LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
# Qt's drivers, each with the library that the program uses itself.
build_part() {
    grep '^qt6-base' "$sdk/done/qtbase" | sed 's/^qt6-base/qt6-base (sqldrivers)/' > manifest
    cmake_build "$sdk/qt-sqldrivers" -DQT_HOST_PATH=/usr \
        -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/cmake" \
        -DFEATURE_system_sqlite=ON -DFEATURE_sql_sqlite=ON -DFEATURE_sql_odbc=ON -DFEATURE_sql_psql=ON -DFEATURE_sql_mysql=ON \
        -DFEATURE_sql_db2=OFF -DFEATURE_sql_ibase=OFF -DFEATURE_sql_oci=OFF \
        -DPostgreSQL_INCLUDE_DIR="$root/include" -DPostgreSQL_TYPE_INCLUDE_DIR="$root/include/server" \
        -DPostgreSQL_LIBRARY_RELEASE="$root/lib/libpq.dll.a" \
        -DMySQL_INCLUDE_DIR="$root/include/mariadb" -DMySQL_LIBRARY="$root/lib/mariadb/liblibmariadb.dll.a"
}
