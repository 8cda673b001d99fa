// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace intray {

class DimmedLine;
class ElidedLabel;
class StepMark;
class WordsRow;

/// One of the questions before an import. While it is asked its number, the question and what
/// answers it are seen; when it is answered, a line with a tick that says what was answered, and
/// Change; before, nothing. Window's thread.
class ImportQuestion : public QWidget
{
    Q_OBJECT
public:
    ImportQuestion(int number, const QString &question, QWidget *contents, QWidget *parent);

    enum class State { Ahead, Asked, Answered };
    void setState(State state);
    void setHint(const QString &sentence);
    void setAnswer(const QString &answer, const QString &more);
    void setFixed(bool isFixed); ///< Its answer cannot be changed.
    QPushButton *changeButton() const;
    int begin() const;               ///< Where its words and what answers it begin.
    void addBeside(QWidget *choice); ///< The question, while it is asked.

signals:
    void changeWanted();

private:
    QWidget *makeHead();
    void showWords();

    const QString m_question;
    State m_state = State::Asked;
    bool m_isFixed = false;
    QString m_hintText;
    QString m_answer;
    QString m_more;
    StepMark *m_mark;
    ElidedLabel *m_words;
    ElidedLabel *m_hint;
    QHBoxLayout *m_head = nullptr;
    WordsRow *m_line = nullptr;
    QWidget *m_beside = nullptr;
    QPushButton *m_change;
    QWidget *m_contents;
};

} // namespace intray
