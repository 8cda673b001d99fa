// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What Tab offers in bash, held against what the command line understands.
class Completion : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void bashReadsTheFiles();
    void everyCommandIsOffered();
    void everyOptionOfEveryCommandIsOffered();
    void optionsBeforeTheCommandDoNotMislead();
    void queuesOfAFileAreOffered();
    void whatADatabaseNamesIsNeverRun();
    void usersAreOffered();
    void theValuesOfAnOptionAreOffered();
    void anArgumentIsCompletedByItsPlace();
    void aServerThatIsNotThereOffersNothing();
    void theWindowsOptionsAreOffered();

private:
    static QString file(const QString &name)
    {
        return name == u"intray"_s ? sourcePath(u"installer/completion/intray.bash"_s)
                                   : builtPath(u"installer/books/intrayctl.bash"_s);
    }
    /// What is offered after these words, the last of which is still being typed.
    QStringList offered(const QStringList &words) const;
    QJsonObject told() const
    {
        const Verdict help = check(program(), {u"--help"_s, u"--json"_s});
        return QJsonDocument::fromJson(help.out).object();
    }
    static QString program() { return builtPath(u"app/intrayctl"_s); }
    QProcessEnvironment environment() const;

    QTemporaryDir m_folder;
};

QProcessEnvironment Completion::environment() const
{
    QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
    own.insert(u"PATH"_s, builtPath(u"app:"_s) + own.value(u"PATH"_s));
    own.insert(u"INTRAY_DATABASE"_s, u"sqlite:"_s + m_folder.filePath(u"queue.db"_s));
    return own;
}

QStringList Completion::offered(const QStringList &words) const
{
    const QString function = u'_' + words.first();
    const Verdict ran = check(
        u"bash"_s,
        QStringList{sourcePath(u"tests/package/complete.sh"_s), file(words.first()), function} +
            words,
        {}, environment());
    if (!ran.err.isEmpty())
        return {QString::fromUtf8(ran.err)};
    return QString::fromUtf8(ran.out).split(u'\n', Qt::SkipEmptyParts);
}

void Completion::bashReadsTheFiles()
{
    for (const QString &name : {u"intray"_s, u"intrayctl"_s})
        QCOMPARE(check(u"bash"_s, {u"-n"_s, file(name)}).complaint(), QByteArray());
}

void Completion::everyCommandIsOffered()
{
    const QStringList first = offered({u"intrayctl"_s, {}});
    for (const QJsonValue &command : told()[u"commands"_s].toArray()) {
        const QStringList words = command[u"name"_s].toString().split(u' ');
        QVERIFY2(first.contains(words.first()), qPrintable(words.first()));
        if (words.size() == 2)
            QVERIFY(offered({u"intrayctl"_s, words.first(), {}}).contains(words.last()));
    }
}

void Completion::everyOptionOfEveryCommandIsOffered()
{
    for (const QJsonValue &command : told()[u"commands"_s].toArray()) {
        const QString name = command[u"name"_s].toString();
        QStringList wanted{u"--database"_s, u"--user"_s, u"--json"_s, u"--help"_s, u"--version"_s};
        for (const QJsonValue &option : command[u"options"_s].toArray())
            wanted << u"--"_s + option[u"name"_s].toString();
        QStringList found =
            offered(QStringList{u"intrayctl"_s} + name.split(u' ') + QStringList{u"--"_s});
        found.sort();
        wanted.sort();
        QCOMPARE(found, wanted);
    }
}

void Completion::optionsBeforeTheCommandDoNotMislead()
{
    const QStringList words{u"intrayctl"_s, u"-d"_s, u"sqlite:import.db"_s, u"--user"_s, u"list"_s,
                            u"queue"_s,     u"p"_s};
    QCOMPARE(offered(words), QStringList{u"pause"_s});
}

void Completion::queuesOfAFileAreOffered()
{
    for (const QString &queue : {u"letters"_s, u"loans"_s, u"customers"_s})
        QCOMPARE(check(program(), {u"queue"_s, u"add"_s, queue}, {}, environment()).complaint(),
                 QByteArray());
    QCOMPARE(offered({u"intrayctl"_s, u"claim"_s, u"l"_s}),
             (QStringList{u"letters"_s, u"loans"_s}));
    QCOMPARE(offered({u"intrayctl"_s, u"queue"_s, u"set"_s, u"x"_s, u"--next"_s, u"cu"_s}),
             QStringList{u"customers"_s});
}

void Completion::whatADatabaseNamesIsNeverRun()
{
    const QString proof = m_folder.filePath(u"proof"_s);
    const QString bad = m_folder.filePath(u"bad"_s);
    QVERIFY(QDir().mkdir(bad));
    QFile script(bad + u"/intrayctl"_s);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\necho '$(touch${IFS}" + proof.toUtf8() + ") x'\necho '`touch${IFS}" +
                 proof.toUtf8() + "` x'\n");
    script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    script.close();
    QProcessEnvironment poisoned = environment();
    poisoned.insert(u"PATH"_s, bad + u':' + poisoned.value(u"PATH"_s));
    const Verdict ran = check(u"bash"_s,
                              {sourcePath(u"tests/package/complete.sh"_s),
                               file(u"intrayctl"_s),
                               u"_intrayctl"_s,
                               u"intrayctl"_s,
                               u"claim"_s,
                               {}},
                              {}, poisoned);
    QVERIFY2(ran.out.contains("touch"), ran.all().constData());
    QVERIFY(!QFile::exists(proof));
}

void Completion::usersAreOffered()
{
    for (const QString &user : {u"anna"_s, u"anton"_s, u"bert"_s})
        QCOMPARE(check(program(), {u"user"_s, u"add"_s, user}, {}, environment()).complaint(),
                 QByteArray());
    for (const QString &option : {u"--of"_s, u"--to"_s, u"--user"_s})
        QCOMPARE(offered({u"intrayctl"_s, u"handover"_s, option, u"an"_s}),
                 (QStringList{u"anna"_s, u"anton"_s}));
    QCOMPARE(offered({u"intrayctl"_s, u"user"_s, u"set"_s, u"b"_s}), QStringList{u"bert"_s});
    QCOMPARE(offered({u"intrayctl"_s, u"user"_s, u"add"_s, u"b"_s}), QStringList());
}

void Completion::theValuesOfAnOptionAreOffered()
{
    QCOMPARE(offered({u"intrayctl"_s, u"user"_s, u"add"_s, u"x"_s, u"--role"_s, u"a"_s}),
             (QStringList{u"administrator"_s, u"auditor"_s}));
    QCOMPARE(offered({u"intrayctl"_s, u"history"_s, u"--kind"_s, u"compl"_s}),
             QStringList{u"completed"_s});
    QCOMPARE(offered({u"intrayctl"_s, u"queue"_s, u"set"_s, u"x"_s, u"--dispositions"_s,
                      u"complete,ret"_s}),
             QStringList{u"complete,return"_s});
    QCOMPARE(offered({u"intrayctl"_s, u"add"_s, u"x"_s, u"--priority"_s, {}}), QStringList());
    for (const QJsonValue &command : told()[u"commands"_s].toArray())
        for (const QJsonValue &option : command[u"options"_s].toArray()) {
            QStringList words{u"intrayctl"_s};
            words += command[u"name"_s].toString().split(u' ');
            words << u"--"_s + option[u"name"_s].toString() << QString();
            const QStringList found = offered(words);
            for (const QJsonValue &choice : option[u"choices"_s].toArray())
                QVERIFY2(found.contains(choice.toString()), qPrintable(words.join(u' ')));
        }
}

void Completion::anArgumentIsCompletedByItsPlace()
{
    const QStringList queue{u"letters"_s, u"loans"_s};
    QCOMPARE(offered({u"intrayctl"_s, u"claim"_s, u"loans"_s, u"l"_s}), queue);
    QCOMPARE(offered({u"intrayctl"_s, u"claim"_s, u"--item"_s, u"l"_s}), QStringList());
    QCOMPARE(offered({u"intrayctl"_s, u"queue"_s, u"remove"_s, u"l"_s}), queue);
    QCOMPARE(offered({u"intrayctl"_s, u"queue"_s, u"remove"_s, u"loans"_s, u"l"_s}), QStringList());
    QFile file(m_folder.filePath(u"letters.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(offered({u"intrayctl"_s, u"import"_s, u"letters"_s, m_folder.filePath(u"l"_s)}),
             QStringList{file.fileName()});
    QVERIFY(
        offered({u"intrayctl"_s, u"work"_s, u"loans"_s, u"--"_s, u"bas"_s}).contains(u"bash"_s));
    QVERIFY(offered({u"intrayctl"_s, u"help"_s, u"prio"_s}).contains(u"prioritize"_s));
}

void Completion::aServerThatIsNotThereOffersNothing()
{
    const QStringList words{
        u"intrayctl"_s, u"-d"_s, u"postgresql://a@127.0.0.1:1/x"_s, u"claim"_s, {}};
    QCOMPARE(offered(words), QStringList());
}

void Completion::theWindowsOptionsAreOffered()
{
    const QStringList found = offered({u"intray"_s, u"--"_s});
    const QString help = QString::fromUtf8(check(builtPath(u"app/intray"_s), {u"--help"_s}).out);
    QVERIFY(found.size() >= 6);
    for (const QString &option : found)
        QVERIFY2(help.contains(option), qPrintable(option));
}

INTRAY_TEST_GUILESS_MAIN(Completion)
#include "tst_completion.moc"
