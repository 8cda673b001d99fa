# SPDX-License-Identifier: GPL-3.0-or-later
# The icons of the actions: Breeze's (LGPL-3.0-or-later), built into the window, so that they are the same on every
# system. Elsewhere than on Debian -DINTRAY_BREEZE says where the folder of the theme is, with actions/16 in it.
find_path(INTRAY_BREEZE actions/16/dialog-ok-apply.svg
    PATHS /usr/share/icons/breeze /usr/local/share/icons/breeze PATH_SUFFIXES share/icons/breeze NO_CMAKE_FIND_ROOT_PATH
    DOC "Folder of the icon theme Breeze")
if(NOT INTRAY_BREEZE)
    message(FATAL_ERROR "The icon theme Breeze is missing: install breeze-icon-theme, or say where it is with -DINTRAY_BREEZE.")
endif()

function(intray_icon_name result icon)
    get_filename_component(name ${icon} NAME)
    if(icon MATCHES "/22/")
        string(APPEND name "-22")
    endif()
    set(${result} ${name} PARENT_SCOPE)
endfunction()

# Adds icons by their names, such as actions/16/dialog-ok, as :/breeze/dialog-ok.svg, and those that are drawn for 22
# pixels as :/breeze/NAME-22.svg.
function(intray_add_icons target)
    set(kept ${CMAKE_CURRENT_BINARY_DIR}/breeze)
    set(files)
    foreach(icon ${ARGN})
        intray_icon_name(name ${icon})
        configure_file(${INTRAY_BREEZE}/${icon}.svg ${kept}/${name}.svg COPYONLY)
        list(APPEND files ${kept}/${name}.svg)
    endforeach()
    intray_add_resources(${target} breeze PREFIX /breeze BASE ${kept} FILES ${files})
endfunction()

# The same as pictures that the build draws, with black ink on white paper: :/drawn/32/dialog-ok.png and so on.
function(intray_draw_icons target)
    cmake_parse_arguments(ARG "" "" "SIZES;ICONS" ${ARGN})
    find_program(INTRAY_RSVG rsvg-convert REQUIRED)
    set(kept ${CMAKE_CURRENT_BINARY_DIR}/drawn)
    set(drawings)
    foreach(icon ${ARG_ICONS})
        intray_icon_name(name ${icon})
        file(READ ${INTRAY_BREEZE}/${icon}.svg drawing)
        string(REGEX REPLACE "<style[^>]*>[^<]*</style>" "" drawing "${drawing}")
        string(REPLACE "currentColor" "#000" drawing "${drawing}")
        file(CONFIGURE OUTPUT ${kept}/${name}.svg CONTENT "${drawing}" @ONLY)
        set(pictures)
        set(commands)
        foreach(size ${ARG_SIZES})
            file(MAKE_DIRECTORY ${kept}/${size})
            list(APPEND pictures ${kept}/${size}/${name}.png)
            list(APPEND commands COMMAND ${INTRAY_RSVG} --width ${size} --height ${size}
                --output ${size}/${name}.png ${name}.svg)
        endforeach()
        add_custom_command(OUTPUT ${pictures} ${commands} DEPENDS ${kept}/${name}.svg WORKING_DIRECTORY ${kept} VERBATIM)
        list(APPEND drawings ${pictures})
    endforeach()
    intray_add_resources(${target} drawn PREFIX /drawn BASE ${kept} FILES ${drawings})
endfunction()
