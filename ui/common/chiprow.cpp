// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/chiprow.h"

#include "ui/common/chip.h"
#include "ui/common/tokens.h"

#include <QKeyEvent>
#include <QStyle>

#include <algorithm>

namespace intray {

ChipRow::ChipRow(QWidget *parent)
    : QWidget(parent)
    , m_add(new Chip(Chip::Kind::Add, this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_add, &Chip::clicked, this, &ChipRow::addWanted);
    watch(m_add);
    m_add->hide();
}

void ChipRow::setFilters(const QStringList &words)
{
    const auto used = std::ranges::find_if(m_filters, &QWidget::hasFocus) - m_filters.begin();
    const bool wasUsed = used < m_filters.size();
    qDeleteAll(m_filters);
    m_filters.clear();
    for (const QString &one : words)
        addFilter(int(m_filters.size()), one);
    const QList<Chip *> all = chips();
    const Chip *stop = all.value(std::min(wasUsed ? used : 0, all.size() - 1));
    makeStop(stop);
    if (wasUsed && stop)
        const_cast<Chip *>(stop)->setFocus(Qt::OtherFocusReason);
    arrange();
}

void ChipRow::addFilter(int number, const QString &words)
{
    auto *chip = new Chip(Chip::Kind::Filter, this);
    chip->setWords(words);
    connect(chip, &Chip::clicked, this, [this, number] { emit filterWanted(number); });
    // Later: who hears it may give other filters, and this chip has not come back from its key.
    connect(
        chip, &Chip::removeWanted, this, [this, number] { emit removeWanted(number); },
        Qt::QueuedConnection);
    watch(chip);
    QWidget::setTabOrder(m_add, chip); // whenever it comes, where this stands
    m_filters << chip;
    chip->show();
}

void ChipRow::setAddWords(const QString &words)
{
    m_add->setWords(words);
    m_add->setVisible(!words.isEmpty());
    if (!words.isEmpty() && m_filters.isEmpty())
        makeStop(m_add);
    arrange();
}

void ChipRow::watch(Chip *chip)
{
    chip->installEventFilter(this);
}

QList<Chip *> ChipRow::chips() const
{
    QList<Chip *> all = m_filters;
    if (!m_add->isHidden())
        all << m_add;
    return all;
}

void ChipRow::makeStop(const Chip *stop)
{
    for (Chip *chip : chips())
        chip->setFocusPolicy(chip == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

bool ChipRow::go(const Chip *from, int key)
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const bool isOn = (key == Qt::Key_Right) != isMirrored;
    const QList<Chip *> all = chips();
    Chip *to = all.value(std::ranges::find(all, from) - all.begin() + (isOn ? 1 : -1));
    if (to)
        to->setFocus(Qt::OtherFocusReason);
    return true; // at the end it stays
}

bool ChipRow::eventFilter(QObject *watched, QEvent *event)
{
    const auto *chip = static_cast<const Chip *>(watched);
    if (event->type() == QEvent::FocusIn)
        makeStop(chip);
    if (event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<QKeyEvent *>(event)->key();
    return (key == Qt::Key_Left || key == Qt::Key_Right) && go(chip, key);
}

/// As high as all of them are in such a width; `isMeant`: they go there.
int ChipRow::place(int width, bool isMeant) const
{
    int x = 0, y = 0, bottom = 0;
    for (Chip *chip : chips()) {
        const QSize size = chip->sizeHint().boundedTo({std::max(width, 1), 10000});
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y = bottom + room::within;
        }
        if (isMeant)
            chip->setGeometry(
                QStyle::visualRect(layoutDirection(), rect(), QRect(QPoint(x, y), size)));
        x += size.width() + room::between;
        bottom = std::max(bottom, y + size.height());
    }
    return bottom;
}

void ChipRow::arrange()
{
    place(width(), true);
    updateGeometry();
}

int ChipRow::heightForWidth(int width) const
{
    return place(width, false);
}

QSize ChipRow::sizeHint() const
{
    int width = 0;
    for (const Chip *chip : chips())
        width += chip->sizeHint().width() + room::between;
    width = std::max(0, width - room::between);
    return {width, heightForWidth(width)};
}

QSize ChipRow::minimumSizeHint() const
{
    int widest = 0;
    for (const Chip *chip : chips())
        widest = std::max(widest, chip->sizeHint().width());
    return {widest, heightForWidth(std::max(widest, width()))};
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place(width(), true);
}

void ChipRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::FontChange)
        arrange();
}

} // namespace intray
