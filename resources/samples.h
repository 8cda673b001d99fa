// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Made-up customers that come with Intray to try it with: 500 records with the mistakes of real
/// imports. Both files are resources and can be read like any other file.
struct Sample
{
    QString queue;  ///< A good name for the queue.
    QString table;  ///< The CSV file.
    QString schema; ///< Its record schema; the title in it is the queue's title.
};

/// The samples in a language such as "de"; English where there is no better. Any thread.
Sample sampleCustomers(const QString &language);

} // namespace intray
