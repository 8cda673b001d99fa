// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/askedback.h"
#include "queue/error.h"

#include <QFuture>
#include <QObject>

namespace intray {

class Session;
class TypedAside;

/// One note on one item while it is typed and written: for whoever has to do with the item, one
/// that asks supervisors for it, or their no. What is typed is kept on this machine until the
/// database has it; said again after a lost answer, the note is still one. Window's thread; borrows
/// the session.
class NoteWriting : public QObject
{
    Q_OBJECT
public:
    NoteWriting(Session &session, ItemId item, Asking asking, QObject *parent = nullptr);

    ItemId item() const { return m_item; }
    void recall(); ///< Answers with recalled() if a text is kept.
    void keep(const QString &typed);
    void write(const QString &said); ///< Answers with written() or failed().

signals:
    void recalled(const QString &typed);
    void written(intray::ItemId item, const intray::Note &note);
    void failed(const intray::Error &error);

private:
    QFuture<Outcome<Done>> begin(const QString &said) const;
    void receive(const QString &said, const Outcome<Done> &outcome);

    Session &m_session;
    const ItemId m_item;
    const Asking m_asking;
    OperationId m_operation = newId();
    QString m_tried; ///< What was said under the operation.
    TypedAside *m_aside;
};

} // namespace intray
