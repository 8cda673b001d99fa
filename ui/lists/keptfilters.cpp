// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/keptfilters.h"

#include "session/session.h"
#include "ui/common/rights.h"

#include <QLocale>

namespace intray {

KeptFilters::KeptFilters(Session &session, WindowSettings &settings, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_own(settings)
    , m_shared(session)
{
}

void KeptFilters::setQueue(const QString &name)
{
    m_own.setQueue(name);
    m_shared.setQueue(name);
}

QList<KeptFilter> KeptFilters::all() const
{
    QList<KeptFilter> all;
    for (const QString &name : m_own.names())
        all.append({name, false});
    QStringList shared;
    for (const SharedFilter &one : m_shared.filters())
        shared << one.name;
    for (const QString &name : sortedForPeople(shared))
        all.append({name, true});
    return all;
}

bool KeptFilters::has(const KeptFilter &kept) const
{
    return kept.isShared ? m_shared.named(kept.name) != nullptr : m_own.names().contains(kept.name);
}

Outcome<ListFilter> KeptFilters::filter(const KeptFilter &kept) const
{
    if (!kept.isShared)
        return m_own.filter(kept.name);
    if (const SharedFilter *found = m_shared.named(kept.name))
        return listFilterFromText(found->name, found->text);
    return failure(Error::Kind::NotFound,
                   tr("The filter “%1” is no longer shared.").arg(kept.name));
}

QString KeptFilters::sharedBy(const KeptFilter &kept) const
{
    const SharedFilter *found = kept.isShared ? m_shared.named(kept.name) : nullptr;
    return found ? found->sharedBy : QString();
}

QString KeptFilters::sentenceOn(const KeptFilter &kept) const
{
    const SharedFilter *found = kept.isShared ? m_shared.named(kept.name) : nullptr;
    if (!found)
        return tr("A filter of your own.");
    return tr("Shared with the team by %1 on %2.")
        .arg(found->sharedBy,
             QLocale().toString(found->sharedAt.toLocalTime().date(), QLocale::ShortFormat));
}

QString KeptFilters::whyNoSharing() const
{
    if (whyNotAllowed(m_session, {Role::Administrator}).isEmpty())
        return {};
    return whyNotAllowed(m_session, {Role::Clerk, Role::Supervisor});
}

QString KeptFilters::whyNoChange(const KeptFilter &kept) const
{
    const QString by = sharedBy(kept);
    if (!kept.isShared || by == m_session.identity().user ||
        whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}).isEmpty())
        return {};
    return tr("%1 shared this filter. Only %1, supervisors and administrators can change it.")
        .arg(by);
}

} // namespace intray
