// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/assignment.h"
#include "queue/role.h"
#include "store/line/databasethread.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace intray {

class Session;
class UserFields;

/// Who may do what in one database: lists the users, adds them, changes their roles, queues and
/// tags and removes them. Supervisors change the tags alone. Logins are not made here but by the
/// administrator of the database server.
class UsersDialog : public QDialog
{
    Q_OBJECT
public:
    explicit UsersDialog(Session &session, QWidget *parent = nullptr);

private:
    void build();
    QWidget *makeList();
    QWidget *makePage();
    QWidget *makeButtons();
    void follow();
    void read(const QString &chosen = {});
    struct Found;
    void receive(const Outcome<Found> &found, const QString &chosen);
    void fillList(const QString &chosen);
    void chooseFromList();
    void addUser();
    void save();
    void saveTags();
    void askWhetherToRemove();
    void remove(const QString &name);
    template <typename Work>
    void change(Work work, const QString &done, const QString &chosen);
    void say(const QString &sentence);
    void setBusy(bool busy);

    Session &m_session;
    QList<User> m_users;
    QList<UserTag> m_tags;
    const QString m_whyNoRights; ///< Why this person gives no rights; empty: they do.
    QTreeWidget *m_list;
    UserFields *m_fields;
    QLabel *m_said;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace intray
