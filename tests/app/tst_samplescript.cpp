// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples.h"
#include "support/testclass.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;

static QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The script in Python that made the samples.
class SampleScriptTest : public QObject
{
    Q_OBJECT

private slots:
    void theScriptMakesTheSameFilesByteForByte();
};

void SampleScriptTest::theScriptMakesTheSameFilesByteForByte()
{
    const QTemporaryDir folder;
    const QString source =
        qEnvironmentVariable("INTRAY_SOURCE") + QStringLiteral("/resources/sample/");
    QProcess python;
    python.start(QStringLiteral("python3"),
                 {source + QStringLiteral("make_samples.py"), folder.path()});
    QVERIFY2(python.waitForFinished() && python.exitCode() == 0,
             python.readAllStandardError().constData());
    for (const char *name : {"customers_en.csv", "customers_de.csv", "customers_en.schema.json",
                             "customers_de.schema.json"}) {
        const QString file = QString::fromLatin1(name);
        const QByteArray made = contentOf(folder.filePath(file));
        QVERIFY2(!made.isEmpty(), name);
        QVERIFY2(made == contentOf(source + file), name);
        QVERIFY2(!sampleCustomers({}).table.isEmpty() &&
                     made == contentOf(QStringLiteral(":/sample/") + file),
                 name);
    }
}

INTRAY_TEST_GUILESS_MAIN(SampleScriptTest)
#include "tst_samplescript.moc"
