// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/focuswatch.h"

#include <QScrollArea>

class QVBoxLayout;

namespace intray {

/// Shows its widget whole where there is room for it, and scrolls it where the screen is too low,
/// so that nothing makes a window higher than its screen. As wide as its widget needs. What takes
/// the focus comes into view, of a long list its row in hand. Lives in the window's thread.
class LowPlace : public QScrollArea
{
    Q_OBJECT
public:
    explicit LowPlace(QWidget *parent);

    /// The column of a new widget in such a place, which fills the page.
    static QVBoxLayout *columnIn(QWidget *page);

    /// With words wrapped at the width that it has now.
    static int leastHeightOf(const QWidget &content);

    void setWidget(QWidget *widget); ///< Which lies on the same ground as this place.
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void bringIntoView(const QWidget *focused);
    void followRows(const QWidget *focused);
    int leastHeight() const;

    QMetaObject::Connection m_rows; ///< Of the list in hand, whose current one is kept in sight.
    FocusWatch m_focus;
};

} // namespace intray
