licence="CC0-1.0"
# Libraries of headers only are the same everywhere.
build_part() {
    mkdir -p "$root/include"
    cp -r /usr/include/tl /usr/include/valijson "$root/include"
    note_installed "$(dpkg-query -S /usr/include/tl/expected.hpp | cut -d: -f1)"
    licence="BSD-2-Clause"
    note_installed "$(dpkg-query -S /usr/include/valijson/schema.hpp | cut -d: -f1)"
    for package in libexpected-dev libvalijson-dev; do
        [ -e /usr/share/doc/$package/copyright ] && keep_licence $package /usr/share/doc/$package/copyright
    done
    true
}
