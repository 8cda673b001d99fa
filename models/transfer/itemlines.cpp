// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/itemwriter.h"
#include "transfer/transferfile.h"

#include <QJsonDocument>

#include <algorithm>

namespace intray {

ItemLines::ItemLines(const ExportOptions &options, const ExportFields &fields, QSaveFile &file)
    : m_options(options)
    , m_file(file)
{
    for (const Field &field : fields.all())
        m_places.insert(field.name.toUtf8(), m_places.size());
}

void ItemLines::addName(const char *name)
{
    m_lines += m_lines.endsWith('{') ? "\"" : ",\"";
    m_lines += name;
    m_lines += "\":";
}

/// Those that were chosen, else the queue's and behind them what only this record has, each once.
QList<NamedCell> ItemLines::wanted(const QList<NamedCell> &fields) const
{
    QList<std::pair<qsizetype, NamedCell>> placed;
    for (const NamedCell &field : fields) {
        const QByteArray name = QByteArray::fromRawData(field.name.data(), field.name.size());
        const qsizetype place = m_places.value(name, m_places.size());
        if (place < m_places.size() || m_options.fields.isEmpty())
            placed << std::pair(place, field);
    }
    std::stable_sort(placed.begin(), placed.end(), [](const auto &one, const auto &other) {
        return one.first == other.first ? one.second.name < other.second.name
                                        : one.first < other.first;
    });
    QList<NamedCell> wanted;
    for (const auto &[place, field] : std::as_const(placed))
        wanted << field;
    return wanted;
}

void ItemLines::addRecord(const char *name, QByteArrayView json)
{
    addName(name);
    const QList<NamedCell> fields = wanted(m_text.read(json));
    bool isFirst = true;
    m_lines += '{';
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (i + 1 < fields.size() && fields.at(i).name == fields.at(i + 1).name)
            continue; // the last one counts
        if (!std::exchange(isFirst, false))
            m_lines += ',';
        appendJsonText(m_lines, fields.at(i).name);
        m_lines += ':';
        appendJson(m_lines, fields.at(i).cell);
    }
    m_lines += '}';
}

void ItemLines::addReasons(QJsonObject reasons)
{
    if (!m_options.fields.isEmpty())
        for (const QString &field : reasons.keys())
            if (!m_options.fields.contains(field))
                reasons.remove(field);
    if (reasons.isEmpty())
        return;
    addName("missing");
    m_lines += QJsonDocument(reasons).toJson(QJsonDocument::Compact);
}

void ItemLines::write(const StoredItem &item)
{
    const bool isBoth = m_options.record == ExportedRecord::Both;
    m_lines += '{';
    if (isBoth)
        addRecord("current", item.record());
    if (m_options.withEndings) {
        addName("finished_at");
        appendJson(m_lines, Cell::ofText(item.finishedAt));
        addName("finished_by");
        appendJson(m_lines, Cell::ofText(item.finishedBy));
    }
    addName("key");
    appendJsonText(m_lines, item.key);
    if (m_options.writesReasons())
        addReasons(item.reasons());
    if (isBoth)
        addRecord("original", item.imported);
    if (m_options.withEndings) {
        addName("passed");
        m_lines += item.hasPassed() ? "true" : "false";
    }
    addName("priority");
    m_lines += QByteArray::number(item.priority);
    if (!isBoth)
        addRecord("record", item.record());
    addName("state");
    appendJsonText(m_lines, item.state);
    m_lines += "}\n";
    ++m_written;
}

Outcome<Done> ItemLines::flush()
{
    if (m_file.write(m_lines) != m_lines.size())
        return tl::unexpected<Error>(writeError(m_file, m_options.file));
    m_lines.resize(0);
    return Done();
}

} // namespace intray
