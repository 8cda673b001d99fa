# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles several files of a library as one, because the compiler needs half of its time for what all files include:
# a whole build takes half of the processor. After a change the files of its group are compiled, not one.
option(INTRAY_TOGETHER "Compile files of a library together: quicker builds of everything, slower ones of one change" OFF)
set(INTRAY_TOGETHER_MOST 8 CACHE STRING "As many files are compiled together, at most")
mark_as_advanced(INTRAY_TOGETHER_MOST)

# CMake could do the same, but in files that name this folder, and what was compiled in one checkout could not be used in
# another. The groups are found when CMake runs: if a name is defined twice afterwards, run CMake again.
function(intray_compile_together target)
    if(NOT INTRAY_TOGETHER)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$")
    set(usual) # not what is compiled in a way of its own
    foreach(source ${sources})
        get_source_file_property(own_options ${source} COMPILE_OPTIONS)
        if(NOT own_options)
            list(APPEND usual ${source})
        endif()
    endforeach()
    execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/installer/cmake/compile-together
        ${CMAKE_CURRENT_BINARY_DIR}/together ${INTRAY_TOGETHER_MOST} ${usual}
        WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE groups COMMAND_ERROR_IS_FATAL ANY
        OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(REPLACE ";" "," groups "${groups}")
    string(REPLACE "\n" ";" groups "${groups}")
    foreach(group ${groups})
        string(REPLACE "," ";" files "${group}")
        list(POP_FRONT files together)
        set_source_files_properties(${files} PROPERTIES HEADER_FILE_ONLY ON)
        set_source_files_properties(${together} PROPERTIES SKIP_AUTOMOC ON)
        target_sources(${target} PRIVATE ${together})
    endforeach()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # which takes what is included for headers
        target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
endfunction()
