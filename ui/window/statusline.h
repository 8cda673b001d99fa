// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace intray {

class CountingWatch;
class FigureFeed;
class HeldItems;
class Session;

/// The line at the bottom: the link, how others' changes come, what protects the line as long as
/// it is less than the best, and how much is open, mine, done today and done in the last
/// hour; and how far the counting is for suggestions, until there are any.
class StatusLine : public QWidget
{
    Q_OBJECT
public:
    StatusLine(Session &session, FigureFeed &figures, HeldItems &held, CountingWatch &counting,
               QWidget *parent = nullptr);

private:
    QLabel *addLabel(const QString &name);
    void showLink();
    void showProtection();
    void showFigures();

    Session &m_session;
    FigureFeed &m_figures;
    HeldItems &m_held;
    QLabel *m_link;
    QLabel *m_line;
    QLabel *m_open;
    QLabel *m_mine;
    QLabel *m_done;
    QLabel *m_pace;
};

} // namespace intray
