// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/mapping/besideform.h"

#include "lists/celltext.h"
#include "transfer/columnlist.h"
#include "transfer/mapping/mapping.h"
#include "ui/common/flowlayout.h"
#include "ui/common/tintedlabel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace intray {

BesideForm::BesideForm(const Mapping &mapping, const QStringList &columns, QWidget *parent)
    : QWidget(parent)
    , m_columns(columns)
    , m_priority(new QComboBox(this))
    , m_context(new QLineEdit(this))
    , m_fault(new TintedLabel(Tint::Fault, {}, this))
{
    m_priority->setObjectName(QStringLiteral("mappingPriority"));
    m_priority->setToolTip(tr("A column of whole numbers: higher ones are worked on first. A row "
                              "with anything else is rejected."));
    m_priority->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_priority->setMinimumContentsLength(14);
    m_priority->addItem(tr("no column"), QString());
    for (const QString &column : columns)
        m_priority->addItem(cellText(column, 60), column);
    m_priority->setCurrentIndex(std::max(0, m_priority->findData(mapping.priorityFrom)));
    m_context->setObjectName(QStringLiteral("mappingContext"));
    m_context->setPlaceholderText(tr("no column"));
    m_context->setToolTip(tr("Columns that say whose request it was, in which language and so on, "
                             "separated by commas: workers get them along with the record."));
    m_context->setText(lineOf(mapping.contextFrom));
    m_fault->setObjectName(QStringLiteral("mappingBesideFault"));
    m_fault->setWordWrap(true);
    m_fault->hide();
    connect(m_priority, &QComboBox::activated, this, &BesideForm::tell);
    connect(m_context, &QLineEdit::textEdited, this, &BesideForm::tell);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *fields = new QWidget(this);
    auto *line = new FlowLayout(fields);
    line->addField(tr("Pr&iority from"), m_priority);
    line->addField(tr("Conte&xt from"), m_context);
    column->addWidget(fields);
    column->addWidget(m_fault);
}

bool BesideForm::isUnfinished() const
{
    return !fault().isEmpty();
}

QString BesideForm::fault() const
{
    const auto said = columnsIn(m_context->text());
    if (!said)
        return said.error().sentence;
    for (const QString &column : *said)
        if (!m_columns.contains(column))
            return tr("The file has no column “%1”.").arg(column);
    return {};
}

void BesideForm::tell()
{
    const QString said = fault();
    m_fault->setText(said);
    m_fault->setVisible(!said.isEmpty());
    if (said.isEmpty())
        emit changed(m_priority->currentData().toString(), *columnsIn(m_context->text()));
}

} // namespace intray
