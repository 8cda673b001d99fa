// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <QComboBox>

namespace intray {

/// Whether people look for this title in front of the other: whatever the case of its letters, and
/// numbers by their size.
bool standsBefore(const QString &title, const QString &other);
/// The queues in the order of their titles.
QList<Queue> byTitle(QList<Queue> queues);

/// Chooses a queue, in the order of their titles. Where there are many, what is typed finds those
/// that have it anywhere in the title; Return takes the first of them, Esc and leaving the field
/// bring the chosen one back. In the window's thread.
class QueueChooser : public QComboBox
{
    Q_OBJECT
public:
    explicit QueueChooser(QWidget *parent = nullptr);

    /// More than these are too many to look through.
    static constexpr int few = 12;

    /// Keeps what is chosen, if it is there still. `all`: a first entry that stands for all of
    /// them.
    void setQueues(const QList<Queue> &queues, const QString &all = {});
    void setAsTitle(); ///< As words in large letters with an arrow, where few are to choose from.
    void choose(const QString &name); ///< Nothing happens if there is none of that name.
    QString queue() const;            ///< Its name; empty: all, or there is none.

signals:
    void chosen(const QString &name); ///< By the person.

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font around it.

private:
    bool isPaintedAsTitle() const { return m_isTitle && !isEditable(); }
    void dress();
    void beTypedInto();
    int rowFor(const QString &typed) const;
    void takeFirst();
    void bringBack();

    bool m_isTitle = false;
};

} // namespace intray
