// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace intray {

class Actions;
class KeyedButton;

/// What stands where the record will be: what can be done next, in a sentence, and one button that
/// does it.
class EmptyDesk : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyDesk(const Actions &actions, QWidget *parent = nullptr);

    void show(const QString &sentence, Action action);
    void offerWhy(bool offer); ///< Offers to say why nothing comes.
    void focusButton();

private:
    const Actions &m_actions;
    QLabel *m_sentence;
    KeyedButton *m_button;
    QPushButton *m_why;
    QAction *m_action = nullptr;
};

} // namespace intray
