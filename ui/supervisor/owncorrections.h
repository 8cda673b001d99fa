// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class LedgerPage;
class Session;
class TintedLabel;
struct Message;

/// What a person put right themselves, as the error ledger counts it: for whoever works at the
/// desk. Looked at when it comes into view. Borrows the session.
class OwnCorrections : public QWidget
{
    Q_OBJECT
public:
    OwnCorrections(Session &session, QWidget *parent);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void tell(const Message &message);

    LedgerPage *m_ledger;
    TintedLabel *m_said;
};

} // namespace intray
