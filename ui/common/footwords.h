// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class DimmedLine;

/// One dimmed sentence at the foot of a page, in a line that is always there, so that nothing
/// moves.
class FootWords : public QWidget
{
    Q_OBJECT
public:
    /// So much room stands before the sentence and behind it.
    FootWords(int before, int behind, QWidget *parent);

    void showText(const QString &text);
    bool says() const { return !m_text.isEmpty(); }
    DimmedLine *words() const { return m_words; }

    QSize sizeHint() const override; ///< As wide as all that it says.

private:
    DimmedLine *m_words;
    QString m_text;
};

} // namespace intray
