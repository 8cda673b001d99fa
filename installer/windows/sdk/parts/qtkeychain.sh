licence="BSD-2-Clause"
build_part() {
    fetch qtkeychain
    sed -i 's, */utf-8,,' source/CMakeLists.txt source/qtkeychain/CMakeLists.txt # for another compiler
    cmake_build source -DQT_HOST_PATH=/usr \
        -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/cmake" \
        -DBUILD_WITH_QT6=ON -DBUILD_TRANSLATIONS=OFF -DBUILD_TEST_APPLICATION=OFF -DUSE_CREDENTIAL_STORE=ON
    keep_licence qtkeychain source/COPYING
}
