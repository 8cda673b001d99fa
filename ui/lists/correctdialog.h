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

/// Puts one value in the place of another in all open records of a queue: says while one types
/// which records that would be, shows how far it is, can be cancelled between two pieces, tells
/// what became of each item, and takes it back.
class CorrectDialog : public QDialog
{
    Q_OBJECT
public:
    CorrectDialog(Session &session, const Queue &queue, const CorrectionWish &wish,
                  QWidget *parent);

    void reject() override; ///< While it runs: stops after the piece under way.

signals:
    void ended(const QString &sentence); ///< It ran; what came of it.

private:
    enum class Stage { Asking, Correcting, Corrected, TakingBack, TakenBack };

    void build(const Queue &queue, const CorrectionWish &wish);
    QWidget *makeQuestions(const Queue &queue, const CorrectionWish &wish);
    QWidget *makeButtons();
    void follow();
    CorrectionWish wish() const;
    QString whyNotYet() const;
    void askAnew();
    void look();
    void showPreview(const CorrectionPlan &plan, const CorrectionPreview &preview);
    void showError(const Error &error);
    void correct();
    void showEarlier();
    void takeBack();
    void takeBackAll(const OperationId &correction, qint64 records);
    void receive(const CorrectionReport &report);
    void showReport(const CorrectionReport &report, const QString &word);
    void addRow(const QString &key, const QString &words);
    void enter(Stage stage);
    bool isRunning() const { return m_stage == Stage::Correcting || m_stage == Stage::TakingBack; }

    Session &m_session;
    Queue m_queue;
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
