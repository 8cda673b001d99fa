// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/workersline.h"

#include <QThread>

namespace intray::faults {

using namespace Qt::StringLiterals;

static constexpr int pauseBetweenAttempts = 40; // milliseconds

static DatabaseLogin loginFor(const QString &database)
{
    const auto url = DatabaseUrl::fromText(database);
    if (!url)
        qFatal("%s", qPrintable(url.error().sentence));
    DatabaseLogin login(*url, Password(qEnvironmentVariable("INTRAY_PASSWORD")));
    if (url->isServer()) // shorter than the silences of the tests' lines
        login.patience = std::chrono::milliseconds(1000);
    return login;
}

WorkersLine::WorkersLine(const QString &database, const QString &name, Journal &journal)
    : m_login(loginFor(database))
    , m_identity{name, u"here"_s}
    , m_journal(journal)
{
    renew();
}

QJsonObject aboutError(const Error &error)
{
    return {{u"error"_s, nameOf(error.kind)},
            {u"sentence"_s, error.sentence},
            {u"detail"_s, error.detail}};
}

void WorkersLine::open()
{
    m_store.reset();
    m_connection.reset();
    auto opened = Connection::open(m_login, OpenMode::Existing);
    if (!opened) {
        m_journal.outcome(m_journal.invoke(u"open"_s), u"error"_s, aboutError(opened.error()));
        return;
    }
    m_connection = std::move(*opened);
    m_store.emplace(*m_connection, m_connection->identityFor(m_identity));
}

void WorkersLine::renew()
{
    while (!m_connection || !m_connection->isAlive()) {
        open();
        if (!m_connection)
            QThread::msleep(pauseBetweenAttempts); // as a program does whose server is away
    }
}

} // namespace intray::faults
