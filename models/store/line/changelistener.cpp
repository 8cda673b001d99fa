// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/changelistener.h"

#include "store/line/notificationline.h"

namespace intray {

ChangeListener::ChangeListener(const DatabaseLogin &login, QObject *parent)
    : QObject(parent)
    , m_line(new NotificationLine(login))
{
    m_thread.setObjectName(QStringLiteral("listener"));
    m_line->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, m_line, &NotificationLine::open);
    connect(&m_thread, &QThread::finished, m_line, &QObject::deleteLater);
    connect(m_line, &NotificationLine::changed, this, &ChangeListener::changed);
    connect(m_line, &NotificationLine::up, this, [this] {
        m_up = true;
        emit up();
    });
    connect(m_line, &NotificationLine::down, this, [this] {
        m_up = false;
        emit down();
    });
    m_thread.start();
}

ChangeListener::~ChangeListener()
{
    m_thread.quit();
    m_thread.wait();
}

void ChangeListener::tryNow()
{
    QMetaObject::invokeMethod(m_line, &NotificationLine::tryNow, Qt::QueuedConnection);
}

} // namespace intray
