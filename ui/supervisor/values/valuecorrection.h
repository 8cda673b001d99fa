// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"
#include "session/verifying/correctionruns.h"
#include "session/verifying/valuereading.h"
#include "verify/decided/keptdecision.h"
#include "verify/values/valuechanges.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QPushButton;
class QTableView;

namespace intray {

class BecomingForm;
class DecisionKeeping;
class LineButton;
class RunLine;
class Session;
class TintedLabel;
class ValueChangesModel;

/// What the chosen values of a field become: says at once all that would change, corrects it when
/// it is told to, and takes it back as a whole. Borrows the session.
class ValueCorrection : public QWidget
{
    Q_OBJECT
public:
    explicit ValueCorrection(Session &session, QWidget *parent = nullptr);

    void setField(const FieldOfQueue &field); ///< Nothing is chosen then.
    void setChosen(const ChosenValues &chosen, ValuesBy by);
    void lookAgain(); ///< The queue may have got a template.
    void focusFirst();
    void correct(); ///< While it is not known what would change, only that is told.
    bool isRunning() const { return m_stage != Stage::Asking; }

signals:
    void told(const intray::Message &message);
    void runningChanged();
    void partsShown(); ///< Others than before.
    void corrected();  ///< The values are others now.

private:
    enum class Stage { Asking, Correcting, TakingBack };

    void build();
    QWidget *makeTable();
    QWidget *makeFoot();
    void follow();
    void followRuns();
    void askAnew();
    void askAgain();
    void tellWhatIsMissing();
    void work();
    /// What would change, and what of it is kept for the next delivery.
    struct Found
    {
        QList<ValueChange> changes;
        CorrectionPlan plan;
        KeptDecision decision;
    };
    static Found find(const Queue &queue, const QString &field, const ChosenValues &chosen,
                      const ValueWish &wish, ValuesBy by);
    void receiveChanges(int question, const Found &found);
    void receivePreview(const CorrectionPlan &plan, const CorrectionPreview &preview);
    void receiveTrouble(const Error &error);
    void receiveReport(const CorrectionReport &report);
    void tellKept(const QString &sentence, bool isGood);
    void takeBack();
    void begin(Stage stage, const QString &words);
    void end();
    void cancel();
    void showState();
    QString sentence() const;
    QString preview() const;

    Session &m_session;
    FieldOfQueue m_field;
    ChosenValues m_chosen;
    ValuesBy m_by = ValuesBy::Value;
    std::unique_ptr<CorrectionTrial> m_trial; ///< Of the queue; none before there is one.
    std::unique_ptr<BulkCorrecting> m_work;
    QTimer m_typing;
    int m_question = 0;
    bool m_isWorking = false; ///< What would change is not known yet.
    CorrectionPlan m_plan;
    KeptDecision m_decision;                    ///< That the plan carries out.
    Message m_result;                           ///< Of the last run.
    std::optional<CorrectionPreview> m_preview; ///< Of the plan.
    QString m_trouble;
    Stage m_stage = Stage::Asking;
    QList<OperationId> m_made; ///< The queue's corrections of this page, to be taken back.
    BecomingForm *m_form;
    DecisionKeeping *m_keeping;
    ValueChangesModel *m_changes;
    QTableView *m_table;
    TintedLabel *m_said;
    RunLine *m_run;
    LineButton *m_undo;
    LineButton *m_correct;
};

} // namespace intray
