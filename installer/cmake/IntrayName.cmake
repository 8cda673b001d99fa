# SPDX-License-Identifier: GPL-3.0-or-later
# What Intray is called to the outside, in one place. Whoever publishes it puts in their own home and address.
set(INTRAY_APP_ID "io.github.intray.Intray")
set(INTRAY_HOME "https://intray.example.org" CACHE STRING "Where Intray is at home; its pictures lie below in pictures/")
set(INTRAY_MAINTAINER "The Intray developers <intray@example.org>" CACHE STRING "Who answers for the packages")
set(INTRAY_SUMMARY "Desk for records that people verify one by one")
set(INTRAY_COPYRIGHT "2026 The Intray developers")
set(INTRAY_RELEASE_DATE "2026-11-21") # of this version; the changelogs, metadata and man pages bear it
set(INTRAY_DEBIAN_REVISION "0intray1") # below any that Debian itself would give
