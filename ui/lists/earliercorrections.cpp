// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/earliercorrections.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "schema/recordschema.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/verifying/correctionstore.h"
#include "ui/common/dialogfoot.h"
#include "ui/common/rights.h"
#include "ui/common/tables.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

EarlierCorrections::EarlierCorrections(Session &session, const Queue &queue, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_table(new QTableWidget(0, 6, this))
    , m_said(new QLabel(tr("Loading..."), this))
{
    setObjectName(QStringLiteral("earlierCorrections"));
    setWindowTitle(tr("Bulk corrections: %1").arg(queue.displayTitle()));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(760, 360);
    const RecordSchema schema = RecordSchema::of(queue).value_or(RecordSchema());
    for (const Field &field : schema.fields())
        m_labels.insert(field.name, field.label);
    build();
    look(queue.name);
}

void EarlierCorrections::build()
{
    m_table->setObjectName(QStringLiteral("earlierTable"));
    m_table->setAccessibleName(tr("Bulk corrections"));
    m_table->setHorizontalHeaderLabels(
        {tr("When"), tr("Who"), tr("Field"), tr("Old value"), tr("New value"), tr("Records")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    styleTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    for (const auto &[column, letters] :
         {std::pair(0, 24), std::pair(1, 10), std::pair(2, 14), std::pair(3, 16), std::pair(4, 16)})
        giveRoom(m_table->horizontalHeader(), column, letters);
    m_said->setObjectName(QStringLiteral("earlierSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addWidget(m_said);
    column->addWidget(makeButtons());
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &EarlierCorrections::offer);
    m_table->setFocus();
    offer();
}

QWidget *EarlierCorrections::makeButtons()
{
    m_undo = new QPushButton(tr("&Restore old value"), this);
    m_undo->setObjectName(QStringLiteral("earlierUndo"));
    m_undo->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(m_undo, &QPushButton::clicked, this, &EarlierCorrections::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return footOf({m_undo}, buttons);
}

void EarlierCorrections::look(const QString &queue)
{
    const auto work = [queue](CorrectionStore store) { return store.made(queue); };
    answer(m_session.reading().run(work), this, [this](const Outcome<QList<MadeCorrection>> &made) {
        if (made)
            show(*made);
        else
            m_said->setText(made.error().sentence);
    });
}

void EarlierCorrections::show(const QList<MadeCorrection> &made)
{
    m_made = made;
    for (const MadeCorrection &one : made)
        addRow(one);
    m_said->setText(made.isEmpty() ? tr("There are no bulk corrections in this queue.")
                                   : QString());
    m_said->setVisible(made.isEmpty());
    if (!made.isEmpty())
        m_table->setCurrentCell(0, 0);
    offer();
}

static QString recordsWords(const MadeCorrection &made)
{
    const QString all = QLocale().toString(made.items);
    if (made.takenBack == 0)
        return all;
    return made.takenBack == made.items ? EarlierCorrections::tr("%1, undone").arg(all)
                                        : EarlierCorrections::tr("%1, of these %2 undone")
                                              .arg(all, QLocale().toString(made.takenBack));
}

void EarlierCorrections::addRow(const MadeCorrection &made)
{
    const QString texts[]{dateAndTime(made.at),
                          made.user,
                          m_labels.value(made.field, made.field),
                          made.from.value_or(QStringLiteral("?")),
                          made.to.value_or(QStringLiteral("?")),
                          recordsWords(made)};
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *cell = new QTableWidgetItem(cellText(texts[column]));
        cell->setToolTip(plainToolTip(texts[column]));
        m_table->setItem(row, column, cell);
    }
}

void EarlierCorrections::offer()
{
    const MadeCorrection *made = current();
    intray::offer(m_undo, made && made->takenBack < made->items,
                  whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}));
}

const MadeCorrection *EarlierCorrections::current() const
{
    const int row = m_table->currentRow();
    return row >= 0 && row < m_made.size() ? &m_made.at(row) : nullptr;
}

void EarlierCorrections::choose()
{
    const MadeCorrection made = *current();
    accept();
    emit chosen(made);
}

} // namespace intray
