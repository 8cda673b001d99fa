// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/databaseinuse.h"

#include "ui/common/rights.h"
#include "ui/common/windowsettings.h"

namespace intray {

DatabaseInUse::DatabaseInUse(DraftJournal &journal, WindowSettings &settings)
    : m_journal(journal)
    , m_settings(settings)
{
}

DatabaseInUse::~DatabaseInUse() = default;

void DatabaseInUse::choose(const DatabaseUrl &url, const Identity &identity, const QString &queue)
{
    m_url = url;
    m_identity = identity;
    m_queue = queue;
}

Session &DatabaseInUse::open(const DatabaseLogin &login, OpenMode mode)
{
    m_session = std::make_unique<Session>(login, m_identity, mode, m_journal);
    return *m_session;
}

void DatabaseInUse::leave()
{
    m_session.reset();
}

bool DatabaseInUse::isOpen() const
{
    return m_session && m_session->isStarted();
}

bool DatabaseInUse::isAt(const DatabaseUrl &url) const
{
    return m_session && m_session->url() == url;
}

QString DatabaseInUse::lastQueueSetting() const
{
    return QStringLiteral("queue/") + WindowSettings::part(m_session->url().text());
}

QString DatabaseInUse::queueToUse() const
{
    const QString last = m_settings.value(lastQueueSetting()).toString();
    for (const QString &wanted : {m_queue, last}) {
        for (const Queue &queue : m_session->queues()) {
            if (queue.name == wanted)
                return wanted;
        }
    }
    return m_session->queues().first().name;
}

void DatabaseInUse::rememberQueue(const QString &name)
{
    m_settings.setValue(lastQueueSetting(), name);
}

QString DatabaseInUse::whyNotOpen() const
{
    return isOpen() ? QString() : tr("Open a database first.");
}

QString DatabaseInUse::whyNotAllowedTo(const QList<Role> &roles) const
{
    return isOpen() ? whyNotAllowed(*m_session, roles) : whyNotOpen();
}

QString DatabaseInUse::whyNotWritableBy(Role role) const
{
    if (isOpen() && !m_session->whyNoWriting().isEmpty())
        return m_session->whyNoWriting();
    return whyNotAllowedTo({role});
}

} // namespace intray
