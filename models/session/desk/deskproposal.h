// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QObject>

#include <optional>

namespace intray {

class RecordInWork;
class Session;

/// What somebody else has for the record at the desk: typed before a supervisor gave the item on,
/// or stored under a text of mine. Offered field by field, to be taken or refused. Lives in the
/// window's thread and never blocks it.
class DeskProposal : public QObject
{
    Q_OBJECT
public:
    DeskProposal(Session &session, const RecordInWork &record, QObject *parent = nullptr);

    void open(const std::optional<Proposal> &proposal);
    /// Values that `user` has stored in the fields that something else is typed in.
    void openStored(const Record &values, const QString &user);
    /// Of this field; none: nothing is offered, or it is what stands there.
    std::optional<QString> offered(const QString &field) const;
    bool offersAnything() const;
    QString by(const QString &field) const;
    /// Who gave the item on, and whose text it is; empty: nothing is offered.
    QString sentence() const;

public slots:
    void settle(const QString &field); ///< It was taken or refused: not offered again.

signals:
    void changed(const QString &field);
    void arrived(); ///< Something new is offered while the record is open.

private:
    bool offersOf(const std::optional<Proposal> &proposal) const;
    void look();
    void receive(const std::optional<Proposal> &proposal);

    Session &m_session;
    const RecordInWork &m_record;
    std::optional<Proposal> m_proposal; ///< What is left of it.
    std::optional<Proposal> m_stored;   ///< Comes after it; the database knows nothing of it.
    Record m_settled; ///< What was taken or refused, which the database may not know yet.
};

} // namespace intray
