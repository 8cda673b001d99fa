// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/mapping/mappingbar.h"

#include "ui/common/rights.h"
#include "ui/import/mapping/mappingwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace intray {

MappingBar::MappingBar(QWidget *parent)
    : QWidget(parent)
    , m_amount(new QLabel(this))
    , m_change(new QPushButton(tr("Fiel&ds..."), this))
    , m_keep(new QPushButton(tr("Sa&ve as template..."), this))
{
    m_amount->setObjectName(QStringLiteral("mappingAmount"));
    m_amount->setTextFormat(Qt::PlainText);
    m_change->setObjectName(QStringLiteral("mappingChange"));
    m_keep->setObjectName(QStringLiteral("mappingKeep"));
    for (QPushButton *button : {m_change, m_keep})
        button->setAutoDefault(false);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_amount, 1);
    line->addWidget(m_change);
    line->addWidget(m_keep);
    connect(m_change, &QPushButton::clicked, this, &MappingBar::changingWanted);
    connect(m_keep, &QPushButton::clicked, this, &MappingBar::keepingWanted);
    showMapping({});
}

void MappingBar::showMapping(const Mapping &mapping)
{
    const QString amount = amountWords(mapping);
    m_amount->setText(amount.isEmpty() ? tr("columns as they are") : amount);
}

void MappingBar::offerChanges(bool arePossible, bool canBeKept, const QString &whyNoKeeping)
{
    offer(m_change, arePossible, {});
    offer(m_keep, canBeKept, whyNoKeeping);
    if (whyNoKeeping.isEmpty())
        m_keep->setToolTip(tr("Saves how this file is read and what becomes of its columns, for "
                              "the next file of this kind."));
}

} // namespace intray
