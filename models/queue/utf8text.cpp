// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/utf8text.h"

namespace intray {

static constexpr QByteArrayView mark("\xEF\xBB\xBF", 3);

QString textOfUtf8(QByteArrayView utf8)
{
    if (!utf8.startsWith(mark))
        return QString::fromUtf8(utf8.isEmpty() ? "" : utf8.data(), utf8.size());
    return QChar(QChar::ByteOrderMark) + textOfUtf8(utf8.sliced(mark.size()));
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

} // namespace intray
