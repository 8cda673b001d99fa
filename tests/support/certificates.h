// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/serverfolder.h"

namespace intray {

/// What a server shows to its clients.
enum class Certificate {
    Good,           ///< For localhost and 127.0.0.1, by the authority of the tests.
    OtherHost,      ///< By the same authority, for a host of another name.
    Expired,        ///< By the same authority, for localhost, out of date since yesterday.
    OtherAuthority, ///< For localhost, by another authority.
    SelfSigned      ///< For localhost, by itself.
};

/// The certificates of one server, made by openssl in the folder "tls" of the server's folder when
/// they are asked for.
class Certificates
{
public:
    explicit Certificates(const ServerFolder &folder);

    /// What clients should trust.
    QString authorityFile() const;
    /// An authority that has signed nothing but OtherAuthority.
    QString otherAuthorityFile() const;
    /// Writes a certificate and its key below the server's folder.
    void install(Certificate which, const QString &certificateFile, const QString &keyFile);

private:
    void makeKey(const QString &name);
    void makeAuthority(const QString &name);
    void make(Certificate which);
    void openssl(const QStringList &arguments) const;

    const ServerFolder &m_folder;
};

} // namespace intray
