// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/spanedit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace intray {

using std::chrono::seconds;

static constexpr int mostUnits = 100'000;

SpanEdit::SpanEdit(const QString &name, const QString &about, const QString &forNone,
                   QWidget *parent)
    : QWidget(parent)
    , m_number(new QSpinBox(this))
    , m_unit(new QComboBox(this))
{
    setObjectName(name + QStringLiteral("Span"));
    m_number->setObjectName(name);
    m_number->setAccessibleName(about);
    m_number->setRange(forNone.isEmpty() ? 1 : 0, mostUnits);
    m_number->setSpecialValueText(forNone);
    m_number->setMinimumWidth(110);
    m_unit->setObjectName(name + QStringLiteral("Unit"));
    m_unit->setAccessibleName(tr("%1: unit").arg(about));
    m_unit->addItem(tr("seconds"), 1);
    m_unit->addItem(tr("minutes"), 60);
    m_unit->addItem(tr("hours"), 3600);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_number);
    line->addWidget(m_unit);
    line->addStretch(1);
    setFocusProxy(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, &SpanEdit::changed);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &SpanEdit::changed);
}

int SpanEdit::unitSeconds() const
{
    return m_unit->currentData().toInt();
}

// In the largest unit that is exact.
void SpanEdit::setSpan(const std::optional<seconds> &span)
{
    const qint64 whole = span.value_or(seconds(0)).count();
    const int unit = whole == 0 ? 60 : whole % 3600 == 0 ? 3600 : whole % 60 == 0 ? 60 : 1;
    m_unit->setCurrentIndex(m_unit->findData(unit));
    m_number->setValue(static_cast<int>(std::min<qint64>(whole / unit, mostUnits)));
}

std::optional<seconds> SpanEdit::span() const
{
    if (m_number->value() == 0)
        return std::nullopt;
    return seconds(qint64(m_number->value()) * unitSeconds());
}

} // namespace intray
