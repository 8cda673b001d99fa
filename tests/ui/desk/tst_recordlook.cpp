// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "support/testclass.h"
#include "ui/common/colours.h"
#include "ui/common/messageline.h"
#include "ui/common/roomystyle.h"
#include "ui/common/tokens.h"
#include "ui/desk/fieldcell.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/recordform.h"
#include "ui/themes.h"
#include "ui/windowfixture.h"

#include <QClipboard>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QTextBlock>

using namespace intray;
using namespace Qt::StringLiterals;

/// The record as docs/internals/look.md wants it: close together, calm, and its faults seen.
class RecordLook : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void groupsStandFurtherApart();
    void aLabelStandsOnTheLineOfItsText();
    void theKeyHasNoRowHoweverTheWindowIsMade();
    void aHashIsNoTitleWhereTheRecordHasWords();
    void aFieldIsAsWideAsItsValues();
    void whereNoRuleTellsUsualValuesTellHowWideAFieldIs();
    void aValueThatIsLongerIsStillOneLine();
    void labelsBeginWhereTheTitleBegins_data();
    void labelsBeginWhereTheTitleBegins();
    void whatIsSaidStandsBesideItsFieldAndMovesNothing();
    void whereThereIsNoRoomItStandsUnderItsField();
    void aFaultThatIsCutBesideItsFieldIsWholeInTheHint();
    void aMessageMovesNoField();
    void whatIHoldLeavesTheRestToTheOpenItems();
    void whatIsOnTheScreenIsMarkedInTheTableToo();
    void whatIsAsImportedIsSaidOnlyWhereAskedFor();
    void asManyFieldsAsWantedFit_data();
    void asManyFieldsAsWantedFit();
    void theHintIsThatOfTheFieldInHandAndMovesNothing();
    void aTallerWindowTypesNothing();
    void theLettersThatDifferAreMarked();
    void aLetterThatIsMissingIsMarkedInTheField();
    void theMarksCanBeReadInEveryTheme_data();
    void theMarksCanBeReadInEveryTheme();
    void faultsHaveEdgeSignAndSentence();
    void theCountLeadsToTheNextFault();
    void nothingMovesWhenTheCountGoes();
    void nothingMovesWhenThePanelComes();
    void aFaultStaysBesideItsFieldWhenThePanelComes();
    void theHeadsWordsEndAtOneEdge();
    void aLabelStandsBesideItsFieldInEverySpacing();
    void theKeyIsSaidWithItsValue();
    void aKeyOfAWholeRowIsWholeWhereItHasRoomAndCopied();
    void aFieldThatIsTheKeyStandsInTheHeadOnly();

private:
    void open(const QSize &size = {1280, 800}, bool isFaulty = true);
    QRect placeOf(const QString &name) const;
    void bring(bool isFaulty);

    std::unique_ptr<WindowFixture> m_desk;
};

static QJsonObject rules()
{
    const auto text = [](const QString &title) {
        return QJsonObject{{u"type"_s, u"string"_s}, {u"title"_s, title}};
    };
    const auto pattern = [&](const QString &title, const QString &form) {
        QJsonObject field = text(title);
        field.insert(u"pattern"_s, form);
        return field;
    };
    QJsonObject state = text(u"State"_s);
    state.insert(u"enum"_s, QJsonArray{u"AL"_s, u"TX"_s});
    state.insert(u"description"_s, u"Two letters."_s);
    QJsonObject fields{{u"name"_s, text(u"Name"_s)},
                       {u"city"_s, text(u"City"_s)},
                       {u"state"_s, state},
                       {u"zip"_s, pattern(u"ZIP code"_s, u"^[0-9]{5}$"_s)},
                       {u"phone"_s, pattern(u"Phone"_s, u"^[0-9]{3} [0-9]{3} [0-9]{4}$"_s)}};
    QJsonArray order{u"name"_s, u"city"_s, u"state"_s, u"zip"_s, u"phone"_s};
    for (int more = 6; more <= 13; ++more) {
        const QString name = u"more%1"_s.arg(more);
        fields.insert(name, text(u"Field %1"_s.arg(more)));
        order << name;
    }
    return {{u"type"_s, u"object"_s},
            {u"required"_s, QJsonArray{u"name"_s}},
            {u"x-intray-order"_s, order},
            {u"properties"_s, fields}};
}

static QJsonObject inGroup(QJsonObject schema, const QString &field, const QString &group)
{
    QJsonObject fields = schema[u"properties"].toObject();
    QJsonObject one = fields[field].toObject();
    one[u"x-intray"_s] = QJsonObject{{u"group"_s, group}};
    fields[field] = one;
    schema[u"properties"_s] = fields;
    return schema;
}

void RecordLook::init()
{
    m_desk = std::make_unique<WindowFixture>(1);
    m_desk->elsewhere(u"importer"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        queue.recordSchema = rules();
        return store.setQueue(queue).has_value();
    });
}

void RecordLook::cleanup()
{
    m_desk.reset();
    QApplication::setPalette(QApplication::style()->standardPalette());
}

void RecordLook::bring(bool isFaulty)
{
    m_desk->elsewhere(u"importer"_s, [&](Store &store) {
        NewItem item;
        item.key = u"10001-ami-7a"_s;
        item.priority = 9;
        item.record = {{u"name"_s, u"ada"_s},
                       {u"city"_s, u"birmingxam"_s},
                       {u"state"_s, u"AL"_s},
                       {u"zip"_s, isFaulty ? u"3501"_s : u"35010"_s},
                       {u"phone"_s, isFaulty ? u"205 555"_s : u"205 555 0150"_s}};
        return store.addItem(u"customers"_s, item).has_value();
    });
}

static void settle()
{
    for (int depth = 0; depth < 8; ++depth) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
}

void RecordLook::open(const QSize &size, bool isFaulty)
{
    bring(isFaulty);
    m_desk->start();
    m_desk->window().resize(size);
    m_desk->takeNext();
    settle();
    QCOMPARE(m_desk->window().size(), size);
}

QRect RecordLook::placeOf(const QString &name) const
{
    const auto *widget = m_desk->find<QWidget>(name);
    return {widget->mapTo(&m_desk->window(), QPoint(0, 0)), widget->size()};
}

/// By 12, without a heading; a group's own rows stand as near each other as all others.
// Also in a high window, where fields are higher.
void RecordLook::aLabelStandsOnTheLineOfItsText()
{
    open({1366, 768});
    for (const int height : {768, 1000, 768}) {
        m_desk->window().resize(1366, height);
        settle();
        const auto *label = m_desk->find<QLabel>(u"label.city"_s);
        const int text =
            placeOf(u"editor.city"_s).top() + m_desk->editor(u"city"_s)->firstLineTop();
        QCOMPARE(placeOf(u"label.city"_s).top() + label->contentsMargins().top(), text);
    }
}

void RecordLook::groupsStandFurtherApart()
{
    m_desk->elsewhere(u"importer"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        for (const QString &field : {u"state"_s, u"zip"_s})
            queue.recordSchema = inGroup(queue.recordSchema, field, u"Place"_s);
        return store.setQueue(queue).has_value();
    });
    open();
    const auto below = [this](const QString &upper, const QString &lower) {
        return placeOf(u"editor."_s + lower).top() - placeOf(u"editor."_s + upper).top();
    };
    const int usual = below(u"name"_s, u"city"_s);
    QCOMPARE(below(u"city"_s, u"state"_s), usual + 12);
    QCOMPARE(below(u"state"_s, u"zip"_s), usual);
    QCOMPARE(below(u"zip"_s, u"phone"_s), usual + 12);
    m_desk->window().resize(1024, 480); // low: no room to spare
    settle();
    QCOMPARE(below(u"city"_s, u"state"_s), below(u"name"_s, u"city"_s));
}

void RecordLook::theKeyHasNoRowHoweverTheWindowIsMade()
{
    m_desk->elsewhere(u"importer"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject fields = queue.recordSchema[u"properties"].toObject();
        QJsonObject name = fields[u"name"_s].toObject();
        name[u"readOnly"_s] = true;
        fields[u"name"_s] = name;
        queue.recordSchema[u"properties"_s] = fields;
        NewItem item;
        item.key = u"K-1"_s;
        item.priority = 9;
        item.record = {{u"name"_s, u"K-1"_s}};
        return store.setQueue(queue).has_value() && store.addItem(u"customers"_s, item).has_value();
    });
    m_desk->start();
    m_desk->window().resize(1366, 768);
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->desk().item().key, u"K-1"_s);
    settle();
    QVERIFY(!m_desk->editor(u"name"_s)->isVisible());
    const int before = placeOf(u"editor.city"_s).top();
    m_desk->window().resize(700, 768);
    settle();
    m_desk->window().resize(1366, 768);
    settle();
    QCOMPARE(placeOf(u"editor.city"_s).top(), before);
}

void RecordLook::aHashIsNoTitleWhereTheRecordHasWords()
{
    const QString key = u"d41d8cd98f00b204e9800998ecf8427e"_s;
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        return store.addItem(u"customers"_s, {key, 9, {}, {{u"note"_s, u"call back"_s}}, {}})
            .has_value();
    });
    desk.start();
    desk.takeNext();
    const auto *title = desk.find<QLabel>(u"recordTitle"_s);
    QCOMPARE(title->text(), u"call back"_s);
    auto *below = desk.find<QLabel>(u"recordKey"_s);
    QVERIFY(below->isVisible());
    QTest::mouseDClick(below, Qt::LeftButton);
    QTest::keyClick(below, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), key);
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"wants a letter"_s);
    QCOMPARE(title->text(), u"wants a letter"_s);
    const auto *mine = desk.find<QTableView>(u"myTable"_s);
    QTRY_COMPARE(mine->model()->index(0, 0).data(int(RowRole::FirstLine)).toString(),
                 title->text()); // the list is read meanwhile
}

void RecordLook::aFieldIsAsWideAsItsValues()
{
    open();
    const int letter = m_desk->editor(u"state"_s)->fontMetrics().horizontalAdvance(u'0');
    const auto width = [&](const QString &field) { return m_desk->editor(field)->width(); };
    QVERIFY(width(u"state"_s) < 16 * letter);
    QCOMPARE(width(u"state"_s), width(u"zip"_s)); // there are three widths
    QVERIFY(width(u"zip"_s) < width(u"phone"_s));
    QVERIFY(width(u"phone"_s) < width(u"name"_s));
    QVERIFY(width(u"phone"_s) >= 12 * letter);
    QVERIFY(width(u"name"_s) > 24 * letter);
}

void RecordLook::whereNoRuleTellsUsualValuesTellHowWideAFieldIs()
{
    const auto schema = RecordSchema::fromJson(QJsonDocument::fromJson(R"({
        "type": "object",
        "properties": {
            "state": {"type": "string", "examples": ["al", "ak"]},
            "city": {"type": "string", "examples": ["opp", "fort payne", "guntersville"]},
            "owner": {"type": "string", "examples": ["government - hospital district"]},
            "name": {"type": "string"},
            "code": {"type": "string", "x-intray": {"usual_length": 4}},
            "town": {"type": "string", "x-intray": {"usual_length": 17}},
            "title": {"type": "string", "x-intray": {"usual_length": 41}}
        }
    })")
                                                   .object());
    QVERIFY(schema.has_value());
    QMap<QString, int> letters;
    for (const Field &field : schema->fields())
        letters[field.name] = lettersOf(field, schema->toJson(), true).value_or(1000);
    QVERIFY(letters.value(u"state"_s) < letters.value(u"city"_s));
    QVERIFY(letters.value(u"city"_s) < letters.value(u"owner"_s));
    QCOMPARE(letters.value(u"owner"_s), letters.value(u"name"_s));
    QCOMPARE(letters.value(u"code"_s), letters.value(u"state"_s));
    QCOMPARE(letters.value(u"town"_s), letters.value(u"city"_s));
    QCOMPARE(letters.value(u"title"_s), letters.value(u"name"_s));
}

void RecordLook::aValueThatIsLongerIsStillOneLine()
{
    open();
    FieldEditor *state = m_desk->editor(u"state"_s);
    const int height = state->height();
    state->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(u"Alabama in the south"_s);
    settle();
    QCOMPARE(state->height(), height);
    QCOMPARE(state->document()->firstBlock().layout()->lineCount(), 1);
}

void RecordLook::labelsBeginWhereTheTitleBegins_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 600);
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("wide") << QSize(1920, 1080);
}

void RecordLook::labelsBeginWhereTheTitleBegins()
{
    QFETCH(QSize, size);
    open(size);
    const int title = placeOf(u"recordKey"_s).left();
    const int field = placeOf(u"editor.name"_s).left();
    for (const QString &name : {u"name"_s, u"state"_s, u"zip"_s}) {
        QCOMPARE(placeOf(u"label."_s + name).left(), title);
        QCOMPARE(placeOf(u"editor."_s + name).left(), field);
    }
    const int letter = m_desk->editor(u"name"_s)->fontMetrics().averageCharWidth();
    QVERIFY(m_desk->editor(u"name"_s)->width() < 80 * letter);
}

void RecordLook::whatIsSaidStandsBesideItsFieldAndMovesNothing()
{
    open({1366, 768});
    const QRect city = placeOf(u"editor.city"_s);
    const QRect last = placeOf(u"editor.more13"_s);
    QVERIFY(placeOf(u"beside.city"_s).left() > city.right());
    m_desk->editor(u"city"_s)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(u"birmingham"_s);
    QCOMPARE(m_desk->beside(u"city"_s).was.text, u"was birmingxam"_s);
    QCOMPARE(placeOf(u"editor.city"_s), city);
    QCOMPARE(placeOf(u"editor.more13"_s), last);
}

void RecordLook::whereThereIsNoRoomItStandsUnderItsField()
{
    m_desk->elsewhere(u"importer"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject fields = queue.recordSchema.value(u"properties"_s).toObject();
        QJsonObject city = fields.value(u"city"_s).toObject();
        city.insert(u"title"_s, u"City of the person who ordered"_s); // narrow in every font
        fields.insert(u"city"_s, city);
        queue.recordSchema.insert(u"properties"_s, fields);
        return store.setQueue(queue).has_value();
    });
    open({480, 600});
    QVERIFY(!m_desk->find<QWidget>(u"beside.city"_s)->isVisible());
    m_desk->editor(u"city"_s)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(u"birmingham"_s);
    settle();
    QVERIFY(m_desk->find<QWidget>(u"beside.city"_s)->isVisible());
    QVERIFY(placeOf(u"beside.city"_s).top() >= placeOf(u"editor.city"_s).bottom());
}

void RecordLook::aFaultThatIsCutBesideItsFieldIsWholeInTheHint()
{
    m_desk->elsewhere(u"importer"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject fields = queue.recordSchema.value(u"properties"_s).toObject();
        QJsonObject zip = fields.value(u"zip"_s).toObject();
        zip.insert(u"description"_s,
                   u"Five digits that belong to town and street, as the post office of that "
                   u"town has them, like 35233."_s);
        fields.insert(u"zip"_s, zip);
        queue.recordSchema.insert(u"properties"_s, fields);
        return store.setQueue(queue).has_value();
    });
    open({1024, 600});
    m_desk->editor(u"zip"_s)->setFocus();
    m_desk->press(Qt::Key_End);
    m_desk->type(u"x"_s); // in a low window what it was has no line of its own
    settle();
    const auto *hint = m_desk->find<QLabel>(u"fieldHint"_s);
    const QString fault = m_desk->faultBeside(u"zip"_s);
    QVERIFY2(!fault.isEmpty() && hint->text().contains(fault), qPrintable(hint->text()));
    m_desk->window().resize(1920, 1080);
    settle();
    QVERIFY2(!hint->text().contains(fault), qPrintable(hint->text()));
}

void RecordLook::aMessageMovesNoField()
{
    open({1366, 768});
    const QWidget *message = m_desk->window().deskPage()->record().messageLine();
    const int inOneLine = message->height();
    for (int height = 768; height > 560; height -= 8) { // with room to spare, and with none
        m_desk->window().resize(1366, height);
        settle();
        const QRect alone = placeOf(u"editor.more10"_s);
        m_desk->desk().inform(u"It came back, and somebody has to look. "_s.repeated(6));
        settle();
        QCOMPARE(message->height(), inOneLine); // also in two
        QCOMPARE(placeOf(u"editor.more10"_s), alone);
        m_desk->desk().dismissMessage();
        settle();
        QCOMPARE(placeOf(u"editor.more10"_s), alone);
    }
}

void RecordLook::whatIHoldLeavesTheRestToTheOpenItems()
{
    open({1366, 768});
    const auto *lists = m_desk->find<QSplitter>(u"listSplit"_s);
    auto *mine = m_desk->find<QTableView>(u"myTable"_s);
    QTRY_VERIFY(mine->model()->rowCount() > 0); // it comes a moment after the record
    for (const bool asRows : {true, false}) {
        const auto height = [lists] { return lists->sizes().constFirst(); };
        QTRY_VERIFY2(height() < 160, qPrintable(QString::number(height())));
        QVERIFY(asRows || mine->horizontalHeader()->isVisible());
        m_desk->press(Qt::Key_L, Qt::ControlModifier);
    }
}

void RecordLook::whatIsOnTheScreenIsMarkedInTheTableToo()
{
    open({1366, 768});
    auto *mine = m_desk->find<QTableView>(u"myTable"_s);
    QTRY_VERIFY(mine->model()->rowCount() > 0);
    m_desk->press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(mine->horizontalHeader()->isVisible());
    const QRect cell = mine->visualRect(mine->model()->index(0, 0));
    const QColor ground = mine->viewport()->grab().toImage().pixelColor(
        cell.right() - 2, cell.top() + 2); // beside the words
    QCOMPARE(ground.name(), colourOf(ColourRole::Chosen, mine->palette()).name());
    m_desk->press(Qt::Key_L, Qt::ControlModifier);
}

void RecordLook::whatIsAsImportedIsSaidOnlyWhereAskedFor()
{
    open();
    QVERIFY(m_desk->beside(u"city"_s).was.text.isEmpty());
    m_desk->press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_desk->beside(u"city"_s).was.text, u"imported as birmingxam"_s);
    QVERIFY(!m_desk->beside(u"city"_s).canBeUndone);
    m_desk->press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_desk->beside(u"city"_s).was.text.isEmpty());
}

void RecordLook::asManyFieldsAsWantedFit_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("least");
    QTest::newRow("800 high") << QSize(1280, 800) << 13;
    QTest::newRow("600 high") << QSize(1024, 600) << 10;
}

void RecordLook::asManyFieldsAsWantedFit()
{
    QFETCH(QSize, size);
    QFETCH(int, least);
    open(size, false);
    const auto *form = m_desk->find<FieldsForm>(u"fieldsForm"_s);
    const QRect seen(form->viewport()->mapTo(&m_desk->window(), QPoint(0, 0)),
                     form->viewport()->size());
    int whole = 0;
    for (const FieldEditor *editor : m_desk->window().findChildren<FieldEditor *>())
        whole += seen.contains(placeOf(editor->objectName()));
    QVERIFY2(whole >= least, qPrintable(QString::number(whole)));
}

void RecordLook::theHintIsThatOfTheFieldInHandAndMovesNothing()
{
    open();
    const auto *hint = m_desk->find<QLabel>(u"fieldHint"_s);
    const QRect note = placeOf(u"editor.more13"_s);
    const QRect line = placeOf(u"hintLine"_s);
    QCOMPARE(hint->text(), QString());
    m_desk->editor(u"state"_s)->setFocus();
    settle();
    QCOMPARE(hint->text(), u"State: Two letters."_s);
    QCOMPARE(placeOf(u"editor.more13"_s), note);
    QCOMPARE(placeOf(u"hintLine"_s), line);
    m_desk->find<QWidget>(u"openTable"_s)->setFocus(); // stays while one looks elsewhere
    QCOMPARE(hint->text(), u"State: Two letters."_s);
}

void RecordLook::aTallerWindowTypesNothing()
{
    bring(true);
    m_desk->start();
    m_desk->window().resize(1920, 1080);
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    settle();
    QCOMPARE(m_desk->desk().record().typedFields(), QStringList());
    QCOMPARE(m_desk->desk().record().text(u"name"_s), u"ada"_s);
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s, Density::Roomy));
    m_desk->window().resize(1366, 768);
    settle();
    QCOMPARE(m_desk->desk().record().typedFields(), QStringList());
}

static QString marked(const QPlainTextEdit *text)
{
    QString letters;
    for (const QTextEdit::ExtraSelection &mark : text->extraSelections())
        letters += mark.cursor.selectedText();
    return letters;
}

static QString struck(const MarkedText &text)
{
    QString letters;
    for (const Stretch &stretch : text.marked)
        letters += text.text.mid(stretch.start, stretch.length);
    return letters;
}

void RecordLook::theLettersThatDifferAreMarked()
{
    open();
    FieldEditor *city = m_desk->editor(u"city"_s);
    city->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(u"birmingham"_s);
    QCOMPARE(struck(m_desk->beside(u"city"_s).was), u"x"_s);
    QCOMPARE(marked(city), QString()); // nothing flickers under the hands
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(marked(city), u"h"_s);
    QCOMPARE(city->text(), u"birmingham"_s);
    QTest::mouseClick(m_desk->undoBeside(u"city"_s), Qt::LeftButton);
    QCOMPARE(city->text(), u"birmingxam"_s);
    QVERIFY(m_desk->beside(u"city"_s).was.text.isEmpty());
}

void RecordLook::aLetterThatIsMissingIsMarkedInTheField()
{
    open();
    FieldEditor *name = m_desk->editor(u"name"_s);
    name->moveCursor(QTextCursor::End);
    QApplication::clipboard()->setText(u"\U0001F600"_s);
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(struck(m_desk->beside(u"name"_s).was), QString());
    QCOMPARE(marked(name), u"\U0001F600"_s);
}

void RecordLook::theMarksCanBeReadInEveryTheme_data()
{
    QTest::addColumn<QPalette>("theme");
    QTest::newRow("light") << QApplication::style()->standardPalette();
    QTest::newRow("dark") << darkTheme();
    QTest::newRow("high contrast") << highContrast();
}

void RecordLook::theMarksCanBeReadInEveryTheme()
{
    QFETCH(QPalette, theme);
    open();
    m_desk->editor(u"city"_s)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(u"birmingham"_s);
    m_desk->press(Qt::Key_Tab);
    QApplication::setPalette(theme); // while it is shown: it follows
    settle();
    const auto marks = m_desk->editor(u"city"_s)->extraSelections();
    QCOMPARE(marks.size(), 1);
    const QTextCharFormat format = marks.constFirst().format;
    QCOMPARE(format.underlineStyle(), QTextCharFormat::SingleUnderline);
    QVERIFY(contrast(format.foreground().color(), format.background().color()) >= 4.5);
    QVERIFY(m_desk->editor(u"zip"_s)->isFaulty());
    const QColor edge = m_desk->editor(u"zip"_s)->grab().toImage().pixelColor(1, 12);
    QVERIFY2(contrast(edge, theme.color(QPalette::Base)) >= 3, qPrintable(edge.name()));
    QVERIFY2(contrast(edge, theme.color(QPalette::Window)) >= 3, qPrintable(edge.name()));
}

void RecordLook::faultsHaveEdgeSignAndSentence()
{
    open();
    for (const QString &field : {u"zip"_s, u"phone"_s}) {
        QCOMPARE(m_desk->beside(field).sign, std::optional(Sign::Fault));
        QVERIFY(!m_desk->beside(field).sentence.isEmpty());
        QVERIFY(m_desk->editor(field)->isFaulty());
    }
    QVERIFY(!m_desk->editor(u"state"_s)->isFaulty());
    m_desk->editor(u"zip"_s)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(u"35010"_s);
    QVERIFY(!m_desk->editor(u"zip"_s)->isFaulty());
}

void RecordLook::theCountLeadsToTheNextFault()
{
    open();
    auto *count = m_desk->find<QAbstractButton>(u"recordFaults"_s);
    QVERIFY2(count->accessibleName().startsWith(u"2 fault"_s) &&
                 count->accessibleName().endsWith(u"  F3"_s),
             qPrintable(count->accessibleName()));
    QTest::mouseClick(count, Qt::LeftButton);
    QCOMPARE(m_desk->focusedName(), u"editor.zip"_s);
    QTest::mouseClick(count, Qt::LeftButton);
    QCOMPARE(m_desk->focusedName(), u"editor.phone"_s);
}

void RecordLook::nothingMovesWhenTheCountGoes()
{
    open();
    QVERIFY(m_desk->find<QWidget>(u"recordFaults"_s)->isVisible());
    const QRect before = placeOf(u"editor.city"_s);
    for (const auto &[field, text] :
         {std::pair(u"zip"_s, u"35010"_s), std::pair(u"phone"_s, u"205 555 0150"_s)}) {
        m_desk->editor(field)->setFocus();
        m_desk->press(Qt::Key_A, Qt::ControlModifier);
        m_desk->type(text);
        m_desk->press(Qt::Key_Tab);
    }
    QTRY_VERIFY(!m_desk->find<QWidget>(u"recordFaults"_s)->isVisible());
    settle();
    QCOMPARE(placeOf(u"editor.city"_s), before);
}

/// How much lower the first line of the label stands than that of its field.
static int labelBelow(const WindowFixture &desk, const QString &field)
{
    const auto topOf = [](const QWidget *widget) {
        return widget->mapTo(widget->window(), QPoint()).y();
    };
    const auto *label = desk.find<QLabel>(u"label."_s + field);
    const FieldEditor *editor = desk.editor(field);
    return topOf(label) + label->contentsMargins().top() - topOf(editor) - editor->firstLineTop();
}

void RecordLook::aLabelStandsBesideItsFieldInEverySpacing()
{
    open();
    for (const Density density : {Density::Roomy, Density::Compact, Density::Normal}) {
        QApplication::setStyle(new RoomyStyle(u"Fusion"_s, density));
        settle();
        QCOMPARE(labelBelow(*m_desk, u"city"_s), 0);
    }
}

void RecordLook::theKeyIsSaidWithItsValue()
{
    open();
    QVERIFY(m_desk->find<QLabel>(u"recordKey"_s)->accessibleName().contains(u"10001-ami-7a"_s));
}

void RecordLook::aKeyOfAWholeRowIsWholeWhereItHasRoomAndCopied()
{
    const QString whole = u"3f9a5c77d01b4e88a2b6c90d1e5f7788"_s;
    m_desk->elsewhere(u"importer"_s, [&](Store &store) {
        NewItem item;
        item.key = whole;
        item.priority = 9;
        item.record = {{u"name"_s, u"ada"_s}};
        return store.addItem(u"customers"_s, item).has_value();
    });
    m_desk->start();
    m_desk->window().resize(1024, 600);
    m_desk->takeNext();
    settle();
    auto *key = m_desk->find<QLabel>(u"recordKey"_s);
    QCOMPARE(key->text(), whole); // there is room
    QCOMPARE(key->accessibleName(), u"Key: "_s + whole);
    QTest::mouseDClick(key, Qt::LeftButton, {}, {8, key->height() / 2});
    QVERIFY(key->hasSelectedText());
    QTest::keyClick(key, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), whole);
}

void RecordLook::aFieldThatIsTheKeyStandsInTheHeadOnly()
{
    m_desk->elsewhere(u"importer"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject fields = queue.recordSchema.value(u"properties"_s).toObject();
        for (const QString &name : {u"name"_s, u"city"_s}) {
            QJsonObject field = fields.value(name).toObject();
            field.insert(u"readOnly"_s, true);
            fields.insert(name, field);
        }
        queue.recordSchema.insert(u"properties"_s, fields);
        NewItem item;
        item.key = u"ada"_s;
        item.priority = 9;
        item.record = {{u"name"_s, u"ada"_s}, {u"city"_s, u"birmingham"_s}};
        return store.setQueue(queue).has_value() && store.addItem(u"customers"_s, item).has_value();
    });
    m_desk->start();
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    settle();
    QVERIFY(!m_desk->editor(u"name"_s)->isVisible());
    QVERIFY(!m_desk->find<QWidget>(u"label.name"_s)->isVisible());
    QVERIFY2(m_desk->editor(u"city"_s)->isVisible(), "what is read only, but not the key");
    QVERIFY2(placeOf(u"editor.city"_s).top() - placeOf(u"deskHead"_s).bottom() < 40,
             "nothing is left of its row");
}

void RecordLook::nothingMovesWhenThePanelComes()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(1366, 768);
    desk.takeNext();
    const auto places = [&] {
        QList<QPoint> found{desk.find<QWidget>(u"fieldsForm"_s)->mapTo(&desk.window(), QPoint())};
        for (const FieldEditor *field : desk.window().findChildren<FieldEditor *>())
            found << field->mapTo(&desk.window(), QPoint());
        return found;
    };
    settle();
    const QList<QPoint> before = places();
    desk.press(Qt::Key_F4);
    QVERIFY(!desk.find<QWidget>(u"showPanel"_s)->isVisible());
    QVERIFY(desk.find<QWidget>(u"sidePanel"_s)->isVisible());
    settle();
    QCOMPARE(places(), before);
}

void RecordLook::aFaultStaysBesideItsFieldWhenThePanelComes()
{
    open({1366, 768});
    m_desk->editor(u"zip"_s)->setFocus();
    m_desk->press(Qt::Key_End);
    m_desk->type(u"x"_s);
    m_desk->press(Qt::Key_F4);
    settle();
    for (const int width : {1366, 1326}) { // where the rail has longer words, the desk is narrower
        m_desk->window().resize(width, 768);
        settle();
        const QRect fault = placeOf(u"beside.zip"_s), zip = placeOf(u"editor.zip"_s);
        QVERIFY(m_desk->find<BesideCell>(u"beside.zip"_s)->isWhole());
        QVERIFY2(fault.left() > zip.right(), qPrintable(QString::number(width)));
        QVERIFY(fault.top() <= zip.center().y() && fault.bottom() >= zip.center().y());
    }
}

/// Where the last ink of these lines is.
static int lastInk(const QImage &image, const QRect &lines)
{
    for (int x = lines.right(); x > lines.left(); --x)
        for (int y = lines.top(); y <= lines.bottom(); ++y)
            if (image.pixel(x, y) != image.pixel(lines.right(), lines.top()))
                return x;
    return -1;
}

void RecordLook::theHeadsWordsEndAtOneEdge()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(1366, 768);
    desk.takeNext();
    QWidget *head = desk.find<QWidget>(u"deskHead"_s);
    const auto linesOf = [&](const QWidget *part) {
        return QRect(0, part->mapTo(head, QPoint()).y(), head->width(), part->height());
    };
    const QImage image = head->grab().toImage();
    const int lock = lastInk(image, linesOf(desk.find<QWidget>(u"recordLock"_s)));
    const int panel = lastInk(image, linesOf(desk.find<QWidget>(u"showPanel"_s)));
    QVERIFY2(std::abs(lock - panel) <= 2, qPrintable(u"%1 %2"_s.arg(lock).arg(panel)));
}

INTRAY_TEST_MAIN(RecordLook)
#include "tst_recordlook.moc"
