// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recordtext.h"

#include "queue/utf8text.h"

#include <simdjson.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstring>

namespace intray {

using namespace simdjson;

namespace {

QByteArrayView view(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

/// What is no text, as it is written.
simdjson_result<std::string_view> jsonOf(ondemand::value &value, ondemand::json_type type)
{
    ondemand::object object;
    ondemand::array list;
    switch (type) {
    case ondemand::json_type::object:
        if (const auto error = value.get_object().get(object); error != SUCCESS)
            return error;
        return object.raw_json();
    case ondemand::json_type::array:
        if (const auto error = value.get_array().get(list); error != SUCCESS)
            return error;
        return list.raw_json();
    default:
        return value.raw_json_token();
    }
}

} // namespace

struct RecordText::Reader
{
    bool readQuickly(QByteArrayView json);
    void readSlowly(QByteArrayView json);
    bool add(ondemand::field field);
    void add(const QString &name, const QJsonValue &value);
    QByteArrayView keep(const QByteArray &text);

    ondemand::parser parser;
    QByteArray padded;
    QList<QByteArray> kept;
    QList<NamedCell> fields;
};

bool RecordText::Reader::readQuickly(QByteArrayView json)
{
    padded.resize(json.size() + qsizetype(SIMDJSON_PADDING));
    std::memcpy(padded.data(), json.data(), std::size_t(json.size()));
    ondemand::document document;
    ondemand::object object;
    if (parser.iterate(padded.constData(), std::size_t(json.size()), std::size_t(padded.size()))
                .get(document) != SUCCESS ||
        document.get_object().get(object) != SUCCESS)
        return false;
    for (auto next : object) {
        ondemand::field field;
        if (std::move(next).get(field) != SUCCESS || !add(std::move(field)))
            return false;
    }
    return true;
}

bool RecordText::Reader::add(ondemand::field field)
{
    std::string_view name;
    if (field.unescaped_key().get(name) != SUCCESS)
        return false;
    ondemand::value value = field.value();
    ondemand::json_type type;
    if (value.type().get(type) != SUCCESS)
        return false;
    if (type == ondemand::json_type::null) {
        fields << NamedCell{view(name), {}};
        return true;
    }
    const bool isText = type == ondemand::json_type::string;
    std::string_view text;
    if ((isText ? value.get_string() : jsonOf(value, type)).get(text) != SUCCESS)
        return false;
    fields << NamedCell{view(name), isText ? Cell{Cell::Kind::Text, view(text)}
                                           : Cell{Cell::Kind::Json, view(text).trimmed()}};
    return true;
}

QByteArrayView RecordText::Reader::keep(const QByteArray &text)
{
    kept << text;
    return kept.constLast();
}

void RecordText::Reader::add(const QString &name, const QJsonValue &value)
{
    Cell cell;
    if (value.isString()) {
        cell = {Cell::Kind::Text, keep(value.toString().toUtf8())};
    } else if (!value.isNull()) {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        cell = {Cell::Kind::Json, keep(list.mid(1, list.size() - 2))};
    }
    fields << NamedCell{keep(name.toUtf8()), cell};
}

// Letters that are halves of others, as JavaScript may write them, are no UTF-8. Qt reads them.
void RecordText::Reader::readSlowly(QByteArrayView json)
{
    fields.clear();
    kept.clear();
    const QJsonObject record = jsonOfUtf8(json.toByteArray()).object();
    for (auto it = record.begin(); it != record.end(); ++it)
        add(it.key(), it.value());
}

RecordText::RecordText()
    : m_reader(std::make_unique<Reader>())
{
}

RecordText::~RecordText() = default;

const QList<NamedCell> &RecordText::read(QByteArrayView json)
{
    m_reader->fields.clear();
    if (!json.isEmpty() && !m_reader->readQuickly(json))
        m_reader->readSlowly(json);
    return m_reader->fields;
}

} // namespace intray
