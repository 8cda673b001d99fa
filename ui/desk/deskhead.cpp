// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/deskhead.h"

#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/common/nameinwork.h"
#include "ui/common/tintedlabel.h"
#include "ui/desk/lockmark.h"
#include "ui/desk/noteslabel.h"
#include "ui/desk/shownlock.h"

#include <QAction>

#include <algorithm>

namespace intray {

DeskHead::DeskHead(Desk &desk, const Actions &actions, QWidget *parent)
    : RecordHead(parent)
    , m_desk(desk)
    , m_actions(actions)
    , m_lockShown(new ShownLock(desk, *lock()))
    , m_notes(new NotesLabel(this))
{
    setObjectName(QStringLiteral("deskHead"));
    makeSentBack();
    addBelow(m_sentBack);
    addBelow(m_notes);
    follow();
    showAll();
}

void DeskHead::makeSentBack()
{
    m_sentBack = new TintedLabel(Tint::Fault, {}, this);
    m_sentBack->setObjectName(QStringLiteral("sentBack"));
    m_sentBack->setWordWrap(true);
    m_sentBack->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentBack->hide();
}

void DeskHead::follow()
{
    const RecordInWork &record = m_desk.record();
    connect(&m_desk, &Desk::recordChanged, this, &DeskHead::showAll);
    connect(&m_desk, &Desk::stateChanged, this, &DeskHead::showAll);
    connect(&record, &RecordInWork::faultsChanged, this, &DeskHead::showFaultCount);
    connect(&record, &RecordInWork::notesChanged, this,
            [this] { m_notes->showNotes(m_desk.record().notes(), m_desk.item().lock.user); });
    connect(&record, &RecordInWork::edited, this, &DeskHead::followName);
    connect(&record, &RecordInWork::textChanged, this, &DeskHead::showAbout);
    connect(&record, &RecordInWork::othersChanged, this, &DeskHead::showAbout);
    connect(&m_actions, &Actions::keysChanged, this, &DeskHead::showAll);
    connect(this, &RecordHead::faultsWanted, m_actions.of(WindowAction::NextFault),
            &QAction::trigger);
    connect(this, &RecordHead::panelWanted, m_actions.of(WindowAction::SidePanel),
            &QAction::trigger);
    connect(this, &RecordHead::extendWanted, m_actions.of(Action::KeepLock), &QAction::trigger);
}

void DeskHead::showLikely(int duplicates)
{
    m_likely = duplicates;
    showDuplicateCount();
}

void DeskHead::showToCheck(int fields)
{
    m_toCheck = fields;
    showToCheckCount();
}

void DeskHead::setOffline(bool isOffline)
{
    m_lockShown->setOffline(isOffline);
}

/// Whoever holds an item by its name need not read their own.
static QString forWhom(const Item &item)
{
    if (item.assignedTo.isEmpty())
        return {};
    return item.assignedTo == item.lock.user ? DeskHead::tr("for you")
                                             : DeskHead::tr("for %1").arg(item.assignedTo);
}

static QStringList placeOf(const Desk &desk, const QString &batch)
{
    QStringList told;
    if (desk.state() == Desk::State::Lost)
        told << (desk.record().hasTypedText() ? DeskHead::tr("read-only, your text is kept")
                                              : DeskHead::tr("read-only"));
    const QString &chosen = desk.queue().name;
    if (desk.item().id.isValid() && !chosen.isEmpty() &&
        desk.item().queue != chosen) // the list is of another one
        told << desk.titleOfRecordsQueue();
    if (!batch.isEmpty())
        told << batch;
    if (const QString whom = forWhom(desk.item()); !whom.isEmpty())
        told << whom;
    return told;
}

void DeskHead::showAll()
{
    showAbout();
    showFaultCount();
    showDuplicateCount();
    m_sentBack->setText(m_desk.record().whySentBack());
    m_sentBack->setVisible(!m_sentBack->text().isEmpty());
    m_notes->showNotes(m_desk.record().notes(), m_desk.item().lock.user);
}

void DeskHead::followName()
{
    if (name() != m_name)
        showAbout();
}

QString DeskHead::name() const
{
    return nameInWork(m_desk.record());
}

// How many were taken together is known from when they came; after a restart, from what is left.
QString DeskHead::placeInBatch()
{
    const QString lock = m_desk.item().lock.id;
    const int left = m_desk.record().others() + 1;
    if (lock.isEmpty())
        return {};
    if (lock != m_batch)
        m_taken = 0;
    m_batch = lock;
    m_taken = std::max(m_taken, left);
    return m_taken > 1 ? tr("%1 of %2 in your batch").arg(m_taken - left + 1).arg(m_taken)
                       : QString();
}

void DeskHead::showAbout()
{
    m_name = name();
    showRecord({m_name, m_desk.item().key, placeOf(m_desk, placeInBatch())});
}

static QString keyOf(const Actions &actions, WindowAction action)
{
    return actions.of(action)->shortcut().toString(QKeySequence::NativeText);
}

void DeskHead::showFaultCount()
{
    const int faults = m_desk.record().shownFaults();
    const QString key = keyOf(m_actions, WindowAction::NextFault);
    showFaults({faults > 0 ? tr("%n fault(s)", nullptr, faults) : QString(), key});
    showToCheckCount();
}

// The key leads to both kinds, so it is said once.
void DeskHead::showToCheckCount()
{
    const bool isKeySaid = m_desk.record().shownFaults() > 0;
    const QString key = isKeySaid ? QString() : keyOf(m_actions, WindowAction::NextFault);
    RecordHead::showToCheck(
        {m_toCheck > 0 ? tr("%n to check", nullptr, m_toCheck) : QString(), key});
}

void DeskHead::showDuplicateCount()
{
    const QString key = keyOf(m_actions, WindowAction::SidePanel);
    showDuplicates({m_likely > 0 ? tr("%n duplicate(s)", nullptr, m_likely) : QString(), key});
}

} // namespace intray
