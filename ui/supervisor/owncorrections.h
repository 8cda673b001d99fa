// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace intray {

class Session;
class TintedLabel;
struct Message;

/// What a person put right themselves, as the error ledger counts it: for whoever works at the
/// desk. Closes and deletes itself; borrows the session.
class OwnCorrections : public QDialog
{
    Q_OBJECT
public:
    OwnCorrections(Session &session, QWidget *parent);

private:
    void tell(const Message &message);

    TintedLabel *m_said;
};

} // namespace intray
