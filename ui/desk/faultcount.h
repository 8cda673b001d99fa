// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace intray {

/// How many fields of the record break a rule, at its head. A click does what the key does: it goes
/// to the next of them. Gone while there is none.
class FaultCount : public QPushButton
{
    Q_OBJECT
public:
    explicit FaultCount(QAction *nextFault, QWidget *parent = nullptr);

    void showCount(int faults);

protected:
    void changeEvent(QEvent *event) override;

private:
    void say();
    void applyColour();

    QAction *m_nextFault;
    int m_faults = 0;
    bool m_colouring = false;
};

} // namespace intray
