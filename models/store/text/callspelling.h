// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// What is refused of a value that a verb is given (callrules.cpp).
enum class Is {
    Nested,     ///< Deeper than so many levels.
    Unreadable, ///< With a number that is outside of what programs read.
    Missing,
    LongerThan,    ///< In letters; nothing is not.
    NoName,        ///< Nothing, or not of 1 to so many letters.
    HeavierThan,   ///< In bytes; refused as odd.
    NoArray,       ///< Or nothing.
    NoObject,      ///< Or nothing.
    Above,         ///< Nothing is not.
    Below,         ///< Or nothing.
    Outside,       ///< Of what is between, both included; nothing is not.
    OutsideOrNone, ///< The same, or nothing.
    // Of a list, or of what a member of each of its objects is; each has to have it.
    More, ///< Than so many.
    // Of a member of an object; refused as too many fields.
    MoreNames,   ///< In a list.
    MoreMembers, ///< In an object.
    NotWhole,    ///< One that is no whole number above zero, written out.
    NotNumber,   ///< One that is no whole number, written out.
    NotText,     ///< One that is no text.
    NotUuid,     ///< One that is no UUID.
    NotObject,   ///< One that is no object.
    Twice,       ///< One that stands there already.
    NamedTwice,  ///< An object, or that member of one, with a name that stands there already;
                 ///< refused as no record.
};

/// A condition in both languages. %1 is the value, or the list of what a member is; %2 and %3 are
/// the bounds; %4 is the list that was given, on MariaDB as a table whose column is `one`. %7 is
/// the JSON as it was written, on PostgreSQL, which reads it into another form. Empty: the function
/// itself looks.
struct CallSpelling
{
    QString postgresql;
    QString mariadb;
};

CallSpelling spellingOf(Is refused, const char *member);

} // namespace intray
