// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class SignLabel;
class TintedLabel;

/// What there is to say of a file and its rows; what goes wrong has a sign. Nothing takes no room.
class ImportSaid : public QWidget
{
    Q_OBJECT
public:
    explicit ImportSaid(QWidget *parent = nullptr);

    void say(const QString &sentence, bool isFault = false);
    void setDetail(const QString &detail); ///< For whoever looks closer.

private:
    SignLabel *m_sign;
    TintedLabel *m_words;
};

} // namespace intray
