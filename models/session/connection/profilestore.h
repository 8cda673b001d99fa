// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connection/connectionprofile.h"

#include <QList>

#include <functional>
#include <optional>

namespace intray {

/// The connections that somebody has set up, as one text in the window's settings. What is read is
/// not trusted: an entry whose address DatabaseUrl refuses is left out and said so. Never holds a
/// password. Belongs to the window's thread.
class ProfileStore
{
public:
    /// Where the text is kept; both outlive the store.
    using Load = std::function<QString()>;
    using Save = std::function<void(const QString &)>;
    ProfileStore(const Load &load, Save save);

    const QList<ConnectionProfile> &profiles() const { return m_profiles; }
    std::optional<ConnectionProfile> named(const QString &name) const;
    /// The profile of exactly this address.
    std::optional<ConnectionProfile> at(const DatabaseUrl &url) const;
    /// A sentence when something that was kept could not be read; empty: nothing to tell.
    const QString &trouble() const { return m_trouble; }

    /// Adds the profile, in the place of the one that had this name before.
    void keep(const ConnectionProfile &profile, const QString &formerName = {});
    void remove(const QString &name);

private:
    void read(const QString &text);
    void write() const;

    Save m_save;
    QList<ConnectionProfile> m_profiles;
    QString m_trouble;
};

} // namespace intray
