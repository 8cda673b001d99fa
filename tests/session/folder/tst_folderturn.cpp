// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/folderturn.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

class FolderTurns : public QObject
{
    Q_OBJECT

private slots:
    void oneAtATimeHasTheFolder();
    void foldersAreTakenByThemselves();
    void aFolderWithoutLocksIsTakenForOneWhereNobodyElseIs();
};

void FolderTurns::oneAtATimeHasTheFolder()
{
    const QTemporaryDir folder;
    auto first = std::make_unique<FolderTurn>(folder.path());
    QVERIFY(first->isOurs());
    QVERIFY(!FolderTurn(folder.path()).isOurs());
    first.reset();
    QVERIFY(FolderTurn(folder.path()).isOurs());
}

void FolderTurns::foldersAreTakenByThemselves()
{
    const QTemporaryDir one;
    const QTemporaryDir other;
    const FolderTurn turn(one.path());
    QVERIFY(FolderTurn(other.path()).isOurs());
}

void FolderTurns::aFolderWithoutLocksIsTakenForOneWhereNobodyElseIs()
{
    const QTemporaryDir folder;
    QVERIFY(FolderTurn(folder.filePath(u"missing"_s)).isOurs());
}

INTRAY_TEST_APPLESS_MAIN(FolderTurns)
#include "tst_folderturn.moc"
