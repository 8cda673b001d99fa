// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class SignLabel;
class TintedLabel;

/// What a dialog has to say; what goes wrong has a sign. Nothing takes no room. Its words have the
/// name.
class SaidLine : public QWidget
{
    Q_OBJECT
public:
    explicit SaidLine(const QString &name, QWidget *parent = nullptr);

    void say(const QString &sentence, bool isFault = false);
    QString sentence() const;
    void setDetail(const QString &detail); ///< For whoever looks closer.

private:
    SignLabel *m_sign;
    TintedLabel *m_words;
};

} // namespace intray
