// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/faultcount.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/signlabel.h"

#include <QAction>
#include <QEvent>

namespace intray {

FaultCount::FaultCount(QAction *nextFault, QWidget *parent)
    : QPushButton(parent)
    , m_nextFault(nextFault)
{
    setObjectName(QStringLiteral("recordFaults"));
    setFlat(true);
    setAutoDefault(false);
    setFocusPolicy(Qt::NoFocus); // the place stays in the record
    connect(this, &QPushButton::clicked, nextFault, &QAction::trigger);
    connect(nextFault, &QAction::changed, this, &FaultCount::say);
    applyColour();
    say(); // its place is made before it has something to tell
    hide();
}

void FaultCount::showCount(int faults)
{
    m_faults = faults;
    say();
    setVisible(faults > 0);
}

void FaultCount::say()
{
    const QString words = tr("%n fault(s)", nullptr, m_faults);
    const QString key = m_nextFault->shortcut().toString(QKeySequence::NativeText);
    setText(QStringLiteral("%1  %2").arg(words, key).trimmed());
    setAccessibleName(words);
    setToolTip(tr("Fields that break a rule of the queue."));
}

// A flat button stands on the window's ground.
void FaultCount::applyColour()
{
    m_colouring = true;
    const QPalette around = parentWidget() ? parentWidget()->palette() : QPalette();
    const QColor ink = readable(faultText(around), around.color(QPalette::Button), 4.6);
    QPalette colours;
    colours.setColor(QPalette::ButtonText, ink);
    setPalette(colours);
    QPixmap sign = drawnIcon(iconOf(Sign::Fault), qRound(16 * devicePixelRatioF()), ink,
                             around.color(QPalette::Window));
    sign.setDevicePixelRatio(devicePixelRatioF());
    setIcon(sign);
    m_colouring = false;
}

void FaultCount::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_colouring)
        applyColour();
}

} // namespace intray
