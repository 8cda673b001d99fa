// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/othervalues.h"

#include <QLocale>

#include <algorithm>
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

QString quoted(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', u"''"_s) + u'\'';
}

/// In PostgreSQL's way, which means the same in every session.
QString escaped(const QString &text)
{
    QString result;
    for (const QChar letter : text) {
        if (letter == u'\\')
            result += u"\\\\"_s;
        else if (letter < u' ')
            result += u"\\x%1"_s.arg(letter.unicode(), 2, 16, QChar(u'0'));
        else
            result += letter;
    }
    return result;
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

// What begins another line is not written as it is, because programs that run scripts read lines
// and change their ends; nor is a backslash where a session's settings say what it means.
QString WrittenValues::text(const QString &value) const
{
    const auto isPlain = [this](QChar letter) {
        return letter >= u' ' && (letter != u'\\' || m_dialect == Dialect::Sqlite);
    };
    if (std::all_of(value.begin(), value.end(), isPlain))
        return quoted(value);
    if (m_dialect == Dialect::Postgresql)
        return u'E' + escaped(quoted(value));
    QStringList parts;
    for (qsizetype at = 0; at < value.size();) {
        const auto *end = std::find_if_not(value.begin() + at, value.end(), isPlain);
        if (const qsizetype length = end - value.begin() - at; length > 0) {
            parts << quoted(value.mid(at, length));
            at += length;
        } else {
            parts << code(value.at(at++));
        }
    }
    return m_dialect == Dialect::Mariadb ? u"CONCAT("_s + parts.join(u", "_s) + u')'
                                         : u'(' + parts.join(u" || "_s) + u')';
}

QString WrittenValues::code(QChar letter) const
{
    return m_dialect == Dialect::Mariadb ? u"CHAR(%1 USING utf8mb4)"_s.arg(letter.unicode())
                                         : u"char(%1)"_s.arg(letter.unicode());
}

} // namespace intray
