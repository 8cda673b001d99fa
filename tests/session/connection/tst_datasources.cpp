// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/datasources.h"
#include "support/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_DataSources : public QObject
{
    Q_OBJECT
private slots:
    void theDataSourcesOfTheUserAreListed()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"odbc.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[Warehouse]\nDriver = FreeTDS\nServer = db\n\n[Orders]\nDriver = Other\n");
        file.close();
        qputenv("ODBCINI", QFile::encodeName(file.fileName()));
        const QList<DataSource> sources = dataSources();
        QVERIFY(sources.contains(DataSource{u"Warehouse"_s, u"FreeTDS"_s}));
        QVERIFY(sources.contains(DataSource{u"Orders"_s, u"Other"_s}));
        QVERIFY(sources.indexOf(DataSource{u"Orders"_s, u"Other"_s}) <
                sources.indexOf(DataSource{u"Warehouse"_s, u"FreeTDS"_s}));
    }
};

INTRAY_TEST_GUILESS_MAIN(tst_DataSources)
#include "tst_datasources.moc"
