// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/correctionruns.h"

#include <memory>

class QWidget;

namespace intray {

class Desk;
class Session;

/// Tells whoever takes a suggestion, and may, in how many other open records the same correction
/// occurs, and offers to make it there. Counts in the background; changes nothing by itself.
class CorrectOthers : public QObject
{
    Q_OBJECT
public:
    CorrectOthers(Desk &desk, Session &session, QWidget *page);

    void open(); ///< The dialog with this correction, or an empty one for the desk's queue.

private:
    void look(const CorrectionWish &wish);
    void tell(const CorrectionPlan &plan, const CorrectionPreview &preview);
    void forget();

    Desk &m_desk;
    Session &m_session;
    QWidget *m_page;
    ItemId m_item; ///< In whose record it was made.
    QString m_queue;
    std::optional<CorrectionWish> m_wish;
    std::unique_ptr<CorrectionTrial> m_trial;
};

} // namespace intray
