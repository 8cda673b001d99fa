// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QAction;

namespace intray {

/// A page of the window in its rail: an icon and the word under it, chosen while the page is in
/// view. Triggers the page's action, and is there and usable while that is. Borrows the action.
/// Window's thread.
class PageButton : public QAbstractButton
{
    Q_OBJECT
public:
    /// `words`: the page's name, in two lines where it is long. `icon` is one that is drawn for 22
    /// pixels: see drawnIcon().
    PageButton(QAction *action, const QString &words, const QString &icon, QWidget *parent);

    QAction *action() const { return m_action; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void nextCheckState() override {} ///< Which page is in view says the window.
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();
    QFont wordFont(bool isChosen) const;
    QColor ink() const;
    void paintGround(QPainter &painter) const;

    QAction *m_action;
    QString m_words;
    QString m_icon;
};

} // namespace intray
