// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QJsonValue;

namespace intray {

/// The text that shows a value of a record; lists and objects as JSON, null and nothing as no text.
QString textOfValue(const QJsonValue &value);

} // namespace intray
