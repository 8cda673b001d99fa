# SPDX-License-Identifier: GPL-3.0-or-later
# What Intray is called to the outside, in one place. Whoever publishes it names their own home and address; until then
# both say that nobody has: example.org belongs to no one.
set(INTRAY_APP_ID "io.github.intray.Intray")
set(INTRAY_HOME "https://intray.example.org" CACHE STRING "The home page; the metadata's pictures are below it in pictures/")
set(INTRAY_MAINTAINER "Unpublished build of Intray <nobody@example.org>" CACHE STRING "Who answers for the packages, with an address")
set(INTRAY_SUMMARY "Desk for records that people verify one by one")
set(INTRAY_COPYRIGHT "2026 The Intray developers")
set(INTRAY_RELEASE_DATE "2026-11-21") # of this version; the changelogs, metadata and man pages bear it
set(INTRAY_DEBIAN_REVISION "0intray1") # below any that Debian itself would give
