// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace intray {

/// Parts of a dialog beside each other, or below each other where they have no room for that.
/// Window's thread.
class TurningSides : public QWidget
{
    Q_OBJECT
public:
    explicit TurningSides(QWidget *parent = nullptr);

    void add(QWidget *part, int stretch);
    bool areBelow() const;                  ///< Each other.
    QSize minimumSizeHint() const override; ///< As wide as the widest of them.

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    int widthBeside() const;

    QBoxLayout *m_line;
};

} // namespace intray
