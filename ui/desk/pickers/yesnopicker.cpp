// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pickers/yesnopicker.h"

#include "lists/celltext.h"
#include "queue/yesnowords.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace intray {

static QStringList wordsOf(const Field &field)
{
    if (field.type == u"boolean")
        return {QStringLiteral("true"), QStringLiteral("false")};
    return yesAndNoOf(field.choices);
}

YesNoPicker::YesNoPicker(const Field &field, QWidget *parent)
    : FieldPicker(parent)
    , m_field(field)
    , m_words(wordsOf(field))
    , m_box(new QCheckBox(tr("yes"), this))
{
    m_box->setObjectName(QStringLiteral("pick.") + field.name);
    m_box->setFocusPolicy(Qt::NoFocus);
    m_box->setAccessibleName(field.label);
    m_box->setToolTip(
        plainToolTip(tr("Marked: yes. The space key in the field changes %1.").arg(field.label)));
    layout()->addWidget(m_box);
    connect(m_box, &QCheckBox::clicked, this, &YesNoPicker::pick);
}

void YesNoPicker::showText(const QString &text)
{
    m_text = text;
    const auto truth =
        m_words.contains(text) ? std::optional(text == m_words.constFirst()) : truthOf(text);
    if (truth)
        m_lastWord = text;
    m_box->setCheckState(!truth ? Qt::PartiallyChecked : *truth ? Qt::Checked : Qt::Unchecked);
}

void YesNoPicker::pick()
{
    const bool saysYes =
        m_words.isEmpty() ? truthOf(m_text).value_or(false) : m_text == m_words.constFirst();
    choose(!saysYes);
}

void YesNoPicker::choose(bool yes)
{
    if (m_words.isEmpty())
        emit picked(yesNoWord(yes, QStringList{m_text, m_lastWord} + m_field.known));
    else
        emit picked(m_words.at(yes ? 0 : 1));
    showText(m_text); // where the field could not be changed
}

} // namespace intray
