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
    return QStringList(u"sqlite"_s) + ownEngines();
}

static void addRows(const QStringList &engines)
{
    QTest::addColumn<QString>("engine");
    for (const QString &engine : engines)
        if (engine == u"given" || testEngines().contains(engine))
            QTest::newRow(qPrintable(engine)) << engine;
}

static QStringList chosenOr(const QStringList &usual)
{
    if (hasGivenServer())
        return {u"given"_s};
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
