// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <span>

namespace intray {

/// What is asked about any field, as it stands in the source, for translators.
std::span<const char *const> usualQuestionTexts();
/// The context under which translators find them.
inline constexpr auto usualQuestionContext = "UsualQuestions";

/// The same in the program's language, in the order in which they are offered.
QStringList usualQuestions();

} // namespace intray
