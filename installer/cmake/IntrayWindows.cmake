# SPDX-License-Identifier: GPL-3.0-or-later
# The installer and the portable zip for Windows, made on Debian. SOURCE_DATE_EPOCH must be set when cpack runs, so that two builds
# give the same bytes.
set(windows ${CMAKE_CURRENT_SOURCE_DIR}/windows)
set(INTRAY_ICON ${CMAKE_SOURCE_DIR}/resources/icons/intray.ico)
foreach(INTRAY_PROGRAM intray intrayctl)
    set(INTRAY_PROGRAM_TITLE "Intray")
    if(INTRAY_PROGRAM STREQUAL "intrayctl")
        set(INTRAY_PROGRAM_TITLE "Intray's command line")
    endif()
    configure_file(windows/intray.rc.in windows/${INTRAY_PROGRAM}.rc @ONLY)
    target_sources(${INTRAY_PROGRAM} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/windows/${INTRAY_PROGRAM}.rc)
    target_link_options(${INTRAY_PROGRAM} PRIVATE LINKER:--no-insert-timestamp)
endforeach()
set_target_properties(intray PROPERTIES WIN32_EXECUTABLE ON) # without a console

# Everything lies in one folder, as Windows looks for libraries beside the program.
install(TARGETS intray intrayctl RUNTIME DESTINATION .)
set(gather ${Python3_EXECUTABLE} ${windows}/gather ${INTRAY_WINDOWS_SDK})
set(bill ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/bill/write-bill --kit ${INTRAY_WINDOWS_SDK}/manifest.txt
    intray ${PROJECT_VERSION} ${INTRAY_HOME} ${INTRAY_RELEASE_DATE})
list(JOIN gather "\" \"" gather) # whose names may have blanks
list(JOIN bill "\" \"" bill)
install(CODE "
    set(folder \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}\")
    execute_process(COMMAND \"${gather}\" \"\${folder}\" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND \"${bill}\" OUTPUT_FILE \"\${folder}/intray.spdx.json\" COMMAND_ERROR_IS_FATAL ANY)")
install(FILES windows/qt.conf DESTINATION .)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION . RENAME LICENSE.txt)
install(FILES ${CMAKE_SOURCE_DIR}/CHANGELOG.md DESTINATION . RENAME CHANGELOG.txt)
install(FILES windows/intray-serve.xml windows/intray-query.xml DESTINATION examples)

# What is the same on every system comes from this one.
install(FILES /usr/share/doc/breeze-icon-theme/copyright DESTINATION licenses RENAME breeze-icon-theme.txt)
find_path(INTRAY_QT_TRANSLATIONS qtbase_de.qm PATHS /usr/share/qt6/translations NO_CMAKE_FIND_ROOT_PATH)
foreach(language de es fr pl)
    install(FILES ${INTRAY_QT_TRANSLATIONS}/qtbase_${language}.qm DESTINATION translations)
endforeach()
install(FILES /usr/share/doc/qt6-translations-l10n/copyright DESTINATION licenses RENAME qttranslations.txt)
install(FILES /usr/share/common-licenses/LGPL-3 DESTINATION licenses RENAME LGPL-3.txt) # the texts above only name it

set(CPACK_GENERATOR NSIS)
set(CPACK_PACKAGE_FILE_NAME intray-${PROJECT_VERSION}-windows-x64)
set(CPACK_MODULE_PATH ${windows}) # has the template of the installer
set(CPACK_INTRAY_WINDOWS ${windows})
set(CPACK_INTRAY_ICON ${INTRAY_ICON})
set(CPACK_INTRAY_COPYRIGHT ${INTRAY_COPYRIGHT})
set(CPACK_INTRAY_CMAKE ${CMAKE_COMMAND})
set(CPACK_PRE_BUILD_SCRIPTS ${windows}/sign.cmake ${windows}/settle.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${windows}/sign.cmake)
