// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/becomingform.h"

#include "ui/common/formrows.h"
#include "ui/supervisor/values/examplerows.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using How = ValueWish::How;

BecomingForm::BecomingForm(QWidget *parent)
    : QWidget(parent)
    , m_how(new QComboBox(this))
    , m_questions(new QStackedWidget(this))
    , m_examples(new ExampleRows(this))
    , m_same(new QLineEdit(this))
{
    m_how->setObjectName(QStringLiteral("valuesHow"));
    m_questions->addWidget(new QWidget(this));
    m_questions->addWidget(m_examples);
    m_questions->addWidget(makeSame());
    m_questions->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(labelFor(tr("Chosen values &become"), m_how));
    first->addWidget(m_how, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(m_questions);
    offerWays(false);
    connect(m_how, &QComboBox::currentIndexChanged, this, &BecomingForm::showWay);
    connect(m_examples, &ExampleRows::changed, this, &BecomingForm::changed);
    connect(m_same, &QLineEdit::textChanged, this, &BecomingForm::changed);
}

QWidget *BecomingForm::makeSame()
{
    m_same->setObjectName(QStringLiteral("valuesSame"));
    m_same->setAccessibleName(tr("The new value"));
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_same);
    column->addStretch(1);
    return holder;
}

// What cannot be chosen is not offered.
void BecomingForm::offerWays(bool isProposed)
{
    const QSignalBlocker quiet(m_how);
    m_how->clear();
    if (isProposed)
        m_how->addItem(tr("what is proposed"), int(How::Proposed));
    m_how->addItem(tr("what examples show"), int(How::Examples));
    m_how->addItem(tr("one new value"), int(How::Same));
    m_how->addItem(tr("empty"), int(How::Nothing));
}

void BecomingForm::setChosen(const QList<FieldValue> &values, ValuesBy by)
{
    const bool isProposed =
        std::ranges::any_of(values, [](const FieldValue &one) { return one.proposal.has_value(); });
    const QSignalBlocker quiet(this);
    offerWays(isProposed);
    const How usual = isProposed                                  ? How::Proposed
                      : by == ValuesBy::Form && values.size() > 1 ? How::Examples
                                                                  : How::Same;
    m_how->setCurrentIndex(m_how->findData(int(usual)));
    m_examples->setValues(values);
    m_same->clear();
    showWay();
}

How BecomingForm::how() const
{
    return static_cast<How>(m_how->currentData().toInt());
}

void BecomingForm::showWay()
{
    m_questions->setCurrentIndex(how() == How::Examples ? 1 : how() == How::Same ? 2 : 0);
    emit changed();
}

std::optional<ValueWish> BecomingForm::wish() const
{
    const ValueWish wish{how(), m_examples->examples(), m_same->text()};
    const bool isMissing = (wish.how == How::Examples && wish.examples.isEmpty()) ||
                           (wish.how == How::Same && wish.same.isEmpty());
    return isMissing ? std::nullopt : std::optional(wish);
}

QString BecomingForm::whatIsMissing() const
{
    return how() == How::Examples
               ? tr("Write what one of these values should be, and the others follow.")
               : tr("Write the new value.");
}

void BecomingForm::focusFirst()
{
    if (how() == How::Examples)
        m_examples->focusFirst();
    else if (how() == How::Same)
        m_same->setFocus();
    else
        m_how->setFocus();
}

} // namespace intray
