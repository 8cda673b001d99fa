// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/common/linebutton.h"
#include "ui/desk/recordfoot.h"

#include <QTest>
#include <QWidget>

#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace intray;
using Shows = LineButton::Shows;

/// The line of what can be done with the record, in more and less room.
class RecordFootTest : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void keysGoByTheirImportance();
    void wordsStayWhileSignsAndSidesCanGo();
    void theSignsOfWhatEndsAnItemGoLast();

private:
    LineButton *button(const QString &name) const;
    bool showsKey(const QString &name) const;
    bool showsSign(const QString &name) const;
    void narrowUntil(const std::function<bool()> &isSo);

    std::unique_ptr<QWidget> m_window;
    RecordFoot *m_foot = nullptr;
};

void RecordFootTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_foot = new RecordFoot(*new Actions(m_window.get()), m_window.get());
    m_window->resize(1400, 200);
    m_window->show();
    m_foot->resize(1400, m_foot->sizeHint().height());
}

LineButton *RecordFootTest::button(const QString &name) const
{
    return m_foot->findChild<LineButton *>(u"button."_s + name);
}

bool RecordFootTest::showsKey(const QString &name) const
{
    return button(name)->sizeHint().width() == button(name)->widthShowing(Shows::All);
}

bool RecordFootTest::showsSign(const QString &name) const
{
    return button(name)->sizeHint().width() > button(name)->widthShowing(Shows::OnlyWords);
}

void RecordFootTest::narrowUntil(const std::function<bool()> &isSo)
{
    while (!isSo() && m_foot->width() > 100)
        m_foot->resize(m_foot->width() - 1, m_foot->height());
}

void RecordFootTest::keysGoByTheirImportance()
{
    const QStringList all{u"fail"_s, u"dismiss"_s, u"addNote"_s, u"return"_s, u"completeAndNext"_s};
    for (const QString &name : all)
        QVERIFY2(showsKey(name), qPrintable(name));
    for (qsizetype gone = 0; gone < all.size(); ++gone) {
        narrowUntil([&] { return !showsKey(all.at(gone)); });
        for (qsizetype left = gone + 1; left < all.size(); ++left)
            QVERIFY2(showsKey(all.at(left)),
                     qPrintable(all.at(gone) + u" before "_s + all.at(left)));
    }
    QVERIFY(m_foot->width() > 100);
}

void RecordFootTest::wordsStayWhileSignsAndSidesCanGo()
{
    narrowUntil([&] { return !button(u"addNote"_s)->isVisibleTo(m_foot); });
    for (const auto &name : {u"dismiss"_s, u"fail"_s, u"return"_s})
        QVERIFY2(!showsSign(name), qPrintable(name));
}

void RecordFootTest::theSignsOfWhatEndsAnItemGoLast()
{
    narrowUntil([&] { return !showsSign(u"return"_s); });
    QVERIFY(showsSign(u"dismiss"_s) && showsSign(u"fail"_s));
    narrowUntil([&] { return !showsSign(u"fail"_s); });
    QVERIFY(button(u"addNote"_s)->isVisibleTo(m_foot));
}

INTRAY_TEST_MAIN(RecordFootTest)
#include "tst_recordfoot.moc"
