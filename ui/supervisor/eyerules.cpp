// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/eyerules.h"

#include "queue/passpercent.h"
#include "session/session.h"
#include "ui/common/busymark.h"
#include "ui/common/formrows.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/eyesdialog.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSpinBox>

namespace intray {

namespace {

/// Without noughts at its end.
class Percent : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    QString textFromValue(double value) const override { return locale().toString(value, 'g', 6); }
};

} // namespace

EyeRules::EyeRules(QFormLayout &form, QWidget *holder, Session &session)
    : RuleGroup(form, holder)
    , m_session(session)
    , m_order(new QCheckBox(tr("The most doubtful record first"), holder))
    , m_mostWrong(new Percent(holder))
    , m_sure(new QSpinBox(holder))
    , m_plantEvery(new QSpinBox(holder))
    , m_preview(new QPushButton(tr("Preview"), holder))
    , m_meaning(new QPushButton(tr("What this means..."), holder))
    , m_busy(new BusyMark(tr("Looking for doubtful records..."), holder))
    , m_said(new TintedLabel(Tint::Dimmed, {}, holder))
{
    build();
    follow();
}

EyeRules::~EyeRules() = default;

void EyeRules::follow()
{
    connect(m_order, &QCheckBox::toggled, this, &RuleGroup::changed);
    connect(m_mostWrong, &QDoubleSpinBox::valueChanged, this, &RuleGroup::changed);
    connect(m_sure, &QSpinBox::valueChanged, this, &RuleGroup::changed);
    connect(m_plantEvery, &QSpinBox::valueChanged, this, &RuleGroup::changed);
    connect(m_mostWrong, &QDoubleSpinBox::valueChanged, this, &EyeRules::offerPreview);
    connect(m_plantEvery, &QSpinBox::valueChanged, this, &EyeRules::offerPreview);
    connect(m_sure, &QSpinBox::valueChanged, this, &EyeRules::offerPreview);
    for (const QAbstractSpinBox *number :
         {static_cast<QAbstractSpinBox *>(m_mostWrong), static_cast<QAbstractSpinBox *>(m_sure),
          static_cast<QAbstractSpinBox *>(m_plantEvery)})
        connect(number, &QAbstractSpinBox::editingFinished, this, &RuleGroup::changed);
    connect(m_preview, &QPushButton::clicked, this, &EyeRules::preview);
    connect(m_meaning, &QPushButton::clicked, this, &EyeRules::explain);
    connect(m_busy, &BusyMark::cancelled, this, [this] { m_run->cancel(); });
}

void EyeRules::build()
{
    m_order->setObjectName(QStringLiteral("ruleDoubtfulFirst"));
    m_order->setToolTip(tr("Within a priority. Otherwise the oldest comes first."));
    m_mostWrong->setObjectName(QStringLiteral("ruleMostWrong"));
    m_mostWrong->setRange(0, 100); // what cannot be is said beside it
    m_mostWrong->setSingleStep(0.1);
    m_mostWrong->setDecimals(4);
    m_mostWrong->setSuffix(tr(" %"));
    m_mostWrong->setSpecialValueText(tr("every record is opened"));
    m_mostWrong->setToolTip(tr("Of the fields of a delivery. The least doubtful records then end "
                               "without being opened, except for a random sample."));
    m_sure->setObjectName(QStringLiteral("ruleSure"));
    m_sure->setRange(0, 100);
    m_sure->setSuffix(tr(" %"));
    m_plantEvery->setObjectName(QStringLiteral("rulePlantEvery"));
    m_plantEvery->setRange(0, 10 * mostPlantEvery);
    m_plantEvery->setPrefix(tr("one in "));
    m_plantEvery->setSpecialValueText(tr("none"));
    m_plantEvery->setToolTip(tr("On the screen only. It tells how much people overlook; what one "
                                "person overlooks is told to that person alone."));
    for (QWidget *number : {static_cast<QWidget *>(m_mostWrong), static_cast<QWidget *>(m_sure),
                            static_cast<QWidget *>(m_plantEvery)})
        number->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    addRow(tr("Order"), m_order);
    addRow(tr("Fields that may stay wrong"), m_mostWrong, Rule::LetPass);
    addRow(tr("How sure"), m_sure, Rule::PassSure);
    addRow(tr("Planted slips"), m_plantEvery, Rule::PlantEvery);
    addNote(makePreview());
}

QWidget *EyeRules::makePreview()
{
    m_preview->setObjectName(QStringLiteral("rulePassPreview"));
    m_preview->setAccessibleName(tr("Preview: how many records would be opened"));
    m_meaning->setObjectName(QStringLiteral("ruleEyesMeaning"));
    m_meaning->setToolTip(tr("In plain words, for whoever is concerned by it."));
    m_said->setObjectName(QStringLiteral("rulePassSaid"));
    m_said->setWordWrap(true);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->hide();
    QWidget *preview =
        inOneColumn({inLines({m_preview, m_meaning}, holder()), m_busy, m_said}, holder());
    preview->setContentsMargins(0, room::between, 0, 0); // else it lies against the field above
    return preview;
}

void EyeRules::show(const Queue &rules, const QList<Queue> &)
{
    m_queue = rules.id.isValid() ? rules.name : QString();
    m_order->setChecked(rules.doubtfulFirst);
    m_mostWrong->setValue(rules.letPass ? percentOfMillion(rules.letPass->mostWrong) : 0);
    m_sure->setValue(rules.letPass.value_or(PassRule()).surePercent);
    m_plantEvery->setValue(rules.plantEvery.value_or(m_plantEvery->minimum()));
    offerPreview();
}

std::optional<PassRule> EyeRules::passRule() const
{
    const auto most = millionthsOf(m_mostWrong->value());
    return most > 0 ? std::optional(PassRule{most, m_sure->value()}) : std::nullopt;
}

bool EyeRules::arePlanted() const
{
    return m_plantEvery->value() > m_plantEvery->minimum();
}

void EyeRules::put(Queue &rules) const
{
    rules.doubtfulFirst = m_order->isChecked();
    rules.letPass = passRule();
    rules.plantEvery.reset();
    if (arePlanted())
        rules.plantEvery = m_plantEvery->value();
}

void EyeRules::offerPreview()
{
    const QString whyNot = m_queue.isEmpty() ? tr("Save the queue and import records first.")
                           : !passRule()     ? tr("Set first how many fields may stay wrong.")
                                             : QString();
    m_sure->setEnabled(passRule().has_value());
    m_preview->setEnabled(whyNot.isEmpty());
    m_preview->setToolTip(whyNot);
    // What was answered is about one rule of one queue, and is there again when these are.
    m_said->setText(m_asked == Asked{m_queue, passRule()} ? answer() : QString());
    m_said->setVisible(!m_said->text().isEmpty());
}

// Whether slips are planted changes no number of it, but whether that is ever reached.
QString EyeRules::answer() const
{
    return m_forecast ? sentenceOn(*m_forecast, arePlanted()) : m_trouble;
}

void EyeRules::preview()
{
    if (!m_run) {
        m_run = std::make_unique<PassPreview>(m_session.login(), m_session.identity());
        connect(m_run.get(), &PassPreview::found, this,
                [this](const PassForecast &forecast) { receive(forecast); });
        connect(m_run.get(), &LongRun::failed, this, [this](const Error &error) {
            receiveTrouble(error.kind == Error::Kind::Cancelled ? QString() : error.sentence);
        });
        connect(m_run.get(), &LongRun::ended, m_busy, [this] { m_busy->setBusy(false); });
    }
    if (m_run->isRunning())
        return; // the button keeps the focus
    receiveTrouble({});
    m_asked = {m_queue, passRule()};
    m_busy->setBusy(true);
    m_run->look(m_queue, *passRule());
}

void EyeRules::explain()
{
    (new EyesDialog(holder()->window()))->open();
}

void EyeRules::receive(const PassForecast &forecast)
{
    m_forecast = forecast;
    offerPreview();
}

void EyeRules::receiveTrouble(const QString &sentence)
{
    m_forecast.reset();
    m_trouble = sentence;
    offerPreview();
}

} // namespace intray
