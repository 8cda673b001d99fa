// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/keyrow.h"

#include "ui/common/dimmedline.h"
#include "ui/common/focuslook.h"
#include "ui/common/letters.h"
#include "ui/common/painting.h"
#include "ui/common/rowlook.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>

namespace intray {

KeyRow::KeyRow(const QString &words, QWidget *parent)
    : QWidget(parent)
    , m_button(new QRadioButton(QString(words).replace(u'&', QStringLiteral("&&")), this))
    , m_sentence(new DimmedLine(this))
    , m_best(new TintedLabel(Tint::Dimmed, tr("fits best"), this))
{
    constexpr int nameLetters = 24;
    m_button->setMinimumWidth(nameLetters * letterWidth(fontMetrics()));
    m_best->hide();
    showFocusElsewhere(*m_button);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(room::beside, room::within, room::beside, room::within);
    line->setSpacing(room::beside);
    line->addWidget(m_button);
    line->addWidget(m_sentence, 1);
    line->addWidget(m_best);
    connect(m_button, &QRadioButton::toggled, this, qOverload<>(&QWidget::update));
    m_button->installEventFilter(this);
}

void KeyRow::setSentence(const QString &sentence)
{
    m_sentence->showText(sentence);
    m_sentence->setVisible(!m_field || !sentence.isEmpty());
    m_button->setAccessibleDescription(sentence);
}

void KeyRow::setBest(bool isBest)
{
    m_best->setVisible(isBest);
}

void KeyRow::add(QWidget *field)
{
    m_field = field;
    m_sentence->hide();
    QSizePolicy keepsRoom = field->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true); // or the row would grow
    field->setSizePolicy(keepsRoom);
    field->setVisible(m_button->isChecked());
    connect(m_button, &QRadioButton::toggled, field, &QWidget::setVisible);
    static_cast<QHBoxLayout *>(layout())->insertWidget(1, field, 1);
}

/// The row is what one sees as the choice.
bool KeyRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

void KeyRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool isInHand = m_button->hasFocus();
    if (m_button->isChecked())
        paintOutline(painter, rect(),
                     {.ground = colourOf(ColourRole::Chosen, palette()), .radius = radius::field});
    if (isInHand)
        paintOutline(
            painter, rect(),
            {.edge = colourOf(ColourRole::Accent, palette()), .radius = radius::field, .width = 2});
    const int inside = isInHand ? room::within : 0; // a bar on the ring would not be seen
    if (m_button->isChecked())
        paintBarOfRow(painter, rect().adjusted(inside, 0, -inside, 0), layoutDirection(),
                      palette());
}

} // namespace intray
