// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/hintline.h"

#include "ui/common/dimmedline.h"
#include "ui/common/tokens.h"
#include "ui/desk/fieldsform.h"

#include <QHBoxLayout>

namespace intray {

HintLine::HintLine(const FieldsForm &fields, QWidget *parent)
    : QWidget(parent)
    , m_fields(fields)
    , m_hint(new DimmedLine(this))
{
    setObjectName(QStringLiteral("hintLine"));
    m_hint->setObjectName(QStringLiteral("fieldHint"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(room::sheet, room::within, room::edge, room::within);
    line->addWidget(m_hint, 1);
    connect(&fields, &FieldsForm::hintChanged, this, &HintLine::showHint);
    showHint();
}

void HintLine::showHint()
{
    m_hint->showText(m_fields.hint());
    updateGeometry();
}

QSize HintLine::sizeHint() const
{
    const int words = m_hint->fontMetrics().horizontalAdvance(m_fields.hint());
    return {words + room::sheet + room::edge, QWidget::sizeHint().height()};
}

} // namespace intray
