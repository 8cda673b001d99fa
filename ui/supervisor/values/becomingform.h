// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/values/writtenwishes.h"
#include "verify/values/valuechanges.h"
#include "verify/values/valuetable.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace intray {

class ExampleRows;

/// Asks what the chosen values of a field are to become: what is proposed, built like others, what
/// two examples show, one value for all of them, or nothing.
class BecomingForm : public QWidget
{
    Q_OBJECT
public:
    explicit BecomingForm(QWidget *parent = nullptr);

    /// Of the same field: what is written stays while one of the values is still among them.
    void setChosen(const ChosenValues &values, ValuesBy by);
    void askAbout(const QList<ValueChange> &changes); ///< That one example makes.
    /// Nothing of it is chosen yet. What was written of another one's values comes back with them.
    void turnTo(const FieldOfQueue &field);
    std::optional<ValueWish> wish() const; ///< None: it is not said yet.
    QString whatIsMissing() const;         ///< In a sentence, while there is no wish.
    void focusFirst();

signals:
    void changed();

private:
    void offerWays(bool isProposed, const QList<ValueForm> &forms);
    int placeOf(const ValueWish &wish) const;
    void showWay();
    ValueWish::How how() const;
    ValueWish chosenWay() const;
    ValueWish writtenWish() const;
    bool isWritten() const;
    void keepWritten();
    void writeAgain(const ValueWish &wish);
    QStringList someOf(const ChosenValues &values) const;
    bool hasOneOf(const ChosenValues &values) const;

    QComboBox *m_how;
    ExampleRows *m_examples;
    QLineEdit *m_same;
    FieldOfQueue m_field;
    WrittenWishes m_written;
    ChosenValues m_values; ///< That were chosen last.
    ValueWish m_usual;     ///< What is chosen before somebody chooses.
};

} // namespace intray
