// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/questionfile.h"

#include "schema/recordschema.h"
#include "transfer/csvwriter.h"
#include "transfer/exporter.h"
#include "transfer/outputfile.h"
#include "transfer/recordtable.h"
#include "transfer/transferfile.h"
#include "transfer/xlsxrows.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSaveFile>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(QuestionFile)
};

enum Column { Token, Key, FieldName, Present, Text, Value, Remark, ColumnCount };

constexpr const char *headings[] = {
    QT_TRANSLATE_NOOP("QuestionFile", "Question no."),
    QT_TRANSLATE_NOOP("QuestionFile", "Record"),
    QT_TRANSLATE_NOOP("QuestionFile", "Field"),
    QT_TRANSLATE_NOOP("QuestionFile", "What stands there"),
    QT_TRANSLATE_NOOP("QuestionFile", "Question"),
    QT_TRANSLATE_NOOP("QuestionFile", "Correct value"),
    QT_TRANSLATE_NOOP("QuestionFile", "Remark"),
};

QStringList headingsIn(const FileLanguage &language)
{
    QStringList all;
    for (const char *heading : headings)
        all << language.say("QuestionFile", heading);
    return all;
}

QString presentValue(const RecordAskedAbout &asked)
{
    const QString field = asked.question.field;
    return field.isEmpty() ? QString() : RecordSchema::textOf(asked.record.value(field));
}

using Labels = std::function<QString(const Question &)>;

/// What a file has of one question.
struct Wording
{
    const Labels &label;
    const FileLanguage &language;

    QStringList cellsOf(const RecordAskedAbout &asked) const
    {
        return {tokenOf(asked.question),
                asked.question.key,
                label(asked.question),
                presentValue(asked),
                language.question(asked.question.text),
                {},
                {}};
    }
};

Outcome<Done> writeWorkbook(const QList<RecordAskedAbout> &questions, const Wording &wording,
                            QSaveFile &file, const QString &path)
{
    XlsxRows rows(file, path);
    rows.setToFillIn({Value, Remark});
    QList<Field> columns;
    for (const QString &heading : headingsIn(wording.language)) {
        Field column;
        column.name = heading;
        columns << column;
    }
    rows.begin(columns);
    for (const RecordAskedAbout &asked : questions) {
        QList<QByteArray> texts;
        for (const QString &text : wording.cellsOf(asked))
            texts << text.toUtf8();
        QList<Cell> cells;
        for (int column = 0; column < ColumnCount; ++column)
            cells << (column < Value ? Cell::ofText(texts.at(column)) : Cell());
        rows.write(cells);
    }
    return rows.finish();
}

Outcome<Done> writeCsv(const QList<RecordAskedAbout> &questions, const Wording &wording,
                       QSaveFile &file, const QString &path)
{
    CsvWriter csv(file);
    csv.setGuardFormulas(true);
    csv.writeRow(headingsIn(wording.language));
    for (const RecordAskedAbout &asked : questions)
        csv.writeRow(wording.cellsOf(asked));
    if (!csv.flush())
        return tl::unexpected<Error>(writeError(file, path));
    return Done{};
}

const QRegularExpression &tokenForm()
{
    static const QRegularExpression form(u"^\\s*Q(\\d{1,18})-([0-9A-F]{6})\\s*$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return form;
}

/// In which column the tokens stand, by a row that has one.
int columnOfTokens(const QStringList &cells)
{
    for (int column = 0; column < cells.size(); ++column)
        if (tokenForm().match(cells.at(column)).hasMatch())
            return column;
    return -1;
}

ReadAnswer answerIn(const QStringList &cells, int first, qint64 line)
{
    const auto cell = [&](Column column) { return cells.value(first + column); };
    const auto token = tokenForm().match(cell(Token));
    return {line,       token.captured(1).toLongLong(), cell(Token).trimmed().toUpper(),
            cell(Text), cell(Value).trimmed(),          cell(Remark).trimmed()};
}

bool isBlank(const QStringList &cells)
{
    return std::all_of(cells.begin(), cells.end(),
                       [](const QString &cell) { return cell.trimmed().isEmpty(); });
}

} // namespace

QString tokenOf(const Question &question)
{
    const QString known = u"%1|%2|%3|%4"_s.arg(question.id)
                              .arg(question.item.value())
                              .arg(question.askedAt.toMSecsSinceEpoch())
                              .arg(question.field);
    const QByteArray digest =
        QCryptographicHash::hash(known.toUtf8(), QCryptographicHash::Sha256).toHex().left(6);
    return u"Q%1-%2"_s.arg(question.id).arg(QString::fromLatin1(digest).toUpper());
}

Outcome<Done> writeQuestions(const QList<RecordAskedAbout> &questions, const Labels &fieldLabel,
                             const QString &path, const FileLanguage &language)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(file, path));
    const bool isWorkbook = exportFormatOf(path) == ExportFormat::Xlsx;
    const Wording wording{fieldLabel, language};
    const auto written = isWorkbook ? writeWorkbook(questions, wording, file, path)
                                    : writeCsv(questions, wording, file, path);
    if (!written)
        return written;
    if (!file.commit())
        return tl::unexpected<Error>(writeError(file, path));
    return Done{};
}

Outcome<ReadAnswers> readAnswers(const QString &file, const QString &sheet)
{
    ImportOptions options;
    options.file = file;
    options.sheet = sheet;
    const auto table = RecordTable::open(options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    ReadAnswers read;
    int first = -1;
    TableRow row;
    while (true) {
        const auto more = (*table)->next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            break;
        const QStringList cells = row.row.values();
        if (first < 0)
            first = columnOfTokens(cells);
        const ReadAnswer answer = answerIn(cells, std::max(0, first), row.row.line);
        if (first >= 0 && answer.question > 0)
            read.answers << answer;
        else if (!isBlank(cells))
            read.rejected << Reject{
                row.row.line, Words::tr("The row does not name a question of Intray."), {}, {}};
    }
    if (read.answers.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The file %1 has no column with numbers of questions, such as "
                                 "Q17-3F2A9C. It is not a file of questions from Intray, or the "
                                 "column was removed.")
                           .arg(file));
    return read;
}

} // namespace intray
