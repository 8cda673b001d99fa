// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace intray {

/// The kinds of schema/fieldkind.h as people call them.
QString wordsForKind(const QString &kind);
/// What a field without a kind is, by its JSON type.
QString wordsForType(const QString &type);
/// What texts are that keep to a "format" of JSON Schema, see schema/fieldformat.h.
QString wordsForTextFormat(const QString &format);
/// Formats to choose from; any other can be typed.
QStringList usualFormats(const QString &kind);
/// Dictionaries that this machine has; looked for once, any other name can be typed.
QStringList offeredDictionaries();

} // namespace intray
