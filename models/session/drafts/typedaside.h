// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QObject>
#include <QTimer>

namespace intray {

class Session;

/// A text that is typed beside a record, a note or a reason: kept on this machine's disk within
/// half a second and offered again until the database has it, whatever became of the dialog, the
/// lock or the program. Lives in the window's thread; borrows the session.
class TypedAside : public QObject
{
    Q_OBJECT
public:
    /// `what` tells the texts of one item apart, such as "note".
    TypedAside(Session &session, ItemId item, const QString &what, QObject *parent = nullptr);
    ~TypedAside() override; ///< Writes what is waiting.

    void recall(); ///< Answers with recalled() if a text is kept.
    void keep(const QString &text);
    void forget(); ///< The database has it.

signals:
    void recalled(const QString &text);

private:
    void write();

    Session &m_session;
    const ItemId m_item;
    const QString m_what;
    QString m_text;
    QTimer m_soon;
};

} // namespace intray
