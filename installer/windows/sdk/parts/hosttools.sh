# The tools that run during the build (moc, rcc, uic, lrelease) are this machine's: the kit only says where they are.
build_part() {
    local there name
    there=/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/cmake
    for name in Qt6CoreTools Qt6GuiTools Qt6WidgetsTools Qt6LinguistTools; do
        mkdir -p "$root/lib/cmake/$name"
        echo "include($there/$name/${name}Config.cmake)" > "$root/lib/cmake/$name/${name}Config.cmake"
        echo "include($there/$name/${name}ConfigVersion.cmake)" > "$root/lib/cmake/$name/${name}ConfigVersion.cmake"
    done
    : > manifest
}
