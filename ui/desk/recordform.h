// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QLayout;
class QStackedWidget;

namespace intray {

class Actions;
class BusyMark;
class Desk;
class ElidedLabel;
class EmptyDesk;
class FaultCount;
class FieldsForm;
class HintLine;
class MessageLine;
class NotesLabel;

/// The record's place: head with key and lock, the message line, the fields, the actions at the
/// foot. While there is no record it says what to do next.
class RecordForm : public QWidget
{
    Q_OBJECT
public:
    RecordForm(Desk &desk, const Actions &actions, QWidget *parent = nullptr);

    FieldsForm *fields() const { return m_fields; }
    MessageLine *messageLine() const { return m_message; }
    void takeIntoMessagePlace(QWidget *message); ///< The window's, over or under the desk's.
    void focusRecord(); ///< The field where one was, or the button of the empty desk.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Notices activity at the record.
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLayout *makeStrip();
    QWidget *makeHead(const Actions &actions);
    void makeKey(QWidget *head);
    void makeSentBack(QWidget *head);
    QWidget *makeFoot(const Actions &actions);
    void build(const Actions &actions);
    void follow();
    void showRecord();
    void showKey();
    void showBatch();
    void showFaults();
    void showEmptiness();
    void leadTabToFoot();
    void keepTheFocus(bool hasRecord);
    void showMessage();

    Desk &m_desk;
    QWidget *m_head = nullptr;
    ElidedLabel *m_key = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_sentBack = nullptr;  ///< Who sent it back to this step, and why.
    NotesLabel *m_notes = nullptr; ///< With why the item was returned.
    QLabel *m_batch = nullptr;
    QLabel *m_forWhom = nullptr; ///< Whom a supervisor gave it to.
    FaultCount *m_faults = nullptr;
    MessageLine *m_message;
    BusyMark *m_busy;
    QGridLayout *m_strip = nullptr; ///< The place of messages.
    QStackedWidget *m_places;
    FieldsForm *m_fields;
    HintLine *m_hint;
    EmptyDesk *m_empty;
    QWidget *m_foot = nullptr;
    QList<QWidget *> m_buttons;    ///< At the foot, in their order.
    QWidget *m_sendBack = nullptr; ///< Only where a step comes before.
};

} // namespace intray
