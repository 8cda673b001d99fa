// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recordkey.h"

#include "transfer/exportcolumns.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordKey)
};

constexpr qsizetype longestGuessedPart = 100;

QString joined(const CsvRow &row, const QList<qsizetype> &indexes)
{
    QString key;
    for (const qsizetype index : indexes) {
        const QStringView part = row.at(index).trimmed();
        if (part.isEmpty())
            return {};
        if (!key.isEmpty())
            key += u'-';
        key += part;
    }
    return key;
}

QString hashOf(const CsvRow &row)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (qsizetype i = 0; i < row.size(); ++i) {
        const QByteArray value = row.at(i).toUtf8();
        hash.addData(QByteArray::number(value.size()) + ':' + value);
    }
    return QString::fromLatin1(hash.result().toHex().left(32));
}

/// Whether a column may be part of a key: never blank, and short, as names and numbers are.
bool canBeKey(const TableSample &sample, qsizetype column)
{
    const auto isFit = [column](const CsvRow &row) {
        const QStringView value = row.at(column).trimmed();
        return !value.isEmpty() && value.size() <= longestGuessedPart && !value.contains(u'\n');
    };
    return std::all_of(sample.rows.begin(), sample.rows.end(), isFit);
}

bool isUnique(const TableSample &sample, const QList<qsizetype> &indexes)
{
    QSet<QString> seen;
    seen.reserve(sample.rows.size());
    for (const CsvRow &row : sample.rows) {
        const QString key = joined(row, indexes);
        if (seen.contains(key))
            return false;
        seen.insert(key);
    }
    return true;
}

QList<qsizetype> fitColumns(const TableSample &sample)
{
    QList<qsizetype> fit;
    for (qsizetype i = 0; i < sample.columns.size(); ++i)
        if (canBeKey(sample, i))
            fit << i;
    return fit;
}

} // namespace

QStringList guessKey(const TableSample &sample)
{
    if (sample.columns.contains(exportKeyColumn()))
        return {exportKeyColumn()};
    const QList<qsizetype> fit = fitColumns(sample);
    for (const qsizetype column : fit)
        if (isUnique(sample, {column}))
            return {sample.columns.at(column)};
    for (qsizetype i = 0; i < fit.size(); ++i)
        for (qsizetype j = i + 1; j < fit.size(); ++j)
            if (isUnique(sample, {fit.at(i), fit.at(j)}))
                return {sample.columns.at(fit.at(i)), sample.columns.at(fit.at(j))};
    return {};
}

Outcome<RecordKey> RecordKey::fromColumns(const QStringList &columns, const QStringList &keyColumns)
{
    RecordKey key;
    QStringList unknown;
    for (const QString &name : keyColumns) {
        const qsizetype index = columns.indexOf(name);
        if (index < 0)
            unknown << name;
        key.m_columns << name;
        key.m_indexes << index;
    }
    if (!unknown.isEmpty())
        return failure(
            Error::Kind::Invalid,
            Words::tr("The key is made of columns that the file does not have: %1. The file has: "
                      "%2.")
                .arg(unknown.join(QStringLiteral(", ")), columns.join(QStringLiteral(", "))));
    return key;
}

QString RecordKey::of(const CsvRow &row) const
{
    return m_indexes.isEmpty() ? hashOf(row) : joined(row, m_indexes);
}

QString RecordKey::blankColumn(const CsvRow &row) const
{
    for (qsizetype i = 0; i < m_indexes.size(); ++i)
        if (row.at(m_indexes.at(i)).trimmed().isEmpty())
            return m_columns.at(i);
    return {};
}

} // namespace intray
