// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/plainpattern.h"

#include "queue/plainletters.h"

namespace intray {

// GLOB of SQLite takes a set for any one of its characters; elsewhere it is a regular expression.
static QString literal(Dialect dialect, QChar c)
{
    if (dialect == Dialect::Sqlite)
        return QStringLiteral("*?[").contains(c) ? u'[' + QString(c) + u']' : QString(c);
    const bool isSign = c.unicode() > u' ' && c.unicode() < 0x7f && !c.isLetterOrNumber();
    return isSign ? u'\\' + QString(c) : QString(c);
}

QString plainPattern(Dialect dialect, const QString &plain)
{
    if (plain.isEmpty())
        return QStringLiteral("");
    QString pattern;
    for (const QChar c : plain) {
        const QString letters = lettersLike(c);
        pattern += letters.size() > 1 ? u'[' + letters + u']' : literal(dialect, c);
    }
    return dialect == Dialect::Sqlite ? u'*' + pattern + u'*' : pattern;
}

} // namespace intray
