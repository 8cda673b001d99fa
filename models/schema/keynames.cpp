// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/keynames.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace intray {

namespace {

/// In small letters and without accents, which many leave out, and whose two ways of writing are
/// one.
QString plainLetters(const QString &name)
{
    QString letters;
    for (const QChar c : name.normalized(QString::NormalizationForm_D))
        if (!c.isMark())
            letters += c == u'ł' || c == u'Ł' ? u'l' : c.toLower();
    return letters;
}

/// "customerNo", "customer_no" and "Customer No." have two.
QStringList wordsOf(const QString &name)
{
    static const QRegularExpression wordStart(QStringLiteral("(?<=\\p{Ll})(?=\\p{Lu})"));
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QString spaced = name;
    return plainLetters(spaced.replace(wordStart, QStringLiteral(" ")))
        .split(between, Qt::SkipEmptyParts);
}

/// N°, Nº, № and # stand for "number".
bool hasNumberSign(const QString &name)
{
    static const QRegularExpression sign(QStringLiteral("\\bn[°º]|№|#"),
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::UseUnicodePropertiesOption);
    return sign.match(name).hasMatch();
}

bool isKeyWord(const QString &word)
{
    static const QStringList all =
        QStringLiteral("id key no nr num number code uuid guid uid oid rowid ref reference ident "
                       "identifier identification serial sku isbn issn ean gtin upc iban isin "
                       "lei vin imei ssn mrn npi ein doi orcid barcode docket cert "
                       // German
                       "nummer kennung kennziffer kennzeichen aktenzeichen geschaftszeichen az "
                       "schlussel matrikel pzn wkn idnr ustid lfdnr "
                       // French
                       "numero identifiant matricule immatriculation cle siret siren nir "
                       // Spanish
                       "nro codigo clave matricula expediente folio legajo identificador "
                       "identificacion referencia dni nie nif cif rfc curp cedula "
                       // Polish
                       "numer kod identyfikator klucz sygnatura indeks nip pesel regon krs")
            .split(u' ');
    static const QSet<QString> words(all.begin(), all.end());
    return words.contains(word);
}

/// Written as one word: "Kundennr", "Belegnummer", "Artikelschlüssel", "customerid".
bool endsLikeKey(const QString &word)
{
    static const QStringList endings{QStringLiteral("nummer"),  QStringLiteral("number"),
                                     QStringLiteral("nr"),      QStringLiteral("schlussel"),
                                     QStringLiteral("kennung"), QStringLiteral("kennziffer")};
    static const QRegularExpression joined(QStringLiteral(
        "^(customer|client|cust|order|item|user|product|article|artikel|employee|emp|person|"
        "record|row|case|account|acct|invoice|patient|student|member|ticket|transaction|document|"
        "doc|object|unique|kunden|policy|contract|vertrags|auftrags)(id|no|num|code|key|ref)$"));
    return joined.match(word).hasMatch() ||
           std::any_of(endings.begin(), endings.end(),
                       [&](const QString &ending) { return word.endsWith(ending); });
}

/// Numbers and codes of something else than the record.
bool isOtherWord(const QString &word)
{
    static const QStringList beginnings =
        QStringLiteral("phone tel fax mobil cell handy movil komork house haus stre stra calle rue "
                       "voie dom ulic mieszk lokal apart wohn zip post plz poczt area vorwahl "
                       "country lander land kraju pais pays currency wahrung devise moneda walut "
                       "lang sprach idioma jezyk status error fehler version page seite")
            .split(u' ');
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const QString &beginning) { return word.startsWith(beginning); });
}

bool isWordOfTime(const QString &word)
{
    static const QStringList all =
        QStringLiteral("year birth born age day month date "
                       "jahr geburtsjahr jahrgang geboren alter tag monat datum "
                       "annee naissance ne age jour mois "
                       "ano nacimiento edad dia mes fecha "
                       "rok urodzenia wiek dzien miesiac data")
            .split(u' ');
    return all.contains(word);
}

/// And of "first name" the words together.
bool isPartOfName(const QString &word)
{
    static const QStringList all =
        QStringLiteral("firstname givenname forename lastname surname familyname middlename "
                       "maidenname initials "
                       "vorname nachname familienname zuname rufname geburtsname "
                       "prenom nomdefamille apellido apellidos primerapellido segundoapellido "
                       "imie nazwisko")
            .split(u' ');
    return all.contains(word);
}

} // namespace

bool isNamedLikeOther(const QString &column)
{
    return std::ranges::any_of(wordsOf(column), [](const QString &word) {
        return isOtherWord(word) || isWordOfTime(word);
    });
}

bool isNamedLikePartOfName(const QString &column)
{
    const QStringList words = wordsOf(column);
    static const QStringList alone{QStringLiteral("first"), QStringLiteral("given"),
                                   QStringLiteral("last")};
    return isPartOfName(words.join(QString())) || std::ranges::any_of(words, isPartOfName) ||
           (words.size() == 1 && alone.contains(words.constFirst()));
}

bool isNamedLikeKey(const QString &column)
{
    const QStringList words = wordsOf(column);
    const bool isKey = hasNumberSign(column) || std::ranges::any_of(words, isKeyWord) ||
                       std::ranges::any_of(words, endsLikeKey);
    return isKey && std::ranges::none_of(words, isOtherWord);
}

} // namespace intray
