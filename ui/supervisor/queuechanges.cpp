// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed on the page of the queues.
#include "queue/rulesmerge.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/adopted/adopting.h"
#include "store/rules/queuestore.h"
#include "ui/common/savebar.h"
#include "ui/lists/correctdialog.h"
#include "ui/supervisor/deliveriesdialog.h"
#include "ui/supervisor/fields/fieldrulesdialog.h"
#include "ui/supervisor/pausedialog.h"
#include "ui/supervisor/queuelist.h"
#include "ui/supervisor/queuespage.h"
#include "ui/supervisor/reopendialog.h"
#include "ui/supervisor/ruleeffects.h"
#include "ui/supervisor/rulesform.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace intray {

static QString from(const char *context, const char *label)
{
    return QCoreApplication::translate(context, label);
}

/// As the form calls them.
static QString wordsFor(ChangedRule rule)
{
    switch (rule) {
    case ChangedRule::Title:
        return QueuesPage::tr("Title");
    case ChangedRule::RecordSchema:
        return QueuesPage::tr("Record");
    case ChangedRule::LockDuration:
        return from("intray::LockRules", "Lock duration");
    case ChangedRule::LongestHold:
        return from("intray::LockRules", "Longest lock");
    case ChangedRule::LocksPerUser:
        return from("intray::LockRules", "Locks per user");
    case ChangedRule::Attempts:
        return from("intray::LockRules", "Attempts until it fails");
    case ChangedRule::FirstWarning:
        return from("intray::LockRules", "First warning before the end");
    case ChangedRule::LastWarning:
        return from("intray::LockRules", "Last warning before the end");
    case ChangedRule::Dispositions:
        return from("intray::EndingRules", "Allowed");
    case ChangedRule::Reasons:
        return QueuesPage::tr("Reasons");
    case ChangedRule::ReasonRequired:
        return from("intray::EndingRules", "A reason is required");
    case ChangedRule::ReopenOwn:
        return from("intray::EndingRules", "Own records can be reopened for");
    case ChangedRule::NextQueue:
        return from("intray::StepRules", "Completed items go on to");
    case ChangedRule::OtherHands:
        return from("intray::StepRules", "Different person");
    case ChangedRule::BlindFields:
        return from("intray::StepRules", "Second keying");
    case ChangedRule::DecideQueue:
        return from("intray::StepRules", "Decided in");
    case ChangedRule::Share:
        return from("intray::StepRules", "Share that comes here");
    case ChangedRule::Source:
        return from("intray::SourceRules", "Query");
    case ChangedRule::Fresh:
        return from("intray::SourceRules", "Result valid for");
    case ChangedRule::LargestRecord:
        return from("intray::SizeRules", "Largest record");
    case ChangedRule::LargestField:
        return from("intray::SizeRules", "Largest field");
    }
    return {};
}

void QueuesPage::setBusy(bool busy)
{
    m_busy = busy;
    showEdited();
}

template <typename Work>
void QueuesPage::change(Work work, std::function<void()> then)
{
    carryOut(work, [then](const auto &) { then(); });
}

template <typename Work, typename Then>
void QueuesPage::carryOut(Work work, Then then)
{
    setBusy(true);
    answer(m_session.actions().run(work), this, [this, then](const auto &result) {
        setBusy(false);
        if (!result) {
            m_session.noteError(result.error());
            emit told({Message::Kind::Problem, result.error().sentence, result.error().detail});
            return;
        }
        then(*result);
        m_session.lookNow();
    });
}

void QueuesPage::addNew()
{
    emit told({});
    m_leftForNew = current();
    m_list->setCurrentItem(nullptr);
    m_form->setEnabled(true);
    m_form->showNew(m_begun, m_session.queues());
    showEdited();
}

// What was typed is there again when a new one is wanted.
void QueuesPage::leaveNew()
{
    QTreeWidgetItem *before = m_list->rowOf(m_leftForNew);
    m_list->setCurrentItem(before ? before : m_list->topLevelItem(0));
    m_list->setFocus();
}

// The key that saves a draft at the desk.
void QueuesPage::takeKey(Action action)
{
    if (action == Action::SaveDraft && m_bar->saveButton()->isEnabled())
        save();
    else if (action == Action::SaveDraft)
        m_form->focusFault();
}

void QueuesPage::save()
{
    if (!m_form->faults().isEmpty())
        return m_form->focusFault();
    if (m_form->isNew())
        saveNew(m_form->rules());
    else
        saveChanges(m_form->rules(), false);
}

void QueuesPage::saveNew(const Queue &rules)
{
    const auto work = [rules](QueueStore &store) { return store.addQueue(rules); };
    change(work, [this, rules, effects = m_effects] {
        m_toChoose = rules.name;
        m_begun = {};
        m_form->show(rules, m_session.queues());
        tellSaved(rules, tr("The queue %1 was added."), effects);
    });
}

// Only what was changed here is written: others may have changed other rules meanwhile.
void QueuesPage::saveChanges(const Queue &rules, bool overOthers)
{
    const Queue before = m_before.value(rules.name, m_session.queueNamed(rules.name));
    const auto work = [rules, before, overOthers](QueueStore &store) {
        return store.changeQueue(before, rules, overOthers);
    };
    carryOut(work, [this, rules, effects = m_effects](const MergedRules &merged) {
        if (merged.both.isEmpty())
            tellSaved(merged.rules, tr("The rules of %1 were saved."), effects);
        else
            askAboutBoth(rules, merged);
    });
}

void QueuesPage::tellSaved(const Queue &rules, const QString &said, const QString &effects)
{
    m_edited.remove(rules.name);
    m_before.remove(rules.name);
    emit told({Message::Kind::Information,
               QStringList{said.arg(rules.displayTitle()), effects}.join(u' ').trimmed()});
}

void QueuesPage::askAboutBoth(const Queue &rules, const MergedRules &merged)
{
    QStringList names;
    for (const ChangedRule rule : merged.both)
        names << wordsFor(rule);
    auto *box =
        new QMessageBox(QMessageBox::NoIcon, tr("Changed by somebody else"),
                        tr("Somebody else has changed the same rules of %1 in the meantime: %2.")
                            .arg(rules.displayTitle(), QLocale().createSeparatedList(names)),
                        QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("bothChangedBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("Nothing has been saved yet. To see their changes, cancel and press Undo changes."));
    QPushButton *yes = box->addButton(tr("&Save mine"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("saveMine"));
    connect(yes, &QPushButton::clicked, this, [this, rules] { saveChanges(rules, true); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void QueuesPage::revert()
{
    const QString name = current();
    m_edited.remove(name);
    emit told({});
    if (name.isEmpty()) {
        leaveNew();
        m_begun = {};
    } else {
        m_form->show(m_session.queueNamed(name), m_session.queues());
    }
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
                       tr("%1 is paused. Locked items can still be finished.").arg(title)});
        });
    });
    dialog->open();
}

void QueuesPage::editFields()
{
    auto *dialog =
        new FieldRulesDialog(m_session, m_settings, m_session.queueNamed(current()), this);
    connect(dialog, &FieldRulesDialog::saved, this, [this](const Queue &queue) {
        emit told({Message::Kind::Information,
                   tr("The fields and rules of %1 were saved.").arg(queue.displayTitle())});
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

void QueuesPage::showDeliveries()
{
    auto *dialog = new DeliveriesDialog(m_session, m_session.queueNamed(current()), this);
    connect(dialog, &DeliveriesDialog::ended, this, [this](const QString &sentence) {
        emit told({Message::Kind::Information, sentence});
    });
    dialog->open();
}

void QueuesPage::correct()
{
    auto *dialog = new CorrectDialog(m_session, m_session.queueNamed(current()), {}, this);
    connect(dialog, &CorrectDialog::ended, this, [this](const QString &sentence) {
        emit told({Message::Kind::Information, sentence});
    });
    dialog->open();
}

void QueuesPage::resume()
{
    const QString name = current();
    const QString title = m_session.queueNamed(name).displayTitle();
    change([name](QueueStore &store) { return store.pauseQueue(name, false); },
           [this, title] {
               emit told({Message::Kind::Information, tr("%1 gives out items again.").arg(title)});
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

void QueuesPage::askWhetherToUndo()
{
    const Queue queue = m_session.queueNamed(current());
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Give back the table"),
                                tr("Stop using the table %2 for the queue %1?")
                                    .arg(queue.displayTitle(), queue.adoptedTable()),
                                QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("undoAdoptionBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("The table stays as it is, with all values, states and columns, and with the locks of "
           "other programs. The queue is paused and keeps its history, drafts and rules; adopt the "
           "table again under its name to continue. This is not possible while rows are locked "
           "here."));
    QPushButton *yes = box->addButton(tr("&Give back"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("undoAdoptionYes"));
    connect(yes, &QPushButton::clicked, this, [this, name = queue.name] { undoAdoption(name); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void QueuesPage::undoAdoption(const QString &name)
{
    const QString title = m_session.queueNamed(name).displayTitle();
    setBusy(true);
    const auto work = [name, identity = m_session.identity()](Connection &connection) {
        return Adopting(connection, connection.identityFor(identity)).undo(name);
    };
    answer(m_session.actions().runOnConnection(work), this, [this, title](const auto &undone) {
        setBusy(false);
        if (!undone) {
            m_session.noteError(undone.error());
            emit told({Message::Kind::Problem, undone.error().sentence, undone.error().detail});
            return;
        }
        emit told(
            {Message::Kind::Information,
             tr("The queue %1 no longer has a table and is paused. The table was left as it is.")
                 .arg(title)});
        m_session.lookNow();
    });
}

} // namespace intray
