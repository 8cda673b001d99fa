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
class Session;
class WindowSettings;

/// The dialogs that ask what an action needs to know, and then have the desk do it. What is typed
/// in them is kept until the database has it, and offered again.
class DeskQuestions : public QObject
{
    Q_OBJECT
public:
    DeskQuestions(Desk &desk, Session &session, WindowSettings &settings, QWidget *page);

    bool ask(Action action); ///< False: the action needs to know nothing.

private:
    void askHowMany();
    void askWhen();
    void askWhetherToDismiss();
    void askWhyItFails();
    void askWhyItGoesBack();
    void askForNote();
    void keepReason(QDialog *dialog, Disposition::Kind kind);
    void forgetReasons(const Item &item);
    QStringList reasonsFor(Disposition::Kind kind) const;
    bool asksWhy(Disposition::Kind kind) const;

    Desk &m_desk;
    Session &m_session;
    WindowSettings &m_settings;
    QWidget *m_page;
    CorrectOthers *m_others;
};

} // namespace intray
