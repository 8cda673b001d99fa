// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/silenced.h"
#include "ui/common/actions.h"
#include "ui/common/roomystyle.h"

#include <QList>
#include <QString>

namespace intray {

class WindowSettings;

/// What Return does in a field of a record.
enum class EnterKey { NextField, NewLineInLongTexts, CompleteAndNext };

enum class Theme { System, Light, Dark, HighContrast };

/// How one person wants the window. What it is built with is what everybody begins with.
struct Preferences
{
    ChosenKeys keys;
    EnterKey enter = EnterKey::NewLineInLongTexts;
    Density density = Density::Normal;
    Theme theme = Theme::System;
    int textSize = 100;    ///< In per cent of the desktop's letters; one of textSizes().
    QString language = {}; ///< Such as "de", one of ownLanguages(); empty: the system's.
    bool sounds = false;
    QList<Silenced> silenced = {}; ///< Never asked about at the desk.

    bool operator==(const Preferences &) const = default;
};

QList<int> textSizes();
QStringList ownLanguages(); ///< Those that Intray speaks, by their codes.

/// As they were kept. What is damaged or unknown there is as usual.
Preferences preferencesIn(const WindowSettings &settings);
void keepPreferences(WindowSettings &settings, const Preferences &preferences);

} // namespace intray
