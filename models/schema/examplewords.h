// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"

#include <QList>
#include <QString>

#include <functional>

namespace intray {

// Sentences about what a field's values look like, with an example in each. None is made of parts:
// what fits behind "Enter" does not fit behind "Each value is" in every language.

/// "Enter a whole number like 12.", with the number as it is shown to whoever reads it; empty for
/// any text.
QString requestFor(const FieldKind &kind,
                   const std::function<QString(const QString &number)> &shown);
/// The same for a "format" of JSON Schema; empty: not one of ours.
QString requestForFormat(const QString &format);
/// "Usually a whole number like %1.", for the table of translations; null for any text.
const char *usualSentence(FieldKind::Kind kind);
QList<const char *> usualSentences();     ///< Of all kinds.
QString eachOf(const FieldKind &kind);    ///< "Each value is a whole number like 12."
QString exampleOf(const FieldKind &kind); ///< The usual one.
/// A sentence whose last word, such as an example, has a dot of its own; so may what is quoted
/// have.
QString withOneDot(QString sentence);

} // namespace intray
