// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the values says of how things stand.
#include "lists/valuesmodel.h"
#include "ui/common/dimmedline.h"
#include "ui/common/segments.h"
#include "ui/supervisor/values/valuespage.h"

#include <QLineEdit>
#include <QLocale>

namespace intray {

QString ValuesPage::figures() const
{
    qint64 records = 0, breaking = 0;
    for (const ValueRow &row : m_model->table().byValue) {
        records += row.records;
        breaking += row.breaking;
    }
    const int values = static_cast<int>(m_model->table().values.size());
    return tr("%1 in %2.")
               .arg(tr("%Ln value(s)", nullptr, values),
                    tr("%Ln record(s)", nullptr, static_cast<int>(records))) +
           u' ' +
           (breaking > 0 ? tr("%Ln record(s) break a rule.", nullptr, static_cast<int>(breaking))
                         : tr("None breaks a rule."));
}

QString ValuesPage::sentence() const
{
    if (queueInView().isEmpty())
        return tr("There is no queue yet whose records can be corrected. Import records first.");
    if (!m_trouble.isEmpty())
        return m_trouble;
    if (m_wanted.field.isEmpty())
        return tr("Looking for the field with the most values that break a rule...");
    if (!m_isRead || isWaiting())
        return tr("Reading the values...");
    if (m_model->table().values.isEmpty())
        return tr("No record has a value in this field.");
    if (m_model->rowCount() > 0)
        return figures();
    return m_search->text().isEmpty() ? tr("No values of this field look alike.")
                                      : tr("Nothing here has this text in it.");
}

void ValuesPage::showState()
{
    m_said->showText(sentence());
    showNumbers();
}

// Only when they are known: zeros would be read as an answer. Their room is there before.
void ValuesPage::showNumbers()
{
    const QStringList words{tr("&Values"), tr("F&orms"), tr("Clus&ters")};
    for (const auto by : {ValuesBy::Value, ValuesBy::Form, ValuesBy::Cluster}) {
        const QString number = QLocale().toString(m_model->table().rows(by).size());
        const QString &word = words.at(int(by));
        const int usual = by == ValuesBy::Value ? 9'999 : 99;
        m_views->keepRoomFor(int(by), tr("%1 %2").arg(word, QLocale().toString(usual)));
        m_views->setWords(int(by), m_isRead ? tr("%1 %2").arg(word, number) : word);
    }
}

} // namespace intray
