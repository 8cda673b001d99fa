// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/warrantyview.h"

#include "ui/common/linebutton.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/quality/boundcourse.h"
#include "ui/supervisor/quality/partsbar.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

namespace {

using Kind = WarrantyReason::Kind;

/// What can be done about it; empty: time does it.
QString wayOutOf(Kind kind)
{
    switch (kind) {
    case Kind::FewSlips:
        return WarrantyView::tr("Set Planted slips in the queue's rules; they tell it while people "
                                "work.");
    case Kind::NoneAgain:
        return WarrantyView::tr("Let a share of them go on to a queue of a different person, in "
                                "the queue's rules.");
    case Kind::Unopened:
    case Kind::AgainWaits:
    case Kind::MoreToOpen:
    case Kind::NeverEnough:
        break;
    }
    return {};
}

/// A line ends at no place between a number and its sign.
QString withWholePercents(QString sentence)
{
    return sentence.replace(QStringLiteral(" %"), QChar(QChar::Nbsp) + QStringLiteral("%"));
}

bool isForRules(const WarrantyReason &reason)
{
    return !wayOutOf(reason.kind).isEmpty();
}

} // namespace

QStringList reasonsInWords(const QList<WarrantyReason> &reasons)
{
    QStringList lines;
    for (const WarrantyReason &one : reasons)
        lines << QString(one.sentence + u' ' + wayOutOf(one.kind)).trimmed();
    return lines;
}

WarrantyView::WarrantyView(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
    , m_records(new PartsBar(this))
    , m_bound(new PartsBar(this))
    , m_course(new BoundCourse(this))
    , m_ahead(new TintedLabel(Tint::Dimmed, {}, this))
    , m_reasons(new TintedLabel(Tint::Dimmed, {}, this))
    , m_rules(LineButton::make(LineButton::Rank::Usual, tr("&Rules of this queue"), "warrantyRules",
                               this))
{
    m_sentence->setObjectName(QStringLiteral("warrantySentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setFont(lettersFor(LetterSize::Heading, font()));
    m_records->setObjectName(QStringLiteral("warrantyRecords"));
    m_bound->setObjectName(QStringLiteral("warrantyBound"));
    m_course->setObjectName(QStringLiteral("warrantyCourse"));
    m_ahead->setObjectName(QStringLiteral("warrantyAhead"));
    m_ahead->setWordWrap(true);
    m_reasons->setObjectName(QStringLiteral("warrantyReasons"));
    m_reasons->setWordWrap(true);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::beside, 0, room::beside, 0); // as the table's words
    column->setSpacing(room::beside);
    column->addWidget(m_sentence);
    column->addWidget(m_records);
    column->addWidget(m_bound);
    column->addWidget(m_course);
    column->addWidget(m_ahead);
    column->addWidget(m_reasons);
    column->addWidget(m_rules, 0, Qt::AlignLeading);
    connect(m_rules, &LineButton::clicked, this, &WarrantyView::rulesWanted);
}

void WarrantyView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_sentence->setFont(lettersFor(LetterSize::Heading, font()));
}

void WarrantyView::show(const WarrantySaid &said)
{
    m_sentence->setText(withWholePercents(sentenceOn(said)));
    showRecords(said.sums);
    showBound(said);
    showCourse(said);
    showReasons(said.reasons);
}

void WarrantyView::showRecords(const WarrantySums &sums)
{
    using Look = PartsBar::Look;
    QList<PartsBar::Part> parts;
    const auto add = [&](const QString &words, qint64 size, Look look) {
        if (size > 0)
            parts << PartsBar::Part{words, double(size), look};
    };
    const auto said = [](qint64 number) { return QLocale().toString(number); };
    add(tr("%1 opened").arg(said(sums.opened - sums.drawn)), sums.opened - sums.drawn, Look::Full);
    add(tr("%1 drawn at random and opened").arg(said(sums.drawn)), sums.drawn, Look::Hatched);
    add(tr("%1 passed unopened").arg(said(sums.passed)), sums.passed, Look::Quiet);
    add(tr("%1 still waiting").arg(said(sums.left)), sums.left, Look::Outline);
    const qint64 other = sums.records - sums.opened - sums.passed - sums.left;
    add(tr("%1 ended another way").arg(said(other)), other, Look::Struck);
    m_records->showParts(tr("Records"), parts, double(sums.records));
}

void WarrantyView::showBound(const WarrantySaid &said)
{
    const double bound = said.statement ? said.statement->wrongFields : 0;
    QList<PartsBar::Part> parts;
    if (said.statement)
        parts << PartsBar::Part{tr("%1 at most, as stated").arg(boundPercent(bound)), bound,
                                said.isAsWished() || !said.isWished ? PartsBar::Look::Full
                                                                    : PartsBar::Look::Warning};
    constexpr double roomBehind = 1.25;
    std::optional<PartsBar::Mark> mark;
    if (said.isWished)
        mark = PartsBar::Mark{tr("%1 wished").arg(percentOf(said.wish())), said.wish()};
    m_bound->showParts(tr("Fields that are still wrong"), parts,
                       std::max(bound, said.wish()) * roomBehind, mark);
    const bool saysAnything = said.isWished || said.statement;
    m_bound->setVisible(saysAnything &&
                        !BoundCourse::isLine(said)); // which has the same on another scale
}

void WarrantyView::showCourse(const WarrantySaid &said)
{
    m_course->showCourse(said);
    m_ahead->setText(withWholePercents(aheadSentenceOn(said)));
    m_ahead->setVisible(!m_ahead->text().isEmpty());
}

void WarrantyView::showReasons(const QList<WarrantyReason> &reasons)
{
    m_reasons->setText(reasonsInWords(reasons).join(u'\n'));
    m_reasons->setVisible(!reasons.isEmpty());
    m_rules->setVisible(std::ranges::any_of(reasons, isForRules));
}

} // namespace intray
