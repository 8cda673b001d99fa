// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/focuswatch.h"

#include <QPushButton>

namespace intray {

/// A button of one line: an icon, its words, and its key in small letters behind them. With little
/// room it goes without the key, then with less room at its sides, then without the icon; its words
/// are never cut. Its rank tells how
/// much it is to be seen.
class LineButton : public QPushButton
{
    Q_OBJECT
public:
    enum class Rank {
        Usual,
        Primary, ///< The one of the page that leads on.
        Quiet,   ///< No edge until it is used.
        Offered, ///< As quiet, with strong words, on the tint of a message.
        Danger   ///< Quiet, and its icon says that it ends something.
    };

    explicit LineButton(Rank rank, QWidget *parent = nullptr);

    /// Named for tests, styles and settings.
    static LineButton *make(Rank rank, const QString &words, const char *name, QWidget *parent);

    void setWords(const QString &words, const QString &key = {}); ///< An & is as in other buttons.
    void setIconName(const QString &icon);                        ///< See drawnIcon(); empty: none.
    void setInEmptyPlace(bool isThere); ///< Higher, where nothing else is.

    enum class Shows { All, WithoutKey, Close, OnlyWords }; ///< Close: without key, too.
    void setShows(Shows shows);                             ///< What it asks room for.
    Shows shows() const { return m_shows; }
    /// Kept free at its end, such as for a part of it that opens a menu.
    void setRoomBehind(int width);
    Rank rank() const { return m_rank; }
    void setRank(Rank rank); ///< Where another one leads on for a while.

    int wholeWidth() const;              ///< With its icon and its key.
    int widthShowing(Shows shows) const; ///< What it would ask room for.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void measure();
    void showKeyAnew();
    bool isUsed() const;
    QFont wordFont() const;
    QFont keyFont() const;
    int keyRoom(Shows shows) const;
    int iconRoom(Shows shows) const;
    bool hasRoomForKey() const;
    bool showsKey() const; ///< Where it would press this one now.
    bool showsIcon() const;
    QColor ink() const;
    QColor ground() const; ///< Invalid: none of its own.
    void paintGround(QPainter &painter) const;
    void paintOwnIcon(QPainter &painter, const QPoint &at) const;
    void paintInside(QPainter &painter) const;

    Rank m_rank;
    QString m_words;
    QString m_key;
    QString m_icon;
    int m_wordWidth = 0;
    int m_keyWidth = 0; ///< With the room before it.
    bool m_isInEmptyPlace = false;
    bool m_wasKeyShown = false;
    Shows m_shows = Shows::All;
    int m_roomBehind = 0;
    FocusWatch m_focus;
};

} // namespace intray
