// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/keychoice.h"

#include "lists/celltext.h"
#include "schema/keynames.h"
#include "ui/common/linebutton.h"
#include "ui/import/keyrow.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace intray {

namespace {

constexpr qsizetype rowsSeen = 5;

/// Only what speaks against the column, and an example where nothing does.
QString sentenceOn(const ColumnTally &tally)
{
    const QLocale here;
    const auto amount = [&here](qint64 number) { return here.toString(number); };
    const int against = int(tally.against());
    if (tally.different == 0 && against == 0)
        return {};
    if (against == 0)
        return KeyChoice::tr("%1 different, none empty, like %2")
            .arg(amount(tally.different), cellText(tally.example, 40));
    if (tally.twice == 0)
        return KeyChoice::tr("%1 empty: %Ln row(s) would be rejected", nullptr, against)
            .arg(amount(tally.empty));
    if (tally.empty == 0)
        return KeyChoice::tr("%1 double: %Ln row(s) would be rejected", nullptr, against)
            .arg(amount(tally.twice));
    return KeyChoice::tr("%1 empty, %2 double: %Ln row(s) would be rejected", nullptr, against)
        .arg(amount(tally.empty), amount(tally.twice));
}

} // namespace

KeyChoice::KeyChoice(QLineEdit *several, QWidget *parent)
    : QWidget(parent)
    , m_several(several)
    , m_group(new QButtonGroup(this))
    , m_list(new QWidget(this))
    , m_more(LineButton::make(LineButton::Rank::Quiet, {}, "importKeyMore", this))
{
    m_list->setObjectName(QStringLiteral("importKeyColumns"));
    m_more->setAutoDefault(false);
    m_column = new QVBoxLayout(m_list);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_together = addRow(tr("Several columns together"), QStringLiteral("importKeySeveral"));
    m_together->add(m_several);
    m_none = addRow(tr("None"), QStringLiteral("importKeyIsRow"));
    m_none->setSentence(tr("Every row becomes a record of its own."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(m_together);
    column->addWidget(m_none);
    connect(m_more, &QPushButton::clicked, this, &KeyChoice::showAll);
    connect(m_none->button(), &QRadioButton::clicked, this, &KeyChoice::noneChosen);
    connect(m_together->button(), &QRadioButton::clicked, this, &KeyChoice::severalChosen);
}

KeyRow *KeyChoice::addRow(const QString &words, const QString &name)
{
    auto *row = new KeyRow(words, this);
    row->button()->setObjectName(name);
    m_group->addButton(row->button());
    return row;
}

void KeyChoice::setColumns(const QStringList &columns)
{
    if (columns == m_columns)
        return;
    qDeleteAll(m_rows);
    m_rows.clear();
    m_columns = columns;
    m_tallies.reset();
    for (const QString &name : columns) {
        KeyRow *row = addRow(cellText(name, 60), QStringLiteral("importKey.") + name);
        m_rows << row;
        connect(row->button(), &QRadioButton::clicked, this,
                [this, name] { emit columnChosen(name); });
    }
    m_showsAll = m_rows.size() <= rowsSeen + 1; // the button takes a row, too
    arrange();
}

KeyRow *KeyChoice::rowOf(const QString &column) const
{
    return m_rows.value(m_columns.indexOf(column));
}

void KeyChoice::offer(const QStringList &key)
{
    if (key == m_offered)
        return;
    m_offered = key;
    arrange();
}

/// What is offered goes before all others, then what is called a key and has few faults.
KeyChoice::Place KeyChoice::placeOf(qsizetype column) const
{
    const QString &name = m_columns.at(column);
    const ColumnTally tally = m_tallies ? m_tallies->columns.at(column) : ColumnTally();
    const bool isLikely = isNamedLikeKey(name) && tally.against() <= tally.different;
    return {m_offered != QStringList{name}, !isLikely, tally.against()};
}

// Those that fit first, in the order of the file.
void KeyChoice::arrange()
{
    m_order.resize(m_rows.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    std::ranges::stable_sort(m_order, {}, [this](qsizetype at) { return placeOf(at); });
    for (const qsizetype at : std::as_const(m_order)) {
        m_column->removeWidget(m_rows.at(at));
        m_column->addWidget(m_rows.at(at));
        m_rows.at(at)->setBest(m_tallies && m_offered == QStringList{m_columns.at(at)} &&
                               m_tallies->rows > 0 && m_tallies->columns.at(at).against() == 0);
    }
    QWidget *before = nullptr;
    for (const qsizetype at : std::as_const(m_order)) {
        if (before)
            QWidget::setTabOrder(before, m_rows.at(at)->button());
        before = m_rows.at(at)->button();
    }
    if (before)
        QWidget::setTabOrder(before, m_more);
    QWidget::setTabOrder(m_more, m_together->button());
    hideUnlikely();
}

// What is chosen is always seen.
void KeyChoice::hideUnlikely()
{
    qsizetype hidden = 0;
    for (qsizetype place = 0; place < m_order.size(); ++place) {
        KeyRow *row = m_rows.at(m_order.at(place));
        const bool isSeen = m_showsAll || place < rowsSeen || row->button()->isChecked();
        row->setVisible(isSeen);
        hidden += isSeen ? 0 : 1;
    }
    m_more->setVisible(hidden > 0);
    m_more->setWords(tr("Show %Ln more column(s)", nullptr, int(hidden)));
}

void KeyChoice::showAll()
{
    m_showsAll = true;
    hideUnlikely();
    focusChosen();
}

bool KeyChoice::isSeveral() const
{
    return m_together->button()->isChecked();
}

void KeyChoice::focusChosen()
{
    if (QAbstractButton *chosen = m_group->checkedButton())
        chosen->setFocus();
}

void KeyChoice::showCounting()
{
    m_tallies.reset();
    for (KeyRow *row : std::as_const(m_rows))
        row->setSentence(tr("Counting..."));
}

void KeyChoice::showNothing()
{
    for (KeyRow *row : std::as_const(m_rows))
        row->setSentence({});
}

void KeyChoice::showTallies(const ColumnTallies &tallies)
{
    if (tallies.columns.size() != m_columns.size())
        return;
    m_tallies = tallies;
    for (qsizetype at = 0; at < m_rows.size(); ++at)
        m_rows.at(at)->setSentence(sentenceOn(tallies.columns.at(at)));
    arrange();
}

void KeyChoice::showTogether(const QStringList &key, const std::optional<ColumnTally> &tally)
{
    m_severalCounted = key;
    m_severalTally = tally;
    m_together->setSentence(tally ? sentenceOn(*tally) : QString());
}

void KeyChoice::showKey(const QStringList &columns)
{
    KeyRow *row = columns.isEmpty()     ? m_none
                  : columns.size() == 1 ? rowOf(columns.constFirst())
                                        : m_together;
    (row ? row : m_together)->button()->setChecked(true);
    hideUnlikely();
}

std::optional<ColumnTally> KeyChoice::tallyOf(const QStringList &key) const
{
    if (key.size() > 1)
        return key == m_severalCounted ? m_severalTally : std::nullopt;
    const qsizetype at = key.size() == 1 ? m_columns.indexOf(key.constFirst()) : -1;
    return m_tallies && at >= 0 ? std::optional(m_tallies->columns.at(at)) : std::nullopt;
}

} // namespace intray
