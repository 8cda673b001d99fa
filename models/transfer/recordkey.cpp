// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recordkey.h"

#include "schema/intraywords.h"
#include "schema/recordschema.h"
#include "transfer/exportcolumns.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QtEndian>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordKey)
};

constexpr QChar joint = u'-';
constexpr QChar escape = u'\\';

/// So that where a value ends cannot be mistaken; the last one ends where the key does.
QString escaped(QStringView part)
{
    QString text;
    for (const QChar c : part) {
        if (c == joint || c == escape)
            text += escape;
        text += c;
    }
    return text;
}

QList<qsizetype> recordColumns(const QStringList &columns)
{
    QList<qsizetype> indexes;
    for (qsizetype i = 0; i < columns.size(); ++i)
        if (!isExportColumn(columns.at(i)))
            indexes << i;
    return indexes;
}

} // namespace

std::optional<QStringList> rememberedKeyOf(const Queue &queue)
{
    if (!intrayWords(queue.recordSchema).contains(QStringLiteral("key")))
        return std::nullopt;
    const auto schema = RecordSchema::fromJson(queue.recordSchema);
    return schema ? std::optional(schema->keyFields()) : std::nullopt;
}

Outcome<RecordKey> RecordKey::fromColumns(const QStringList &columns, const QStringList &keyColumns)
{
    RecordKey key;
    key.m_columns = keyColumns;
    key.m_isExported = keyColumns == QStringList{exportKeyColumn()};
    QStringList unknown;
    for (const QString &name : keyColumns) {
        key.m_indexes << columns.indexOf(name);
        if (key.m_indexes.constLast() < 0)
            unknown << name;
    }
    if (!unknown.isEmpty())
        return failure(
            Error::Kind::Invalid,
            Words::tr("The key is made of columns that the file does not have: %1. The file has: "
                      "%2.")
                .arg(unknown.join(QStringLiteral(", ")), columns.join(QStringLiteral(", "))));
    if (keyColumns.isEmpty())
        key.m_indexes = recordColumns(columns);
    return key;
}

QString RecordKey::of(const CsvRow &row)
{
    if (m_columns.isEmpty())
        return numbered(row);
    return m_isExported ? row.at(m_indexes.constFirst()).toString() : joined(row);
}

QString RecordKey::joined(const CsvRow &row) const
{
    QString key;
    for (qsizetype i = 0; i < m_indexes.size(); ++i) {
        const QStringView part = row.at(m_indexes.at(i)).trimmed();
        if (part.isEmpty())
            return {};
        const bool isLast = i == m_indexes.size() - 1;
        key += isLast ? part.toString() : escaped(part) + joint;
    }
    return key;
}

QString RecordKey::formerOf(const CsvRow &row) const
{
    if (m_columns.size() < 2)
        return {};
    QStringList parts;
    bool isOther = false;
    for (const qsizetype index : m_indexes) {
        const QStringView part = row.at(index).trimmed();
        isOther |=
            index != m_indexes.constLast() && (part.contains(joint) || part.contains(escape));
        parts << part.toString();
    }
    return isOther ? parts.join(joint) : QString();
}

QString RecordKey::numbered(const CsvRow &row)
{
    const QByteArray digest = digestOf(row);
    const int number = ++m_repeated[qFromBigEndian<quint64>(digest.constData())];
    const QString key = QString::fromLatin1(digest.toHex());
    return number == 1 ? key : key + joint + QString::number(number);
}

QByteArray RecordKey::digestOf(const CsvRow &row) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const qsizetype index : m_indexes) {
        const QByteArray value = row.at(index).toUtf8();
        hash.addData(row.isMissing(index) ? "-" : QByteArray::number(value.size()) + ':' + value);
    }
    return hash.result().left(16);
}

QString RecordKey::blankColumn(const CsvRow &row) const
{
    for (qsizetype i = 0; i < m_columns.size(); ++i)
        if (row.at(m_indexes.at(i)).trimmed().isEmpty())
            return m_columns.at(i);
    return {};
}

} // namespace intray
