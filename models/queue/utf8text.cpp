// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/utf8text.h"

#include <algorithm>

namespace intray {

static constexpr QByteArrayView mark("\xEF\xBB\xBF", 3);

QString textOfUtf8(QByteArrayView utf8)
{
    if (!utf8.startsWith(mark))
        return QString::fromUtf8(utf8.isEmpty() ? "" : utf8.data(), utf8.size());
    QByteArrayView behind = utf8;
    while (behind.startsWith(mark))
        behind = behind.sliced(mark.size());
    const qsizetype marks = (utf8.size() - behind.size()) / mark.size();
    return QString(marks, QChar(QChar::ByteOrderMark)) +
           QString::fromUtf8(behind.data(), behind.size());
}

/// With the marks at the beginning of its texts written as escapes, which Qt keeps.
static QByteArray escaped(const QByteArray &json)
{
    static const QByteArray begin = '"' + mark.toByteArray();
    QByteArray written = json;
    return written.replace(begin, "\"\\uFEFF");
}

QJsonDocument jsonOfUtf8(const QByteArray &json, QJsonParseError *problem)
{
    const QByteArray written = escaped(json);
    const QJsonDocument document = QJsonDocument::fromJson(written, problem);
    // The place of an error counts the bytes as they were given.
    return document.isNull() && written.size() != json.size()
               ? QJsonDocument::fromJson(json, problem)
               : document;
}

static bool isWithinLetter(char byte)
{
    return (uchar(byte) & 0xC0) == 0x80;
}

/// The place of a byte that a letter begins with.
static TextPlace placeOf(QByteArrayView utf8, qsizetype byte)
{
    const QByteArrayView before = utf8.first(byte);
    const qsizetype begin = before.lastIndexOf('\n') + 1;
    const auto letters = [](QByteArrayView line) {
        return line.size() - std::count_if(line.begin(), line.end(), isWithinLetter);
    };
    return {1 + std::count(before.begin(), before.end(), '\n'), 1 + letters(before.sliced(begin))};
}

// What Qt cannot read it replaces, so that the text is not the same when it is written again.
std::optional<TextPlace> firstNotUtf8(QByteArrayView bytes)
{
    if (bytes.startsWith(mark))
        bytes = bytes.sliced(mark.size());
    const QByteArray again = textOfUtf8(bytes).toUtf8();
    const auto [other, own] = std::mismatch(again.begin(), again.end(), bytes.begin(), bytes.end());
    if (own == bytes.end() && other == again.end())
        return std::nullopt;
    qsizetype at = other - again.begin();
    while (at > 0 && at < again.size() && isWithinLetter(again.at(at)))
        --at;
    return placeOf(bytes, at);
}

} // namespace intray
