// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/cell.h"

#include "queue/utf8text.h"
#include "schema/recordschema.h"
#include "transfer/jsonkeys.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace intray {

namespace {

/// Written the same in whichever way, so that nothing need be read.
bool isPlain(QByteArrayView json)
{
    if (json == "true" || json == "false")
        return true;
    const bool isNegative = json.startsWith('-');
    const QByteArrayView digits = json.sliced(isNegative ? 1 : 0);
    const bool isShort = !digits.isEmpty() && digits.size() <= 15;
    return isShort && (digits.front() != '0' || (digits.size() == 1 && !isNegative)) &&
           std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// None: it has a number that a value would not keep.
std::optional<QJsonValue> valueIn(QByteArrayView json)
{
    const QByteArray list = '[' + json.toByteArray() + ']';
    if (!inexactNumber(list).isEmpty())
        return std::nullopt;
    const QJsonDocument read = jsonOfUtf8(list);
    return read.isArray() ? std::optional(read.array().at(0)) : std::nullopt;
}

/// What stands behind the backslash: a letter, 'u' for a code, 0 for what needs none.
constexpr std::array<char, 256> makeEscapes()
{
    std::array<char, 256> escapes{};
    for (int c = 0; c < 0x20; ++c)
        escapes[std::size_t(c)] = 'u';
    escapes['\b'] = 'b';
    escapes['\f'] = 'f';
    escapes['\n'] = 'n';
    escapes['\r'] = 'r';
    escapes['\t'] = 't';
    escapes['"'] = '"';
    escapes['\\'] = '\\';
    return escapes;
}
constexpr std::array<char, 256> escapes = makeEscapes();

char escapeOf(char c)
{
    return escapes[static_cast<unsigned char>(c)];
}

void appendEscaped(QByteArray &line, char c)
{
    line += '\\';
    line += escapeOf(c);
    if (escapeOf(c) == 'u')
        line += QByteArray::number(c, 16).rightJustified(4, '0');
}

} // namespace

QByteArray shownJson(QByteArrayView json)
{
    if (isPlain(json))
        return json.toByteArray();
    const auto value = valueIn(json);
    return value ? RecordSchema::textOf(*value).toUtf8() : json.toByteArray();
}

QByteArray compactJson(QByteArrayView json)
{
    if (isPlain(json))
        return json.toByteArray();
    const auto value = valueIn(json);
    if (!value)
        return json.toByteArray();
    const QByteArray list = QJsonDocument(QJsonArray{*value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

bool isSameCell(const Cell &one, const Cell &other)
{
    if (one.kind != Cell::Kind::Json || other.kind != Cell::Kind::Json)
        return one == other;
    return one == other || compactJson(one.text) == compactJson(other.text);
}

void appendJson(QByteArray &line, const Cell &cell)
{
    switch (cell.kind) {
    case Cell::Kind::Missing:
        line += "null";
        break;
    case Cell::Kind::Text:
        appendJsonText(line, cell.text);
        break;
    case Cell::Kind::Json:
        line += compactJson(cell.text);
        break;
    }
}

void appendJsonText(QByteArray &line, QByteArrayView text)
{
    line += '"';
    const char *plain = text.begin();
    for (const char *at = text.begin(); at != text.end(); ++at) {
        if (escapeOf(*at) == 0)
            continue;
        line.append(plain, at - plain);
        appendEscaped(line, *at);
        plain = at + 1;
    }
    line.append(plain, text.end() - plain);
    line += '"';
}

} // namespace intray
