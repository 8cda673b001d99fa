// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"

#include <QString>

#include <functional>
#include <memory>

namespace intray {

/// What a keychain said to one question.
struct KeychainAnswer
{
    enum class Kind {
        Done,      ///< The password was found, kept or removed.
        None,      ///< It keeps none of this name.
        Unknown,   ///< It has not answered in time, or could not be read: there may be one.
        NoService, ///< There is no keychain on this system.
    };

    Kind kind = Kind::Unknown;
    Password password = {}; ///< When one was asked for, and found.
    QString detail = {};    ///< The keychain's own words, for the log.
};

/// Where the system keeps secrets. Answers in the thread that asked, once or never, and possibly
/// before the call returns.
class Keychain
{
public:
    using Then = std::function<void(const KeychainAnswer &)>;

    Keychain() = default;
    virtual ~Keychain() = default;
    Q_DISABLE_COPY_MOVE(Keychain)

    virtual void read(const QString &name, const Then &then) = 0;
    virtual void write(const QString &name, const Password &password, const Then &then) = 0;
    virtual void remove(const QString &name, const Then &then) = 0;
};

/// The system's own: Secret Service, KWallet, or what the platform has. Never falls back to a file
/// of plain text.
std::unique_ptr<Keychain> systemKeychain();

/// One that is not there, for where secrets must not be touched.
std::unique_ptr<Keychain> noKeychain();

} // namespace intray
