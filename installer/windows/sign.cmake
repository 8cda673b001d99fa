# SPDX-License-Identifier: GPL-3.0-or-later
# Signs the programs before they are packed, the uninstaller, and the installer afterwards, if INTRAY_SIGN names a command:
# "COMMAND;WORD;WORD". The file, which it has to change in place, is its last word.
if(NOT DEFINED ENV{INTRAY_SIGN})
    return()
endif()
set(files ${FILE} ${CPACK_PACKAGE_FILES})
if(NOT files)
    file(GLOB files "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/intray*.exe")
endif()
foreach(file ${files})
    execute_process(COMMAND $ENV{INTRAY_SIGN} ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
