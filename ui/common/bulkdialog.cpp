// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/bulkdialog.h"

#include "session/session.h"
#include "ui/common/dialogfoot.h"
#include "ui/common/formrows.h"
#include "ui/common/letterguard.h"
#include "ui/common/textbox.h"
#include "ui/common/tintedlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

BulkDialog::BulkDialog(Session &session, const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_run(session.login(), session.identity())
    , m_preview(new QLabel(this))
    , m_questions(new QWidget(this))
    , m_form(new QFormLayout(m_questions))
    , m_bar(new QProgressBar(this))
    , m_said(new QLabel(this))
    , m_report(new TextBox(this))
    , m_missing(new TintedLabel(Tint::Dimmed, {}, this))
{
    setObjectName(name + QStringLiteral("Dialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(560, 200);
    build(name);
    connect(&m_run, &BulkRun::progressed, this, &BulkDialog::showProgress);
    connect(&m_run, &BulkRun::succeeded, this, &BulkDialog::receive);
    connect(&m_run, &BulkRun::failed, this, &BulkDialog::receiveError);
    connect(&m_session, &QObject::destroyed, this, &QObject::deleteLater);
}

void BulkDialog::makeParts(const QString &name)
{
    for (QLabel *label : {m_preview, m_said}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_preview->setObjectName(name + QStringLiteral("Preview"));
    m_said->setObjectName(name + QStringLiteral("Said"));
    m_said->hide();
    m_missing->setObjectName(name + QStringLiteral("Missing"));
    m_missing->setWordWrap(true);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(12);
    m_form->setHorizontalSpacing(16);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_bar->setObjectName(name + QStringLiteral("Progress"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->hide();
    m_report->setObjectName(name + QStringLiteral("Report"));
    m_report->setAccessibleName(tr("What did not work"));
    m_report->setReadOnly(true);
    m_report->setTabChangesFocus(true);
    m_report->hide();
}

void BulkDialog::build(const QString &name)
{
    makeParts(name);
    auto *buttons = new QDialogButtonBox(this);
    m_accept = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(name + QStringLiteral("Accept"));
    m_accept->setDefault(true);
    m_close = buttons->addButton(QDialogButtonBox::Cancel);
    m_close->setObjectName(name + QStringLiteral("Close"));
    m_close->setAutoDefault(false);
    connect(m_accept, &QPushButton::clicked, this, &BulkDialog::start);
    connect(m_close, &QPushButton::clicked, this, &BulkDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_preview);
    column->addWidget(m_questions);
    column->addWidget(m_bar);
    column->addWidget(m_said);
    column->addWidget(m_report, 1);
    column->addStretch(0);
    column->addWidget(footOf({}, buttons, m_missing));
}

QList<QWidget *> BulkDialog::fields() const
{
    QList<QWidget *> fields;
    for (QWidget *next = nextInFocusChain(); next != this; next = next->nextInFocusChain()) {
        const bool isField = next->isVisible() && (next->focusPolicy() & Qt::TabFocus);
        if (isField && m_questions->isAncestorOf(next))
            fields << next;
    }
    return fields;
}

// The questions were made after the buttons, and come before them.
void BulkDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    const QList<QWidget *> all = fields();
    QWidget *before = all.last();
    for (QWidget *next : {static_cast<QWidget *>(m_report), static_cast<QWidget *>(m_accept),
                          static_cast<QWidget *>(m_close)}) {
        setTabOrder(before, next);
        before = next;
    }
    QWidget *first = firstField();
    (first ? first : all.first())->setFocus();
    fitHeight();
}

// As high as what it says needs. It grows with that and never shrinks, so that nothing jumps.
void BulkDialog::fitHeight()
{
    const int wanted = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                     : layout()->totalSizeHint().height();
    resize(width(), std::max(wanted, height()));
}

void BulkDialog::addReason(const QString &label)
{
    m_reason = new QLineEdit(m_questions);
    m_reason->setObjectName(
        objectName().replace(QStringLiteral("Dialog"), QStringLiteral("Reason")));
    m_reason->setMaxLength(500);
    connect(m_reason, &QLineEdit::textChanged, this, &BulkDialog::check);
    m_form->addRow(labelFor(label, m_reason), m_reason);
}

QString BulkDialog::preview() const
{
    return m_preview->text();
}

QString BulkDialog::reason() const
{
    return m_reason ? m_reason->text().trimmed() : QString();
}

void BulkDialog::setPreview(const QString &sentence)
{
    m_preview->setText(sentence);
    check();
    if (isVisible())
        fitHeight();
}

void BulkDialog::setAction(const QString &text)
{
    m_accept->setText(text);
    if (isVisible())
        LetterGuard::look(*this);
}

void BulkDialog::setKeysOf(const QList<Item> &items)
{
    for (const Item &item : items)
        m_keys.insert(item.id, item.key);
}

void BulkDialog::check()
{
    const QString missing = whyNotYet();
    m_accept->setEnabled(missing.isEmpty() && !m_run.isRunning() && !m_isOver);
    m_accept->setToolTip(missing);
    m_missing->setText(m_run.isRunning() || m_isOver || missing == m_preview->text() ? QString()
                                                                                     : missing);
}

void BulkDialog::start()
{
    if (!whyNotYet().isEmpty())
        return;
    begin(m_run);
    setRunning(true);
}

void BulkDialog::setRunning(bool running)
{
    m_questions->setEnabled(!running && !m_isOver);
    m_bar->setVisible(running);
    m_bar->setRange(0, 0);
    m_close->setText(m_isOver ? tr("Close") : tr("Cancel"));
    m_close->setEnabled(true);
    m_accept->setVisible(!m_isOver);
    check();
    if (running || m_isOver)
        m_close->setFocus();
}

void BulkDialog::showProgress(qint64 tried, qint64 all)
{
    m_bar->setRange(0, static_cast<int>(all));
    m_bar->setValue(static_cast<int>(tried));
}

QString BulkDialog::reportOf(const BulkResult &result) const
{
    QStringList lines;
    for (const NotDone &one : result.notDone)
        lines << tr("%1: %2").arg(m_keys.value(one.item, QString::number(one.item.value())),
                                  one.why.sentence);
    return lines.join(u'\n');
}

void BulkDialog::receive(const BulkResult &result)
{
    m_isOver = true;
    setRunning(false);
    QStringList said{wordsForDone(result.done)};
    if (!result.notDone.isEmpty())
        said << tr("This did not work for %n item(s):", nullptr,
                   static_cast<int>(result.notDone.size()));
    if (result.isCancelled)
        said << tr("Cancelled: the rest was left as it was.");
    m_session.lookNow();
    emit ended(said.first());
    if (said.size() == 1)
        return accept();
    m_said->setText(said.join(u' '));
    m_said->show();
    m_report->setPlainText(reportOf(result));
    m_report->setVisible(!result.notDone.isEmpty());
    fitHeight();
}

void BulkDialog::receiveError(const Error &error)
{
    m_session.noteError(error);
    setRunning(false);
    m_said->setText(error.sentence);
    m_said->setToolTip(error.detail);
    m_said->show();
    m_accept->setFocus();
}

void BulkDialog::reject()
{
    if (!m_run.isRunning())
        return QDialog::reject();
    m_run.cancel();
    m_close->setEnabled(false);
}

} // namespace intray
