// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/othervalues.h"

#include "store/adopted/statements.h"

#include <QLocale>

#include <cmath>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

bool isNothing(const QVariant &value)
{
    return value.isNull() || (value.typeId() == QMetaType::QString && value.toString().isNull());
}

/// A number of SQLite's that is read as the same one again; what is no finite number is out of its
/// range.
QString textOfDouble(double number)
{
    if (!std::isfinite(number))
        return number < 0 ? u"-9e999"_s : u"9e999"_s;
    const QString text = QLocale::c().toString(number, 'g', 17).remove(u',');
    return text.contains(u'.') || text.contains(u'e') ? text : text + u".0"_s;
}

} // namespace

QString BoundValues::given(const QVariant &value)
{
    m_names.push_back(":p" + QByteArray::number(qulonglong(m_names.size())));
    m_bindings << Binding{m_names.back().constData(),
                          isNothing(value) ? QVariant(QString()) : value};
    return QString::fromLatin1(m_names.back());
}

QString WrittenValues::given(const QVariant &value)
{
    if (isNothing(value))
        return u"NULL"_s;
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
        return QString::number(value.toLongLong());
    case QMetaType::Double:
        return textOfDouble(value.toDouble());
    default:
        return text(value.toString());
    }
}

// A session's settings say what a backslash means: PostgreSQL has a way to write one that does not
// depend on them, and MariaDB takes the text's bytes.
QString WrittenValues::text(const QString &value) const
{
    const bool hasBackslash = value.contains(u'\\');
    if (m_dialect == Dialect::Mariadb && hasBackslash)
        return quotedText(m_dialect, value);
    const QString quoted = u'\'' + QString(value).replace(u'\'', u"''"_s) + u'\'';
    if (m_dialect == Dialect::Postgresql && hasBackslash)
        return u'E' + QString(quoted).replace(u'\\', u"\\\\"_s);
    return quoted;
}

} // namespace intray
