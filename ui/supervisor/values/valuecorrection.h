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

class QBoxLayout;
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
    /// Why no value of the field is corrected here, in a sentence: then nothing is asked. Empty:
    /// they can be.
    void setWhyNever(const QString &sentence);
    enum class Awaits { Nothing, SameField, AnotherField };
    /// Values are being read: what stands here stays to be seen until setChosen() is called, and
    /// nothing is corrected before.
    void await(Awaits what);
    void setChosen(const ChosenValues &chosen, ValuesBy by);
    void lookAgain(); ///< The queue may have got a template.
    void focusFirst();
    void correct(); ///< While it is not known what would change, only that is told.
    bool isRunning() const { return m_stage != Stage::Asking; }
    /// There is room for this or the list of values: what would change is shown when it is asked
    /// for, in the place of that list.
    void setLow(bool isLow);
    bool isListed() const { return m_isLow && m_isListed; } ///< What would change, where it is low.

protected:
    bool event(QEvent *event) override; ///< Its parts want another height.
    void resizeEvent(QResizeEvent *event) override;

signals:
    void told(const intray::Message &message);
    void runningChanged();
    void partsShown(); ///< Others than before.
    void listed();     ///< What would change, or no longer.
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
    QString whatIsMissing() const;
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
    void showParts();
    void bound();
    void showButtons();
    void showChanges(bool isListed);
    QString sentence() const;

    Session &m_session;
    FieldOfQueue m_field;
    QString m_whyNever; ///< Why nothing of it is corrected; empty: it can be.
    ChosenValues m_chosen;
    ValuesBy m_by = ValuesBy::Value;
    std::unique_ptr<CorrectionTrial> m_trial; ///< Of the queue; none before there is one.
    std::unique_ptr<BulkCorrecting> m_work;
    QTimer m_typing;
    int m_question = 0;
    bool m_isWorking = false; ///< What would change is not known yet.
    Awaits m_awaits = Awaits::Nothing;
    bool m_isLow = false;
    bool m_isListed = false;
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
    QBoxLayout *m_foot = nullptr;
    LineButton *m_list;
    LineButton *m_undo;
    LineButton *m_correct;
};

} // namespace intray
