// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/askedback.h"
#include "queue/error.h"

#include <QDialog>

class QPlainTextEdit;
class QPushButton;

namespace intray {

class NoteWriting;
class Session;
class WarningLabel;

/// Asks why supervisors should reopen an item, or why they do not, and writes it on the item. Stays
/// open until the database has it; what was typed and left is offered again.
class NoteDialog : public QDialog
{
    Q_OBJECT
public:
    NoteDialog(Session &session, const Item &item, QWidget *parent, Asking asking);

    void accept() override; ///< Writes; closes once it is written.

signals:
    void written(intray::ItemId item, const intray::Note &note);

private:
    void build();
    QString text() const;
    void setWriting(bool writing);
    void showTrouble(const Error &error);

    const Asking m_asking;
    NoteWriting *m_note;
    QPlainTextEdit *m_text;
    WarningLabel *m_trouble;
    QPushButton *m_accept = nullptr;
};

} // namespace intray
