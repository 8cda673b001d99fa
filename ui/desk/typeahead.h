// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

class QKeyEvent;
class QWidget;

namespace intray {

class BusyMark;
class Desk;

/// Keeps the keys that are typed at the form in the moment while a record is being finished or
/// asked for, and types them into the record that comes, in their order (design rule 7). Once the
/// window says that it waits, it refuses them with a sound and a word. These, and what was typed
/// before that, and until the next record is on the screen, are told in the message line and not
/// entered, and so it is where the wait was long
/// or no record came, and where a record could not be left at all: until Esc is pressed, or its
/// fields are clicked. Shortcuts are not kept: they are the window's. Lives in the window's thread;
/// belongs to the form.
class TypeAhead : public QObject
{
    Q_OBJECT
public:
    TypeAhead(Desk &desk, QWidget &form, const QWidget &fields, BusyMark &busy);
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
    bool takeUnseen(const QKeyEvent &event);
    void keep(const QKeyEvent &event);
    void refuse(const QKeyEvent &event);
    void settle();
    bool hasAnotherRecord() const;
    void waitUntilSeen();
    void tellOnceSeen();
    bool hasSameRecord() const;
    void typeIntoRecord();
    bool tellWhatWasNotEntered(); ///< False: it was nothing.

    Desk &m_desk;
    QWidget &m_form;
    const QWidget &m_fields;
    BusyMark &m_busy;
    QString m_usualWords;
    bool m_hasRefused = false; ///< In this wait.
    bool m_hasWaited = false;  ///< While a key was kept.
    ItemId m_before;           ///< The record that was there when the first key was kept.
    std::vector<std::unique_ptr<QKeyEvent>> m_keys;
    bool m_typing = false;
    bool m_isUnseen = false; ///< The record that came after keys were refused.
    QTimer m_seen;
};

} // namespace intray
