// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/unitedit.h"

#include "ui/common/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QSpinBox>

namespace intray {

UnitEdit::UnitEdit(const QString &name, const QString &about, const QString &forNone,
                   const QList<Unit> &units, int most, QWidget *parent)
    : QWidget(parent)
    , m_number(new QSpinBox(this))
    , m_unit(new QComboBox(this))
{
    setObjectName(name + QStringLiteral("Span"));
    m_number->setObjectName(name);
    m_number->setAccessibleName(about);
    m_number->setRange(forNone.isEmpty() ? 1 : 0, most);
    m_number->setGroupSeparatorShown(true);
    m_number->setSpecialValueText(forNone);
    m_number->setMinimumWidth(fieldwidth::number);
    m_unit->setObjectName(name + QStringLiteral("Unit"));
    m_unit->setAccessibleName(tr("%1: unit").arg(about));
    m_unit->setMinimumWidth(fieldwidth::number);
    for (const auto &[word, size] : units)
        m_unit->addItem(word, size);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_number);
    line->addWidget(m_unit);
    line->addStretch(1);
    setFocusProxy(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, &UnitEdit::offerUnit);
    connect(m_number, &QSpinBox::valueChanged, this, &UnitEdit::changed);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &UnitEdit::changed);
}

void UnitEdit::setAmount(qint64 amount, qint64 unitOfNone)
{
    int at = 0;
    for (int index = 0; index < m_unit->count(); ++index) {
        const qint64 unit = m_unit->itemData(index).toLongLong();
        if (amount == 0 ? unit == unitOfNone : amount % unit == 0)
            at = index;
    }
    m_unit->setCurrentIndex(at);
    const qint64 number = amount / m_unit->currentData().toLongLong();
    m_number->setValue(static_cast<int>(std::min<qint64>(number, m_number->maximum())));
}

void UnitEdit::setUsual(qint64 amount, qint64 unit)
{
    m_usualUnit = unit;
    //: A number of minutes or seconds, as it is where nobody says otherwise.
    m_number->setSpecialValueText(tr("%1 (usual)").arg(QLocale().toString(amount / unit)));
    offerUnit();
}

void UnitEdit::offerUnit()
{
    const bool isUsual = m_usualUnit > 0 && m_number->value() == 0;
    if (isUsual)
        m_unit->setCurrentIndex(m_unit->findData(m_usualUnit));
    m_unit->setEnabled(!isUsual);
}

qint64 UnitEdit::unit() const
{
    return m_unit->currentData().toLongLong();
}

QString UnitEdit::words() const
{
    const bool isNone = m_number->value() == 0 && !m_number->specialValueText().isEmpty();
    return isNone && m_usualUnit == 0
               ? m_number->text()
               : QStringLiteral("%1 %2").arg(m_number->text(), m_unit->currentText());
}

qint64 UnitEdit::amount() const
{
    return m_number->value() * unit();
}

} // namespace intray
