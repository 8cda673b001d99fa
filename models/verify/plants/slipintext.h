// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/plants/plantedslip.h"

namespace intray {

/// A planted slip in the text of a field while somebody types there. It follows each change, so
/// that what was typed can be told from what was planted at any moment. A value.
class SlipInText
{
public:
    explicit SlipInText(const PlantedSlip &slip);

    const PlantedSlip &slip() const { return m_slip; }
    const QString &shown() const { return m_shown; } ///< What stands in the field.
    /// The text without the slip: what was typed, made to the right value. Where somebody typed
    /// over the slip, it is what stands there.
    QString right() const { return rightOf(m_shown, m_at); }
    bool isThere() const { return m_at >= 0; } ///< Nobody has typed over it.
    bool isUntouched() const { return m_shown == m_slip.shown; }
    bool isPutRight() const { return m_shown == m_slip.right; }

    void type(const QString &typed);
    void showAgain(); ///< As in the beginning.

private:
    QString rightOf(const QString &shown, qsizetype at) const;
    qsizetype placeAfter(const QString &typed) const;

    PlantedSlip m_slip;
    QString m_planted; ///< The part of the shown value that is not that of the right one,
    QString m_instead; ///< and what is right in its place.
    QString m_shown;
    qsizetype m_at = -1;               ///< Where that part stands in what is shown.
    QHash<QString, qsizetype> m_known; ///< The places in texts that stood there before.
};

} // namespace intray
