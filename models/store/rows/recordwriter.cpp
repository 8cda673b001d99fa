// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/recordwriter.h"

#include "store/rows/rows.h"

#include <algorithm>

namespace intray {

namespace {

constexpr char16_t firstPrintable = 0x20;
constexpr char16_t firstBeyondAscii = 0x80;

/// What Qt writes for a character that cannot stand in JSON as it is.
void appendEscape(QString &json, char16_t c)
{
    static constexpr std::u16string_view letters = u"btnvfr"; // from 8 on; v has none
    json += u'\\';
    if (c == u'"' || c == u'\\')
        json += QChar(c);
    else if (c >= 8 && c <= 13 && c != 11)
        json += QChar(letters[c - 8]);
    else
        json += QStringLiteral("u%1").arg(c, 4, 16, QLatin1Char('0'));
}

bool needsEscape(QChar c)
{
    return c < QChar(firstPrintable) || c == u'"' || c == u'\\';
}

bool isAscii(const QString &text)
{
    char16_t all = 0;
    for (const QChar c : text)
        all |= c.unicode();
    return all < firstBeyondAscii;
}

/// As foldedForSearch(), which has nothing else to do with such a text.
void foldAscii(QString &text)
{
    for (QChar &c : text)
        if (c >= u'A' && c <= u'Z')
            c = QChar(c.unicode() + (u'a' - u'A'));
}

} // namespace

void appendJson(QString &json, QStringView text)
{
    json += u'"';
    while (!text.isEmpty()) {
        const auto odd = std::ranges::find_if(text, needsEscape);
        const qsizetype plain = odd - text.begin();
        json += text.first(plain);
        if (odd != text.end())
            appendEscape(json, odd->unicode());
        text = text.sliced(std::min(plain + 1, text.size()));
    }
    json += u'"';
}

RecordWriter::RecordWriter(const QStringList &fields)
    : m_fields(fields)
{
    Record record; // only to learn the order in which Qt writes its fields
    for (const QString &field : fields)
        record.insert(field, QString());
    for (const QString &field : record.keys()) {
        QString name(m_inOrder.isEmpty() ? u'{' : u',');
        appendJson(name, field);
        m_inOrder << Field{fields.indexOf(field), name + u':'};
    }
}

std::optional<WrittenRecord> RecordWriter::write(const Value &value) const
{
    WrittenRecord written{m_fields, {}, {}};
    written.json.reserve(512);
    written.search.reserve(512);
    for (const Field &field : m_inOrder) {
        const auto text = value(field.place);
        if (!text)
            continue;
        written.json += field.name;
        if (written.json.front() == u',')
            written.json.front() = u'{';
        appendJson(written.json, *text);
        written.search += u'\n';
        written.search += *text;
    }
    written.json += written.json.isEmpty() ? QStringLiteral("{}") : QStringLiteral("}");
    if (written.search.contains(QChar(u'\0')))
        return std::nullopt;
    if (isAscii(written.search))
        foldAscii(written.search);
    else if (written.search.isValidUtf16())
        written.search = foldedForSearch(written.search);
    else
        return std::nullopt;
    return written;
}

} // namespace intray
