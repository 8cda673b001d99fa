// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The man pages, held against the programs.
class Books : public QObject
{
    Q_OBJECT

private slots:
    void manPagesAreClean_data();
    void manPagesAreClean();
    void theManPageNamesEveryCommandAndOption();
    void theWindowsManPageNamesEveryOption();
    void everyDocumentIsInstalled();

private:
    static QString page(const QString &name) { return builtPath(u"installer/books/"_s + name); }
    static QString program(const QString &name) { return builtPath(u"app/"_s + name); }
    /// As a reader sees it, without bold and with single spaces.
    static QString shown(const QString &name)
    {
        const Verdict read = check(u"mandoc"_s, {u"-Tutf8"_s, u"-Owidth=1000"_s, page(name)});
        QString text = QString::fromUtf8(read.out);
        static const QRegularExpression overstrike(u".\b"_s);
        return text.remove(overstrike).simplified();
    }
};

void Books::manPagesAreClean_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("intray") << u"intray.1"_s;
    QTest::newRow("intrayctl") << u"intrayctl.1"_s;
}

void Books::manPagesAreClean()
{
    QFETCH(QString, name);
    const Verdict strict = check(u"mandoc"_s, {u"-Tlint"_s, page(name)});
    QCOMPARE(strict.complaint(), QByteArray());
    for (const char *mark : {"@VERSION", "@DATE", "@COMMANDS", "@OPTIONS"})
        QVERIFY2(!contentOf(page(name)).contains(mark), mark);
}

void Books::theManPageNamesEveryCommandAndOption()
{
    const QString text = shown(u"intrayctl.1"_s);
    const auto told =
        QJsonDocument::fromJson(check(program(u"intrayctl"_s), {u"--help"_s, u"--json"_s}).out)
            .object();
    const QJsonArray commands = told.value(u"commands"_s).toArray();
    QVERIFY(commands.size() >= 37);
    for (const QJsonValue &command : commands) {
        QString line = command[u"name"_s].toString() + u' ' + command[u"arguments"_s].toString();
        line += u' ' + command[u"text"_s].toString().section(u'\n', 0, 0);
        QVERIFY2(text.contains(line.simplified()), qPrintable(line));
        for (const QJsonValue &option : command[u"options"_s].toArray())
            QVERIFY2(text.contains(option[u"text"_s].toString().simplified()),
                     qPrintable(option[u"text"_s].toString()));
    }
}

void Books::theWindowsManPageNamesEveryOption()
{
    const QString help = QString::fromUtf8(check(program(u"intray"_s), {u"--help"_s}).out);
    const QString text = shown(u"intray.1"_s);
    static const QRegularExpression option(u"--[a-z]+"_s);
    auto match = option.globalMatch(help);
    int seen = 0;
    for (; match.hasNext(); ++seen) {
        const QString name = match.next().captured();
        if (name != u"--help-all"_s && name != u"--help"_s)
            QVERIFY2(text.contains(name), qPrintable(name));
    }
    QVERIFY(seen >= 5);
}

void Books::everyDocumentIsInstalled()
{
    QVERIFY(contentOf(sourcePath(u"docs/handbook.md"_s)).size() > 1000);
    for (const QString &name : {u"intray.1.gz"_s, u"intrayctl.1.gz"_s, u"changelog.gz"_s,
                                u"changelog.Debian.gz"_s, u"copyright"_s, u"intrayctl.bash"_s})
        QVERIFY2(!contentOf(page(name)).isEmpty(), qPrintable(name));
}

QTEST_GUILESS_MAIN(Books)
#include "tst_books.moc"
