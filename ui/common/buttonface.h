// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAccessibleWidget>

namespace intray {

/// What a screen reader meets of a button that Qt's own face would tell as another thing: its name
/// is the widget's accessible name, and it can be pressed.
class ButtonFace : public QAccessibleWidget
{
public:
    ButtonFace(QAbstractButton *button, QAccessible::Role role)
        : QAccessibleWidget(button, role)
        , m_button(button)
    {
    }

    QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &action) override
    {
        if (action == pressAction())
            m_button->click();
        else
            QAccessibleWidget::doAction(action);
    }

protected:
    QAbstractButton *button() const { return m_button; }

private:
    QAbstractButton *m_button; ///< Lives longer: Qt takes the face away with it.
};

} // namespace intray
