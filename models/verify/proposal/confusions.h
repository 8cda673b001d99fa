// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace intray {

/// The digits or capital letters that are often typed or read for this character; empty: none.
QString confusedWith(QChar c);
/// The text with one or more of its characters exchanged for what they are confused with, those
/// with the fewest first; not the text itself.
QStringList confusionsOf(const QString &text);

} // namespace intray
