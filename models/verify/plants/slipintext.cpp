// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/plants/slipintext.h"

#include <algorithm>

namespace intray {

/// Where two texts differ: so much is the same in front, and so much behind.
struct Sameness
{
    qsizetype front = 0;
    qsizetype behind = 0;
};

static Sameness sameIn(const QString &one, const QString &other)
{
    const qsizetype most = std::min(one.size(), other.size());
    Sameness same;
    while (same.front < most && one.at(same.front) == other.at(same.front))
        ++same.front;
    while (same.behind < most - same.front &&
           one.at(one.size() - 1 - same.behind) == other.at(other.size() - 1 - same.behind))
        ++same.behind;
    return same;
}

SlipInText::SlipInText(const PlantedSlip &slip)
    : m_slip(slip)
{
    const Sameness same = sameIn(slip.shown, slip.right);
    m_planted = slip.shown.mid(same.front, slip.shown.size() - same.front - same.behind);
    m_instead = slip.right.mid(same.front, slip.right.size() - same.front - same.behind);
    showAgain();
    m_known.insert(m_shown, m_at);
}

void SlipInText::showAgain()
{
    m_shown = m_slip.shown;
    m_at = sameIn(m_slip.shown, m_slip.right).front;
}

QString SlipInText::rightOf(const QString &shown, qsizetype at) const
{
    return at < 0 ? shown : QString(shown).replace(at, m_planted.size(), m_instead);
}

// What is changed right beside a left out letter is changed where the letter was.
qsizetype SlipInText::placeAfter(const QString &typed) const
{
    if (!isThere())
        return -1;
    const Sameness same = sameIn(m_shown, typed);
    const qsizetype beside = m_planted.isEmpty() ? 1 : 0;
    if (same.front >= m_at + m_planted.size() + beside)
        return m_at;
    if (m_shown.size() - same.behind <= m_at - beside)
        return m_at + typed.size() - m_shown.size();
    return -1;
}

// Whoever undoes what was typed has the slip back.
void SlipInText::type(const QString &typed)
{
    const auto before = m_known.constFind(typed);
    m_at = before != m_known.constEnd() ? *before : placeAfter(typed);
    m_shown = typed;
    if (isThere())
        m_known.insert(typed, m_at);
}

} // namespace intray
