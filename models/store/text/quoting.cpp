// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/quoting.h"

namespace intray {

using namespace Qt::StringLiterals;

QString quotedName(Dialect dialect, const QString &name)
{
    const QChar mark = dialect == Dialect::Mariadb ? u'`' : u'"';
    return mark + QString(name).replace(mark, QString(2, mark)) + mark;
}

QString quotedName(Dialect dialect, const TableName &name)
{
    const QString table = quotedName(dialect, name.table);
    if (dialect == Dialect::Sqlite && name.schema.isEmpty())
        return u"\"main\"."_s + table; // the file itself, whatever else is attached
    return name.schema.isEmpty() ? table : quotedName(dialect, name.schema) + u'.' + table;
}

// On MariaDB the session's sql_mode says what a backslash means, so none is written.
QString quotedText(Dialect dialect, const QString &text)
{
    if (dialect == Dialect::Mariadb)
        return u"CONVERT(X'%1' USING utf8mb4)"_s.arg(QString::fromLatin1(text.toUtf8().toHex()));
    return u'\'' + QString(text).replace(u'\'', u"''"_s) + u'\'';
}

} // namespace intray
