# SPDX-License-Identifier: GPL-3.0-or-later
# What a system may do without: the one place that says so. Debian has every part, so there a part that is missing stops
# the build. For Windows these two modules of Qt cannot be built from Debian's sources.
set(has_all ON)
if(WIN32)
    set(has_all OFF)
endif()
option(INTRAY_CHARTS "Draw the figures of the day as charts, which can be saved (Qt SVG); without, they are a table" ${has_all})
option(INTRAY_PDF "Show PDF files beside the record (Qt PDF); without, a sentence says that they are not shown" ${has_all})
option(INTRAY_SVG "Draw the icons with Qt SVG; without, the build draws them in several sizes with rsvg-convert" ${has_all})

set(INTRAY_QT_PARTS)
if(INTRAY_CHARTS)
    list(APPEND INTRAY_QT_PARTS Svg)
endif()
if(INTRAY_PDF)
    list(APPEND INTRAY_QT_PARTS Pdf)
endif()
if(INTRAY_SVG)
    list(APPEND INTRAY_QT_PARTS Svg)
endif()
list(REMOVE_DUPLICATES INTRAY_QT_PARTS)

# What makes the translations runs during the build, so it is the host's where the program is for another system.
macro(intray_find_linguist)
    if(CMAKE_CROSSCOMPILING)
        find_package(Qt6LinguistTools 6.4 REQUIRED PATHS ${QT_HOST_PATH_CMAKE_DIR} NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
    else()
        find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)
    endif()
endmacro()
