// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace intray {

class LineButton;

/// What is right, said by values that are right: whoever types some makes the pattern that values
/// of a field keep to, and reads how they are built. A pattern that no values can show is only
/// told.
class RightByExample : public QWidget
{
    Q_OBJECT
public:
    explicit RightByExample(QWidget *parent);

    void showPattern(const QString &pattern); ///< What was typed for it stays as it was typed.

signals:
    void patternTyped(const QString &pattern);
    void patternWanted(); ///< To be seen and edited.

private:
    QString typed() const; ///< The pattern of it.

    QWidget *m_line;
    QLineEdit *m_examples;
    QLabel *m_words;
    LineButton *m_edit;
};

} // namespace intray
