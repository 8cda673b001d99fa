// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/attachments/attachmentcontent.h"
#include "store/text/statements.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QBuffer>

using namespace intray;
using namespace Qt::StringLiterals;

/// Anna attaches files to items, in pieces, and bert reads them.
class AttachmentsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void whatWasAttachedIsReadAsItWas();
    void aFileOfSeveralPiecesComesBackWhole();
    void beforeItsLastPieceNobodySeesIt();
    void aPieceSaidAgainChangesNothing();
    void piecesComeInTheirOrderAndSize();
    void whatWasCalledOffIsNotAttached();
    void whatIsCalledOffLeavesNoPieces();
    void whatWasBrokenOffIsSweptAfterADay();
    void aFileThatIsTooLargeIsRefused();
    void theQueueSaysHowLargeAFileMayBe();
    void nobodyAttachesToWhatIsNotThere();
    void theHistoryTellsItWithoutItsName();
    void laterStepsSeeWhatCameInWithTheFirst();
    void attachingChangesNothingOfTheItem();
    void whatIsImportedComesWithItsFiles();
    void aDiscardedImportLeavesNoFiles();
    void nothingElseReadsThem();
    void theAuditFindsNothingWrong();
    void anExchangedFileIsFound_data();
    void anExchangedFileIsFound();
    void aFileThatWasAttachedPastIntrayIsFound();
    void aLostFileIsFound();

private:
    AttachmentStore at(Person &person)
    {
        return AttachmentStore(*person.connection, person.store.identity());
    }
    Outcome<AttachmentId> attach(const AttachmentTarget &to, const QByteArray &content,
                                 const OperationId &operation = newId(),
                                 const QString &name = u"scan.pdf"_s);
    /// Anna's first piece of a file of two.
    OperationId beginToAttach(ItemId item);
    QByteArray contentOf(ItemId item, int place = 0);
    QStringList foundReadingAll()
    {
        return valueOf(auditEverything(*anna->connection, {}, {}, {}, AuditedFiles::EveryByte))
            .violations;
    }
    qint64 rowsIn(const QString &table);
};

static QByteArray large(qint64 size)
{
    QByteArray content(size, 'x');
    for (qint64 i = 0; i < size; i += 1013)
        content[i] = char(i / 1013);
    return content;
}

Outcome<AttachmentId> AttachmentsTest::attach(const AttachmentTarget &to, const QByteArray &content,
                                              const OperationId &operation, const QString &name)
{
    AttachmentPiece piece{to, name, u"application/pdf"_s, content.size(), operation, 0, {}};
    for (;; ++piece.number) {
        piece.content = content.mid(piece.number * attachmentPiece, attachmentPiece);
        const auto attached = at(*anna).attach(piece);
        if (!attached || (piece.number + 1) * attachmentPiece >= content.size())
            return attached;
    }
}

OperationId AttachmentsTest::beginToAttach(ItemId item)
{
    const AttachmentPiece first{{item, {}, {}},        u"half.pdf"_s, u"application/pdf"_s,
                                attachmentPiece + 1,   newId(),       0,
                                large(attachmentPiece)};
    valueOf(at(*anna).attach(first));
    return first.operation;
}

QByteArray AttachmentsTest::contentOf(ItemId item, int place)
{
    AttachmentStore store = at(*bert);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const Attachment one = valueOf(store.attachments(item)).at(place);
    valueOf(writeAttachment(store, item, one, buffer));
    return buffer.data();
}

qint64 AttachmentsTest::rowsIn(const QString &table)
{
    const auto owner = database->connectAsOwner();
    Sql sql(owner->d());
    const QString text = inWordsOf(owner->d().dialect, u"SELECT count(*) AS n FROM "_s + table);
    return sql.allOfText(text, {}, [](const Row &row) { return row.number("n"); }).first();
}

void AttachmentsTest::whatWasAttachedIsReadAsItWas()
{
    const ItemId item = add(u"a"_s);
    QVERIFY(valueOf(at(*bert).attachments(item)).isEmpty());
    QByteArray every;
    for (int byte = 0; byte < 256; ++byte)
        every += char(byte);
    const AttachmentId id = valueOf(attach({item, {}, {}}, every, newId(), u"Αθήνα 東京.pdf"_s));
    const auto all = valueOf(at(*bert).attachments(item));
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.first().id, id);
    QCOMPARE(all.first().item, item);
    QCOMPARE(all.first().name, u"Αθήνα 東京.pdf"_s);
    QCOMPARE(all.first().mediaType, u"application/pdf"_s);
    QCOMPARE(all.first().size, 256);
    QCOMPARE(all.first().digest, AttachmentDigest::ofPieces({AttachmentDigest::ofPiece(every)}));
    QCOMPARE(all.first().attachedBy, u"anna"_s);
    QVERIFY(all.first().attachedAt.isValid());
    QCOMPARE(contentOf(item), every);
}

void AttachmentsTest::aFileOfSeveralPiecesComesBackWhole()
{
    const ItemId item = add(u"a"_s);
    const QByteArray exact = large(2 * attachmentPiece);
    const QByteArray more = large(2 * attachmentPiece + 1);
    valueOf(attach({item, {}, {}}, exact));
    valueOf(attach({item, {}, {}}, more));
    QVERIFY(contentOf(item, 0) == exact);
    QVERIFY(contentOf(item, 1) == more);
}

void AttachmentsTest::beforeItsLastPieceNobodySeesIt()
{
    const ItemId item = add(u"a"_s);
    const QByteArray content = large(attachmentPiece + 5);
    AttachmentPiece piece{{item, {}, {}},
                          u"a"_s,
                          u"text/plain"_s,
                          content.size(),
                          newId(),
                          0,
                          content.left(attachmentPiece)};
    const AttachmentId id = valueOf(at(*anna).attach(piece));
    QVERIFY(valueOf(at(*anna).attachments(item)).isEmpty());
    QCOMPARE(errorIn(at(*anna).piece(item, id, 0)).kind, Error::Kind::NotFound);
    QVERIFY(!kindsOf(item).contains(u"attached"_s));
    piece.number = 1;
    piece.content = content.mid(attachmentPiece);
    QCOMPARE(valueOf(at(*anna).attach(piece)), id);
    QVERIFY(contentOf(item) == content);
}

void AttachmentsTest::aPieceSaidAgainChangesNothing()
{
    const ItemId item = add(u"a"_s);
    const OperationId operation = newId();
    const AttachmentId id = valueOf(attach({item, {}, {}}, "once", operation));
    QCOMPARE(valueOf(attach({item, {}, {}}, "once", operation)), id);
    QCOMPARE(valueOf(at(*anna).attachments(item)).size(), 1);
    QCOMPARE(kindsOf(item).count(u"attached"_s), 1);
    QCOMPARE(errorIn(attach({add(u"b"_s), {}, {}}, "once", operation)).kind, Error::Kind::Invalid);
}

void AttachmentsTest::piecesComeInTheirOrderAndSize()
{
    const ItemId item = add(u"a"_s);
    const QByteArray content = large(attachmentPiece + 5);
    AttachmentPiece piece{{item, {}, {}},
                          u"a"_s,
                          u"text/plain"_s,
                          content.size(),
                          newId(),
                          1,
                          content.mid(attachmentPiece)};
    QCOMPARE(errorIn(at(*anna).attach(piece)).kind, Error::Kind::Invalid);
    piece.number = 0;
    QVERIFY(!at(*anna).attach(piece));
    piece.content = content.left(attachmentPiece);
    valueOf(at(*anna).attach(piece));
    piece.number = 1;
    piece.content = "too much";
    QVERIFY(!at(*anna).attach(piece));
    QVERIFY(valueOf(at(*anna).attachments(item)).isEmpty());
}

void AttachmentsTest::whatWasCalledOffIsNotAttached()
{
    const ItemId item = add(u"a"_s);
    const OperationId operation = newId();
    QVERIFY(!valueOf(anna->store.outcomeOf(operation)));
    for (int sent = 0; sent < 3; ++sent)
        QCOMPARE(errorIn(attach({item, {}, {}}, "late", operation)).kind, Error::Kind::Cancelled);
    QVERIFY(valueOf(at(*anna).attachments(item)).isEmpty());
}

void AttachmentsTest::whatIsCalledOffLeavesNoPieces()
{
    const ItemId item = add(u"a"_s);
    valueOf(attach({item, {}, {}}, "another"));
    const OperationId operation = beginToAttach(item);
    QCOMPARE(rowsIn(u"{attachment_piece}"_s), 2);
    (void)at(*bert).callOff(operation);
    valueOf(at(*anna).callOff(newId()));
    QCOMPARE(rowsIn(u"{attachment_piece}"_s), 2);
    const OperationId mine = beginToAttach(item);
    valueOf(at(*anna).callOff(mine));
    QCOMPARE(rowsIn(u"{attachment_piece}"_s), 2);
    QCOMPARE(contentOf(item), QByteArray("another"));
}

void AttachmentsTest::whatWasBrokenOffIsSweptAfterADay()
{
    const ItemId item = add(u"a"_s);
    valueOf(attach({item, {}, {}}, "another"));
    beginToAttach(item);
    valueOf(anna->store.sweepLocks());
    QCOMPARE(rowsIn(u"{attachment_piece}"_s), 2);
    database->administer(inWordsOf(anna->connection->d().dialect,
                                   u"UPDATE {attachment} SET attached_at = {then} "
                                   "WHERE digest IS NULL"_s));
    valueOf(anna->store.sweepLocks());
    QCOMPARE(rowsIn(u"{attachment_piece}"_s), 1);
    QCOMPARE(contentOf(item), QByteArray("another"));
}

void AttachmentsTest::aFileThatIsTooLargeIsRefused()
{
    const ItemId item = add(u"a"_s);
    AttachmentPiece piece{
        {item, {}, {}}, u"a"_s, u"text/plain"_s, largestAttachment + 1, newId(), 0, {}};
    piece.content = large(attachmentPiece);
    const Error error = errorIn(at(*anna).attach(piece));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"20"), qPrintable(error.sentence));
    piece.size = largestAttachment;
    valueOf(at(*anna).attach(piece));
}

void AttachmentsTest::theQueueSaysHowLargeAFileMayBe()
{
    const ItemId item = add(u"a"_s);
    setRules([](Queue &rules) {
        rules.recordSchema =
            QJsonObject{{u"x-intray"_s, QJsonObject{{u"largest_attachment"_s, 4}}}};
    });
    QCOMPARE(errorIn(attach({item, {}, {}}, "12345")).kind, Error::Kind::Invalid);
    valueOf(attach({item, {}, {}}, "1234"));
}

void AttachmentsTest::nobodyAttachesToWhatIsNotThere()
{
    QCOMPARE(errorIn(attach({ItemId(4711), {}, {}}, "x")).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(attach({{}, ImportId(4711), u"a"_s}, "x")).kind, Error::Kind::Invalid);
    QVERIFY(valueOf(at(*anna).attachments(ItemId(4711))).isEmpty());
    const ItemId item = add(u"a"_s);
    const AttachmentId id = valueOf(attach({item, {}, {}}, "x"));
    QCOMPARE(errorIn(at(*bert).piece(item, id, 1)).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(at(*bert).piece(add(u"b"_s), id, 0)).kind, Error::Kind::NotFound);
}

void AttachmentsTest::theHistoryTellsItWithoutItsName()
{
    const ItemId item = add(u"a"_s);
    const AttachmentId id = valueOf(attach({item, {}, {}}, "12345"));
    const Event event = valueOf(anna->store.history(item)).constLast();
    QCOMPARE(event.kind, EventKind::Attached);
    QCOMPARE(event.user, u"anna"_s);
    QCOMPARE(event.detail, QJsonObject({{u"attachment"_s, id.value()}, {u"size"_s, 5}}));
}

void AttachmentsTest::laterStepsSeeWhatCameInWithTheFirst()
{
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    const ItemId item = add(u"a"_s);
    valueOf(attach({item, {}, {}}, "first"));
    valueOf(anna->store.finish(item, take(*anna).lock, Disposition::complete()));
    const ItemId step = valueOf(anna->store.history(item)).constLast().item;
    QVERIFY(step != item);
    valueOf(attach({step, {}, {}}, "second"));
    QCOMPARE(contentOf(step, 0), QByteArray("first"));
    QCOMPARE(contentOf(step, 1), QByteArray("second"));
    QCOMPARE(valueOf(at(*bert).attachments(item)).size(), 1);
}

void AttachmentsTest::attachingChangesNothingOfTheItem()
{
    const ItemId item = add(u"a"_s);
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(item, take(*anna).lock, done));
    const Item before = valueOf(anna->store.detail(item)).item;
    valueOf(attach({item, {}, {}}, "late"));
    QCOMPARE(valueOf(anna->store.detail(item)).item, before);
    QCOMPARE(valueOf(anna->store.takeBack(item, done.operation)).items.size(), 1);
}

void AttachmentsTest::whatIsImportedComesWithItsFiles()
{
    const ImportId import = valueOf(anna->store.beginImport(q, u"list.csv"_s));
    valueOf(anna->store.stageItems(import, {newItem(u"a"_s), newItem(u"b"_s)}));
    valueOf(attach({{}, import, u"a"_s}, "of a"));
    QCOMPARE(errorIn(attach({{}, import, u"c"_s}, "of c")).kind, Error::Kind::Invalid);
    valueOf(anna->store.acceptImport(import));
    QCOMPARE(valueOf(anna->store.openStagedItems(import)), 2);
    QCOMPARE(valueOf(anna->store.openStagedItems(import)), 0);
    const Claim claim = take(*anna, 2);
    QCOMPARE(contentOf(claim.items.first().id), QByteArray("of a"));
    QCOMPARE(kindsOf(claim.items.first().id),
             QStringList({u"imported"_s, u"attached"_s, u"claimed"_s}));
    QVERIFY(valueOf(at(*bert).attachments(claim.items.at(1).id)).isEmpty());
    QCOMPARE(errorIn(attach({{}, import, u"a"_s}, "late")).kind, Error::Kind::Invalid);
    QCOMPARE(foundReadingAll(), QStringList());
}

void AttachmentsTest::aDiscardedImportLeavesNoFiles()
{
    const ImportId import = valueOf(anna->store.beginImport(q, u"list.csv"_s));
    valueOf(anna->store.stageItems(import, {newItem(u"a"_s)}));
    valueOf(attach({{}, import, u"a"_s}, "of a"));
    valueOf(anna->store.discardImport(import));
    QCOMPARE(rowsIn(u"{attachment}"_s), 0);
    QCOMPARE(rowsIn(u"{attachment_piece}"_s), 0);
    QCOMPARE(foundReadingAll(), QStringList());
}

/// So a claim, a list, a page or the audit of items costs what it costs without them, however many
/// there are.
void AttachmentsTest::nothingElseReadsThem()
{
    static const QRegularExpression table(u"\\battachment(_piece)?(_all)?\\b"_s);
    static const QStringList theirs{
        u"read/attachments.sql"_s, u"verbs/attach.sql"_s, u"verbs/attachments_of.sql"_s,
        u"mariadb/verbs/discard_import.sql"_s, u"mariadb/verbs/withdraw_step.sql"_s};
    int found = 0;
    for (const Dialect dialect : {Dialect::Sqlite, Dialect::Postgresql, Dialect::Mariadb})
        for (const SqlStatement &statement :
             namedStatements(dialect) + functionsAndRights(dialect)) {
            if (!table.match(statement.text).hasMatch())
                continue;
            ++found;
            const bool isTheirs =
                statement.name.contains(u"attachment"_s) ||
                std::any_of(theirs.begin(), theirs.end(),
                            [&](const QString &file) { return statement.file.endsWith(file); });
            QVERIFY2(isTheirs, qPrintable(statement.file + u" "_s + statement.name));
        }
    QVERIFY(found > 20);
}

void AttachmentsTest::theAuditFindsNothingWrong()
{
    const ItemId item = add(u"a"_s);
    valueOf(attach({item, {}, {}}, "before"));
    valueOf(anna->store.finish(item, take(*anna).lock, Disposition::complete()));
    valueOf(attach({item, {}, {}}, large(attachmentPiece + 3)));
    sealNow(*database, *anna);
    valueOf(attach({item, {}, {}}, "behind the seal"));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
    QCOMPARE(foundReadingAll(), QStringList());
}

void AttachmentsTest::anExchangedFileIsFound_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<bool>("isFoundAtOnce");
    QTest::newRow("its digest") << u"UPDATE {attachment} SET digest = '%1'"_s.arg(QString(64, u'0'))
                                << true;
    QTest::newRow("moved to another item") << u"UPDATE {attachment} SET item_id = #2"_s << true;
    QTest::newRow("its name") << u"UPDATE {attachment} SET name = 'forged.pdf'"_s << true;
    QTest::newRow("its kind") << u"UPDATE {attachment} SET media_type = 'text/html'"_s << true;
    QTest::newRow("its size") << u"UPDATE {attachment} SET size = 999"_s << true;
    QTest::newRow("who attached it") << u"UPDATE {attachment} SET attached_by = 'bert'"_s << true;
    QTest::newRow("when it was attached")
        << u"UPDATE {attachment} SET attached_at = {then}"_s << true;
    QTest::newRow("told twice")
        << u"INSERT INTO {event} (item_id, {queue}at, kind, {user}, workstation, detail) "
           "SELECT x.item_id, {queue}x.at, x.kind, x.{user}, x.workstation, x.detail "
           "FROM {event} AS x WHERE x.kind = 'attached'"_s
        << true;
    QTest::newRow("a piece too much")
        << u"INSERT INTO {attachment_piece} (attachment_id, number, digest, content) "
           "SELECT x.attachment_id, 9, x.digest, x.content FROM {attachment_piece} AS x"_s
        << false;
    QTest::newRow("its content") << u"UPDATE {attachment_piece} SET content = {bytes}"_s << false;
    QTest::newRow("its pieces") << u"DELETE FROM {attachment_piece}"_s << false;
}

void AttachmentsTest::anExchangedFileIsFound()
{
    QFETCH(QString, forgery);
    QFETCH(bool, isFoundAtOnce);
    const ItemId item = add(u"1"_s);
    add(u"2"_s);
    valueOf(attach({item, {}, {}}, "the right one"));
    forge(*database, forgery);
    const QStringList atOnce = valueOf(anna->store.audit()).violations;
    QCOMPARE(!atOnce.isEmpty(), isFoundAtOnce);
    const QString found = foundReadingAll().join(u'\n');
    QVERIFY2(found.contains(u"attachment"), qPrintable(found));
}

void AttachmentsTest::aFileThatWasAttachedPastIntrayIsFound()
{
    const ItemId item = add(u"1"_s);
    valueOf(attach({item, {}, {}}, "the right one"));
    forge(*database, u"DELETE FROM {event} WHERE kind = 'attached'"_s);
    const QString found = valueOf(anna->store.audit()).violations.join(u'\n');
    QVERIFY2(found.contains(u"its history does not tell of it"), qPrintable(found));
}

void AttachmentsTest::aLostFileIsFound()
{
    const ItemId item = add(u"1"_s);
    valueOf(attach({item, {}, {}}, "the right one"));
    forge(*database, u"DELETE FROM {attachment}"_s);
    const QString found = valueOf(anna->store.audit()).violations.join(u'\n');
    QVERIFY2(found.contains(u"is gone"), qPrintable(found));
}

INTRAY_TEST_GUILESS_MAIN(AttachmentsTest)
#include "tst_attachments.moc"
