// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/passwordkeeper.h"

#include <QPointer>
#include <QTimer>

namespace intray {

/// One question on its way: answered once, by the keychain or by the clock, whichever is first.
class PasswordKeeper::Question : public QObject
{
public:
    Question(PasswordKeeper &keeper, QObject *receiver, const Then &then)
        : QObject(&keeper)
        , m_keeper(keeper)
        , m_receiver(receiver)
        , m_then(then)
    {
        QTimer::singleShot(keeper.m_patience, this, [this] {
            settle({KeychainAnswer::Kind::Unknown, {}, QStringLiteral("no answer in time")});
        });
    }

    void settle(const KeychainAnswer &answer)
    {
        if (m_isSettled)
            return;
        m_isSettled = true;
        deleteLater();
        m_keeper.note(answer.kind);
        if (m_receiver)
            m_then(answer);
    }

private:
    PasswordKeeper &m_keeper;
    QPointer<QObject> m_receiver;
    Then m_then;
    bool m_isSettled = false;
};

PasswordKeeper::PasswordKeeper(std::unique_ptr<Keychain> keychain,
                               std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_keychain(std::move(keychain))
    , m_patience(patience)
{
}

PasswordKeeper::~PasswordKeeper() = default;

// An answer that comes later than the clock's finds the question gone and changes nothing.
Keychain::Then PasswordKeeper::heardBy(QObject *receiver, const Then &then)
{
    QPointer<Question> question = new Question(*this, receiver, then);
    return [question](const KeychainAnswer &answer) {
        if (question)
            question->settle(answer);
    };
}

void PasswordKeeper::find(const DatabaseUrl &url, QObject *receiver, const Then &then)
{
    m_keychain->read(secretName(url), heardBy(receiver, then));
}

void PasswordKeeper::keep(const DatabaseUrl &url, const Password &password)
{
    m_keychain->write(
        secretName(url), password,
        heardBy(this, [this](const KeychainAnswer &answer) { tellIfNotKept(answer.kind); }));
}

void PasswordKeeper::tellIfNotKept(KeychainAnswer::Kind kind)
{
    if (kind == KeychainAnswer::Kind::NoService)
        emit notKept(whyNotKeeping());
    else if (kind != KeychainAnswer::Kind::Done)
        emit notKept(tr("The system's keychain did not confirm that it saved the password. You may "
                        "be asked for it at the next start."));
}

void PasswordKeeper::forget(const DatabaseUrl &url)
{
    m_keychain->remove(secretName(url), heardBy(this, [](const KeychainAnswer &) {}));
}

void PasswordKeeper::look()
{
    m_keychain->read(QStringLiteral("is-there-a-keychain"),
                     heardBy(this, [](const KeychainAnswer &) {}));
}

void PasswordKeeper::note(KeychainAnswer::Kind kind)
{
    Service now = Service::There;
    if (kind == KeychainAnswer::Kind::NoService)
        now = Service::Missing;
    else if (kind == KeychainAnswer::Kind::Unknown)
        now = Service::Silent;
    if (std::exchange(m_service, now) != now)
        emit serviceChanged();
}

QString PasswordKeeper::whyNotKeeping() const
{
    if (m_service != Service::Missing)
        return {};
    return tr("This system has no keychain, so the password is asked for at each start. It is "
              "never written to a file.");
}

QString PasswordKeeper::secretName(const DatabaseUrl &url)
{
    if (url.engine() == DatabaseUrl::Engine::Odbc)
        return url.text();
    return DatabaseUrl::server(url.engine(), url.user(), url.hosts(), url.database()).text();
}

} // namespace intray
