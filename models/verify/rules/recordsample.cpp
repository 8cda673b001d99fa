// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/recordsample.h"

namespace intray {

RecordSample::RecordSample(qsizetype most)
    : m_most(most)
{
}

void RecordSample::add(const QStringList &fields, const QStringList &values)
{
    if (fields.size() > m_fields.size()) {
        m_fields = fields;
        m_texts.resize(fields.size());
        m_numbers.resize(fields.size());
    }
    ++m_seen;
    if (m_rows.size() < m_most) {
        m_rows << coded(values);
        return;
    }
    const auto place = qsizetype(m_chance() % quint64(m_seen));
    if (place < m_most)
        m_rows[place] = coded(values);
}

QList<int> RecordSample::coded(const QStringList &values)
{
    QList<int> row(values.size(), nothing);
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (values.at(i).trimmed().isEmpty())
            continue;
        auto &numbers = m_numbers[i];
        const auto known = numbers.constFind(values.at(i));
        if (known != numbers.constEnd()) {
            row[i] = *known;
            continue;
        }
        row[i] = int(m_texts.at(i).size());
        numbers.insert(values.at(i), row.at(i));
        m_texts[i] << values.at(i);
    }
    return row;
}

QList<int> RecordSample::column(qsizetype field) const
{
    QList<int> column;
    column.reserve(m_rows.size());
    for (const QList<int> &row : m_rows)
        column << (field < row.size() ? row.at(field) : nothing);
    return column;
}

int RecordSample::valueOf(qsizetype field, const QString &text) const
{
    return m_numbers.at(field).value(text, nothing);
}

} // namespace intray
