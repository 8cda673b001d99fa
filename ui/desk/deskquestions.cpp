// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/deskquestions.h"

#include "session/desk/desk.h"
#include "session/drafts/typedaside.h"
#include "session/session.h"
#include "ui/desk/confirmdismiss.h"
#include "ui/desk/correctothers.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/noteline.h"
#include "ui/desk/questiondialog.h"
#include "ui/desk/reasondialog.h"
#include "ui/desk/recordform.h"
#include "ui/desk/returndialog.h"
#include "ui/lists/severaldialog.h"

#include <QPlainTextEdit>

namespace intray {

using namespace Qt::StringLiterals;

static const QString questionAside = u"question"_s;

/// Under which name the reason is kept aside.
static QString asideFor(Disposition::Kind kind)
{
    return nameOf(kind) + u"Reason"_s;
}

bool leavesTheRecord(Action action)
{
    static const QList<Action> leaving{Action::CompleteAndNext, Action::CompleteAndNextFound,
                                       Action::Complete,        Action::CompleteLater,
                                       Action::Return,          Action::Ask,
                                       Action::Dismiss,         Action::Fail,
                                       Action::SendBack,        Action::TakeNext};
    return leaving.contains(action);
}

DeskQuestions::DeskQuestions(Desk &desk, Session &session, WindowSettings &settings,
                             RecordForm &record, QWidget *page)
    : QObject(page)
    , m_desk(desk)
    , m_session(session)
    , m_settings(settings)
    , m_record(record)
    , m_page(page)
    , m_others(new CorrectOthers(desk, session, page))
    , m_note(new NoteLine(session, desk))
{
    record.takeOverFoot(m_note);
    connect(m_note, &NoteLine::hasKeysChanged, &record, &RecordForm::giveKeysAway);
    connect(m_note, &NoteLine::left, &record, &RecordForm::focusRecord);
    connect(&m_desk, &Desk::finished, this, &DeskQuestions::forgetReasons);
    connect(&m_desk, &Desk::questionAsked, this, &DeskQuestions::forgetQuestion);
}

bool DeskQuestions::ask(Action action)
{
    if (leavesTheRecord(action) && m_note->refusesToLeave())
        return true;
    switch (action) {
    case Action::TakeSeveral:
        askHowMany();
        return true;
    case Action::Return:
        askWhen();
        return true;
    case Action::Dismiss:
        askWhetherToDismiss();
        return true;
    case Action::Fail:
        askWhyItFails();
        return true;
    case Action::SendBack:
        askWhyItGoesBack();
        return true;
    case Action::Ask:
        askAboutField();
        return true;
    case Action::AddNote:
        m_note->open();
        return true;
    case Action::CorrectOthers:
        m_others->open();
        return true;
    default:
        return false;
    }
}

void DeskQuestions::askHowMany()
{
    const QString queue = m_desk.queue().displayTitle();
    auto *dialog = new SeveralDialog(queue, m_settings, m_page);
    connect(dialog, &SeveralDialog::chosen, &m_desk, &Desk::takeSeveral);
    dialog->open();
}

void DeskQuestions::askWhen()
{
    auto *dialog = new ReturnDialog(m_desk.item().key, QDateTime::currentDateTime(), m_page);
    dialog->offerBatch(m_desk.record().others() + 1);
    dialog->tellTyped(int(m_desk.record().typedFields().size()), m_desk.record().others() == 0);
    dialog->askWhy(reasonsFor(Disposition::Kind::Return), asksWhy(Disposition::Kind::Return));
    keepReason(dialog, asideFor(Disposition::Kind::Return));
    connect(dialog, &ReturnDialog::chosen, &m_desk, &Desk::returnItem);
    connect(dialog, &ReturnDialog::batchChosen, &m_desk, &Desk::returnBatch);
    dialog->open();
}

void DeskQuestions::askAboutField()
{
    auto *dialog = new QuestionDialog(m_desk.item().key, m_desk.record().fields(), m_page);
    dialog->offerThoseOf(m_session.queueNamed(m_desk.item().queue), m_session);
    dialog->setField(m_record.fields()->fieldInHand());
    keepReason(dialog, questionAside);
    connect(dialog, &QuestionDialog::chosen, &m_desk, &Desk::ask);
    dialog->open();
}

void DeskQuestions::askWhetherToDismiss()
{
    auto *dialog = new ConfirmDismiss(m_desk.item().key, m_page);
    dialog->askWhy(reasonsFor(Disposition::Kind::Dismiss), asksWhy(Disposition::Kind::Dismiss));
    keepReason(dialog, asideFor(Disposition::Kind::Dismiss));
    connect(dialog, &ConfirmDismiss::chosen, &m_desk, &Desk::dismiss);
    dialog->open();
}

/// A lock may be lost, or a database gone, when the reason is given; so it is not gone with the
/// dialog.
void DeskQuestions::keepReason(QDialog *dialog, const QString &name)
{
    QPlainTextEdit *edit = dialog->findChild<QPlainTextEdit *>();
    auto *aside = new TypedAside(m_session, m_desk.item().id, name, dialog);
    connect(edit, &QPlainTextEdit::textChanged, aside,
            [aside, edit] { aside->keep(edit->toPlainText()); });
    connect(aside, &TypedAside::recalled, edit, [edit](const QString &typed) {
        if (edit->toPlainText().isEmpty())
            edit->setPlainText(typed);
    });
    aside->recall();
}

void DeskQuestions::forgetReasons(const Item &item)
{
    for (const Disposition::Kind kind : {Disposition::Kind::Return, Disposition::Kind::Dismiss,
                                         Disposition::Kind::Fail, Disposition::Kind::SendBack})
        TypedAside(m_session, item.id, asideFor(kind)).forget();
    forgetQuestion(item);
}

void DeskQuestions::forgetQuestion(const Item &item)
{
    TypedAside(m_session, item.id, questionAside).forget();
}

QStringList DeskQuestions::reasonsFor(Disposition::Kind kind) const
{
    return m_session.queueNamed(m_desk.item().queue).reasons.value(kind);
}

bool DeskQuestions::asksWhy(Disposition::Kind kind) const
{
    return m_session.queueNamed(m_desk.item().queue).asksWhy(kind);
}

void DeskQuestions::askWhyItFails()
{
    auto *dialog = ReasonDialog::forFailing(m_desk.item().key, m_page);
    dialog->offer(reasonsFor(Disposition::Kind::Fail));
    keepReason(dialog, asideFor(Disposition::Kind::Fail));
    connect(dialog, &ReasonDialog::chosen, &m_desk, &Desk::fail);
    dialog->open();
}

void DeskQuestions::askWhyItGoesBack()
{
    auto *dialog = ReasonDialog::forSendingBack(m_desk.item().key, m_page);
    dialog->offer(reasonsFor(Disposition::Kind::SendBack));
    keepReason(dialog, asideFor(Disposition::Kind::SendBack));
    connect(dialog, &ReasonDialog::chosen, &m_desk, &Desk::sendBack);
    dialog->open();
}

} // namespace intray
