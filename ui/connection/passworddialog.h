// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;

namespace intray {

/// Asks for the password of one login.
class PasswordDialog : public QDialog
{
    Q_OBJECT
public:
    /// What is known when somebody is asked.
    struct Question
    {
        DatabaseUrl url;
        QString reason;        ///< Why the person is asked, in a sentence; may be empty.
        bool isKept = false;   ///< The profile wants it kept in the keychain.
        QString whyNotKeeping; ///< In a sentence; empty: it can be kept.
    };

    explicit PasswordDialog(const Question &question, QWidget *parent = nullptr);

signals:
    void given(const intray::Password &password, bool keep);
    void connectionsWanted(); ///< The login itself is wrong.

private:
    void build(const Question &question);
    QWidget *makeButtons();

    QLineEdit *m_password;
    QCheckBox *m_keep;
};

} // namespace intray
