// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/draftfile.h"
#include "session/drafts/draftground.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <sys/resource.h>

#include <QFile>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a test can bring about or see of a draft's file only where the system is Unix.
class DraftsOnUnix : public QObject
{
    Q_OBJECT

private slots:
    void aFullDiskLeavesTheOldFile()
    {
        DraftJournal journal(m_folder.path());
        journal.keep(draftEntry(1, u"old"_s));
        QVERIFY(isWritten(journal.writeNow()));
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit tiny{1000, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &tiny), 0);
        journal.keep(draftEntry(2, QString(100'000, u'x')));
        auto refused = journal.writeNow();
        const bool isFinished = QTest::qWaitFor([&] { return refused.isFinished(); });
        const bool isOldThere = draftsIn(m_folder.path()).value(0).draft.revision == 1;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(isFinished);
        QCOMPARE(errorIn(refused.result()).kind, Error::Kind::DiskFull);
        QVERIFY(isOldThere);
        QVERIFY(isWritten(journal.writeNow()));
        QCOMPARE(draftsIn(m_folder.path()).first().draft.revision, 2);
    }

    void onlyTheOwnerMayReadIt()
    {
        {
            DraftJournal journal(m_folder.filePath(u"drafts"_s));
            journal.keep(draftEntry(1, u"secret"_s));
        }
        const auto others =
            QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
        const QString folder = m_folder.filePath(u"drafts"_s);
        const QStringList files = DraftFile::allIn(folder);
        QCOMPARE(files.size(), 1);
        QCOMPARE(QFile::permissions(files.first()) & others, QFileDevice::Permissions());
        QCOMPARE(QFile::permissions(folder) & others, QFileDevice::Permissions());
    }

private:
    QTemporaryDir m_folder;
};

INTRAY_TEST_GUILESS_MAIN(DraftsOnUnix)
#include "tst_draftsonunix.moc"
