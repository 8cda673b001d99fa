// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/assignment.h"
#include "queue/queuerules.h"
#include "queue/role.h"

#include <QMap>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QRadioButton;
class QTableWidget;
class QVBoxLayout;

namespace intray {

/// The fields of one user: the name, the login that belongs to it, roles, queues, and the tags in
/// each queue.
class UserFields : public QWidget
{
    Q_OBJECT
public:
    /// What logins are here: there are none, the database knows them, or they are told.
    enum class Logins { None, Known, Told };

    UserFields(const QList<Queue> &queues, Logins logins, QWidget *parent = nullptr);

    /// `tags`: those of everybody.
    void show(const User &user, const QList<UserTag> &tags);
    void showNew();
    User user() const;
    /// The tags of the queues in which they were changed, by the queue's name.
    QMap<QString, QStringList> changedTags() const;
    /// Only the tags can be changed; for those who give tags and no rights.
    void keepRights();
    bool isNew() const { return m_isNew; }
    /// What is missing, in a sentence, and the focus goes there; empty: nothing.
    QString missing();

private:
    void build(const QList<Queue> &queues);
    QWidget *under(const QString &words, QWidget *part);
    QWidget *makeRoles();
    QWidget *makeQueues(const QList<Queue> &queues);
    QWidget *makeTags(const QList<Queue> &queues);
    void showQueues();
    void fill(const User &user);
    void fillTags(const QString &user, const QList<UserTag> &tags);

    QLineEdit *m_name;
    QLineEdit *m_login;
    QMap<Role, QCheckBox *> m_roles;
    QRadioButton *m_every;
    QRadioButton *m_some;
    QListWidget *m_queues;
    QTableWidget *m_tags; ///< A queue in each row.
    QWidget *m_queueChoice = nullptr;
    QWidget *m_queuePart = nullptr; ///< With the words above it.
    Logins m_logins;
    bool m_isNew = true;
};

} // namespace intray
