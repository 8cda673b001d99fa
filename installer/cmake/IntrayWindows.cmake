# SPDX-License-Identifier: GPL-3.0-or-later
# Installers for Windows. The build and the installed program are unproven; what was tried stands in docs/packaging.md.
set(INTRAY_ICON ${CMAKE_SOURCE_DIR}/resources/icons/intray.ico)
foreach(INTRAY_PROGRAM intray intrayctl)
    set(INTRAY_PROGRAM_TITLE "Intray")
    if(INTRAY_PROGRAM STREQUAL "intrayctl")
        set(INTRAY_PROGRAM_TITLE "Intray's command line")
    endif()
    configure_file(windows/intray.rc.in windows/${INTRAY_PROGRAM}.rc @ONLY)
    if(WIN32)
        enable_language(RC)
        target_sources(${INTRAY_PROGRAM} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/windows/${INTRAY_PROGRAM}.rc)
    endif()
endforeach()

if(WIN32)
    set_target_properties(intray PROPERTIES WIN32_EXECUTABLE ON)
    qt_generate_deploy_app_script(TARGET intray FILENAME_VARIABLE deploy NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deploy}) # Qt's libraries and plug-ins, also those of SQL
    install(FILES windows/intray-sweep.xml windows/intray-watch.xml windows/intray-query.xml DESTINATION examples)
    set(CPACK_GENERATOR NSIS WIX)
    set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/windows/sign.cmake)
    set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/windows/sign.cmake)
endif()

set(CPACK_PACKAGE_INSTALL_DIRECTORY Intray)
set(CPACK_PACKAGE_EXECUTABLES intray Intray)
set(CPACK_NSIS_DISPLAY_NAME Intray)
set(CPACK_NSIS_PACKAGE_NAME Intray)
set(CPACK_NSIS_MUI_ICON ${INTRAY_ICON})
set(CPACK_NSIS_MUI_UNIICON ${INTRAY_ICON})
set(CPACK_NSIS_INSTALLED_ICON_NAME bin/intray.exe)
set(CPACK_NSIS_URL_INFO_ABOUT ${INTRAY_HOME})
set(CPACK_NSIS_CONTACT ${INTRAY_MAINTAINER})
set(CPACK_NSIS_MODIFY_PATH ON)                         # intrayctl is for the command line
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MUI_FINISHPAGE_RUN intray.exe)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)

set(CPACK_WIX_UPGRADE_GUID "6E1B3D0A-4C1F-4B8B-9B0C-6F2B9D3E7A51") # never another: newer packages replace older ones by it
set(CPACK_WIX_PRODUCT_ICON ${INTRAY_ICON})
set(CPACK_WIX_PROGRAM_MENU_FOLDER Intray)
set(CPACK_WIX_PROPERTY_ARPURLINFOABOUT ${INTRAY_HOME})
set(CPACK_WIX_ROOT_FEATURE_TITLE Intray)
