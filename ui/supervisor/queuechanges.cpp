// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed on the page of the queues.
#include "session/answer.h"
#include "session/session.h"
#include "store/rules/queuestore.h"
#include "ui/supervisor/pausedialog.h"
#include "ui/supervisor/queuespage.h"
#include "ui/supervisor/reopendialog.h"
#include "ui/supervisor/ruleeffects.h"
#include "ui/supervisor/rulesform.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>

namespace intray {

void QueuesPage::setBusy(bool busy)
{
    m_busy = busy;
    showEdited();
}

template <typename Work>
void QueuesPage::change(Work work, std::function<void()> then)
{
    setBusy(true);
    answer(m_session.actions().run(work), this, [this, then](const auto &result) {
        setBusy(false);
        if (!result) {
            m_session.noteError(result.error());
            emit told({Message::Kind::Problem, result.error().sentence, result.error().detail});
            return;
        }
        then();
        m_session.lookNow();
    });
}

void QueuesPage::addNew()
{
    emit told({});
    m_list->setCurrentItem(nullptr);
    m_form->setEnabled(true);
    m_form->showNew(m_session.queues());
    showEdited();
}

void QueuesPage::save()
{
    if (!m_form->faults().isEmpty())
        return m_form->focusFault();
    const Queue rules = m_form->rules();
    const bool isNew = m_form->isNew();
    const QString effects = m_effects->text();
    const auto work = [rules, isNew](QueueStore &store) {
        return isNew ? store.addQueue(rules) : store.setQueue(rules);
    };
    change(work, [this, rules, isNew, effects] {
        m_edited.remove(rules.name);
        if (isNew) {
            m_toChoose = rules.name;
            m_form->show(rules, m_session.queues());
        }
        const QString said =
            isNew ? tr("The queue %1 was added.") : tr("The rules of %1 were saved.");
        emit told({Message::Kind::Information,
                   QStringList{said.arg(rules.displayTitle()), effects}.join(u' ').trimmed()});
    });
}

void QueuesPage::revert()
{
    const QString name = current();
    m_edited.remove(name);
    emit told({});
    if (name.isEmpty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    else
        m_form->show(m_session.queueNamed(name), m_session.queues());
    showEdited();
    m_list->setFocus();
}

void QueuesPage::askForMessage()
{
    const QString name = current();
    const QString title = m_session.queueNamed(name).displayTitle();
    auto *dialog = new PauseDialog(title, this);
    connect(dialog, &PauseDialog::chosen, this, [this, name, title](const QString &message) {
        const auto work = [name, message](QueueStore &store) {
            return store.pauseQueue(name, true, message);
        };
        change(work, [this, title] {
            emit told({Message::Kind::Information,
                       tr("%1 is paused. What is held can still be finished.").arg(title)});
        });
    });
    dialog->open();
}

void QueuesPage::reopen()
{
    auto *dialog = new ReopenDialog(m_session, current(), this);
    connect(dialog, &BulkDialog::ended, this, [this](const QString &sentence) {
        emit told({Message::Kind::Information, sentence});
    });
    dialog->open();
}

void QueuesPage::resume()
{
    const QString name = current();
    const QString title = m_session.queueNamed(name).displayTitle();
    change(
        [name](QueueStore &store) { return store.pauseQueue(name, false); },
        [this, title] {
            emit told({Message::Kind::Information, tr("%1 gives out its items again.").arg(title)});
        });
}

void QueuesPage::askWhetherToRemove()
{
    const QString name = current();
    const QString title = m_session.queueNamed(name).displayTitle();
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Remove a queue"),
                                tr("Remove the queue %1?").arg(title), QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("removeQueueBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Only a queue that never had an item can be removed; others keep "
                               "their history and can be paused."));
    QPushButton *yes = box->addButton(tr("&Remove"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("removeQueueYes"));
    connect(yes, &QPushButton::clicked, this, [this, name] { remove(name); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void QueuesPage::remove(const QString &name)
{
    const QString title = m_session.queueNamed(name).displayTitle();
    change([name](QueueStore &store) { return store.removeQueue(name); },
           [this, name, title] {
               m_edited.remove(name);
               emit told({Message::Kind::Information, tr("The queue %1 was removed.").arg(title)});
           });
}

} // namespace intray
