// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/proposalmark.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/linebutton.h"
#include "ui/common/tokens.h"

#include <QHBoxLayout>
#include <QLabel>

namespace intray {

static constexpr int longestShown = 200;
static constexpr int smallestTarget = 24; // pixels

ProposalMark::ProposalMark(const Field &field, Desk &desk, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_desk(desk)
    , m_words(new QLabel(this))
    , m_take(makeButton(QStringLiteral("take."), tr("Accept")))
    , m_refuse(makeButton(QStringLiteral("refuse."), tr("Reject")))
{
    m_words->setTextFormat(Qt::PlainText);
    m_words->setObjectName(QStringLiteral("proposed.") + m_field.name);
    m_words->setWordWrap(true);
    m_words->setMinimumHeight(smallestTarget);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, room::within, 0, room::within);
    line->setSpacing(room::between);
    line->addWidget(m_words, 1);
    line->addWidget(m_take, 0, Qt::AlignTop);
    line->addWidget(m_refuse, 0, Qt::AlignTop);
    connect(m_take, &LineButton::clicked, this, [this] {
        emit taken(m_desk.proposal().offered(m_field.name).value_or(QString()));
        m_desk.proposal().settle(m_field.name);
    });
    connect(m_refuse, &LineButton::clicked, this,
            [this] { m_desk.proposal().settle(m_field.name); });
    hide();
}

LineButton *ProposalMark::makeButton(const QString &name, const QString &words)
{
    auto *button = new LineButton(LineButton::Rank::Quiet, this);
    button->setObjectName(name + m_field.name);
    button->setWords(words);
    return button;
}

QWidget *ProposalMark::lastStop() const
{
    return m_refuse;
}

void ProposalMark::showProposal()
{
    const auto value = m_desk.proposal().offered(m_field.name);
    setVisible(value.has_value());
    if (!value)
        return;
    const QString words = tr("Proposed by %1: %2");
    QString shown = value->simplified();
    if (shown.size() > longestShown)
        shown = shown.left(longestShown) + QChar(0x2026);
    const QString by = m_desk.proposal().by(m_field.name);
    m_words->setText(words.arg(by, value->isEmpty() ? tr("(empty)") : shown));
    m_words->setToolTip(plainToolTip(words.arg(by, *value)));
    m_take->setAccessibleName(tr("Accept for %1: %2").arg(m_field.label, *value));
    m_refuse->setAccessibleName(tr("Reject for %1: %2").arg(m_field.label, *value));
}

QString ProposalMark::words() const
{
    return isHidden() ? QString() : m_words->text();
}

} // namespace intray
