// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/mapping/mappingdialog.h"

#include "ui/common/formrows.h"
#include "ui/common/lowplace.h"
#include "ui/common/promptkeys.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/turningsides.h"
#include "ui/import/importsample.h"
#include "ui/import/mapping/besideform.h"
#include "ui/import/mapping/mappingform.h"
#include "ui/import/mapping/mappinglist.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

MappingDialog::MappingDialog(const Mapping &mapping, const QStringList &columns, QWidget *parent)
    : QDialog(parent)
    , m_rows(mapping, columns)
    , m_list(new MappingList(this))
    , m_form(new MappingForm(this))
    , m_beside(new BesideForm(mapping, columns, this))
    , m_sample(new ImportSample(QStringLiteral("mapping"), this))
    , m_said(new QLabel(this))
    , m_leaveOut(new QPushButton(this))
    , m_another(new QPushButton(tr("Anoth&er field from this column"), this))
    , m_fileName(new QPushButton(tr("A&dd the file's name"), this))
{
    setObjectName(QStringLiteral("mappingDialog"));
    setWindowTitle(tr("Fields of the records"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    resizeWithinScreen(this, minimumSizeHint().expandedTo({980, 640}));
    m_form->setColumns(columns);
    showRows(0);
    m_list->setFocus();
}

void MappingDialog::build()
{
    m_said->setObjectName(QStringLiteral("mappingSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *upper = new TurningSides(this);
    upper->add(makeList(), 1);
    upper->add(makeRoom(), 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(upper, 3);
    column->addWidget(m_beside);
    column->addWidget(m_sample, 2);
    column->addWidget(m_said);
    column->addWidget(makeFoot());
    connect(m_list, &MappingList::rowChosen, this, &MappingDialog::choose);
    connect(m_list, &MappingList::leavingOutWanted, this, &MappingDialog::leaveOut);
    connect(m_form, &MappingForm::changed, this, &MappingDialog::change);
    connect(m_beside, &BesideForm::changed, this, &MappingDialog::takeBeside);
}

/// With large letters the form is higher than a small screen.
QWidget *MappingDialog::makeRoom()
{
    auto *room = new LowPlace(this);
    room->setWidget(m_form);
    return room;
}

QWidget *MappingDialog::makeList()
{
    auto *label = new QLabel(tr("&Columns"), this);
    label->setBuddy(m_list);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(label);
    column->addWidget(m_list, 1);
    column->addWidget(makeButtons());
    return holder;
}

QWidget *MappingDialog::makeButtons()
{
    m_leaveOut->setObjectName(QStringLiteral("mappingLeaveOut"));
    m_another->setObjectName(QStringLiteral("mappingAnother"));
    m_another->setToolTip(tr("Another field from the same column: its next part, or the same value "
                             "read in a different way."));
    m_fileName->setObjectName(QStringLiteral("mappingFileName"));
    m_fileName->setToolTip(tr("A field with the name of the file, so that each record shows which "
                              "delivery it came with."));
    for (QPushButton *button : {m_leaveOut, m_another, m_fileName})
        button->setAutoDefault(false);
    actAtOnce({m_leaveOut, m_another, m_fileName});
    connect(m_leaveOut, &QPushButton::clicked, this, &MappingDialog::leaveOut);
    connect(m_another, &QPushButton::clicked, this, &MappingDialog::addAnother);
    connect(m_fileName, &QPushButton::clicked, this, &MappingDialog::addFileName);
    // In one line they are wider than half of a small screen.
    return inOneColumn({inOneLine({m_leaveOut, m_another}, this), inOneLine({m_fileName}, this)},
                       this);
}

QWidget *MappingDialog::makeFoot()
{
    auto *box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    box->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("mappingOk"));
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return box;
}

void MappingDialog::accept()
{
    if (!m_form->isUnfinished() && !m_beside->isUnfinished())
        QDialog::accept();
}

void MappingDialog::choose(int row)
{
    m_row = row;
    showChosen();
}

/// The form stays as it is: somebody types in it.
void MappingDialog::change(const FieldMapping &field)
{
    m_row = m_rows.change(m_row, field);
    m_list->showRows(m_rows, m_row);
    emit changed();
}

void MappingDialog::leaveOut()
{
    if (m_row >= m_rows.rows().size())
        return;
    if (m_rows.rows().at(m_row).isLeftOut)
        m_rows.bringIn(m_row);
    else
        m_rows.leaveOut(m_row);
    showRows(qMin(m_row, m_rows.rows().size() - 1));
    emit changed();
}

void MappingDialog::addAnother()
{
    showRows(m_rows.addAnother(m_row));
    m_form->beginWithName();
    emit changed();
}

void MappingDialog::addFileName()
{
    showRows(m_rows.addFileName(tr("file")));
    m_form->beginWithName();
    emit changed();
}

void MappingDialog::takeBeside(const QString &priorityFrom, const QStringList &contextFrom)
{
    m_rows.takeBeside(priorityFrom, contextFrom);
    showRows(m_row);
    emit changed();
}

void MappingDialog::showRows(qsizetype current)
{
    m_row = current;
    m_list->showRows(m_rows, current);
    showChosen();
}

void MappingDialog::showChosen()
{
    const bool isThere = m_row >= 0 && m_row < m_rows.rows().size();
    const MappingRow row = isThere ? m_rows.rows().at(m_row) : MappingRow();
    m_form->showField(row.field, row.isLeftOut || !isThere);
    m_leaveOut->setText(row.isLeftOut ? tr("Lea&ve in") : tr("Lea&ve out"));
    m_leaveOut->setEnabled(isThere);
    m_another->setEnabled(isThere && !row.isLeftOut && !row.field.isFileName);
}

void MappingDialog::showLook(const FileLook &look)
{
    if (look.preview)
        m_sample->show(*look.preview);
    else
        m_sample->showProblem({});
    m_said->setText(look.preview ? tr("This is the result.") : look.preview.error().sentence);
}

} // namespace intray
