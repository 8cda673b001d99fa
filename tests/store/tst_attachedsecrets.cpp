// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/attachments/attachmentcontent.h"
#include "store/intruder.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <QBuffer>

#include <map>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Who reads and writes the files that belong to items, by Intray's programs or by hand, on every
/// server.
class AttachedSecretsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void cleanupTestCase() { m_worlds.clear(); }
    void init();
    void whoeverReadsTheRecordReadsItsFiles();
    void aQueueWithoutMembershipShowsNone();
    void anAuditorReadsNoneAndChecksAll();
    void onlySupervisorsAndAdministratorsAttach();
    void anImporterAttachesToItsOwnImportOnly();
    void aSealedRecordsFilesAreForItsHolder();
    void noTableIsReadOrWrittenByHand();
    void noFunctionBehindTheVerbHelps();
    void theHistoryTellsNoDigest();

private:
    struct World
    {
        explicit World(const QString &engine);

        std::unique_ptr<ServerGround> ground;
        std::map<QString, std::unique_ptr<Connection>> lines;
        ItemId work;   ///< In "work", with a file.
        ItemId secret; ///< In "secret", with a file.
        AttachmentId ofWork;
        AttachmentId ofSecret;
    };

    World &here() { return *m_worlds[engineOfRow()]; }
    Connection &line(const QString &user);
    AttachmentStore at(const QString &user) { return AttachmentStore(line(user), {}); }
    Store store(const QString &user) { return Store(line(user), line(user).identityFor({})); }
    Outcome<AttachmentId> attach(const QString &user, const AttachmentTarget &to,
                                 const QByteArray &content);
    QString contentOf(const QString &user, ItemId item);
    bool isPostgres() { return here().ground->wire() == Wire::Postgres; }

    std::map<QString, std::unique_ptr<World>> m_worlds;
    int m_keys = 0;
};

AttachedSecretsTest::World::World(const QString &engine)
    : ground(ServerGround::on(engine))
{
    ground->welcome(u"boss"_s, {Role::Supervisor, Role::Administrator, Role::Importer});
    ground->welcome(u"supervisor"_s, {Role::Supervisor});
    ground->welcome(u"administrator"_s, {Role::Administrator});
    ground->welcome(u"importer"_s, {Role::Importer});
    ground->welcome(u"other"_s, {Role::Importer});
    ground->welcome(u"worker"_s, {Role::Worker});
    ground->welcome(u"auditor"_s, {Role::Auditor});
    ground->welcome(u"anna"_s, {Role::Clerk});
}

Connection &AttachedSecretsTest::line(const QString &user)
{
    auto &line = here().lines[user];
    if (!line)
        line = here().ground->connect(user);
    return *line;
}

Outcome<AttachmentId> AttachedSecretsTest::attach(const QString &user, const AttachmentTarget &to,
                                                  const QByteArray &content)
{
    return at(user).attach(
        {to, u"scan.pdf"_s, u"application/pdf"_s, content.size(), newId(), 0, content});
}

QString AttachedSecretsTest::contentOf(const QString &user, ItemId item)
{
    AttachmentStore store = at(user);
    QString all;
    for (const Attachment &one : valueOf(store.attachments(item))) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        valueOf(writeAttachment(store, item, one, buffer));
        all += QString::fromLatin1(buffer.data());
    }
    return all;
}

void AttachedSecretsTest::init()
{
    if (m_worlds.contains(engineOfRow()))
        return;
    m_worlds.emplace(engineOfRow(), std::make_unique<World>(engineOfRow()));
    Store boss = store(u"boss"_s);
    for (const QString &queue : {u"work"_s, u"secret"_s})
        valueOf(boss.addQueue(queueNamed(queue)));
    here().ground->welcome(u"mallory"_s, {Role::Clerk}, {u"work"_s});
    here().work = valueOf(boss.addItem(u"work"_s, newItem(u"w"_s)));
    here().secret = valueOf(boss.addItem(u"secret"_s, newItem(u"s"_s)));
    here().ofWork = valueOf(attach(u"boss"_s, {here().work, {}, {}}, "what the work scan says"));
    here().ofSecret = valueOf(attach(u"boss"_s, {here().secret, {}, {}}, "what is secret"));
}

void AttachedSecretsTest::whoeverReadsTheRecordReadsItsFiles()
{
    for (const QString &user :
         {u"anna"_s, u"mallory"_s, u"worker"_s, u"supervisor"_s, u"administrator"_s})
        QCOMPARE(contentOf(user, here().work), u"what the work scan says"_s);
    QCOMPARE(contentOf(u"anna"_s, here().secret), u"what is secret"_s);
}

void AttachedSecretsTest::aQueueWithoutMembershipShowsNone()
{
    QVERIFY(valueOf(at(u"mallory"_s).attachments(here().secret)).isEmpty());
    for (const ItemId item : {here().secret, here().work})
        QCOMPARE(errorIn(at(u"mallory"_s).piece(item, here().ofSecret, 0)).kind,
                 Error::Kind::NotFound);
}

void AttachedSecretsTest::anAuditorReadsNoneAndChecksAll()
{
    for (const QString &user : {u"auditor"_s, u"importer"_s}) {
        const auto all = at(user).attachments(here().work);
        QVERIFY(!all || all->isEmpty());
        QVERIFY(!at(user).piece(here().work, here().ofWork, 0));
    }
    QCOMPARE(valueOf(auditEverything(line(u"auditor"_s), {}, {}, {}, AuditedFiles::EveryByte))
                 .violations,
             QStringList());
}

void AttachedSecretsTest::onlySupervisorsAndAdministratorsAttach()
{
    const ItemId item =
        valueOf(store(u"boss"_s).addItem(u"work"_s, newItem(QString::number(++m_keys))));
    for (const QString &user : {u"anna"_s, u"worker"_s, u"auditor"_s, u"importer"_s}) {
        const Error error = errorIn(attach(user, {item, {}, {}}, "forged"));
        QVERIFY2(error.kind == Error::Kind::NotPermitted, qPrintable(user + error.sentence));
    }
    QVERIFY(valueOf(at(u"anna"_s).attachments(item)).isEmpty());
    for (const QString &user : {u"supervisor"_s, u"administrator"_s})
        valueOf(attach(user, {item, {}, {}}, "right"));
    QCOMPARE(valueOf(at(u"anna"_s).attachments(item)).size(), 2);
}

void AttachedSecretsTest::anImporterAttachesToItsOwnImportOnly()
{
    Store importer = store(u"importer"_s);
    const QString key = QString::number(++m_keys);
    const ImportId import = valueOf(importer.beginImport(u"work"_s, u"list.csv"_s));
    valueOf(importer.stageItems(import, {newItem(key)}));
    for (const QString &user : {u"other"_s, u"supervisor"_s, u"anna"_s})
        QVERIFY(!attach(user, {{}, import, key}, "forged"));
    QVERIFY(!attach(u"importer"_s, {{}, import, u"w"_s}, "to what is there already"));
    valueOf(attach(u"importer"_s, {{}, import, key}, "right"));
    valueOf(importer.acceptImport(import));
    while (valueOf(importer.openStagedItems(import)) > 0) {
    }
    QVERIFY(!attach(u"importer"_s, {{}, import, key}, "late"));
    QCOMPARE(valueOf(at(u"anna"_s).attachments(here().work)).size(), 1);
}

/// Both keyers read the source; what the first one keyed nobody reads in it.
void AttachedSecretsTest::aSealedRecordsFilesAreForItsHolder()
{
    Store boss = store(u"boss"_s);
    for (const QString &name : {u"decide"_s, u"again"_s, u"key"_s}) {
        Queue queue = queueNamed(name);
        queue.fields = {u"name"_s, u"city"_s};
        if (name == u"again") {
            queue.blindFields = {u"city"_s};
            queue.decideQueue = u"decide"_s;
        }
        queue.nextQueue = name == u"key" ? u"again"_s : QString();
        valueOf(boss.addQueue(queue));
    }
    here().ground->welcome(u"second"_s, {Role::Clerk}, {u"again"_s, u"key"_s});
    const ItemId item = valueOf(boss.addItem(u"key"_s, newItem(QString::number(++m_keys))));
    valueOf(attach(u"boss"_s, {item, {}, {}}, "the form"));
    Store anna = store(u"anna"_s);
    const Claim claim = valueOf(anna.claimNext({u"key"_s}));
    valueOf(anna.finish(item, claim.lock, Disposition::complete(Record{{u"city"_s, u"Graz"_s}})));
    QVERIFY(valueOf(at(u"second"_s).attachments(item)).isEmpty());
    QCOMPARE(contentOf(u"anna"_s, item), u"the form"_s);
    const ItemId step = valueOf(anna.history(item)).constLast().item;
    here().ground->sql(
        isPostgres()
            ? u"UPDATE intray.item SET available_at = '-infinity' WHERE id = %1"_s.arg(step.value())
            : u"UPDATE item_all SET available_at = NULL WHERE id = %1"_s.arg(step.value()));
    Store second = store(u"second"_s);
    QCOMPARE(valueOf(second.claimItems({step})).items.size(), 1);
    QCOMPARE(contentOf(u"second"_s, step), u"the form"_s);
}

void AttachedSecretsTest::noTableIsReadOrWrittenByHand()
{
    const QString schema = isPostgres() ? u"intray."_s : QString();
    const QString all = isPostgres() ? QString() : u"_all"_s;
    const QString bytes = isPostgres() ? u"'x'"_s : u"X'00'"_s;
    for (const QString &user : {u"anna"_s, u"worker"_s, u"supervisor"_s, u"administrator"_s,
                                u"importer"_s, u"auditor"_s}) {
        Intruder intruder(*here().ground, user);
        for (const QString &attack :
             {u"SELECT count(*) FROM %1attachment%2"_s,
              u"SELECT content FROM %1attachment_piece%2"_s,
              u"UPDATE %1attachment%2 SET name = 'forged'"_s,
              u"UPDATE %1attachment_piece%2 SET content = %3"_s, u"DELETE FROM %1attachment%2"_s,
              u"DELETE FROM %1attachment_piece%2"_s,
              u"INSERT INTO %1attachment_piece%2 (attachment_id, number, digest, content) VALUES "
              "(1, 9, 'x', %3)"_s}) {
            const QString statement = QString(attack)
                                          .replace(u"%1"_s, schema)
                                          .replace(u"%2"_s, all)
                                          .replace(u"%3"_s, bytes);
            QVERIFY2(!intruder.attempt(statement).isEmpty(),
                     qPrintable(user + u": "_s + statement));
        }
    }
    QCOMPARE(contentOf(u"anna"_s, here().work), u"what the work scan says"_s);
}

void AttachedSecretsTest::noFunctionBehindTheVerbHelps()
{
    Intruder mallory(*here().ground, u"mallory"_s);
    const QString item = QString::number(here().secret.value());
    const QString attachment = QString::number(here().ofSecret.value());
    const QStringList attacks =
        isPostgres()
            ? QStringList{u"SELECT * FROM intray.piece_of(%1, %2, 0)"_s,
                          u"SELECT * FROM intray.piece_of(%3, %2, 0)"_s,
                          u"SELECT name FROM intray.attachments_of(%1)"_s,
                          u"SELECT told FROM intray.audited_attachments(0, 9, 1)"_s,
                          u"SELECT intray.digest_of_pieces(%2)"_s,
                          u"SELECT intray.steps_to(%1)"_s,
                          u"SELECT intray.attach(%1, NULL, NULL, 'n', 't', 1, gen_random_uuid(), "
                          "0, 'eA==', 'x')"_s}
            : QStringList{u"CALL read_attachment_piece(%1, %2, 0)"_s,
                          u"CALL read_attachment_piece(%3, %2, 0)"_s,
                          u"CALL read_attachments_of_item(%1)"_s,
                          u"CALL read_audit_attachments(1, 0, 9)"_s,
                          u"CALL read_audit_attachments(0, 0, 9)"_s,
                          u"CALL item_to_attach_to(%1, NULL, NULL, 'boss', @x)"_s,
                          u"SELECT attach(%1, NULL, NULL, 'n', 't', 1, UUID(), 0, 'eA==', 'x')"_s,
                          u"CALL attach(%1, NULL, NULL, 'n', 't', 1, UUID(), 0, 'eA==', 'x')"_s};
    const QString work = QString::number(here().work.value());
    for (const QString &attack : attacks) {
        const QString said = mallory.everythingSaid(QString(attack)
                                                        .replace(u"%1"_s, item)
                                                        .replace(u"%2"_s, attachment)
                                                        .replace(u"%3"_s, work));
        QVERIFY2(!said.contains(QString::fromLatin1(QByteArray("what is secret").toBase64())) &&
                     !said.contains(u"scan.pdf"_s) && !said.contains(u"\"attachment\""_s),
                 qPrintable(attack + u": "_s + said));
    }
    QCOMPARE(valueOf(at(u"anna"_s).attachments(here().secret)).size(), 1);
}

/// Else a guess could be held against it.
void AttachedSecretsTest::theHistoryTellsNoDigest()
{
    for (const QString &user : {u"anna"_s, u"auditor"_s, u"supervisor"_s}) {
        Intruder intruder(*here().ground, user);
        const QString said = intruder.everythingSaid(
            isPostgres() ? u"SELECT * FROM intray.event_row WHERE kind = 'attached'"_s
                         : u"CALL read_history(%1)"_s.arg(here().work.value()));
        QVERIFY2(!said.contains(u"digest"_s), qPrintable(said));
    }
    const QString plain =
        AttachmentDigest::ofPieces({AttachmentDigest::ofPiece("what the work scan says")});
    const QString told = here().ground->sql(
        isPostgres() ? u"SELECT digest FROM intray.event WHERE kind = 'attached'"_s
                     : u"SELECT detail FROM event_all WHERE kind = 'attached'"_s);
    QVERIFY(!told.trimmed().isEmpty());
    QVERIFY2(!told.contains(plain), qPrintable(told));
}

INTRAY_TEST_GUILESS_MAIN(AttachedSecretsTest)
#include "tst_attachedsecrets.moc"
