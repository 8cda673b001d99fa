// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How rules are changed and saved on the page of the queues.
#include "queue/rulesmerge.h"
#include "session/session.h"
#include "store/rules/queuestore.h"
#include "ui/common/dimmedline.h"
#include "ui/common/savebar.h"
#include "ui/supervisor/queuelist.h"
#include "ui/supervisor/queuespage.h"
#include "ui/supervisor/ruleeffects.h"
#include "ui/supervisor/rulesform.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>

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

/// As it is in the database, or as it stands here unsaved.
Queue QueuesPage::wanted(const QString &name) const
{
    return m_edited.value(name, m_session.queueNamed(name));
}

void QueuesPage::showEdited()
{
    const QString name = current();
    const Queue stored = m_session.queueNamed(name);
    const Queue now = m_form->rules();
    const bool isChanged = m_form->isNew() || (!name.isEmpty() && now != stored);
    if (!m_form->isNew() && !name.isEmpty()) {
        if (isChanged && !isEdited(name))
            m_before.insert(name, stored);
        if (isChanged)
            m_edited.insert(name, now);
        else
            m_edited.remove(name);
        showRow(name);
    }
    const QStringList effects = m_form->isNew() || !isChanged
                                    ? QStringList()
                                    : effectsOf(stored, now, m_feed.load(name).held);
    m_effects = effects.join(u' ');
    m_list->showNew(m_form->isNew());
    m_leave->setEnabled(m_form->isNew());
    if (isChanged)
        showBar(stored, now);
    else
        m_bar->showNone();
    m_saved->showText(isChanged || name.isEmpty() ? QString() : tr("All rules are saved."));
    m_bar->setCanSave(isChanged && m_form->faults().isEmpty() && !m_writing.isBusy());
    m_bar->undoButton()->setEnabled(isChanged && !m_writing.isBusy());
    showHead();
}

void QueuesPage::showBar(const Queue &stored, const Queue &now)
{
    const int changes = int(changedRules(stored, now).size());
    const QList<RuleFault> faults = m_form->faults();
    const QString whyNot = now.name.isEmpty()  ? tr("Give it a name first.")
                           : !faults.isEmpty() ? faults.constFirst().sentence
                                               : QString();
    m_bar->showChanges(m_form->isNew() ? tr("A new queue, not saved.")
                                       : tr("%n change(s), not saved.", nullptr, changes),
                       whyNot.isEmpty() ? m_effects : whyNot);
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
    m_writing.run(work, [this, rules, effects = m_effects](const auto &) {
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
    m_writing.run(work, [this, rules, effects = m_effects](const MergedRules &merged) {
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

} // namespace intray
