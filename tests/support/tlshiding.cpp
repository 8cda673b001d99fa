// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tlshiding.h"

#include <QtEndian>

namespace intray {

bool asksForEncryption(QByteArrayView bytes)
{
    if (bytes.size() != 8)
        return false;
    const auto code = qFromBigEndian<quint32>(bytes.data() + 4);
    return code == 80877103 || code == 80877104;
}

// Header, protocol, version up to its NUL, thread, first part of the scramble, filler; then two
// bytes of abilities, of which 0x0800 is encryption.
QByteArray withoutEncryption(QByteArray greeting)
{
    const qsizetype endOfVersion = greeting.indexOf('\0', 5);
    const qsizetype abilities = endOfVersion + 1 + 4 + 8 + 1;
    if (endOfVersion > 0 && abilities + 1 < greeting.size())
        greeting[abilities + 1] = char(greeting[abilities + 1] & ~0x08);
    return greeting;
}

} // namespace intray
