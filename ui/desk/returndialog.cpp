// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/returndialog.h"

#include "queue/disposition.h"
#include "ui/common/dialoglook.h"
#include "ui/common/letters.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/tokens.h"
#include "ui/common/typedkey.h"
#include "ui/desk/reasonfield.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

std::chrono::seconds untilTomorrowMorning(const QDateTime &now)
{
    const QDateTime morning(now.toLocalTime().date().addDays(1), QTime(8, 0));
    return std::chrono::seconds(now.secsTo(morning));
}

/// As where the letters are large.
static bool isLow(const QWidget &dialog)
{
    constexpr int wantedLines = 32;
    return roomOnScreen(dialog).height() < wantedLines * dialog.fontMetrics().lineSpacing();
}

ReturnDialog::ReturnDialog(const QString &key, const QDateTime &now, QWidget *parent)
    : QDialog(parent)
    , m_now(now)
    , m_choices(new QButtonGroup(this))
    , m_hours(new QSpinBox(this))
    , m_batch(new QCheckBox(this))
    , m_typed(new QLabel(this))
    , m_why(new QLabel(this))
    , m_reason(new ReasonField(QStringLiteral("return"), this))
{
    setObjectName(QStringLiteral("returnDialog"));
    DialogLook::ask(*this, tr("When should %1 be open for everybody again?").arg(key),
                    tr("Return"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(tr("Return"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(QStringLiteral("returnAccept"));
    accept->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] {
        const QString why = m_reason->reason();
        m_batch->isChecked() ? emit batchChosen(after(), why) : emit chosen(after(), why);
    });
    m_batch->setObjectName(QStringLiteral("returnBatch"));
    m_batch->hide();
    m_typed->setObjectName(QStringLiteral("returnTyped"));
    m_typed->setTextFormat(Qt::PlainText);
    m_typed->setWordWrap(true);
    m_typed->hide();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_typed);
    auto *choices = new QVBoxLayout;
    column->addLayout(choices);
    addChoices(choices);
    addCustom(choices);
    choices->setSpacing(room::beside);
    if (isLow(*this))
        makeLow(choices);
    column->addSpacing(8);
    addWhy(column);
    m_reason->setAccept(accept);
    column->addWidget(m_batch);
    column->addWidget(buttons);
}

// Then the reason is in sight below the choices.
void ReturnDialog::makeLow(QVBoxLayout *choices)
{
    constexpr int letters = 64;
    choices->setSpacing(0);
    m_reason->setMinimumWidth(
        std::min(roomOnScreen(*this).width() / 4 * 3, letters * letterWidth(fontMetrics())));
}

void ReturnDialog::addWhy(QVBoxLayout *column)
{
    m_why->setBuddy(m_reason->edit());
    m_reason->edit()->setFixedHeight(3 * m_reason->fontMetrics().lineSpacing() + 14);
    column->addWidget(m_why);
    column->addWidget(m_reason);
    column->addSpacing(8);
    askWhy({}, false);
}

void ReturnDialog::askWhy(const QStringList &usual, bool required)
{
    m_why->setText(required ? tr("&Why? Whoever gets it next reads this; a reason is required.")
                            : tr("&Why? Whoever gets it next reads this."));
    m_reason->offer(usual);
    m_reason->setRequired(required);
}

void ReturnDialog::tellTyped(int fields, bool isLast)
{
    m_typed->setText(
        isLast ? tr("What you typed in %n field(s) goes into the record, and the desk "
                    "is empty afterwards.",
                    nullptr, fields)
               : tr("What you typed in %n field(s) goes into the record.", nullptr, fields));
    m_typed->setVisible(fields > 0);
}

void ReturnDialog::offerBatch(int items)
{
    m_batch->setText(tr("&Return all %n item(s) of this batch", nullptr, items));
    m_batch->setVisible(items > 1);
}

void ReturnDialog::addChoices(QVBoxLayout *column)
{
    addChoice(column, tr("&Now"), 0s);
    addChoice(column, tr("In one &hour"), 1h);
    addChoice(column, tr("In &four hours"), 4h);
    addChoice(column, tr("Tomorrow &morning at 8:00"), untilTomorrowMorning(m_now));
    m_choices->button(0)->setChecked(true);
    m_choices->button(0)->setFocus();
}

void ReturnDialog::addChoice(QVBoxLayout *column, const QString &text, std::chrono::seconds after)
{
    auto *choice = new QRadioButton(text, this);
    choice->setObjectName(QStringLiteral("returnChoice%1").arg(m_spans.size()));
    m_choices->addButton(choice, static_cast<int>(m_spans.size()));
    m_spans.append(after);
    column->addWidget(choice);
}

void ReturnDialog::addCustom(QVBoxLayout *column)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(room::beside);
    auto *inHours = new QVBoxLayout;
    addChoice(inHours, tr("&After"), 0s);
    m_hours->setObjectName(QStringLiteral("returnHours"));
    m_hours->setRange(1, static_cast<int>(longestReturn.count()));
    m_hours->setValue(24);
    m_hours->setSuffix(tr(" h"));
    m_hours->setAccessibleName(tr("Hours, at most 72"));
    connect(m_hours, &QSpinBox::valueChanged, this,
            [this] { m_choices->buttons().last()->setChecked(true); });
    line->addLayout(inHours);
    line->addWidget(m_hours);
    line->addWidget(new QLabel(tr("at most 72"), this));
    line->addStretch(1);
    column->addLayout(line);
}

// What a choice has no use for; a space belongs to the choice.
void ReturnDialog::keyPressEvent(QKeyEvent *event)
{
    if (!writesText(*event) || event->key() == Qt::Key_Space)
        return QDialog::keyPressEvent(event);
    m_reason->edit()->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(m_reason->edit(), event);
}

std::chrono::seconds ReturnDialog::after() const
{
    const int choice = m_choices->checkedId();
    const bool custom = choice == m_spans.size() - 1;
    return custom ? std::chrono::hours(m_hours->value()) : m_spans.value(choice);
}

} // namespace intray
