// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/mapping/wordedbox.h"

#include <QLineEdit>

namespace intray {

WordedBox::WordedBox(const QString &name, QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(name);
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setCompleter(nullptr); // it would turn an "a" into "a blank"
    connect(lineEdit(), &QLineEdit::textEdited, this, &WordedBox::edited);
    connect(this, &QComboBox::activated, this, &WordedBox::edited);
}

void WordedBox::addWords(const QString &words, const QString &text)
{
    addItem(words, text);
}

QString WordedBox::text() const
{
    const int place = findText(currentText(), Qt::MatchExactly | Qt::MatchCaseSensitive);
    return place < 0 ? currentText() : itemData(place).toString();
}

void WordedBox::setText(const QString &text)
{
    const int place = findData(text, Qt::UserRole, Qt::MatchExactly | Qt::MatchCaseSensitive);
    setCurrentIndex(place);
    if (place < 0)
        setEditText(text);
}

} // namespace intray
