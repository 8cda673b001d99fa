// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/firststeps.h"

#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/common/linebutton.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/common/wordsrow.h"

#include <QAccessible>
#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

FirstSteps::FirstSteps(const Actions &actions, QWidget *parent)
    : QFrame(parent)
    , m_actions(actions)
    , m_sentence(new QLabel(this))
    , m_line(new WordsRow(m_sentence, 40, this))
{
    setObjectName(QStringLiteral("firstSteps"));
    build();
    hide();
}

void FirstSteps::build()
{
    m_sentence->setObjectName(QStringLiteral("firstStepsSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    auto *around = new QVBoxLayout(this);
    around->setContentsMargins(room::sheet + room::beside, room::within, room::edge + room::within,
                               room::within + room::between);
    around->addWidget(m_line);
    const auto addWay = [this](const QString &name, const QString &text, WindowAction action) {
        LineButton *button = addButton(name, text);
        connect(button, &QPushButton::clicked, this, [this, action] {
            end();
            m_actions.of(action)->trigger();
        });
        m_ways.append(button);
    };
    addWay(QStringLiteral("stepsImport"), tr("Import a file..."), WindowAction::ImportRecords);
    addWay(QStringLiteral("stepsAdopt"), tr("Use my table..."), WindowAction::AdoptTable);
    addWay(QStringLiteral("stepsConnect"), tr("Connect to a server..."), WindowAction::Connections);
    m_skip = addButton(QStringLiteral("stepsSkip"), tr("Skip"));
    connect(m_skip, &QPushButton::clicked, this, &FirstSteps::end);
    connect(&m_actions, &Actions::keysChanged, this, [this] { m_sentence->setText(sentence()); });
}

LineButton *FirstSteps::addButton(const QString &name, const QString &text)
{
    auto *button = new LineButton(LineButton::Rank::Offered, this);
    button->setObjectName(name);
    button->setWords(text);
    m_line->add(button);
    return button;
}

void FirstSteps::lead(Desk &desk)
{
    if (m_desk)
        m_desk->disconnect(this);
    m_desk = &desk;
    window()->installEventFilter(this);
    follow(desk);
    showStep(Step::Take);
}

void FirstSteps::follow(Desk &desk)
{
    connect(&desk, &Desk::stateChanged, this, [this] {
        if (m_desk->state() == Desk::State::Working)
            goOn(Step::Take);
        else if (m_desk->state() == Desk::State::Empty && isAtRecord()) // it was given back
            showStep(Step::Take);
    });
    connect(&desk.record(), &RecordInWork::edited, this, [this] { goOn(Step::Correct); });
    connect(&desk, &Desk::finished, this, [this](const Item &, Disposition::Kind kind) {
        if (m_step == Step::OwnRecords)
            stop(); // it goes on without words
        else if (kind == Disposition::Kind::Complete && m_step != Step::None)
            showStep(Step::OwnRecords);
    });
    connect(&desk, &QObject::destroyed, this, &FirstSteps::end);
}

bool FirstSteps::isAtRecord() const
{
    return m_step == Step::Correct || m_step == Step::Complete;
}

void FirstSteps::goOn(Step from)
{
    if (m_step == from)
        showStep(from == Step::Take ? Step::Correct : Step::Complete);
}

void FirstSteps::showStep(Step step)
{
    m_step = step;
    m_sentence->setText(sentence());
    const bool isLast = step == Step::OwnRecords;
    m_skip->setWords(isLast ? tr("Close") : tr("Skip"),
                     QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    offerWays();
    setVisible(step != Step::None && m_isAtDesk);
    setAccessibleName(m_sentence->text());
    QAccessibleEvent told(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&told);
}

QString FirstSteps::sentence() const
{
    const auto key = [this](auto action) {
        return m_actions.of(action)->shortcut().toString(QKeySequence::NativeText);
    };
    switch (m_step) {
    case Step::Take:
        return tr("Step 1 of 3: Take a record with %1. As long as you have it, nobody else gets "
                  "it.")
            .arg(key(Action::TakeNext));
    case Step::Correct:
        return tr("Step 2 of 3: Correct what is wrong. %1 goes to the next fault, %2 takes what is "
                  "proposed.")
            .arg(key(WindowAction::NextFault), key(WindowAction::AcceptSuggestion));
    case Step::Complete:
        return tr("Step 3 of 3: Complete it with %1. The next record comes at once.")
            .arg(key(Action::CompleteAndNext));
    case Step::OwnRecords:
        return tr("That is all it takes. Go on with your own records:");
    case Step::None:
        break;
    }
    return {};
}

void FirstSteps::showOnlyAtDesk(bool isThere)
{
    m_isAtDesk = isThere;
    if (!isThere && m_step == Step::OwnRecords)
        stop();
    setVisible(m_step != Step::None && isThere);
}

void FirstSteps::stop()
{
    if (m_desk)
        m_desk->disconnect(this);
    showStep(Step::None);
}

void FirstSteps::end()
{
    if (m_step == Step::None)
        return;
    stop();
    emit ended();
}

// The most usual ones; the menu has all.
void FirstSteps::offerWays()
{
    int left = contentsRect().width() - layout()->contentsMargins().left() -
               layout()->contentsMargins().right() - m_skip->sizeHint().width();
    for (LineButton *way : std::as_const(m_ways)) {
        left -= way->sizeHint().width() + room::between;
        const bool isOffered = m_step == Step::OwnRecords && (left >= 0 || way == m_ways.first());
        if (way->isHidden() == isOffered)
            way->setVisible(isOffered);
    }
}

// As high as it has to be at this width: Qt would ask for as much as it needs at the least width.
void FirstSteps::takeRoom()
{
    if (const int need = layout()->heightForWidth(width()); need > 0 && need != minimumHeight())
        setFixedHeight(need);
}

bool FirstSteps::event(QEvent *event)
{
    const bool isDone = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        offerWays();
        takeRoom();
    }
    return isDone;
}

// What reaches the window was wanted by none of its parts.
bool FirstSteps::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEscape = event->type() == QEvent::KeyPress &&
                          static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (watched != window() || !isEscape || !isVisible())
        return QFrame::eventFilter(watched, event);
    end();
    return true;
}

void FirstSteps::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect inside = rect().adjusted(room::sheet, 0, -room::edge, -room::between);
    paintTint(painter, inside, ColourRole::Tint, palette());
}

} // namespace intray
