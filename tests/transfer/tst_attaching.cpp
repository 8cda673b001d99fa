// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/forging.h"
#include "support/testclass.h"
#include "support/twoatwork.h"
#include "transfer/attaching.h"

#include <QFile>
#include <QTemporaryDir>

using namespace intray;
using namespace Qt::StringLiterals;

/// Anna attaches a file of her computer while something else writes it.
class AttachingTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void aFileIsAttachedInPieces();
    void aFileThatGotShorterLeavesNoPieces();
    void aFileThatGotLongerLeavesNoPieces();

private:
    Outcome<AttachmentId> attach(const FileToAttach &file)
    {
        AttachmentStore store(*anna->connection, anna->store.identity());
        return attachFile(store, {m_item, {}, {}}, file);
    }
    qint64 pieces();

    QTemporaryDir m_folder;
    FileToAttach m_file;
    ItemId m_item;
};

void AttachingTest::init()
{
    beginOn(engineOfRow());
    m_item = add(u"a"_s);
    QFile file(m_folder.filePath(u"scan.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(QByteArray(2 * attachmentPiece + 7, 'x')), 2 * attachmentPiece + 7);
    file.close();
    m_file = valueOf(fileToAttach(file.fileName(), largestAttachment));
}

qint64 AttachingTest::pieces()
{
    const auto owner = database->connectAsOwner();
    Sql sql(owner->d());
    const QString text =
        inWordsOf(owner->d().dialect, u"SELECT count(*) AS n FROM {attachment_piece}"_s);
    return sql.allOfText(text, {}, [](const Row &row) { return row.number("n"); }).first();
}

void AttachingTest::aFileIsAttachedInPieces()
{
    valueOf(attach(m_file));
    QCOMPARE(pieces(), 3);
}

void AttachingTest::aFileThatGotShorterLeavesNoPieces()
{
    QVERIFY(QFile::resize(m_file.path, attachmentPiece + 1));
    const auto attached = attach(m_file);
    QVERIFY(!attached && attached.error().kind == Error::Kind::Unreadable);
    QCOMPARE(pieces(), 0);
}

void AttachingTest::aFileThatGotLongerLeavesNoPieces()
{
    QVERIFY(QFile::resize(m_file.path, m_file.size + 1));
    const auto attached = attach(m_file);
    QVERIFY(!attached && attached.error().kind == Error::Kind::Unreadable);
    QCOMPARE(pieces(), 0);
}

INTRAY_TEST_GUILESS_MAIN(AttachingTest)
#include "tst_attaching.moc"
