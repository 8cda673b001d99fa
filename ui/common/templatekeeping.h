// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/importing/templatestore.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace intray {

class Session;
class WarningLabel;

/// Asks for the name under which a template is kept in the database, and keeps it. Stays open until
/// the database has it. Borrows the session.
class TemplateKeeping : public QDialog
{
    Q_OBJECT
public:
    /// What is `wanted` has the name that is proposed; `names` are those of the templates of its
    /// kind that are there.
    TemplateKeeping(Session &session, const KeptTemplate &wanted, const QStringList &names,
                    QWidget *parent);

    void accept() override; ///< Keeps; closes once it is kept.

signals:
    void kept(const QString &name);

private:
    void build();
    QString name() const;
    void showFitting();
    void receive(const Outcome<Done> &outcome);

    Session &m_session;
    const KeptTemplate m_wanted;
    const QStringList m_names;
    QLineEdit *m_name;
    QLabel *m_said;
    WarningLabel *m_trouble;
    QPushButton *m_keep = nullptr;
};

} // namespace intray
