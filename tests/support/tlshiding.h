// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace intray {

/// Whether a client of PostgreSQL says no more here than that it would like an encrypted line.
bool asksForEncryption(QByteArrayView bytes);

/// A MySQL server's greeting that no longer says that the server can encrypt.
QByteArray withoutEncryption(QByteArray greeting);

} // namespace intray
