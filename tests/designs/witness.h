// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "designs/plainline.h"

#include <QRandomGenerator>

namespace intray {

/// What one holder of orders notes in tables apart, which neither program reads: "Holding" has an
/// order's number while somebody holds it, "Completed" once somebody completes it; the number is
/// the key of both, so that the database itself refuses who comes second. "Forgotten" has the
/// locks that were left lying. Whatever is refused ends the program with a sentence and the code 1.
class Witness
{
public:
    Witness(PlainLine &line, QString name, QString longAgo);

    /// After it was taken.
    void got(int order);
    /// While it is held.
    void completes(int order);
    /// While it is held, for the last time.
    void letsGo(int order);
    /// Lets an order go without ending its lock, which is then as old as one from this morning.
    void forgets(int order);
    bool isWorkLeft();
    /// Until so many have completed an order, whoever has completed one waits: the quick would
    /// otherwise empty the table alone, and the programs would not have met at it.
    void letAllBegin(int workers);
    [[noreturn]] void accuse(int order, const QString &ofWhat) const;

private:
    int completers(const QString &where);
    void note(const QString &table, int order, const QString &fault);

    PlainLine &m_line;
    QString m_name;
    QString m_longAgo;
};

/// Tells the test that this program is ready and waits for its word, so that all begin at once.
void awaitTheStart();
/// What a person does with a record: up to so many milliseconds, which are what is tried.
void think(QRandomGenerator &dice, int atMost);

} // namespace intray
