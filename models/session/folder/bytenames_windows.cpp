// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/bytenames.h"

namespace intray {

QByteArrayList byteNamesIn(const QString &)
{
    return {};
}

} // namespace intray
