// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

namespace intray {

/// One preference that is chosen from a list, with what it can be: for the dialog, and for
/// whoever finds it by typing.
struct PreferenceChoice
{
    QString name;       ///< Of the dialog's widget, such as "preferencesTheme".
    QString title;      ///< With the mark of its mnemonic.
    QString about;      ///< In a sentence.
    QString alsoCalled; ///< By which other words people look for it; they are not shown.
    /// What it can be, in words, and the preferences with it.
    struct Option
    {
        QString words;
        Preferences with;
        bool operator==(const Option &) const = default;
    };
    QList<Option> options;
};

QString wordsOf(EnterKey enter);
QString wordsOf(Density density);
QString wordsOf(Theme theme);
QString wordsOfLanguage(const QString &code); ///< In the language itself; empty: the system's.
QString wordsOfSize(int percent);

/// All of them, each option with the rest of the preferences as it is.
QList<PreferenceChoice> preferenceChoices(const Preferences &now);

} // namespace intray
