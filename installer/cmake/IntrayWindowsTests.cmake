# SPDX-License-Identifier: GPL-3.0-or-later
# Which tests run on Windows: those of these folders, but for what tests/windows/notrun.txt names with its reason, and
# what starts servers itself. notrun.txt in the build's folder lists all that does not run.
file(STRINGS ${CMAKE_SOURCE_DIR}/tests/windows/notrun.txt INTRAY_NOT_RUN REGEX "^tst_")
set(INTRAY_NOT_RUN_LIST ${CMAKE_BINARY_DIR}/notrun.txt)
file(WRITE ${INTRAY_NOT_RUN_LIST} "")

# Every test has a home of its own, where the kit is not.
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_COMMAND} -E env INTRAY_WINDOWS_SDK=${INTRAY_WINDOWS_SDK}
    ${CMAKE_SOURCE_DIR}/installer/windows/run-under-wine)

# Empty: it runs.
function(intray_find_reason_not_to_run name links reason)
    set(found "")
    foreach(line IN LISTS INTRAY_NOT_RUN)
        if(line MATCHES "^${name}: (.*)$")
            set(found "${CMAKE_MATCH_1}")
        endif()
    endforeach()
    if(links MATCHES "intray_(serverground|testsupport|ordertable|faults)")
        set(found "It starts servers or breaks lines to them, which is done on Linux.")
    endif()
    if(found)
        file(APPEND ${INTRAY_NOT_RUN_LIST} "${name}: ${found}\n")
    endif()
    set(${reason} "${found}" PARENT_SCOPE)
endfunction()

foreach(folder support queue schema verify store transfer session lists ui app)
    add_subdirectory(${CMAKE_SOURCE_DIR}/tests/${folder} ${CMAKE_BINARY_DIR}/tests/${folder})
endforeach()

# Also on the platform that Windows has, with its own focus and fonts: one after the other on a screen of X11, which the
# programs of a Windows share, so these have one of their own.
find_program(INTRAY_XVFB_RUN xvfb-run REQUIRED)
foreach(name tst_window tst_desk tst_deskfocus tst_quickkeys tst_preferencesdialog tst_connectiondialog)
    get_target_property(command ${name} INTRAY_COMMAND)
    list(POP_FRONT command program)
    add_test(NAME ${name}_on_screen COMMAND ${INTRAY_XVFB_RUN} -a -s "-screen 0 1600x1200x24"
        ${CMAKE_CROSSCOMPILING_EMULATOR} $<TARGET_FILE:${program}> ${command})
    intray_test_environment(${name}_on_screen 300)
    set_property(TEST ${name}_on_screen APPEND PROPERTY ENVIRONMENT
        QT_QPA_PLATFORM=windows INTRAY_WINE=${CMAKE_BINARY_DIR}/wine-on-screen)
    set_tests_properties(${name}_on_screen PROPERTIES RESOURCE_LOCK screen)
endforeach()
