// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/detailsdialog.h"
#include "ui/common/dialoglook.h"
#include "ui/common/leadingwords.h"
#include "ui/common/letterguard.h"
#include "ui/common/pushkey.h"
#include "ui/common/roomystyle.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QVBoxLayout>

using namespace intray;
using namespace Qt::StringLiterals;

/// A question with a field and two buttons. (Qt's own dialogs are left as they are.)
class Asking : public QDialog
{
    Q_OBJECT
public:
    explicit Asking(QWidget *field)
        : m_field(field)
        , m_box(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
        , m_send(m_box->addButton(u"Send"_s, QDialogButtonBox::AcceptRole))
    {
        setWindowTitle(u"Send a letter"_s);
        auto *column = new QVBoxLayout(this);
        column->addWidget(m_field, 1);
        column->addWidget(m_box);
        connect(m_box, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(m_box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }

    QWidget *field() const { return m_field; }
    QPushButton *send() const { return m_send; }
    QPushButton *cancel() const { return m_box->button(QDialogButtonBox::Cancel); }
    void ask()
    {
        show();
        m_field->setFocus();
        activateWindow();
        if (!QTest::qWaitForWindowActive(this))
            qFatal("no window");
    }

private:
    QWidget *m_field;
    QDialogButtonBox *m_box;
    QPushButton *m_send;
};

/// Every dialog has its title on its sheet and tells its keys, whoever wrote it.
class DialogLooks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theTitleIsAHeading();
    void detailsAreReadAndNothingInThemLeadsOn();
    void inAMirroredWindowNoPartOfASplitterIsCut();
    void theTitleFollowsTheWindow();
    void wordsBeginWhereAMirroredDialogBegins();
    void wordsInAFieldBeginWhereAMirroredDialogBegins();
    void aQuestionIsTheHeadingInPlaceOfTheTitle();
    void whatLeadsOnIsTheLastButton();
    void whatIsAskedLiesOnASheet();
    void buttonsTellTheirKeys();
    void returnIsToldOnlyWhereItPresses();
    void whatMeansNothingWithAltIsNotTyped();
    void whereReturnBeginsALineTheKeyIsAnother();
    void ctrlReturnPressesWhatLeadsOnFromAnywhere();
    void aHeldKeyPressesNothing();
    void whatCannotBePressedStaysSo();
    void keysStayWhileAnotherButtonIsInHand();
    void aQuestionOfQtsHasItsWordsAsHeading();
    void theWordsOfAQuestionBeginAtTheEdgeOfItsSheet();
    void aKeyMakesItsButtonWider();
};

void DialogLooks::initTestCase()
{
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    DialogLook::install();
}

static QLabel *headOf(const QDialog &dialog)
{
    return dialog.findChild<QLabel *>(u"dialogHead"_s);
}

void DialogLooks::theTitleIsAHeading()
{
    Asking dialog(new QLineEdit);
    dialog.ask();
    const QLabel *head = headOf(dialog);
    QVERIFY(head);
    QCOMPARE(head->text(), u"Send a letter"_s);
    QVERIFY(head->y() < dialog.field()->y());
    QVERIFY(head->font().pointSizeF() > dialog.font().pointSizeF());
    QVERIFY(head->font().weight() > dialog.font().weight());
}

/// The share of the label's width at which its ink begins.
static double beginOfInk(QWidget &label)
{
    const QImage seen = label.grab().toImage();
    const QRgb ground = seen.pixel(0, 0);
    for (int x = 0; x < seen.width(); ++x)
        for (int y = 0; y < seen.height(); ++y)
            if (seen.pixel(x, y) != ground)
                return double(x) / seen.width();
    return -1;
}

void DialogLooks::wordsBeginWhereAMirroredDialogBegins()
{
    LeadingWords::install();
    Asking asking(new QLineEdit);
    asking.resize(600, 200);
    asking.setLayoutDirection(Qt::RightToLeft);
    asking.ask();
    auto *head = asking.findChild<QLabel *>(u"dialogHead"_s);
    QVERIFY2(beginOfInk(*head) > 0.5, qPrintable(QString::number(beginOfInk(*head))));
    asking.setLayoutDirection(Qt::LeftToRight);
    QVERIFY(beginOfInk(*head) < 0.1);
    asking.setLayoutDirection(Qt::RightToLeft);
    head->setText(u"\u05E9\u05DC\u05D5\u05DD"_s);
    QVERIFY(beginOfInk(*head) > 0.5);
}

void DialogLooks::wordsInAFieldBeginWhereAMirroredDialogBegins()
{
    LeadingWords::install();
    QLineEdit field;
    field.setFrame(false);
    field.setPlaceholderText(u"Search"_s);
    field.resize(600, 30);
    field.setLayoutDirection(Qt::RightToLeft);
    field.show();
    QVERIFY2(beginOfInk(field) > 0.5, qPrintable(QString::number(beginOfInk(field))));
    field.setText(u"typed from the left"_s);
    QVERIFY(beginOfInk(field) > 0.5);
    field.clear();
    QVERIFY(beginOfInk(field) > 0.5);
    field.setLayoutDirection(Qt::LeftToRight);
    QVERIFY(beginOfInk(field) < 0.1);
}

void DialogLooks::inAMirroredWindowNoPartOfASplitterIsCut()
{
    LeadingWords::install();
    QSplitter split(Qt::Horizontal);
    auto *list = new QWidget(&split);
    auto *page = new QWidget(&split);
    split.setLayoutDirection(Qt::RightToLeft);
    split.resize(600, 100);
    split.show();
    QTRY_COMPARE(list->geometry().right(), 599);
    QVERIFY(page->geometry().left() >= 0);
    split.resize(700, 100);
    QTRY_COMPARE(list->geometry().right(), 699);
}

void DialogLooks::theTitleFollowsTheWindow()
{
    Asking dialog(new QLineEdit);
    dialog.ask();
    dialog.setWindowTitle(u"Send two letters"_s);
    QCOMPARE(headOf(dialog)->text(), u"Send two letters"_s);
}

void DialogLooks::aQuestionIsTheHeadingInPlaceOfTheTitle()
{
    Asking dialog(new QLineEdit);
    auto *question = new QLabel(u"To whom does it go?"_s, &dialog);
    static_cast<QVBoxLayout *>(dialog.layout())->insertWidget(0, question);
    dialog.ask();
    QVERIFY(!headOf(dialog));
    QVERIFY(question->font().pointSizeF() > dialog.font().pointSizeF());
}

void DialogLooks::whatLeadsOnIsTheLastButton()
{
    Asking dialog(new QLineEdit);
    dialog.send()->setDefault(true);
    dialog.ask();
    QVERIFY(dialog.cancel()->geometry().right() < dialog.send()->geometry().left());
}

void DialogLooks::whatIsAskedLiesOnASheet()
{
    Asking dialog(new QLineEdit);
    dialog.ask();
    const QImage seen = dialog.grab().toImage();
    const QPoint beside(dialog.field()->x() - 4, dialog.field()->geometry().center().y());
    QCOMPARE(seen.pixelColor(2, 2), colourOf(ColourRole::Ground, dialog.palette()));
    QCOMPARE(seen.pixelColor(beside), colourOf(ColourRole::Sheet, dialog.palette()));
    QVERIFY(dialog.field()->x() >= room::between + room::sheet);
}

void DialogLooks::buttonsTellTheirKeys()
{
    Asking dialog(new QLineEdit);
    dialog.ask();
    QTRY_COMPARE(shownKey(*dialog.send()), u"Return"_s);
    QCOMPARE(shownKey(*dialog.cancel()), u"Esc"_s);
}

void DialogLooks::whereReturnBeginsALineTheKeyIsAnother()
{
    Asking dialog(new QPlainTextEdit);
    dialog.ask();
    QTRY_COMPARE(shownKey(*dialog.send()), u"Ctrl+Return"_s);
}

void DialogLooks::ctrlReturnPressesWhatLeadsOnFromAnywhere()
{
    for (QWidget *field :
         {static_cast<QWidget *>(new QPlainTextEdit), static_cast<QWidget *>(new QLineEdit)}) {
        Asking dialog(field);
        dialog.ask();
        QTest::keyClick(dialog.field(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }
    Asking dialog(new QLineEdit);
    dialog.ask();
    dialog.cancel()->setFocus();
    QTest::keyClick(dialog.cancel(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

// It is held from what opened the dialog.
void DialogLooks::aHeldKeyPressesNothing()
{
    Asking dialog(new QLineEdit);
    dialog.ask();
    const QSignalSpy pressed(dialog.send(), &QPushButton::clicked);
    constexpr bool isRepeated = true;
    qt_sendShortcutOverrideEvent(dialog.field(), 0, Qt::Key_Return, Qt::ControlModifier, {},
                                 isRepeated);
    QCOMPARE(pressed.size(), 0);
    qt_sendShortcutOverrideEvent(dialog.field(), 0, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(pressed.size(), 1);
}

void DialogLooks::whatCannotBePressedStaysSo()
{
    Asking dialog(new QLineEdit);
    dialog.send()->setEnabled(false);
    dialog.ask();
    QTest::keyClick(dialog.field(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(dialog.isVisible());
}

void DialogLooks::keysStayWhileAnotherButtonIsInHand()
{
    Asking dialog(new QLineEdit);
    dialog.ask();
    QTRY_COMPARE(shownKey(*dialog.send()), u"Return"_s);
    dialog.cancel()->setFocus();
    QVERIFY(!dialog.send()->isDefault());
    dialog.grab();
    QCoreApplication::processEvents();
    QCOMPARE(shownKey(*dialog.send()), u"Return"_s);
}

void DialogLooks::aQuestionOfQtsHasItsWordsAsHeading()
{
    QMessageBox box(QMessageBox::Question, u"Remove"_s, u"Remove all of them?"_s,
                    QMessageBox::Cancel);
    box.setInformativeText(u"They can be added again."_s);
    box.show();
    const auto *asked = box.findChild<QLabel *>(u"qt_msgbox_label"_s);
    QCOMPARE(asked->font().weight(), lettersFor(LetterSize::Heading, box.font()).weight());
    QTRY_COMPARE(shownKey(*box.button(QMessageBox::Cancel)), u"Esc"_s);
    QVERIFY(box.iconPixmap().isNull());
}

void DialogLooks::theWordsOfAQuestionBeginAtTheEdgeOfItsSheet()
{
    QMessageBox box(QMessageBox::Question, u"Remove"_s, u"Remove it?"_s, QMessageBox::Cancel);
    for (const QString &way : {u"Remove it for good"_s, u"Remove it tomorrow"_s})
        box.addButton(way, QMessageBox::ActionRole); // wider than the words
    box.show();
    QTRY_VERIFY(box.isActiveWindow());
    const auto *asked = box.findChild<QLabel *>(u"qt_msgbox_label"_s);
    QCOMPARE(asked->mapTo(&box, QPoint()).x(), room::between + room::sheet);
}

void DialogLooks::aKeyMakesItsButtonWider()
{
    QPushButton button(u"Send this long letter"_s);
    button.ensurePolished();
    const int before = button.sizeHint().width();
    showKey(button, u"Ctrl+Return"_s);
    QVERIFY(button.sizeHint().width() > before + button.fontMetrics().horizontalAdvance(u"Ctrl"_s));
    showKey(button, {});
    QCOMPARE(button.sizeHint().width(), before);
}

void DialogLooks::detailsAreReadAndNothingInThemLeadsOn()
{
    const QString before = u"what was copied before"_s;
    QGuiApplication::clipboard()->setText(before);
    DetailsDialog dialog(u"The database cannot be reached."_s, u"connection refused (111)"_s,
                         nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    for (const auto *button : dialog.findChildren<QPushButton *>())
        QVERIFY2(!button->isDefault() || button->text().contains(u"Close"_s),
                 qPrintable(button->text()));
    QTest::keyClick(&dialog, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), before);
}

void DialogLooks::returnIsToldOnlyWhereItPresses()
{
    Asking dialog(new QLineEdit);
    dialog.ask();
    QCoreApplication::processEvents();
    const QImage before = dialog.send()->grab().toImage();
    QVERIFY(!shownKey(*dialog.send()).isEmpty());
    QVERIFY(pressesNow(*dialog.send(), shownKey(*dialog.send())));
    dialog.cancel()->setFocus(); // Return presses it now
    QVERIFY(!pressesNow(*dialog.send(), shownKey(*dialog.send())));
    QCOMPARE(dialog.send()->grab().toImage().size(), before.size());
    dialog.field()->setFocus();
    QVERIFY(pressesNow(*dialog.send(), shownKey(*dialog.send())));
}

void DialogLooks::whatMeansNothingWithAltIsNotTyped()
{
    LetterGuard::install();
    auto *field = new QLineEdit;
    Asking dialog(field);
    dialog.ask();
    QTest::keyClick(field, Qt::Key_5, Qt::AltModifier);
    QTest::keyClick(field, Qt::Key_Q, Qt::AltModifier);
    QCOMPARE(field->text(), QString());
    QTest::keyClick(field, Qt::Key_5);
    QKeyEvent composed(QEvent::KeyPress, Qt::Key_Q, Qt::AltModifier, u"@"_s);
    QCoreApplication::sendEvent(field, &composed); // of another layout
    QCOMPARE(field->text(), u"5@"_s);
}

INTRAY_TEST_MAIN(DialogLooks)
#include "tst_dialoglook.moc"
