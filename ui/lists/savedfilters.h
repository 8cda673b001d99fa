// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lists/listfilter.h"

#include <QToolButton>

#include <functional>

class QMenu;

namespace intray {

class WindowSettings;

/// The filters that somebody keeps of a queue's list, under names of their own: a button with a
/// menu that uses one, keeps what is chosen now, or removes one. They are in the window's settings,
/// so they are personal. In the window's thread; borrows the settings.
class SavedFilters : public QToolButton
{
    Q_OBJECT
public:
    using Current = std::function<ListFilter()>;

    /// `current` tells what is chosen now, and `none` what the list shows by itself.
    SavedFilters(WindowSettings &settings, Current current, const ListFilter &none,
                 QWidget *parent = nullptr);

    void setQueue(const QString &name);
    QStringList names() const;                                ///< As people sort them.
    void keep(const QString &name, const ListFilter &filter); ///< In the place of one of that name.
    void forget(const QString &name);

signals:
    void wanted(const intray::ListFilter &filter);

private:
    void fillMenu();
    void addEntries(const QStringList &names);
    void askForName();
    QJsonObject kept() const;
    void write(const QJsonObject &kept);

    WindowSettings &m_settings;
    Current m_current;
    const ListFilter m_none;
    QString m_setting;
    QMenu *m_menu;
};

} // namespace intray
