// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/lineundo.h"

#include "queue/recordversion.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/verifying/undostore.h"
#include "ui/common/rights.h"

#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace intray {

LineUndo::LineUndo(Session &session, QWidget *page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
{
}

static bool isMerge(const Event &event)
{
    return event.kind == EventKind::Merged || (event.kind == EventKind::Absorbed &&
                                               !event.detail.contains(QLatin1StringView("undone")));
}

QString LineUndo::whyNever(const HistoryLine &line) const
{
    if (!mayTellOfAChange(line.event) && !isMerge(line.event))
        return tr("This line tells of no change in the record.");
    if (!m_session.whyNoWriting().isEmpty())
        return m_session.whyNoWriting();
    return whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator});
}

void LineUndo::undo(const HistoryLine &line, const QString &called, const QStringList &fields)
{
    if (m_isRunning)
        return;
    m_called = called;
    if (isMerge(line.event))
        return carryOut(line, {});
    setRunning(true);
    const auto work = [event = line.event, fields](UndoStore store) {
        return store.look(event, fields);
    };
    answer(m_session.reading().run(work), this, [this, line, fields](const Outcome<State> &state) {
        setRunning(false);
        if (!state)
            emit failed(state.error());
        else if (*state == State::Open)
            carryOut(line, fields);
        else
            ask(line, fields);
    });
}

// Somebody has to complete it once more.
void LineUndo::ask(const HistoryLine &line, const QStringList &fields)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Undo a change"),
                                tr("%1 is finished. It is reopened to undo this.").arg(m_called),
                                QMessageBox::Cancel, m_page);
    box->setObjectName(QStringLiteral("undoBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Then it waits in its queue to be completed again."));
    QPushButton *accept = box->addButton(tr("&Reopen and undo"), QMessageBox::AcceptRole);
    accept->setObjectName(QStringLiteral("undoAccept"));
    box->setDefaultButton(accept);
    connect(accept, &QPushButton::clicked, this, [this, line, fields] { carryOut(line, fields); });
    box->open();
}

void LineUndo::carryOut(const HistoryLine &line, const QStringList &fields)
{
    setRunning(true);
    const auto work = [event = line.event, fields](UndoStore store) {
        return store.undo(event, fields);
    };
    answer(m_session.actions().run(work), this,
           [this](const Outcome<UndoneChange> &undone) { receive(undone); });
}

void LineUndo::receive(const Outcome<UndoneChange> &undone)
{
    setRunning(false);
    m_session.lookNow();
    if (!undone) {
        emit failed(undone.error());
        return;
    }
    QStringList sentences;
    if (undone->fields.isEmpty())
        sentences << tr("The merge of %1 is undone.").arg(m_called);
    else
        sentences << tr("Undone in item %1: %2.")
                         .arg(m_called, undone->fields.join(QStringLiteral(", ")));
    if (undone->stays)
        sentences << tr("The other values stay. %1").arg(undone->stays->sentence);
    if (undone->isReopened)
        sentences << tr("The item is open again and waits in its queue.");
    emit this->undone(sentences.join(u' '));
}

void LineUndo::setRunning(bool isRunning)
{
    m_isRunning = isRunning;
    emit runningChanged();
}

} // namespace intray
