// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/historypage.h"
#include "queue/queuerules.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QLineEdit;

namespace intray {

class LineButton;
class QueueChooser;

/// Which lines of the history are wanted: the fields above its list. In a low window the first of
/// them stands alone with a button that shows the others.
class HistoryFilter : public QWidget
{
    Q_OBJECT
public:
    explicit HistoryFilter(QWidget *parent = nullptr);

    void setQueues(const QList<Queue> &queues);
    HistoryQuery query() const;
    void setLow(bool isLow);

signals:
    void wanted(); ///< Return in a field, or another choice.

protected:
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void build();
    void follow();
    void setPeriod(HistoryQuery &query) const;
    void offerFields();
    void showFields();
    void giveRoomForHint();

    QLineEdit *m_item;
    QueueChooser *m_queue;
    QLineEdit *m_user;
    QComboBox *m_kind;
    QComboBox *m_field;
    QList<Queue> m_known;
    QComboBox *m_period;
    QDateEdit *m_from;
    QDateEdit *m_to;
    QList<QWidget *> m_rest; ///< All behind the first, with their labels.
    QList<QWidget *> m_days; ///< With their labels: seen where they are asked for.
    LineButton *m_more;      ///< Shows the rest in a low window.
    bool m_isLow = false;
};

} // namespace intray
