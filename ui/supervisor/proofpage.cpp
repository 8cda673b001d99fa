// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/proofpage.h"

#include "session/answer.h"
#include "session/session.h"
#include "ui/common/formrows.h"
#include "ui/common/rights.h"
#include "ui/common/textbox.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/prooftext.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSaveFile>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace intray {

ProofPage::ProofPage(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_run(session.login(), session.identity())
    , m_audit(new QPushButton(tr("&Check the history"), this))
    , m_selftest(new QPushButton(tr("&Self-test"), this))
    , m_claimers(new QSpinBox(this))
    , m_items(new QSpinBox(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_stop(new QShortcut(Qt::Key_Escape, this))
    , m_report(new TextBox(this))
    , m_copy(new QPushButton(tr("C&opy"), this))
    , m_save(new QPushButton(tr("Sav&e..."), this))
{
    build();
    follow();
    setRunning(false);
}

void ProofPage::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 16, 8, 8);
    column->setSpacing(16);
    column->addWidget(makeAudit());
    column->addWidget(makeSelftest());
    column->addWidget(makeProgress());
    m_report->setObjectName(QStringLiteral("proofReport"));
    m_report->setAccessibleName(tr("Report"));
    m_report->setReadOnly(true);
    m_report->setTabChangesFocus(true);
    m_report->setPlaceholderText(tr("The result is shown here, as text for a report."));
    column->addWidget(m_report, 1);
    column->addWidget(makeFoot());
}

/// What a button does, beside it.
static QLabel *explanation(const QString &words, QWidget *parent)
{
    auto *label = new TintedLabel(Tint::Dimmed, words, parent);
    label->setWordWrap(true);
    return label;
}

static QWidget *beside(QPushButton *button, QWidget *right, QWidget *parent)
{
    auto *holder = new QWidget(parent);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    button->setMinimumSize(200, 36);
    line->addWidget(button, 0, Qt::AlignTop);
    line->addWidget(right, 1);
    return holder;
}

QWidget *ProofPage::makeAudit()
{
    m_audit->setObjectName(QStringLiteral("proofAudit"));
    m_audit->setToolTip(tr("Reads only; everybody can go on working."));
    return beside(m_audit,
                  explanation(tr("Checks the history of every item for anything that must never "
                                 "happen: an item with two holders, work under a lock that was "
                                 "gone, an item completed twice. Nothing is changed."),
                              this),
                  this);
}

QWidget *ProofPage::makeSelftest()
{
    const SelftestSize usual;
    m_selftest->setObjectName(QStringLiteral("proofSelftest"));
    m_claimers->setObjectName(QStringLiteral("proofClaimers"));
    m_claimers->setRange(1, 200);
    m_claimers->setValue(usual.claimers);
    m_items->setObjectName(QStringLiteral("proofItems"));
    m_items->setRange(1, 1'000'000);
    m_items->setGroupSeparatorShown(true);
    m_items->setSingleStep(1000);
    m_items->setValue(usual.items);
    auto *size = new QWidget(this);
    auto *line = new QHBoxLayout(size);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(labelFor(tr("Claimers a&t once"), m_claimers));
    line->addWidget(m_claimers);
    line->addSpacing(16);
    line->addWidget(labelFor(tr("Ite&ms"), m_items));
    line->addWidget(m_items);
    line->addStretch(1);
    auto *words = explanation(
        tr("Creates its own queue in this database, lets many claimers take from it at the same "
           "time, counts, and removes it again. The database is busy during the test."),
        this);
    return beside(m_selftest, inOneColumn({words, size}, this), this);
}

QWidget *ProofPage::makeProgress()
{
    m_bar->setObjectName(QStringLiteral("proofProgress"));
    m_cancel->setObjectName(QStringLiteral("proofCancel"));
    m_cancel->setAutoDefault(false);
    m_under = new QWidget(this);
    auto *line = new QHBoxLayout(m_under);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    line->addWidget(m_bar, 1);
    line->addWidget(m_cancel);
    return m_under;
}

QWidget *ProofPage::makeFoot()
{
    m_copy->setObjectName(QStringLiteral("proofCopy"));
    m_save->setObjectName(QStringLiteral("proofSave"));
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->addStretch(1);
    line->addWidget(m_copy);
    line->addWidget(m_save);
    return foot;
}

void ProofPage::follow()
{
    connect(m_audit, &QPushButton::clicked, this, [this] {
        m_isAudit = true;
        start(tr("Checking the history"));
        m_run.audit();
    });
    connect(m_selftest, &QPushButton::clicked, this, [this] {
        m_isAudit = false;
        start(tr("Self-test"));
        m_run.selftest({m_claimers->value(), m_items->value()});
    });
    m_stop->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_stop, &QShortcut::activated, m_cancel, &QPushButton::click);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false);
        m_run.cancel();
    });
    connect(&m_run, &ProofRun::progressed, this, &ProofPage::showProgress);
    connect(&m_run, &ProofRun::succeeded, this, &ProofPage::showProof);
    connect(&m_run, &ProofRun::failed, this, &ProofPage::showError);
    connect(&m_run, &ProofRun::ended, this, [this] { setRunning(false); });
    connect(m_copy, &QPushButton::clicked, this, &ProofPage::copy);
    connect(m_save, &QPushButton::clicked, this, &ProofPage::askWhereToSave);
}

void ProofPage::look() {}

void ProofPage::start(const QString &words)
{
    m_bar->setAccessibleName(words);
    m_bar->setRange(0, 0);
    m_report->clear();
    emit told({});
    setRunning(true);
    m_cancel->setFocus();
}

// The focus stays with whoever started it, so that the keyboard is not lost with the button.
void ProofPage::setRunning(bool running)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_under->setVisible(running);
    m_cancel->setEnabled(running);
    m_stop->setEnabled(running);
    for (QWidget *widget : {static_cast<QWidget *>(m_audit), static_cast<QWidget *>(m_claimers),
                            static_cast<QWidget *>(m_items)})
        widget->setEnabled(!running);
    offer(m_selftest, !running, whyNotAllowed(m_session, {Role::Administrator}));
    const bool hasReport = !running && !m_report->toPlainText().isEmpty();
    m_copy->setEnabled(hasReport);
    m_save->setEnabled(hasReport);
    if (!running && hadFocus)
        (m_isAudit ? m_audit : m_selftest)->setFocus();
}

void ProofPage::showProgress(qint64 done, qint64 total)
{
    m_bar->setRange(0, total > 0 ? 1000 : 0);
    m_bar->setValue(total > 0 ? static_cast<int>(done * 1000 / total) : 0);
}

void ProofPage::showProof(const Proof &proof)
{
    m_report->setPlainText(reportOf(proof));
    const auto kind = proof.isGood() ? Message::Kind::Information : Message::Kind::Problem;
    emit told({kind, sentenceAbout(proof)});
}

void ProofPage::showError(const Error &error)
{
    if (error.kind == Error::Kind::Cancelled)
        emit told({Message::Kind::Information,
                   m_isAudit ? tr("Cancelled. The history was not checked to its end.")
                             : tr("Cancelled. The queue of the self-test was removed again.")});
    else
        emit told({Message::Kind::Problem, error.sentence, error.detail});
}

void ProofPage::copy()
{
    QGuiApplication::clipboard()->setText(m_report->toPlainText());
    emit told({Message::Kind::Information, tr("The report was copied.")});
}

void ProofPage::askWhereToSave()
{
    const QString name = m_isAudit ? tr("intray-audit.txt") : tr("intray-selftest.txt");
    auto *dialog =
        new QFileDialog(this, tr("Save the report"), name, tr("Text (*.txt);;All files (*)"));
    dialog->setObjectName(QStringLiteral("proofSaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    connect(dialog, &QFileDialog::fileSelected, this, &ProofPage::save);
    dialog->open();
}

static QString written(const QString &file, const QByteArray &text)
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly) || target.write(text) != text.size() ||
        !target.flush() || !target.commit())
        return target.errorString();
    return {};
}

void ProofPage::save(const QString &file)
{
    const QByteArray text = m_report->toPlainText().toUtf8();
    answer(QtConcurrent::run(written, file, text), this, [this, file](const QString &trouble) {
        if (trouble.isEmpty())
            emit told({Message::Kind::Information, tr("The report was saved as %1.").arg(file)});
        else
            emit told({Message::Kind::Problem,
                       tr("The report could not be saved there. Choose another place."), trouble});
    });
}

} // namespace intray
