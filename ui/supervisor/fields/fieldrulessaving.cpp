// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How the rules of a record go into the database, and into files and back.
#include "schema/keptwords.h"
#include "session/answer.h"
#include "session/connection/ownfile.h"
#include "session/session.h"
#include "store/rules/queuestore.h"
#include "transfer/outputfile.h"
#include "transfer/schemafile.h"
#include "ui/common/linebutton.h"
#include "ui/supervisor/fields/fieldrulesdialog.h"

#include <QFileDialog>
#include <QFutureWatcher>
#include <QMessageBox>
#include <QPushButton>
#include <QtConcurrentRun>

namespace intray {

void FieldRulesDialog::save(Then then, bool overOthers)
{
    m_busy = true;
    showState();
    const Queue before = m_editing.queue();
    const Queue mine = m_editing.changed();
    const auto work = [before, mine, overOthers](QueueStore &store) {
        return store.changeQueue(before, mine, overOthers);
    };
    const auto take = [this, then, before, mine, overOthers](const Outcome<MergedRules> &merged) {
        m_busy = false;
        showState();
        if (!merged) {
            m_session.noteError(merged.error());
            return say(merged.error().sentence, Tint::Fault);
        }
        if (!merged->both.isEmpty())
            return askAboutTheirs(then);
        m_editing.setSaved(merged->rules);
        say(tr("Saved."));
        m_session.lookNow();
        emit saved(merged->rules,
                   overOthers ? std::nullopt : std::optional(undoOf(before, mine, merged->rules)));
        if (then == Then::Close)
            QDialog::reject();
    };
    answer(m_session.actions().run(work), this, take);
}

void FieldRulesDialog::askAboutTheirs(Then then)
{
    auto *box =
        new QMessageBox(QMessageBox::NoIcon, tr("Changed by somebody else"),
                        tr("Somebody else has changed the fields and rules of %1 in the meantime.")
                            .arg(m_editing.queue().displayTitle()),
                        QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("fieldsBothChanged"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Nothing has been saved yet. To see theirs, cancel, export yours to "
                               "a file, and open this window again."));
    QPushButton *yes = box->addButton(tr("&Save mine"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("fieldsSaveMine"));
    connect(yes, &QPushButton::clicked, this, [this, then] { save(then, true); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void FieldRulesDialog::reject()
{
    if (m_editing.isChanged())
        askWhetherToSave();
    else
        QDialog::reject();
}

void FieldRulesDialog::askWhetherToSave()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Not saved"),
                                tr("Your changes are not saved."), QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("fieldsDiscardBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [this, box](const QString &words, QMessageBox::ButtonRole role,
                                   const char *name, const auto &does) {
        QPushButton *button = box->addButton(words, role);
        button->setObjectName(QString::fromLatin1(name));
        connect(button, &QPushButton::clicked, this, does);
        return button;
    };
    offer(tr("&Discard"), QMessageBox::DestructiveRole, "fieldsDiscard",
          [this] { QDialog::reject(); });
    box->setDefaultButton(QMessageBox::Cancel);
    if (m_save->isEnabled())
        box->setDefaultButton(offer(tr("&Save"), QMessageBox::AcceptRole, "fieldsSaveAndClose",
                                    [this] { save(Then::Close); }));
    box->open();
}

void FieldRulesDialog::chooseFile(bool toWrite)
{
    auto *dialog = new QFileDialog(this, toWrite ? tr("Export the rules") : tr("Import rules"), {},
                                   tr("JSON Schema (*.json);;All files (*)"));
    dialog->setObjectName(QStringLiteral("fieldsFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(toWrite ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(toWrite ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, toWrite](const QString &path) { toWrite ? exportTo(path) : importFrom(path); });
    dialog->open();
}

void FieldRulesDialog::importFrom(const QString &path)
{
    answer(QtConcurrent::run(readSchema, path), this, [this](const Outcome<QJsonObject> &schema) {
        if (!schema)
            return say(schema.error().sentence, Tint::Fault);
        const QJsonObject json = withKeptWords(*schema, m_editing.schema().json());
        m_editing.change(EditedSchema(json, m_editing.queue().fields));
    });
}

void FieldRulesDialog::exportTo(const QString &path)
{
    withOwnFile(m_session, this, [this, path](const QString &own) { write(path, own); });
}

void FieldRulesDialog::write(const QString &path, const QString &own)
{
    const auto write = [path, own, schema = m_editing.schema().json()] {
        return checkOutput(Output::Schema, path, {{own, FileInUse::For::OwnDatabase}})
            .and_then([&](Done) { return writeSchema(path, schema); });
    };
    answer(QtConcurrent::run(write), this, [this, path](const Outcome<Done> &written) {
        if (written)
            say(tr("The rules were written to %1.").arg(path));
        else
            say(written.error().sentence, Tint::Fault);
    });
}

} // namespace intray
