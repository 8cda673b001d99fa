# SPDX-License-Identifier: GPL-3.0-or-later
# What is packed bears one time and stands in one order, wherever it was built, so that two builds give the same bytes.
# Also writes what the uninstaller removes, and packs the portable zip, neither of which CPack does in order.
cmake_policy(SET CMP0009 NEW)
get_filename_component(place ${CPACK_TEMPORARY_INSTALL_DIRECTORY} DIRECTORY)
get_filename_component(name ${CPACK_TEMPORARY_INSTALL_DIRECTORY} NAME)
execute_process(COMMAND find ${name} -exec touch --date=@$ENV{SOURCE_DATE_EPOCH} {} + WORKING_DIRECTORY ${place}
    COMMAND_ERROR_IS_FATAL ANY)

file(GLOB_RECURSE files RELATIVE ${place} ${place}/${name}/*)
execute_process(COMMAND ${CMAKE_COMMAND} -E tar cf ${CPACK_PACKAGE_DIRECTORY}/${name}.zip --format=zip -- ${files}
    WORKING_DIRECTORY ${place} COMMAND_ERROR_IS_FATAL ANY)

set(list "")
file(GLOB_RECURSE files RELATIVE ${place}/${name} ${place}/${name}/*)
foreach(file ${files})
    string(APPEND list "Delete \"$INSTDIR/${file}\"\n")
endforeach()
file(GLOB_RECURSE all LIST_DIRECTORIES ON RELATIVE ${place}/${name} ${place}/${name}/*)
list(REMOVE_ITEM all ${files})
list(REVERSE all) # the inner ones first
foreach(folder ${all})
    string(APPEND list "RMDir \"$INSTDIR/${folder}\"\n")
endforeach()
string(REPLACE "/" "\\" list "${list}")
file(WRITE ${CPACK_TOPLEVEL_DIRECTORY}/installed.nsh "${list}")
