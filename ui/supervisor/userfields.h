// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "queue/role.h"

#include <QMap>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QRadioButton;
class QVBoxLayout;

namespace intray {

/// The fields of one user: the name, the login that belongs to it, roles and queues.
class UserFields : public QWidget
{
    Q_OBJECT
public:
    /// What logins are here: there are none, the database knows them, or they are told.
    enum class Logins { None, Known, Told };

    UserFields(const QList<Queue> &queues, Logins logins, QWidget *parent = nullptr);

    void show(const User &user);
    void showNew();
    User user() const;
    bool isNew() const { return m_isNew; }
    /// What is missing, in a sentence, and the focus goes there; empty: nothing.
    QString missing();

private:
    void build(const QList<Queue> &queues);
    QWidget *makeRoles();
    QWidget *makeQueues(const QList<Queue> &queues);
    void fill(const User &user);

    QLineEdit *m_name;
    QLineEdit *m_login;
    QMap<Role, QCheckBox *> m_roles;
    QRadioButton *m_every;
    QRadioButton *m_some;
    QListWidget *m_queues;
    Logins m_logins;
    bool m_isNew = true;
};

} // namespace intray
