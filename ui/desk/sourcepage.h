// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "session/feeds/itemattachments.h"
#include "ui/source/sourceview.h"

namespace intray {

class AttachmentBar;
class Desk;
class Session;
class SidePanel;
class WindowSettings;
struct Field;

/// The page of the side panel with the source of the record on the desk: offered in queues whose
/// schema marks a field as the source, and for a record that has files attached. How it is shown,
/// and in which folder sources lie on this computer, is remembered per queue. Where the schema says
/// so, it is the files that are attached to the item. Borrows all four, which outlive it.
class SourcePage : public SourceView
{
    Q_OBJECT
public:
    SourcePage(Session &session, Desk &desk, SidePanel &panel, WindowSettings &settings);

    static QString name(); ///< Of the page in the panel.
    void followQueue();    ///< Another queue is chosen, or its rules changed.

private:
    void showRecord();
    void lookForAttachments(bool isOfferedAnyway);
    void showAttachments(const QString &named);
    void followAttachments();
    void fetchChosen();
    void chooseFolder();
    QString folderOf(const Field &field) const;
    QString queue() const;
    QString setting(const QString &name) const;

    Session &m_session;
    Desk &m_desk;
    SidePanel &m_panel;
    WindowSettings &m_settings;
    ItemAttachments m_attachments;
    AttachmentBar *m_bar;
    QAction *m_folder;
    QString m_named; ///< By the record's field, of the attachments.
};

} // namespace intray
