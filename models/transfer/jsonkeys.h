// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace intray {

/// The keys of a JSON object in the order in which they are written, which QJsonObject does not
/// keep; or of the object that stands under the key `inside`. The text must be valid JSON.
QStringList jsonKeys(const QByteArray &text, const QString &inside = {});
/// The first key that stands twice in the same object; null: none does. A parser keeps the last
/// value only. The text must be valid JSON.
QString repeatedKey(const QByteArray &text);
/// The first number that has more digits than a JSON value of Qt keeps; empty: none has. The text
/// must be valid JSON.
QByteArray inexactNumber(const QByteArray &text);

} // namespace intray
