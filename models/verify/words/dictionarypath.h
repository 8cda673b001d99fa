// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace intray {

/// The path of a dictionary's file as Hunspell opens it.
QByteArray pathForHunspell(const QString &path);

} // namespace intray
