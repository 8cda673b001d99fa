// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QLabel;

namespace intray {

/// One way to begin, as a row: an icon, what it is in strong words, what it means under that, and
/// where it leads. All of it can be clicked. Window's thread.
class StartChoice : public QPushButton
{
    Q_OBJECT
public:
    /// `icon` as drawnIcon() knows it; an & is as in other buttons.
    StartChoice(const QString &icon, const QString &words, const QString &explanation,
                QWidget *parent);

    static int wordsAt(); ///< So far in from the row's leading edge they begin.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    QFont wordFont() const;
    QRect wordPlace() const;
    void arrange();

    QString m_icon;
    QLabel *m_explanation;
};

} // namespace intray
