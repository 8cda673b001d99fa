// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/celltext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QtMath>

namespace intray {

QString cellText(const QString &text, qsizetype longest)
{
    QString line = text.left(longest);
    for (QChar &character : line) {
        if (character.isSpace() || character.category() == QChar::Other_Control)
            character = u' ';
    }
    return text.size() > longest ? line + QChar(0x2026) : line;
}

QString bothEndsOf(const QString &text, qsizetype longest)
{
    if (text.size() <= longest)
        return cellText(text, longest);
    const qsizetype half = longest / 2;
    return cellText(text.left(half)) + QChar(0x2026) + cellText(text.right(half));
}

QString keyText(const QString &key)
{
    // Rows that are there twice have their number behind the digits.
    static const QRegularExpression ofWholeRow(
        QStringLiteral("^([0-9a-f]{4})[0-9a-f]{26}([0-9a-f]{2})(-[0-9]+)?$"));
    const auto match = ofWholeRow.match(key);
    return match.hasMatch()
               ? match.captured(1) + QChar(0x2026) + match.captured(2) + match.captured(3)
               : cellText(key);
}

QVariant wholeKey(const QString &key)
{
    return keyText(key) == key ? QVariant() : QVariant(key);
}

QString likelyText(double score)
{
    // What is not quite the same is never told as 100.
    return QCoreApplication::translate("CellText", "%1 %").arg(qFloor(100 * score + 1e-9));
}

QString plainToolTip(const QString &text)
{
    static constexpr qsizetype longestToolTip = 2000;
    if (text.isEmpty())
        return {};
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>")
        .arg(text.left(longestToolTip).toHtmlEscaped());
}

QString exactTime(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), QLocale::LongFormat);
}

static QString words(const char *source, qint64 first, qint64 second = 0)
{
    const QLocale locale;
    QString text = QCoreApplication::translate("TimeWords", source);
    text.replace(QStringLiteral("%1"), locale.toString(first));
    return text.replace(QStringLiteral("%2"), locale.toString(second));
}

QString timeLeft(std::chrono::milliseconds span)
{
    using namespace std::chrono;
    const auto seconds = ceil<std::chrono::seconds>(span).count();
    if (seconds <= 0)
        return QCoreApplication::translate("TimeWords", "ended");
    if (seconds < 60)
        return words(QT_TRANSLATE_NOOP("TimeWords", "%1 s"), seconds);
    const qint64 minutes = seconds / 60;
    if (minutes < 100)
        return words(QT_TRANSLATE_NOOP("TimeWords", "%1 min"), minutes);
    return words(QT_TRANSLATE_NOOP("TimeWords", "%1 h %2 min"), minutes / 60, minutes % 60);
}

} // namespace intray
