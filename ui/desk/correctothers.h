// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/correctionruns.h"
#include "session/verifying/valuereading.h"

#include <memory>

class QWidget;

namespace intray {

class Desk;
class Session;

/// Tells whoever takes a suggestion how many other open records would come right in the same way,
/// and shows them, of several fields one after the other; whoever may has them corrected. Counts in
/// the background; changes nothing by itself.
class CorrectOthers : public QObject
{
    Q_OBJECT
public:
    CorrectOthers(Desk &desk, Session &session, QWidget *page);

    /// The dialog with these corrections, or an empty one for the desk's queue; says that they are
    /// still being searched.
    void open();

private:
    void look(const QList<CorrectionWish> &made);
    void lookAtNext();
    void findAlike(const QList<FieldValue> &values);
    void count(const CorrectionPlan &plan);
    void tell(const CorrectionPlan &plan, const CorrectionPreview &preview);
    void say();
    bool stands(const CorrectionWish &made) const;
    void forgetTakenBack();
    void goOn();
    void sayThatItSearches();
    QString labelOf(const QString &field) const;
    void forget();

    /// What would come right in the other records of one field.
    struct Told
    {
        CorrectionWish made;
        CorrectionPlan plan;
        qint64 open = 0;
    };

    Desk &m_desk;
    Session &m_session;
    QWidget *m_page;
    ItemId m_item; ///< In whose record they were made.
    QString m_queue;
    QList<CorrectionWish> m_made;   ///< Those that were not looked at yet; the first is under way.
    CorrectionPlan m_plan;          ///< That is under way, or was last; empty: there is none yet.
    QList<Told> m_told;             ///< Those that have other records, the first is shown next.
    bool m_isAskedTooEarly = false; ///< Somebody wanted to see them before they were known.
    int m_question = 0;
    std::unique_ptr<ValueReading> m_reading;
    std::unique_ptr<CorrectionTrial> m_trial;
};

} // namespace intray
