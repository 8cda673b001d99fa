// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/checkedfields.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "schema/recordschema.h"
#include "schema/valuerules.h"
#include "session/session.h"
#include "session/verifying/ruletrial.h"
#include "ui/common/rowdelegate.h"

#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>

namespace intray {

static constexpr int nameRole = Qt::UserRole; // as in the choice that has the same rows
static constexpr int isRuledRole = nameRole + 1;

CheckedFields::CheckedFields(Session &session, QWidget *parent)
    : QTreeWidget(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("valuesField"));
    setAccessibleName(tr("Fields"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setHeaderHidden(true);
    setColumnCount(1);
    header()->setStretchLastSection(true);
    setItemDelegate(new RowDelegate(this, RowDelegate::Lines::One));
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTreeWidget::currentItemChanged, this, &CheckedFields::chosen);
}

CheckedFields::~CheckedFields() = default;

QString CheckedFields::current() const
{
    const QTreeWidgetItem *row = currentItem();
    return row ? row->data(0, nameRole).toString() : QString();
}

static QString spoken(const QTreeWidgetItem &row, qint64 broken)
{
    if (broken > 0)
        return CheckedFields::tr("%1, %n record(s) break a rule", nullptr, int(broken))
            .arg(row.text(0));
    return row.data(0, isRuledRole).toBool()
               ? CheckedFields::tr("%1, nothing breaks a rule").arg(row.text(0))
               : row.text(0);
}

static void tellBroken(QTreeWidgetItem &row, qint64 records)
{
    row.setData(0, int(RowRole::Beside), records > 0 ? QLocale().toString(records) : QString());
    row.setData(0, int(RowRole::IsFault), records > 0);
    row.setData(0, int(RowRole::IsGood), records == 0 && row.data(0, isRuledRole).toBool());
    row.setData(0, Qt::AccessibleTextRole, spoken(row, records));
}

/// Rows are kept where they are the same, with what is known of them.
static QStringList namesIn(const QTreeWidget &list)
{
    QStringList names;
    for (int at = 0; at < list.topLevelItemCount(); ++at)
        names << list.topLevelItem(at)->data(0, nameRole).toString();
    return names;
}

void CheckedFields::showQueue(const QString &queue)
{
    const auto schema = RecordSchema::of(m_session.queueNamed(queue));
    const QList<Field> fields = schema ? schema->fields() : QList<Field>();
    QStringList names;
    for (const Field &field : fields)
        names << field.name;
    const bool isAnother = queue != m_queue;
    if (isAnother)
        m_trial.reset();
    m_queue = queue;
    if (isAnother || names != namesIn(*this))
        showFields(fields);
    for (int at = 0; at < topLevelItemCount(); ++at)
        topLevelItem(at)->setData(0, isRuledRole, areValuesRuled(*schema, names.at(at)));
}

void CheckedFields::showFields(const QList<Field> &fields)
{
    const QString before = current();
    const QSignalBlocker quiet(this);
    clear();
    QTreeWidgetItem *again = nullptr;
    for (const Field &field : fields) {
        auto *row = new QTreeWidgetItem(this, {cellText(field.label)});
        row->setData(0, nameRole, field.name);
        row->setToolTip(0, plainToolTip(field.name));
        if (field.name == before)
            again = row;
    }
    setCurrentItem(again); // none: the worst will be
}

void CheckedFields::count()
{
    if (m_queue.isEmpty() || isEmpty())
        return;
    if (!m_trial) {
        m_trial = std::make_unique<RuleTrial>(m_session.login(), m_session.identity(), m_queue,
                                              statesOfValues);
        connect(m_trial.get(), &RuleTrial::tested, this, &CheckedFields::receive);
        connect(m_trial.get(), &RuleTrial::failed, this, [this](const Error &error) {
            m_session.noteError(error);
            chooseWorst({});
        });
    }
    m_trial->test(m_session.queueNamed(m_queue).recordSchema);
}

void CheckedFields::receive(const TriedRules &tried)
{
    for (int at = 0; at < topLevelItemCount(); ++at)
        tellBroken(*topLevelItem(at),
                   tried.values.value(topLevelItem(at)->data(0, nameRole).toString()));
    chooseWorst(tried.values);
}

void CheckedFields::chooseWorst(const QHash<QString, qint64> &broken)
{
    if (currentItem())
        return;
    QTreeWidgetItem *worst = topLevelItem(0);
    const auto brokenIn = [&broken](const QTreeWidgetItem *row) {
        return broken.value(row->data(0, nameRole).toString());
    };
    for (int at = 1; at < topLevelItemCount(); ++at)
        if (brokenIn(topLevelItem(at)) > brokenIn(worst))
            worst = topLevelItem(at);
    setCurrentItem(worst);
}

} // namespace intray
