// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/sourcerules.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/sources/sourcestore.h"
#include "ui/common/busymark.h"
#include "ui/common/formrows.h"
#include "ui/common/rights.h"
#include "ui/common/textbox.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/spanedit.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QPushButton>

namespace intray {

SourceRules::SourceRules(QFormLayout &form, QWidget *holder, Session &session)
    : RuleGroup(form, holder)
    , m_session(session)
    , m_query(new TextBox(holder))
    , m_fresh(new SpanEdit(QStringLiteral("ruleFresh"), tr("Result valid for"), {}, holder))
    , m_try(new QPushButton(tr("Test"), holder))
    , m_busy(new BusyMark(tr("Testing the query..."), holder))
    , m_said(new TintedLabel(Tint::Dimmed, {}, holder))
    , m_fault(new TintedLabel(Tint::Fault, {}, holder))
{
    build();
    connect(m_query, &QPlainTextEdit::textChanged, this, [this] {
        m_try->setEnabled(mayChange() && !m_query->toPlainText().trimmed().isEmpty());
        ++m_trial;
        say({}, false);
        emit changed();
    });
    connect(m_fresh, &SpanEdit::changed, this, &RuleGroup::changed);
    connect(m_try, &QPushButton::clicked, this, &SourceRules::tryIt);
    connect(m_busy, &BusyMark::cancelled, this,
            [this] { m_session.reading().cancel(m_cancellation); });
}

void SourceRules::build()
{
    m_query->setObjectName(QStringLiteral("ruleSource"));
    m_query->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_query->setTabChangesFocus(true);
    m_query->setFixedHeight(6 * m_query->fontMetrics().lineSpacing() + 14);
    m_query->setPlaceholderText(
        tr("SELECT id AS key, ... Empty: the queue is not filled by a query."));
    m_query->setReadOnly(!mayChange());
    m_query->setMaximumWidth(560); // lines of a query are long
    m_try->setEnabled(false);
    addHeading(tr("Criteria"));
    addRow(tr("Query"), m_query);
    addNote(makeTrial());
    addRow(tr("Result valid for"), m_fresh);
    addRow(tr("Order"), makeOrder());
}

QWidget *SourceRules::makeOrder()
{
    auto *order = sentenceLabel(
        tr("The highest priority comes first; within one priority the oldest item."), holder());
    auto *change = sentenceLabel(
        tr("To move waiting items, use Item, Change priority at the desk."), holder());
    auto *both = inOneColumn({order, change}, holder());
    QSizePolicy wide = both->sizePolicy();
    wide.setHorizontalPolicy(QSizePolicy::Expanding);
    both->setSizePolicy(wide);
    return both;
}

QWidget *SourceRules::makeTrial()
{
    m_try->setObjectName(QStringLiteral("ruleTrySource"));
    m_try->setAccessibleName(tr("Test the query"));
    m_said->setObjectName(QStringLiteral("ruleSourceSaid"));
    m_fault->setObjectName(QStringLiteral("ruleSourceFault"));
    for (QLabel *label : {m_said, m_fault}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->hide();
    }
    if (!mayChange())
        say(tr("Only an administrator changes the query, because it runs with the database's "
               "rights."),
            false);
    auto *line = new QWidget(holder());
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_try, 0, Qt::AlignTop);
    row->addWidget(inOneColumn({m_busy, m_said, m_fault}, line), 1);
    return line;
}

bool SourceRules::mayChange() const
{
    return whyNotAllowed(m_session, {Role::Administrator}).isEmpty();
}

void SourceRules::show(const Queue &rules, const QList<Queue> &)
{
    m_query->setPlainText(rules.source);
    m_fresh->setSpan(rules.fresh);
}

void SourceRules::put(Queue &rules) const
{
    const QString text = m_query->toPlainText();
    rules.source = text.trimmed().isEmpty() ? QString() : text;
    rules.fresh = m_fresh->span().value_or(rules.fresh);
}

void SourceRules::tryIt()
{
    m_cancellation = {};
    m_try->setEnabled(false);
    m_busy->setBusy(true);
    say({}, false);
    const auto work = [source = m_query->toPlainText(), told = m_cancellation](SourceStore &store) {
        return store.trySource(source, told);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, mine = ++m_trial](const Outcome<SourceTrial> &trial) {
               m_busy->setBusy(false);
               m_try->setEnabled(true);
               if (mine != m_trial)
                   return;
               if (trial)
                   showTrial(*trial);
               else
                   showTrouble(trial.error());
           });
}

static QString sentenceOnFirst(const SourceTrial &trial)
{
    constexpr qsizetype longestKey = 40;
    QStringList keys;
    for (const QString &key : trial.first)
        keys << SourceRules::tr("\"%1\"").arg(cellText(key, longestKey));
    const bool areAll = !trial.wasCut && trial.rows - trial.duplicates == trial.first.size();
    return (areAll ? SourceRules::tr("In this order: %1.") : SourceRules::tr("First: %1."))
        .arg(keys.join(QStringLiteral(", ")));
}

void SourceRules::showTrial(const SourceTrial &trial)
{
    QStringList sentences;
    sentences << (trial.wasCut
                      ? tr("The query works and finds at least %n row(s).", nullptr, trial.rows)
                      : tr("The query works and finds %n row(s).", nullptr, trial.rows));
    sentences << tr("Columns: %1.").arg(trial.columns.join(QStringLiteral(", ")));
    if (trial.duplicates > 0)
        sentences << tr("%n key(s) come more than once; of those the first row counts.", nullptr,
                        trial.duplicates);
    if (!trial.first.isEmpty())
        sentences << sentenceOnFirst(trial);
    say(sentences.join(u' '), false);
}

void SourceRules::showTrouble(const Error &error)
{
    m_session.noteError(error);
    say(error.kind == Error::Kind::Cancelled ? tr("Cancelled.") : error.sentence, true);
}

void SourceRules::say(const QString &sentence, bool isFault)
{
    for (QLabel *label : {m_said, m_fault}) {
        const bool isIt = (label == m_fault) == isFault && !sentence.isEmpty();
        label->setText(isIt ? sentence : QString());
        label->setVisible(isIt);
    }
}

} // namespace intray
