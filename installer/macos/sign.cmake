# SPDX-License-Identifier: GPL-3.0-or-later
# Signs the bundle once Qt's libraries are in it, if INTRAY_CODESIGN_IDENTITY names an identity of the keychain. The
# image is to be notarised afterwards: xcrun notarytool submit FILE --wait, then xcrun stapler staple FILE.
if(DEFINED ENV{INTRAY_CODESIGN_IDENTITY})
    execute_process(COMMAND codesign --force --deep --options runtime --timestamp --entitlements "${INTRAY_ENTITLEMENTS}"
        --sign "$ENV{INTRAY_CODESIGN_IDENTITY}" "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/Intray.app" COMMAND_ERROR_IS_FATAL ANY)
endif()
