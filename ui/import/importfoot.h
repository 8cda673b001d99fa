// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/wordsrow.h"

namespace intray {

class DimmedLine;
class LineButton;

/// The foot of the questions before an import: which one is asked and what comes next, and what
/// leads on. Window's thread.
class ImportFoot : public WordsRow
{
    Q_OBJECT
public:
    explicit ImportFoot(QWidget *parent);

    /// From 0; the last one is the third, and comes next where the key is known.
    void showQuestion(int number, bool isKeyKnown);
    void focusImport();
    void focusClose();
    bool hasFocusInside() const;
    void setRunning(bool isRunning);
    void leadOn(bool isFileNamed); ///< Else something else does.
    /// Whether one may go on, and whether the file can go where it should.
    void offer(bool canGoOn, bool canBegin);
    /// How many rows would come in; below 0: nobody knows. Where none would, closing leads on.
    void showAmount(qint64 rows);

signals:
    void closeWanted();
    void backWanted();
    void nextWanted();
    void trialWanted();
    void importWanted();

private:
    QString whatComesNext() const;
    void showWhatLeadsOn();

    LineButton *m_close;
    LineButton *m_back;
    LineButton *m_try;
    LineButton *m_next;
    LineButton *m_import;
    DimmedLine *m_where;
    int m_question = 0;
    bool m_isKeyKnown = false;
    qint64 m_amount = -1;
};

} // namespace intray
