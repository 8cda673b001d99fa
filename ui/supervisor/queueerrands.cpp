// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queueerrands.h"

#include "store/adopted/adopting.h"
#include "store/rules/queuestore.h"
#include "ui/lists/correctdialog.h"
#include "ui/supervisor/deliveriesdialog.h"
#include "ui/supervisor/fields/fieldrulesdialog.h"
#include "ui/supervisor/pagewriting.h"
#include "ui/supervisor/pausedialog.h"
#include "ui/supervisor/reopendialog.h"
#include "ui/supervisor/rulessaving.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::QueuesPage)
};

} // namespace

QueueErrands::QueueErrands(Session &session, WindowSettings &settings, PageWriting &writing,
                           RulesSaving &saving, QWidget *page)
    : m_session(session)
    , m_settings(settings)
    , m_writing(writing)
    , m_saving(saving)
    , m_page(page)
{
}

void QueueErrands::tell(const QString &sentence)
{
    emit told({Message::Kind::Information, sentence});
}

void QueueErrands::pause(const Queue &queue)
{
    const QString title = queue.displayTitle();
    auto *dialog = new PauseDialog(title, m_page);
    connect(dialog, &PauseDialog::chosen, this,
            [this, name = queue.name, title](const QString &message) {
                const auto work = [name, message](QueueStore &store) {
                    return store.pauseQueue(name, true, message);
                };
                m_writing.run(work, [this, title](const auto &) {
                    tell(Words::tr("%1 is paused. Locked items can still be finished.").arg(title));
                });
            });
    dialog->open();
}

void QueueErrands::resume(const Queue &queue)
{
    const auto work = [name = queue.name](QueueStore &store) {
        return store.pauseQueue(name, false);
    };
    m_writing.run(work, [this, title = queue.displayTitle()](const auto &) {
        tell(Words::tr("%1 gives out items again.").arg(title));
    });
}

void QueueErrands::editFields(const Queue &queue)
{
    auto *dialog = new FieldRulesDialog(m_session, m_settings, queue, m_page);
    connect(dialog, &FieldRulesDialog::saved, this,
            [this](const Queue &saved, const std::optional<RulesUndo> &undo) {
                m_saving.take(undo);
                const QString sentence = Words::tr("The fields and rules of %1 were saved.");
                emit told({Message::Kind::Information,
                           sentence.arg(saved.displayTitle()),
                           {},
                           undo ? QList{Action::TakeBack} : QList<Action>()});
            });
    dialog->open();
}

void QueueErrands::reopenItems(const Queue &queue)
{
    auto *dialog = new ReopenDialog(m_session, queue.name, m_page);
    connect(dialog, &BulkDialog::ended, this, &QueueErrands::tell);
    dialog->open();
}

void QueueErrands::showDeliveries(const Queue &queue)
{
    auto *dialog = new DeliveriesDialog(m_session, queue, m_page);
    connect(dialog, &DeliveriesDialog::ended, this, &QueueErrands::tell);
    connect(dialog, &DeliveriesDialog::importWanted, this, &QueueErrands::importWanted);
    dialog->open();
}

void QueueErrands::correctRecords(const Queue &queue)
{
    auto *dialog = new CorrectDialog(m_session, queue, {}, m_page);
    connect(dialog, &CorrectDialog::ended, this, &QueueErrands::tell);
    dialog->open();
}

QMessageBox *QueueErrands::makeQuestion(const QString &title, const QString &question)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, question, QMessageBox::Cancel, m_page);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    return box;
}

void QueueErrands::askWhetherToRemove(const Queue &queue)
{
    QMessageBox *box = makeQuestion(Words::tr("Remove a queue"),
                                    Words::tr("Remove the queue %1?").arg(queue.displayTitle()));
    box->setObjectName(QStringLiteral("removeQueueBox"));
    box->setInformativeText(
        Words::tr("Only a queue that never had an item can be removed; others keep "
                  "their history and can be paused."));
    QPushButton *yes = box->addButton(Words::tr("&Remove"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("removeQueueYes"));
    connect(yes, &QPushButton::clicked, this, [this, queue] { remove(queue); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void QueueErrands::remove(const Queue &queue)
{
    const auto work = [name = queue.name](QueueStore &store) { return store.removeQueue(name); };
    m_writing.run(work, [this, queue](const auto &) {
        emit removed(queue.name);
        tell(Words::tr("The queue %1 was removed.").arg(queue.displayTitle()));
    });
}

void QueueErrands::askWhetherToGiveBack(const Queue &queue)
{
    QMessageBox *box = makeQuestion(Words::tr("Give back the table"),
                                    Words::tr("Stop using the table %2 for the queue %1?")
                                        .arg(queue.displayTitle(), queue.adoptedTable()));
    box->setObjectName(QStringLiteral("undoAdoptionBox"));
    box->setInformativeText(Words::tr(
        "The table stays as it is, with all values, states and columns, and with the locks of "
        "other programs. The queue is paused and keeps its history, drafts and rules; adopt the "
        "table again under its name to continue. This is not possible while rows are locked "
        "here."));
    QPushButton *yes = box->addButton(Words::tr("&Give back"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("undoAdoptionYes"));
    connect(yes, &QPushButton::clicked, this, [this, queue] { giveBack(queue); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void QueueErrands::giveBack(const Queue &queue)
{
    const auto work = [name = queue.name, identity = m_session.identity()](Connection &connection) {
        return Adopting(connection, connection.identityFor(identity)).undo(name);
    };
    m_writing.runOnConnection(work, [this, title = queue.displayTitle()](const auto &) {
        tell(Words::tr("The queue %1 no longer has a table and is paused. The table was left as it "
                       "is.")
                 .arg(title));
    });
}

} // namespace intray
