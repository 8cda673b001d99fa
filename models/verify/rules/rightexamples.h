// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/patternexamples.h"

#include <QString>
#include <QStringList>

namespace intray {

// What is right, said by values that are right instead of by a regular expression. Any thread.

/// The pattern that such values keep to: any digit where they have one, any capital or small letter
/// where they have such a letter, as many as they have, and their signs as they are. Empty: there
/// are no examples.
QString patternOfExamples(const QStringList &examples);

/// The same where a pattern stands already. One that says more than examples can, such as a first
/// digit of 2 to 9, stays for all that keep to it, and the others are right besides.
QString patternOfExamples(const QStringList &examples, const QString &standing);

/// Those that the pattern forbids; none where there is no pattern.
QStringList notInPattern(const QStringList &examples, const QString &pattern);

/// How such values are built, as shownForm() writes it: with 0 for a digit, A for a capital and a
/// for a small letter.
QStringList shapesOfPattern(const QString &pattern);

} // namespace intray
