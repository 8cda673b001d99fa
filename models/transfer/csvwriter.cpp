// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvwriter.h"

#include "transfer/formulaguard.h"

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype bufferBytes = 64 * 1024;

bool needsQuotes(const QString &value)
{
    const auto isSpecial = [](QChar c) {
        return c == u',' || c == u'"' || c == u'\n' || c == u'\r';
    };
    return value.isEmpty() || value.front() == u' ' || value.back() == u' ' ||
           std::any_of(value.begin(), value.end(), isSpecial);
}

QString quoted(QString value)
{
    return u'"' + value.replace(QStringLiteral("\""), QStringLiteral("\"\"")) + u'"';
}

} // namespace

CsvWriter::CsvWriter(QIODevice &device)
    : m_device(device)
{
}

void CsvWriter::writeRow(const QStringList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (i > 0)
            m_buffer += ',';
        writeValue(values.at(i));
    }
    m_buffer += "\r\n";
    if (m_buffer.size() > bufferBytes)
        flush();
}

void CsvWriter::writeValue(const QString &value)
{
    if (value.isNull()) {
        m_buffer += m_missing.toUtf8();
        return;
    }
    const QString safe = m_guardFormulas ? withGuard(value) : value;
    m_buffer += (needsQuotes(safe) || safe == m_missing ? quoted(safe) : safe).toUtf8();
}

bool CsvWriter::flush()
{
    m_failed = m_failed || m_device.write(m_buffer) != m_buffer.size();
    m_bytesWritten += m_buffer.size();
    m_buffer.resize(0);
    return !m_failed;
}

} // namespace intray
