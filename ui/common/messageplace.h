// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class BusyMark;
class FootWords;
class LaidMessages;
class MessageLine;

/// The last line of a page: a hint, over it what is under way, and over both the messages: at the
/// trailing side as far as the hint can still be read, else over all of the line, and up over the
/// page as far as they are higher than it. Messages are the page's own children, so that they can
/// lie over it; one is seen at a time, or what is new over a problem that stays.
class MessagePlace : public QWidget
{
    Q_OBJECT
public:
    /// No message comes nearer to the page's lower edge than `leastBelow`. Where nothing is waited
    /// for there is no busy mark.
    MessagePlace(FootWords *hint, BusyMark *busy, int leastBelow, QWidget *page);

    void take(MessageLine *message); ///< Until it is given to another page.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// So much of the page above the line lies under messages.
    void roomWanted(int height);

protected:
    bool event(QEvent *event) override; ///< Another hint, of another width.
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;

private:
    QRect placeOf(const MessageLine &message) const;
    void arrange();

    FootWords *m_hint;
    const int m_leastBelow;
    QWidget *m_page;
    LaidMessages *m_messages;
    int m_above = 0;
};

} // namespace intray
