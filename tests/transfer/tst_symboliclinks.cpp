// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"
#include "support/testclass.h"
#include "transfer/outputfile.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A file is one file also under the name of a symbolic link.
class SymbolicLinks : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anOutputIsKnownByTheNameOfALink();
    void whatSqliteKeepsBesideALinkedDatabaseIsPartOfIt();
    void aFileIsNotDeliveredTwice();

private:
    QString file(const QString &name, const QByteArray &content = "x") const;
    QString linkTo(const QString &file) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void SymbolicLinks::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QString SymbolicLinks::file(const QString &name, const QByteArray &content) const
{
    QFile written(m_folder->filePath(name));
    if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
        qFatal("The file cannot be written.");
    return written.fileName();
}

QString SymbolicLinks::linkTo(const QString &file) const
{
    const QString link = m_folder->filePath(u"linked."_s + QFileInfo(file).suffix());
    if (!QFile::link(file, link))
        qFatal("There is no link.");
    return link;
}

void SymbolicLinks::anOutputIsKnownByTheNameOfALink()
{
    const QString table = file(u"a.csv"_s);
    const QString link = linkTo(table);
    QVERIFY(isOneFile(link, table));
    QVERIFY(isOneFile(table, link));
    QVERIFY(!isOneFile(link, file(u"other.csv"_s)));
}

void SymbolicLinks::whatSqliteKeepsBesideALinkedDatabaseIsPartOfIt()
{
    const QString database = file(u"q.db"_s);
    const QString link = linkTo(database);
    for (const auto what : {FileInUse::For::OwnDatabase, FileInUse::For::SourceDatabase,
                            FileInUse::For::TargetDatabase})
        for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s})
            QVERIFY2(!checkOutput(Output::Rejects, database + end, {{link, what}}),
                     qPrintable(database + end));
}

void SymbolicLinks::aFileIsNotDeliveredTwice()
{
    ImportGround ground;
    ImportOptions options;
    options.file = file(u"a.csv"_s, "id,name\n1,Ann\n");
    options.moreFiles = QStringList{file(u"b.csv"_s, "id,name\n2,Bob\n"), linkTo(options.file)};
    const Error error = errorIn(ground.bringInFile(options));
    QVERIFY2(error.sentence.contains(u"is named twice"_s), qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(SymbolicLinks)
#include "tst_symboliclinks.moc"
