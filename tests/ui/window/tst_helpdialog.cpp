// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/window/bookview.h"
#include "ui/window/helpdialog.h"
#include "ui/window/keylist.h"

#include <QDir>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>

using namespace intray;
using namespace Qt::StringLiterals;

/// F1: all keys, and the handbook out of the program itself.
class HelpDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void everyActionWithAKeyIsListed();
    void thereIsABookForEachOfThree();
    void linksLeadToOtherPagesAndStayInside();
    void aLinkToAHeadingShowsIt();
    void noLinkBetweenThePagesIsDead();
    void pagesForDevelopersStayInTheSources();
    void picturesAreAsWideAsThePage();
    void everyPageHasATitleAndIsShownByItsName();
    void keysAreFoundByWhatTheyDo();
    void typingSearchesAtOnce();

private:
    QMainWindow m_window;
    Actions m_actions{&m_window};
};

static QString bookText(const QString &name)
{
    QFile file(u":/books/"_s + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void HelpDialogTest::everyActionWithAKeyIsListed()
{
    const KeyList list(m_actions);
    QCOMPARE(list.findItems(u"F9"_s, Qt::MatchExactly).size(), 1);
    QVERIFY(list.topLevelItemCount() >= m_actions.all().size());
    QCOMPARE(list.frameShape(), QFrame::NoFrame);
}

void HelpDialogTest::thereIsABookForEachOfThree()
{
    HelpDialog dialog(m_actions, &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    for (const QString &name : {u"handbook"_s, u"supervising"_s, u"administering"_s}) {
        const auto *book = dialog.findChild<BookView *>(name);
        QVERIFY2(book->toPlainText().size() > 1500, qPrintable(name));
        QVERIFY(!book->toPlainText().contains(u"]("_s)); // it is shown, not printed
    }
}

void HelpDialogTest::linksLeadToOtherPagesAndStayInside()
{
    BookView book;
    book.open(u"handbook"_s);
    const QString clerks = book.toPlainText();
    book.setSource(QUrl(u"https://example.org/"_s));
    QCOMPARE(book.toPlainText(), clerks);
    book.setSource(QUrl(u"administering.md"_s));
    QVERIFY(book.toPlainText() != clerks);
    book.backward();
    QCOMPARE(book.toPlainText(), clerks);
}

void HelpDialogTest::aLinkToAHeadingShowsIt()
{
    BookView book;
    book.resize(500, 300);
    book.show();
    QVERIFY(QTest::qWaitForWindowExposed(&book));
    book.open(u"administering"_s);
    book.setSource(QUrl(u"maintenance.md#upgrading"_s));
    QCOMPARE(book.cursorForPosition(QPoint(40, 8)).block().text(), u"Upgrading"_s);
    book.setSource(QUrl(u"#removing-everything"_s));
    QCOMPARE(book.cursorForPosition(QPoint(40, 8)).block().text(), u"Removing everything"_s);
}

void HelpDialogTest::noLinkBetweenThePagesIsDead()
{
    static const QRegularExpression link(uR"(\]\(([^)#:]+?)(#[^)]*)?\))"_s);
    BookView book; // which registers the pages
    int seen = 0;
    const QDir books(u":/books"_s);
    QDirIterator pages(books.path(), {u"*.md"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (pages.hasNext()) {
        const QString name = books.relativeFilePath(pages.next());
        const QString text = bookText(name);
        for (auto match = link.globalMatch(text); match.hasNext();) {
            const QString target =
                QDir::cleanPath(pages.fileInfo().dir().filePath(match.next().captured(1)));
            if (!target.startsWith(books.path() + u'/'))
                continue; // into the sources, for those who have them
            ++seen;
            QVERIFY2(QFile::exists(target), qPrintable(name + u": "_s + target));
        }
    }
    QVERIFY(seen > 15);
}

void HelpDialogTest::pagesForDevelopersStayInTheSources()
{
    const BookView book; // which registers the pages
    for (const QString &page : {u"internals"_s, u"architecture.md"_s, u"performance.md"_s})
        QVERIFY2(!QFile::exists(u":/books/"_s + page), qPrintable(page));
}

void HelpDialogTest::picturesAreAsWideAsThePage()
{
    BookView book;
    book.resize(500, 400);
    book.show();
    QVERIFY(QTest::qWaitForWindowExposed(&book));
    book.open(u"handbook"_s);
    QVERIFY(book.document()->idealWidth() <= book.viewport()->width());
}

void HelpDialogTest::everyPageHasATitleAndIsShownByItsName()
{
    HelpDialog dialog(m_actions, &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(handbookPages().size() > 10);
    for (const auto &[name, title] : handbookPages()) {
        QVERIFY2(!title.isEmpty() && !title.contains(u'#'), qPrintable(name));
        dialog.showPage(name);
        const auto *tabs = dialog.findChild<QTabWidget *>(u"helpTabs"_s);
        const auto *book = qobject_cast<BookView *>(tabs->currentWidget());
        QVERIFY2(book && book->toPlainText().trimmed().startsWith(title), qPrintable(name));
    }
}

static QStringList shownKeys(const QDialog &dialog)
{
    QStringList keys;
    for (const auto &[key, text] : dialog.findChild<KeyList *>()->shown())
        keys << key;
    return keys;
}

void HelpDialogTest::keysAreFoundByWhatTheyDo()
{
    HelpDialog dialog(m_actions, &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *search = dialog.findChild<QLineEdit *>(u"keysSearch"_s);
    QTest::keyClicks(search, u"take NEXT"_s);
    QCOMPARE(shownKeys(dialog), QStringList{u"F9"_s});
    search->clear();
    QTest::keyClicks(search, u"ctrl+k"_s);
    QCOMPARE(shownKeys(dialog), QStringList{u"Ctrl+K"_s});
    QVERIFY(!dialog.findChild<QLabel *>(u"keysNothing"_s)->isVisible());
    QTest::keyClicks(search, u"xyzzy"_s);
    QVERIFY(dialog.findChild<QLabel *>(u"keysNothing"_s)->isVisible());
}

void HelpDialogTest::typingSearchesAtOnce()
{
    HelpDialog dialog(m_actions, &m_window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClicks(dialog.focusWidget(), u"take next"_s);
    QCOMPARE(shownKeys(dialog), QStringList{u"F9"_s});
}

INTRAY_TEST_MAIN(HelpDialogTest)
#include "tst_helpdialog.moc"
