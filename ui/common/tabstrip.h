// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace intray {

/// Tabs on a sheet: words beside each other, the one in view in text colour over a line, and a
/// hairline under all of them. Keys and clicks are those of any tab bar.
class TabStrip : public QTabBar
{
    Q_OBJECT
public:
    explicit TabStrip(QWidget *parent = nullptr);

    void leaveLine() { m_hasLine = false; } ///< Whoever owns it draws a longer one below.

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
    void tabLayoutChange() override;

private:
    int wordsOf(int index) const;                ///< How wide they are at most.
    QString fitting(int index, int width) const; ///< Whole, or with an ellipsis at the end.
    void paintTab(QPainter &painter, int index) const;

    bool m_hasLine = true;
};

} // namespace intray
