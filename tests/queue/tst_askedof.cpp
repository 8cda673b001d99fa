// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/askedof.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Who is meant by a question.
class AskedOf : public QObject
{
    Q_OBJECT

private slots:
    void whoIsNamedIsAsked();
    void whoHasTheTagInItsQueueIsAsked();
    void aQuestionToTheSourceIsNobodys();

private:
    static Question to(const QString &whom)
    {
        Question question;
        question.queue = u"work"_s;
        question.whom = whom;
        return question;
    }
};

void AskedOf::whoIsNamedIsAsked()
{
    QVERIFY(isAskedOf(u"anna"_s, to(u"anna"_s), {}));
    QVERIFY(!isAskedOf(u"bert"_s, to(u"anna"_s), {}));
}

void AskedOf::whoHasTheTagInItsQueueIsAsked()
{
    const QList<UserTag> tags{{u"anna"_s, u"work"_s, u"french"_s},
                              {u"bert"_s, u"other"_s, u"french"_s},
                              {u"cora"_s, u"work"_s, u"polish"_s}};
    const Question question = to(u"@french"_s);
    QVERIFY(isAskedOf(u"anna"_s, question, tags));
    QVERIFY(!isAskedOf(u"bert"_s, question, tags));
    QVERIFY(!isAskedOf(u"cora"_s, question, tags));
}

void AskedOf::aQuestionToTheSourceIsNobodys()
{
    QVERIFY(!isAskedOf(u"anna"_s, to({}), {{u"anna"_s, u"work"_s, u""_s}}));
}

INTRAY_TEST_GUILESS_MAIN(AskedOf)
#include "tst_askedof.moc"
