// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace intray {

class Session;

/// Who gets something: a name from the list of users, or one that is typed. Empty at first.
class UserChoice : public QComboBox
{
    Q_OBJECT
public:
    UserChoice(Session &session, QWidget *parent);
};

} // namespace intray
