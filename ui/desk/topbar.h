// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLineEdit;

namespace intray {

class Actions;
class QueueChooser;
class Session;

/// The bar above the lists and the record: which queue, take the next, search.
class TopBar : public QWidget
{
    Q_OBJECT
public:
    TopBar(Session &session, const Actions &actions, QWidget *parent = nullptr);

    void showQueue(const QString &name);
    void showBeside(QWidget *mark); ///< Beside "Take next".
    QString search() const;
    void focusSearch();
    void clearSearch();
    void showSearch(const QString &text); ///< Without telling of it.

signals:
    void queueChosen(const QString &name);
    void searchChanged(const QString &text); ///< A moment after the last key.
    void searchEntered();                    ///< Return or arrow down: to the rows.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeChooser();
    void makeSearch();
    void build(const Actions &actions);
    void showQueues();
    void sayWhatIsFound();

    Session &m_session;
    QueueChooser *m_queues;
    QLineEdit *m_search;
    QString m_queue; ///< The one that is searched.
    QHBoxLayout *m_line = nullptr;
    QTimer m_pause;
};

} // namespace intray
