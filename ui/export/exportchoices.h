// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "transfer/exporter.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QFormLayout;
class QLineEdit;

namespace intray {

class ExportedFields;

/// The list that somebody looks at, and how its choice of states is called there.
struct ShownList
{
    ItemQuery query;
    QString words;
};

/// Which items of a queue are written, and what of them.
class ExportChoices : public QWidget
{
    Q_OBJECT
public:
    explicit ExportChoices(QWidget *parent = nullptr);

    /// Rows before all others, or behind them: the label leads to the field, which the row has.
    void addBefore(const QString &label, QWidget *field, QWidget *row);
    void addBehind(const QString &label, QWidget *field, QWidget *row);

    /// What was chosen for the queue before. With a list, only what it shows can be wanted.
    void setQueue(const Queue &queue, const ExportOptions &chosen,
                  const std::optional<ShownList> &list);
    /// Fills in all but the file.
    void addTo(ExportOptions &options) const;
    ExportFormat format() const;
    QStringList fieldNames() const; ///< Of the queue.
    /// Why it cannot be written so, in a sentence; empty: it can.
    QString whyNot() const;

signals:
    void changed();
    void formatChanged();

private:
    QFormLayout *makeForm();
    void addItems(QFormLayout *form);
    void addRecord(QFormLayout *form);
    QWidget *makePeriod();
    void follow();
    void showPossible();
    bool isList() const;
    bool mayBeFinished() const;
    std::optional<State> state() const;

    std::optional<ShownList> m_shown;
    QComboBox *m_what;
    QComboBox *m_state;
    QLineEdit *m_by;
    QCheckBox *m_always;
    QDateEdit *m_from;
    QDateEdit *m_to;
    QComboBox *m_record;
    QCheckBox *m_endings;
    QComboBox *m_format;
    QLineEdit *m_missing;
    QComboBox *m_reasons;
    bool m_namesReasons = false; ///< A rule of one of the queue's fields.
    ExportedFields *m_fields;
    QFormLayout *m_form = nullptr;
    int m_before = 0;            ///< So many rows stand before its own.
    QWidget *m_period = nullptr; ///< When they were finished,
    QWidget *m_days = nullptr;   ///< and between which days.
};

} // namespace intray
