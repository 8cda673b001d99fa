// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/draftground.h"
#include "support/testclass.h"

#include <QDir>
#include <QSignalSpy>

using namespace intray;
using namespace Qt::StringLiterals;

class DraftJournalTest : public QObject
{
    Q_OBJECT

private:
    QList<DraftJournal::Entry> stored(const QString &user = u"clerk1"_s) const
    {
        return draftsIn(m_folder->path(), user);
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsKeptIsOnTheDiskSoon()
    {
        DraftJournal journal(m_folder->path());
        QSignalSpy written(&journal, &DraftJournal::written);
        journal.keep(draftEntry(1, u"calla"_s));
        QVERIFY(written.wait());
        QCOMPARE(written.first().at(0).value<ItemId>(), ItemId(7));
        QCOMPARE(written.first().at(1).toInt(), 1);
        const QList<DraftJournal::Entry> found = stored();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().draft, draftEntry(1, u"calla"_s).draft);
        QCOMPARE(found.first().key, u"10018"_s);
        QCOMPARE(found.first().queue, u"hospital"_s);
    }

    void anotherDatabaseAtTheSamePlaceShowsNoOldDrafts()
    {
        DraftJournal journal(m_folder->path());
        DraftJournal::Entry old = draftEntry(1, u"calla"_s);
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
        DraftJournal::Entry old = draftEntry(1, u"calla"_s);
        old.databaseId = u"id"_s;
        journal.keep(old);
        auto entries = journal.entries({u"sqlite:/elsewhere.db"_s, u"clerk1"_s, u"id"_s});
        QTRY_VERIFY(entries.isFinished());
        QCOMPARE(entries.result().size(), 1);
        journal.forget({u"sqlite:/elsewhere.db"_s, u"clerk1"_s, u"id"_s}, ItemId(7));
        QVERIFY(isWritten(journal.writeNow()));
        QVERIFY(stored().isEmpty());
    }

    void manyKeysAreOneWriting()
    {
        DraftJournal journal(m_folder->path());
        QSignalSpy written(&journal, &DraftJournal::written);
        for (int revision = 1; revision <= 100; ++revision)
            journal.keep(draftEntry(revision, QString::number(revision)));
        QVERIFY(isWritten(journal.writeNow()));
        QTRY_VERIFY(!written.isEmpty());
        QVERIFY(written.count() < 10);
        QCOMPARE(stored().first().draft.revision, 100);
    }

    void anOlderRevisionNeverReplacesANewerOne()
    {
        DraftJournal journal(m_folder->path());
        journal.keep(draftEntry(5, u"newer"_s));
        journal.keep(draftEntry(4, u"older"_s)); // while the newer one waits
        QVERIFY(isWritten(journal.writeNow()));
        QCOMPARE(stored().first().draft.revision, 5);
        journal.keep(draftEntry(3, u"older"_s)); // when it is on the disk
        QVERIFY(isWritten(journal.writeNow()));
        QCOMPARE(stored().first().draft.content, (Record{{u"name"_s, u"newer"_s}}));
    }

    void onlyForgetRemovesAFile()
    {
        {
            DraftJournal journal(m_folder->path());
            journal.keep(draftEntry(1, u"a"_s));
        }
        QCOMPARE(stored().size(), 1);
        {
            DraftJournal journal(m_folder->path());
            journal.keep(draftEntry(2, u"b"_s));
            journal.forget({u"sqlite:/a.db"_s, u"clerk1"_s, {}}, ItemId(7));
        }
        QCOMPARE(stored().size(), 0);
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void anotherUsersDraftOfTheSameItemStays()
    {
        DraftJournal::Entry other = draftEntry(1, u"theirs"_s);
        other.user = u"clerk2"_s;
        {
            DraftJournal journal(m_folder->path());
            journal.keep(draftEntry(1, u"mine"_s));
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
            journal.keep(draftEntry(1, u"a"_s));
            journal.keep(draftEntry(1, u"b"_s, 8));
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
        journal.keep(draftEntry(1, u"calla"_s));
        QVERIFY(failed.wait());
        QCOMPARE(failed.first().first().value<Error>().kind, Error::Kind::Unreadable);
        auto entries = journal.entries(u"sqlite:/a.db"_s, u"clerk1"_s);
        QTRY_VERIFY(entries.isFinished());
        QCOMPARE(entries.result().first().draft.content, draftEntry(1, u"calla"_s).draft.content);
        QVERIFY(blocker.remove());
        QTRY_VERIFY(!written.isEmpty()); // tried again by itself
        QVERIFY(QFile::exists(path));
    }

    void aTornOrForeignFileIsIgnored()
    {
        QFile torn(m_folder->filePath(u"x.draft"_s));
        QVERIFY(torn.open(QIODevice::WriteOnly));
        torn.write("{\"item\": 7, \"conte");
        torn.close();
        QCOMPARE(stored().size(), 0);
    }
};

INTRAY_TEST_GUILESS_MAIN(DraftJournalTest)
#include "tst_draftjournal.moc"
