// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/sheettext.h"

#include "transfer/sheets/partreader.h"

#include <algorithm>
#include <iterator>

namespace intray {

namespace {

/// The character of "_x000D_" at this place; nothing: there is no escape.
std::optional<QChar> escapedAt(QStringView text, qsizetype place)
{
    const QStringView escape = text.mid(place, 7);
    if (escape.size() < 7 || escape.at(1) != u'x' || escape.at(6) != u'_')
        return std::nullopt;
    bool isNumber = false;
    const ushort character = escape.mid(2, 4).toUShort(&isNumber, 16);
    return isNumber ? std::optional(QChar(character)) : std::nullopt;
}

/// Not trimmed(), which takes the blank of U+00A0 for one of XML's.
QString withoutOuterBlanks(const QString &text)
{
    const auto isBlank = [](QChar c) {
        return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
    };
    const auto first = std::find_if_not(text.begin(), text.end(), isBlank);
    const auto last = std::find_if_not(text.rbegin(), std::make_reverse_iterator(first), isBlank);
    return QString(first, last.base() - first);
}

/// Both Excel and LibreOffice cut the blanks that the file does not ask to keep.
QString spacedTextOf(PartReader &reader)
{
    const bool isKept = reader.attribute(QLatin1String("xml:space")) == u"preserve";
    const QString text = reader.text();
    return isKept ? text : withoutOuterBlanks(text);
}

} // namespace

QString withoutEscapes(const QString &text)
{
    qsizetype place = text.indexOf(u"_x");
    if (place < 0)
        return text;
    QString decoded = text.left(place);
    for (; place < text.size(); ++place) {
        const auto character = text.at(place) == u'_' ? escapedAt(text, place) : std::nullopt;
        decoded += character.value_or(text.at(place));
        place += character ? 6 : 0;
    }
    return decoded.isValidUtf16() && !decoded.contains(QChar(u'\0')) ? decoded : text;
}

QString richTextOf(PartReader &reader)
{
    QString text;
    while (reader.toChild()) {
        if (reader.is(QLatin1String("t"))) {
            text += spacedTextOf(reader);
        } else if (reader.is(QLatin1String("r"))) {
            while (reader.toChild()) {
                if (reader.is(QLatin1String("t")))
                    text += spacedTextOf(reader);
                else
                    reader.skip();
            }
        } else {
            reader.skip();
        }
    }
    return withoutEscapes(text);
}

} // namespace intray
