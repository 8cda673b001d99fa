// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences.h"

#include "ui/common/windowsettings.h"
#include "ui/preferences/keyrules.h"

#include <algorithm>

namespace intray {

namespace {

/// A value and the word that stands for it in the settings.
template <typename Value>
struct Kept
{
    Value value;
    const char *word;
};

constexpr Kept<EnterKey> enterWords[] = {{EnterKey::NextField, "next-field"},
                                         {EnterKey::NewLineInLongTexts, "new-line"},
                                         {EnterKey::CompleteAndNext, "complete"}};
constexpr Kept<Density> densityWords[] = {
    {Density::Compact, "compact"}, {Density::Normal, "normal"}, {Density::Roomy, "roomy"}};
constexpr Kept<Theme> themeWords[] = {{Theme::System, "system"},
                                      {Theme::Light, "light"},
                                      {Theme::Dark, "dark"},
                                      {Theme::HighContrast, "high-contrast"}};

constexpr Kept<SuspicionKind> kindWords[] = {{SuspicionKind::Offered, "offered"},
                                             {SuspicionKind::Meant, "meant"},
                                             {SuspicionKind::Unlikely, "unlikely"}};

QString setting(const char *name)
{
    return QStringLiteral("preferences/") + QString::fromLatin1(name);
}

template <typename Value, std::size_t count>
Value readOne(const WindowSettings &settings, const char *name, const Kept<Value> (&words)[count],
              Value usual)
{
    const QString kept = settings.value(setting(name)).toString();
    for (const Kept<Value> &one : words)
        if (kept == QLatin1String(one.word))
            return one.value;
    return usual;
}

template <typename Value, std::size_t count>
void keepOne(WindowSettings &settings, const char *name, const Kept<Value> (&words)[count],
             Value value)
{
    for (const Kept<Value> &one : words)
        if (one.value == value)
            settings.setValue(setting(name), QString::fromLatin1(one.word));
}

QString keySetting(const QString &action)
{
    return setting("keys/") + action;
}

ChosenKeys readKeys(const WindowSettings &settings)
{
    ChosenKeys keys;
    for (const UsualKey &usual : usualKeys()) {
        const QVariant kept = settings.value(keySetting(usual.name));
        if (kept.isValid())
            keys.insert(usual.name, QKeySequence(kept.toString(), QKeySequence::PortableText));
    }
    return possibleKeys(keys);
}

// Three texts each: queue, field, kind.
QList<Silenced> readSilenced(const WindowSettings &settings)
{
    const QStringList kept = settings.value(setting("never-asked")).toStringList();
    QList<Silenced> silenced;
    for (qsizetype at = 0; at + 2 < kept.size(); at += 3)
        for (const auto &[kind, word] : kindWords)
            if (kept.at(at + 2) == QLatin1String(word))
                silenced.append({kept.at(at), kept.at(at + 1), kind});
    return silenced;
}

void keepSilenced(WindowSettings &settings, const QList<Silenced> &silenced)
{
    QStringList kept;
    for (const Silenced &one : silenced)
        for (const auto &[kind, word] : kindWords)
            if (kind == one.kind)
                kept << one.queue << one.field << QString::fromLatin1(word);
    settings.setValue(setting("never-asked"), kept);
}

} // namespace

QList<int> textSizes()
{
    return {90, 100, 110, 125, 150, 175, 200};
}

QStringList ownLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("es"),
            QStringLiteral("pl")};
}

Preferences preferencesIn(const WindowSettings &settings)
{
    const Preferences usual;
    Preferences read;
    read.keys = readKeys(settings);
    read.enter = readOne(settings, "enter", enterWords, usual.enter);
    read.density = readOne(settings, "density", densityWords, usual.density);
    read.theme = readOne(settings, "theme", themeWords, usual.theme);
    const int size = settings.value(setting("text-size")).toInt();
    read.textSize = textSizes().contains(size) ? size : usual.textSize;
    const QString language = settings.value(setting("language")).toString();
    read.language = ownLanguages().contains(language) ? language : usual.language;
    read.silenced = readSilenced(settings);
    read.sounds = settings.value(setting("sounds")).toString() == u"on";
    return read;
}

void keepPreferences(WindowSettings &settings, const Preferences &preferences)
{
    settings.removeGroup(QStringLiteral("preferences/keys"));
    for (auto key = preferences.keys.begin(); key != preferences.keys.end(); ++key)
        settings.setValue(keySetting(key.key()), key->toString(QKeySequence::PortableText));
    keepOne(settings, "enter", enterWords, preferences.enter);
    keepOne(settings, "density", densityWords, preferences.density);
    keepOne(settings, "theme", themeWords, preferences.theme);
    settings.setValue(setting("text-size"), preferences.textSize);
    settings.setValue(setting("language"), preferences.language);
    settings.setValue(setting("sounds"),
                      preferences.sounds ? QStringLiteral("on") : QStringLiteral("off"));
    keepSilenced(settings, preferences.silenced);
    settings.sync();
}

} // namespace intray
