// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/emptydesk.h"

#include "ui/common/actionline.h"
#include "ui/common/actions.h"
#include "ui/common/icons.h"
#include "ui/common/letters.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace intray {

EmptyDesk::EmptyDesk(const Actions &actions, QWidget *parent)
    : EmptyPlace(parent)
    , m_actions(actions)
    , m_next(new ActionLine(actions.of(Action::TakeNext), this, LineButton::Rank::Quiet))
    , m_several(new ActionLine(actions.of(Action::TakeSeveral), this, LineButton::Rank::Quiet))
    , m_resume(new ActionLine(actions.of(Action::Resume), this, LineButton::Rank::Quiet))
    , m_why(LineButton::make(LineButton::Rank::Quiet, tr("Why do I not get anything?"),
                             "emptyDeskWhy", this))
{
    setObjectName(QStringLiteral("emptyDesk"));
    EmptyPlace::sentence()->setObjectName(QStringLiteral("emptyDeskSentence"));
    makeButtons();
    say();
    for (const Action action : {Action::TakeNext, Action::Resume})
        connect(actions.of(action), &QAction::changed, this, &EmptyDesk::enable);
    for (const WindowAction action : {WindowAction::ImportRecords, WindowAction::OwnFigures})
        connect(actions.of(action), &QAction::changed, this, &EmptyDesk::sayWhereNothingIs);
    connect(&actions, &Actions::keysChanged, this, &EmptyDesk::say);
}

void EmptyDesk::makeButtons()
{
    button()->setObjectName(QStringLiteral("emptyDeskButton"));
    connect(this, &EmptyPlace::nextWanted, this, &EmptyDesk::goOn);
    connect(m_why, &LineButton::clicked, m_actions.of(WindowAction::WhyNot), &QAction::trigger);
    m_why->hide();
    m_next->setObjectName(QStringLiteral("emptyDeskNext"));
    showBeside(m_next);
    m_resume->setObjectName(QStringLiteral("emptyDeskResume"));
    for (QPushButton *beside : findChildren<QPushButton *>())
        beside->setAutoDefault(true); // by Return as the first one
    showBeside(m_several);
    showBeside(m_resume);
    showUnder(m_why);
}

void EmptyDesk::showWaiting(bool worksOnRequest)
{
    m_worksOnRequest = worksOnRequest;
    m_shows = Shows::Waiting;
    say();
}

void EmptyDesk::showPaused(const QString &sentence)
{
    m_shows = Shows::Paused;
    m_whyPaused = sentence;
    say();
}

void EmptyDesk::showUnfinished()
{
    m_shows = Shows::Unfinished;
    say();
}

void EmptyDesk::noteOwn(const Own &own)
{
    m_own = own;
    say();
}

void EmptyDesk::noteFigures(const std::optional<Counts> &counts)
{
    m_counts = counts;
    say();
}

void EmptyDesk::noteElsewhere(const QString &title, qint64 open)
{
    m_elsewhere = title;
    m_openElsewhere = open;
    say();
}

void EmptyDesk::noteRule(const QString &sentence)
{
    if (std::exchange(m_rule, sentence) != sentence)
        say();
}

QString EmptyDesk::title() const
{
    switch (m_shows) {
    case Shows::Paused:
        return tr("This queue is paused");
    case Shows::Unfinished:
        return tr("%n unfinished item(s) of yours", nullptr, m_own.all());
    case Shows::Waiting:
        break;
    }
    if (!m_counts || (m_worksOnRequest && m_counts->open == 0))
        return tr("No record open");
    return hasNothing() ? tr("Nothing waits in this queue")
                        : tr("%Ln record(s) wait", nullptr, int(m_counts->open));
}

QString EmptyDesk::sentence() const
{
    switch (m_shows) {
    case Shows::Paused:
        return leadsToOwn() ? m_whyPaused + u' ' + whatWaits() : m_whyPaused;
    case Shows::Unfinished:
        return m_own.withText > 0 ? tr("What you typed is kept.")
                                  : tr("You have typed nothing yet. Go on where you were.");
    case Shows::Waiting:
        break;
    }
    QString next = whatWaits();
    if (m_counts && m_counts->doneToday > 0)
        next += u' ' + tr("You have done %1 today.").arg(QLocale().toString(m_counts->doneToday));
    return m_rule.isEmpty() ? next : next + u' ' + m_rule;
}

QString EmptyDesk::whatWaits() const
{
    if (leadsToOwn())
        return m_own.held > 0 ? tr("You still hold %n unfinished item(s).", nullptr, m_own.held)
                              : tr("Your text of %n item(s) that you no longer hold is kept.",
                                   nullptr, m_own.lost);
    if (leadsElsewhere())
        return tr("%Ln record(s) wait in %1.", nullptr, int(m_openElsewhere)).arg(m_elsewhere);
    if (hasNothing())
        return tr("New records appear here by themselves.");
    const QString next = tr("Take the next one, or pick one from the list.");
    return isOwnElsewhere()
               ? next + u' ' + tr("You still hold %n unfinished item(s).", nullptr, m_own.held)
               : next;
}

// A queue that asks for work when it is asked may have some.
bool EmptyDesk::isQueueEmpty() const
{
    return !m_worksOnRequest && m_counts && m_counts->open == 0;
}

bool EmptyDesk::hasNothing() const
{
    return m_shows == Shows::Waiting && isQueueEmpty();
}

// What one holds nobody else can work on. A text whose lock is gone keeps nobody from new work.
bool EmptyDesk::leadsToOwn() const
{
    const bool isBegun = m_own.held > 0 && !isOwnElsewhere();
    return m_shows == Shows::Unfinished || isBegun || (hasNothing() && m_own.lost > 0);
}

// Whoever chose this queue wants its records.
bool EmptyDesk::isOwnElsewhere() const
{
    return m_own.held > 0 && m_own.isElsewhere && m_shows == Shows::Waiting && !isQueueEmpty();
}

bool EmptyDesk::leadsElsewhere() const
{
    return hasNothing() && !leadsToOwn() && !m_elsewhere.isEmpty();
}

bool EmptyDesk::canLookAgain() const
{
    return hasNothing() && !leadsToOwn();
}

void EmptyDesk::goOn()
{
    if (leadsElsewhere())
        emit otherQueueWanted();
    else
        next()->trigger();
}

// Where nothing waits, to look again would lead nowhere: records come by an import, and whoever may
// not do that looks at what is done.
QAction *EmptyDesk::next() const
{
    if (leadsToOwn())
        return m_actions.of(Action::Resume);
    if (!hasNothing())
        return m_actions.of(Action::TakeNext);
    QAction *import = m_actions.of(WindowAction::ImportRecords);
    return import->isVisible() && import->isEnabled() ? import
                                                      : m_actions.of(WindowAction::OwnFigures);
}

bool EmptyDesk::canTakeBesides() const
{
    return m_shows != Shows::Paused && !isQueueEmpty();
}

QString EmptyDesk::wordsToGoOn() const
{
    constexpr int leastLetters = 30; // of a name, which may be as long as a field
    const QString name = m_own.last.simplified();
    if (name.isEmpty())
        return m_actions.of(Action::Resume)->text().remove(u'&');
    return tr("Go on with %1")
        .arg(fontMetrics().elidedText(
            name, Qt::ElideRight,
            std::max(leastLetters * letterWidth(fontMetrics()), width() / 2)));
}

EmptyPlace::NextStep EmptyDesk::nextStep() const
{
    if (leadsElsewhere())
        return {tr("&Go there"),
                QKeySequence::mnemonic(tr("&Go there")).toString(QKeySequence::NativeText),
                QStringLiteral("go-next")};
    const QAction *known = next();
    return {leadsToOwn() ? wordsToGoOn().replace(u'&', QStringLiteral("&&"))
                         : known->text().remove(u'&'),
            known->shortcut().toString(QKeySequence::NativeText),
            iconOfAction(known->objectName().section(u'.', 1))};
}

QList<EmptyPlace::KeyHint> EmptyDesk::keyHints() const
{
    const auto key = [this](auto action) {
        return m_actions.of(action)->shortcut().toString(QKeySequence::NativeText);
    };
    QList<KeyHint> keys{{key(WindowAction::Search), tr("finds a record in the list")},
                        {key(WindowAction::FindAnything), tr("finds whatever Intray can do")},
                        {key(WindowAction::Keys), tr("shows all keys and the handbook")}};
    if (m_own.lost > 0 && !leadsToOwn()) { // three are enough
        keys.removeAt(1);
        keys.prepend(
            {key(Action::Resume), tr("leads back to %1, where your text is kept").arg(m_own.last)});
    }
    keys.removeIf([](const KeyHint &hint) { return hint.key.isEmpty(); }); // taken away by a person
    return keys;
}

static QString heardAs(const EmptyPlace::NextStep &next)
{
    const QString words = QString(next.words)
                              .replace(QStringLiteral("&&"), QStringLiteral("\n"))
                              .remove(u'&')
                              .replace(u'\n', u'&');
    return (words + QStringLiteral("  ") + next.key).trimmed();
}

void EmptyDesk::sayWhereNothingIs()
{
    if (hasNothing())
        say();
}

void EmptyDesk::say()
{
    m_next->setVisible((leadsToOwn() && canTakeBesides()) || canLookAgain());
    if (canLookAgain())
        m_next->sayAs(tr("Look again"), tr("Records that have just come are there then."));
    else
        m_next->sayAs({}, {});
    m_several->setVisible(!leadsToOwn() && canTakeBesides() && !isOwnElsewhere());
    m_resume->setVisible(isOwnElsewhere());
    m_resume->sayShort(wordsToGoOn());
    const NextStep next = nextStep();
    showPlace(title(), sentence(), next, keyHints());
    button()->setAccessibleName(heardAs(next));
    button()->setAccessibleDescription(title() + QStringLiteral(". ") + sentence());
    enable();
}

void EmptyDesk::enable()
{
    button()->setEnabled(leadsElsewhere() || next()->isEnabled());
}

void EmptyDesk::resizeEvent(QResizeEvent *event)
{
    EmptyPlace::resizeEvent(event);
    if (leadsToOwn())
        say();
}

void EmptyDesk::offerWhy(bool offer)
{
    m_why->setVisible(offer);
}

bool EmptyDesk::focusButton()
{
    button()->setFocus(Qt::OtherFocusReason);
    return button()->isEnabled();
}

} // namespace intray
