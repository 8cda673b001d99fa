// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/elidedlabel.h"

#include "lists/celltext.h"

#include <QEvent>

namespace intray {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::showText(const QString &whole)
{
    m_whole = whole;
    elide();
}

void ElidedLabel::elide()
{
    const QString shown = fontMetrics().elidedText(m_whole, Qt::ElideRight, contentsRect().width());
    setText(shown);
    setToolTip(shown == m_whole ? QString() : plainToolTip(m_whole));
    setAccessibleDescription(shown == m_whole ? QString() : m_whole);
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        elide();
}

} // namespace intray
