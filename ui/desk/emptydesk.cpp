// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/emptydesk.h"

#include "ui/common/actionline.h"
#include "ui/common/actions.h"
#include "ui/common/icons.h"

#include <QAction>
#include <QLabel>
#include <QLocale>

namespace intray {

EmptyDesk::EmptyDesk(const Actions &actions, QWidget *parent)
    : EmptyPlace(parent)
    , m_actions(actions)
    , m_several(new ActionLine(actions.of(Action::TakeSeveral), this, LineButton::Rank::Quiet))
    , m_why(LineButton::make(LineButton::Rank::Quiet, tr("Why do I not get anything?"),
                             "emptyDeskWhy", this))
{
    setObjectName(QStringLiteral("emptyDesk"));
    EmptyPlace::sentence()->setObjectName(QStringLiteral("emptyDeskSentence"));
    makeButtons();
    show();
    for (const Action action : {Action::TakeNext, Action::Resume})
        connect(actions.of(action), &QAction::changed, this, &EmptyDesk::enable);
    connect(&actions, &Actions::keysChanged, this, &EmptyDesk::show);
}

void EmptyDesk::makeButtons()
{
    button()->setObjectName(QStringLiteral("emptyDeskButton"));
    connect(this, &EmptyPlace::nextWanted, this, [this] {
        m_actions.of(m_shows == Shows::Unfinished ? Action::Resume : Action::TakeNext)->trigger();
    });
    connect(m_why, &LineButton::clicked, m_actions.of(WindowAction::WhyNot), &QAction::trigger);
    m_why->hide();
    showBeside(m_several);
    showUnder(m_why);
}

void EmptyDesk::showWaiting()
{
    m_shows = Shows::Waiting;
    show();
}

void EmptyDesk::showPaused(const QString &sentence)
{
    m_shows = Shows::Paused;
    m_whyPaused = sentence;
    show();
}

void EmptyDesk::showUnfinished()
{
    m_shows = Shows::Unfinished;
    show();
}

void EmptyDesk::noteFigures(const std::optional<Counts> &counts)
{
    m_counts = counts;
    show();
}

QString EmptyDesk::title() const
{
    switch (m_shows) {
    case Shows::Paused:
        return tr("This queue is paused");
    case Shows::Unfinished:
        return tr("Your unfinished items are waiting");
    case Shows::Waiting:
        break;
    }
    if (!m_counts)
        return tr("No record open");
    return m_counts->open == 0 ? tr("Nothing waits in this queue")
                               : tr("%Ln record(s) wait", nullptr, int(m_counts->open));
}

QString EmptyDesk::sentence() const
{
    switch (m_shows) {
    case Shows::Paused:
        return m_whyPaused;
    case Shows::Unfinished:
        return tr("What you typed is kept.");
    case Shows::Waiting:
        break;
    }
    if (!m_counts || m_counts->doneToday == 0)
        return tr("Take the next one, or pick one from the list.");
    return tr("Take the next one, or pick one from the list. You have done %1 today.")
        .arg(QLocale().toString(m_counts->doneToday));
}

EmptyPlace::NextStep EmptyDesk::nextStep() const
{
    const Action action = m_shows == Shows::Unfinished ? Action::Resume : Action::TakeNext;
    const QAction *known = m_actions.of(action);
    return {known->text().remove(u'&'), known->shortcut().toString(QKeySequence::NativeText),
            iconOfAction(nameOf(action))};
}

void EmptyDesk::show()
{
    const auto key = [this](WindowAction action) {
        return m_actions.of(action)->shortcut().toString(QKeySequence::NativeText);
    };
    const NextStep next = nextStep();
    showPlace(title(), sentence(), next,
              {{key(WindowAction::Search), tr("finds a record in the list")},
               {key(WindowAction::FindAnything), tr("finds whatever Intray can do")},
               {key(WindowAction::Keys), tr("shows all keys and the handbook")}});
    button()->setAccessibleName(
        m_actions.textWithKeys(m_shows == Shows::Unfinished ? Action::Resume : Action::TakeNext));
    m_several->setVisible(m_shows == Shows::Waiting);
    enable();
}

void EmptyDesk::enable()
{
    const Action action = m_shows == Shows::Unfinished ? Action::Resume : Action::TakeNext;
    button()->setEnabled(m_actions.of(action)->isEnabled());
}

void EmptyDesk::offerWhy(bool offer)
{
    m_why->setVisible(offer);
}

void EmptyDesk::focusButton()
{
    button()->setFocus(Qt::OtherFocusReason);
}

} // namespace intray
