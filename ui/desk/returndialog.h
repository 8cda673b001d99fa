// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QDialog>

#include <chrono>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace intray {

class ReasonField;

/// When should the returned item be open again, now or up to 72 hours later, and why is it
/// returned?
class ReturnDialog : public QDialog
{
    Q_OBJECT
public:
    ReturnDialog(const QString &key, const QDateTime &now, QWidget *parent = nullptr);

    /// Offers to return all items of the batch that this one belongs to; one is no batch.
    /// That what is typed is not lost; `isLast`: nothing comes to the desk when it is returned.
    void tellTyped(int fields, bool isLast);
    void offerBatch(int items);
    /// Reasons to choose from, and whether there must be one.
    void askWhy(const QStringList &usual, bool required);
    std::chrono::seconds after() const;

protected:
    /// Who types writes the reason, wherever the keyboard is.
    void keyPressEvent(QKeyEvent *event) override;

signals:
    void chosen(std::chrono::seconds after, const QString &reason);
    void batchChosen(std::chrono::seconds after, const QString &reason);

private:
    void addChoices(QVBoxLayout *column);
    void addChoice(QVBoxLayout *column, const QString &text, std::chrono::seconds after);
    void addCustom(QVBoxLayout *column);
    void makeLow(QVBoxLayout *choices);
    void addWhy(QVBoxLayout *column);

    QDateTime m_now;
    QButtonGroup *m_choices;
    QList<std::chrono::seconds> m_spans;
    QSpinBox *m_hours;
    QCheckBox *m_batch;
    QLabel *m_typed;
    QLabel *m_why;
    ReasonField *m_reason;
};

/// From the given time to eight in the morning of the next day.
std::chrono::seconds untilTomorrowMorning(const QDateTime &now);

} // namespace intray
