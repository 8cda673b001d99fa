# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package. SOURCE_DATE_EPOCH must be set when cpack runs, so that two builds give the same bytes.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${INTRAY_DEBIAN_REVISION})
set(CPACK_DEBIAN_PACKAGE_SECTION database)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"A database holds records that people must look at one by one: imported
addresses to correct, support cases to answer, orders to pack. Intray hands
each record to exactly one person, brings them back to it after a crash,
takes it away from whoever forgot it, and can prove afterwards that nothing
was done twice or lost.
.
It works on a file of its own, on PostgreSQL and MariaDB, and on tables that
are there already. This package has the window, the command line intrayctl
for scripts and workers, and the handbook.")

# The linked libraries are found by dpkg-shlibdeps; plug-ins are not.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "libqt6sql6-psql, libqt6sql6-mysql, libqt6sql6-odbc, mdbtools, qt6-image-formats-plugins, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "odbc-postgresql, gnome-keyring | kwalletmanager, bash-completion")
