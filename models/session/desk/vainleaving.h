// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <QObject>

#include <optional>

namespace intray {

class DeskMessages;
class RecordInWork;

/// That the person wanted to leave the record at the desk, and could not. Until they have seen
/// that, the record takes no text: what is typed is meant for the next one. What they wanted is
/// offered again as soon as it can be done. Lives in the window's thread.
class VainLeaving : public QObject
{
    Q_OBJECT
public:
    VainLeaving(RecordInWork &record, DeskMessages &messages, QObject *parent = nullptr);

    /// Because nothing can be written now; nothing happens if the action leaves no record.
    void begin(Action wanted);
    void hold();               ///< They typed on for the next record, and none came.
    void setPossible(bool is); ///< The database can be written.
    bool isUnseen() const;
    void tell(); ///< Once more, while it is unseen.
    void see();  ///< They look at the record, and go on with it.

signals:
    void begun();
    void seen();

private:
    void say();
    void forget();

    RecordInWork &m_record;
    DeskMessages &m_messages;
    std::optional<Action> m_wanted;
    bool m_isPossible = true;
};

} // namespace intray
