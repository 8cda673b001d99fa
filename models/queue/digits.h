// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace intray {

/// 0 to 9. QChar::isDigit() means the digits of every script, which numbers and dates here are not
/// written in.
inline bool isPlainDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace intray
