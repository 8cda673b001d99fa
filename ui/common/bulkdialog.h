// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/bulkrun.h"

#include <QDialog>
#include <QHash>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace intray {

class Session;

/// Does something with many items: says first what will happen, shows how far it is, can be
/// cancelled, and tells of each item for which it did not work. Closes by itself when all did.
class BulkDialog : public QDialog
{
    Q_OBJECT
public:
    BulkDialog(Session &session, const QString &name, QWidget *parent);

    void reject() override; ///< While it runs: stops after the piece under way.

signals:
    void ended(const QString &sentence); ///< It ran; what came of it.

protected:
    void showEvent(QShowEvent *event) override; ///< firstField() has the focus.
    /// Where the cursor is at first; none: in the first question.
    virtual QWidget *firstField() const { return nullptr; }
    virtual QString whyNotYet() const = 0; ///< What is missing, in a sentence; empty: nothing.
    virtual void begin(BulkRun &run) const = 0;
    virtual QString wordsForDone(const QList<ItemId> &done) const = 0;

    QFormLayout &form() { return *m_form; }
    QWidget *questions() { return m_questions; }
    Session &session() const { return m_session; }
    void addReason(const QString &label);
    QString reason() const;
    QString preview() const;
    void setPreview(const QString &sentence);
    void setAction(const QString &text);                                ///< The button's words.
    void setKeys(const QHash<ItemId, QString> &keys) { m_keys = keys; } ///< For the report.
    void setKeysOf(const QList<Item> &items);
    void check();
    /// Before it runs: what it will do can still be told otherwise.
    bool isAsking() const { return !m_run.isRunning() && !m_isOver; }

private:
    void build(const QString &name);
    void fitHeight();
    void makeParts(const QString &name);
    QList<QWidget *> fields() const; ///< Of the questions, in the order of Tab.
    void start();
    void showProgress(qint64 tried, qint64 all);
    void receive(const BulkResult &result);
    void receiveError(const Error &error);
    void setRunning(bool running);
    QString reportOf(const BulkResult &result) const;

    Session &m_session;
    BulkRun m_run;
    QLabel *m_preview;
    QWidget *m_questions;
    QFormLayout *m_form;
    QLineEdit *m_reason = nullptr;
    QProgressBar *m_bar;
    QLabel *m_said;
    QPlainTextEdit *m_report;
    QLabel *m_missing; ///< Why it cannot begin yet.
    QPushButton *m_accept = nullptr;
    QPushButton *m_close = nullptr;
    QHash<ItemId, QString> m_keys;
    bool m_isOver = false;
};

} // namespace intray
