// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace intray {

/// Lays messages over the head of a page, so that no room is kept for them and nothing moves when
/// they come: what stands there is known, while the foot has what is pressed. Messages become the
/// page's children. Belongs to the page. Window's thread.
class HeadPlace : public QObject
{
    Q_OBJECT
public:
    explicit HeadPlace(QWidget *page);

    void take(QWidget *message); ///< Until it is given to another page.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void letGo(QObject *message);
    void arrange();

    QWidget *m_page;
    QList<QPointer<QWidget>> m_messages;
};

} // namespace intray
