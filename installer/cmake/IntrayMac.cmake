# SPDX-License-Identifier: GPL-3.0-or-later
# The bundle and the image for macOS. Nobody has built or run it; docs/packaging.md says so too.
set(INTRAY_ICON ${CMAKE_SOURCE_DIR}/resources/icons/intray.icns)
configure_file(macos/Info.plist.in macos/Info.plist @ONLY)
if(APPLE)
    target_sources(intray PRIVATE ${INTRAY_ICON})
    set_source_files_properties(${INTRAY_ICON} TARGET_DIRECTORY intray PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    set_target_properties(intray PROPERTIES MACOSX_BUNDLE ON OUTPUT_NAME Intray
        MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_BINARY_DIR}/macos/Info.plist)
    qt_generate_deploy_app_script(TARGET intray FILENAME_VARIABLE deploy NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deploy})
    install(CODE "set(INTRAY_ENTITLEMENTS \"${CMAKE_CURRENT_SOURCE_DIR}/macos/intray.entitlements\")")
    install(SCRIPT macos/sign.cmake)
    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_DMG_VOLUME_NAME Intray)
endif()
