// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/keychain.h"

#include <qt6keychain/keychain.h>

namespace intray {

namespace {

KeychainAnswer::Kind kindOf(QKeychain::Error error)
{
    switch (error) {
    case QKeychain::NoError:
        return KeychainAnswer::Kind::Done;
    case QKeychain::EntryNotFound:
        return KeychainAnswer::Kind::None;
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return KeychainAnswer::Kind::NoService;
    default:
        return KeychainAnswer::Kind::Unknown;
    }
}

class SystemKeychain : public Keychain
{
public:
    void read(const QString &name, const Then &then) override
    {
        auto *job = new QKeychain::ReadPasswordJob(service());
        run(job, name, [job, then](const KeychainAnswer &answer) {
            KeychainAnswer found = answer;
            if (found.kind == KeychainAnswer::Kind::Done)
                found.password = Password(job->textData());
            then(found);
        });
    }

    void write(const QString &name, const Password &password, const Then &then) override
    {
        auto *job = new QKeychain::WritePasswordJob(service());
        job->setTextData(password.forDriver());
        run(job, name, then);
    }

    void remove(const QString &name, const Then &then) override
    {
        run(new QKeychain::DeletePasswordJob(service()), name, then);
    }

private:
    static QString service() { return QStringLiteral("intray"); }

    static void run(QKeychain::Job *job, const QString &name, const Then &then)
    {
        job->setInsecureFallback(false);
        job->setAutoDelete(true);
        job->setKey(name);
        QObject::connect(job, &QKeychain::Job::finished, job, [then](QKeychain::Job *done) {
            then({kindOf(done->error()), {}, done->errorString()});
        });
        job->start();
    }
};

class NoKeychain : public Keychain
{
public:
    void read(const QString &, const Then &then) override { refuse(then); }
    void write(const QString &, const Password &, const Then &then) override { refuse(then); }
    void remove(const QString &, const Then &then) override { refuse(then); }

private:
    static void refuse(const Then &then)
    {
        then({KeychainAnswer::Kind::NoService, {}, QStringLiteral("none")});
    }
};

} // namespace

std::unique_ptr<Keychain> systemKeychain()
{
    return std::make_unique<SystemKeychain>();
}

std::unique_ptr<Keychain> noKeychain()
{
    return std::make_unique<NoKeychain>();
}

} // namespace intray
