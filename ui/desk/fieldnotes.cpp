// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldnotes.h"

#include "queue/recordschema.h"
#include "ui/common/signlabel.h"
#include "ui/common/tintedlabel.h"

#include <QGridLayout>

namespace intray {

FieldNotes::FieldNotes(const Field &field, QWidget *parent)
    : QWidget(parent)
    , m_fault{new SignLabel(Sign::Fault, this), new TintedLabel(Tint::Fault, {}, this)}
    , m_doubt{new SignLabel(Sign::Warning, this), new TintedLabel(Tint::Dimmed, {}, this)}
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    place(grid, 0, m_fault, QStringLiteral("fault.") + field.name);
    place(grid, 1, m_doubt, QStringLiteral("doubt.") + field.name);
    hide();
}

void FieldNotes::place(QGridLayout *grid, int row, const Line &line, const QString &name)
{
    line.words->setObjectName(name);
    line.words->setWordWrap(true);
    line.sign->hide();
    line.words->hide();
    grid->addWidget(line.sign, row, 0, Qt::AlignTop);
    grid->addWidget(line.words, row, 1);
}

void FieldNotes::say(const Line &line, const QString &words)
{
    line.words->setText(words);
    line.sign->setVisible(!words.isEmpty());
    line.words->setVisible(!words.isEmpty());
    setVisible(!m_fault.words->isHidden() || !m_doubt.words->isHidden());
}

void FieldNotes::showFaults(const QStringList &sentences)
{
    say(m_fault, sentences.join(u'\n'));
}

void FieldNotes::showDoubt(const QString &sentence)
{
    say(m_doubt, sentence);
}

} // namespace intray
