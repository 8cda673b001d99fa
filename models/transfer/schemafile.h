// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QJsonObject>
#include <QString>

namespace intray {

/// A record schema from a file: JSON Schema with the keyword "x-intray". Invalid with a sentence
/// that names the place in it, Unreadable. Blocking; any thread.
Outcome<QJsonObject> readSchema(const QString &path);
/// Writes it whole or not at all; errors as writeError(). Blocking; any thread.
Outcome<Done> writeSchema(const QString &path, const QJsonObject &schema);

} // namespace intray
