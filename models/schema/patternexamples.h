// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/codeform.h"

#include <QStringList>

namespace intray {

// A pattern shown by values, for whoever does not read regular expressions. Any thread.

/// "^(?:one|other)$": some forms, each of which is right.
bool isListOfForms(const QString &pattern);

/// All that the pattern allows, in so few forms that they are read at one look; none: it is more
/// than signs, digits and letters of certain numbers.
QList<CodeForm> fewFormsOfPattern(const QString &pattern);

/// Some values that keep to a pattern, one of each form that it allows; none where it is more than
/// signs, digits and letters of certain numbers, so that no value shows all it allows.
QStringList examplesOfPattern(const QString &pattern);

} // namespace intray
