// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/accesswords.h"

#include "transfer/writeback/samevalue.h"

#include <QCoreApplication>
#include <QDateTime>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WriteBack)
};

/// Access reads a constant as a Double, which keeps so many digits.
constexpr qsizetype digitsOfDouble = 15;

bool isText(const AccessColumn &column)
{
    return column.type == u"Text"_s || column.type == u"Memo"_s;
}

bool isWhole(const AccessColumn &column)
{
    return column.type == u"Byte"_s || column.type == u"Integer"_s ||
           column.type == u"Long Integer"_s;
}

bool isNumeric(const AccessColumn &column)
{
    return isWhole(column) || column.type == u"Single"_s || column.type == u"Double"_s ||
           column.type == u"Currency"_s || column.type == u"Numeric"_s;
}

/// In quotes, with codes for what would begin another line.
QString textConstant(const QString &text)
{
    QStringList parts;
    QString plain;
    for (const QChar letter : text) {
        if (letter >= u' ') {
            plain += letter == u'"' ? u"\"\""_s : QString(letter);
            continue;
        }
        if (!plain.isEmpty())
            parts << u'"' + std::exchange(plain, {}) + u'"';
        parts << u"Chr(%1)"_s.arg(letter.unicode());
    }
    if (!plain.isEmpty() || parts.isEmpty())
        parts << u'"' + plain + u'"';
    return parts.join(u" & "_s);
}

AccessWords::Said unfit(const AccessColumn &column, const QString &text)
{
    return tl::unexpected(Words::tr("“%1” does not fit the column “%2” of the type %3.")
                              .arg(text.left(100), column.name, column.type));
}

AccessWords::Said number(const AccessColumn &column, const QString &text)
{
    QString digits = text.section(u'e', 0, 0, QString::SectionCaseInsensitiveSeps);
    digits.removeIf([](QChar c) { return !c.isDigit(); });
    const bool fits =
        isNumber(text) && digits.size() <= digitsOfDouble &&
        (!isWhole(column) || text.trimmed().toLongLong() != 0 || text.trimmed() == u"0"_s);
    if (!fits)
        return unfit(column, text);
    return column.type == u"Single"_s ? u"CSng(%1)"_s.arg(text.trimmed()) : text.trimmed();
}

AccessWords::Said moment(const AccessColumn &column, const QString &text)
{
    const QDateTime at = QDateTime::fromString(QString(text).replace(u' ', u'T'), Qt::ISODate);
    if (!at.isValid() || at.timeSpec() != Qt::LocalTime || at.date().year() < 100 ||
        at.date().year() > 9999)
        return unfit(column, text);
    const bool isDay = !text.contains(u':');
    return at.toString(isDay ? u"'#'yyyy-MM-dd'#'"_s : u"'#'yyyy-MM-dd HH:mm:ss'#'"_s);
}

} // namespace

AccessWords::Said AccessWords::quoted(const QString &name)
{
    for (const QChar letter : name)
        if (letter < u' ' || u"[]"_s.contains(letter))
            return tl::unexpected(
                Words::tr("The name “%1” cannot be written in Access SQL.").arg(name));
    return u'[' + name + u']';
}

AccessWords::Said AccessWords::constant(const AccessColumn &column, const QString &text)
{
    if (!column.isReadable())
        return unfit(column, text);
    if (isText(column))
        return textConstant(text);
    if (column.type == u"Boolean"_s) {
        const QString truth = truthOf(text);
        return truth == u"1"_s   ? Said(u"True"_s)
               : truth == u"0"_s ? Said(u"False"_s)
                                 : unfit(column, text);
    }
    if (column.type.startsWith(u"DateTime"_s))
        return moment(column, text);
    return isNumeric(column) ? number(column, text) : unfit(column, text);
}

AccessWords::Said AccessWords::is(const AccessColumn &column, const QString &text)
{
    return quoted(column.name).and_then([&](const QString &name) -> Said {
        if (text.isNull())
            return name + u" IS NULL"_s;
        return constant(column, text).map([&](const QString &value) {
            if (isText(column))
                return u"StrComp(%1, %2, 0) = 0"_s.arg(name, value);
            if (column.type.startsWith(u"DateTime"_s))
                return u"DateDiff(\"s\", %1, %2) = 0"_s.arg(name, value);
            return u"%1 = %2"_s.arg(name, value);
        });
    });
}

AccessWords::Said AccessWords::becomes(const AccessColumn &column, const QString &text)
{
    return quoted(column.name).and_then([&](const QString &name) -> Said {
        if (text.isNull())
            return name + u" = NULL"_s;
        return constant(column, text).map([&](const QString &value) {
            return u"%1 = %2"_s.arg(name, value);
        });
    });
}

} // namespace intray
