// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QObject>

#include <optional>

namespace intray {

class RecordInWork;
class Session;

/// What somebody else typed before a supervisor gave the item on: offered field by field, to be
/// taken or refused. Lives in the window's thread and never blocks it.
class DeskProposal : public QObject
{
    Q_OBJECT
public:
    DeskProposal(Session &session, const RecordInWork &record, QObject *parent = nullptr);

    void open(const std::optional<Proposal> &proposal);
    /// Of this field; none: nothing is offered, or it is what stands there.
    std::optional<QString> offered(const QString &field) const;
    bool offersAnything() const;
    QString by() const;
    QString sentence() const; ///< Who gave the item on, and whose text it is; empty: nobody.

public slots:
    void settle(const QString &field); ///< It was taken or refused: not offered again.

signals:
    void changed(const QString &field);

private:
    Session &m_session;
    const RecordInWork &m_record;
    std::optional<Proposal> m_proposal; ///< What is left of it.
};

} // namespace intray
