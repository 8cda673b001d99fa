// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/userfields.h"

#include "ui/common/formrows.h"
#include "ui/common/rolewords.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QVBoxLayout>

namespace intray {

UserFields::UserFields(const QList<Queue> &queues, Logins logins, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_login(new QLineEdit(this))
    , m_every(new QRadioButton(tr("&Every queue"), this))
    , m_some(new QRadioButton(tr("&Only these:"), this))
    , m_queues(new QListWidget(this))
    , m_logins(logins)
{
    build(queues);
    showNew();
}

void UserFields::build(const QList<Queue> &queues)
{
    m_name->setObjectName(QStringLiteral("userName"));
    m_login->setObjectName(QStringLiteral("userLogin"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setLabelAlignment(Qt::AlignRight);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(12);
    form->addRow(labelFor(tr("&Name"), m_name), m_name);
    form->addRow(labelFor(tr("&Login"), m_login), m_login);
    form->setRowVisible(m_login, m_logins != Logins::None);
    form->addRow(tr("Roles"), makeRoles());
    form->addRow(tr("Queues"), makeQueues(queues));
}

QWidget *UserFields::makeRoles()
{
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (const Role role : allRoles()) {
        auto *box = new QCheckBox(tr("%1: %2").arg(titleOf(role), sentenceAbout(role)), this);
        box->setObjectName(QStringLiteral("userRole.") + nameOf(role));
        m_roles.insert(role, box);
        column->addWidget(box);
    }
    return holder;
}

QWidget *UserFields::makeQueues(const QList<Queue> &queues)
{
    m_every->setObjectName(QStringLiteral("userEveryQueue"));
    m_some->setObjectName(QStringLiteral("userSomeQueues"));
    m_queues->setObjectName(QStringLiteral("userQueues"));
    m_queues->setAccessibleName(tr("Queues of this user"));
    for (const Queue &queue : queues) {
        auto *row = new QListWidgetItem(queue.displayTitle(), m_queues);
        row->setData(Qt::UserRole, queue.name);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
    m_queues->setMinimumHeight(96);
    connect(m_some, &QRadioButton::toggled, m_queues, &QWidget::setEnabled);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_every);
    column->addWidget(m_some);
    column->addWidget(m_queues, 1);
    return holder;
}

// Looks like it, too, and can still be read and copied.
static void setChangeable(QLineEdit *field, bool changeable)
{
    QPalette colours;
    if (!changeable)
        colours.setColor(QPalette::Base, colours.color(QPalette::Window));
    field->setPalette(colours);
    field->setReadOnly(!changeable);
}

void UserFields::fill(const User &user)
{
    m_name->setText(user.name);
    setChangeable(m_name, m_isNew);
    m_login->setText(user.login);
    setChangeable(m_login, !m_isNew && m_logins == Logins::Told);
    m_login->setPlaceholderText(m_isNew ? tr("the same as the name") : QString());
    for (auto box = m_roles.begin(); box != m_roles.end(); ++box)
        box.value()->setChecked(user.roles.contains(box.key()));
    (user.queues.isEmpty() ? m_every : m_some)->setChecked(true);
    m_queues->setEnabled(m_some->isChecked());
    for (int row = 0; row < m_queues->count(); ++row) {
        QListWidgetItem *queue = m_queues->item(row);
        const bool has = user.queues.contains(queue->data(Qt::UserRole).toString());
        queue->setCheckState(has ? Qt::Checked : Qt::Unchecked);
    }
}

void UserFields::show(const User &user)
{
    m_isNew = false;
    fill(user);
}

void UserFields::showNew()
{
    m_isNew = true;
    User fresh;
    fresh.roles = {Role::Clerk};
    fill(fresh);
}

User UserFields::user() const
{
    User user;
    user.name = m_name->text().trimmed();
    user.login = m_login->text().trimmed();
    for (const Role role : allRoles()) {
        if (m_roles.value(role)->isChecked())
            user.roles.append(role);
    }
    for (int row = 0; m_some->isChecked() && row < m_queues->count(); ++row) {
        const QListWidgetItem *queue = m_queues->item(row);
        if (queue->checkState() == Qt::Checked)
            user.queues.append(queue->data(Qt::UserRole).toString());
    }
    return user;
}

QString UserFields::missing()
{
    if (user().name.isEmpty()) {
        m_name->setFocus();
        return tr("Type the name of a login of the database.");
    }
    if (user().roles.isEmpty()) {
        m_roles.first()->setFocus();
        return tr("Choose at least one role, or remove the user.");
    }
    if (m_some->isChecked() && user().queues.isEmpty()) {
        m_queues->setFocus();
        return tr("Choose at least one queue, or every queue.");
    }
    return {};
}

} // namespace intray
