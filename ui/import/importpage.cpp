// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importpage.h"

#include "ui/import/importsample.h"

#include <QEvent>

namespace intray {

ImportPage::ImportPage(ImportSample *sample, QWidget *parent)
    : LowPlace(parent)
    , m_sample(sample)
{
}

/// With as little of the sample as is enough.
int ImportPage::leastHeight() const
{
    const int width = maximumViewportSize().width();
    const int now = widget()->hasHeightForWidth() ? widget()->heightForWidth(width)
                                                  : widget()->sizeHint().height();
    return now - m_sample->heightToSpare();
}

void ImportPage::fit()
{
    if (widget())
        m_sample->showWhole(leastHeight() > maximumViewportSize().height());
}

void ImportPage::resizeEvent(QResizeEvent *event)
{
    LowPlace::resizeEvent(event);
    fit();
}

bool ImportPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return LowPlace::eventFilter(watched, event);
}

} // namespace intray
