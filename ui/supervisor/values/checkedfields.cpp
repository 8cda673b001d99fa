// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/checkedfields.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "queue/recordschema.h"
#include "session/session.h"
#include "session/verifying/ruletrial.h"
#include "ui/common/rowdelegate.h"

#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>

namespace intray {

static constexpr int nameRole = Qt::UserRole; // as in the choice that has the same rows

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

static void tellBroken(QTreeWidgetItem &row, qint64 values)
{
    row.setData(0, int(RowRole::Beside), values > 0 ? QLocale().toString(values) : QString());
    row.setData(0, int(RowRole::IsFault), values > 0);
    row.setData(0, Qt::AccessibleTextRole,
                values > 0 ? CheckedFields::tr("%1, %n value(s) break a rule", nullptr, int(values))
                                 .arg(row.text(0))
                           : row.text(0));
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
    const QString before = current();
    const auto schema = RecordSchema::of(m_session.queueNamed(queue));
    const QList<Field> fields = schema ? schema->fields() : QList<Field>();
    QStringList names;
    for (const Field &field : fields)
        names << field.name;
    const bool isAnother = queue != m_queue;
    if (isAnother)
        m_trial.reset();
    m_queue = queue;
    if (!isAnother && names == namesIn(*this))
        return;
    const QSignalBlocker quiet(this);
    clear();
    for (const Field &field : fields) {
        auto *row = new QTreeWidgetItem(this, {cellText(field.label)});
        row->setData(0, nameRole, field.name);
        row->setToolTip(0, plainToolTip(field.name));
        tellBroken(*row, 0);
    }
    setCurrentItem(topLevelItem(std::max(0, int(names.indexOf(before)))));
}

void CheckedFields::count()
{
    if (m_queue.isEmpty())
        return;
    if (!m_trial) {
        m_trial = std::make_unique<RuleTrial>(m_session.login(), m_session.identity(), m_queue);
        connect(m_trial.get(), &RuleTrial::tested, this, &CheckedFields::receive);
        connect(m_trial.get(), &RuleTrial::failed, &m_session, &Session::noteError);
    }
    m_trial->test(m_session.queueNamed(m_queue).recordSchema);
}

void CheckedFields::receive(const TriedRules &tried)
{
    QHash<QString, qint64> broken;
    for (const TriedRules::Broken &one : tried.rules)
        broken[one.field] += one.records;
    for (int at = 0; at < topLevelItemCount(); ++at)
        tellBroken(*topLevelItem(at), broken.value(topLevelItem(at)->data(0, nameRole).toString()));
}

} // namespace intray
