// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"

#include <QStringList>

namespace intray {

/// The part of a connection that a sentence stands beside.
enum class ConnectionPart { None, File, Source, Host, Port, Database, Login, Password, Encryption };

/// What somebody must change so that this error goes away.
ConnectionPart partToChange(const Error &error, DatabaseUrl::Engine engine);

/// What the database says about itself and about us, one line each: version, who we are there, what
/// we may do, and what should be known before anybody relies on it.
QStringList wordsAbout(const ServerFacts &facts, const DatabaseUrl &url);

/// How the line to the server is protected, in a word or two and as a sentence; both empty where
/// there is no line, or nothing to say because it is encrypted and verified.
struct LineWords
{
    QString mark;
    QString sentence;
};
LineWords wordsAboutLine(const ServerFacts &facts, const DatabaseUrl &url);

} // namespace intray
