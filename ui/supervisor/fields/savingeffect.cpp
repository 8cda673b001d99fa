// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/savingeffect.h"

#include "session/verifying/ruletrial.h"
#include "session/verifying/schemaediting.h"

#include <QLocale>

#include <utility>

namespace intray {

SavingEffect::SavingEffect(const SchemaEditing &editing, RuleTrial &changed, RuleTrial &saved,
                           QObject *parent)
    : QObject(parent)
    , m_editing(editing)
    , m_ofSaved(saved)
{
    connect(&editing, &SchemaEditing::schemaChanged, this, [this] { m_afterwards.reset(); });
    connect(&editing, &SchemaEditing::savedChanged, this, &SavingEffect::takeSaved);
    connect(&changed, &RuleTrial::tested, this, &SavingEffect::take);
    connect(&saved, &RuleTrial::tested, this, [this](const TriedRules &tried) {
        m_now = countOf(tried);
        emit counted();
    });
}

SavingEffect::Count SavingEffect::countOf(const TriedRules &tried)
{
    return {tried.records, tried.broken, tried.hidden};
}

// Records come and go meanwhile: both are counted over as many.
void SavingEffect::take(const TriedRules &tried)
{
    m_afterwards = countOf(tried);
    if (!m_editing.isChanged())
        m_now = m_afterwards;
    else if (!m_now || m_now->records != m_afterwards->records)
        countSaved();
    emit counted();
}

void SavingEffect::takeSaved()
{
    m_now = m_editing.isChanged() ? std::nullopt : m_afterwards;
    if (!m_now)
        countSaved();
}

void SavingEffect::countSaved()
{
    m_now.reset();
    m_ofSaved.test(m_editing.stored().json());
}

bool SavingEffect::isWorse() const
{
    return m_now && m_afterwards && m_afterwards->broken > m_now->broken;
}

QString SavingEffect::sentence() const
{
    if (!m_editing.isChanged() || !m_now || !m_afterwards)
        return {};
    const int before = int(m_now->broken);
    QString words =
        m_afterwards->broken != m_now->broken
            ? tr("%Ln open record(s) break a rule now, %1 afterwards.", nullptr, before)
                  .arg(QLocale().toString(m_afterwards->broken))
        : before > 0 ? tr("%Ln open record(s) break a rule, now and afterwards.", nullptr, before)
                     : tr("No open record breaks a rule, now or afterwards.");
    if (m_afterwards->hidden > 0)
        words += u' ' + tr("%Ln record(s) that are hidden from you are not counted.", nullptr,
                           int(m_afterwards->hidden));
    return words;
}

} // namespace intray
