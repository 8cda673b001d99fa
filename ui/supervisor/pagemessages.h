// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

namespace intray {

class LaidMessages;
class MessageLine;

/// The messages at the foot of a page, over what its foot says: at the trailing side as far as that
/// can still be read, else over all of it. Where a page is too narrow or too low for that, it gives
/// way to them. Window's thread; belongs to the page.
class PageMessages : public QObject
{
    Q_OBJECT
public:
    explicit PageMessages(QWidget *page);

    void take(MessageLine *message); ///< Until it is given to another page.
    void setFoot(QWidget *foot);     ///< Null: the page's lower edge.

signals:
    /// So high are they at the page's lower edge; 0: nothing has to give way.
    void roomWanted(int height);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watchFoot();
    bool liesOverFoot() const;
    QRect lineAtFoot() const;
    QRect placeIn(const QRect &line, const MessageLine &message) const;
    void arrange();

    QWidget *m_page;
    QPointer<QWidget> m_foot;
    LaidMessages *m_messages;
    QList<QPointer<QWidget>> m_watched;
    int m_room = 0;
};

} // namespace intray
