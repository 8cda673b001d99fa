// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windowfixture.h"

#include "store/line/connection_p.h"
#include "ui/common/messageline.h"
#include "ui/desk/seenrecord.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTableView>

namespace intray {

static QJsonObject customerSchema()
{
    return QJsonDocument::fromJson(R"({
        "type": "object",
        "required": ["name"],
        "x-intray-order": ["name", "city", "note"],
        "x-intray-list": ["name", "city"],
        "properties": {
            "name": {"type": "string", "title": "Name", "minLength": 1},
            "city": {"type": "string", "title": "City", "enum": ["opp", "boaz", "florence"]},
            "note": {"type": "string", "title": "Note", "x-intray-multiline": true, "maxLength": 2000}
        }
    })")
        .object();
}

Queue customerQueue()
{
    Queue queue;
    queue.name = QStringLiteral("customers");
    queue.title = QStringLiteral("Customers");
    queue.recordSchema = customerSchema();
    return queue;
}

NewItem customer(int number)
{
    NewItem item;
    item.key = QStringLiteral("C-%1").arg(number, 3, 10, QLatin1Char('0'));
    item.record = {
        {QStringLiteral("name"), QStringLiteral("Name %1").arg(number)},
        {QStringLiteral("city"), number % 2 ? QStringLiteral("opp") : QStringLiteral("boaz")},
        {QStringLiteral("note"), QString()}};
    return item;
}

WindowFixture::WindowFixture(int records)
    : m_url(DatabaseUrl::sqlite(m_folder.filePath(QStringLiteral("test.db"))))
{
    QLocale::setDefault(QLocale::c());
    if (records > 0)
        addRecords(records);
}

WindowFixture::~WindowFixture()
{
    stop();
}

void WindowFixture::addRecords(int count)
{
    elsewhere(QStringLiteral("importer"), [count](Store &store) {
        (void)store.addQueue(customerQueue());
        for (int number = 1; number <= count; ++number)
            (void)store.addItem(QStringLiteral("customers"), customer(number));
        return 0;
    });
}

void WindowFixture::allowOnly(const QString &field, const QStringList &texts)
{
    elsewhere(QStringLiteral("supervisor"), [&](Store &store) {
        Queue queue = store.queue(QStringLiteral("customers")).value();
        QJsonObject properties = queue.recordSchema.value(QStringLiteral("properties")).toObject();
        QJsonObject property = properties.value(field).toObject();
        property.insert(QStringLiteral("enum"), QJsonArray::fromStringList(texts));
        properties.insert(field, property);
        queue.recordSchema.insert(QStringLiteral("properties"), properties);
        return store.setQueue(queue).value().id;
    });
}

void WindowFixture::open()
{
    m_journal = std::make_unique<DraftJournal>(m_folder.filePath(QStringLiteral("drafts")));
    m_settings = std::make_unique<WindowSettings>(m_folder.filePath(QStringLiteral("window.ini")));
    m_window =
        std::make_unique<MainWindow>(*m_journal, *m_settings, nullptr, [this] { return now(); });
    m_window->open(m_url, Identity{QStringLiteral("clerk1"), QStringLiteral("desk1")});
    m_window->resize(1180, 760);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void WindowFixture::start()
{
    open();
    QTRY_VERIFY(m_window->deskPage());
    QTRY_VERIFY(find<QTableView>(QStringLiteral("openTable"))->model()->rowCount() > 0);
    QTRY_VERIFY(m_window->deskPage()->held().isLoaded());
}

void WindowFixture::startWithoutItems()
{
    open();
    QTRY_VERIFY(m_window->deskPage());
    QTRY_VERIFY(m_window->deskPage()->held().isLoaded());
}

void WindowFixture::startWithoutQueue()
{
    open();
    QTRY_VERIFY(find<QWidget>(QStringLiteral("startSamples"))->isEnabled());
}

void WindowFixture::stop()
{
    m_window.reset();
    m_settings.reset();
    m_journal.reset();
}

FieldEditor *WindowFixture::editor(const QString &field) const
{
    return find<FieldEditor>(QStringLiteral("editor.") + field);
}

BesideCell::Said WindowFixture::beside(const QString &field) const
{
    return find<BesideCell>(QStringLiteral("beside.") + field)->said();
}

QString WindowFixture::faultBeside(const QString &field) const
{
    const BesideCell::Said said = beside(field);
    return said.sign == Sign::Fault ? said.sentence : QString();
}

QString WindowFixture::doubtBeside(const QString &field) const
{
    const BesideCell::Said said = beside(field);
    return said.sign == Sign::Warning ? said.sentence : QString();
}

QToolButton *WindowFixture::undoBeside(const QString &field) const
{
    return find<BesideCell>(QStringLiteral("beside.") + field)->findChild<QToolButton *>();
}

QString WindowFixture::message() const
{
    const auto *line = find<MessageLine>(QStringLiteral("messageLine"));
    return line && line->isVisible() ? line->sentence() : QString();
}

QString WindowFixture::focusedName() const
{
    const QWidget *focused = m_window->focusWidget();
    return focused ? focused->objectName() : QString();
}

void WindowFixture::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : m_window.get(), key, modifiers);
}

void WindowFixture::type(const QString &text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void WindowFixture::takeNext()
{
    press(Qt::Key_F9);
    QTRY_COMPARE(desk().state(), Desk::State::Working);
    QTRY_COMPARE(focusedName(), QStringLiteral("editor.name"));
    // Qt shows the rows of a new form a little later; Tab passes over what is not shown.
    QTRY_VERIFY(editor(QStringLiteral("name"))->isVisible());
    QTRY_VERIFY(editor(QStringLiteral("city"))->isVisible());
    editor(QStringLiteral("name"))->selectAll(); // to type another value
    look();
}

void WindowFixture::stopClock()
{
    m_stopped = sinceBoot();
}

void WindowFixture::look()
{
    const SeenRecord &seen = m_window->deskPage()->seen();
    QTRY_VERIFY(seen.isPainted());
    letTimePass(SeenRecord::firstLook);
}

void WindowFixture::letWaitingCome()
{
    const auto connection = Connection::open(m_url, OpenMode::Existing);
    (*connection)
        ->d()
        .execute(QStringLiteral("UPDATE item SET available_at = '2000-01-01T00:00:00.000Z' "
                                "WHERE state = 'open' AND available_at > ''"));
}

Item WindowFixture::stored(const QString &key)
{
    return elsewhere(QStringLiteral("looker"), [&](Store &store) {
        for (const State state : allStates) {
            ItemQuery query;
            query.queue = QStringLiteral("customers");
            query.state = state;
            query.keyContains = key;
            const auto page = store.page(query, PageRequest{});
            if (page && !page->items.isEmpty())
                return page->items.first();
        }
        return Item();
    });
}

int WindowFixture::numberOf(State state)
{
    return elsewhere(QStringLiteral("looker"), [&](Store &store) {
        const auto status = store.status(QStringLiteral("customers"));
        return status ? static_cast<int>(status->first().items.value(state)) : -1;
    });
}

} // namespace intray
