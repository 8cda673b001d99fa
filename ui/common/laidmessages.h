// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace intray {

class MessageLine;

/// The messages that lie over a page: the page's own children, each until it is given to another
/// page. One is seen at a time, the newest, but over a problem that stays what came after it, or
/// on a low page, which two would cover, in its place; the others wait until it has gone. Where it
/// lies, their place says. Window's thread; belongs to the place.
class LaidMessages : public QObject
{
    Q_OBJECT
public:
    explicit LaidMessages(QWidget *page, QObject *place);

    void take(MessageLine *message);
    QList<MessageLine *> shown(); ///< From below; the others wait from now on.

signals:
    void changed(); ///< One came or went, or needs more or less room.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void letGo(MessageLine *message);
    void noteNewest(MessageLine *message);
    MessageLine *first() const;
    MessageLine *newerThan(const MessageLine *first) const;
    bool isLow() const;

    QWidget *m_page;
    QList<QPointer<MessageLine>> m_messages; ///< The newest last.
};

} // namespace intray
