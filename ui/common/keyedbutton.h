// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace intray {

/// A button of two lines: its words behind an icon, and its key below in smaller letters. Where
/// there is little room it goes without the icon, then without the key, and breaks its words. Its
/// rank tells how much it is to be seen among the others.
class KeyedButton : public QPushButton
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

    explicit KeyedButton(QWidget *parent = nullptr);

    void setRank(Rank rank);
    Rank rank() const { return m_rank; }
    void setWords(const QString &words, const QString &key); ///< An & is as in other buttons.
    void setIconName(const QString &icon);                   ///< See drawnIcon(); empty: none.
    void setCompact(bool compact);                           ///< Wants only room for its words.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont keyFont() const;
    QColor ink() const;
    int verticalRoom() const;
    int widthOfWords(const QString &words) const;
    int textWidth() const;
    QStringList brokenWords() const; ///< In the two lines that are least wide.
    int iconRoom() const;
    bool hasRoomFor(int inside) const;
    bool showsIcon() const;
    bool showsKey() const;
    void paintGround(QPainter &painter);
    void paintIcon(QPainter &painter, const QRect &inside) const;
    void paintWords(QPainter &painter, const QRect &inside) const;
    bool isPlain() const;

    QString m_words;
    QString m_key;
    QString m_icon;
    Rank m_rank = Rank::Usual;
    bool m_compact = false;
};

} // namespace intray
