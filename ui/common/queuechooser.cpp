// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/queuechooser.h"

#include <QAbstractItemView>
#include <QCollator>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>

namespace intray {

QList<Queue> byTitle(QList<Queue> queues)
{
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::stable_sort(queues.begin(), queues.end(), [&](const Queue &one, const Queue &other) {
        return order.compare(one.displayTitle(), other.displayTitle()) < 0;
    });
    return queues;
}

QueueChooser::QueueChooser(QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Queue"));
    setMaxVisibleItems(few);
    connect(this, &QComboBox::activated, this, [this] { emit chosen(queue()); });
}

void QueueChooser::setQueues(const QList<Queue> &queues, const QString &all)
{
    const QString before = queue();
    const QSignalBlocker quiet(this);
    clear();
    if (!all.isEmpty())
        addItem(all, QString());
    for (const Queue &one : byTitle(queues)) {
        const QString title = one.displayTitle();
        addItem(one.paused ? tr("%1 (paused)").arg(title) : title, one.name);
    }
    if (queues.size() > few && !isEditable())
        beTypedInto();
    choose(before);
}

void QueueChooser::choose(const QString &name)
{
    if (const int row = findData(name); row >= 0)
        setCurrentIndex(row);
}

QString QueueChooser::queue() const
{
    return currentData().toString();
}

void QueueChooser::beTypedInto()
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    completer()->setMaxVisibleItems(few);
    lineEdit()->setAccessibleName(accessibleName());
    lineEdit()->setToolTip(tr("Type any part of a queue's title."));
    lineEdit()->installEventFilter(this);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &QueueChooser::takeFirst);
}

void QueueChooser::takeFirst()
{
    const QString typed = lineEdit()->text().trimmed();
    const QList<int> rows = [&] {
        QList<int> found;
        for (int row = 0; row < count(); ++row)
            if (itemText(row).contains(typed, Qt::CaseInsensitive))
                found << row;
        return found;
    }();
    completer()->popup()->hide();
    if (typed.isEmpty() || rows.isEmpty() || itemText(currentIndex()) == typed)
        return bringBack();
    setCurrentIndex(rows.constFirst());
    bringBack();
    emit activated(currentIndex());
}

void QueueChooser::bringBack()
{
    setEditText(itemText(currentIndex()));
    lineEdit()->selectAll();
}

bool QueueChooser::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != lineEdit())
        return QComboBox::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn)
        QTimer::singleShot(0, lineEdit(), &QLineEdit::selectAll); // after the click that came here
    else if (event->type() == QEvent::FocusOut && !completer()->popup()->isVisible())
        bringBack();
    const bool isEscape = event->type() == QEvent::KeyPress &&
                          static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (isEscape)
        bringBack();
    return isEscape;
}

} // namespace intray
