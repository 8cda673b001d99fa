// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/querytext.h"

namespace intray {

namespace {

/// Goes through the query from its beginning, because only so it is known what is a comment and
/// what stands within a text.
class QueryEnd
{
public:
    QueryEnd(QStringView query, Dialect dialect)
        : m_query(query)
        , m_dialect(dialect)
    {
    }

    qsizetype find()
    {
        qsizetype end = 0;
        while (m_at < m_query.size())
            if (!skipBlank() && !skipLine() && !skipComment()) {
                skipToken();
                end = m_at;
            }
        return end;
    }

private:
    QChar letter(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_query.size() ? m_query.at(m_at + ahead) : QChar();
    }
    bool isAt(QStringView text) const { return m_query.sliced(m_at).startsWith(text); }

    void skipBehind(QStringView end, qsizetype from)
    {
        const qsizetype found = m_query.indexOf(end, from);
        m_at = found < 0 ? m_query.size() : found + end.size();
    }

    bool skipBlank()
    {
        if (!letter().isSpace() && letter() != u';')
            return false;
        ++m_at;
        return true;
    }

    /// In MariaDB two minus signs begin a comment only if a blank follows.
    bool skipLine()
    {
        const bool isMariadb = m_dialect == Dialect::Mariadb;
        const bool isEnd = m_at + 2 >= m_query.size();
        const bool isDashes = isAt(u"--") && (!isMariadb || isEnd || letter(2) <= u' ');
        if (!isDashes && !(isMariadb && letter() == u'#'))
            return false;
        skipBehind(u"\n", m_at);
        return true;
    }

    /// PostgreSQL nests them, and what follows an exclamation mark MariaDB runs.
    bool skipComment()
    {
        const bool isRun = m_dialect == Dialect::Mariadb && (isAt(u"/*!") || isAt(u"/*M!"));
        if (!isAt(u"/*") || isRun)
            return false;
        if (m_dialect != Dialect::Postgresql) {
            skipBehind(u"*/", m_at + 2);
            return true;
        }
        int depth = 0;
        do {
            const bool begins = isAt(u"/*");
            const bool ends = isAt(u"*/");
            depth += int(begins) - int(ends);
            m_at += begins || ends ? 2 : 1;
        } while (depth > 0 && m_at < m_query.size());
        return true;
    }

    void skipToken()
    {
        const bool isBracket = m_dialect == Dialect::Sqlite && letter() == u'[';
        const bool isQuote = letter() == u'\'' || letter() == u'"' || letter() == u'`';
        if (isBracket)
            skipBehind(u"]", m_at);
        else if (isAt(u"/*")) // one that MariaDB runs
            skipBehind(u"*/", m_at);
        else if (isQuote)
            skipQuoted(letter());
        else if (m_dialect == Dialect::Postgresql && letter() == u'$' && !isWithinName())
            skipDollars();
        else
            ++m_at;
    }

    /// A quotation mark that stands twice ends one part and begins the next, which is as good.
    void skipQuoted(QChar quote)
    {
        const bool isEscaped = hasBackslashes(quote);
        for (++m_at; m_at < m_query.size() && letter() != quote; ++m_at)
            if (isEscaped && letter() == u'\\')
                ++m_at;
        m_at = std::min(m_at + 1, m_query.size());
    }

    bool hasBackslashes(QChar quote) const
    {
        if (m_dialect == Dialect::Mariadb)
            return quote != u'`';
        return m_dialect == Dialect::Postgresql && quote == u'\'' && m_at > 0 &&
               m_query.at(m_at - 1).toLower() == u'e' && !isWithinName(m_at - 1);
    }

    /// Text between two marks such as $$ or $body$; a number behind the sign is a parameter.
    void skipDollars()
    {
        qsizetype end = m_at + 1;
        while (end < m_query.size() &&
               (m_query.at(end).isLetterOrNumber() || m_query.at(end) == u'_'))
            ++end;
        const bool isMark = end < m_query.size() && m_query.at(end) == u'$' && !letter(1).isDigit();
        if (isMark)
            skipBehind(m_query.sliced(m_at, end + 1 - m_at), end + 1);
        else
            ++m_at;
    }

    bool isWithinName() const { return isWithinName(m_at); }
    bool isWithinName(qsizetype at) const
    {
        return at > 0 && (m_query.at(at - 1).isLetterOrNumber() || m_query.at(at - 1) == u'_' ||
                          m_query.at(at - 1) == u'$');
    }

    const QStringView m_query;
    const Dialect m_dialect;
    qsizetype m_at = 0;
};

} // namespace

QString withoutEnd(const QString &query, Dialect dialect)
{
    return query.left(QueryEnd(query, dialect).find()).trimmed();
}

} // namespace intray
