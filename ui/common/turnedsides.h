// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLayout;
class QWidget;

namespace intray {

/// Keeps the room at a layout's leading and trailing side where it is meant, as a layout does not
/// turn its margins in a mirrored window. Belongs to the layout's widget.
class TurnedSides : public QObject
{
    Q_OBJECT
public:
    /// Of a layout that is the widget's or stands in it.
    TurnedSides(QLayout *layout, QWidget *widget);

    void set(int leading, int trailing);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    QLayout *m_layout;
    QWidget *m_widget;
    int m_leading = 0;
    int m_trailing = 0;
};

} // namespace intray
