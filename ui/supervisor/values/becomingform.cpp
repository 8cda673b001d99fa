// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/becomingform.h"

#include "ui/common/formrows.h"
#include "ui/supervisor/values/examplerows.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using How = ValueWish::How;

static constexpr int formRole = Qt::UserRole + 1; ///< Built like which.

BecomingForm::BecomingForm(QWidget *parent)
    : QWidget(parent)
    , m_how(new QComboBox(this))
    , m_examples(new ExampleRows(this))
    , m_same(new QLineEdit(this))
{
    m_how->setObjectName(QStringLiteral("valuesHow"));
    m_same->setObjectName(QStringLiteral("valuesSame"));
    m_same->setAccessibleName(tr("The new value"));
    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(labelFor(tr("Chosen values &become"), m_how));
    first->addWidget(m_how, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(m_examples);
    column->addWidget(m_same);
    offerWays(false, {});
    showWay();
    connect(m_how, &QComboBox::currentIndexChanged, this, &BecomingForm::showWay);
    connect(m_examples, &ExampleRows::changed, this, &BecomingForm::changed);
    connect(m_same, &QLineEdit::textChanged, this, &BecomingForm::changed);
}

// What cannot be chosen is not offered.
void BecomingForm::offerWays(bool isProposed, const QList<ValueForm> &forms)
{
    const QSignalBlocker quiet(m_how);
    m_how->clear();
    if (isProposed)
        m_how->addItem(tr("what is proposed"), int(How::Proposed));
    for (const ValueForm &form : forms) {
        m_how->addItem(tr("built like %1").arg(form.example), int(How::Like));
        m_how->setItemData(m_how->count() - 1, form.form, formRole);
    }
    m_how->addItem(tr("what examples show"), int(How::Examples));
    m_how->addItem(tr("one new value"), int(How::Same));
    m_how->addItem(tr("empty"), int(How::Nothing));
}

int BecomingForm::placeOf(const ValueWish &wish) const
{
    for (int place = 0; place < m_how->count(); ++place)
        if (m_how->itemData(place).toInt() == int(wish.how) &&
            m_how->itemData(place, formRole).toString() == wish.form)
            return place;
    return -1;
}

void BecomingForm::turnTo(const FieldOfQueue &field)
{
    const QSignalBlocker quiet(this);
    keepWritten();
    m_field = field;
    m_values = {};
    m_same->clear();
    m_examples->setValues({}, {});
}

/// Enough to know them by.
QStringList BecomingForm::someOf(const ChosenValues &values) const
{
    QStringList some;
    for (const FieldValue &one : values.values(ExampleRows::mostOffered))
        some << one.value;
    return some;
}

void BecomingForm::keepWritten()
{
    if (m_values.isEmpty())
        return;
    m_written.keepExamples(m_field, m_examples->shown());
    if (isWritten())
        m_written.keep(m_field, someOf(m_values), writtenWish());
}

void BecomingForm::writeAgain(const ValueWish &wish)
{
    if (placeOf(wish) < 0)
        return;
    m_how->setCurrentIndex(placeOf(wish));
    m_same->setText(wish.same);
}

bool BecomingForm::isWritten() const
{
    return m_how->currentIndex() != placeOf(m_usual) || !m_same->text().isEmpty() ||
           !m_examples->examples().isEmpty();
}

bool BecomingForm::hasOneOf(const ChosenValues &values) const
{
    QSet<QString> before;
    for (const qsizetype place : m_values.places)
        before.insert(m_values.table.values.at(place).value);
    return std::ranges::any_of(values.places, [&](qsizetype place) {
        return before.contains(values.table.values.at(place).value);
    });
}

/// Of a rarer form, somebody wants what is more frequent.
static ValueWish usualWish(const ChosenValues &values, const QList<ValueForm> &forms,
                           bool isProposed, ValuesBy by)
{
    ValueWish wish;
    wish.how = by == ValuesBy::Form && values.size() > 1 ? How::Examples : How::Same;
    if (isProposed) {
        wish.how = How::Proposed;
    } else if (by == ValuesBy::Form && !forms.isEmpty() &&
               values.recordsOfOneForm() < forms.constFirst().records) {
        wish.how = How::Like;
        wish.form = forms.constFirst().form;
    }
    return wish;
}

// What is written stays as long as it is about one of these values.
void BecomingForm::setChosen(const ChosenValues &values, ValuesBy by)
{
    constexpr qsizetype mostForms = 6;
    if (values.isEmpty())
        return;
    const bool isProposed = values.isAnyProposed();
    const QSignalBlocker quiet(this);
    keepWritten();
    const std::optional<ValueWish> chosen = isWritten() && hasOneOf(values)
                                                ? std::optional(writtenWish())
                                                : m_written.of(m_field, someOf(values));
    const QList<ValueForm> forms =
        formsThatSuit(values.oneOfEachForm(mostForms), values.table.toBuild);
    offerWays(isProposed, forms);
    m_usual = usualWish(values, forms, isProposed, by);
    m_how->setCurrentIndex(std::max(0, placeOf(m_usual)));
    m_same->clear();
    if (chosen)
        writeAgain(*chosen);
    m_examples->setValues(values.values(ExampleRows::mostOffered), m_written.examples(m_field));
    m_values = values;
    showWay();
}

// Of what the first example leaves open, a second one tells most.
void BecomingForm::askAbout(const QList<ValueChange> &changes)
{
    if (how() != How::Examples || m_examples->examples().size() != 1)
        return;
    const QString shown = m_examples->examples().constFirst().from.value;
    QHash<QString, bool> isClear{{shown, true}};
    for (const ValueChange &one : changes) {
        isClear.insert(one.from, !one.isLeftOut());
        isClear.insert(one.to, true);
    }
    const auto losing = std::ranges::find_if(changes, &ValueChange::losesDigits);
    if (losing != changes.end())
        return m_examples->askAbout(losing->from);
    for (const qsizetype place : std::as_const(m_values.places))
        if (const QString &value = m_values.table.values.at(place).value; !isClear.value(value))
            return m_examples->askAbout(value);
}

ValueWish BecomingForm::writtenWish() const
{
    ValueWish wish = chosenWay();
    wish.examples = m_examples->examples();
    wish.same = m_same->text();
    return wish;
}

ValueWish BecomingForm::chosenWay() const
{
    ValueWish wish;
    wish.how = how();
    wish.form = m_how->currentData(formRole).toString();
    return wish;
}

How BecomingForm::how() const
{
    return static_cast<How>(m_how->currentData().toInt());
}

void BecomingForm::showWay()
{
    m_examples->setVisible(how() == How::Examples);
    m_same->setVisible(how() == How::Same);
    emit changed();
}

std::optional<ValueWish> BecomingForm::wish() const
{
    const ValueWish wish = writtenWish();
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
