// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "session/answer.h"
#include "session/drafts/draftjournal.h"
#include "session/feeds/databaselook.h"
#include "store/importing/importstore.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

static constexpr milliseconds overdue = 1000ms;
static constexpr milliseconds writerSoughtEvery = 2000ms;
static constexpr milliseconds beatsEvery = 30s;
static constexpr milliseconds longestSearch = 30s;
static constexpr milliseconds longestWithoutWhole = 2min;
// Opening another takes some 0.1 s, which whoever comes back after so long does not feel.
static constexpr milliseconds idleActions = 5min;
static constexpr milliseconds idleReading = 1min;

// A server's login may say who somebody is before the server does.
static Identity identityBefore(const DatabaseUrl &url, const Identity &wished)
{
    return url.user().isEmpty() ? wished : Identity{url.user(), wished.workstation};
}

static DatabaseLogin patientLogin(DatabaseLogin login)
{
    login.patience = std::max(login.patience, longestSearch);
    return login;
}

Session::Session(const DatabaseLogin &login, const Identity &identity, OpenMode mode,
                 DraftJournal &journal, QObject *parent)
    : QObject(parent)
    , m_actions(login, identity, mode)
    , m_reading(patientLogin(login), identity, OpenMode::Existing)
    , m_watching(login, identity, OpenMode::Existing)
    , m_journal(journal)
    , m_identity(identityBefore(login.url, identity))
    , m_watch(login, sinceBoot)
{
    m_actions.giveBackAfter(idleActions);
    m_reading.giveBackAfter(idleReading);
    follow();
}

Session::~Session() = default;

void Session::follow()
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(overdue);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (m_link != Link::Offline)
            setLink(Link::Waiting);
    });
    m_beat.setInterval(beatsEvery);
    connect(&m_beat, &QTimer::timeout, this, &Session::beat);
    connect(&m_watch, &ChangeWatch::lookWanted, this, &Session::lookNow);
    connect(&m_watch, &ChangeWatch::slept, this, &Session::noteSleep);
    connect(&m_watch, &ChangeWatch::notifiedChanged, this, &Session::linkChanged);
}

DraftOwner Session::draftOwner() const
{
    const bool isNamed = m_started || !url().isServer();
    return {url().text(), isNamed ? m_identity.user : QString(), m_server.databaseId};
}

void Session::start()
{
    open();
}

void Session::open()
{
    const auto work = [wished =
                           m_actions.identity()](Connection &connection) -> Outcome<DatabaseLook> {
        const Identity identity = connection.identityFor(wished);
        return QueueStore(connection, identity).queues().map([&](const QList<Queue> &queues) {
            return DatabaseLook{{}, queues, identity, connection.server()};
        });
    };
    answer(m_actions.runOnConnection(work), this,
           [this](const Outcome<DatabaseLook> &look) { receiveOpened(look); });
}

static Error notRegistered(const QString &login)
{
    return {Error::Kind::NotPermitted,
            Session::tr("The login %1 is known to the database, but not to Intray. Ask an "
                        "administrator of Intray to add it.")
                .arg(login),
            {}};
}

void Session::receiveOpened(const Outcome<DatabaseLook> &look)
{
    if (m_started)
        return;
    if (!look) {
        retryOpening(look.error());
        return;
    }
    if (!look->server.login.isEmpty() && look->server.user.isEmpty()) {
        retryOpening(notRegistered(look->server.login));
        return;
    }
    m_started = true;
    m_queues = *look->queues;
    m_identity = look->identity;
    m_server = look->server;
    setLink(Link::Live);
    if (m_server.notifies)
        m_watch.listen();
    emit queuesChanged();
    emit started();
    m_beat.start();
    beat();
    finishImports();
}

void Session::retryOpening(const Error &error)
{
    setLink(linkAfter(error) == Link::Waiting ? Link::Waiting : Link::Offline, error);
    emit failed(error);
    QTimer::singleShot(m_opening.next(), this, &Session::open);
}

// In the thread that only watches, so that nobody's claim waits for what another program left
// half-done. Who may not import leaves it to those who may.
void Session::finishImports()
{
    const auto work = [wished = m_actions.identity()](Connection &connection) {
        return ImportStore(connection, connection.identityFor(wished)).recoverImports();
    };
    answer(m_watching.runOnConnection(work), this, [this](const Outcome<Done> &) { poll(); });
}

// A beat that fails is not worth a word: the next look at the database finds out why.
void Session::beat()
{
    if (!whyNoWriting().isEmpty())
        return;
    answer(m_watching.run([](WorkStore &store) { return store.beat(); }), this,
           [this](const Outcome<int> &programs) {
               if (programs)
                   m_watch.setPrograms(*programs);
           });
}

void Session::lookNow()
{
    if (m_started)
        poll();
}

void Session::poll()
{
    m_lookAgain = m_looking;
    if (m_looking)
        return;
    m_looking = true;
    m_lookedAt = sinceBoot();
    m_slow.start();
    lookForWriter();
    const KnownBefore before{m_change, m_rules, m_recent.place(), m_server.databaseId,
                             m_watch.isNotified()};
    const auto work = [before, &thread = m_watching,
                       wished = m_actions.identity()](Connection &connection) {
        return lookAt(connection, wished, before).map([&](DatabaseLook look) {
            look.connections = thread.connections();
            return look;
        });
    };
    answer(m_watching.runOnConnection(work), this,
           [this](const Outcome<DatabaseLook> &look) { receiveLook(look); });
}

// Only a new connection tells that a standby was promoted, or finds the server that can be written.
void Session::lookForWriter()
{
    if (!m_server.isReadOnly || m_lookedAt - m_soughtAt < writerSoughtEvery)
        return;
    m_soughtAt = m_lookedAt;
    m_watching.reopen();
}

void Session::receiveLook(const Outcome<DatabaseLook> &look)
{
    m_looking = false;
    m_slow.stop();
    m_latency = sinceBoot() - m_lookedAt;
    if (look) {
        const bool wasAway = isByAnotherLine(*look) || m_link == Link::Offline;
        const bool isLossTold = m_watch.takeLoss();
        const bool isOther = (look->news && noteNews(*look->news)) || isLossTold;
        m_watch.noteLook(isOther);
        if (wasAway)
            wakeThreads();
        m_changes.isWhole =
            (isOther && isTimeForAll()) || m_changes.isWhole || wasAway || isLossTold;
        receiveFacts(*look);
        setLink(Link::Live);
        if (look->queues)
            setQueues(*look->queues);
        if (isOther || wasAway)
            emit databaseChanged();
    } else {
        receiveTrouble(look.error());
    }
    if (std::exchange(m_lookAgain, false))
        poll();
}

/// Whether there are any.
bool Session::noteNews(const ChangeNews &news)
{
    m_rules = news.rules;
    if (std::exchange(m_change, news.change) == news.change)
        return false;
    m_changes = m_recent.newIn(news.recent);
    return true;
}

// An event that becomes visible behind many others is not among the new ones.
bool Session::isTimeForAll()
{
    const bool isTime = sinceBoot() - m_wholeAt > longestWithoutWhole;
    if (isTime || m_changes.isWhole)
        m_wholeAt = sinceBoot();
    return isTime;
}

// A line may break under work whose failure is told to nobody, such as a question about suspicious
// values. A standby is left for another line again and again, which breaks nothing.
bool Session::isByAnotherLine(const DatabaseLook &look)
{
    const int before = std::exchange(m_lines, look.connections);
    return before != m_lines && !(m_server.isReadOnly && look.server.isReadOnly);
}

void Session::receiveTrouble(const Error &error)
{
    // A password that is refused is not sent again by itself: that would lock the login.
    if (error.kind == Error::Kind::Cancelled || error.kind == Error::Kind::Busy)
        m_watch.noteLook(false);
    else if (error.kind != Error::Kind::WrongPassword)
        m_watch.noteTrouble();
    if (error.kind != Error::Kind::Cancelled)
        setLink(linkAfter(error), error);
}

void Session::receiveFacts(const DatabaseLook &look)
{
    const bool isReplaced = look.server.databaseId != m_server.databaseId;
    const bool isReadOnlyNow = look.server.isReadOnly != m_server.isReadOnly;
    m_identity = look.identity;
    m_server = look.server;
    if (m_server.notifies)
        m_watch.listen();
    if (isReadOnlyNow) {
        wakeThreads();
        emit linkChanged();
    }
    if (!isReplaced)
        return;
    if (look.queues)
        setQueues(*look.queues);
    m_recent = {};
    m_changes = {};
    emit databaseReplaced();
    emit databaseChanged();
}

// The other connections may be dead or at another server without having noticed: they are opened
// anew before anybody asks something of them.
void Session::wakeThreads()
{
    for (DatabaseThread *thread : {&m_actions, &m_reading}) {
        thread->reopen();
        thread->runOnConnection([](Connection &) -> Outcome<Done> { return Done{}; });
    }
}

void Session::setQueues(const QList<Queue> &queues)
{
    if (m_queues == queues)
        return;
    m_queues = queues;
    emit queuesChanged();
}

Queue Session::queueNamed(const QString &name) const
{
    const auto found = std::find_if(m_queues.begin(), m_queues.end(),
                                    [&](const Queue &queue) { return queue.name == name; });
    if (found != m_queues.end())
        return *found;
    Queue unknown;
    unknown.name = name;
    return unknown;
}

void Session::noteSleep()
{
    lookNow();
    emit resumed();
}

void Session::noteError(const Error &error)
{
    if (error.kind == Error::Kind::ReadOnly)
        m_watching.reopen(); // what it knows of the server may be old
    if (isAboutLink(error))
        setLink(linkAfter(error), error);
    if (isAboutLink(error) || error.kind == Error::Kind::ReadOnly)
        lookNow();
}

void Session::noteExtension()
{
    emit locksExtended();
}

void Session::noteAnswer()
{
    if (m_link == Link::Offline)
        lookNow();
}

void Session::setLink(Link link, const Error &error)
{
    m_trouble = error;
    if (m_link == link)
        return;
    m_link = link;
    emit linkChanged();
}

// Besides a line that breaks, whatever only connecting can meet.
bool Session::isAboutLink(const Error &error)
{
    using Kind = Error::Kind;
    static const QList<Kind> kinds{Kind::Busy,          Kind::Offline,    Kind::NameUnknown,
                                   Kind::PortClosed,    Kind::TlsRefused, Kind::WrongPassword,
                                   Kind::NoSuchDatabase};
    return kinds.contains(error.kind);
}

Session::Link Session::linkAfter(const Error &error)
{
    return error.kind == Error::Kind::Busy ? Link::Waiting : Link::Offline;
}

QString Session::linkSentence() const
{
    const QString database = url().displayName();
    switch (m_link) {
    case Link::Connecting:
        return tr("The database %1 is being opened.").arg(database);
    case Link::Live:
        return isNotified() ? tr("The database %1 answers and reports changes.").arg(database)
                            : tr("The database %1 answers.").arg(database);
    case Link::Waiting:
        return tr("The database %1 is busy; Intray continues as soon as it answers.").arg(database);
    case Link::Offline:
        break;
    }
    return m_trouble.sentence.isEmpty()
               ? tr("The database %1 cannot be reached. Reconnecting automatically.").arg(database)
               : m_trouble.sentence;
}

QString Session::whyNoWriting() const
{
    if (m_link == Link::Offline)
        return tr("The database cannot be reached. Reconnecting automatically; what you type is "
                  "kept on this computer.");
    if (m_server.isReadOnly)
        return tr("This database server is read-only, like a standby. What you type is kept on "
                  "this computer.");
    return {};
}

} // namespace intray
