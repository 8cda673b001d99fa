// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/byexample.h"
#include "verify/values/fieldvalue.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLineEdit;

namespace intray {

/// Two values of which somebody writes what they should be.
class ExampleRows : public QWidget
{
    Q_OBJECT
public:
    explicit ExampleRows(QWidget *parent = nullptr);

    static constexpr qsizetype mostOffered = 200; ///< More nobody looks through for an example.
    /// The values to choose from. What was written for one that is among them stays, and what was
    /// written before is there again.
    void setValues(const QList<FieldValue> &values, const QList<Example> &before);
    /// In the row in which nothing is written; what a person chose there stays.
    void askAbout(const QString &value);
    QList<Example> examples() const; ///< Those for which something is written.
    QList<Example> shown() const;    ///< All, also those for which nothing is.
    void focusFirst();

signals:
    void changed();

private:
    struct Row
    {
        QComboBox *from = nullptr;
        QLineEdit *to = nullptr;
        bool isChosen = false; ///< By a person.
    };

    Row makeRow(const QString &name, const QString &value, const QString &becomes);
    void writeAgain(const QList<Example> &before);
    void offer(Row &row, const QStringList &values, const QString &usual);

    std::array<Row, 2> m_rows;
};

} // namespace intray
