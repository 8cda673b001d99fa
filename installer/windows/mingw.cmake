# SPDX-License-Identifier: GPL-3.0-or-later
# Windows from Debian: the cross compiler, and the folder that "make windows-sdk" filled. INTRAY_WINDOWS_SDK names it.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# What is found for Windows is in the kit; what runs during the build is this machine's.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES INTRAY_WINDOWS_SDK)
if(NOT INTRAY_WINDOWS_SDK)
    # Kept, because a build that configures itself anew need not have the variable.
    set(INTRAY_WINDOWS_SDK "$ENV{INTRAY_WINDOWS_SDK}" CACHE PATH "The kit for Windows" FORCE)
endif()
set(CMAKE_FIND_ROOT_PATH ${INTRAY_WINDOWS_SDK}/root /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
