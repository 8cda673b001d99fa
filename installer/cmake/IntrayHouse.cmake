# SPDX-License-Identifier: GPL-3.0-or-later
# The house's rules for building: one library per folder, strict warnings, one line per test.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

option(INTRAY_WERROR "Warnings are errors" OFF)
option(INTRAY_SHARED "The folders' libraries are files of their own, which all tests share" OFF)
if(INTRAY_SHARED AND UNIX)
    add_link_options(LINKER:--no-as-needed) # a library that only has files in it is needed, too
endif()
option(INTRAY_TESTS_APART "Each test is a program of its own: less to compile for one of them, more for all" OFF)
set(CMAKE_LINK_DEPENDS_NO_SHARED ON) # what is looked up when a program starts need not be linked anew
set(INTRAY_SANITIZE "" CACHE STRING "Sanitizers for -fsanitize, comma separated")

# What was compiled once is not compiled again, in no checkout.
find_program(INTRAY_CCACHE ccache)
if(INTRAY_CCACHE AND CMAKE_HOST_UNIX)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_SOURCE_DIR}/installer/cmake/compile-once ${CMAKE_SOURCE_DIR})
endif()

# lld links in a fifth of the time. What goes to others is linked by the system's own.
find_program(INTRAY_LLD ld.lld)
if(INTRAY_LLD AND UNIX AND NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    add_link_options(-fuse-ld=lld)
endif()

add_library(intray_strict INTERFACE)
target_compile_options(intray_strict INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<BOOL:${INTRAY_WERROR}>:-Werror>)
target_compile_definitions(intray_strict INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH
    QT_NO_CONTEXTLESS_CONNECT QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    INTRAY_VERSION="${PROJECT_VERSION}")
if(INTRAY_SANITIZE)
    add_compile_options(-fsanitize=${INTRAY_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    add_link_options(-fsanitize=${INTRAY_SANITIZE})
endif()

# What goes to others: addresses that nobody can guess, buffers that are watched, no path of this machine, so that two
# builds in different places give the same bytes.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND UNIX AND NOT INTRAY_SANITIZE)
    add_compile_options(-fstack-protector-strong -fstack-clash-protection -Wformat -Werror=format-security
        -D_FORTIFY_SOURCE=2 -ffile-prefix-map=${CMAKE_SOURCE_DIR}=. -ffile-prefix-map=${CMAKE_BINARY_DIR}=build)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64")
        add_compile_options(-fcf-protection)
    endif()
endif()

# A program that can be loaded anywhere, with all addresses settled before it starts.
function(intray_harden program)
    set_target_properties(${program} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    if(UNIX)
        target_link_options(${program} PRIVATE -pie LINKER:-z,relro,-z,now)
        set_target_properties(${program} PROPERTIES INSTALL_RPATH "") # libraries come from where the system keeps them
    endif()
endfunction()

# What talks to the drivers of ODBC is a part of Windows.
macro(intray_find_odbc)
    if(WIN32)
        add_library(ODBC::ODBC INTERFACE IMPORTED)
        set_target_properties(ODBC::ODBC PROPERTIES INTERFACE_LINK_LIBRARIES odbc32)
    else()
        find_package(ODBC REQUIRED)
    endif()
endmacro()

# Libraries that Debian ships without a CMake package of their own. For Windows all of them are in the kit's folder,
# which the tool chain's file names as the only root.
function(intray_find_libraries)
    find_package(ICU REQUIRED COMPONENTS uc i18n)
    find_package(SQLite3 REQUIRED)
    find_package(PostgreSQL REQUIRED)
    intray_find_odbc()
    find_package(ZLIB REQUIRED)
    find_package(simdjson REQUIRED)
    find_package(PkgConfig QUIET)
    find_path(VALIJSON_INCLUDE_DIR valijson/schema.hpp REQUIRED)
    find_path(EXPECTED_INCLUDE_DIR tl/expected.hpp REQUIRED)
    find_path(UCHARDET_INCLUDE_DIR uchardet.h PATH_SUFFIXES uchardet REQUIRED)
    find_library(UCHARDET_LIBRARY uchardet REQUIRED)
    find_path(ZIP_INCLUDE_DIR zip.h REQUIRED)
    find_library(ZIP_LIBRARY zip REQUIRED)
    find_path(MINIZIP_INCLUDE_DIR minizip/zip.h REQUIRED)
    find_library(MINIZIP_LIBRARY minizip REQUIRED)
    find_path(HUNSPELL_INCLUDE_DIR hunspell/hunspell.hxx REQUIRED)
    find_library(HUNSPELL_LIBRARY NAMES hunspell hunspell-1.7 REQUIRED)
    if(WIN32) # where both are a part of the program
        add_library(intray_minizip STATIC IMPORTED)
        set_target_properties(intray_minizip PROPERTIES IMPORTED_LOCATION ${MINIZIP_LIBRARY}
            INTERFACE_LINK_LIBRARIES ZLIB::ZLIB)
        set(MINIZIP_LIBRARY intray_minizip PARENT_SCOPE)
        add_compile_definitions(HUNSPELL_STATIC)
    endif()
endfunction()

# intray_add_library(Queue SOURCES a.cpp a.h LINKS Qt6::Core): the folder's library, alias Intray::Queue.
# Includes are written from the top of models/ or from the top of the house: "queue/item.h", "ui/desk/recordform.h".
function(intray_add_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
    string(TOLOWER intray_${name} target)
    set(kind STATIC)
    if(INTRAY_SHARED)
        set(kind SHARED)
    endif()
    qt_add_library(${target} ${kind} ${ARG_SOURCES})
    set_target_properties(${target} PROPERTIES DEFINE_SYMBOL "") # one way to compile it, whatever kind it is
    add_library(Intray::${name} ALIAS ${target})
    target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/models ${CMAKE_SOURCE_DIR})
    target_link_libraries(${target} PUBLIC ${ARG_LINKS} PRIVATE intray_strict)
    if(INTRAY_SHARED AND UNIX AND NOT INTRAY_SANITIZE)
        target_link_options(${target} PRIVATE LINKER:-z,defs) # all that it uses is in what it links
    endif()
    set_property(GLOBAL APPEND PROPERTY INTRAY_LIBRARIES ${target})
    intray_compile_together(${target})
endfunction()

# What a program of ours needs of others to link the house's libraries. Each library is named once, also to the caller.
function(intray_find_parts links found needed)
    set(reached ${${found}})
    set(wanted ${${needed}})
    foreach(link ${links})
        if(TARGET ${link})
            get_target_property(named ${link} ALIASED_TARGET)
            if(named MATCHES "^intray_")
                set(link ${named})
            endif()
        endif()
        get_property(libraries GLOBAL PROPERTY INTRAY_LIBRARIES)
        if(NOT link IN_LIST libraries)
            list(APPEND wanted ${link})
        elseif(NOT link IN_LIST reached)
            list(APPEND reached ${link})
            get_target_property(below ${link} LINK_LIBRARIES)
            intray_find_parts("${below}" reached wanted)
        endif()
    endforeach()
    set(${found} ${reached} PARENT_SCOPE)
    set(${needed} ${wanted} PARENT_SCOPE)
endfunction()

# intray_link_program(intray Intray::Ui): a program that goes to others has all that is ours inside, also where the
# tests share files. It is what people start, so the tests of programs and packages start the same.
function(intray_link_program program)
    if(NOT INTRAY_SHARED)
        target_link_libraries(${program} PRIVATE ${ARGN})
        return()
    endif()
    set(ours)
    set(others)
    intray_find_parts("${ARGN}" ours others)
    list(REMOVE_DUPLICATES others)
    list(TRANSFORM ours REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
    target_sources(${program} PRIVATE ${objects})
    target_link_libraries(${program} PRIVATE ${others})
    target_include_directories(${program} PRIVATE ${CMAKE_SOURCE_DIR}/models ${CMAKE_SOURCE_DIR})
    if(UNIX)
        target_link_options(${program} PRIVATE LINKER:--as-needed,--gc-sections)
    endif()
endfunction()

# intray_add_resources(intray_store sql PREFIX / FILES a.sql): files that are built into a library. The first format of rcc
# keeps no times of files, so the same files give the same bytes, whenever they were written and built.
function(intray_add_resources target name)
    qt_add_resources(${target} ${name} OPTIONS --format-version 1 --compress-algo zlib ${ARGN})
endfunction()

# Runs moc on the one file of a test that has a QObject. AUTOMOC would look through every target anew and compile an
# empty file for each: with hundreds of tests that is a tenth of the whole build.
function(intray_moc_of_one program source)
    get_filename_component(name ${source} NAME_WE)
    intray_name_of_tests(${source} "" folder)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${folder}_moc)
    qt_generate_moc(${source} ${made}/${name}.moc TARGET ${program})
    set_target_properties(${program} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
    target_sources(${program} PRIVATE ${made}/${name}.moc)
    target_include_directories(${program} PRIVATE ${made})
endfunction()

# The program of a folder's tests: tests_queue; of a room in a folder: tests_ui_desk. There is one for each folder and not
# for each test, because hundreds of programs need a link each, and room.
function(intray_name_of_tests source few found)
    get_filename_component(folder ${source} ABSOLUTE)
    get_filename_component(folder ${folder} DIRECTORY)
    file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${folder})
    string(REPLACE "/" "_" name ${folder})
    if(few)
        string(APPEND name _${few})
    endif()
    set(${found} ${name} PARENT_SCOPE)
endfunction()

function(intray_add_test_program program)
    qt_add_executable(${program})
    target_link_libraries(${program} PRIVATE ${ARGN} Qt6::Test intray_strict)
    target_include_directories(${program} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
endfunction()

# intray_add_test(tst_store LINKS Intray::Store [SOURCES more.cpp] [DEFINES NAME="value"] [TIMEOUT 60]): the class in
# tst_store.cpp as a test that runs alone, with a home and settings of its own, so that no test sees another's files. In a
# room of the folder: window/tst_window. Building tst_store builds the program that it is in.
# CORES 2: it computes for two, so fewer others run beside it. SERIAL: it measures time, so nothing runs beside it.
# FEW upgrade: in a program with those of the folder that say the same, because of what else is in it.
# OWN: it has a main() of its own, starts itself as another program, or has a file in front of what others link.
function(intray_add_test source)
    cmake_parse_arguments(ARG "SERIAL;OWN" "TIMEOUT;CORES;FEW" "LINKS;SOURCES;DEFINES;LABELS" ${ARGN})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 240)
    endif()
    if(NOT ARG_CORES)
        set(ARG_CORES 1)
    endif()
    get_filename_component(name ${source} NAME)
    set(reason "")
    if(WIN32)
        intray_find_reason_not_to_run(${name} "${ARG_LINKS}" reason)
    endif()
    intray_name_of_tests(${source}.cpp "${ARG_FEW}" program)
    set(command ${program} ${name})
    if(ARG_OWN)
        set(program ${name})
        set(command ${name})
        intray_add_test_program(${name})
    elseif(INTRAY_TESTS_APART AND NOT ARG_FEW)
        set(program ${name})
        set(command ${name} ${name})
        intray_add_test_program(${name} intray_testclass)
    else()
        add_custom_target(${name})
        if(reason) # others in its program run
            return()
        endif()
        if(NOT TARGET ${program})
            intray_add_test_program(${program} intray_testclass)
        endif()
        add_dependencies(${name} ${program})
    endif()
    target_sources(${program} PRIVATE ${source}.cpp ${ARG_SOURCES})
    target_link_libraries(${program} PRIVATE ${ARG_LINKS})
    if(ARG_DEFINES)
        set_source_files_properties(${source}.cpp PROPERTIES COMPILE_DEFINITIONS "${ARG_DEFINES}")
    endif()
    if(NOT ARG_OWN OR NOT ARG_SOURCES)
        intray_moc_of_one(${program} ${source}.cpp)
    endif()
    if(reason)
        set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
        return()
    endif()
    set_target_properties(${name} PROPERTIES INTRAY_COMMAND "${command}")
    add_test(NAME ${name} COMMAND ${command})
    intray_test_environment(${name} ${ARG_TIMEOUT})
    set_tests_properties(${name} PROPERTIES RUN_SERIAL "${ARG_SERIAL}" PROCESSORS ${ARG_CORES} LABELS "${ARG_LABELS}")
endfunction()

# intray_test_again(tst_everyone_inter tst_everyone FONT "Inter" ENVIRONMENT QT_SCALE_FACTOR=2 FUNCTIONS a b): the same once
# more, in another environment, or some of it.
function(intray_test_again name test)
    cmake_parse_arguments(ARG "" "FONT" "ENVIRONMENT;FUNCTIONS" ${ARGN})
    get_target_property(command ${test} INTRAY_COMMAND)
    add_test(NAME ${name} COMMAND ${command} ${ARG_FUNCTIONS})
    get_test_property(${test} TIMEOUT timeout)
    intray_test_environment(${name} ${timeout})
    if(ARG_FONT)
        intray_fonts_with(${ARG_FONT} fonts)
        set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT "FONTCONFIG_FILE=${fonts}" "INTRAY_TEST_FONT=${ARG_FONT}")
    endif()
    set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT ${ARG_ENVIRONMENT})
endfunction()

# The configuration of fonts in which this family is that of the system.
function(intray_fonts_with family file)
    string(MAKE_C_IDENTIFIER ${family} name)
    set(made ${CMAKE_BINARY_DIR}/fonts/${name}.conf)
    configure_file(${CMAKE_SOURCE_DIR}/tests/support/fonts.conf.in ${made} @ONLY)
    set(${file} ${made} PARENT_SCOPE)
endfunction()

# What a desktop or a login may have set, and a test must not hear of.
set(INTRAY_NOT_FOR_TESTS
    QT_STYLE_OVERRIDE QT_QPA_PLATFORMTHEME QT_SCREEN_SCALE_FACTORS QT_AUTO_SCREEN_SCALE_FACTOR QT_FONT_DPI
    QT_ENABLE_HIGHDPI_SCALING QT_SCALE_FACTOR_ROUNDING_POLICY QT_USE_PHYSICAL_DPI QT_IM_MODULE QT_LOGGING_RULES
    QT_ACCESSIBILITY XDG_CURRENT_DESKTOP DESKTOP_SESSION KDE_FULL_SESSION KDE_SESSION_VERSION GTK_THEME
    XDG_CONFIG_DIRS LANGUAGE INTRAY_DATABASE INTRAY_SOURCE_PASSWORD)
if(UNIX) # on Windows the tests are given servers that run elsewhere
    list(APPEND INTRAY_NOT_FOR_TESTS
        PGHOST PGHOSTADDR PGPORT PGUSER PGDATABASE PGPASSWORD PGPASSFILE PGSERVICE PGSERVICEFILE PGSSLMODE PGSSLROOTCERT
        PGOPTIONS PGAPPNAME PGTZ PGDATESTYLE PGCLIENTENCODING PGDATA MYSQL_HOST MYSQL_TCP_PORT MYSQL_UNIX_PORT MYSQL_PWD
        MYSQL_HOME ODBCINI ODBCSYSINI ODBCINSTINI)
endif()

function(intray_test_environment name timeout)
    set(home ${CMAKE_BINARY_DIR}/home/${name})
    file(MAKE_DIRECTORY ${home}/run)
    file(CHMOD ${home}/run PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    set(programs ${CMAKE_BINARY_DIR}/app)
    if(CMAKE_RUNTIME_OUTPUT_DIRECTORY) # Qt has all programs in one folder on Windows
        set(programs ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
    endif()
    intray_fonts_with("DejaVu Sans" fonts)
    set(variables
        "QT_QPA_PLATFORM=offscreen:configfile=${CMAKE_SOURCE_DIR}/tests/ui/usualscreen.json" "QT_SCALE_FACTOR=1" "FONTCONFIG_FILE=${fonts}" "LANG=C.UTF-8" "LC_ALL=C.UTF-8" "TZ=UTC" "HOME=${home}"
        "XDG_RUNTIME_DIR=${home}/run" "XDG_CONFIG_HOME=${home}/config" "XDG_DATA_HOME=${home}/data"
        "XDG_CACHE_HOME=${home}/cache" "XDG_STATE_HOME=${home}/state"
        "INTRAY_TEST_BIN=${programs}" "INTRAY_SOURCE=${CMAKE_SOURCE_DIR}"
        "INTRAY_TEST_KEPT=${CMAKE_BINARY_DIR}/servers"
        # Qt's library is not instrumented: what it does on its own cannot be judged.
        "TSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/tsan.supp:ignore_noninstrumented_modules=1:die_after_fork=0"
        "LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/lsan.supp"
        "UBSAN_OPTIONS=print_stacktrace=1")
    # What may take long begins first, also where no earlier run has told what does.
    list(TRANSFORM INTRAY_NOT_FOR_TESTS APPEND "=unset:" OUTPUT_VARIABLE forgotten)
    set_tests_properties(${name} PROPERTIES TIMEOUT ${timeout} COST ${timeout} ENVIRONMENT "${variables}"
        ENVIRONMENT_MODIFICATION "${forgotten}")
endfunction()

# The handbook, which is built into the program and packed. The other pages are for those who have the sources.
file(GLOB INTRAY_PAGES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/*.md)
list(FILTER INTRAY_PAGES EXCLUDE REGEX "/(architecture|languages|performance)\\.md$")
file(GLOB INTRAY_PICTURES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/pictures/*.png)
