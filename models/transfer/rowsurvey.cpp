// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/rowsurvey.h"

#include "transfer/keyfaults.h"
#include "transfer/recordkey.h"
#include "transfer/recordtable.h"
#include "transfer/rejectfile.h"

#include <QSet>

#include <utility>

namespace intray {

namespace {

constexpr size_t keySeed = 20260131;
constexpr qint64 rowsBetweenLooks = 1000;

/// Looks at row after row. Of the keys only hashes are kept.
class Surveying
{
public:
    Surveying(const QStringList &columns, RecordKey key, bool ofSeveral)
        : m_key(std::move(key))
        , m_ofSeveral(ofSeveral)
        , m_doubts(columns)
    {
    }

    void see(const TableRow &row)
    {
        ++m_survey.rows;
        if (const QString fault = faultOf(row); !fault.isEmpty())
            reject(row, fault);
        else
            m_doubts.see(row.row);
    }

    qint64 rows() const { return m_survey.rows; }
    RowSurvey ended(bool isWhole)
    {
        m_survey.isWhole = isWhole;
        m_survey.doubts = m_doubts.first();
        m_survey.doubtful = m_doubts.count();
        return std::move(m_survey);
    }

private:
    QString faultOf(const TableRow &row)
    {
        if (!row.reason.isEmpty())
            return row.reason;
        if (const QString blank = m_key.blankColumn(row.row); !blank.isEmpty())
            return blankKeyFault(blank);
        const QString key = m_key.of(row.row);
        const qsizetype before = m_seen.size();
        m_seen.insert(qHash(key, keySeed));
        const bool isSame = m_rows.addsNothing(row.row);
        if (m_seen.size() > before)
            return {};
        return isSame ? repeatedRowFault(m_ofSeveral) : repeatedKeyFault(key, m_ofSeveral);
    }

    void reject(const TableRow &row, const QString &fault)
    {
        ++m_survey.rejected;
        if (m_survey.rejects.size() < doubtsToShow)
            m_survey.rejects << rejectOf(row, fault);
    }

    RecordKey m_key;
    const bool m_ofSeveral;
    RowDoubts m_doubts;
    QSet<size_t> m_seen;
    SeenRows m_rows;
    RowSurvey m_survey;
};

} // namespace

Outcome<RowSurvey> surveyRows(const ImportOptions &options, const Cancellation &cancellation,
                              qint64 most)
{
    const auto table = RecordTable::open(options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    const QStringList columns = (*table)->columns();
    auto key =
        RecordKey::fromColumns(columns, options.keyIsRow ? QStringList() : options.keyColumns);
    if (!key)
        return tl::unexpected<Error>(key.error());
    Surveying surveying(columns, *std::move(key), !options.moreFiles.isEmpty());
    TableRow row;
    while (surveying.rows() < most) {
        if (surveying.rows() % rowsBetweenLooks == 0 && cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, QString());
        const auto more = (*table)->next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            return surveying.ended(true);
        surveying.see(row);
    }
    const auto more = (*table)->next(row);
    return surveying.ended(more && !*more);
}

} // namespace intray
