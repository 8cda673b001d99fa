// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/addresses.h"

#include "verify/proposal/sureness.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

QRegularExpression expression(const char16_t *text)
{
    return QRegularExpression(QString::fromUtf16(text),
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

QString withoutAround(QString text)
{
    static const QRegularExpression named = expression(u"^[^<>]*<\\s*([^<>]*@[^<>]*)\\s*>$");
    static const QRegularExpression scheme = expression(u"^(?:mailto|e-?mail)\\s*:\\s*");
    static const QRegularExpression edges = expression(u"^[<(\\[\"'.,;:]+|[>)\\]\"'.,;:]+$");
    text = text.trimmed();
    if (const auto match = named.match(text); match.hasMatch())
        text = match.captured(1).trimmed();
    return text.remove(scheme).remove(edges);
}

} // namespace

bool isMailAddress(const QString &text)
{
    static const QRegularExpression form =
        expression(u"^[\\p{L}\\p{N}_%+'&#!~=-]+(?:\\.[\\p{L}\\p{N}_%+'&#!~=-]+)*@"
                   "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+\\p{L}{2,}$");
    return form.match(text).hasMatch();
}

/// Words beside an address that is spoken, or no host behind the "at": more than one slip.
static bool isSentence(const QString &meant)
{
    static const QRegularExpression apart = expression(u"[\\p{L}\\p{N}_]\\s+[\\p{L}\\p{N}_]");
    static const QRegularExpression named = expression(u"@[^.]*\\p{L}");
    return apart.match(meant).hasMatch() || !named.match(meant).hasMatch();
}

std::optional<MeantValue> mailAddressMeant(const QString &text)
{
    static const QRegularExpression at =
        expression(u"\\s*[(\\[{<]\\s*(?:at|@|ät)\\s*[)\\]}>]\\s*|\\s+(?:at|ät)\\s+|_at_(?=[^@]*$)");
    static const QRegularExpression dot =
        expression(u"\\s*[(\\[{]\\s*(?:dot|punkt|\\.)\\s*[)\\]}]\\s*|\\s+(?:dot|punkt)\\s+");
    static const QRegularExpression blanks = expression(u"\\s+");
    static const QRegularExpression several = expression(u"@{2,}");
    static const QRegularExpression dots = expression(u"\\.{2,}");
    QString meant = withoutAround(text);
    const bool isSpoken = !meant.contains(u'@');
    if (isSpoken)
        meant.replace(at, QStringLiteral("@"));
    meant.replace(dot, QStringLiteral("."));
    if (isSpoken && isSentence(meant))
        return std::nullopt;
    meant.remove(blanks).replace(several, QStringLiteral("@")).replace(dots, QStringLiteral("."));
    meant.replace(QStringLiteral(".@"), QStringLiteral("@"))
        .replace(QStringLiteral("@."), QStringLiteral("@"));
    const qsizetype host = meant.indexOf(u'@') + 1;
    const QString before = meant;
    if (host > 0)
        meant = meant.left(host) + meant.mid(host).replace(u',', u'.').replace(u';', u'.');
    // a host of which one sign is wrong may be another one altogether
    const double sure = meant == before ? sureness::exact : sureness::likely;
    if (meant == text || !isMailAddress(meant))
        return std::nullopt;
    return MeantValue{meant, sure, Words::tr("an address, but for a slip")};
}

WebAddresses::WebAddresses(const FieldValues &values)
{
    const auto begins = [](const QString &scheme) {
        return [scheme](const QString &value) { return value.startsWith(scheme); };
    };
    const double secure = values.share(begins(QStringLiteral("https://")));
    const double plain = values.share(begins(QStringLiteral("http://")));
    m_isBareAtEnd = values.rightRecords() > 0 &&
                    values.share([](const QString &value) { return value.endsWith(u'/'); }) < 0.2;
    m_isWeb = values.format() == u"uri" || values.kind().kind() == FieldKind::Kind::Web ||
              secure + plain > 0.9;
    if (secure + plain > 0.5 || (values.format() == u"uri" && values.rightRecords() == 0))
        m_scheme = plain > secure ? QStringLiteral("http://") : QStringLiteral("https://");
}

std::optional<MeantValue> WebAddresses::candidate(const QString &value) const
{
    if (!m_isWeb)
        return std::nullopt;
    static const QRegularExpression scheme =
        expression(u"^(https?|htps?|htt|ttps?|ttp)(?=[:;/\\\\])"
                   "[:;]?[/\\\\]{0,3}");
    static const QRegularExpression blanks = expression(u"\\s+");
    static const QRegularExpression host =
        expression(u"^(?:[\\p{L}\\p{N}_-]+\\.)+\\p{L}{2,}(?::[0-9]+)?(?:[/?#]\\S*)?$");
    QString rest = QString(value).remove(blanks).replace(u'\\', u'/');
    const auto match = scheme.match(rest);
    if (match.hasMatch())
        rest = rest.mid(match.capturedLength());
    if (rest.startsWith(QLatin1StringView("www,")) || rest.startsWith(QLatin1StringView("www;")))
        rest[3] = u'.';
    if (rest.startsWith(QLatin1StringView("www")) && rest.mid(3, 1) != u"." && rest.contains(u'.'))
        return std::nullopt;
    const bool isSecure = match.captured(1).endsWith(u's', Qt::CaseInsensitive);
    const QString own = m_scheme.isEmpty() ? QString()
                        : match.hasMatch()
                            ? (isSecure ? QStringLiteral("https://") : QStringLiteral("http://"))
                            : m_scheme;
    const qsizetype path = rest.indexOf(u'/') < 0 ? rest.size() : rest.indexOf(u'/');
    rest = rest.left(path).toLower() + rest.mid(path);
    if (rest.endsWith(u'/') && m_isBareAtEnd)
        rest.chop(1);
    const QString meant = own + rest;
    if (meant == value || !host.match(rest).hasMatch())
        return std::nullopt;
    return MeantValue{meant, match.hasMatch() ? sureness::exact : sureness::likely,
                      m_scheme.isEmpty() ? Words::tr("the others have no %1").arg(u"https://")
                                         : Words::tr("the others begin with %1").arg(m_scheme)};
}

} // namespace intray
