// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldtext.h"

#include "schema/fieldrules.h"
#include "schema/recordschema.h"
#include "schema/yesnowords.h"

namespace intray {

static QStringList yesAndNoIn(const Field &field)
{
    if (field.type == u"boolean")
        return {QStringLiteral("true"), QStringLiteral("false")};
    return yesAndNoOf(field.choices);
}

FieldText::FieldText(const Field &field)
    : m_words(yesAndNoIn(field))
    , m_known(field.known)
{
    m_saysYesOrNo = field.kind == u"yes-no" || !m_words.isEmpty();
    if (field.kind.startsWith(u"date") || field.kind == u"time")
        m_moment = DateForm::fromText(field.format);
    const auto form = numberFormOf(field.format, field.type);
    if (form && !form->isWhole() && !QLocale().decimalPoint().isEmpty())
        m_decimal = QLocale().decimalPoint().at(0);
    if (form && !LocaleNumber(*form, QLocale()).isTheSame())
        m_number = LocaleNumber(*form, QLocale());
}

QString FieldText::shown(const QString &stored) const
{
    return m_number ? m_number->shown(stored) : stored;
}

QString FieldText::stored(const QString &typed, const QString &imported,
                          const QStringList &usual) const
{
    if (m_number)
        return storedNumber(typed, imported);
    if (m_moment)
        return storedMoment(typed);
    if (m_saysYesOrNo && typed != imported)
        return yesNoTyped(typed, m_words, m_known + usual + QStringList{imported});
    return typed;
}

QString FieldText::storedNumber(const QString &typed, const QString &imported) const
{
    const bool isKept = typed == shown(imported) && m_number->isStored(imported);
    return isKept ? imported : m_number->stored(typed);
}

QString FieldText::storedMoment(const QString &typed) const
{
    if (m_moment->read(typed))
        return typed;
    if (const auto moment = m_moment->readTyped(typed))
        return m_moment->write(*moment);
    for (const DateForm &form : m_moment->asWrittenIn(QLocale()))
        if (const auto moment = form.readTyped(typed.trimmed()))
            return m_moment->write(*moment);
    return typed;
}

} // namespace intray
