// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>
#include <QString>
#include <QStringView>
#include <QTime>

#include <optional>

class QLocale;

namespace intray {

/// A day, a time of day, or both, as somebody wrote it.
struct Moment
{
    QDate day; ///< Null where the form has none.
    QTime time;

    /// Days since a day in the past, with the time as a fraction: to compare with.
    double scale() const;
};

/// How a column writes its days and times, such as "dd.MM.yyyy", "d-MMM-yy" or "h:mm ap", in the
/// letters of QDate::toString(), what is to stand as it is between apostrophes ("H'h'mm"); "h:mm
/// a.p." writes p.m., "AP" and "A.P." large letters, and all of them are read by any. Only real
/// days are read: 30 February is none. Names of months are read in the languages that Intray
/// speaks, short and long. A value; any thread.
class DateForm
{
public:
    /// None: the text has no such letters, two of a kind, or a part of a day or time only, such as
    /// an hour without minutes.
    static std::optional<DateForm> fromText(const QString &form);

    /// How the country writes what this form writes, with the year in full; empty: in no other way.
    QList<DateForm> asWrittenIn(const QLocale &locale) const;

    const QString &text() const { return m_text; }
    bool hasDay() const { return m_hasDay; }
    bool hasTime() const { return m_hasTime; }
    std::optional<Moment> read(QStringView text) const;
    /// The same where zeros in front of days, months and hours may be missing: 1.2.2026.
    std::optional<Moment> readTyped(QStringView text) const;
    /// The moment written in this form.
    QString write(const Moment &moment) const;

private:
    struct Piece
    {
        QChar letter; ///< Null: the text stands there as it is.
        qsizetype size = 0;
        QString text; ///< Of the half of the day: how it is written.
    };
    struct Reading;
    std::optional<Moment> momentOf(Reading reading) const;

    QString m_text;
    QList<Piece> m_pieces;
    bool m_hasDay = false;
    bool m_hasTime = false;
    bool m_hasHalf = false;
};

} // namespace intray
