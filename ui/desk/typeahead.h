// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QInputMethodEvent;
class QKeyEvent;
class QWidget;

namespace intray {

class BusyMark;
class Desk;
class SeenRecord;

/// What is typed at the form while a record is being finished or asked for, and until the next one
/// has been on the screen for a moment, was meant for no record that the person can have seen: it
/// changes none. It is refused with a sound, and the message line tells it. So is what is typed on
/// without a rest, because the end of a word is no value, and what is typed where no record came,
/// or where one could not be left at all: until Esc is pressed, or its fields are clicked. Keys
/// that only go from field to field are kept, and lead in the record that comes. Shortcuts are the
/// window's. Lives in the window's thread; belongs to the form.
class TypeAhead : public QObject
{
    Q_OBJECT
public:
    TypeAhead(Desk &desk, QWidget &form, const QWidget &fields, BusyMark &busy, SeenRecord &seen);
    ~TypeAhead() override;

signals:
    void focusFree(); ///< No record came, and the form still has the focus of the button.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isWaiting() const;
    void keepTheFocus();
    bool isAtTheForm(const QObject *watched) const;
    void noteMouse(const QObject *watched);
    bool isBlindInField() const;
    bool takeKey(const QKeyEvent &event);
    bool takeUnseen(const QKeyEvent &event);
    bool takeBetween(const QKeyEvent &event);
    bool takeBlind(const QKeyEvent &event);
    bool takeComposed(const QInputMethodEvent &event);
    void keep(const QKeyEvent &event);
    void refuse(const QKeyEvent &event);
    void refuse(const QString &text);
    void noteRecord();
    void begin();
    void settle();
    bool hasAnotherRecord() const;
    bool hasSameRecord() const;
    void moveInRecord();
    bool tellWhatWasNotEntered(); ///< False: it was nothing, or is told already.

    Desk &m_desk;
    QWidget &m_form;
    const QWidget &m_fields;
    BusyMark &m_busy;
    SeenRecord &m_seen;
    QString m_usualWords;
    bool m_hasWaited = false; ///< While a key came.
    ItemId m_before;          ///< The record that was there then.
    std::vector<std::unique_ptr<QKeyEvent>> m_moves;
    QString m_notEntered;
    bool m_isTold = true; ///< All of that.
    bool m_isMoving = false;
};

} // namespace intray
