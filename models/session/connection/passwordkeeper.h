// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connection/keychain.h"

#include <QObject>

#include <chrono>

namespace intray {

/// Keeps passwords of connections in the keychain and nowhere else. Never blocks: every question is
/// answered within the patience given, and silence means "unknown", never "no password". Belongs to
/// the window's thread.
class PasswordKeeper : public QObject
{
    Q_OBJECT
public:
    using Then = Keychain::Then;
    /// What is known about the keychain so far.
    enum class Service { NotAsked, There, Silent, Missing };

    explicit PasswordKeeper(std::unique_ptr<Keychain> keychain,
                            std::chrono::milliseconds patience = std::chrono::seconds(5),
                            QObject *parent = nullptr);
    ~PasswordKeeper() override;

    /// The answer comes to the receiver, and not at all once that is gone.
    void find(const DatabaseUrl &url, QObject *receiver, const Then &then);
    /// Call this once the server has accepted the password, not before; notKept() tells if it is
    /// not certain that it is kept.
    void keep(const DatabaseUrl &url, const Password &password);
    void forget(const DatabaseUrl &url);

    /// Finds out whether there is a keychain; serviceChanged() tells.
    void look();
    Service service() const { return m_service; }
    /// Why no password can be kept, in a sentence; empty: it can.
    QString whyNotKeeping() const;

    /// The name of a login's password: the same for all ways to encrypt the line to it.
    static QString secretName(const DatabaseUrl &url);

signals:
    void serviceChanged();
    void notKept(const QString &sentence);

private:
    class Question;

    Then heardBy(QObject *receiver, const Then &then);
    void note(KeychainAnswer::Kind kind);
    void tellIfNotKept(KeychainAnswer::Kind kind);

    std::unique_ptr<Keychain> m_keychain;
    std::chrono::milliseconds m_patience;
    Service m_service = Service::NotAsked;
};

} // namespace intray
