// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QString>

namespace intray {

/// The names of the folder's files where names are bytes that need not be text, in no order. Empty
/// on Windows, where every name is text.
QByteArrayList byteNamesIn(const QString &folder);

} // namespace intray
