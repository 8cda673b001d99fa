// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/searchrules.h"

#include "schema/plainsearch.h"

#include <QCheckBox>

namespace intray {

SearchRules::SearchRules(QFormLayout &form, QWidget *holder)
    : RuleGroup(form, holder)
    , m_isPlain(new QCheckBox(tr("Accents do not matter"), holder))
{
    m_isPlain->setObjectName(QStringLiteral("rulePlainSearch"));
    m_isPlain->setToolTip(tr("A search for \"cafe\" also finds \"Café\"."));
    addHeading(tr("Search"));
    addRow(QString(), m_isPlain);
    connect(m_isPlain, &QCheckBox::toggled, this, &RuleGroup::changed);
}

void SearchRules::show(const Queue &rules, const QList<Queue> &)
{
    m_isPlain->setChecked(isSearchedPlainly(rules));
}

void SearchRules::put(Queue &rules) const
{
    rules.recordSchema = withPlainSearch(rules.recordSchema, m_isPlain->isChecked());
}

} // namespace intray
