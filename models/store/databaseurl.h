// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QString>

namespace intray {

/// Names a database, as on the command line: "sqlite:PATH" (a bare path is one too). Never holds a
/// password.
class DatabaseUrl
{
public:
    /// Invalid with a sentence for text that names no database Intray knows.
    static Outcome<DatabaseUrl> fromText(const QString &text);
    static DatabaseUrl sqlite(const QString &path);
    /// The file in the user's data folder that both programs use when nothing else is said.
    static DatabaseUrl embeddedDefault();

    QString path() const { return m_path; } ///< The file's absolute path.
    QString text() const;                   ///< "sqlite:PATH", safe to store, show and log.
    QString displayName() const;            ///< The file's name.

    bool operator==(const DatabaseUrl &) const = default;

private:
    QString m_path;
};

} // namespace intray
