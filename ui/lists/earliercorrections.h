// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "queue/error.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace intray {

class Session;
struct Queue;

/// What was corrected in many records of a queue at once, newest first, and which of it is to be
/// taken back; who asked carries it out. In the window's thread; borrows the session.
class EarlierCorrections : public QDialog
{
    Q_OBJECT
public:
    EarlierCorrections(Session &session, const Queue &queue, QWidget *parent);

signals:
    void chosen(const intray::MadeCorrection &made); ///< Its old value is to be put back.

private:
    void build();
    QWidget *makeButtons();
    void look(const QString &queue);
    void show(const QList<MadeCorrection> &made);
    void addRow(const MadeCorrection &made);
    void offer();
    const MadeCorrection *current() const;
    void choose();

    Session &m_session;
    QHash<QString, QString> m_labels; ///< Of the fields, by name.
    QList<MadeCorrection> m_made;
    QTableWidget *m_table;
    QLabel *m_said;
    QPushButton *m_undo = nullptr;
};

} // namespace intray
