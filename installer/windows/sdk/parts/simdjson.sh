licence="Apache-2.0"
build_part() {
    fetch simdjson
    cmake_build source -DBUILD_SHARED_LIBS=OFF -DSIMDJSON_DEVELOPER_MODE=OFF
    keep_licence simdjson source/LICENSE
}
