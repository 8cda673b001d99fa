// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/seekmark.h"

#include "session/desk/taking/workseeker.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace intray {

SeekMark::SeekMark(WorkSeeker &seeker, QWidget *parent)
    : QWidget(parent)
    , m_seeker(seeker)
    , m_words(new QLabel(this))
    , m_stop(new QPushButton(tr("Stop"), this))
{
    setObjectName(QStringLiteral("seekMark"));
    m_words->setObjectName(QStringLiteral("seekWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_stop->setObjectName(QStringLiteral("stopSeeking"));
    m_stop->setAccessibleName(tr("Stop looking for work"));
    m_stop->setAutoDefault(false);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_words);
    line->addWidget(m_stop);
    connect(m_stop, &QPushButton::clicked, &m_seeker, &WorkSeeker::cancel);
    connect(&m_seeker, &WorkSeeker::changed, this, &SeekMark::showSeeking);
    connect(&m_seeker, &WorkSeeker::ticked, this, &SeekMark::showSeeking);
    showSeeking();
}

QString SeekMark::words() const
{
    const int seconds = int(m_seeker.elapsed().count());
    return m_seeker.request().isAttended
               ? tr("A colleague is already looking for work: %n s", nullptr, seconds)
               : tr("Looking for work: %n s", nullptr, seconds);
}

void SeekMark::showSeeking()
{
    setVisible(m_seeker.isSeeking());
    if (!m_seeker.isSeeking())
        return;
    m_words->setText(words());
    m_stop->setEnabled(true);
}

} // namespace intray
