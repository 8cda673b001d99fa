// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace intray {

/// Two parts beside each other, or below each other where the page is narrow. Window's thread.
class TurningSplit : public QSplitter
{
    Q_OBJECT
public:
    explicit TurningSplit(QWidget *parent);

    QSize minimumSizeHint() const override; ///< As wide as the wider of them.

signals:
    void arranged(); ///< In whichever way; it may have another height.

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int widthBeside() const; ///< Of all that they need beside each other.
};

} // namespace intray
