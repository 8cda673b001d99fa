// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvwriter.h"

#include "queue/utf8text.h"
#include "transfer/formulaguard.h"

#include <algorithm>
#include <array>
#include <utility>

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

/// Bytes that need quotes, or begin a cell for some spreadsheet.
constexpr std::array<bool, 256> makeSpecial()
{
    std::array<bool, 256> special{};
    for (const unsigned char c : {',', '"', ';', '\t', '\n', '\r'})
        special[c] = true;
    return special;
}
constexpr std::array<bool, 256> special = makeSpecial();

/// Bytes that may lead a formula, or begin what nobody sees in front of one.
constexpr std::array<bool, 256> makeLeading()
{
    std::array<bool, 256> leading{};
    for (const unsigned char c : {' ', '=', '+', '-', '@', '\'', '\x7F'})
        leading[c] = true;
    for (const unsigned char c : {0xC2, 0xCD, 0xD8, 0xDC, 0xE1, 0xE2, 0xE3, 0xEF})
        leading[c] = true;
    for (unsigned char c = 0; c < 0x20; ++c)
        leading[c] = true;
    return leading;
}
constexpr std::array<bool, 256> leading = makeLeading();

/// Whether the bytes need neither quotes nor a guard, which nearly all values do not.
bool isPlain(QByteArrayView text)
{
    if (text.isEmpty() || text.back() == ' ' || leading[static_cast<unsigned char>(text.front())])
        return false;
    const char *end = text.data() + text.size();
    for (const char *at = text.data(); at != end; ++at)
        if (special[static_cast<unsigned char>(*at)])
            return false;
    return true;
}

} // namespace

CsvWriter::CsvWriter(QIODevice &device)
    : m_device(device)
{
}

void CsvWriter::setMissing(const QString &mark)
{
    m_missing = mark;
    m_missingUtf8 = mark.toUtf8();
}

void CsvWriter::writeRow(const QStringList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (i > 0)
            m_buffer += ',';
        writeValue(values.at(i));
    }
    endRow();
}

void CsvWriter::endRow()
{
    m_buffer += "\r\n";
    if (m_buffer.size() > bufferBytes)
        flush();
}

void CsvWriter::writeCells(const QList<Cell> &cells)
{
    bool isFirst = true;
    for (const Cell &cell : cells) {
        if (!std::exchange(isFirst, false))
            m_buffer += ',';
        writeCell(cell);
    }
    endRow();
}

void CsvWriter::writeCell(const Cell &cell)
{
    switch (cell.kind) {
    case Cell::Kind::Missing:
        m_buffer += m_missingUtf8;
        break;
    case Cell::Kind::Text:
        writeText(cell.text);
        break;
    case Cell::Kind::Json:
        writeText(shownJson(cell.text));
        break;
    }
}

void CsvWriter::writeText(QByteArrayView text)
{
    if (isPlain(text) && text != QByteArrayView(m_missingUtf8))
        m_buffer.append(text.data(), text.size());
    else
        writeValue(textOfUtf8(text));
}

void CsvWriter::writeValue(const QString &value)
{
    if (value.isNull()) {
        m_buffer += m_missingUtf8;
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
