// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollBar>

class QAbstractScrollArea;

namespace intray {

/// A vertical scroll bar over the trailing edge of what it scrolls, in place of the one beside it:
/// so nothing stands elsewhere because there is one. Lives as long as its area.
class OverlaidBar : public QScrollBar
{
    Q_OBJECT
public:
    explicit OverlaidBar(QAbstractScrollArea *area);

    void setUsed(bool isUsed); ///< False: the area has its own one beside its content.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< The area's size.

private:
    void follow();
    void place();

    QAbstractScrollArea *m_area;
    bool m_isUsed = false;
};

} // namespace intray
