// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/historypage.h"
#include "queue/queuerules.h"

#include <QWidget>

#include <array>

class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QMenu;
class QShortcut;

namespace intray {

class ChipRow;
class QueueChooser;

/// Which lines of the history are wanted: one field that searches, and behind it what they are
/// narrowed by, each as a chip. A chip, an entry of the menu behind them or its letter with Alt
/// opens the field of a filter, which stands there until the keyboard leaves it.
class HistoryFilter : public QWidget
{
    Q_OBJECT
public:
    explicit HistoryFilter(QWidget *parent = nullptr);

    void setQueues(const QList<Queue> &queues);
    HistoryQuery query() const;
    bool isNarrowing() const; ///< Not every line is wanted.
    void clear();             ///< Every line is.
    void focusSearch();       ///< To type the item.

signals:
    void wanted(); ///< Return in a field, or another choice.

protected:
    void changeEvent(QEvent *event) override;      ///< Of the font.
    void keyPressEvent(QKeyEvent *event) override; ///< Esc closes the field.

private:
    enum Of { Nothing = -1, ByQueue, ByUser, ByKind, ByField, ByPeriod, OfCount };

    /// One that stands there while it is asked for.
    struct Filter
    {
        QLabel *label = nullptr;   ///< With its letter.
        QWidget *holder = nullptr; ///< Of label and field.
        QWidget *field = nullptr;
        QShortcut *letter = nullptr; ///< While its label is not seen, which has the same.
    };

    void build();
    void nameFields();
    void layOut();
    void makeMenu();
    void follow();
    void setPeriod(HistoryQuery &query) const;
    void offerFields();
    void open(int of);
    void close();
    void leaveFor(const QWidget *now);
    void showFields();
    void showChips();
    void search();
    QString chosenIn(int of) const;
    QStringList said() const; ///< By each filter; empty where it narrows nothing.
    void reset(int of);
    void forget(int of);
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
    QList<QWidget *> m_days; ///< With their labels: seen where they are asked for.
    std::array<Filter, OfCount> m_filters;
    ChipRow *m_chips;
    QMenu *m_menu;
    QList<int> m_set;       ///< The filter of each chip.
    QStringList m_searched; ///< What each filter said then.
    int m_open = Nothing;
};

} // namespace intray
