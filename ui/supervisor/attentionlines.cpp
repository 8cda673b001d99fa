// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/attentionlines.h"

#include "lists/glancemodel.h"
#include "ui/common/colours.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace intray {

AttentionLines::AttentionLines(QWidget *parent)
    : QFrame(parent)
    , m_lines(new QLabel(this))
{
    setObjectName(QStringLiteral("attention"));
    m_lines->setObjectName(QStringLiteral("attentionLines"));
    m_lines->setTextFormat(Qt::PlainText);
    m_lines->setWordWrap(true);
    m_lines->setText(tr("Looking at the queues..."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 6);
    column->addWidget(m_lines);
}

void AttentionLines::tell(const Glance &glance)
{
    constexpr qsizetype most = 5;
    QStringList lines;
    for (const QueueGlance &queue : glance.queues)
        for (const Need &need : needsOf(queue, glance.now))
            lines << QStringLiteral("\u26a0 ") + tr("%1: %2").arg(queue.title, wordsFor(need));
    m_isNeeded = !lines.isEmpty();
    if (lines.isEmpty())
        lines << QStringLiteral("\u2713 ") + tr("No queue needs attention.");
    if (const auto more = static_cast<int>(lines.size() - most); more > 0)
        lines = lines.first(most) << tr("and %n more; the table has them", nullptr, more);
    m_lines->setText(lines.join(u'\n'));
    const int inset = m_isNeeded ? 12 : 0; // within the ground that a need has
    layout()->setContentsMargins(inset, 6, inset, 6);
    update();
}

void AttentionLines::paintEvent(QPaintEvent *)
{
    if (!m_isNeeded)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), toneBackground(palette(), Tone::Warning));
    const QRect edge(isRightToLeft() ? width() - 4 : 0, 0, 4, height());
    painter.fillRect(edge, toneEdge(palette(), Tone::Warning));
}

} // namespace intray
