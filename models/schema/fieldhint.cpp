// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a field's rules say to whoever reads them: its hint, and numbers as they are written there.
#include "schema/fieldformat.h"
#include "schema/fieldrules.h"
#include "schema/ownhelp.h"
#include "schema/recordschema.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FieldRules)
};

QString key(const char16_t *name)
{
    return QString::fromUtf16(name);
}

} // namespace

std::optional<NumberForm> numberFormOf(const QString &format, const QString &type)
{
    if (!format.isEmpty())
        return NumberForm::fromText(format);
    if (type == u"number")
        return NumberForm::fromText(key(u"1234.5"));
    return type == u"integer" ? NumberForm::fromText(key(u"1234")) : std::nullopt;
}

void FieldRules::speakFor(const QLocale &locale)
{
    m_number.reset();
    if (const auto form = numberFormOf(m_kind.format(), type()))
        m_number = LocaleNumber(*form, locale);
}

QString FieldRules::shown(const QString &stored) const
{
    return m_number ? m_number->shown(stored) : stored;
}

QString FieldRules::shown(const QJsonValue &value) const
{
    return shown(RecordSchema::textOf(value));
}

/// What looks like a number to whoever reads it, and is none for the field until it is typed.
QString FieldRules::unreadNumber(const QString &text) const
{
    if (!m_number || m_number->isStored(text) || !m_number->isStored(m_number->stored(text)))
        return {};
    return Words::tr("This was imported as “%1”, but the field stores numbers like %2. Type it "
                     "again to store it that way.")
        .arg(text, m_number->stored(text));
}

QString FieldRules::fewChoices() const
{
    constexpr int choicesToName = 6;
    return m_choices.size() <= choicesToName ? choices().join(QStringLiteral(", ")) : QString();
}

QString FieldRules::hint() const
{
    if (!m_help.isEmpty())
        return shownHelp(m_help);
    if (!m_choices.isEmpty())
        return fewChoices();
    const QString example = exampleOfFormat(m_property.value(key(u"format")).toString());
    if (!example.isEmpty())
        return example;
    const auto asShown = [this](const QString &number) { return shown(number); };
    if (const QString kind = m_kind.example(asShown); !kind.isEmpty())
        return kind;
    return m_property.contains(key(u"minimum")) || m_property.contains(key(u"maximum"))
               ? rangeHint()
               : lengthHint();
}

QString FieldRules::rangeHint() const
{
    const QString least = shown(m_property.value(key(u"minimum")));
    const QString most = shown(m_property.value(key(u"maximum")));
    if (least.isEmpty())
        return Words::tr("%1 or less").arg(most);
    return most.isEmpty() ? Words::tr("%1 or more").arg(least)
                          : Words::tr("%1 to %2").arg(least, most);
}

QString FieldRules::lengthHint() const
{
    const int most = m_property.value(key(u"maxLength")).toInt(-1);
    return most >= 0 ? Words::tr("at most %n characters", nullptr, most) : QString();
}

} // namespace intray
