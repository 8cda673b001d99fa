// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/tablesample.h"

#include <QJsonObject>

namespace intray {

/// A record schema for rows like these: fields, titles, their order, the columns of the lists and
/// the key, and what is usual, as help and as values to choose from. It refuses nothing: what the
/// values suggest as rules is proposed (verify/rules/queueprofile.h), and somebody decides.
QJsonObject inferSchema(const TableSample &sample, const QStringList &keyColumns);

/// "ProviderNumber" and "provider_number" give "Provider number".
QString readableTitle(const QString &column);

} // namespace intray
