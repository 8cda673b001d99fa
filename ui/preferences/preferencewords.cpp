// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferencewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::PreferencesDialog)
};

/// What a preference is called.
struct Called
{
    QString title;
    QString about;
    QString also;
};

template <typename Value>
PreferenceChoice choice(const char *name, const Called &called, const Preferences &now,
                        Value Preferences::*member, const QList<std::pair<Value, QString>> &values)
{
    PreferenceChoice choice{QString::fromLatin1(name), called.title, called.about, called.also, {}};
    for (const auto &[value, words] : values) {
        Preferences with = now;
        with.*member = value;
        choice.options.append({words, with});
    }
    return choice;
}

template <typename Value>
QList<std::pair<Value, QString>> worded(std::initializer_list<Value> values)
{
    QList<std::pair<Value, QString>> all;
    for (const Value value : values)
        all.append({value, wordsOf(value)});
    return all;
}

QList<std::pair<int, QString>> wordedSizes()
{
    QList<std::pair<int, QString>> all;
    for (const int percent : textSizes())
        all.append({percent, wordsOfSize(percent)});
    return all;
}

QList<std::pair<QString, QString>> wordedLanguages()
{
    QList<std::pair<QString, QString>> all;
    for (const QString &code : QStringList{QString()} + ownLanguages())
        all.append({code, wordsOfLanguage(code)});
    return all;
}

} // namespace

QString wordsOf(EnterKey enter)
{
    switch (enter) {
    case EnterKey::NextField:
        return Words::tr("Next field");
    case EnterKey::NewLineInLongTexts:
        return Words::tr("Next field; in long texts a new line");
    case EnterKey::CompleteAndNext:
        return Words::tr("Complete and next");
    }
    return {};
}

QString wordsOf(Density density)
{
    switch (density) {
    case Density::Compact:
        return Words::tr("Compact");
    case Density::Normal:
        return Words::tr("Normal");
    case Density::Roomy:
        return Words::tr("Roomy");
    }
    return {};
}

QString wordsOf(Theme theme)
{
    switch (theme) {
    case Theme::System:
        return Words::tr("Same as the system");
    case Theme::Light:
        return Words::tr("Light");
    case Theme::Dark:
        return Words::tr("Dark");
    case Theme::HighContrast:
        return Words::tr("High contrast");
    }
    return {};
}

QString wordsOfLanguage(const QString &code)
{
    if (code.isEmpty())
        return Words::tr("Same as the system");
    const QString name =
        code == u"en" ? QStringLiteral("English") : QLocale(code).nativeLanguageName();
    return name.left(1).toUpper() + name.mid(1);
}

QString wordsOfSize(int percent)
{
    return Words::tr("%1 %").arg(percent);
}

// The last text of each is never shown: it has the words by which people look for it.
static Called calledTheme()
{
    return {Words::tr("&Colours"),
            Words::tr("The theme of all windows. High contrast helps in poor light and with poor "
                      "sight."),
            //: Not shown. Words that people type to find this, each in its usual forms.
            Words::tr("theme, colors, appearance, look, style, skin, dark mode, light mode, night, "
                      "bright, contrast")};
}

static Called calledDensity()
{
    return {Words::tr("Spac&ing"), Words::tr("How much room rows, fields and buttons have."),
            //: Not shown. Words that people type to find this, each in its usual forms.
            Words::tr("density, row height, line height, padding, gap, tight, dense")};
}

static Called calledSize()
{
    return {Words::tr("&Text size"),
            Words::tr("The size of the font, relative to that of the system."),
            //: Not shown. Words that people type to find this, each in its usual forms.
            Words::tr("font size, letters, zoom, scale, larger, bigger, smaller, magnify")};
}

static Called calledLanguage()
{
    return {Words::tr("&Language"), Words::tr("The language changes when Intray is started again."),
            //: Not shown. Words that people type to find this, in every language.
            Words::tr("translation, locale, Sprache, langue, idioma, język, German, French, "
                      "Spanish, Polish")};
}

static Called calledEnter()
{
    return {Words::tr("&Return key"),
            Words::tr("What Return (Enter) does in a field. With Shift it always makes a new line "
                      "in a long text."),
            //: Not shown. Words that people type to find this, each in its usual forms.
            Words::tr("enter key, line break, new line, next field, submit")};
}

static Called calledSounds()
{
    return {Words::tr("So&unds"), Words::tr("For example when your lock on an item ends soon."),
            //: Not shown. Words that people type to find this, each in its usual forms.
            Words::tr("sound, noise, beep, bell, mute, silent, volume, audio")};
}

QList<PreferenceChoice> preferenceChoices(const Preferences &now)
{
    return {choice("preferencesTheme", calledTheme(), now, &Preferences::theme,
                   worded({Theme::System, Theme::Light, Theme::Dark, Theme::HighContrast})),
            choice("preferencesDensity", calledDensity(), now, &Preferences::density,
                   worded({Density::Compact, Density::Normal, Density::Roomy})),
            choice("preferencesSize", calledSize(), now, &Preferences::textSize, wordedSizes()),
            choice("preferencesLanguage", calledLanguage(), now, &Preferences::language,
                   wordedLanguages()),
            choice("preferencesEnter", calledEnter(), now, &Preferences::enter,
                   worded({EnterKey::NewLineInLongTexts, EnterKey::NextField,
                           EnterKey::CompleteAndNext})),
            choice("preferencesSounds", calledSounds(), now, &Preferences::sounds,
                   {{false, Words::tr("Off")}, {true, Words::tr("For warnings and problems")}})};
}

} // namespace intray
