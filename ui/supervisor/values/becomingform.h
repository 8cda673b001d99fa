// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/values/valuechanges.h"
#include "verify/values/valuetable.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedWidget;

namespace intray {

class ExampleRows;

/// Asks what the chosen values of a field are to become: what is proposed, what two examples show,
/// one value for all of them, or nothing.
class BecomingForm : public QWidget
{
    Q_OBJECT
public:
    explicit BecomingForm(QWidget *parent = nullptr);

    void setChosen(const QList<FieldValue> &values, ValuesBy by);
    std::optional<ValueWish> wish() const; ///< None: it is not said yet.
    QString whatIsMissing() const;         ///< In a sentence, while there is no wish.
    void focusFirst();

signals:
    void changed();

private:
    QWidget *makeSame();
    void offerWays(bool isProposed);
    void showWay();
    ValueWish::How how() const;

    QComboBox *m_how;
    QStackedWidget *m_questions;
    ExampleRows *m_examples;
    QLineEdit *m_same;
};

} // namespace intray
