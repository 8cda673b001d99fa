// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/recordfoot.h"

#include "ui/common/actionline.h"
#include "ui/common/actions.h"
#include "ui/common/tokens.h"
#include "ui/desk/menuend.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QMenu>
#include <QStyle>

#include <algorithm>

namespace intray {

static constexpr int endsUndoneFrom = 5; ///< These stand apart.
static constexpr Action inTheirPlaces[] = {
    Action::CompleteAndNext, Action::Return, Action::SendBack, Action::AddNote, Action::Ask,
    Action::Dismiss,         Action::Fail};
/// Where there is no room for all.
static constexpr Action firstToGo[] = {Action::Ask,  Action::AddNote, Action::SendBack,
                                       Action::Fail, Action::Dismiss, Action::Return};

RecordFoot::RecordFoot(const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("recordFoot"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (const Action action : inTheirPlaces)
        add(action);
    makeMenu();
    fit();
}

static LineButton::Rank rankOf(Action action)
{
    if (action == Action::CompleteAndNext)
        return LineButton::Rank::Primary;
    const bool endsUndone = action == Action::Dismiss || action == Action::Fail;
    return endsUndone ? LineButton::Rank::Danger : LineButton::Rank::Quiet;
}

/// Where the line is short in some language.
static QString shortWordsOf(Action action)
{
    const auto words = [](const char *source) {
        return QCoreApplication::translate("RecordFoot", source);
    };
    switch (action) {
    case Action::AddNote:
        return words(QT_TRANSLATE_NOOP("RecordFoot", "Note..."));
    case Action::Dismiss:
        return words(QT_TRANSLATE_NOOP("RecordFoot", "Dismiss..."));
    case Action::Fail:
        return words(QT_TRANSLATE_NOOP("RecordFoot", "Fail..."));
    default:
        return {};
    }
}

void RecordFoot::add(Action action)
{
    QAction *known = m_actions.of(action);
    auto *button = new ActionLine(known, this, rankOf(action));
    button->sayShort(shortWordsOf(action));
    connect(known, &QAction::changed, this, &RecordFoot::fitLater);
    m_parts.append({action, button});
}

void RecordFoot::makeMenu()
{
    LineButton *primary = m_parts.constFirst().button;
    primary->setRoomBehind(MenuEnd::across);
    m_menu->setObjectName(QStringLiteral("otherEndings"));
    m_menu->setToolTipsVisible(true);
    m_end = new MenuEnd(m_menu, primary);
    m_end->setObjectName(QStringLiteral("button.otherEndings"));
}

void RecordFoot::setCanSendBack(bool can)
{
    m_canSendBack = can;
    fit();
}

void RecordFoot::setLeads(bool leads)
{
    if (std::exchange(m_leads, leads) == leads)
        return;
    m_parts.constFirst().button->setRank(leads ? LineButton::Rank::Primary
                                               : LineButton::Rank::Usual);
    fit();
}

QList<QWidget *> RecordFoot::stops() const
{
    QList<QWidget *> stops;
    for (const Part &part : m_parts) {
        stops << part.button;
        if (part.button == m_parts.constFirst().button)
            stops << m_end;
    }
    return stops;
}

QSize RecordFoot::minimumSizeHint() const
{
    const QSize least = m_parts.constFirst().button->minimumSizeHint();
    return {least.width() + room::sheet + room::edge,
            least.height() + room::between + room::beside};
}

using Shows = LineButton::Shows;

static constexpr Action keysFirstToGo[] = {Action::Ask,     Action::Fail,     Action::Dismiss,
                                           Action::AddNote, Action::SendBack, Action::Return};
/// With less and less room; before that the keys go one by one.
enum Tightness { Close = std::size(keysFirstToGo) + 1, WithoutAnyKey, WithoutIcons, Tightest };

static bool keepsKey(Action action, int tightness)
{
    const int gone = std::min<int>(tightness, std::size(keysFirstToGo));
    const auto end = std::begin(keysFirstToGo) + gone;
    return std::find(std::begin(keysFirstToGo), end, action) == end;
}

/// The keys go first, of what ends an item for good before others, of what leads on last; the signs
/// of what ends it stay longest.
static Shows whatIsShown(Action action, int tightness)
{
    const LineButton::Rank rank = rankOf(action);
    const bool isDanger = rank == LineButton::Rank::Danger;
    if (tightness >= (isDanger ? Tightest : WithoutIcons))
        return Shows::OnlyWords;
    if (rank == LineButton::Rank::Primary)
        return tightness < WithoutAnyKey ? Shows::All : Shows::WithoutKey;
    if (tightness >= Close)
        return Shows::Close;
    return keepsKey(action, tightness) ? Shows::All : Shows::WithoutKey;
}

bool RecordFoot::isShown(const Part &part, qsizetype left) const
{
    const auto end = std::begin(firstToGo) + left;
    const bool isLeftOut = std::find(std::begin(firstToGo), end, part.action) != end;
    const bool isOffered = part.action != Action::SendBack || m_canSendBack;
    return isOffered && !isLeftOut;
}

void RecordFoot::show(int tightness, qsizetype left)
{
    for (const Part &part : std::as_const(m_parts)) {
        part.button->setShows(whatIsShown(part.action, tightness));
        part.button->setVisible(isShown(part, left));
    }
    LineButton &first = *m_parts.constFirst().button;
    if (!m_leads && whatIsShown(m_parts.constFirst().action, tightness) == Shows::All)
        first.setShows(Shows::WithoutKey);
}

int RecordFoot::neededWidth(int tightness, qsizetype left) const
{
    int width = room::sheet + room::edge;
    for (const Part &part : m_parts)
        if (isShown(part, left))
            width += part.button->widthShowing(whatIsShown(part.action, tightness)) + room::between;
    return width;
}

bool RecordFoot::fitsAt(int tightness, qsizetype left) const
{
    return neededWidth(tightness, left) <= width();
}

// A record that comes changes many actions at once.
void RecordFoot::fitLater()
{
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
}

void RecordFoot::fit()
{
    int tightness = 0;
    qsizetype left = 0;
    while (!fitsAt(tightness, left)) {
        if (tightness < Tightest)
            ++tightness;
        else if (left < qsizetype(std::size(firstToGo)))
            ++left;
        else
            break;
    }
    show(tightness, left);
    arrange();
    fillMenu();
}

void RecordFoot::arrange()
{
    const auto place = [this](LineButton &button, int x, int width) {
        const QRect where(x, room::within, width, button.sizeHint().height());
        button.setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
    };
    int begin = room::sheet;
    int end = width() - room::edge;
    for (qsizetype at = m_parts.size() - 1; at >= endsUndoneFrom; --at) {
        LineButton &button = *m_parts.at(at).button;
        if (!button.isVisibleTo(this))
            continue;
        end -= button.sizeHint().width();
        place(button, end, button.sizeHint().width());
        end -= room::between;
    }
    for (const Part &part : m_parts.first(endsUndoneFrom)) {
        if (!part.button->isVisibleTo(this))
            continue;
        const int most = std::max(part.button->minimumSizeHint().width(), end - begin);
        const bool isFirst = part.button == m_parts.constFirst().button;
        const int wanted = isFirst && !m_leads ? m_leadingWidth : part.button->sizeHint().width();
        const int across = std::min(wanted, most);
        if (isFirst)
            m_leadingWidth = across;
        place(*part.button, begin, across);
        begin += across + room::between;
    }
}

void RecordFoot::fillMenu()
{
    QList<QAction *> wanted{m_actions.of(Action::CompleteAndNextFound),
                            m_actions.of(Action::Complete)};
    for (const Part &part : std::as_const(m_parts)) {
        const bool isOffered = part.action != Action::SendBack || m_canSendBack;
        if (isOffered && !part.button->isVisibleTo(this))
            wanted << m_actions.of(part.action);
    }
    if (m_menu->actions() == wanted)
        return;
    m_menu->clear();
    m_menu->addActions(wanted);
}

void RecordFoot::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool RecordFoot::event(QEvent *event)
{
    const bool isOther =
        event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange || event->type() == QEvent::LayoutDirectionChange;
    const bool result = QWidget::event(event);
    if (isOther && m_end)
        fit();
    return result;
}

} // namespace intray
