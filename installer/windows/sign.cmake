# SPDX-License-Identifier: GPL-3.0-or-later
# Signs the programs before they are packed and the installers afterwards, if INTRAY_SIGN names a command; the file is
# its last word. With Microsoft's tool, for one: INTRAY_SIGN="signtool;sign;/fd;sha256;/tr;URL;/td;sha256;/a"
if(NOT DEFINED ENV{INTRAY_SIGN})
    return()
endif()
set(files ${CPACK_PACKAGE_FILES})
if(NOT files)
    file(GLOB_RECURSE files "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/intray*.exe")
endif()
foreach(file ${files})
    execute_process(COMMAND $ENV{INTRAY_SIGN} ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
