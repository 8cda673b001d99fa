// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/finishedquery.h"
#include "queue/state.h"
#include "ui/common/bulkdialog.h"

#include <QMap>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDateEdit;

namespace intray {

/// Opens finished items of a queue again, all that fit a filter: done, failed, dismissed, by whom,
/// when, with which text. What they were before stays in their history.
class ReopenDialog : public BulkDialog
{
    Q_OBJECT
public:
    ReopenDialog(Session &session, const QString &queue, QWidget *parent);

protected:
    QString whyNotYet() const override;
    void begin(BulkRun &run) const override;
    QString wordsForDone(const QList<ItemId> &done) const override;

private:
    struct Found;
    void ask();
    QWidget *makeStates();
    QWidget *makePeriod();
    void look();
    void showFound(const Outcome<Found> &found);
    FinishedQuery query() const;

    const QString m_queue;
    QMap<State, QCheckBox *> m_states;
    QComboBox *m_by = nullptr;
    QCheckBox *m_always = nullptr;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_to = nullptr;
    QLineEdit *m_find = nullptr;
    QTimer m_typing;
    qint64 m_found = 0;
    int m_look = 0; ///< Answers about another filter are not shown.
};

} // namespace intray
