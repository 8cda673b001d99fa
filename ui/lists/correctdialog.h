// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "queue/queuerules.h"
#include "session/verifying/correctionruns.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace intray {

class Session;

/// Puts one value in the place of another in all open records of a queue, or several others in the
/// place of several: says while one types which records that would be, shows how far it is, can be
/// cancelled between two pieces, tells what became of each item, and takes it back. Whoever may
/// correct nothing only looks.
class CorrectDialog : public QDialog
{
    Q_OBJECT
public:
    /// Several values: these and no others. One: it can be another. None: it is asked.
    CorrectDialog(Session &session, const Queue &queue, const CorrectionPlan &plan,
                  QWidget *parent);

    void reject() override; ///< While it runs: stops after the piece under way.

signals:
    void ended(const QString &sentence); ///< It ran; what came of it.

private:
    enum Column { Key, What, From, To, ColumnCount };

    enum class Stage { Asking, Correcting, Corrected, TakingBack, TakenBack };

    void build(const Queue &queue, const QString &field);
    QWidget *makeQuestions(const Queue &queue, const QString &field);
    void makeTable();
    void shareColumns();
    QWidget *makeButtons();
    void follow();
    CorrectionWish wish() const;
    CorrectionPlan plan() const;
    QString whyNever() const;
    QString whyNotYet() const;
    QString whatWouldChange(qint64 open) const;
    QStringList whatElse(const CorrectionPreview &preview) const;
    void say(const QString &answer, const QStringList &more = {});
    void askAnew();
    void look();
    void showPreview(const CorrectionPlan &plan, const CorrectionPreview &preview);
    void showError(const Error &error);
    void correct();
    void showEarlier();
    void takeBack();
    static QString proposedWords(qint64 records);
    QString proposedTo(const QString &holder) const;
    void takeBackAll(const OperationId &correction, qint64 records);
    void receive(const CorrectionReport &report);
    void showReport(const CorrectionReport &report, const QString &word, const QString &proposed);
    void addRow(const QString &key, const QString &words, const FoundToCorrect &values = {});
    void enter(Stage stage);
    bool isRunning() const { return m_stage == Stage::Correcting || m_stage == Stage::TakingBack; }

    Session &m_session;
    Queue m_queue;
    std::optional<CorrectionPlan> m_fixed; ///< Several values; none: what is typed counts.
    CorrectionTrial m_trial;
    BulkCorrecting m_work;
    QTimer m_typing;
    Stage m_stage = Stage::Asking;
    std::optional<CorrectionPlan> m_seen; ///< What the preview is of.
    CorrectionPreview m_preview;
    OperationId m_made;
    QComboBox *m_field;
    QLineEdit *m_from;
    QLineEdit *m_to;
    QLabel *m_said;
    QTableWidget *m_items;
    QProgressBar *m_bar;
    QPushButton *m_accept;
    QPushButton *m_undo;
    QPushButton *m_earlier;
    QPushButton *m_close;
};

} // namespace intray
