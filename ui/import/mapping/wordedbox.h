// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace intray {

/// A text to type, with words for texts that are hard to see or to remember: "a blank" for " ".
class WordedBox : public QComboBox
{
    Q_OBJECT
public:
    WordedBox(const QString &name, QWidget *parent);

    void addWords(const QString &words, const QString &text);
    QString text() const;
    void setText(const QString &text); ///< Tells nobody.

signals:
    void edited(); ///< By the person.
};

} // namespace intray
