// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace intray {

/// The quarter of an hour in which a time lies, as the kept figures name it: "2026-11-21T19:45Z".
/// All time zones differ from UTC by whole quarters.
QString quarterOf(const QDateTime &time);
/// When it begins.
QDateTime timeOfQuarter(const QString &quarter);

} // namespace intray
