// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// The text with Latin and Greek letters without their marks: "Café" is "Cafe", "Łódź" is "Lodz".
/// In other scripts a mark makes another letter, so there it stays.
QString plainLetters(const QString &text);

/// All small letters that are this plain one but for their marks, itself first.
QString lettersLike(QChar plain);

} // namespace intray
