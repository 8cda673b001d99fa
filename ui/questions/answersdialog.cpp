// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/answersdialog.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "ui/common/dialoglook.h"
#include "ui/common/formrows.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/textbox.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

using namespace Qt::StringLiterals;

AnswersDialog::AnswersDialog(Session &session, const QString &file, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_file(file)
    , m_said(sentenceLabel(tr("Reading the file..."), this))
    , m_rows(new TextBox(this))
{
    setObjectName(u"answersDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    read(true);
    connect(&session, &QObject::destroyed, this, &QObject::deleteLater);
}

void AnswersDialog::build()
{
    DialogLook::ask(*this,
                    tr("Take the answers from %1?").arg(cellText(QFileInfo(m_file).fileName(), 60)),
                    tr("Answers"));
    resizeWithinScreen(this, {560, 300});
    m_said->setObjectName(u"answersSaid"_s);
    m_rows->setObjectName(u"answersRows"_s);
    m_rows->setReadOnly(true);
    m_rows->setAccessibleName(tr("Rows that cannot be used"));
    m_rows->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Take the answers"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(u"answersTake"_s);
    m_accept->setDefault(true);
    m_accept->setEnabled(false);
    connect(m_accept, &QPushButton::clicked, this, [this] { read(false); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_said);
    column->addWidget(m_rows, 1);
    column->addStretch();
    column->addWidget(buttons);
}

void AnswersDialog::read(bool dryRun)
{
    m_accept->setEnabled(false);
    const auto work = [file = m_file, dryRun](QuestionStore &store) {
        return answerFrom(store, file, {}, dryRun);
    };
    auto &thread = dryRun ? m_session.reading() : m_session.actions();
    answer(thread.run(work), this, [this, dryRun](const Outcome<AnsweredFile> &done) {
        if (!done)
            return m_said->setText(done.error().sentence);
        dryRun ? show(*done) : tell(*done);
    });
}

void AnswersDialog::show(const AnsweredFile &done)
{
    QStringList sentences{tr("%Ln question(s) get an answer.", nullptr, int(done.answered))};
    if (done.unchanged > 0)
        sentences << tr("%Ln have it already.", nullptr, int(done.unchanged));
    if (done.empty > 0)
        sentences << tr("%Ln row(s) have none.", nullptr, int(done.empty));
    if (!done.rejected.isEmpty())
        sentences << tr("%Ln row(s) cannot be used.", nullptr, int(done.rejected.size()));
    m_said->setText(sentences.join(u' '));
    QStringList rows;
    for (const Reject &reject : done.rejected)
        rows << tr("Row %1: %2").arg(QLocale().toString(reject.line), reject.reason);
    m_rows->setPlainText(rows.join(u'\n'));
    m_rows->setVisible(!rows.isEmpty());
    m_accept->setEnabled(done.answered > 0);
}

void AnswersDialog::tell(const AnsweredFile &done)
{
    m_session.lookNow();
    emit taken(tr("%Ln question(s) were answered from %1.", nullptr, int(done.answered))
                   .arg(QFileInfo(m_file).fileName()));
    accept();
}

} // namespace intray
