// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QString>

namespace intray {

// Qt takes the character U+FEFF for the mark of a file wherever a text begins with it, and drops
// it. Here it stays, as one of the text's own characters.

/// The text of these bytes; never null.
QString textOfUtf8(QByteArrayView utf8);
/// As QJsonDocument::fromJson().
QJsonDocument jsonOfUtf8(const QByteArray &json, QJsonParseError *problem = nullptr);

} // namespace intray
