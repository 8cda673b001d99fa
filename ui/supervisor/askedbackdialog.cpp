// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/askedbackdialog.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"
#include "ui/common/dialogfoot.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"
#include "ui/desk/notedialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

AskedBackDialog::AskedBackDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_table(new QTableWidget(0, 5, this))
    , m_said(new QLabel(this))
{
    setObjectName(QStringLiteral("askedBackDialog"));
    setWindowTitle(tr("Reopening requests"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(760, 360);
    build();
    look();
}

void AskedBackDialog::build()
{
    m_table->setObjectName(QStringLiteral("askedTable"));
    m_table->setAccessibleName(tr("Reopening requests"));
    m_table->setHorizontalHeaderLabels(
        {tr("Queue"), tr("Key"), tr("Requested by"), tr("When"), tr("Why")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    styleTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    for (const auto &[column, letters] :
         {std::pair(0, 12), std::pair(1, 12), std::pair(2, 12), std::pair(3, 24)})
        giveRoom(m_table->horizontalHeader(), column, letters);
    m_said->setObjectName(QStringLiteral("askedSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addWidget(m_said);
    column->addWidget(makeButtons());
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &AskedBackDialog::offer);
    m_table->setFocus();
    offer();
}

QWidget *AskedBackDialog::makeButtons()
{
    m_reopen = new QPushButton(tr("&Reopen"), this);
    m_reopen->setObjectName(QStringLiteral("askedReopen"));
    m_decline = new QPushButton(tr("&Decline..."), this);
    m_decline->setObjectName(QStringLiteral("askedDecline"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(m_reopen, &QPushButton::clicked, this, &AskedBackDialog::reopen);
    connect(m_decline, &QPushButton::clicked, this, &AskedBackDialog::decline);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return footOf({m_reopen, m_decline}, buttons);
}

void AskedBackDialog::look()
{
    const auto work = [](SupervisionStore store) { return store.askedBack(); };
    answer(m_session.reading().run(work), this, [this](const Outcome<QList<AskedBack>> &asked) {
        if (asked)
            show(*asked);
        else
            m_said->setText(asked.error().sentence);
    });
}

void AskedBackDialog::show(const QList<AskedBack> &asked)
{
    const int row = m_table->currentRow();
    m_asked = asked;
    m_table->setRowCount(static_cast<int>(asked.size()));
    for (int i = 0; i < asked.size(); ++i) {
        const AskedBack &one = asked.at(i);
        const QString texts[]{m_session.queueNamed(one.item.queue).displayTitle(), one.item.key,
                              one.user, dateAndTime(one.at), one.why};
        for (int column = 0; column < 5; ++column) {
            auto *cell = new QTableWidgetItem(cellText(texts[column]));
            cell->setToolTip(plainToolTip(texts[column]));
            m_table->setItem(i, column, cell);
        }
    }
    if (!asked.isEmpty())
        m_table->setCurrentCell(std::clamp(row, 0, int(asked.size()) - 1), 0);
    else
        m_said->setText(tr("There are no more requests."));
    offer();
}

void AskedBackDialog::offer()
{
    const bool isChosen = current() != nullptr;
    intray::offer(m_reopen, isChosen, whyNotAllowed(m_session, {Role::Supervisor}));
    m_decline->setEnabled(isChosen);
}

const AskedBack *AskedBackDialog::current() const
{
    const int row = m_table->currentRow();
    return row >= 0 && row < m_asked.size() ? &m_asked.at(row) : nullptr;
}

void AskedBackDialog::reopen()
{
    const AskedBack one = *current();
    m_reopen->setEnabled(false);
    const auto work = [item = one.item.id](SupervisionStore store) { return store.reopen(item); };
    answer(m_session.actions().run(work), this, [this, one](const Outcome<Done> &opened) {
        m_said->setText(
            opened ? tr("%1 is open again, first for %2 if they are still allowed to take it.")
                         .arg(one.item.key, one.user)
                   : opened.error().sentence);
        m_session.lookNow();
        emit answered();
        look();
    });
}

void AskedBackDialog::decline()
{
    const AskedBack one = *current();
    auto *dialog = new NoteDialog(m_session, one.item, this, Asking::Declined);
    connect(dialog, &NoteDialog::written, this, [this, one] {
        m_said->setText(tr("%1 stays finished. %2 reads why.").arg(one.item.key, one.user));
        emit answered();
        look();
    });
    dialog->open();
}

} // namespace intray
