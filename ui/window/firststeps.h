// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;

namespace intray {

class LineButton;
class Actions;
class Desk;
class WordsRow;

/// Leads through the first record in three steps, each of which is over when the person has done
/// it: take one, correct it, complete it. Then says where to go on, until the next record is done
/// or another page is wanted. Can be skipped at any time; stands over the desk and takes no focus;
/// Esc, where nothing else wants it, skips.
class FirstSteps : public QFrame
{
    Q_OBJECT
public:
    explicit FirstSteps(const Actions &actions, QWidget *parent = nullptr);

    void lead(Desk &desk); ///< From the first step on, at this desk.
    void showOnlyAtDesk(bool isThere);

signals:
    void ended(); ///< By the person: skipped, or a way to go on was chosen.

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Of the window's keys.

private:
    enum class Step { None, Take, Correct, Complete, OwnRecords };

    void build();
    LineButton *addButton(const QString &name, const QString &text);
    void follow(Desk &desk);
    void offerWays();
    void takeRoom();
    bool isAtRecord() const;
    void goOn(Step from);
    void showStep(Step step);
    QString sentence() const;
    void stop();
    void end();

    const Actions &m_actions;
    Step m_step = Step::None;
    bool m_isAtDesk = true;
    QPointer<Desk> m_desk;
    QLabel *m_sentence;
    WordsRow *m_line;
    QList<LineButton *> m_ways; ///< To one's own records.
    LineButton *m_skip = nullptr;
};

} // namespace intray
