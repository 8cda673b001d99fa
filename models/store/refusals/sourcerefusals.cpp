// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/sourcerefusals.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

Error sourceRefused(const QString &words, int line)
{
    const QString sentence =
        line > 0 ? say(QT_TRANSLATE_NOOP("Store", "The database does not accept the query (line "
                                                  "%2): %1. It must be one SELECT."))
                       .arg(words)
                       .arg(line)
                 : say(QT_TRANSLATE_NOOP("Store", "The database does not accept the query: %1. It "
                                                  "must be one SELECT."))
                       .arg(words);
    return {Error::Kind::Invalid, sentence, {}};
}

Error sourceWithoutKey(const QStringList &columns)
{
    return {
        Error::Kind::Invalid,
        say(QT_TRANSLATE_NOOP(
                "Store", "The query has no column named \"key\". Give this name to the column that "
                         "identifies a record: SELECT id AS key, ... (its columns are: %1)"))
            .arg(columns.join(QStringLiteral(", "))),
        {}};
}

Error sourceWithNullKeys()
{
    return {Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP("Store", "The query finds rows without a key: the column \"key\" "
                                           "must never be empty (NULL).")),
            {}};
}

static Error sourceLacksRights(const QString &words, const QString &role)
{
    return {
        Error::Kind::Invalid,
        say(QT_TRANSLATE_NOOP("Store", "The query is not allowed to read: %1. An administrator of "
                                       "the database allows it with GRANT SELECT ON table TO %2."))
            .arg(words, role),
        {}};
}

Error sourceFailed(const QString &words, const QString &code, int line)
{
    static const QStringList mariadbRights{QStringLiteral("1142"), QStringLiteral("1143"),
                                           QStringLiteral("1370")};
    if (code == QStringLiteral("42501"))
        return sourceLacksRights(words, QStringLiteral("intray_source"));
    if (mariadbRights.contains(code))
        return sourceLacksRights(words, QStringLiteral("'intray_source'@'localhost'"));
    return sourceRefused(words, line);
}

// "ERROR:  words\nLINE 3: ...", "words at line 3 ...": only the words say where. Our own text
// stands on the first line.
Error sourceFailed(const Error &failed)
{
    static const QRegularExpression parts(QStringLiteral("^(?:ERROR: *)?(.*)"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression lines(QStringLiteral("(?:LINE|at line) (\\d+)"));
    const QString words = parts.match(failed.detail.section(u'\n', 0, 0)).captured(1).trimmed();
    const int line = lines.match(failed.detail).captured(1).toInt();
    return sourceFailed(words, failed.code, std::max(0, line - 1));
}

} // namespace intray
