// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/tsfile.h"
#include "support/testclass.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The window and intrayctl say the same thing by the same word: docs/internals/words.md.
class Words : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatIsNotToBeUsedIsFound_data();
    void whatIsNotToBeUsedIsFound();
    void whatMayBeUsedIsLeftAlone();
    void noTextOfTheSourcesUsesIt();
    void noTranslationUsesIt();
    void termsAreTranslatedByTheirWord();

private:
    struct Unwanted
    {
        QString language;
        QString written;
        QString instead;
        QRegularExpression form;
    };
    struct Term
    {
        QRegularExpression english;
        QMap<QString, QRegularExpression> translated;
    };
    QList<Unwanted> m_unwanted;
    QList<Term> m_terms;
    /// One line for each text of this language that uses what is not to be used.
    QStringList usesIn(const QString &language, const QList<Message> &messages,
                       QString (*textOf)(const Message &)) const;
};

namespace {

const QStringList languages{u"de"_s, u"fr"_s, u"es"_s, u"pl"_s};

QRegularExpression anyCase(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
}

QStringList cellsOf(const QString &line)
{
    QStringList cells;
    for (const QString &cell : line.split(u'|'))
        cells << cell.trimmed();
    return cells.mid(1, cells.size() - 2);
}

/// The rows of the table under this heading, without its head.
QList<QStringList> tableUnder(const QString &heading)
{
    QFile file(houseRoot() + u"/docs/internals/words.md"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("docs/internals/words.md");
    const QString page = QString::fromUtf8(file.readAll());
    const QString part = page.section(u"\n## "_s + heading + u'\n', 1).section(u"\n## "_s, 0, 0);
    QList<QStringList> rows;
    for (const QString &line : part.split(u'\n'))
        if (line.startsWith(u'|'))
            rows << cellsOf(line);
    return rows.mid(2);
}

/// "held by/until" means one of the two after "held"; "…" is one word or two.
QRegularExpression formOf(const QString &written)
{
    QStringList words;
    for (const QString &word : written.split(u' ')) {
        QString form = word == u"…"_s ? u"\\S+( \\S+)?"_s : u"(?:"_s + word + u')';
        words << form.replace(u'/', u'|');
    }
    QString form = words.join(u"\\s+"_s);
    form.replace(u"(?:^"_s, u"^(?:"_s).replace(u"$)"_s, u")$"_s);
    return anyCase(u"(?<![\\w-])"_s + form + u"(?!\\w)"_s);
}

/// "Datens·atz" begins all forms of the word, and "(table de) référence" may stand without its
/// first words.
QRegularExpression stemsOf(const QString &cell)
{
    static const QRegularExpression inBrackets(u"\\([^)]*\\)"_s);
    QStringList stems;
    for (QString word : QString(cell).remove(inBrackets).split(u','))
        stems << QRegularExpression::escape(word.section(u'·', 0, 0).trimmed());
    return anyCase(stems.join(u'|'));
}

QRegularExpression englishOf(const QString &cell)
{
    QStringList words;
    for (const QString &word : cell.split(u", "_s))
        words << QRegularExpression::escape(word) + u"s?"_s;
    return anyCase(u"\\b(?:"_s + words.join(u'|') + u")\\b"_s);
}

/// What people type to find something who do not know our words: nobody reads it.
bool isRead(const Message &message)
{
    return message.context != u"OtherWords"_s;
}

QString withoutMnemonics(QString text)
{
    return text.remove(u'&').replace(QChar(0xa0), u' ');
}

/// What is typed or named as it is in every language: quotes, options, names of files and roles.
QString spoken(const QString &source)
{
    static const QRegularExpression names(
        u"\"[^\"]*\"|--[\\w-]+|\\S*[./:_]\\S+|\\b[\\w-]*-\\w+\\.\\w+|\\b[A-Z]{2,}\\b|clerk, "
        u"supervisor, "
        "administrator[^;]*"_s);
    return withoutMnemonics(source).remove(names);
}

} // namespace

void Words::initTestCase()
{
    for (const QStringList &row : tableUnder(u"Not to be used"_s))
        m_unwanted << Unwanted{row.at(0), row.at(1), row.at(2), formOf(row.at(1))};
    for (const QStringList &row : tableUnder(u"Terms"_s)) {
        QCOMPARE(row.size(), 6);
        if (row.at(5) != u"yes"_s)
            continue;
        Term term{englishOf(row.at(0)), {}};
        for (int i = 0; i < languages.size(); ++i)
            term.translated.insert(languages.at(i), stemsOf(row.at(i + 1)));
        m_terms << term;
    }
    QVERIFY(m_terms.size() > 10);
    QVERIFY(m_unwanted.size() > 30);
    for (const Unwanted &word : m_unwanted)
        QVERIFY2(word.form.isValid(), qPrintable(word.written));
}

void Words::whatIsNotToBeUsedIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    const auto row = [](const QString &text, bool isFound) {
        QTest::newRow(qPrintable(text)) << text << isFound;
    };
    row(u"No record is in work. Take the next one."_s, true);
    row(u"bert holds it since 2:33"_s, true);
    row(u"%1 holds this item since %2."_s, true);
    row(u"&Try it"_s, true);
    row(u"P&ut off"_s, true);
    row(u"Held until %1."_s, true);
    row(u"Held"_s, true);
    row(u"Values, parted by ;"_s, true);
    row(u"%1 has held it since %2."_s, false);
    row(u"&Try sample records"_s, false);
    row(u"Only rows that meet this condition."_s, false);
    row(u"The lock holds the item."_s, false);
}

void Words::whatIsNotToBeUsedIsFound()
{
    QFETCH(QString, text);
    QFETCH(bool, isFound);
    const QList<Message> messages{{u"Test"_s, text, {}, false, u"a.cpp"_s, 1, 1}};
    const QStringList uses = usesIn(u"en"_s, messages, [](const Message &m) { return m.source; });
    QCOMPARE(!uses.isEmpty(), isFound);
}

void Words::whatMayBeUsedIsLeftAlone()
{
    QVERIFY(stemsOf(u"Datens·atz"_s).match(u"Die Datensätze"_s).hasMatch());
    QVERIFY(stemsOf(u"(table de) référence"_s).match(u"tables de référence"_s).hasMatch());
    QVERIFY(!stemsOf(u"cola"_s).match(u"la fila"_s).hasMatch());
    QVERIFY(englishOf(u"delivery, deliveries"_s).match(u"Deliveries"_s).hasMatch());
    QVERIFY(!spoken(u"\"queue add\" makes sqlite:queue.db"_s).contains(u"queue"_s));
}

QStringList Words::usesIn(const QString &language, const QList<Message> &messages,
                          QString (*textOf)(const Message &)) const
{
    QStringList uses;
    for (const Message &message : messages)
        for (const Unwanted &word : m_unwanted)
            if (word.language == language && isRead(message) &&
                word.form.match(withoutMnemonics(textOf(message))).hasMatch())
                uses << u"%1:%2: \"%3\" uses \"%4\"; say: %5"_s.arg(
                    message.file, QString::number(message.line), textOf(message), word.written,
                    word.instead);
    return uses;
}

void Words::noTextOfTheSourcesUsesIt()
{
    const QTemporaryDir folder;
    const QString fresh = folder.filePath(u"intray_de.ts"_s);
    QString complaint;
    QVERIFY2(updateTexts(fresh, {u"-locations"_s, u"absolute"_s}, &complaint),
             qPrintable(complaint));
    QList<Message> messages = messagesIn(fresh);
    QVERIFY(messages.size() > 1000);
    for (Message &message : messages)
        message.file =
            QDir(houseRoot()).relativeFilePath(QDir(folder.path()).absoluteFilePath(message.file));
    QVERIFY(QFile::exists(houseRoot() + u'/' + messages.constFirst().file));
    const QStringList uses =
        usesIn(u"en"_s, messages, [](const Message &message) { return message.source; });
    QVERIFY2(uses.isEmpty(), qPrintable(u'\n' + uses.join(u'\n')));
}

void Words::noTranslationUsesIt()
{
    QStringList uses;
    for (const QString &language : languages) {
        QList<Message> messages =
            messagesIn(houseRoot() + u"/translations/intray_%1.ts"_s.arg(language));
        for (Message &message : messages) {
            message.file = u"translations/intray_%1.ts"_s.arg(language);
            message.line = message.translationLine;
        }
        uses << usesIn(language, messages, [](const Message &message) {
            return spoken(message.translations.join(u" | "_s));
        });
    }
    QVERIFY2(uses.isEmpty(), qPrintable(u'\n' + uses.join(u'\n')));
}

/// A long word may be parted, as in the rail.
static QString inOneLine(QString text)
{
    return text.remove(u"-\n"_s);
}

void Words::termsAreTranslatedByTheirWord()
{
    QStringList faults;
    for (const QString &language : languages) {
        const QString file = u"translations/intray_%1.ts"_s.arg(language);
        for (const Message &message : messagesIn(houseRoot() + u'/' + file))
            for (const Term &term : m_terms) {
                const auto found = term.english.match(spoken(message.source));
                const QRegularExpression word = term.translated.value(language);
                for (const QString &translation : message.translations)
                    if (found.hasMatch() && isRead(message) &&
                        !word.match(inOneLine(withoutMnemonics(translation))).hasMatch())
                        faults << u"%1:%2: %3 without \"%4\": %5"_s.arg(
                            file, QString::number(message.translationLine), found.captured(),
                            word.pattern(), translation);
            }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

INTRAY_TEST_GUILESS_MAIN(Words)
#include "tst_words.moc"
