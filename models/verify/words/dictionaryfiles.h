// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// The two files of a Hunspell dictionary: which forms a word may have, and the words.
struct DictionaryFiles
{
    QString affixes; ///< NAME.aff
    QString words;   ///< NAME.dic
};

/// Where dictionaries lie: what DICPATH names (as Hunspell's own program does), then the person's
/// and the system's folders. Any thread; reads the disk.
QStringList dictionaryFolders();
/// The names, such as "en_US", in alphabetical order.
QStringList installedDictionaries();
/// None: no dictionary of this name is installed.
std::optional<DictionaryFiles> dictionaryFiles(const QString &name);
/// Letters, digits and - _ . @ only: never the way to another folder.
bool isDictionaryName(const QString &name);

} // namespace intray
