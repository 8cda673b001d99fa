// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/fieldmaker.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

/// "de" and "de_CH", but not what QLocale takes for the C locale because it knows no such country.
std::optional<NumberForm> formOfCountry(const QString &name)
{
    const QLocale locale(name);
    const bool isKnown = name == u"C" || locale.language() != QLocale::C;
    if (!isKnown || locale.groupSeparator().size() != 1 || locale.decimalPoint().size() != 1)
        return std::nullopt;
    return NumberForm::fromText(QStringLiteral("1234.5"))
        ->withSigns(locale.groupSeparator().front(), locale.decimalPoint().front());
}

/// How a day, a time or both are written in a record.
QString isoOf(const DateForm &form, const Moment &moment)
{
    const QString day = moment.day.toString(Qt::ISODate);
    const QString time = moment.time.toString(Qt::ISODate);
    if (form.hasDay() && form.hasTime())
        return day + u'T' + time;
    return form.hasDay() ? day : time;
}

QString titled(const QString &text)
{
    QString written = text.toLower();
    bool isFirst = true;
    for (QChar &character : written) {
        if (isFirst)
            character = character.toTitleCase();
        isFirst = !character.isLetterOrNumber() && character != u'\'' && character != QChar(0x2019);
    }
    return written;
}

} // namespace

std::optional<NumberForm> numberFormNamed(const QString &name)
{
    const auto sample = NumberForm::fromText(name);
    return sample ? sample : formOfCountry(name);
}

Outcome<FieldMaker> FieldMaker::from(const FieldMapping &mapping, const QStringList &columns,
                                     const QString &fileName)
{
    FieldMaker maker;
    maker.m_mapping = mapping;
    maker.m_fileName = fileName;
    return maker.findColumns(columns)
        .and_then([&](Done) { return maker.readForms(); })
        .map([&](Done) { return maker; });
}

Outcome<Done> FieldMaker::findColumns(const QStringList &columns)
{
    for (const QString &column : std::as_const(m_mapping.from)) {
        const qsizetype index = columns.indexOf(column);
        if (index < 0)
            return failure(Error::Kind::Invalid,
                           Words::tr("The field “%1” is made of the column “%2”, which the file "
                                     "does not have. It has: %3.")
                               .arg(m_mapping.field, column, columns.join(QStringLiteral(", "))));
        m_indexes << index;
    }
    return Done();
}

Outcome<Done> FieldMaker::readForms()
{
    if (!m_mapping.date.isEmpty() && !(m_date = DateForm::fromText(m_mapping.date)))
        return failure(Error::Kind::Invalid,
                       Words::tr("The field “%1” has dates in the form “%2”, which is not a date "
                                 "format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.")
                           .arg(m_mapping.field, m_mapping.date));
    if (m_mapping.number.isEmpty())
        return Done();
    m_number = numberFormNamed(m_mapping.number);
    if (!m_number)
        return failure(
            Error::Kind::Invalid,
            Words::tr("The field “%1” has numbers in the form “%2”, which is not a number format. "
                      "Name a country, as in de_DE, or an example, as in 1.234,5.")
                .arg(m_mapping.field, m_mapping.number));
    return Done();
}

MadeValue FieldMaker::make(const CsvRow &row) const
{
    MadeValue made = joined(row);
    if (made.isMissing)
        return made;
    if (!m_mapping.splitAt.isEmpty())
        made.text = partOf(made.text);
    if (m_mapping.trim)
        made.text = made.text.simplified();
    if (meansNothing(made.text))
        return {{}, true, false};
    const auto ours = inOurForm(made.text);
    made.isUnfit = !ours && !made.text.isEmpty();
    made.text = lettered(ours.value_or(made.text));
    return made;
}

MadeValue FieldMaker::joined(const CsvRow &row) const
{
    if (m_mapping.isFileName)
        return {m_fileName, false, false};
    QStringList values;
    for (const qsizetype index : m_indexes)
        if (!row.isMissing(index) && (m_indexes.size() == 1 || !row.at(index).isEmpty()))
            values << row.at(index).toString();
    const bool isMissing = std::all_of(m_indexes.begin(), m_indexes.end(),
                                       [&](qsizetype index) { return row.isMissing(index); });
    return {values.join(m_mapping.joint), isMissing, false};
}

QString FieldMaker::partOf(const QString &text) const
{
    const QStringList parts = text.split(m_mapping.splitAt);
    const qsizetype index = m_mapping.part > 0 ? m_mapping.part - 1 : parts.size() + m_mapping.part;
    if (index < 0 || index >= parts.size())
        return QStringLiteral("");
    return m_mapping.andAfter ? QStringList(parts.mid(index)).join(m_mapping.splitAt)
                              : parts.at(index);
}

bool FieldMaker::meansNothing(const QString &text) const
{
    const QString bare = text.trimmed();
    return std::any_of(m_mapping.missing.begin(), m_mapping.missing.end(), [&](const QString &one) {
        return one.compare(bare, Qt::CaseInsensitive) == 0;
    });
}

/// None: the text is not of the form that was said.
std::optional<QString> FieldMaker::inOurForm(const QString &text) const
{
    if (m_date) {
        const auto moment = m_date->readTyped(text.trimmed());
        return moment ? std::optional(isoOf(*m_date, *moment)) : std::nullopt;
    }
    return m_number ? m_number->bare(text.trimmed()) : text;
}

QString FieldMaker::lettered(const QString &text) const
{
    switch (m_mapping.letters) {
    case FieldMapping::Case::Lower:
        return text.toLower();
    case FieldMapping::Case::Upper:
        return text.toUpper();
    case FieldMapping::Case::Title:
        return titled(text);
    case FieldMapping::Case::AsItIs:
        break;
    }
    return text;
}

} // namespace intray
