// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/askedback.h"
#include "queue/error.h"

#include <QDialog>
#include <QFuture>

class QPlainTextEdit;
class QPushButton;

namespace intray {

class Session;
class TypedAside;
class WarningLabel;

/// Asks for a note on an item and writes it: one for whoever has to do with the item, one that asks
/// supervisors for it, or their no. Stays open until the database has the note; said again
/// after a lost answer, the note is still one. A note that was typed and left is offered again.
class NoteDialog : public QDialog
{
    Q_OBJECT
public:
    NoteDialog(Session &session, const Item &item, QWidget *parent,
               Asking asking = Asking::Nothing);

    void accept() override; ///< Writes; closes once it is written.

signals:
    void written(intray::ItemId item, const intray::Note &note);

private:
    void build(const QString &key);
    QString text() const;
    QFuture<Outcome<Done>> write(const QString &said);
    void setWriting(bool writing);
    void receive(const QString &text, const Outcome<Done> &outcome);

    Session &m_session;
    const ItemId m_item;
    const Asking m_asking;
    OperationId m_operation = newId();
    TypedAside *m_aside;
    QString m_tried; ///< What was said under the operation.
    QPlainTextEdit *m_text;
    WarningLabel *m_trouble;
    QPushButton *m_accept = nullptr;
};

} // namespace intray
