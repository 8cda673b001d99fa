// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/plainletters.h"

#include <QHash>

namespace intray {

// A stroke through a letter is no mark of its own for Unicode.
static QChar withoutStroke(QChar letter)
{
    static const QHash<QChar, QChar> plain{{u'ø', u'o'}, {u'Ø', u'O'}, {u'ł', u'l'}, {u'Ł', u'L'},
                                           {u'đ', u'd'}, {u'Đ', u'D'}, {u'ħ', u'h'}, {u'Ħ', u'H'},
                                           {u'ŧ', u't'}, {u'Ŧ', u'T'}, {u'ı', u'i'}};
    return plain.value(letter, letter);
}

QString plainLetters(const QString &text)
{
    QString plain;
    bool isDroppingMarks = false;
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (c.category() == QChar::Mark_NonSpacing) {
            if (!isDroppingMarks)
                plain += c;
            continue;
        }
        isDroppingMarks = c.script() == QChar::Script_Latin || c.script() == QChar::Script_Greek;
        plain += withoutStroke(c);
    }
    return plain.normalized(QString::NormalizationForm_C);
}

// As search texts have them: folded, and in the compatible form.
static QHash<QChar, QString> lettersWithMarks()
{
    constexpr char16_t first = 0x00C0, last = 0x1FFF; // all composed letters of both scripts
    QHash<QChar, QString> all;
    for (char16_t code = first; code <= last; ++code) {
        const QString letter = QChar(code);
        const QString plain = plainLetters(letter);
        if (plain.size() == 1 && plain != letter && letter.toCaseFolded() == letter &&
            letter.normalized(QString::NormalizationForm_KC) == letter)
            all[plain.at(0)] += letter;
    }
    return all;
}

QString lettersLike(QChar plain)
{
    static const QHash<QChar, QString> all = lettersWithMarks();
    return plain + all.value(plain);
}

} // namespace intray
