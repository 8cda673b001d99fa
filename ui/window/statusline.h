// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/linkwords.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace intray {

class CountingWatch;
class ElidedLabel;
class FigureFeed;
class HeldItems;

/// The line at the bottom, for people: how the window is connected, what protects the line as long
/// as that is less than the best, to which database, in which queue and as whom one works, how much
/// is open and mine, what I have done; and how far the counting is for suggestions, until there are
/// any. What takes milliseconds is in a tooltip.
class StatusLine : public QWidget
{
    Q_OBJECT
public:
    StatusLine(Session &session, FigureFeed &figures, HeldItems &held, CountingWatch &counting,
               QWidget *parent = nullptr);

    void showQueue(const QString &title);

signals:
    void ownFiguresWanted();

protected:
    void changeEvent(QEvent *event) override; ///< Of font and colours.

private:
    void build(CountingWatch &counting);
    void follow();
    QLabel *addLabel(const QString &name);
    ElidedLabel *addShortened(const QString &name, const QString &accessibleName);
    void makeDone();
    void noteLink();
    void tintLink();
    void showAge();
    void showLink();
    void showProtection();
    void showPlace();
    void showFigures();

    Session &m_session;
    FigureFeed &m_figures;
    HeldItems &m_held;
    QHBoxLayout *m_line;
    QLabel *m_link;
    QLabel *m_protection;
    ElidedLabel *m_database;
    ElidedLabel *m_queue;
    QLabel *m_user;
    QLabel *m_open;
    QLabel *m_mine;
    QToolButton *m_done;
    QString m_queueTitle;
    Session::Link m_known = Session::Link::Connecting;
    QDateTime m_since; ///< When the link became what it is.
    bool m_isTinting = false;
    QTimer m_seconds; ///< While the database keeps one waiting.
};

} // namespace intray
