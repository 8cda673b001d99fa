// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/accesscolumn.h"

#include "store/other/valuetexts.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QSet>
#include <QVariant>

namespace intray {

namespace {

constexpr int digitsOfSingle = 7;

/// mdbtools writes eight digits, one more than a single has.
QString textOfSingle(double number)
{
    return shortestText(QString::number(number, 'g', digitsOfSingle).toDouble());
}

/// Dates that mdbtools cannot compute it writes as the 0th of January 1900.
std::optional<QString> textOfDate(const QString &text)
{
    const bool isDate = QDate::fromString(text, Qt::ISODate).isValid() && text.size() == 10;
    const bool isTime = QDateTime::fromString(text, Qt::ISODate).isValid();
    return isDate || isTime ? std::optional(text) : std::nullopt;
}

} // namespace

bool AccessColumn::isReadable() const
{
    static const QSet<QString> readable{
        QStringLiteral("Boolean"),        QStringLiteral("Byte"),
        QStringLiteral("Integer"),        QStringLiteral("Long Integer"),
        QStringLiteral("Currency"),       QStringLiteral("Single"),
        QStringLiteral("Double"),         QStringLiteral("DateTime"),
        QStringLiteral("Text"),           QStringLiteral("Memo"),
        QStringLiteral("Numeric"),        QStringLiteral("Memo/Hyperlink"),
        QStringLiteral("Replication ID"), QStringLiteral("DateTime (Short)")};
    return readable.contains(type) && !isCalculated;
}

QList<AccessColumn> accessColumnsIn(const QList<QByteArray> &schema)
{
    static const QRegularExpression line(
        QStringLiteral("^\\t\\[(.*)\\]\\t+(.*?)(?: \\([0-9, ]+\\))?(?: NOT NULL)?,? *$"));
    QList<AccessColumn> columns;
    for (const QByteArray &text : schema) {
        const auto match = line.match(QString::fromUtf8(text));
        if (match.hasMatch())
            columns << AccessColumn{match.captured(1), match.captured(2).trimmed()};
    }
    return columns;
}

void addProperties(QList<AccessColumn> &columns, const QList<QByteArray> &properties)
{
    QString name;
    for (const QByteArray &line : properties) {
        if (line.startsWith("name: "))
            name = QString::fromUtf8(line.mid(6));
        if (!line.startsWith("\tExpression: "))
            continue;
        for (AccessColumn &column : columns)
            column.isCalculated |= column.name == name;
    }
}

std::optional<QString> textOf(const AccessColumn &column, const QJsonValue &value)
{
    if (column.type == u"Single" && value.isDouble())
        return textOfSingle(value.toDouble());
    if (column.type.startsWith(u"DateTime"))
        return textOfDate(value.toString());
    if (value.isDouble() && value.toVariant().typeId() == QMetaType::Double)
        return shortestText(value.toDouble());
    return value.toVariant().toString().remove(QChar(u'\0')); // a zero byte is in no text
}

bool mayLackCharacters(const AccessColumn &column, const QString &text)
{
    const bool isText = column.type == u"Text" || column.type.startsWith(u"Memo");
    return isText &&
           (text.contains(QStringLiteral("??")) || text.contains(QChar::ReplacementCharacter));
}

} // namespace intray
