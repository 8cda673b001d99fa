// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QString>

#include <optional>

namespace intray {

// Qt takes the character U+FEFF for the mark of a file wherever a text begins with it, and drops
// it. Here it stays, as one of the text's own characters.

/// The text of these bytes; never null.
QString textOfUtf8(QByteArrayView utf8);
/// As QJsonDocument::fromJson().
QJsonDocument jsonOfUtf8(const QByteArray &json, QJsonParseError *problem = nullptr);

/// Where something stands in a text of UTF-8, counted in lines and letters from 1.
struct TextPlace
{
    qsizetype line = 1;
    qsizetype column = 1;
};

/// The first bytes that are no UTF-8; nothing if all of it is.
std::optional<TextPlace> firstNotUtf8(QByteArrayView bytes);

} // namespace intray
