// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace intray {

class Desk;
class LockMark;

/// How long the record at the desk is still mine, by the database's clock, told by a mark: follows
/// the desk and whether the database can be reached. Lives as long as its mark; borrows the desk.
class ShownLock : public QObject
{
    Q_OBJECT
public:
    ShownLock(Desk &desk, LockMark &mark);

    void setOffline(bool isOffline);

private:
    void show();

    Desk &m_desk;
    LockMark &m_mark;
    bool m_isOffline = false;
};

} // namespace intray
