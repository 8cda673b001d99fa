// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/linkwords.h"

#include <QDateTime>
#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace intray {

class TurnedSides;
class FigureFeed;
class WarningLabel;

/// What stands below the lists, for people: as whom one works and how the window is connected, what
/// I have done; below it, only while there is something to say, what the line lacks to be the best.
/// Everything else is in the tooltip. While there is counting for suggestions, how far it is stands
/// in place of what I have done. Borrows session,
/// feed and counting, which outlive it. In the window's thread.
class ListFoot : public QWidget
{
    Q_OBJECT
public:
    ListFoot(Session &session, FigureFeed &figures, QWidget *parent = nullptr);

signals:
    void ownFiguresWanted();

protected:
    void changeEvent(QEvent *event) override; ///< Of font and colours.
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void makeDone();
    void follow();
    void noteLink();
    void dress();
    void showLink();
    QString wholeState() const;
    void showProtection();
    void showFigures();
    void fit();
    void endWithTheRows();

    Session &m_session;
    FigureFeed &m_figures;
    QVBoxLayout *m_column;
    QLabel *m_sign; ///< Of the link: a dot while the database answers.
    TurnedSides *m_sides = nullptr;
    QLabel *m_link;
    QString m_words; ///< All that stands there with room.
    WarningLabel *m_protection;
    QToolButton *m_done;
    Session::Link m_known = Session::Link::Connecting;
    QDateTime m_since; ///< When the link became what it is.
    bool m_isDressing = false;
    QTimer m_seconds; ///< While the database keeps one waiting.
};

} // namespace intray
