// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace intray {

/// A record schema that takes another one's place. What it does not speak of, because imports,
/// people at the desk or the queue's other rules said it, stays: the fields of the key, the queue's
/// own words, how it is searched. Which table the queue stands in is never the new schema's to say.
QJsonObject withKeptWords(const QJsonObject &recordSchema, const QJsonObject &before);

/// The record schema that says of which fields the key is made.
QJsonObject withKeyFields(const QJsonObject &recordSchema, const QStringList &fields);

} // namespace intray
