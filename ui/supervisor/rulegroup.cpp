// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulegroup.h"

#include "ui/common/formrows.h"
#include "ui/common/tokens.h"
#include "ui/desk/besidecell.h"
#include "ui/supervisor/changedwords.h"
#include "ui/supervisor/rulewords.h"

#include <QAbstractScrollArea>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace intray {

RuleGroup::RuleGroup(QFormLayout &form, QWidget *holder)
    : QObject(holder)
    , m_form(&form)
    , m_holder(holder)
{
}

void RuleGroup::goOnIn(QFormLayout &form)
{
    m_form = &form;
}

void RuleGroup::addHeading(const QString &text)
{
    auto *heading = new QLabel(text, m_holder);
    heading->setTextFormat(Qt::PlainText);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setContentsMargins(0, room::beside, 0, 0);
    m_form->addRow(heading);
}

// A tall window would else give its room to the row of a list that has a height of its own.
static void keepHeight(QWidget *field)
{
    QSizePolicy policy = field->sizePolicy();
    if (field->minimumHeight() != field->maximumHeight())
        return;
    policy.setVerticalPolicy(QSizePolicy::Fixed);
    field->setSizePolicy(policy);
}

static void keepWidth(QWidget *field)
{
    if (qobject_cast<QAbstractSpinBox *>(field)) // the second of the three where words stand in it
        field->setMinimumWidth(field->sizeHint().width() > fieldwidth::number ? fieldwidth::choice
                                                                              : fieldwidth::number);
    else if (qobject_cast<QComboBox *>(field))
        field->setMinimumWidth(fieldwidth::choice);
    if (field->maximumWidth() == QWIDGETSIZE_MAX)
        field->setMaximumWidth(fieldwidth::full);
}

static bool isTypedIn(const QWidget &field)
{
    return qobject_cast<const QLineEdit *>(&field) ||
           qobject_cast<const QAbstractScrollArea *>(&field);
}

/// Of the height of a form's row where the field has one line, also when two lines are said beside.
static QWidget *rowWith(QWidget *field, QWidget *beside, QWidget *parent)
{
    const int row = heightOf(Part::FormRow, field->fontMetrics());
    const int around = std::max(0, row - beside->sizeHint().height()) / 2;
    auto *holder = new QWidget(parent);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, around, 0, around);
    line->setSpacing(room::beside);
    line->addWidget(field, isTypedIn(*field) ? 1000 : 0); // all that it may have
    line->addWidget(beside, 1, Qt::AlignVCenter);
    holder->setMinimumHeight(row);
    return holder;
}

void RuleGroup::addRow(const QString &label, QWidget *field)
{
    add(label, {field, nullptr});
}

void RuleGroup::addRow(const QString &label, QWidget *field, Rule rule)
{
    add(label, {field, nullptr, rule});
}

void RuleGroup::add(const QString &label, Row row)
{
    keepHeight(row.field);
    keepWidth(row.field);
    auto *title = labelFor(label, row.field);
    row.beside = new BesideCell(tr("Undo the change"), m_holder);
    row.beside->setObjectName(row.field->objectName() + QStringLiteral("Beside"));
    connect(row.beside, &BesideCell::undoWanted, this, [this, at = m_rows.size()] { undo(at); });
    QWidget *holder = rowWith(row.field, row.beside, m_holder);
    m_form->addRow(title, holder);
    m_form->setAlignment(holder, Qt::AlignTop); // beside the first line of a label of several
    m_rows << row;
}

QWidget *RuleGroup::fieldOf(Rule rule) const
{
    for (const Row &row : m_rows)
        if (row.rule == rule)
            return row.field;
    return nullptr;
}

void RuleGroup::rememberBefore()
{
    for (Row &row : m_rows) {
        row.before = wordsIn(*row.field);
        row.wayBack = wayBackOf(*row.field);
    }
}

void RuleGroup::forgetBefore()
{
    for (Row &row : m_rows)
        row.before.reset();
}

void RuleGroup::undo(qsizetype row)
{
    m_rows.at(row).field->setFocus();
    m_rows.at(row).wayBack();
}

/// With the words that are no longer there struck.
static MarkedText wasWords(const QString &before, const QString &now)
{
    const QString words =
        before.isEmpty() ? RuleGroup::tr("was empty") : RuleGroup::tr("was %1").arg(before);
    MarkedText was{words, {}};
    const qsizetype start = words.indexOf(before);
    if (before.isEmpty() || start < 0)
        return was;
    for (const Stretch &gone : withChangedWords(now, before).marked)
        was.marked << Stretch{start + gone.start, gone.length};
    return was;
}

void RuleGroup::say(const Row &row)
{
    BesideCell::Said said;
    const QString now = wordsIn(*row.field);
    if (!row.fault.isEmpty())
        said.sign = Sign::Fault;
    said.sentence = row.fault;
    said.canBeUndone = row.before && *row.before != now;
    if (said.canBeUndone)
        said.was = wasWords(*row.before, now);
    row.beside->say(said);
}

void RuleGroup::showWhatChanged()
{
    for (const Row &row : std::as_const(m_rows))
        say(row);
}

void RuleGroup::addNote(QWidget *note)
{
    // Over the whole width: a text that comes later beside the labels stays as low as it was laid
    // out first.
    m_form->addRow(note);
}

void RuleGroup::showFaults(const QList<RuleFault> &faults)
{
    for (Row &row : m_rows) {
        const auto found = std::ranges::find_if(
            faults, [&](const RuleFault &one) { return row.rule == one.rule; });
        row.fault = found == faults.end() ? QString() : found->sentence;
        row.field->setAccessibleDescription(row.fault);
    }
}

} // namespace intray
