// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/emptylook.h"

#include "ui/common/colours.h"
#include "ui/common/tokens.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace intray {

static QColor hintColour(const QPalette &palette)
{
    constexpr double ofText = 4.6;
    if (!isHighContrast(palette))
        return colourOf(ColourRole::Dimmed, palette);
    return readable(colourOf(ColourRole::Off, palette), palette.color(QPalette::Base), ofText);
}

// Where a desktop sets the colours of texts, it may leave that of placeholders what it was.
static void colourHint(QWidget &field)
{
    const QColor wanted = hintColour(field.palette());
    if (field.palette().color(QPalette::PlaceholderText) == wanted)
        return;
    QPalette colours = field.palette();
    colours.setResolveMask(0);
    colours.setColor(QPalette::PlaceholderText, wanted);
    field.setPalette(colours);
}

/// Its text and hint share one font.
template <typename Field>
static void slant(Field &field, bool isEmpty)
{
    const bool isWanted =
        isEmpty && !field.placeholderText().isEmpty() && isHighContrast(field.palette());
    if (field.font().italic() == isWanted)
        return;
    QFont font = field.font();
    font.setItalic(isWanted);
    field.setFont(font);
}

template <typename Field>
static void followText(Field &field, bool (*isEmpty)(const Field &))
{
    static constexpr auto isFollowed = "hintIsApart";
    if (!field.property(isFollowed).toBool())
        QObject::connect(&field, &Field::textChanged, &field,
                         [&field, isEmpty] { slant(field, isEmpty(field)); });
    field.setProperty(isFollowed, true);
    slant(field, isEmpty(field));
}

void showHintApart(QWidget &field)
{
    colourHint(field);
    if (auto *line = qobject_cast<QLineEdit *>(&field))
        followText<QLineEdit>(*line, [](const QLineEdit &one) { return one.text().isEmpty(); });
    else if (auto *box = qobject_cast<QPlainTextEdit *>(&field))
        followText<QPlainTextEdit>(
            *box, [](const QPlainTextEdit &one) { return one.document()->isEmpty(); });
}

} // namespace intray
