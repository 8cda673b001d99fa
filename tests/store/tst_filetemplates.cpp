// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/decisionstore.h"
#include "store/importing/templatestore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Templates for imports and exports are kept under their names, on every engine.
class FileTemplates : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void whatIsKeptIsThereForEverybody();
    void aNameHasOneTemplate();
    void namesDifferInCaseAndMarks();
    void aTemplateIsDropped();
    void whatIsNotThereIsTold();
    void aNameIsOfOneKind();
    void whatCannotBeKeptIsToldInOurWords();
    void supervisorsKeepThoseForExports();
    void supervisorsKeepWhatWasDecided();
    void whatContradictsItselfIsNotKept();

private:
    TemplateStore storeOf(Person &person) { return {*person.connection, person.store.identity()}; }
    void makeSupervisorOf(const QString &name)
    {
        for (const User &user : valueOf(anna->store.users()))
            if (user.name == name)
                valueOf(anna->store.setUser({user.name, user.login, true, {Role::Supervisor}, {}}));
    }
    QStringList names()
    {
        QStringList names;
        for (const KeptTemplate &one : valueOf(storeOf(*bert).templates()))
            names << one.name;
        return names;
    }
};

void FileTemplates::whatIsKeptIsThereForEverybody()
{
    const QString text = u"{\"fields\": [{\"field\": \"Straße\", \"from\": \"日本\"}]}\n"_s;
    valueOf(storeOf(*anna).keep({u"supplier's \"A\""_s, text}));
    const KeptTemplate kept = valueOf(storeOf(*bert).withName(u"supplier's \"A\""_s));
    QCOMPARE(kept.text, text);
    QCOMPARE(kept.keptBy, anna->store.identity().user);
    QVERIFY(kept.keptAt.isValid());
    QCOMPARE(names(), QStringList{u"supplier's \"A\""_s});
}

void FileTemplates::aNameHasOneTemplate()
{
    valueOf(storeOf(*anna).keep({u"a"_s, u"{}"_s}));
    valueOf(storeOf(*bert).keep({u"a"_s, u"{\"priority\":1}"_s}));
    const KeptTemplate kept = valueOf(storeOf(*anna).withName(u"a"_s));
    QCOMPARE(kept.text, u"{\"priority\":1}"_s);
    QCOMPARE(kept.keptBy, bert->store.identity().user);
    QCOMPARE(names().size(), 1);
}

void FileTemplates::namesDifferInCaseAndMarks()
{
    for (const QString &name : {u"muller"_s, u"müller"_s, u"Muller"_s})
        valueOf(storeOf(*anna).keep({name, u"{}"_s}));
    QCOMPARE(names(), (QStringList{u"Muller"_s, u"muller"_s, u"müller"_s}));
}

void FileTemplates::aTemplateIsDropped()
{
    valueOf(storeOf(*anna).keep({u"a"_s, u"{}"_s}));
    valueOf(storeOf(*bert).drop(u"a"_s));
    QVERIFY(names().isEmpty());
}

void FileTemplates::whatIsNotThereIsTold()
{
    for (const Error &error :
         {errorIn(storeOf(*anna).withName(u"b"_s)), errorIn(storeOf(*anna).drop(u"b"_s))}) {
        QCOMPARE(error.kind, Error::Kind::NotFound);
        QVERIFY2(error.sentence.contains(u"“b”"_s), qPrintable(error.sentence));
    }
}

void FileTemplates::whatCannotBeKeptIsToldInOurWords()
{
    const auto sentence = [this](const QString &name, const QString &text) {
        const Error error = errorIn(storeOf(*anna).keep({name, text}));
        return error.kind == Error::Kind::Invalid ? error.sentence : QString();
    };
    for (const QString &name : {QString(), u""_s, u"  "_s})
        QCOMPARE(sentence(name, u"{}"_s), u"Give the template a name."_s);
    valueOf(storeOf(*anna).keep({u"🐶"_s.repeated(255), u"{}"_s}));
    QCOMPARE(sentence(u"🐶"_s.repeated(256), u"{}"_s),
             u"The name of the template is longer than 255 characters. Shorten it."_s);
    QCOMPARE(sentence(u"a"_s, QString(1024 * 1024 + 1, u' ')),
             u"The template is longer than 1 MB. Templates are shorter."_s);
    QCOMPARE(names().size(), 1);
}

void FileTemplates::aNameIsOfOneKind()
{
    valueOf(storeOf(*anna).keep({u"in"_s, u"{}"_s}));
    valueOf(storeOf(*anna).keep({u"out"_s, u"{}"_s, {}, {}, TemplateKind::Export}));
    QCOMPARE(valueOf(storeOf(*bert).withName(u"out"_s)).kind, TemplateKind::Export);
    QCOMPARE(errorIn(storeOf(*bert).withName(u"out"_s, TemplateKind::Import)).kind,
             Error::Kind::Invalid);
    const Error taken =
        errorIn(storeOf(*anna).keep({u"in"_s, u"{\"a\":1}"_s, {}, {}, TemplateKind::Export}));
    QCOMPARE(taken.kind, Error::Kind::Invalid);
    QVERIFY2(taken.sentence.contains(u"“in”"_s), qPrintable(taken.sentence));
    QCOMPARE(valueOf(storeOf(*bert).withName(u"in"_s)).text, u"{}"_s);
}

void FileTemplates::supervisorsKeepThoseForExports()
{
    valueOf(storeOf(*anna).keep({u"in"_s, u"{}"_s}));
    makeSupervisorOf(u"bert"_s);
    const bool isServer = engineOfRow() != u"sqlite"; // which has no rights
    valueOf(storeOf(*bert).keep({u"out"_s, u"{}"_s, {}, {}, TemplateKind::Export}));
    valueOf(storeOf(*bert).drop(u"out"_s));
    if (!isServer)
        return;
    QCOMPARE(errorIn(storeOf(*bert).keep({u"other"_s, u"{}"_s})).kind, Error::Kind::NotPermitted);
    QCOMPARE(errorIn(storeOf(*bert).drop(u"in"_s)).kind, Error::Kind::NotPermitted);
    QCOMPARE(errorIn(storeOf(*bert).drop(u"gone"_s)).kind, Error::Kind::NotFound);
}

void FileTemplates::supervisorsKeepWhatWasDecided()
{
    const QString before =
        u"{\"fields\": [{\"field\": \"b\", \"from\": \"Straße\"}], \"key\": \"a\"}"_s;
    valueOf(storeOf(*anna).keep({u"in"_s, before}));
    makeSupervisorOf(u"bert"_s);
    DecisionStore decisions(*bert->connection, bert->store.identity());
    KeptDecision decision{u"q"_s, u"b"_s, {{u"N/A"_s, QString()}, {u"x"_s, u"y"_s}}};
    decision.correction = newId();
    valueOf(decisions.keep(u"in"_s, decision));
    KeptTemplate kept = valueOf(storeOf(*anna).withName(u"in"_s));
    QCOMPARE(kept.keptBy, u"bert"_s);
    QVERIFY2(kept.text.contains(u"Straße"_s) && kept.text.contains(u"N/A"_s),
             qPrintable(kept.text));
    valueOf(decisions.keep(u"in"_s, {u"q"_s, u"b"_s, {{u"N/A"_s, u"none"_s}}}));
    kept = valueOf(storeOf(*anna).withName(u"in"_s));
    QCOMPARE(kept.text.count(u"N/A"_s), 1);
    QCOMPARE(valueOf(decisions.forget(decision.correction)), QStringList{u"in"_s});
    QVERIFY(!valueOf(storeOf(*anna).withName(u"in"_s)).text.contains(u"\"x\""_s));
    if (engineOfRow() == u"sqlite") // which has no rights
        return;
    KeptTemplate other = kept;
    other.text.replace(u"Straße"_s, u"Strasse"_s);
    QCOMPARE(errorIn(storeOf(*bert).keep(other)).kind, Error::Kind::NotPermitted);
    QCOMPARE(errorIn(storeOf(*bert).keep({u"new"_s, kept.text})).kind, Error::Kind::NotPermitted);
}

void FileTemplates::whatContradictsItselfIsNotKept()
{
    valueOf(storeOf(*anna).keep({u"in"_s, u"{}"_s}));
    DecisionStore decisions(*anna->connection, anna->store.identity());
    const KeptDecision twoThings{u"q"_s, u"b"_s, {{u"N/A"_s, u"none"_s}, {u"N/A"_s, u"gone"_s}}};
    const KeptDecision ofNull{u"q"_s, u"b"_s, {{u"N/A"_s, QString(QChar(u'\0'))}}};
    const KeptDecision nothing{u"q"_s, u"b"_s}; // with it the template could not be read again
    for (const KeptDecision &one : {twoThings, ofNull, nothing}) {
        const Error refused = errorIn(decisions.keep(u"in"_s, one));
        QCOMPARE(refused.kind, Error::Kind::Invalid);
        QCOMPARE(refused.sentence, faultIn(one)->sentence);
    }
    QCOMPARE(valueOf(storeOf(*anna).withName(u"in"_s)).text, u"{}"_s);
}

INTRAY_TEST_GUILESS_MAIN(FileTemplates)
#include "tst_filetemplates.moc"
