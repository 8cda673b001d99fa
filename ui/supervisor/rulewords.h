// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace intray {

/// What is set in a field of a rule, as a person reads it: its text, the ticked ones by their
/// words.
QString wordsIn(const QWidget &field);

/// Sets what the field has now again, whatever it has then.
std::function<void()> wayBackOf(QWidget &field);

} // namespace intray
