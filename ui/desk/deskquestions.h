// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "session/message.h"

#include <QObject>
#include <QStringList>

class QDialog;
class QWidget;

namespace intray {

class CorrectOthers;
class Desk;
class NoteLine;
class RecordForm;
class Session;
class WindowSettings;

/// Ends the record on the desk, or puts it aside with its lock for another.
bool leavesTheRecord(Action action);

/// The dialogs that ask what an action needs to know, and then have the desk do it. What is typed
/// in them is kept until the database has it, and offered again. A note is written beside the
/// record.
class DeskQuestions : public QObject
{
    Q_OBJECT
public:
    DeskQuestions(Desk &desk, Session &session, WindowSettings &settings, RecordForm &record,
                  QWidget *page);

    bool ask(Action action); ///< False: the action needs to know nothing.

private:
    void askHowMany();
    void askWhen();
    void askAboutField();
    void askWhetherToDismiss();
    void askWhyItFails();
    void askWhyItGoesBack();
    void keepReason(QDialog *dialog, const QString &name);
    void forgetReasons(const Item &item);
    void forgetQuestion(const Item &item);
    QStringList reasonsFor(Disposition::Kind kind) const;
    bool asksWhy(Disposition::Kind kind) const;

    Desk &m_desk;
    Session &m_session;
    WindowSettings &m_settings;
    RecordForm &m_record;
    QWidget *m_page;
    CorrectOthers *m_others;
    NoteLine *m_note;
};

} // namespace intray
