// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace intray {

/// The statement with its named placeholders numbered, for PostgreSQL; the names in order.
QByteArray withNumberedPlaceholders(const QString &text, QList<QByteArray> &names);

} // namespace intray
