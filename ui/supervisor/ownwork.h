// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace intray {

class Session;
class TabPages;

/// What a person did themselves: how much, and which values they put right. Two tabs, for whoever
/// works at the desk. Closes and deletes itself; borrows the session.
class OwnWork : public QDialog
{
    Q_OBJECT
public:
    enum class Tab { Figures, Corrections };

    OwnWork(Session &session, Tab first, QWidget *parent);

private:
    TabPages *m_tabs;
};

} // namespace intray
