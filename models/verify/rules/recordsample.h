// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <random>

namespace intray {

/// At most so many records, each as likely as any other (J. S. Vitter's algorithm R, 1985), with
/// their values as numbers, so that columns can be held against each other. The same records give
/// the same sample. Any one thread.
class RecordSample
{
public:
    explicit RecordSample(qsizetype most = 20'000);

    static constexpr int nothing = -1;

    /// The values in the order of fields(); empty ones are nothing.
    void add(const QStringList &fields, const QStringList &values);

    const QStringList &fields() const { return m_fields; }
    qsizetype size() const { return m_rows.size(); }
    /// The numbers of a field's values, record by record.
    QList<int> column(qsizetype field) const;
    int distinct(qsizetype field) const { return int(m_texts.at(field).size()); }
    QString text(qsizetype field, int value) const { return m_texts.at(field).value(value); }
    /// The value's number; nothing if it does not occur.
    int valueOf(qsizetype field, const QString &text) const;

private:
    QList<int> coded(const QStringList &values);

    qsizetype m_most;
    qint64 m_seen = 0;
    std::mt19937_64 m_chance{20261122};
    QStringList m_fields;
    QList<QList<int>> m_rows;
    QList<QStringList> m_texts;
    QList<QHash<QString, int>> m_numbers;
};

} // namespace intray
