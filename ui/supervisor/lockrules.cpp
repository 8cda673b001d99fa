// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/lockrules.h"

#include "queue/rulecheck.h"
#include "session/desk/deskanswers.h"
#include "session/desk/lock/lockclock.h"
#include "ui/common/linebutton.h"
#include "ui/common/painting.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/spanedit.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QSpinBox>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::seconds;

namespace {

/// What is proposed, and what takes it, on one ground.
class TintedBand : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintTint(painter, rect(), ColourRole::Tint, palette());
    }
};

} // namespace

static QSpinBox *limitField(const char *name, const QString &forNone, QWidget *parent)
{
    auto *field = new QSpinBox(parent);
    field->setObjectName(QString::fromLatin1(name));
    field->setRange(0, 1'000'000);
    field->setSpecialValueText(forNone);
    field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return field;
}

LockRules::LockRules(QFormLayout &form, QFormLayout &advanced, QWidget *holder)
    : RuleGroup(form, holder)
    , m_lock(new SpanEdit(QStringLiteral("ruleLock"), tr("Lock duration"), {}, holder))
    , m_hold(new SpanEdit(QStringLiteral("ruleHold"), tr("Longest lock"), {}, holder))
    , m_first(new SpanEdit(QStringLiteral("ruleFirstWarning"), tr("First warning before the end"),
                           tr("default"), holder))
    , m_last(new SpanEdit(QStringLiteral("ruleLastWarning"), tr("Last warning before the end"),
                          tr("default"), holder))
    , m_perUser(limitField("rulePerUser", tr("no limit"), holder))
    , m_attempts(limitField("ruleAttempts", tr("no limit"), holder))
    , m_measured(new TintedLabel(Tint::Dimmed, {}, holder))
    , m_use(new LineButton(LineButton::Rank::Offered, holder))
{
    build(advanced);
    for (SpanEdit *span : {m_lock, m_hold, m_first, m_last})
        connect(span, &SpanEdit::changed, this, &RuleGroup::changed);
    for (const SpanEdit *span : {m_lock, m_first, m_last})
        connect(span, &SpanEdit::changed, this, &LockRules::showProposal);
    for (QSpinBox *limit : {m_perUser, m_attempts})
        connect(limit, &QSpinBox::valueChanged, this, &RuleGroup::changed);
    connect(m_use, &QPushButton::clicked, this, &LockRules::use);
    connect(m_lock, &SpanEdit::changed, this, &LockRules::showUsual);
    forgetProposal();
}

/// Of a lock as long as it is said here.
void LockRules::showUsual()
{
    const seconds lock = m_lock->span().value_or(0s);
    m_first->setUsual(std::chrono::duration_cast<seconds>(usualFirstWarning(lock)));
    m_last->setUsual(std::chrono::duration_cast<seconds>(usualLastWarning(lock)));
}

void LockRules::build(QFormLayout &advanced)
{
    m_hold->setToolTip(tr("No lock can be extended beyond this, counted from its start."));
    m_first->setToolTip(tr("By default five minutes before the end, later for short locks."));
    m_last->setToolTip(tr("By default one minute before the end, later for short locks."));
    m_attempts->setToolTip(
        tr("An item that was taken this often is marked as failed when its lock expires."));
    addRow(tr("Lock duration"), m_lock, Rule::LockDuration);
    addNote(makeProposal());
    addRow(tr("Longest lock"), m_hold, Rule::LongestHold);
    addRow(tr("First warning before the end"), m_first, Rule::FirstWarning);
    addRow(tr("Last warning before the end"), m_last, Rule::LastWarning);
    addRow(tr("Locks per user"), m_perUser, Rule::LocksPerUser);
    goOnIn(advanced);
    addRow(tr("Attempts until it fails"), m_attempts, Rule::Attempts);
}

QWidget *LockRules::makeProposal()
{
    m_measured->setObjectName(QStringLiteral("ruleMeasured"));
    m_measured->setWordWrap(true);
    m_use->setObjectName(QStringLiteral("ruleUseProposal"));
    QSizePolicy keepsPlace = m_use->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true); // so that nothing moves once it is used
    m_use->setSizePolicy(keepsPlace);
    m_proposed = new TintedBand(holder());
    auto *line = new QHBoxLayout(m_proposed);
    line->setContentsMargins(room::beside, room::within, room::within, room::within);
    line->setSpacing(room::between);
    line->addWidget(m_measured, 1);
    line->addWidget(m_use, 0, Qt::AlignVCenter);
    return m_proposed;
}

void LockRules::show(const Queue &rules, const QList<Queue> &)
{
    m_lock->setSpan(rules.lockDuration);
    showUsual();
    m_hold->setSpan(rules.longestHold);
    m_first->setSpan(rules.firstWarning);
    m_last->setSpan(rules.lastWarning);
    m_perUser->setValue(rules.locksPerUser.value_or(0));
    m_attempts->setValue(rules.attempts.value_or(0));
    showProposal();
}

static std::optional<int> limitIn(const QSpinBox *field)
{
    return field->value() == 0 ? std::nullopt : std::optional(field->value());
}

void LockRules::put(Queue &rules) const
{
    rules.lockDuration = m_lock->span().value_or(0s);
    rules.longestHold = m_hold->span().value_or(0s);
    rules.firstWarning = m_first->span();
    rules.lastWarning = m_last->span();
    rules.locksPerUser = limitIn(m_perUser);
    rules.attempts = limitIn(m_attempts);
}

/// No shorter, and in no more than whole minutes.
static QString spanInMinutes(seconds span)
{
    return DeskAnswers::spanOf(span < 1min ? span : std::chrono::ceil<std::chrono::minutes>(span));
}

/// A hundredth of fewer than a hundred is none of them, and one has no half.
static QString measuredWords(const HandlingTimes &times, const QString &proposal)
{
    constexpr qint64 hundred = 100;
    const int items = int(times.items);
    const QString most = spanInMinutes(times.ninetyNine);
    if (items == 1)
        return LockRules::tr("The one item that was completed took at most %1. Proposal: %2.")
            .arg(most, proposal);
    const QString pattern =
        items < hundred
            ? LockRules::tr("The last %n completed item(s) took no longer than %1 each, half of "
                            "them %2. Proposal: %3.",
                            nullptr, items)
            : LockRules::tr("Of the last %n completed item(s) 99 of 100 took no longer than %1, "
                            "half of them %2. Proposal: %3.",
                            nullptr, items);
    return pattern.arg(most, spanInMinutes(times.median), proposal);
}

void LockRules::propose(const HandlingTimes &times)
{
    m_times = times;
    showProposal();
}

void LockRules::showProposal()
{
    m_proposed->setVisible(m_times.items > 0);
    if (m_times.items == 0)
        return; // there is nothing to propose, and nothing to say
    Queue rules;
    put(rules);
    m_proposal = proposedLock(m_times, rules);
    m_use->setVisible(m_proposal != rules.lockDuration);
    const QString proposal = DeskAnswers::spanOf(m_proposal);
    m_measured->setText(measuredWords(m_times, proposal));
    m_use->setWords(tr("Use %1").arg(proposal));
    m_use->setAccessibleName(tr("Use the proposal: %1").arg(proposal));
}

void LockRules::forgetProposal()
{
    m_times = {};
    m_proposed->hide();
}

void LockRules::use()
{
    m_lock->setSpan(m_proposal);
    m_lock->setFocus();
}

} // namespace intray
