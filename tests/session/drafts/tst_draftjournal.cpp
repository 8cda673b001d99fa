// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/drafts/draftfile.h"
#include "session/drafts/draftjournal.h"

#include <sys/resource.h>

#include <QDir>
#include <QFile>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

class DraftJournalTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    static DraftJournal::Entry entry(int revision, const QString &text, qint64 item = 7)
    {
        const Draft draft{ItemId(item),        u"lock"_s,
                          u"clerk1"_s,         revision,
                          {{u"name"_s, text}}, QDateTime(QDate(2026, 3, 1), QTime(10, 2), Qt::UTC)};
        return {u"sqlite:/a.db"_s, u"clerk1"_s, draft, u"10018"_s, u"hospital"_s};
    }

    QList<DraftJournal::Entry> stored(const QString &user = u"clerk1"_s)
    {
        DraftJournal reader(m_folder->path());
        auto entries = reader.entries(u"sqlite:/a.db"_s, user);
        entries.waitForFinished();
        return entries.result();
    }

    static bool waitFor(const QFuture<Outcome<Done>> &future)
    {
        return QTest::qWaitFor([&] { return future.isFinished(); }) && future.result().has_value();
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsKeptIsOnTheDiskSoon()
    {
        DraftJournal journal(m_folder->path());
        QSignalSpy written(&journal, &DraftJournal::written);
        journal.keep(entry(1, u"calla"_s));
        QVERIFY(written.wait());
        QCOMPARE(written.first().at(0).value<ItemId>(), ItemId(7));
        QCOMPARE(written.first().at(1).toInt(), 1);
        const QList<DraftJournal::Entry> found = stored();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().draft, entry(1, u"calla"_s).draft);
        QCOMPARE(found.first().key, u"10018"_s);
        QCOMPARE(found.first().queue, u"hospital"_s);
    }

    void anotherDatabaseAtTheSamePlaceShowsNoOldDrafts()
    {
        DraftJournal journal(m_folder->path());
        DraftJournal::Entry old = entry(1, u"calla"_s);
        old.databaseId = u"old"_s;
        journal.keep(old);
        const auto found = [&](const QString &databaseId) {
            auto entries = journal.entries({u"sqlite:/a.db"_s, u"clerk1"_s, databaseId});
            entries.waitForFinished();
            return entries.result().size();
        };
        QCOMPARE(found(u"new"_s), 0);
        QCOMPARE(found(u"old"_s), 1);
        QCOMPARE(found(QString()), 1); // while it is not known which database answers
    }

    void aDatabaseThatMovedBringsItsDraftsAlong()
    {
        DraftJournal journal(m_folder->path());
        DraftJournal::Entry old = entry(1, u"calla"_s);
        old.databaseId = u"id"_s;
        journal.keep(old);
        auto entries = journal.entries({u"sqlite:/elsewhere.db"_s, u"clerk1"_s, u"id"_s});
        QTRY_VERIFY(entries.isFinished());
        QCOMPARE(entries.result().size(), 1);
        journal.forget({u"sqlite:/elsewhere.db"_s, u"clerk1"_s, u"id"_s}, ItemId(7));
        QVERIFY(waitFor(journal.writeNow()));
        QVERIFY(stored().isEmpty());
    }

    void manyKeysAreOneWriting()
    {
        DraftJournal journal(m_folder->path());
        QSignalSpy written(&journal, &DraftJournal::written);
        for (int revision = 1; revision <= 100; ++revision)
            journal.keep(entry(revision, QString::number(revision)));
        QVERIFY(waitFor(journal.writeNow()));
        QTRY_VERIFY(!written.isEmpty());
        QVERIFY(written.count() < 10);
        QCOMPARE(stored().first().draft.revision, 100);
    }

    void anOlderRevisionNeverReplacesANewerOne()
    {
        DraftJournal journal(m_folder->path());
        journal.keep(entry(5, u"newer"_s));
        journal.keep(entry(4, u"older"_s)); // while the newer one waits
        QVERIFY(waitFor(journal.writeNow()));
        QCOMPARE(stored().first().draft.revision, 5);
        journal.keep(entry(3, u"older"_s)); // when it is on the disk
        QVERIFY(waitFor(journal.writeNow()));
        QCOMPARE(stored().first().draft.content, (Record{{u"name"_s, u"newer"_s}}));
    }

    void onlyForgetRemovesAFile()
    {
        {
            DraftJournal journal(m_folder->path());
            journal.keep(entry(1, u"a"_s));
        }
        QCOMPARE(stored().size(), 1);
        {
            DraftJournal journal(m_folder->path());
            journal.keep(entry(2, u"b"_s));
            journal.forget({u"sqlite:/a.db"_s, u"clerk1"_s, {}}, ItemId(7));
        }
        QCOMPARE(stored().size(), 0);
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void anotherUsersDraftOfTheSameItemStays()
    {
        DraftJournal::Entry other = entry(1, u"theirs"_s);
        other.user = u"clerk2"_s;
        {
            DraftJournal journal(m_folder->path());
            journal.keep(entry(1, u"mine"_s));
            journal.keep(other);
            journal.forget({u"sqlite:/a.db"_s, u"clerk1"_s, {}}, ItemId(7));
        }
        QCOMPARE(stored().size(), 0);
        QCOMPARE(stored(u"clerk2"_s).size(), 1);
    }

    void theDestructorWritesWhatWaits()
    {
        {
            DraftJournal journal(m_folder->path());
            journal.keep(entry(1, u"a"_s));
            journal.keep(entry(1, u"b"_s, 8));
        }
        QCOMPARE(stored().size(), 2);
    }

    void aFolderThatIsAFileKeepsTheTextAndSaysSo()
    {
        const QString path = m_folder->filePath(u"drafts"_s);
        QFile blocker(path);
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        DraftJournal journal(path);
        QSignalSpy failed(&journal, &DraftJournal::failed);
        QSignalSpy written(&journal, &DraftJournal::written);
        journal.keep(entry(1, u"calla"_s));
        QVERIFY(failed.wait());
        QCOMPARE(failed.first().first().value<Error>().kind, Error::Kind::Unreadable);
        auto entries = journal.entries(u"sqlite:/a.db"_s, u"clerk1"_s);
        QTRY_VERIFY(entries.isFinished());
        QCOMPARE(entries.result().first().draft.content, entry(1, u"calla"_s).draft.content);
        QVERIFY(blocker.remove());
        QTRY_VERIFY(!written.isEmpty()); // tried again by itself
        QVERIFY(QFile::exists(path));
    }

    void aFullDiskLeavesTheOldFile()
    {
        DraftJournal journal(m_folder->path());
        journal.keep(entry(1, u"old"_s));
        QVERIFY(waitFor(journal.writeNow()));
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit tiny{1000, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &tiny), 0);
        journal.keep(entry(2, QString(100'000, u'x')));
        auto refused = journal.writeNow();
        const bool isFinished = QTest::qWaitFor([&] { return refused.isFinished(); });
        const bool isOldThere = stored().value(0).draft.revision == 1;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(isFinished);
        QCOMPARE(errorIn(refused.result()).kind, Error::Kind::DiskFull);
        QVERIFY(isOldThere);
        QVERIFY(waitFor(journal.writeNow()));
        QCOMPARE(stored().first().draft.revision, 2);
    }

    void aTornOrForeignFileIsIgnored()
    {
        QFile torn(m_folder->filePath(u"x.draft"_s));
        QVERIFY(torn.open(QIODevice::WriteOnly));
        torn.write("{\"item\": 7, \"conte");
        torn.close();
        QCOMPARE(stored().size(), 0);
    }

    void onlyTheOwnerMayReadIt()
    {
        {
            DraftJournal journal(m_folder->filePath(u"drafts"_s));
            journal.keep(entry(1, u"secret"_s));
        }
        const auto others =
            QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
        const QString folder = m_folder->filePath(u"drafts"_s);
        const QStringList files = DraftFile::allIn(folder);
        QCOMPARE(files.size(), 1);
        QCOMPARE(QFile::permissions(files.first()) & others, QFileDevice::Permissions());
        QCOMPARE(QFile::permissions(folder) & others, QFileDevice::Permissions());
    }
};

QTEST_GUILESS_MAIN(DraftJournalTest)
#include "tst_draftjournal.moc"
