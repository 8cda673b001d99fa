// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/askedback.h"
#include "queue/error.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace intray {

class Session;

/// What people ask for, in all queues, oldest first: who, since when and why. Each is opened again,
/// and comes first to who asked for it, or declined with a word. In the window's thread; borrows
/// the session.
class AskedBackDialog : public QDialog
{
    Q_OBJECT
public:
    AskedBackDialog(Session &session, QWidget *parent);

signals:
    void answered(); ///< One of them was.

private:
    void build();
    QWidget *makeButtons();
    void look();
    void show(const QList<AskedBack> &asked);
    void offer();
    const AskedBack *current() const;
    void reopen();
    void decline();

    Session &m_session;
    QList<AskedBack> m_asked;
    QTableWidget *m_table;
    QLabel *m_said;
    QPushButton *m_reopen = nullptr;
    QPushButton *m_decline = nullptr;
};

} // namespace intray
