# SPDX-License-Identifier: GPL-3.0-or-later
# Man pages, completion, changelogs, handbook. What describes the command line is written by the build from what the
# program says of itself.
find_program(INTRAY_GZIP gzip REQUIRED)

set(books ${CMAKE_CURRENT_BINARY_DIR}/books)
file(MAKE_DIRECTORY ${books})
set(INTRAY_BOOKS)

# The name stays out of the compressed file, and so does the time.
macro(intray_compress from to)
    add_custom_command(OUTPUT ${books}/${to} DEPENDS ${from} VERBATIM
        COMMAND sh -c "'${INTRAY_GZIP}' -9nc '${from}' > '${books}/${to}'")
    list(APPEND INTRAY_BOOKS ${books}/${to})
endmacro()

# What a sanitizer thinks of the program is the tests' business.
set(quiet ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=exitcode=0)
set(told ${books}/intrayctl.json)
add_custom_command(OUTPUT ${told} DEPENDS intrayctl VERBATIM
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 ${quiet} sh -c "'$<TARGET_FILE:intrayctl>' --help --json > '${told}'")
add_custom_command(OUTPUT ${books}/intrayctl.1 VERBATIM
    DEPENDS ${told} man/write-manpage man/intrayctl.1.in
    COMMAND sh -c "'${Python3_EXECUTABLE}' '${CMAKE_CURRENT_SOURCE_DIR}/man/write-manpage' '${CMAKE_CURRENT_SOURCE_DIR}/man/intrayctl.1.in' ${PROJECT_VERSION} ${INTRAY_RELEASE_DATE} < '${told}' > '${books}/intrayctl.1'")
add_custom_command(OUTPUT ${books}/intrayctl.bash VERBATIM
    DEPENDS ${told} completion/write-completion completion/intrayctl.bash.in
    COMMAND sh -c "'${Python3_EXECUTABLE}' '${CMAKE_CURRENT_SOURCE_DIR}/completion/write-completion' '${CMAKE_CURRENT_SOURCE_DIR}/completion/intrayctl.bash.in' < '${told}' > '${books}/intrayctl.bash'")

set(VERSION ${PROJECT_VERSION})
set(DATE ${INTRAY_RELEASE_DATE})
configure_file(man/intray.1.in ${books}/intray.1 @ONLY)
execute_process(COMMAND date -u -d ${INTRAY_RELEASE_DATE} "+%a, %d %b %Y 00:00:00 +0000" OUTPUT_VARIABLE INTRAY_RELEASE_DAY
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
configure_file(debian/changelog.in ${books}/changelog.Debian @ONLY)
configure_file(debian/copyright.in ${books}/copyright @ONLY)

intray_compress(${books}/intray.1 intray.1.gz)
intray_compress(${books}/intrayctl.1 intrayctl.1.gz)
intray_compress(${books}/changelog.Debian changelog.Debian.gz)
intray_compress(${CMAKE_SOURCE_DIR}/CHANGELOG.md changelog.gz)
add_custom_command(OUTPUT ${books}/intray.spdx.json VERBATIM DEPENDS intray intrayctl bill/write-bill
    COMMAND sh -c "'${Python3_EXECUTABLE}' '${CMAKE_CURRENT_SOURCE_DIR}/bill/write-bill' intray ${PROJECT_VERSION} ${INTRAY_HOME} ${INTRAY_RELEASE_DATE} '$<TARGET_FILE:intray>' '$<TARGET_FILE:intrayctl>' > '${books}/intray.spdx.json'")
intray_compress(${books}/intray.spdx.json intray.spdx.json.gz)
add_custom_target(intray_books ALL DEPENDS ${INTRAY_BOOKS} ${books}/intrayctl.bash)

install(FILES ${books}/intray.1.gz ${books}/intrayctl.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
set(completions ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES completion/intray.bash DESTINATION ${completions} RENAME intray)
install(FILES ${books}/intrayctl.bash DESTINATION ${completions} RENAME intrayctl)
install(FILES ${books}/copyright ${books}/changelog.gz ${books}/changelog.Debian.gz
    ${books}/intray.spdx.json.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${INTRAY_PAGES} DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${INTRAY_PICTURES} DESTINATION ${CMAKE_INSTALL_DOCDIR}/pictures)
install(FILES systemd/intray-serve.service cron/intray-serve systemd/intray-work@.service
    systemd/intray-query@.service systemd/intray-query@.timer cron/intray-query
    DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)
