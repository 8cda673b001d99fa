// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace intray {

class Desk;
class GrowingText;
class LineButton;
class NoteWriting;
class Session;
class WarningLabel;

/// Where a note on the record at the desk is written, over the record's foot, so that the record
/// can be read meanwhile. Ctrl+Return writes it, Esc goes back to where the keyboard was; what is
/// typed stays in sight until it is written or deleted. Goes with the record; its text is offered
/// again with the item. Window's thread; borrows session and desk.
class NoteLine : public QWidget
{
    Q_OBJECT
public:
    NoteLine(Session &session, Desk &desk, QWidget *parent = nullptr);

    void open(); ///< For the record at the desk; the keyboard goes there.
    /// Tells once of a text that is not written yet, before the record goes. False: there is none.
    bool refusesToLeave();

signals:
    /// Whether the keyboard is in the text, where Ctrl+Return writes the note and nothing else.
    void hasKeysChanged(bool hasKeys);
    void left(); ///< Where the keyboard was is nothing any more.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< The keys in the text.

private:
    void build();
    void begin(ItemId item);
    void write();
    void leave();
    void shut();
    void shutWithRecord();
    void showTrouble(const Error &error);
    void setWriting(bool isWriting);
    void showKeys(bool areHere);
    QString text() const;

    Session &m_session;
    Desk &m_desk;
    QLabel *m_question;
    GrowingText *m_text;
    LineButton *m_write;
    LineButton *m_leave;
    WarningLabel *m_trouble;
    QPointer<NoteWriting> m_note;
    QPointer<QWidget> m_before; ///< Where the keyboard was.
    bool m_isWriting = false;
    bool m_isTold = false; ///< That the text is not written yet.
};

} // namespace intray
