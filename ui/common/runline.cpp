// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/runline.h"

#include "lists/celltext.h"
#include "transfer/timeleft.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace intray {

RunLine::RunLine(const QString &name, const QString &progress, const QString &cancel,
                 QWidget *parent)
    : QWidget(parent)
    , m_words(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    setObjectName(name);
    m_words->setObjectName(name + QStringLiteral("Words"));
    m_words->setTextFormat(Qt::PlainText);
    m_bar->setObjectName(name + QStringLiteral("Progress"));
    m_bar->setAccessibleName(progress);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(80, 8);
    m_cancel->setObjectName(name + QStringLiteral("Cancel"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(cancel);
    m_cancel->setToolTip(cancel);
    m_cancel->setFocusPolicy(Qt::TabFocus);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(8, 0, 8, 0);
    line->setSpacing(8);
    line->addStretch(1); // in an empty status line the words stay beside the bar
    line->addWidget(m_words);
    line->addWidget(m_bar);
    line->addWidget(m_cancel);
    connect(m_cancel, &QToolButton::clicked, this, &RunLine::cancelWanted);
    hide();
}

void RunLine::begin(const QString &words, const QString &tip)
{
    setToolTip(plainToolTip(tip));
    m_words->setText(words);
    m_sinceBegin.start();
    m_bar->setRange(0, 0);
    m_cancel->setEnabled(true);
    setVisible(true);
}

void RunLine::tell(const QString &words, qint64 done, qint64 total)
{
    tellAfter(std::chrono::milliseconds(m_sinceBegin.elapsed()), words, done, total);
}

void RunLine::tellAfter(std::chrono::milliseconds sinceBegin, const QString &words, qint64 done,
                        qint64 total)
{
    m_bar->setRange(0, total > 0 ? 1000 : 0);
    m_bar->setValue(total > 0 ? static_cast<int>(done * 1000 / total) : 0);
    m_words->setText(withTimeLeft(words, sinceBegin, done, total));
}

void RunLine::beginCancelling(const QString &words)
{
    m_cancel->setEnabled(false);
    tell(words);
}

bool RunLine::isCancelling() const
{
    return !m_cancel->isEnabled();
}

} // namespace intray
