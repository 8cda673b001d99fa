// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

#include <map>

namespace intray {

/// The steps of a verb with one text on SQLite: each runs a statement, which is given what is known
/// by then, by name. What the verb is given is known from the beginning, with :user and :now.
/// Throws SqlFailure.
class VerbSteps
{
public:
    VerbSteps(const Writing &writing, const Bindings &given);

    /// What servers refuse of all verbs because a history that everybody reads is not for it.
    std::optional<Error> tooLong() const;
    /// The columns of the first row are known from here on; NULL if there is none. Says whether
    /// there is one, and :is_found does.
    bool find(const char *statement);
    /// The same, but for :is_found.
    void let(const char *statement);
    bool isTrue(const char *statement) const; ///< Whether it has a row.
    qint64 number(const char *statement) const;
    /// The refusal that it has as a row, JSON as servers answer it.
    std::optional<Error> refusal(const char *statement) const;
    void change(const char *statement) const;
    /// Says whether it changed anything, and :is_found does.
    bool write(const char *statement);
    /// Adds a row whose number is known by this name from here on.
    void add(const char *statement, const char *number);
    void know(const char *name, const QVariant &value) { m_known[name] = value; }
    QList<qint64> numbersIn(const char *list) const; ///< The smallest first.
    /// The steps of a part, which is given the columns of the row.
    VerbSteps given(const char *statement) const;
    void findRules(const char *about, const char *statement) const;
    void tellRules(const char *about, const char *statement) const;
    template <typename Read>
    auto first(const char *statement, Read read) const
    {
        return m_writing.sql.first(statement, known(), read);
    }

private:
    bool take(SqlAnswer &answer); ///< Knows the columns of its first row.
    Bindings known() const;

    const Writing &m_writing;
    std::map<QByteArray, QVariant> m_known;
};

} // namespace intray
