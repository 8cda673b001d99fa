// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "session/message.h"

#include <QObject>

class QMessageBox;
class QWidget;

namespace intray {

class PageWriting;
class RulesSaving;
class Session;
class WindowSettings;
struct Delivery;

/// What is done with a queue beside changing its rules on the page: pausing and removing it, giving
/// its table back, and the dialogs on its fields, records and deliveries, which open over the page.
/// Borrows all that it is made with. In the window's thread.
class QueueErrands : public QObject
{
    Q_OBJECT
public:
    QueueErrands(Session &session, WindowSettings &settings, PageWriting &writing,
                 RulesSaving &saving, QWidget *page);

    void pause(const Queue &queue); ///< With a message that is asked for.
    void resume(const Queue &queue);
    void askWhetherToRemove(const Queue &queue);
    void askWhetherToGiveBack(const Queue &queue); ///< Its adopted table.
    void editFields(const Queue &queue);
    void reopenItems(const Queue &queue);
    void showDeliveries(const Queue &queue);
    void correctRecords(const Queue &queue);

signals:
    void told(const intray::Message &message);
    void removed(const QString &name);
    void importWanted(const intray::Delivery &delivery); ///< Of its file, again.

private:
    void tell(const QString &sentence);
    QMessageBox *makeQuestion(const QString &title, const QString &question);
    void remove(const Queue &queue);
    void giveBack(const Queue &queue);

    Session &m_session;
    WindowSettings &m_settings;
    PageWriting &m_writing;
    RulesSaving &m_saving;
    QWidget *m_page;
};

} // namespace intray
