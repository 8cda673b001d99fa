// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "transfer/mapping/importtemplate.h"

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
    /// `names` are those of the templates that are there; `name` is proposed.
    TemplateKeeping(Session &session, const ImportTemplate &kept, const QStringList &names,
                    const QString &name, QWidget *parent);

    void accept() override; ///< Keeps; closes once it is kept.

signals:
    void kept(const QString &name);

private:
    void build();
    QString name() const;
    void showFitting();
    void receive(const Outcome<Done> &outcome);

    Session &m_session;
    const ImportTemplate m_template;
    const QStringList m_names;
    QLineEdit *m_name;
    QLabel *m_said;
    WarningLabel *m_trouble;
    QPushButton *m_keep = nullptr;
};

} // namespace intray
