// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldslots.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QVBoxLayout>

namespace intray {

FieldSlots::FieldSlots(QAbstractItemModel &names, const QString &name, int most, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (int i = 0; i < most; ++i) {
        auto *place = new QComboBox(this);
        place->setModel(&names);
        place->setObjectName(QStringLiteral("%1.%2").arg(name).arg(i));
        place->setAccessibleName(tr("Field %1").arg(i + 1));
        place->setMinimumContentsLength(10);
        place->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(place, &QComboBox::currentIndexChanged, this, [this] {
            if (m_showing)
                return;
            showPlaces();
            emit changed();
        });
        column->addWidget(place);
        m_places << place;
    }
    showPlaces();
}

void FieldSlots::showFields(const QStringList &fields)
{
    m_showing = true;
    for (qsizetype i = 0; i < m_places.size(); ++i)
        m_places.at(i)->setCurrentIndex(std::max(0, m_places.at(i)->findText(fields.value(i))));
    m_more = fields.mid(m_places.size());
    m_showing = false;
    showPlaces();
}

QStringList FieldSlots::fields() const
{
    QStringList all;
    for (const QComboBox *place : m_places)
        if (!place->currentText().isEmpty())
            all << place->currentText();
    return all + m_more;
}

void FieldSlots::showPlaces()
{
    const qsizetype filled = fields().size();
    for (qsizetype i = 0; i < m_places.size(); ++i)
        m_places.at(i)->setVisible(i <= filled || m_places.at(i)->currentIndex() > 0);
}

} // namespace intray
