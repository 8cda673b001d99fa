// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSplitter;
class QVBoxLayout;

namespace intray {

class Actions;
class ListHead;
class Session;
class WorkSeeker;

/// The desk's leading column: its head, the two lists, and below them what is under way and how
/// things stand. Whoever uses it puts the lists into lists(). In the window's thread.
class ListColumn : public QWidget
{
    Q_OBJECT
public:
    ListColumn(Session &session, const Actions &actions, WorkSeeker &seeker,
               QWidget *parent = nullptr);

    void setLiesOver(bool liesOver); ///< The record: on a ground of its own, with an edge.
    ListHead *head() const { return m_head; }
    QSplitter *lists() const { return m_lists; }
    void takeFoot(QWidget *foot);       ///< As the last line.
    void takeRunning(QWidget *running); ///< Over the foot.

signals:
    void listsResized(); ///< The room that they share is another now.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Of the lists' size.
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ListHead *m_head;
    QSplitter *m_lists;
    QVBoxLayout *m_rows;
    bool m_liesOver = false;
};

} // namespace intray
