// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/listfilter.h"

#include <QStringList>

namespace intray {

class WindowSettings;

/// The filters of a queue's list that this person keeps for themselves, under names of their own,
/// in the window's settings. What is damaged there is left out. In the window's thread; borrows the
/// settings.
class PersonalFilters
{
public:
    explicit PersonalFilters(WindowSettings &settings)
        : m_settings(settings)
    {
    }

    void setQueue(const QString &name);
    QStringList names() const; ///< As people sort them.
    ListFilter filter(const QString &name) const;
    void keep(const QString &name, const ListFilter &filter); ///< In the place of one of that name.
    void rename(const QString &name, const QString &newName); ///< Likewise.
    void forget(const QString &name);

private:
    QJsonObject kept() const;
    void write(const QJsonObject &kept);

    WindowSettings &m_settings;
    QString m_setting;
};

/// As people sort names.
QStringList sortedForPeople(QStringList names);

} // namespace intray
