# SPDX-License-Identifier: GPL-3.0-or-later
# The icons of the actions: Breeze's (LGPL-3.0-or-later), built into the window, so that they are the same on every
# system. Elsewhere than on Debian -DINTRAY_BREEZE says where the folder of the theme is, with actions/16 in it.
find_path(INTRAY_BREEZE actions/16/dialog-ok-apply.svg
    PATHS /usr/share/icons/breeze /usr/local/share/icons/breeze PATH_SUFFIXES share/icons/breeze
    DOC "Folder of the icon theme Breeze")
if(NOT INTRAY_BREEZE)
    message(FATAL_ERROR "The icon theme Breeze is missing: install breeze-icon-theme, or say where it is with -DINTRAY_BREEZE.")
endif()

# Adds icons by their names, such as actions/16/dialog-ok, as :/breeze/dialog-ok.svg.
function(intray_add_icons target)
    set(kept ${CMAKE_CURRENT_BINARY_DIR}/breeze)
    set(files)
    foreach(icon ${ARGN})
        get_filename_component(name ${icon} NAME)
        configure_file(${INTRAY_BREEZE}/${icon}.svg ${kept}/${name}.svg COPYONLY)
        list(APPEND files ${kept}/${name}.svg)
    endforeach()
    qt_add_resources(${target} breeze PREFIX /breeze BASE ${kept} FILES ${files})
endfunction()
