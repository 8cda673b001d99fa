// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testdatabase.h"

#include <QFile>

using namespace intray;

/// A database whose files are moved or deleted while it is in use.
class TakenAway : public QObject
{
    Q_OBJECT

private slots:
    void filesThatAreTakenAwayUnderUsAreNoticed_data();
    void filesThatAreTakenAwayUnderUsAreNoticed();
};

static void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(path));
    file.write(bytes);
}

void TakenAway::filesThatAreTakenAwayUnderUsAreNoticed_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("the log deleted") << QStringLiteral("-wal") << false;
    QTest::newRow("the log replaced") << QStringLiteral("-wal") << true;
    QTest::newRow("the file moved") << QString() << false;
    QTest::newRow("the file replaced") << QString() << true;
}

void TakenAway::filesThatAreTakenAwayUnderUsAreNoticed()
{
    QFETCH(QString, ending);
    QFETCH(bool, isReplaced);
    const QString queue = QStringLiteral("q");
    const TestDatabase database;
    Person anna(database, QStringLiteral("anna"));
    valueOf(anna.store.addQueue(queueNamed(queue)));
    const QString path = database.path() + ending;
    const QString away = path + QStringLiteral(".away");
    QVERIFY(QFile::rename(path, away));
    if (isReplaced)
        write(path, "another");
    const Error error = errorIn(anna.store.addItem(queue, newItem(QStringLiteral("a"))));
    QCOMPARE(error.kind, Error::Kind::Damaged);
    QVERIFY2(error.sentence.contains(QStringLiteral("moved or deleted")),
             qPrintable(error.sentence));
    QVERIFY(!isReplaced || QFile::remove(path));
    QVERIFY(QFile::rename(away, path));
    valueOf(anna.store.addItem(queue, newItem(QStringLiteral("a"))));
}

QTEST_GUILESS_MAIN(TakenAway)
#include "tst_takenawaydatabase.moc"
