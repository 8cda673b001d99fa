// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/receiverchoice.h"

#include "ui/common/formrows.h"
#include "ui/supervisor/userchoice.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

namespace intray {

ReceiverChoice::ReceiverChoice(Session &session, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_pool(new QRadioButton(tr("&back to the queue: whoever takes next gets it"), this))
    , m_person(new QRadioButton(tr("&to"), this))
    , m_to(new UserChoice(session, this))
{
    m_pool->setObjectName(name + QStringLiteral("Pool"));
    m_pool->setChecked(true);
    m_person->setObjectName(name + QStringLiteral("Person"));
    m_to->setObjectName(name + QStringLiteral("To"));
    m_to->setAccessibleName(tr("New holder"));
    m_to->setEnabled(false);
    auto *either = new QButtonGroup(this); // they stand in different parents
    either->addButton(m_pool);
    either->addButton(m_person);
    connect(m_person, &QRadioButton::toggled, m_to, &QWidget::setEnabled);
    connect(m_person, &QRadioButton::toggled, this, &ReceiverChoice::changed);
    connect(m_to, &QComboBox::currentTextChanged, this, &ReceiverChoice::changed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_pool);
    column->addWidget(inOneLine({m_person, m_to}, this));
}

QString ReceiverChoice::to() const
{
    return isToPool() ? QString() : m_to->currentText().trimmed();
}

bool ReceiverChoice::isToPool() const
{
    return m_pool->isChecked();
}

bool ReceiverChoice::isMissing() const
{
    return !isToPool() && to().isEmpty();
}

void ReceiverChoice::choosePerson()
{
    m_person->setChecked(true);
}

QWidget *ReceiverChoice::nameField() const
{
    return m_to;
}

} // namespace intray
