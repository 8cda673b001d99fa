// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/examplerows.h"

#include "lists/celltext.h"
#include "ui/common/formrows.h"
#include "verify/example/textruns.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace intray {

ExampleRows::ExampleRows(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    m_rows = {makeRow(QStringLiteral("valuesFirst"), tr("First example"),
                      tr("What the first example becomes")),
              makeRow(QStringLiteral("valuesSecond"), tr("Second example"),
                      tr("What the second example becomes"))};
    for (int row = 0; row < int(m_rows.size()); ++row) {
        connect(m_rows.at(row).from, &QComboBox::textActivated, this,
                [this, row] { m_rows.at(row).isChosen = true; });
        grid->addWidget(m_rows.at(row).from, row, 0);
        grid->addWidget(labelFor(tr("becomes"), m_rows.at(row).to), row, 1);
        grid->addWidget(m_rows.at(row).to, row, 2);
    }
}

ExampleRows::Row ExampleRows::makeRow(const QString &name, const QString &value,
                                      const QString &becomes)
{
    const Row row{new QComboBox(this), new QLineEdit(this)};
    row.from->setObjectName(name + QStringLiteral("From"));
    row.from->setAccessibleName(value);
    row.from->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.from->setMinimumContentsLength(8);
    row.to->setObjectName(name + QStringLiteral("To"));
    row.to->setAccessibleName(becomes);
    connect(row.from, &QComboBox::currentIndexChanged, this, &ExampleRows::changed);
    connect(row.to, &QLineEdit::textChanged, this, &ExampleRows::changed);
    return row;
}

void ExampleRows::offer(Row &row, const QStringList &values, const QString &usual)
{
    const QString before = row.from->currentData().toString();
    const bool stays = !row.to->text().isEmpty() && values.contains(before);
    const QSignalBlocker quietFrom(row.from), quietTo(row.to);
    row.from->clear();
    for (const QString &value : values)
        row.from->addItem(cellText(value), value);
    row.from->setCurrentIndex(std::max(0, row.from->findData(stays ? before : usual)));
    row.isChosen = row.isChosen && stays;
    if (!stays)
        row.to->clear();
}

/// The second example tells most if it is built in another way than the first.
static QString secondOf(const QStringList &values)
{
    for (const QString &value : values)
        if (exactFormOf(value) != exactFormOf(values.constFirst()))
            return value;
    return values.value(1);
}

void ExampleRows::setValues(const QList<FieldValue> &values, const QList<Example> &before)
{
    QStringList texts;
    for (const FieldValue &one : values.first(std::min(mostOffered, values.size())))
        texts.append(one.value);
    offer(m_rows[0], texts, texts.value(0));
    offer(m_rows[1], texts, texts.isEmpty() ? QString() : secondOf(texts));
    for (QWidget *part : QList<QWidget *>{m_rows[1].from, m_rows[1].to})
        part->setEnabled(texts.size() > 1);
    writeAgain(before);
    emit changed();
}

void ExampleRows::writeAgain(const QList<Example> &before)
{
    for (const Example &one : before) {
        const QList<Example> now = examples();
        const auto free = std::ranges::find_if(
            m_rows, [](const Row &row) { return row.to->isEnabled() && row.to->text().isEmpty(); });
        const bool isThere = std::ranges::any_of(
            now, [&](const Example &written) { return written.from.value == one.from.value; });
        const int at = free == m_rows.end() ? -1 : free->from->findData(one.from.value);
        if (isThere || at < 0)
            continue;
        const QSignalBlocker quietFrom(free->from), quietTo(free->to);
        free->from->setCurrentIndex(at);
        free->to->setText(one.to);
        free->isChosen = true;
    }
}

void ExampleRows::askAbout(const QString &value)
{
    for (const Row &row : m_rows) {
        if (row.isChosen || !row.to->text().isEmpty())
            continue;
        const QSignalBlocker quiet(row.from);
        if (row.from->findData(value) < 0)
            row.from->addItem(cellText(value), value);
        row.from->setCurrentIndex(row.from->findData(value));
    }
}

QList<Example> ExampleRows::shown() const
{
    QList<Example> all;
    for (const Row &row : m_rows)
        if (row.to->isEnabledTo(this)) // also while all of it is off
            all.append({{row.from->currentData().toString(), {}}, row.to->text()});
    return all;
}

QList<Example> ExampleRows::examples() const
{
    QList<Example> written = shown();
    written.removeIf([](const Example &one) { return one.to.isEmpty(); });
    return written;
}

void ExampleRows::focusFirst()
{
    m_rows[0].to->setFocus();
}

} // namespace intray
