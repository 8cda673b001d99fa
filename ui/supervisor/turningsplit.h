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

    /// So much the first of them needs beside the other, where something stands over it only there.
    void needFirst(int width);
    QSize minimumSizeHint() const override; ///< As wide as the wider of them.

signals:
    void arranged(); ///< In whichever way; it may have another height.

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    Qt::Orientation wanted() const;
    int widthBeside() const; ///< Of all that they need beside each other.

    int m_leastFirst = 0;
};

} // namespace intray
