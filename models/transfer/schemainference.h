// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/tablesample.h"

#include <QJsonObject>

namespace intray {

/// A record schema for rows like these. Every value stays text. A rule (pattern or format) is made
/// where at least 95 % of the values that are not empty keep it, so that the few wrong ones show up
/// as broken rules; a column is required if no sampled row leaves it empty. Where few values occur
/// again and again they become "examples": no rule, but what is usual.
QJsonObject inferSchema(const TableSample &sample, const QStringList &keyColumns);

/// "ProviderNumber" and "provider_number" give "Provider number".
QString readableTitle(const QString &column);

} // namespace intray
