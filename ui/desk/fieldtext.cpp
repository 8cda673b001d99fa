// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldtext.h"

#include "queue/recordschema.h"

namespace intray {

static QString numberFormOf(const Field &field)
{
    if (!field.format.isEmpty())
        return field.format;
    if (field.type == u"number")
        return QStringLiteral("1234.5");
    return field.type == u"integer" ? QStringLiteral("1234") : QString();
}

FieldText::FieldText(const Field &field)
{
    const auto form = NumberForm::fromText(numberFormOf(field));
    if (form && !LocaleNumber(*form, QLocale()).isTheSame())
        m_number = LocaleNumber(*form, QLocale());
}

QString FieldText::shown(const QString &stored) const
{
    return m_number ? m_number->shown(stored) : stored;
}

QString FieldText::stored(const QString &typed, const QString &imported) const
{
    if (!m_number)
        return typed;
    return typed == shown(imported) ? imported : m_number->stored(typed);
}

} // namespace intray
