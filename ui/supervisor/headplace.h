// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace intray {

class LaidMessages;
class MessageLine;

/// Lays messages over the head of a page, so that no room is kept for them and nothing moves when
/// they come: what stands there is known, while the foot has what is pressed. Belongs to the page.
/// Window's thread.
class HeadPlace : public QObject
{
    Q_OBJECT
public:
    explicit HeadPlace(QWidget *page);

    void take(MessageLine *message); ///< Until it is given to another page.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Other sizes of the page.

private:
    void arrange();

    QWidget *m_page;
    LaidMessages *m_messages;
};

} // namespace intray
