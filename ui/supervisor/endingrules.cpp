// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/endingrules.h"

#include "queue/rulecheck.h"
#include "ui/common/textbox.h"
#include "ui/common/textlines.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/againchoice.h"
#include "ui/supervisor/spanedit.h"

#include <QCheckBox>
#include <QGridLayout>

namespace intray {

using Kind = Disposition::Kind;

static QString wordFor(Kind kind)
{
    switch (kind) {
    case Kind::Complete:
        return EndingRules::tr("complete");
    case Kind::Return:
        return EndingRules::tr("return");
    case Kind::Dismiss:
        return EndingRules::tr("dismiss");
    case Kind::Fail:
        return EndingRules::tr("fail");
    case Kind::SendBack:
        return EndingRules::tr("send back");
    }
    return nameOf(kind);
}

static QString headingOfReasons(Kind kind)
{
    switch (kind) {
    case Kind::Return:
        return EndingRules::tr("Reasons for returning");
    case Kind::Dismiss:
        return EndingRules::tr("Reasons for dismissing");
    case Kind::SendBack:
        return EndingRules::tr("Reasons for sending back");
    default:
        return EndingRules::tr("Reasons for failing");
    }
}

EndingRules::EndingRules(QFormLayout &form, QWidget *holder)
    : RuleGroup(form, holder)
    , m_questions(
          makeLines(QStringLiteral("ruleQuestions"),
                    tr("One per line. They are offered before those that every queue has.")))
    , m_again(new AgainChoice(holder))
    , m_reopenOwn(new SpanEdit(QStringLiteral("ruleReopenOwn"),
                               tr("Own records can be reopened for"), tr("not at all"), holder))
{
    build();
    connect(m_again, &QComboBox::currentIndexChanged, this, &RuleGroup::changed);
    connect(m_reopenOwn, &SpanEdit::changed, this, &RuleGroup::changed);
}

void EndingRules::build()
{
    addRow(tr("Allowed"), makeKinds());
    addRow(tr("A reason is required"), makeRequired());
    for (const DispositionRules &rules : dispositionRules) {
        if (rules.kind != Kind::Complete)
            addReasons(rules.kind, headingOfReasons(rules.kind));
    }
    addRow(tr("Usual questions"), m_questions);
    addRow(tr("Returned items again"), m_again, Rule::NotAgain);
    m_reopenOwn->setToolTip(tr("People can get back a record that they finished within this time, "
                               "if nobody has worked on it since."));
    addRow(tr("Own records can be reopened for"), m_reopenOwn, Rule::ReopenOwn);
}

QWidget *EndingRules::makeKinds()
{
    auto *kinds = new QWidget(holder());
    kinds->setObjectName(QStringLiteral("ruleAllowed"));
    auto *places = new QGridLayout(kinds); // in one line they are wider than many a window
    places->setContentsMargins(0, room::within, 0, room::within); // as far down as a field's words
    places->setHorizontalSpacing(16);
    for (const DispositionRules &rules : dispositionRules) {
        auto *box = new QCheckBox(wordFor(rules.kind), kinds);
        box->setObjectName(QStringLiteral("ruleAllowed.") + nameOf(rules.kind));
        connect(box, &QCheckBox::toggled, this, &RuleGroup::changed);
        m_kinds.insert(rules.kind, box);
        const int place = int(m_kinds.size()) - 1;
        places->addWidget(box, place / 2, place % 2);
    }
    places->setColumnStretch(2, 1);
    places->setSizeConstraint(QLayout::SetMinimumSize); // else a long form squeezes them
    return kinds;
}

// To fail and to send back needs a reason in every queue.
QWidget *EndingRules::makeRequired()
{
    auto *kinds = new QWidget(holder());
    kinds->setObjectName(QStringLiteral("ruleReasonRequired"));
    auto *line = new QHBoxLayout(kinds);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    for (const Kind kind : {Kind::Return, Kind::Dismiss}) {
        auto *box = new QCheckBox(kind == Kind::Return ? tr("to return") : tr("to dismiss"), kinds);
        box->setObjectName(QStringLiteral("ruleReasonRequired.") + nameOf(kind));
        connect(box, &QCheckBox::toggled, this, &RuleGroup::changed);
        m_required.insert(kind, box);
        line->addWidget(box);
    }
    line->addStretch(1);
    return kinds;
}

QPlainTextEdit *EndingRules::makeLines(const QString &name, const QString &placeholder)
{
    auto *text = new TextBox(holder());
    text->setObjectName(name);
    text->setPlaceholderText(placeholder);
    text->setTabChangesFocus(true);
    text->setFixedHeight(3 * text->fontMetrics().lineSpacing() + 14);
    connect(text, &QPlainTextEdit::textChanged, this, &RuleGroup::changed);
    return text;
}

void EndingRules::addReasons(Kind kind, const QString &label)
{
    QPlainTextEdit *text = makeLines(QStringLiteral("ruleReasons.") + nameOf(kind),
                                     tr("One per line. People can still enter other reasons."));
    m_reasons.insert(kind, text);
    addRow(label, text);
}

void EndingRules::show(const Queue &rules, const QList<Queue> &)
{
    for (auto box = m_kinds.begin(); box != m_kinds.end(); ++box)
        box.value()->setChecked(rules.dispositions.contains(box.key()));
    for (auto box = m_required.begin(); box != m_required.end(); ++box)
        box.value()->setChecked(rules.reasonRequired.contains(box.key()));
    for (auto text = m_reasons.begin(); text != m_reasons.end(); ++text)
        text.value()->setPlainText(rules.reasons.value(text.key()).join(u'\n'));
    m_questions->setPlainText(rules.usualQuestions.join(u'\n'));
    m_again->setKept(rules.notAgain);
    m_reopenOwn->setSpan(rules.reopenOwn);
}

void EndingRules::put(Queue &rules) const
{
    rules.dispositions.clear();
    for (auto box = m_kinds.begin(); box != m_kinds.end(); ++box) {
        if (box.value()->isChecked())
            rules.dispositions.insert(box.key());
    }
    rules.reasonRequired.clear();
    for (auto box = m_required.begin(); box != m_required.end(); ++box) {
        if (box.value()->isChecked())
            rules.reasonRequired.insert(box.key());
    }
    rules.reasons.clear();
    for (auto text = m_reasons.begin(); text != m_reasons.end(); ++text) {
        if (const QStringList lines = thingsIn(*text.value()); !lines.isEmpty())
            rules.reasons.insert(text.key(), lines);
    }
    rules.usualQuestions = thingsIn(*m_questions);
    rules.notAgain = m_again->kept();
    rules.reopenOwn = m_reopenOwn->span();
}

} // namespace intray
