// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/sheet.h"

#include <QPointer>

class QStackedWidget;
class QVBoxLayout;

namespace intray {

class Actions;
class BusyMark;
class Desk;
class DeskHead;
class EmptyDesk;
class FieldsForm;
class Hairline;
class HintLine;
class LowPlace;
class MessageLine;
class MessagePlace;
class RecordFoot;

/// The record's place: head with key and lock, the fields, at the foot hint or message and the
/// actions. While there is no record it says what to do next.
class RecordForm : public Sheet
{
    Q_OBJECT
public:
    RecordForm(Desk &desk, const Actions &actions, QWidget *parent = nullptr);

    DeskHead *head() const { return m_head; }
    FieldsForm *fields() const { return m_fields; }
    MessageLine *messageLine() const { return m_message; }
    void takeIntoMessagePlace(MessageLine *message); ///< The window's, over or under the desk's.
    /// Over the record's leading corner, whatever is shown, and the title makes room; null:
    /// nothing.
    void showInCorner(QWidget *button);
    EmptyDesk &empty() const { return *m_empty; } ///< What stands where no record is.
    /// Over the foot of what is shown, above the messages, so that nothing moves when it comes or
    /// goes. Until it is given to something else.
    void layOver(QWidget *band);
    /// What is over the foot has the key of what leads on, or not any more.
    void giveKeysAway(bool areElsewhere);
    void takeOverFoot(QWidget *more); ///< Comes and goes, and moves no field.
    void takeBelow(QWidget *more);    ///< Under everything.
    QRect formPlace() const;          ///< Between the head and what stands at the foot.
    void focusRecord();               ///< The field where one was, or the button of the empty desk.

signals:
    void otherQueueWanted(); ///< The one that was noted.
    void formPlaced();       ///< It has more room, or less.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Notices activity at the record.
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void follow();
    void showRecord();
    void showEmptiness();
    bool offersToResume() const;
    void leadTabToFoot();
    void keepTheFocus(bool hasRecord);
    void showMessage();
    void dropPassingAnswer();
    void placeCorner();
    void showEnd();
    void placeBand();

    Desk &m_desk;
    DeskHead *m_head;
    MessageLine *m_message;
    BusyMark *m_busy;
    QStackedWidget *m_places;
    FieldsForm *m_fields;
    HintLine *m_hint;
    EmptyDesk *m_empty;
    LowPlace *m_low; ///< Around it, where the window is low.
    MessagePlace *m_messages;
    Hairline *m_end; ///< Of the form, while there is more of it below.
    RecordFoot *m_foot;
    QVBoxLayout *m_rows = nullptr;
    QPointer<QWidget> m_corner;
    QPointer<QWidget> m_overFoot;
    QPointer<QWidget> m_band;
    int m_underMessages = 0; ///< Of what is shown.
    int m_covered = 0;       ///< Of the form, by messages and band.
};

} // namespace intray
