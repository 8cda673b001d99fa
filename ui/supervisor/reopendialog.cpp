// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/reopendialog.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"
#include "ui/common/formrows.h"
#include "ui/supervisor/userchoice.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace intray {

using namespace std::chrono_literals;

/// How many items fit, in each state.
struct ReopenDialog::Found
{
    QMap<State, qint64> numbers;
    qint64 all = 0;
};

ReopenDialog::ReopenDialog(Session &session, const QString &queue, QWidget *parent)
    : BulkDialog(session, QStringLiteral("reopen"), parent)
    , m_queue(queue)
{
    setWindowTitle(tr("Reopen items of %1").arg(session.queueNamed(queue).displayTitle()));
    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    connect(&m_typing, &QTimer::timeout, this, &ReopenDialog::look);
    ask();
    setAction(tr("&Reopen"));
    look();
}

void ReopenDialog::ask()
{
    form().addRow(tr("State"), makeStates());
    m_by = new UserChoice(session(), questions());
    m_by->setObjectName(QStringLiteral("reopenBy"));
    connect(m_by, &QComboBox::currentTextChanged, &m_typing, qOverload<>(&QTimer::start));
    form().addRow(labelFor(tr("Finished &by"), m_by), m_by);
    form().addRow(tr("Finished"), makePeriod());
    m_find = new QLineEdit(questions());
    m_find->setObjectName(QStringLiteral("reopenFind"));
    m_find->setPlaceholderText(tr("anywhere in the record or the key"));
    connect(m_find, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    form().addRow(labelFor(tr("With the &text"), m_find), m_find);
    addReason(tr("Re&ason"));
}

QWidget *ReopenDialog::makeStates()
{
    auto *holder = new QWidget(questions());
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    const QList<std::pair<State, QString>> words{{State::Failed, tr("failed")},
                                                 {State::Dismissed, tr("dismissed")},
                                                 {State::Done, tr("done")}};
    for (const auto &[state, text] : words) {
        auto *box = new QCheckBox(text, holder);
        box->setObjectName(QStringLiteral("reopenState.") + nameOf(state));
        box->setChecked(state == State::Failed);
        connect(box, &QCheckBox::toggled, this, &ReopenDialog::look);
        m_states.insert(state, box);
        line->addWidget(box);
    }
    line->addStretch(1);
    return holder;
}

static QDateEdit *dateField(const char *name, const QString &about, QWidget *parent)
{
    auto *field = new QDateEdit(QDate::currentDate(), parent);
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(about);
    field->setCalendarPopup(true);
    field->setEnabled(false);
    return field;
}

QWidget *ReopenDialog::makePeriod()
{
    m_always = new QCheckBox(tr("any t&ime"), questions());
    m_always->setObjectName(QStringLiteral("reopenAlways"));
    m_always->setChecked(true);
    m_from = dateField("reopenFrom", tr("On or after this day"), questions());
    m_to = dateField("reopenTo", tr("On or before this day"), questions());
    connect(m_always, &QCheckBox::toggled, this, [this](bool always) {
        m_from->setEnabled(!always);
        m_to->setEnabled(!always);
        look();
    });
    for (QDateEdit *day : {m_from, m_to})
        connect(day, &QDateEdit::dateChanged, &m_typing, qOverload<>(&QTimer::start));
    auto *holder = new QWidget(questions());
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_always);
    line->addSpacing(8);
    line->addWidget(m_from);
    line->addWidget(new QLabel(tr("to"), holder));
    line->addWidget(m_to);
    line->addStretch(1);
    return holder;
}

FinishedQuery ReopenDialog::query() const
{
    FinishedQuery query;
    query.queue = m_queue;
    query.states.clear();
    for (auto box = m_states.begin(); box != m_states.end(); ++box) {
        if (box.value()->isChecked())
            query.states.insert(box.key());
    }
    query.finishedBy = m_by->currentText().trimmed();
    query.find = m_find->text().trimmed();
    if (!m_always->isChecked()) {
        query.from = m_from->date().startOfDay().toUTC();
        query.to = m_to->date().addDays(1).startOfDay().toUTC();
    }
    return query;
}

void ReopenDialog::look()
{
    m_found = 0;
    if (query().states.isEmpty()) {
        ++m_look;
        return setPreview(tr("Choose which items to reopen."));
    }
    setPreview(tr("Counting..."));
    const auto work = [query = query()](SupervisionStore &store) -> Outcome<Found> {
        Found found;
        for (const State state : query.states) {
            FinishedQuery one = query;
            one.states = {state};
            const auto number = store.countFinished(one);
            if (!number)
                return tl::unexpected<Error>(number.error());
            found.numbers.insert(state, *number);
            found.all += *number;
        }
        return found;
    };
    answer(session().reading().run(work), this,
           [this, mine = ++m_look](const Outcome<Found> &found) {
               if (mine == m_look)
                   showFound(found);
           });
}

static QString wordsFor(State state)
{
    return state == State::Done     ? ReopenDialog::tr("%1 done")
           : state == State::Failed ? ReopenDialog::tr("%1 failed")
                                    : ReopenDialog::tr("%1 dismissed");
}

void ReopenDialog::showFound(const Outcome<Found> &found)
{
    if (!found)
        return setPreview(found.error().sentence);
    m_found = found->all;
    const QLocale locale;
    QStringList parts;
    for (auto number = found->numbers.begin(); number != found->numbers.end(); ++number)
        parts << wordsFor(number.key()).arg(locale.toString(number.value()));
    if (m_found == 0)
        return setPreview(tr("No item matches."));
    setPreview(tr("%n item(s) will be reopened: %1. Their previous state stays in their history.",
                  nullptr, static_cast<int>(m_found))
                   .arg(parts.join(QStringLiteral(", "))));
}

QString ReopenDialog::whyNotYet() const
{
    if (m_found == 0)
        return tr("No item matches.");
    return reason().isEmpty() ? tr("A reason is required.") : QString();
}

void ReopenDialog::begin(BulkRun &run) const
{
    run.reopenFound(query(), reason());
}

QString ReopenDialog::wordsForDone(const QList<ItemId> &done) const
{
    const auto items = int(done.size());
    return tr("%n item(s) were reopened.", nullptr, items);
}

} // namespace intray
