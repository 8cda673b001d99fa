// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/textbox.h"
#include "ui/desk/fieldeditor.h"

#include <QApplication>
#include <QClipboard>
#include <QCursor>
#include <QDropEvent>
#include <QMimeData>
#include <QScopeGuard>
#include <QTest>

#include <functional>

using namespace intray;
using namespace Qt::StringLiterals;

using Way = std::function<void(QPlainTextEdit &, QMimeData *)>; // which takes what is brought

class tst_TextBox : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsPastedFromAnEmptyClipboard_data();
    void nothingIsPastedFromAnEmptyClipboard();
    void whatHasNoTextPastesNothing_data() { nothingIsPastedFromAnEmptyClipboard_data(); }
    void whatHasNoTextPastesNothing();
    void markdownStaysAsItWasWritten();
    void whatIsDroppedComesIn();
    void whatIsToBeWrittenStandsApartFromTheEdge();
    void aFieldThatIsOnlyReadTakesNothing();
    void aFieldThatIsOnlyReadLooksSoInHandToo();
    void whatIsLaidOutAwayFromThePointerIsNotUnderItAnyMore();

private:
    void open(bool isField);
    std::unique_ptr<TextBox> m_box;
};

static void bring(QMimeData *brought, QClipboard::Mode mode = QClipboard::Clipboard)
{
    QGuiApplication::clipboard()->setMimeData(brought, mode);
}

static void pasteByKey(QPlainTextEdit &box, QMimeData *brought)
{
    bring(brought);
    QTest::keyClick(&box, Qt::Key_V, Qt::ControlModifier);
}

static void pasteByInsert(QPlainTextEdit &box, QMimeData *brought)
{
    bring(brought);
    QTest::keyClick(&box, Qt::Key_Insert, Qt::ShiftModifier);
}

static void pasteByCall(QPlainTextEdit &box, QMimeData *brought)
{
    bring(brought);
    box.paste(); // as the menu of the field does
}

static void pasteByMouse(QPlainTextEdit &box, QMimeData *brought)
{
    if (!QGuiApplication::clipboard()->supportsSelection())
        return delete brought;
    bring(brought, QClipboard::Selection);
    QTest::mouseClick(box.viewport(), Qt::MiddleButton);
}

static void drop(QPlainTextEdit &box, QMimeData *brought)
{
    const std::unique_ptr<QMimeData> dropped(brought);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, brought, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(box.viewport(), &enter);
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, brought, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(box.viewport(), &event);
}

void tst_TextBox::open(bool isField)
{
    m_box.reset(isField ? new FieldEditor : new TextBox);
    m_box->show();
    m_box->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_box.get()));
    m_box->setFocus();
}

void tst_TextBox::nothingIsPastedFromAnEmptyClipboard_data()
{
    QTest::addColumn<Way>("paste");
    QTest::addColumn<bool>("isField");
    for (const bool isField : {false, true}) {
        const char *box = isField ? "field" : "box";
        QTest::addRow("%s, Ctrl+V", box) << Way(pasteByKey) << isField;
        QTest::addRow("%s, Shift+Insert", box) << Way(pasteByInsert) << isField;
        QTest::addRow("%s, menu", box) << Way(pasteByCall) << isField;
        QTest::addRow("%s, middle button", box) << Way(pasteByMouse) << isField;
        QTest::addRow("%s, dropped", box) << Way(drop) << isField;
    }
}

void tst_TextBox::nothingIsPastedFromAnEmptyClipboard()
{
    QFETCH(Way, paste);
    QFETCH(bool, isField);
    open(isField);
    m_box->setPlainText(u"kept"_s);
    paste(*m_box, new QMimeData);
    QCOMPARE(m_box->toPlainText(), u"kept"_s);
}

void tst_TextBox::whatHasNoTextPastesNothing()
{
    QFETCH(Way, paste);
    QFETCH(bool, isField);
    open(isField);
    m_box->setPlainText(u"kept"_s);
    auto *picture = new QMimeData;
    picture->setImageData(QImage(4, 4, QImage::Format_RGB32));
    paste(*m_box, picture);
    QCOMPARE(m_box->toPlainText(), u"kept"_s);
}

void tst_TextBox::markdownStaysAsItWasWritten()
{
    open(true);
    auto *text = new QMimeData;
    text->setData(u"text/markdown"_s, "*one* # two");
    text->setText(u"*one* # two"_s);
    pasteByKey(*m_box, text);
    QCOMPARE(m_box->toPlainText(), u"*one* # two"_s);
}

void tst_TextBox::whatIsDroppedComesIn()
{
    open(true);
    auto *text = new QMimeData;
    text->setText(u"dropped\n"_s);
    drop(*m_box, text);
    QCOMPARE(m_box->toPlainText(), u"dropped"_s);
}

void tst_TextBox::aFieldThatIsOnlyReadTakesNothing()
{
    open(true);
    m_box->setPlainText(u"kept"_s);
    m_box->setReadOnly(true);
    auto *text = new QMimeData;
    text->setText(u"other"_s);
    drop(*m_box, text);
    QCOMPARE(m_box->toPlainText(), u"kept"_s);
}

void tst_TextBox::aFieldThatIsOnlyReadLooksSoInHandToo()
{
    open(false);
    m_box->setCursorWidth(0);
    const QImage editable = m_box->grab().toImage();
    m_box->setReadOnly(true);
    const QImage inHand = m_box->grab().toImage();
    QVERIFY(m_box->hasFocus());
    QVERIFY(inHand != editable);
    m_box->clearFocus();
    QVERIFY(m_box->grab().toImage() != inHand); // where the keyboard is, is seen
}

void tst_TextBox::whatIsLaidOutAwayFromThePointerIsNotUnderItAnyMore()
{
    QWidget around;
    TextBox box(&around);
    box.setGeometry(0, 0, 100, 40);
    around.show();
    box.clearFocus();
    const auto look = [&](const QPoint &pointer) {
        QCursor::setPos(box.mapToGlobal(pointer));
        box.setAttribute(Qt::WA_UnderMouse); // as Qt leaves it
        return box.grab().toImage();
    };
    const QImage under = look({50, 20});
    QVERIFY(look({150, 20}) != under);
    QCOMPARE(look({50, 20}), under);
}

/// Of the nearest pixel of letters to that side, below the edge's corners.
static int roomBesideWords(const QImage &seen, bool onRight)
{
    constexpr int edge = 2;
    const int middle = 12; // of the first line
    for (int in = edge; in < seen.width() / 2; ++in)
        for (int y = middle - 6; y < middle + 6; ++y)
            if (seen.pixelColor(onRight ? seen.width() - 1 - in : in, y).lightness() < 200)
                return in;
    return seen.width();
}

void tst_TextBox::whatIsToBeWrittenStandsApartFromTheEdge()
{
    constexpr int least = 5;
    const auto usual = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QApplication::setLayoutDirection(direction);
        TextBox box;
        box.setPlaceholderText(u"HHHH HHHH"_s);
        box.resize(200, 60);
        const int room = roomBesideWords(box.grab().toImage(), direction == Qt::RightToLeft);
        QVERIFY2(room >= least && room < 4 * least, qPrintable(QString::number(room)));
    }
}

INTRAY_TEST_MAIN(tst_TextBox)
#include "tst_textbox.moc"
