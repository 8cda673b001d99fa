// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/source/sourceview.h"

namespace intray {

class Desk;
class SidePanel;
class WindowSettings;
struct Field;

/// The page of the side panel with the source of the record on the desk: offered in queues whose
/// schema marks a field as the source. How it is shown, and in which folder sources lie on this
/// computer, is remembered per queue. Borrows all three, which outlive it.
class SourcePage : public SourceView
{
    Q_OBJECT
public:
    SourcePage(Desk &desk, SidePanel &panel, WindowSettings &settings);

    void followQueue(); ///< Another queue is chosen, or its rules changed.

private:
    void showRecord();
    void chooseFolder();
    QString folderOf(const Field &field) const;
    QString queue() const;
    QString setting(const QString &name) const;

    Desk &m_desk;
    SidePanel &m_panel;
    WindowSettings &m_settings;
};

} // namespace intray
