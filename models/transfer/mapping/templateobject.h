// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QByteArray>
#include <QJsonObject>

namespace intray {

/// The document of a template. Invalid: longer than 1 MB, no JSON object, or one with a word twice
/// in one place.
Outcome<QJsonObject> templateObject(const QByteArray &json);

} // namespace intray
