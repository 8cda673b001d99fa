// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/conditionrows.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace intray {

using Condition = EditedRule::Condition;

static const QString parting = QStringLiteral("; ");

ConditionRows::ConditionRows(QAbstractItemModel &names, const QString &name, int most,
                             QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (int i = 0; i < most; ++i) {
        m_rows << makeRow(names, QStringLiteral("%1.%2").arg(name).arg(i));
        column->addWidget(m_rows.constLast().line);
    }
    showRows();
}

ConditionRows::Row ConditionRows::makeRow(QAbstractItemModel &names, const QString &name)
{
    Row row{new QWidget(this), new QComboBox(this), new QComboBox(this), new QLineEdit(this), {}};
    row.field->setModel(&names);
    row.field->setObjectName(name + QStringLiteral(".field"));
    row.field->setAccessibleName(tr("Field"));
    row.field->setMinimumContentsLength(8);
    row.field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.test->addItems({tr("is"), tr("is filled in"), tr("is empty")});
    row.test->setObjectName(name + QStringLiteral(".test"));
    row.test->setAccessibleName(tr("What it must be"));
    row.values->setObjectName(name + QStringLiteral(".values"));
    row.values->setAccessibleName(tr("Values, separated by ;"));
    row.values->setPlaceholderText(tr("Values, separated by ;"));
    auto *line = new QHBoxLayout(row.line);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(row.field, 1);
    line->addWidget(row.test);
    line->addWidget(row.values, 1);
    connect(row.field, &QComboBox::currentIndexChanged, this, &ConditionRows::take);
    connect(row.test, &QComboBox::currentIndexChanged, this, &ConditionRows::take);
    connect(row.values, &QLineEdit::textEdited, this, &ConditionRows::take);
    return row;
}

void ConditionRows::take()
{
    if (m_showing)
        return;
    showRows();
    emit changed();
}

void ConditionRows::showConditions(const QList<Condition> &conditions)
{
    m_showing = true;
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        const Condition one = conditions.value(i);
        row.field->setCurrentIndex(std::max(0, row.field->findText(one.field)));
        row.test->setCurrentIndex(int(one.test));
        row.values->setText(one.values.join(parting));
        row.shown = one.values;
    }
    m_more = conditions.mid(m_rows.size());
    m_showing = false;
    showRows();
}

QList<Condition> ConditionRows::conditions() const
{
    QList<Condition> all;
    for (const Row &row : m_rows) {
        if (row.field->currentText().isEmpty())
            continue;
        Condition one{row.field->currentText(), Condition::Test(row.test->currentIndex()), {}};
        const bool isAsShown = row.values->text() == row.shown.join(parting);
        for (const QString &value : row.values->text().split(u';'))
            if (!isAsShown && !value.trimmed().isEmpty())
                one.values << value.trimmed();
        if (isAsShown)
            one.values = row.shown;
        if (one.test != Condition::Test::Is)
            one.values.clear();
        all << one;
    }
    return all + m_more;
}

void ConditionRows::showRows()
{
    bool isOffered = true; // the first row that is free
    for (const Row &row : std::as_const(m_rows)) {
        const bool isFilled = row.field->currentIndex() > 0;
        row.line->setVisible(isFilled || isOffered);
        isOffered = isOffered && isFilled;
        row.values->setVisible(row.test->currentIndex() == int(Condition::Test::Is));
    }
}

} // namespace intray
