// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testlines.h"

#include "support/engine.h"
#include "support/givenserver.h"

#include <QTest>

namespace intray {

using namespace Qt::StringLiterals;

QStringList testEngines()
{
    return hasGivenServer() ? QStringList(givenEngine()) : QStringList(u"sqlite"_s) + ownEngines();
}

static void addRows(const QStringList &engines)
{
    QTest::addColumn<QString>("engine");
    bool isAnyThere = false;
    for (const QString &engine : engines) {
        if (!testEngines().contains(engine))
            continue;
        QTest::newRow(qPrintable(engine)) << engine;
        isAnyThere = true;
    }
    if (!isAnyThere)
        QSKIP("No database that this is about is there.");
}

static QStringList chosenOr(const QStringList &usual)
{
    if (qEnvironmentVariableIsSet("INTRAY_TEST_ENGINE"))
        return {qEnvironmentVariable("INTRAY_TEST_ENGINE")};
    return usual;
}

static QStringList oneOfEachKind()
{
    return {u"sqlite"_s, u"postgresql"_s, u"mariadb"_s};
}

static QStringList allOr(const QStringList &usual)
{
    return qEnvironmentVariableIsSet("INTRAY_ALL_LINES") ? testEngines() : usual;
}

void addRowsOfContract()
{
    addRows(chosenOr(allOr(oneOfEachKind() << u"psqlodbc"_s)));
}

void addRowsOfDesigns()
{
    addRows(chosenOr(allOr(oneOfEachKind())));
}

void addRowOfEachKind()
{
    addRows(chosenOr(oneOfEachKind()));
}

void addRowOfEveryLine()
{
    addRows(chosenOr(testEngines()));
}

void addRowsOnly(const QStringList &engines)
{
    const QString only = qEnvironmentVariable("INTRAY_TEST_ENGINE");
    addRows(engines.contains(only) ? QStringList(only) : engines);
}

QString engineOfRow()
{
    QFETCH_GLOBAL(QString, engine);
    return engine;
}

} // namespace intray
