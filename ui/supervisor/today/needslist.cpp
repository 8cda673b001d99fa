// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/today/needslist.h"

#include "ui/common/elidedlabel.h"
#include "ui/common/hairline.h"
#include "ui/common/linebutton.h"
#include "ui/common/pagehead.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace intray {

constexpr qsizetype mostShown = 4; // the rest is in the tables below and beside

bool TodayNeed::looksLike(const TodayNeed &other) const
{
    return sign == other.sign && sentence == other.sentence && more == other.more &&
           std::ranges::equal(steps, other.steps, {}, &Step::words, &Step::words);
}

NeedsList::NeedsList(QWidget *parent)
    : Sheet(parent)
    , m_head(new PageHead(PageHead::Rank::Sheet, PageHead::Sentence::Beside, this))
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("needs"));
    m_head->setTitle(tr("Needs you"));
    m_head->sentence()->setObjectName(QStringLiteral("needsSentence"));
    m_head->setAround({room::edge, room::between, room::edge, room::between});
    m_rows->setContentsMargins(0, 1, 0, 1);
    m_rows->setSpacing(0);
    m_rows->addWidget(m_head);
    showLoading();
}

void NeedsList::showLoading()
{
    m_head->setSentence(tr("Looking at the queues..."));
}

void NeedsList::addRow(QWidget *row)
{
    m_rows->addWidget(row);
    m_added << row;
    row->installEventFilter(this);
}

bool NeedsList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        showSentence();
    return Sheet::eventFilter(watched, event);
}

void NeedsList::showNeeds(const QList<TodayNeed> &needs)
{
    const bool isSame = m_isKnown && std::ranges::equal(m_needs, needs, &TodayNeed::looksLike);
    const auto focused = focusedStep();
    const QList<TodayNeed> before = std::exchange(m_needs, needs);
    m_isKnown = true;
    if (isSame)
        return;
    showRows();
    showSentence();
    if (focused)
        focusStep(before.at(focused->first).sentence, focused->second);
}

void NeedsList::showRows()
{
    qDeleteAll(m_shown);
    m_shown.clear();
    for (qsizetype at = 0; at < std::min(mostShown, m_needs.size()); ++at) {
        m_shown << makeRow(at);
        m_rows->addWidget(m_shown.constLast());
    }
}

static QList<QPushButton *> stepsIn(const QWidget *row)
{
    return row->findChildren<QPushButton *>();
}

// Of the window, not of the application: another program may be in front.
std::optional<QPair<qsizetype, qsizetype>> NeedsList::focusedStep() const
{
    const QWidget *focus = window()->focusWidget();
    for (qsizetype need = 0; need < m_shown.size(); ++need) {
        const QList<QPushButton *> steps = stepsIn(m_shown.at(need));
        const auto step = std::ranges::find(steps, focus);
        if (step != steps.cend())
            return QPair(need, std::distance(steps.cbegin(), step));
    }
    return {};
}

void NeedsList::focusStep(const QString &sentence, qsizetype step)
{
    const auto need = std::ranges::find(std::as_const(m_needs), sentence, &TodayNeed::sentence);
    const auto at = std::distance(m_needs.cbegin(), need);
    QPushButton *button =
        at < m_shown.size() ? stepsIn(m_shown.at(at)).value(step, nullptr) : nullptr;
    if (button)
        button->setFocus();
    else
        emit focusLeft();
}

void NeedsList::showSentence()
{
    if (!m_isKnown)
        return;
    const auto all = int(m_needs.size() + std::ranges::count_if(m_added, [](const QWidget *row) {
                             return !row->isHidden();
                         }));
    m_head->setSentence(all == 0 ? tr("No queue needs attention.")
                        : m_needs.size() > mostShown
                            ? tr("%n thing(s), of which the first are shown.", nullptr, all)
                            : tr("%n thing(s)", nullptr, all));
}

static QWidget *wordsOf(const TodayNeed &need, QWidget *row)
{
    auto *words = new QWidget(row);
    auto *column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *sentence = new QLabel(need.sentence, words);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    QFont strong = sentence->font();
    strong.setWeight(QFont::DemiBold);
    sentence->setFont(strong);
    column->addWidget(sentence);
    if (need.more.isEmpty())
        return words;
    auto *more = new TintedLabel(Tint::Dimmed, need.more, words);
    more->setFont(lettersFor(LetterSize::Small, more->font()));
    more->setWordWrap(true);
    column->addWidget(more);
    return words;
}

QWidget *NeedsList::makeRow(qsizetype at)
{
    const TodayNeed &need = m_needs.at(at);
    auto *row = new QWidget(this);
    auto *all = new QVBoxLayout(row);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(new Hairline(row));
    auto *line = new QHBoxLayout;
    line->setContentsMargins(room::edge, room::between, room::edge, room::between);
    line->setSpacing(room::between);
    line->addWidget(new SignLabel(need.sign, row));
    line->addWidget(wordsOf(need, row), 1);
    for (qsizetype step = 0; step < need.steps.size(); ++step) {
        const auto rank = step == 0 ? LineButton::Rank::Usual : LineButton::Rank::Quiet;
        auto *button = new LineButton(rank, row);
        button->setWords(need.steps.at(step).words);
        button->setObjectName(QStringLiteral("need%1step%2").arg(at).arg(step));
        button->setAccessibleDescription(need.sentence);
        connect(button, &QPushButton::clicked, this,
                [this, at, step] { m_needs.at(at).steps.at(step).go(); });
        line->addWidget(button);
    }
    all->addLayout(line);
    return row;
}

} // namespace intray
