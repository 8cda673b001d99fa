// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
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

    /// By the values that were typed for it, while they keep to it; a wider one than the saved one
    /// is told.
    void showPattern(const QString &pattern, const QStringList &typed, const QString &saved);
    /// The values that were typed, if they keep to it.
    QStringList typedFor(const QString &pattern) const;

    void setTextFormat(const QString &format); ///< That is checked beside it; before showing one.
    QString first() const;                     ///< Example in sight; empty: none.

signals:
    void patternTyped(const QString &pattern);
    void patternWanted(); ///< To be seen and edited.

private:
    void take();
    QStringList examples() const;
    QString wordsForPattern() const;
    QString words() const;

    QWidget *m_line;
    QLineEdit *m_examples;
    QLabel *m_words;
    LineButton *m_edit;
    QString m_pattern; ///< That is shown, or was made here.
    QString m_textFormat;
    QStringList m_typed; ///< The values that came with it, or were typed here.
    QString m_standing;  ///< What stood before somebody typed here.
    QString m_saved;     ///< What the queue has.
};

} // namespace intray
