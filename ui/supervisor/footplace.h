// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

class QWidget;

namespace intray {

class LaidMessages;
class MessageLine;

/// Lays messages over the lower end of a page: as low as they hide nothing that can be pressed, and
/// so above the line of what is pressed there. No room is kept for them, and nothing moves when
/// they come. Belongs to the page. Window's thread.
class FootPlace : public QObject
{
    Q_OBJECT
public:
    explicit FootPlace(QWidget *page);

    void take(MessageLine *message); ///< Until it is given to another page.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Of the page, and what is on it.

private:
    void arrange();
    QRect placeFor(const QSize &size) const;
    QWidgetList pressed() const;
    void follow(const QWidgetList &parts);

    QWidget *m_page;
    LaidMessages *m_messages;
    QTimer m_moved; ///< What can be pressed came, went or stands elsewhere.
    QSet<QObject *> m_followed;
};

} // namespace intray
