// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connection/keychain.h"

#include <QList>
#include <QMap>

#include <memory>

namespace intray {

/// What a test sees and decides of a keychain.
struct Shelf
{
    enum class Mood { Prompt, Silent, Missing };

    Mood mood = Mood::Prompt;
    QMap<QString, QString> secrets;
    QStringList asked;                    ///< Every call, such as "read NAME".
    QList<std::function<void()>> waiting; ///< Answers that a silent keychain still owes.

    void answerWhatWaits()
    {
        for (const auto &each : std::exchange(waiting, {}))
            each();
    }
};

/// A keychain in memory; slow or missing when the test wants it.
class FakeKeychain : public Keychain
{
public:
    explicit FakeKeychain(std::shared_ptr<Shelf> shelf)
        : m_shelf(std::move(shelf))
    {
    }

    void read(const QString &name, const Then &then) override
    {
        carryOut(QStringLiteral("read ") + name, then, [shelf = m_shelf, name] {
            const bool has = shelf->secrets.contains(name);
            return has ? KeychainAnswer{KeychainAnswer::Kind::Done,
                                        Password(shelf->secrets.value(name)),
                                        {}}
                       : KeychainAnswer{KeychainAnswer::Kind::None, {}, {}};
        });
    }

    void write(const QString &name, const Password &password, const Then &then) override
    {
        carryOut(QStringLiteral("write ") + name, then, [shelf = m_shelf, name, password] {
            shelf->secrets.insert(name, password.forDriver());
            return KeychainAnswer{KeychainAnswer::Kind::Done, {}, {}};
        });
    }

    void remove(const QString &name, const Then &then) override
    {
        carryOut(QStringLiteral("remove ") + name, then, [shelf = m_shelf, name] {
            const bool had = shelf->secrets.remove(name) > 0;
            return KeychainAnswer{
                had ? KeychainAnswer::Kind::Done : KeychainAnswer::Kind::None, {}, {}};
        });
    }

private:
    void carryOut(const QString &call, const Then &then,
                  const std::function<KeychainAnswer()> &answer)
    {
        m_shelf->asked.append(call);
        if (m_shelf->mood == Shelf::Mood::Missing)
            then({KeychainAnswer::Kind::NoService, {}, {}});
        else if (m_shelf->mood == Shelf::Mood::Silent)
            m_shelf->waiting.append([then, answer] { then(answer()); });
        else
            then(answer());
    }

    std::shared_ptr<Shelf> m_shelf;
};

} // namespace intray
