// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The file for a service that builds what is published, as far as it can be looked at without one.
class Workflow : public QObject
{
    Q_OBJECT

private slots:
    void itIsYaml();
    void itBuildsAndTestsOnlyWithTheMakefile();

private:
    const QString m_file = sourcePath(u".github/workflows/build.yml"_s);
};

void Workflow::itIsYaml()
{
    const Verdict told =
        check(u"yamllint"_s,
              {u"-d"_s,
               u"{extends: default, rules: {line-length: {max: 130}, document-start: disable}}"_s,
               m_file});
    QCOMPARE(told.complaint(), QByteArray());
}

void Workflow::itBuildsAndTestsOnlyWithTheMakefile()
{
    static const QRegularExpression run(u"^ *- run: (.*)$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression known(
        u"^(make [a-z-]+|apt-get update && apt-get install -y git "
        "make|git config .*)$"_s);
    int made = 0;
    const QString text = QString::fromUtf8(contentOf(m_file));
    for (auto step = run.globalMatch(text); step.hasNext();) {
        const QString command = step.next().captured(1);
        QVERIFY2(known.match(command).hasMatch(), qPrintable(command));
        made += command.startsWith(u"make "_s);
    }
    QCOMPARE(made, 2);
}

INTRAY_TEST_GUILESS_MAIN(Workflow)
#include "tst_workflow.moc"
