// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QPlainTextEdit;

namespace intray {

/// The lines of a text with one thing per line: without spaces around, empty ones and doubles.
QStringList thingsIn(const QPlainTextEdit &text);
/// The lines as they are typed, without those that have nothing but spaces.
QStringList filledLinesIn(const QPlainTextEdit &text);

} // namespace intray
