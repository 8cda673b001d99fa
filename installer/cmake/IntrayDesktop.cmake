# SPDX-License-Identifier: GPL-3.0-or-later
# How desktops find Intray: entry, metadata and icons by the names that freedesktop.org wants.
foreach(file intray.desktop intray.metainfo.xml)
    string(REPLACE "intray" "${INTRAY_APP_ID}" name ${file})
    configure_file(desktop/${file}.in desktop/${name} @ONLY)
endforeach()
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/desktop/${INTRAY_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/desktop/${INTRAY_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)

set(icons ${CMAKE_SOURCE_DIR}/resources/icons)
set(hicolor ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${icons}/intray-${size}.png DESTINATION ${hicolor}/${size}x${size}/apps RENAME ${INTRAY_APP_ID}.png)
endforeach()
install(FILES ${icons}/intray.svg DESTINATION ${hicolor}/scalable/apps RENAME ${INTRAY_APP_ID}.svg)
install(FILES ${icons}/intray-symbolic.svg DESTINATION ${hicolor}/symbolic/apps RENAME ${INTRAY_APP_ID}-symbolic.svg)
