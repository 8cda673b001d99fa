// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/userchoice.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/rules/userstore.h"

#include <QLineEdit>

namespace intray {

UserChoice::UserChoice(Session &session, QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    lineEdit()->setPlaceholderText(tr("name"));
    answer(session.reading().run([](UserStore &store) { return store.users(); }), this,
           [this](const Outcome<QList<User>> &users) {
               const QString typed = currentText();
               for (const User &user : users.value_or(QList<User>())) {
                   if (user.active)
                       addItem(user.name);
               }
               setCurrentIndex(-1);
               setEditText(typed);
           });
}

} // namespace intray
