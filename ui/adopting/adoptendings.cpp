// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adopting/adoptendings.h"

#include "ui/adopting/adoptchoice.h"
#include "ui/common/formrows.h"
#include "ui/common/sentencebox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace intray {

AdoptEndings::AdoptEndings(QWidget *parent)
    : QWidget(parent)
    , m_failed(new QLineEdit(this))
    , m_error(new QComboBox(this))
    , m_result(new QComboBox(this))
    , m_finished(new QComboBox(this))
    , m_changedBy(new QComboBox(this))
    , m_changedAt(new QComboBox(this))
    , m_adds(new SentenceBox(tr("Let items be added: the table makes their ke&ys"), this))
{
    m_adds->setObjectName(QStringLiteral("adoptAddRows"));
    m_adds->setToolTip(tr("Whoever may add items can then add rows to this table with intrayctl "
                          "add. It is possible where the table makes the key of a new row."));
    m_failed->setObjectName(QStringLiteral("adoptFailed"));
    m_failed->setPlaceholderText(tr("empty: only Intray remembers what failed"));
    auto *words = new QLabel(tr("Intray writes these columns when work on a row ends, and empties "
                                "them when it is reopened. They are not fields of the record."),
                             this);
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 8, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(8);
    form->addRow(words);
    form->addRow(labelFor(tr("State of fa&iled rows"), m_failed), m_failed);
    addChoice(form, tr("&Why it failed"), m_error, "adoptError");
    addChoice(form, tr("Worker's res&ult"), m_result, "adoptResult");
    addChoice(form, tr("&Finished at"), m_finished, "adoptFinished");
    addChoice(form, tr("Last changed &by"), m_changedBy, "adoptChangedBy");
    addChoice(form, tr("&Last changed at"), m_changedAt, "adoptChangedAt");
    form->addRow(QString(), m_adds);
    connect(m_adds, &QCheckBox::toggled, this, &AdoptEndings::changed);
    connect(m_failed, &QLineEdit::textChanged, this, &AdoptEndings::changed);
    for (QComboBox *choice : {m_error, m_result, m_finished, m_changedBy, m_changedAt})
        connect(choice, &QComboBox::currentIndexChanged, this, &AdoptEndings::changed);
}

void AdoptEndings::show(const QStringList &columns, const Layout &proposed)
{
    const std::pair<QComboBox *, QString> all[] = {{m_error, proposed.error},
                                                   {m_result, proposed.result},
                                                   {m_finished, proposed.finished},
                                                   {m_changedBy, proposed.changedBy},
                                                   {m_changedAt, proposed.changedAt}};
    for (const auto &[choice, guess] : all)
        offerNames(choice, {tr("nowhere")}, columns, guess);
    m_failed->setText(proposed.failedValue);
    m_adds->setChecked(proposed.addsRows);
}

void AdoptEndings::setMakesKey(bool makesKey)
{
    m_adds->setEnabled(makesKey);
}

void AdoptEndings::setHasState(bool hasState)
{
    m_failed->setEnabled(hasState);
}

QStringList AdoptEndings::chosen() const
{
    Layout layout;
    describe(layout);
    return layout.outcomeColumns();
}

void AdoptEndings::describe(Layout &layout) const
{
    layout.addsRows = m_adds->isEnabled() && m_adds->isChecked();
    layout.failedValue = m_failed->isEnabled() ? m_failed->text() : QString();
    layout.error = chosenBeyond(m_error, 1);
    layout.result = chosenBeyond(m_result, 1);
    layout.finished = chosenBeyond(m_finished, 1);
    layout.changedBy = chosenBeyond(m_changedBy, 1);
    layout.changedAt = chosenBeyond(m_changedAt, 1);
}

} // namespace intray
