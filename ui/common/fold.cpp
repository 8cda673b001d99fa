// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/fold.h"

#include "ui/common/foldhead.h"
#include "ui/common/painting.h"
#include "ui/common/tabstops.h"

#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace intray {

Fold::Fold(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_head(new FoldHead(name, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 1);
    column->setSpacing(0);
    column->addWidget(m_head);
    connect(m_head, &QToolButton::toggled, this, [this](bool isOpen) {
        if (m_contents)
            m_contents->setVisible(isOpen);
        leadInside();
        emit opened(isOpen);
    });
}

void Fold::setName(const QString &name)
{
    m_head->setText(name);
    m_head->setAccessibleName(name);
}

void Fold::setSentence(const MarkedText &sentence)
{
    m_head->setSentence(sentence);
}

void Fold::setContents(QWidget *contents)
{
    delete std::exchange(m_contents, contents);
    layout()->addWidget(contents);
    contents->setVisible(isOpen());
}

bool Fold::isOpen() const
{
    return m_head->isChecked();
}

void Fold::setOpen(bool isOpen)
{
    m_head->setChecked(isOpen);
}

void Fold::setFlush()
{
    m_head->setRoomBefore(0);
}

void Fold::setLine(bool hasLine)
{
    m_hasLine = hasLine;
    update();
}

void Fold::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    leadInside();
}

// Qt leads through the parts in the order in which they were made, and heads are made first.
void Fold::leadInside()
{
    QWidget *before = m_head;
    if (m_contents && isOpen())
        for (QWidget *stop : stopsIn(*m_contents))
            setTabOrder(std::exchange(before, stop), stop);
}

void Fold::paintEvent(QPaintEvent *)
{
    if (!m_hasLine)
        return;
    QPainter painter(this);
    paintHairline(painter, {0, height() - 1}, {width(), height() - 1}, palette());
}

QToolButton *Fold::head() const
{
    return m_head;
}

} // namespace intray
