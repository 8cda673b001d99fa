// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/fieldsform.h"
#include "ui/windowfixture.h"

#include <QLayout>

using namespace intray;
using namespace Qt::StringLiterals;

/// Counts how often the form's fields are laid out.
class LayoutProbe : public QSpacerItem
{
public:
    explicit LayoutProbe(int &count)
        : QSpacerItem(0, 0)
        , m_count(count)
    {
    }
    void setGeometry(const QRect &place) override
    {
        ++m_count;
        QSpacerItem::setGeometry(place);
    }

private:
    int &m_count;
};

/// A record of many fields costs as much as its fields, not as their square.
class WideRecord : public QObject
{
    Q_OBJECT
private slots:
    void itsFieldsAreLaidOutTogether();
};

void WideRecord::itsFieldsAreLaidOutTogether()
{
    constexpr int fields = 120;
    WindowFixture desk(0);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        NewItem item;
        item.key = u"wide"_s;
        for (int field = 0; field < fields; ++field)
            item.record.insert(u"f%1"_s.arg(field, 3, 10, QChar(u'0')), u"v"_s);
        Queue queue;
        queue.name = u"wide"_s;
        return store.addQueue(queue) && store.addItem(queue.name, item);
    });
    desk.start();
    int count = 0;
    desk.find<FieldsForm>(u"fieldsForm"_s)->widget()->layout()->addItem(new LayoutProbe(count));
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.desk().item().key, u"wide"_s);
    QTRY_VERIFY(desk.editor(u"f119"_s)->isVisible());
    desk.look();
    QVERIFY2(count > 0 && count < fields / 2, qPrintable(QString::number(count)));
}

INTRAY_TEST_MAIN(WideRecord)
#include "tst_widerecord.moc"
