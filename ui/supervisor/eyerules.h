// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/passpreview.h"
#include "ui/supervisor/rulegroup.h"

#include <memory>

class QCheckBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace intray {

class BusyMark;
class Session;
class TintedLabel;

/// Which records people open, in which order, and how it is known what they miss; with a button
/// that says what that comes to for the records that wait. Borrows the session.
class EyeRules : public RuleGroup
{
    Q_OBJECT
public:
    EyeRules(QFormLayout &form, QWidget *holder, Session &session);
    ~EyeRules() override;

    void show(const Queue &rules, const QList<Queue> &queues) override;
    void put(Queue &rules) const override;

private:
    void build();
    QWidget *makePreview();
    void follow();
    void offerPreview();
    void preview();
    void explain();
    std::optional<PassRule> passRule() const;
    bool arePlanted() const;
    QString answer() const; ///< In sentences; empty: there is none.
    void receive(const PassForecast &forecast);
    void receiveTrouble(const QString &sentence);

    /// What was asked about.
    struct Asked
    {
        QString queue;
        std::optional<PassRule> rule;

        bool operator==(const Asked &) const = default;
    };

    Session &m_session;
    QString m_queue;                    ///< Empty: it is a new one.
    std::unique_ptr<PassPreview> m_run; ///< From the first preview on.
    Asked m_asked;
    std::optional<PassForecast> m_forecast;
    QString m_trouble; ///< Why there is none.
    QCheckBox *m_order;
    QDoubleSpinBox *m_mostWrong;
    QSpinBox *m_sure;
    QSpinBox *m_plantEvery;
    QPushButton *m_preview;
    QPushButton *m_meaning;
    BusyMark *m_busy;
    TintedLabel *m_said;
};

} // namespace intray
