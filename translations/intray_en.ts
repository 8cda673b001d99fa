<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>AccessTable</name>
    <message numerus="yes">
        <source>%n text(s) have “??”, where mdbtools may have lost characters such as emoji; the first in the table “%1”, %2. Compare them with Access.</source>
        <translation>
            <numerusform>%n text has “??”, where mdbtools may have lost characters such as emoji: in the table “%1”, %2. Compare it with Access.</numerusform>
            <numerusform>%n texts have “??”, where mdbtools may have lost characters such as emoji; the first in the table “%1”, %2. Compare them with Access.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AcrossRecords</name>
    <message numerus="yes">
        <source>%n other record(s) have the same %1.</source>
        <translation>
            <numerusform>%n other record has the same %1.</numerusform>
            <numerusform>%n other records have the same %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ByRule</name>
    <message numerus="yes">
        <source>%Ln other(s) look like %1</source>
        <translation>
            <numerusform>%Ln other looks like %1</numerusform>
            <numerusform>%Ln others look like %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln record(s) with this %2</source>
        <translation>
            <numerusform>in %1 of %Ln record with this %2</numerusform>
            <numerusform>in %1 of %Ln records with this %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written like this in %Ln other(s)</source>
        <translation>
            <numerusform>written like this in %Ln other</numerusform>
            <numerusform>written like this in %Ln others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>“%1” stands in %Ln record</numerusform>
            <numerusform>“%1” stands in %Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message numerus="yes">
        <source>%n line(s) before the header were skipped.</source>
        <translation>
            <numerusform>%n line before the header was skipped.</numerusform>
            <numerusform>%n lines before the header were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) were skipped, the first is line %1.</source>
        <translation>
            <numerusform>%n blank line was skipped, the first is line %1.</numerusform>
            <numerusform>%n blank lines were skipped, the first is line %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotation marks inside quoted values; they were read as they are, the first in line %1.</source>
        <translation>
            <numerusform>%n row has quotation marks inside quoted values; it was read as it is, the first in line %1.</numerusform>
            <numerusform>%n rows have quotation marks inside quoted values; they were read as they are, the first in line %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with separators beyond the last column.</source>
        <translation>
            <numerusform>%n row ends with separators beyond the last column.</numerusform>
            <numerusform>%n rows end with separators beyond the last column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment line(s) were skipped.</source>
        <translation>
            <numerusform>%n comment line was skipped.</numerusform>
            <numerusform>%n comment lines were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stand as text for Excel, like =&quot;00123&quot;; they were read without the signs around them, the first in line %1.</source>
        <translation>
            <numerusform>%n value stands as text for Excel, like =&quot;00123&quot;; it was read without the signs around it, in line %1.</numerusform>
            <numerusform>%n values stand as text for Excel, like =&quot;00123&quot;; they were read without the signs around them, the first in line %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message numerus="yes">
        <source>%1: %n round(s), %2 done.</source>
        <translation>
            <numerusform>%1: %n round, %2 done.</numerusform>
            <numerusform>%1: %n rounds, %2 done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were written.</source>
        <translation>
            <numerusform>%n item was written.</numerusform>
            <numerusform>%n items were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) are broken.</source>
        <translation>
            <numerusform>%n rule is broken.</numerusform>
            <numerusform>%n rules are broken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 %</source>
        <translation>
            <numerusform>%n row, %1 %</numerusform>
            <numerusform>%n rows, %1 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>What is left is locked by others (%n item).</numerusform>
            <numerusform>What is left is locked by others (%n items).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>%n lock was released.</numerusform>
            <numerusform>%n locks were released.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query finds %n key(s) more than once; of those the first row counts.</source>
        <translation>
            <numerusform>The query finds %n key more than once; of its rows the first counts.</numerusform>
            <numerusform>The query finds %n keys more than once; of each the first row counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of history were written.</source>
        <translation>
            <numerusform>%n line of history was written.</numerusform>
            <numerusform>%n lines of history were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>%n item was reopened.</numerusform>
            <numerusform>%n items were reopened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) would be reopened.</source>
        <translation>
            <numerusform>%n item would be reopened.</numerusform>
            <numerusform>%n items would be reopened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now locked by %1.</source>
        <translation>
            <numerusform>%n item is now locked by %1.</numerusform>
            <numerusform>%n items are now locked by %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n item now has the priority %1.</numerusform>
            <numerusform>%n items now have the priority %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) were put on the history.</source>
        <translation>
            <numerusform>%n seal was put on the history.</numerusform>
            <numerusform>%n seals were put on the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next item is available in %n second(s).</source>
        <translation>
            <numerusform>The next item is available in one second.</numerusform>
            <numerusform>The next item is available in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n record(s) comply with the rules.</source>
        <translation>
            <numerusform>The %n record complies with the rules.</numerusform>
            <numerusform>All %n records comply with the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s) break a rule.</source>
        <translation>
            <numerusform>%1 of %n record breaks a rule.</numerusform>
            <numerusform>%1 of %n records break a rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were accepted.</source>
        <translation>
            <numerusform>%n rule was accepted.</numerusform>
            <numerusform>%n rules were accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed for a second keying and were not checked. A supervisor can check them.</source>
        <translation>
            <numerusform>%n record is sealed for a second keying and was not checked. A supervisor can check it.</numerusform>
            <numerusform>%n records are sealed for a second keying and were not checked. A supervisor can check them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of corrections were written.</source>
        <translation>
            <numerusform>%n line of corrections was written.</numerusform>
            <numerusform>%n lines of corrections were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n row without a value was left out.</numerusform>
            <numerusform>%n rows without a value were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n item is now for everybody.</numerusform>
            <numerusform>%n items are now for everybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n item is now for %1.</numerusform>
            <numerusform>%n items are now for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) would be corrected.</source>
        <translation>
            <numerusform>%n record would be corrected.</numerusform>
            <numerusform>%n records would be corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n record was corrected.</numerusform>
            <numerusform>%n records were corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n record has its old value again.</numerusform>
            <numerusform>%n records have their old value again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are attached to item %1.</source>
        <translation>
            <numerusform>%n file is attached to item %1.</numerusform>
            <numerusform>%n files are attached to item %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of rows that already exist are not attached: an import attaches only to what it adds. Use &quot;intrayctl attach&quot; for the others.</source>
        <translation>
            <numerusform>%n file of rows that already exist is not attached: an import attaches only to what it adds. Use &quot;intrayctl attach&quot; for the others.</numerusform>
            <numerusform>%n files of rows that already exist are not attached: an import attaches only to what it adds. Use &quot;intrayctl attach&quot; for the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were written.</source>
        <translation>
            <numerusform>%n change was written.</numerusform>
            <numerusform>%n changes were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheets, because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>They are in %n sheet, because one holds 1,048,576 rows.</numerusform>
            <numerusform>They are in %n sheets, because one holds 1,048,576 rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n record was dismissed. It comes back when its key does.</numerusform>
            <numerusform>%n records were dismissed. They come back when their keys do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of the delivery stay, because somebody has worked on them or a later delivery has changed them.</source>
        <translation>
            <numerusform>%n record of the delivery stays, because somebody has worked on it or a later delivery has changed it.</numerusform>
            <numerusform>%n records of the delivery stay, because somebody has worked on them or a later delivery has changed them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n row would update a record.</numerusform>
            <numerusform>%n rows would update records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n record was updated.</numerusform>
            <numerusform>%n records were updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n record that had been dismissed is back.</numerusform>
            <numerusform>%n records that had been dismissed are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Values are proposed for %n record.</numerusform>
            <numerusform>Values are proposed for %n records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n record could not be updated.</numerusform>
            <numerusform>%n records could not be updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file; &quot;delivery show %1&quot; lists them.</source>
        <translation>
            <numerusform>%n waiting record is missing in the file; &quot;delivery show %1&quot; lists them.</numerusform>
            <numerusform>%n waiting records are missing in the file; &quot;delivery show %1&quot; lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It came with %n files: %1</source>
        <translation>
            <numerusform>It came with %n file: %1</numerusform>
            <numerusform>It came with %n files: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Run it again to continue.</source>
        <translation>
            <numerusform>This was cancelled: %n record was dismissed, the others are still waiting. Run it again to continue.</numerusform>
            <numerusform>This was cancelled: %n records were dismissed, the others are still waiting. Run it again to continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n record keeps the values that it brought.</numerusform>
            <numerusform>%n records keep the values that it brought.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other values are proposed for %n item(s): %1. See them with &quot;intrayctl show&quot;; finishing an item ends its proposal.</source>
        <translation>
            <numerusform>Other values are proposed for %n item: %1. See them with &quot;intrayctl show&quot;; finishing the item ends its proposal.</numerusform>
            <numerusform>Other values are proposed for %n items: %1. See them with &quot;intrayctl show&quot;; finishing an item ends its proposal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <translation>
            <numerusform>%1 of %n item</numerusform>
            <numerusform>%1 of %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n request(s) today, %2 empty; items given out: %3 of %4.</source>
        <translation>
            <numerusform>%1: %n request today, %2 empty; items given out: %3 of %4.</numerusform>
            <numerusform>%1: %n requests today, %2 empty; items given out: %3 of %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n row(s): %1 to add, %2 there already, %3 there already with other values, %4 to reject.</source>
        <translation>
            <numerusform>Nothing was written. Of %n row: %1 to add, %2 there already, %3 there already with other values, %4 to reject.</numerusform>
            <numerusform>Nothing was written. Of %n rows: %1 to add, %2 there already, %3 there already with other values, %4 to reject.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n row(s): %1 added, %2 there already, %3 there already with other values, %4 rejected.</source>
        <translation>
            <numerusform>Of %n row: %1 added, %2 there already, %3 there already with other values, %4 rejected.</numerusform>
            <numerusform>Of %n rows: %1 added, %2 there already, %3 there already with other values, %4 rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n line(s) with the columns %2.</source>
        <translation>
            <numerusform>“%1” has %n line with the columns %2.</numerusform>
            <numerusform>“%1” has %n lines with the columns %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) may still be written to.</source>
        <translation>
            <numerusform>%n file may still be written to.</numerusform>
            <numerusform>%n files may still be written to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written to the table. Of %n corrected record(s): %1 in the script, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>Nothing was written to the table. Of %n corrected record: %1 in the script, %2 already right, %3 rejected.</numerusform>
            <numerusform>Nothing was written to the table. Of %n corrected records: %1 in the script, %2 already right, %3 rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n corrected record(s): %1 to write, %2 already right, %3 to reject.</source>
        <translation>
            <numerusform>Nothing was written. Of %n corrected record: %1 to write, %2 already right, %3 to reject.</numerusform>
            <numerusform>Nothing was written. Of %n corrected records: %1 to write, %2 already right, %3 to reject.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n corrected record(s): %1 written, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>Of %n corrected record: %1 written, %2 already right, %3 rejected.</numerusform>
            <numerusform>Of %n corrected records: %1 written, %2 already right, %3 rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked: the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n record is locked: the value is proposed to whoever holds it.</numerusform>
            <numerusform>%n records are locked: the value is proposed to whoever holds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n record(s) that are not finished yet, values were corrected in bulk.</source>
        <translation>
            <numerusform>In %n record that is not finished yet, values were corrected in bulk.</numerusform>
            <numerusform>In %n records that are not finished yet, values were corrected in bulk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%n proposal was withdrawn.</numerusform>
            <numerusform>%n proposals were withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have another place in the queue now.</source>
        <translation>
            <numerusform>%n item has another place in the queue now.</numerusform>
            <numerusform>%n items have another place in the queue now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Before any passes, %n more doubtful record(s) have to be opened.</source>
        <translation>
            <numerusform>%1 Before any passes, %n more doubtful record has to be opened.</numerusform>
            <numerusform>%1 Before any passes, %n more doubtful records have to be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were written to %1. &quot;intrayctl answers&quot; reads the answers from the same file.</source>
        <translation>
            <numerusform>%n question was written to %1. &quot;intrayctl answers&quot; reads the answers from the same file.</numerusform>
            <numerusform>%n questions were written to %1. &quot;intrayctl answers&quot; reads the answers from the same file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message numerus="yes">
        <source>All that is left in %1 is locked by others: %n item(s).</source>
        <translation>
            <numerusform>All that is left in %1 is locked by others: %n item.</numerusform>
            <numerusform>All that is left in %1 is locked by others: %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation>
            <numerusform>You hold %n item, as many as %1 allows. Finish or return it first.</numerusform>
            <numerusform>You hold %n items, as many as %1 allows. Finish or return one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) must be corrected before the record can be completed.</source>
        <translation>
            <numerusform>%n field must be corrected before the record can be completed.</numerusform>
            <numerusform>%n fields must be corrected before the record can be completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n second(s).</source>
        <translation>
            <numerusform>Your lock ends in %n second.</numerusform>
            <numerusform>Your lock ends in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n minute(s).</source>
        <translation>
            <numerusform>Your lock ends in %n minute.</numerusform>
            <numerusform>Your lock ends in %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are returned to the queue.</source>
        <translation>
            <numerusform>%n item is returned to the queue.</numerusform>
            <numerusform>%n items are returned to the queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next item of %1 is available in %n second(s).</source>
        <translation>
            <numerusform>The next item of %1 is available in %n second.</numerusform>
            <numerusform>The next item of %1 is available in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are no longer locked for you: %1.</source>
        <translation>
            <numerusform>%n item is no longer locked for you: %1.</numerusform>
            <numerusform>%n items are no longer locked for you: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 released %n item(s) that you held: %2.</source>
        <translation>
            <numerusform>%1 released %n item that you held: %2.</numerusform>
            <numerusform>%1 released %n items that you held: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %n item(s) that you held to %2: %3.</source>
        <translation>
            <numerusform>%1 gave %n item that you held to %2: %3.</numerusform>
            <numerusform>%1 gave %n items that you held to %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) was reverted. Ctrl+Z brings it all back.</source>
        <translation>
            <numerusform>What you typed in %n field was reverted. Ctrl+Z brings it all back.</numerusform>
            <numerusform>What you typed in %n fields was reverted. Ctrl+Z brings it all back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The values are as they were before, but for %n field(s) that you have typed in since.</source>
        <translation>
            <numerusform>The values are as they were before, but for %n field that you have typed in since.</numerusform>
            <numerusform>The values are as they were before, but for %n fields that you have typed in since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %n item(s). Completing leads through them; Return gives back one or all.</source>
        <translation>
            <numerusform>You took %n item. Completing leads through them; Return gives back one or all.</numerusform>
            <numerusform>You took %n items. Completing leads through them; Return gives back one or all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s) were left open.</source>
        <translation>
            <numerusform>%n doubt was left open.</numerusform>
            <numerusform>%n doubts were left open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message numerus="yes">
        <source>%Ln change(s) were written.</source>
        <translation>
            <numerusform>%Ln change was written.</numerusform>
            <numerusform>%Ln changes were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) were written.</source>
        <translation>
            <numerusform>%Ln item was written.</numerusform>
            <numerusform>%Ln items were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheet(s), because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>They are in %n sheet, because one holds 1,048,576 rows.</numerusform>
            <numerusform>They are in %n sheets, because one holds 1,048,576 rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldPasting</name>
    <message numerus="yes">
        <source>Is this right? It is not one of the %n usual value(s).</source>
        <translation>
            <numerusform>Is this right? It is not the %n usual value.</numerusform>
            <numerusform>Is this right? It is not one of the %n usual values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message numerus="yes">
        <source>This must be one of the %n known values.</source>
        <translation>
            <numerusform>This must be the %n known value.</numerusform>
            <numerusform>This must be one of the %n known values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too short: it needs at least %n characters.</source>
        <translation>
            <numerusform>This is too short: it needs at least %n character.</numerusform>
            <numerusform>This is too short: it needs at least %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long: at most %n characters fit.</source>
        <translation>
            <numerusform>This is too long: at most %n character fits.</numerusform>
            <numerusform>This is too long: at most %n characters fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>at most %n character</numerusform>
            <numerusform>at most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldSentences</name>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>At most %n character.</numerusform>
            <numerusform>At most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proposes the nearest of %n value(s).</source>
        <translation>
            <numerusform>Proposes its only value.</numerusform>
            <numerusform>Proposes the nearest of %n values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>... and %n more row(s).</source>
        <translation>
            <numerusform>... and one more row.</numerusform>
            <numerusform>... and %n more rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n row would update a record.</numerusform>
            <numerusform>%n rows would update records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n record was updated.</numerusform>
            <numerusform>%n records were updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n record that had been dismissed is back.</numerusform>
            <numerusform>%n records that had been dismissed are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Values are proposed for %n record.</numerusform>
            <numerusform>Values are proposed for %n records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n record could not be updated.</numerusform>
            <numerusform>%n records could not be updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file: see Queues, Deliveries.</source>
        <translation>
            <numerusform>%n waiting record is missing in the file: see Queues, Deliveries.</numerusform>
            <numerusform>%n waiting records are missing in the file: see Queues, Deliveries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once.</source>
        <translation>
            <numerusform>%n record was corrected at once.</numerusform>
            <numerusform>%n records were corrected at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already.</source>
        <translation>
            <numerusform>%Ln row is there already.</numerusform>
            <numerusform>%Ln rows are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already with other values.</source>
        <translation>
            <numerusform>%Ln row is there already with other values.</numerusform>
            <numerusform>%Ln rows are there already with other values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) would be rejected.</source>
        <translation>
            <numerusform>%Ln row would be rejected.</numerusform>
            <numerusform>%Ln rows would be rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were rejected.</source>
        <translation>
            <numerusform>%Ln row was rejected.</numerusform>
            <numerusform>%Ln rows were rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) would be added.</source>
        <translation>
            <numerusform>%Ln record would be added.</numerusform>
            <numerusform>%Ln records would be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were added.</source>
        <translation>
            <numerusform>%Ln record was added.</numerusform>
            <numerusform>%Ln records were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message numerus="yes">
        <source>The key is longer than %n characters.</source>
        <translation>
            <numerusform>The key is longer than %n character.</numerusform>
            <numerusform>The key is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The import was accepted and is not lost, but some of its %n row(s) cannot be seen yet. They will appear when Intray is restarted or imports again.</source>
        <translation>
            <numerusform>The import was accepted and is not lost, but its %n row cannot be seen yet. It will appear when Intray is restarted or imports again.</numerusform>
            <numerusform>The import was accepted and is not lost, but some of its %n rows cannot be seen yet. They will appear when Intray is restarted or imports again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 and %n more file</numerusform>
            <numerusform>%1 and %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it does, choose it as the key: %n row(s) will be rejected. Else choose others.</source>
        <translation>
            <numerusform>If it does, choose it as the key: %n row will be rejected. Else choose others.</numerusform>
            <numerusform>If it does, choose it as the key: %n rows will be rejected. Else choose others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the key: --key %1 rejects %n row(s), --key %2 none.</source>
        <translation>
            <numerusform>Choose the key: --key %1 rejects %n row, --key %2 none.</numerusform>
            <numerusform>Choose the key: --key %1 rejects %n rows, --key %2 none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once, as was decided for the template “%1”. The imported values are kept.</source>
        <translation>
            <numerusform>%n record was corrected at once, as was decided for the template “%1”. The imported value is kept.</numerusform>
            <numerusform>%n records were corrected at once, as was decided for the template “%1”. The imported values are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have proposals, as was decided for the template “%1”.</source>
        <translation>
            <numerusform>%n record has proposals, as was decided for the template “%1”.</numerusform>
            <numerusform>%n records have proposals, as was decided for the template “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyDoubt</name>
    <message numerus="yes">
        <source>%n row(s) have a value there that an earlier row has, too: %1.</source>
        <translation>
            <numerusform>%n row has a value there that an earlier row has, too: %1.</numerusform>
            <numerusform>%n rows have a value there that an earlier row has, too: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value there.</source>
        <translation>
            <numerusform>%n row has no value there.</numerusform>
            <numerusform>%n rows have no value there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mapping</name>
    <message numerus="yes">
        <source>%n value(s) of “%1” are not written as the template says, and were imported unchanged, the first in line %2.</source>
        <translation>
            <numerusform>%n value of “%1” is not written as the template says, and was imported unchanged, the first in line %2.</numerusform>
            <numerusform>%n values of “%1” are not written as the template says, and were imported unchanged, the first in line %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MappingWords</name>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n new field</numerusform>
            <numerusform>%n new fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n column left out</numerusform>
            <numerusform>%n columns left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message numerus="yes">
        <source>Its attempts are used up: it was taken %n time(s), and the last lock expired. A supervisor can reopen it.</source>
        <translation>
            <numerusform>Its attempts are used up: it was taken %n time, and the last lock expired. A supervisor can reopen it.</numerusform>
            <numerusform>Its attempts are used up: it was taken %n times, and the last lock expired. A supervisor can reopen it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n item(s) of the queue &quot;%2&quot;, and more are not allowed.</source>
        <translation>
            <numerusform>%1 holds %n item of the queue &quot;%2&quot;, and more are not allowed.</numerusform>
            <numerusform>%1 holds %n items of the queue &quot;%2&quot;, and more are not allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>What is left in the queue &quot;%2&quot; is locked by others (%n item).</numerusform>
            <numerusform>What is left in the queue &quot;%2&quot; is locked by others (%n items).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is assigned to others (%n item(s)).</source>
        <translation>
            <numerusform>What is left in the queue &quot;%2&quot; is assigned to others (%n item).</numerusform>
            <numerusform>What is left in the queue &quot;%2&quot; is assigned to others (%n items).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message numerus="yes">
        <source>the regular expression has an error after %n characters.</source>
        <translation>
            <numerusform>the regular expression has an error after %n character.</numerusform>
            <numerusform>the regular expression has an error after %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message numerus="yes">
        <source>The history is not in order: %n contradiction(s).</source>
        <translation>
            <numerusform>The history is not in order: %n contradiction.</numerusform>
            <numerusform>The history is not in order: %n contradictions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The self-test failed: %n item(s) were given out twice. Stop working with this database and show the report to whoever runs it.</source>
        <translation>
            <numerusform>The self-test failed: %n item was given out twice. Stop working with this database and show the report to whoever runs it.</numerusform>
            <numerusform>The self-test failed: %n items were given out twice. Stop working with this database and show the report to whoever runs it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Speed: %Ln claim(s) a second; half of them within %1 ms, 99 of 100 within %2 ms</source>
        <translation>
            <numerusform>Speed: %Ln claim a second; half of them within %1 ms, 99 of 100 within %2 ms</numerusform>
            <numerusform>Speed: %Ln claims a second; half of them within %1 ms, 99 of 100 within %2 ms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message numerus="yes">
        <source>One of %n value(s) that occur again and again.</source>
        <translation>
            <numerusform>The %n value that occurs again and again.</numerusform>
            <numerusform>One of %n values that occur again and again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message numerus="yes">
        <source>Anybody who holds more than %n item(s) keeps them and gets no more until enough are finished.</source>
        <translation>
            <numerusform>Anybody who holds more than %n item keeps it and gets no more until enough are finished.</numerusform>
            <numerusform>Anybody who holds more than %n items keeps them and gets no more until enough are finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. Their locks keep their end; the next lock and the next extension last %1.</source>
        <translation>
            <numerusform>%n item is locked now. Its lock keeps its end; the next lock and the next extension last %1.</numerusform>
            <numerusform>%n items are locked now. Their locks keep their end; the next lock and the next extension last %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. For these, too, only the endings that are allowed now are possible.</source>
        <translation>
            <numerusform>%n item is locked now. For it, too, only the endings that are allowed now are possible.</numerusform>
            <numerusform>%n items are locked now. For these, too, only the endings that are allowed now are possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message numerus="yes">
        <source>%1, for %n people</source>
        <translation>
            <numerusform>%1, for one person</numerusform>
            <numerusform>%1, for %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person holds at most %n item(s).</source>
        <translation>
            <numerusform>A person holds at most one item.</numerusform>
            <numerusform>A person holds at most %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s) are offered.</source>
        <translation>
            <numerusform>One reason is offered.</numerusform>
            <numerusform>%n reasons are offered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n import(s).</source>
        <translation>
            <numerusform>One import.</numerusform>
            <numerusform>%n imports.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>One row was rejected.</numerusform>
            <numerusform>%n rows were rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An item fails after %n attempt(s).</source>
        <translation>
            <numerusform>An item fails after one attempt.</numerusform>
            <numerusform>An item fails after %n attempts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are keyed a second time.</source>
        <translation>
            <numerusform>One field is keyed a second time.</numerusform>
            <numerusform>%n fields are keyed a second time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaChanges</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Serving</name>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>%n lock was released.</numerusform>
            <numerusform>%n locks were released.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>%n row(s) at the top were skipped.</source>
        <translation>
            <numerusform>%n row at the top was skipped.</numerusform>
            <numerusform>%n rows at the top were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty row(s) between others were skipped, the first is row %1.</source>
        <translation>
            <numerusform>%n empty row between others was skipped, the first is row %1.</numerusform>
            <numerusform>%n empty rows between others were skipped, the first is row %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden row(s) were read as well.</source>
        <translation>
            <numerusform>%n hidden row was read as well.</numerusform>
            <numerusform>%n hidden rows were read as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s) were read as well.</source>
        <translation>
            <numerusform>%n hidden column was read as well.</numerusform>
            <numerusform>%n hidden columns were read as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) of cells are merged, the first is %1; the value is in the first cell, the others are missing.</source>
        <translation>
            <numerusform>%n range of cells is merged, %1; the value is in the first cell, the others are missing.</numerusform>
            <numerusform>%n ranges of cells are merged, the first is %1; the value is in the first cell, the others are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s) have no stored result and are missing, the first in %1. Open the file, let it calculate, and save it.</source>
        <translation>
            <numerusform>%n formula has no stored result and is missing, in %1. Open the file, let it calculate, and save it.</numerusform>
            <numerusform>%n formulas have no stored result and are missing, the first in %1. Open the file, let it calculate, and save it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are formatted as impossible dates, such as before 1900; they were read as numbers, the first is %1.</source>
        <translation>
            <numerusform>%n cell is formatted as an impossible date, such as before 1900; it was read as a number: %1.</numerusform>
            <numerusform>%n cells are formatted as impossible dates, such as before 1900; they were read as numbers, the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were read as their format shows them, with its leading zeros, the first is %1.</source>
        <translation>
            <numerusform>%n number was read as its format shows it, with leading zeros: %1.</numerusform>
            <numerusform>%n numbers were read as their format shows them, with its leading zeros, the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) have more than 15 digits, which spreadsheet programs round; they were read with the digits of the file, the first is %1.</source>
        <translation>
            <numerusform>%n number has more than 15 digits, which spreadsheet programs round; it was read with the digits of the file: %1.</numerusform>
            <numerusform>%n numbers have more than 15 digits, which spreadsheet programs round; they were read with the digits of the file, the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have carriage returns; they were read as line breaks, and left out at the end of a cell, the first in %1.</source>
        <translation>
            <numerusform>%n cell has carriage returns (%1); they were read as line breaks, and left out at the end of the cell.</numerusform>
            <numerusform>%n cells have carriage returns; they were read as line breaks, and left out at the end of a cell, the first in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message numerus="yes">
        <source>Given up when its lock expired; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Given up when its lock expired; it had been taken %n time.</numerusform>
            <numerusform>Given up when its lock expired; it had been taken %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) locked by %1.</source>
        <translation>
            <numerusform>%n item locked by %1.</numerusform>
            <numerusform>%n items locked by %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text was typed for %n of them.</source>
        <translation>
            <numerusform>Text was typed for %n of them.</numerusform>
            <numerusform>Text was typed for %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n second(s) ago.</source>
        <translation>
            <numerusform>Last activity %n second ago.</numerusform>
            <numerusform>Last activity %n seconds ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n minute(s) ago.</source>
        <translation>
            <numerusform>Last activity %n minute ago.</numerusform>
            <numerusform>Last activity %n minutes ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another program has locked %n of them in the table itself; nobody is notified there.</source>
        <translation>
            <numerusform>Another program has locked %n of them in the table itself; nobody is notified there.</numerusform>
            <numerusform>Another program has locked %n of them in the table itself; nobody is notified there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the table are locked through Intray. Nothing was changed; wait until they are finished, or release them first.</source>
        <translation>
            <numerusform>%n row of the table is locked through Intray. Nothing was changed; wait until it is finished, or release it first.</numerusform>
            <numerusform>%n rows of the table are locked through Intray. Nothing was changed; wait until they are finished, or release them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up when another program had ended its lock; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Given up when another program had ended its lock; it had been taken %n time.</numerusform>
            <numerusform>Given up when another program had ended its lock; it had been taken %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the name of &quot;%2&quot;, who can take items from the queue, has %3. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>The column &quot;%1&quot; holds %n character, but the name of &quot;%2&quot;, who can take items from the queue, has %3. Make the column longer, or choose another one.</numerusform>
            <numerusform>The column &quot;%1&quot; holds %n characters, but the name of &quot;%2&quot;, who can take items from the queue, has %3. Make the column longer, or choose another one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the id of a lock has %2. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>The column &quot;%1&quot; holds %n character, but the id of a lock has %2. Make the column longer, or choose another one.</numerusform>
            <numerusform>The column &quot;%1&quot; holds %n characters, but the id of a lock has %2. Make the column longer, or choose another one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; holds names of at most %n character(s): nobody with a longer name can take items from the queue.</source>
        <translation>
            <numerusform>&quot;%1&quot; holds names of at most %n character: nobody with a longer name can take items from the queue.</numerusform>
            <numerusform>&quot;%1&quot; holds names of at most %n characters: nobody with a longer name can take items from the queue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message numerus="yes">
        <source>corrected like this %Ln time(s)</source>
        <translation>
            <numerusform>corrected like this %Ln time</numerusform>
            <numerusform>corrected like this %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others were changed like this %Ln time(s)</source>
        <translation>
            <numerusform>others were changed like this %Ln time</numerusform>
            <numerusform>others were changed like this %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>“%1” stands in %Ln record</numerusform>
            <numerusform>“%1” stands in %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %2 of %Ln record(s) with this %3</source>
        <translation>
            <numerusform>“%1” stands in %2 of %Ln record with this %3</numerusform>
            <numerusform>“%1” stands in %2 of %Ln records with this %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueCorrection</name>
    <message numerus="yes">
        <source>%Ln record(s) would break another rule and stay as they are.</source>
        <translation>
            <numerusform>%Ln record would break another rule and stays as it is.</numerusform>
            <numerusform>%Ln records would break another rule and stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished record(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln finished record stays as it is.</numerusform>
            <numerusform>%Ln finished records stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would break a rule and are left out.</source>
        <translation>
            <numerusform>%Ln value would break a rule and is left out.</numerusform>
            <numerusform>%Ln values would break a rule and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have their old value again.</source>
        <translation>
            <numerusform>%Ln record has its old value again.</numerusform>
            <numerusform>%Ln records have their old value again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were corrected.</source>
        <translation>
            <numerusform>%Ln record was corrected.</numerusform>
            <numerusform>%Ln records were corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) stay as they are. The first is %1: %2</source>
        <translation>
            <numerusform>%Ln other stays as it is. It is %1: %2</numerusform>
            <numerusform>%Ln others stay as they are. The first is %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%Ln record is locked; the value is proposed to whoever holds it.</numerusform>
            <numerusform>%Ln records are locked; the value is proposed to whoever holds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked record(s) already have a proposed value.</source>
        <translation>
            <numerusform>%Ln locked record already has a proposed value.</numerusform>
            <numerusform>%Ln locked records already have a proposed value.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%Ln proposal was withdrawn.</numerusform>
            <numerusform>%Ln proposals were withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Correct %Ln record(s)</source>
        <translation>
            <numerusform>&amp;Correct %Ln record</numerusform>
            <numerusform>&amp;Correct %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Propose for %Ln locked record(s)</source>
        <translation>
            <numerusform>&amp;Propose for %Ln locked record</numerusform>
            <numerusform>&amp;Propose for %Ln locked records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would lose digits and are left out. A second example shows what becomes of them.</source>
        <translation>
            <numerusform>%Ln value would lose digits and is left out. A second example shows what becomes of it.</numerusform>
            <numerusform>%Ln values would lose digits and are left out. A second example shows what becomes of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would change.</source>
        <translation>
            <numerusform>%Ln value would change.</numerusform>
            <numerusform>%Ln values would change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>written like this in %Ln record(s)</source>
        <translation>
            <numerusform>written like this in %Ln record</numerusform>
            <numerusform>written like this in %Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warranty</name>
    <message numerus="yes">
        <source>Of %Ln slip(s) that were planted on the screen, %1 were corrected.</source>
        <translation>
            <numerusform>Of %Ln slip that was planted on the screen, %1 were corrected.</numerusform>
            <numerusform>Of %Ln slips that were planted on the screen, %1 were corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that passed would have to be opened, without a fault, for the number that is wished.</source>
        <translation>
            <numerusform>%Ln of those that passed would have to be opened, without a fault, for the number that is wished.</numerusform>
            <numerusform>%Ln of those that passed would have to be opened, without a fault, for the number that is wished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait to be opened.</source>
        <translation>
            <numerusform>%Ln record waits to be opened.</numerusform>
            <numerusform>%Ln records wait to be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait for a second look.</source>
        <translation>
            <numerusform>%Ln record waits for a second look.</numerusform>
            <numerusform>%Ln records wait for a second look.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found: %Ln wrong field(s).</source>
        <translation>
            <numerusform>Found: %Ln wrong field.</numerusform>
            <numerusform>Found: %Ln wrong fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the opened ones were drawn at random from those that would have passed; nobody chose them, and nothing told them apart.</source>
        <translation>
            <numerusform>%Ln of the opened ones was drawn at random from those that would have passed; nobody chose it, and nothing told it apart.</numerusform>
            <numerusform>%Ln of the opened ones were drawn at random from those that would have passed; nobody chose them, and nothing told them apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of those that passed, opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>%Ln more of those that passed, opened without a fault, would bring it to %1.</numerusform>
            <numerusform>%Ln more of those that passed, opened without a fault, would bring it to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1.</numerusform>
            <numerusform>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1, and %2 hours to %3.</source>
        <translation>
            <numerusform>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1, and %2 hours to %3.</numerusform>
            <numerusform>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1, and %2 hours to %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkRequest</name>
    <message numerus="yes">
        <source>%n item(s) for you.</source>
        <translation>
            <numerusform>%n item for you.</numerusform>
            <numerusform>%n items for you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AnswersDialog</name>
    <message numerus="yes">
        <source>%Ln question(s) get an answer.</source>
        <translation>
            <numerusform>%Ln question gets an answer.</numerusform>
            <numerusform>%Ln questions get an answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have it already.</source>
        <translation>
            <numerusform>%Ln has it already.</numerusform>
            <numerusform>%Ln have it already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have none.</source>
        <translation>
            <numerusform>%Ln row has none.</numerusform>
            <numerusform>%Ln rows have none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be used.</source>
        <translation>
            <numerusform>%Ln row cannot be used.</numerusform>
            <numerusform>%Ln rows cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) were answered from %1.</source>
        <translation>
            <numerusform>%Ln question was answered from %1.</numerusform>
            <numerusform>%Ln questions were answered from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AskedLine</name>
    <message numerus="yes">
        <source>%n reopening request(s).</source>
        <translation>
            <numerusform>%n reopening request.</numerusform>
            <numerusform>%n reopening requests.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AssignDialog</name>
    <message numerus="yes">
        <source>%n item(s) will come first for the person or tag that you choose. Nobody else gets them.</source>
        <translation>
            <numerusform>%n item will come first for the person or tag that you choose. Nobody else gets it.</numerusform>
            <numerusform>%n items will come first for the person or tag that you choose. Nobody else gets them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n item is now for everybody.</numerusform>
            <numerusform>%n items are now for everybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n item is now for %1.</numerusform>
            <numerusform>%n items are now for %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::BulkDialog</name>
    <message numerus="yes">
        <source>This did not work for %n item(s):</source>
        <translation>
            <numerusform>This did not work for %n item:</numerusform>
            <numerusform>This did not work for %n items:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CalibrationFold</name>
    <message numerus="yes">
        <source>Expected to have a fault: %1 to %2 (%Ln record(s))</source>
        <translation>
            <numerusform>Expected to have a fault: %1 to %2 (%Ln record)</numerusform>
            <numerusform>Expected to have a fault: %1 to %2 (%Ln records)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CheckedFields</name>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n record breaks a rule</numerusform>
            <numerusform>%1, %n records break a rule</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CommandRun</name>
    <message numerus="yes">
        <source>The command was ended because it took longer than %n second(s).</source>
        <translation>
            <numerusform>The command was ended because it took longer than %n second.</numerusform>
            <numerusform>The command was ended because it took longer than %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ComparedView</name>
    <message numerus="yes">
        <source>%n field(s) are the same.</source>
        <translation>
            <numerusform>%n field is the same.</numerusform>
            <numerusform>%n fields are the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other field(s) are the same.</source>
        <translation>
            <numerusform>%n other field is the same.</numerusform>
            <numerusform>%n other fields are the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CorrectDialog</name>
    <message numerus="yes">
        <source>%n other(s) stay as they are.</source>
        <translation>
            <numerusform>%n other stays as it is.</numerusform>
            <numerusform>%n others stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n record has its old value again.</numerusform>
            <numerusform>%n records have their old value again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n record was corrected.</numerusform>
            <numerusform>%n records were corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n record is locked; the value is proposed to whoever holds it.</numerusform>
            <numerusform>%n records are locked; the value is proposed to whoever holds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%n proposal was withdrawn.</numerusform>
            <numerusform>%n proposals were withdrawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would change in the same way, in %2.</source>
        <translation>
            <numerusform>%n open record of %1 would change in the same way, in %2.</numerusform>
            <numerusform>%n open records of %1 would change in the same way, in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would lose “%2” in %3.</source>
        <translation>
            <numerusform>%n open record of %1 would lose “%2” in %3.</numerusform>
            <numerusform>%n open records of %1 would lose “%2” in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” in %3.</source>
        <translation>
            <numerusform>%n open record of %1 would get “%2” in %3.</numerusform>
            <numerusform>%n open records of %1 would get “%2” in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” instead of “%3” in %4.</source>
        <translation>
            <numerusform>%n open record of %1 would get “%2” instead of “%3” in %4.</numerusform>
            <numerusform>%n open records of %1 would get “%2” instead of “%3” in %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CorrectOthers</name>
    <message numerus="yes">
        <source>%n other open record(s) would come right in the same way.</source>
        <translation>
            <numerusform>%n other open record would come right in the same way.</numerusform>
            <numerusform>%n other open records would come right in the same way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::DeliveriesDialog</name>
    <message numerus="yes">
        <source>It updated %n record(s).</source>
        <translation>
            <numerusform>It updated %n record.</numerusform>
            <numerusform>It updated %n records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brought back %n record(s) that had been dismissed.</source>
        <translation>
            <numerusform>It brought back %n record that had been dismissed.</numerusform>
            <numerusform>It brought back %n records that had been dismissed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its values are proposed for %n record(s): %1.</source>
        <translation>
            <numerusform>Its values are proposed for %n record: %1.</numerusform>
            <numerusform>Its values are proposed for %n records: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n record could not be updated.</numerusform>
            <numerusform>%n records could not be updated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in its file: %1.</source>
        <translation>
            <numerusform>%n waiting record is missing in its file: %1.</numerusform>
            <numerusform>%n waiting records are missing in its file: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) dismissed so far. Esc stops.</source>
        <translation>
            <numerusform>%n record dismissed so far. Esc stops.</numerusform>
            <numerusform>%n records dismissed so far. Esc stops.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n record was dismissed. It comes back when its key does.</numerusform>
            <numerusform>%n records were dismissed. They come back when their keys do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Do it again to continue.</source>
        <translation>
            <numerusform>This was cancelled: %n record was dismissed, the others are still waiting. Do it again to continue.</numerusform>
            <numerusform>This was cancelled: %n records were dismissed, the others are still waiting. Do it again to continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n record keeps the values that it brought.</numerusform>
            <numerusform>%n records keep the values that it brought.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>%n row was rejected.</numerusform>
            <numerusform>%n rows were rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were there already with other values.</source>
        <translation>
            <numerusform>%n row was there already with other values.</numerusform>
            <numerusform>%n rows were there already with other values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::DeskHead</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n duplicate</numerusform>
            <numerusform>%n duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n to check</numerusform>
            <numerusform>%n to check</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::DuplicateDecisions</name>
    <message numerus="yes">
        <source>%n records were merged into %1.</source>
        <translation>
            <numerusform>%n record was merged into %1.</numerusform>
            <numerusform>%n records were merged into %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::DuplicatesPage</name>
    <message numerus="yes">
        <source>%n likely duplicate(s) of this record. Ctrl+Shift+K says that the chosen one is none, Ctrl+Shift+M merges the record into it.</source>
        <translation>
            <numerusform>%n likely duplicate of this record. Ctrl+Shift+K says that it is none, Ctrl+Shift+M merges the record into it.</numerusform>
            <numerusform>%n likely duplicates of this record. Ctrl+Shift+K says that the chosen one is none, Ctrl+Shift+M merges the record into it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::EmptyDesk</name>
    <message numerus="yes">
        <source>%Ln record(s) wait</source>
        <translation>
            <numerusform>%Ln record waits</numerusform>
            <numerusform>%Ln records wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished item(s) of yours</source>
        <translation>
            <numerusform>%n unfinished item of yours</numerusform>
            <numerusform>%n unfinished items of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still hold %n unfinished item(s).</source>
        <translation>
            <numerusform>You still hold %n unfinished item.</numerusform>
            <numerusform>You still hold %n unfinished items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait in %1.</source>
        <translation>
            <numerusform>%Ln record waits in %1.</numerusform>
            <numerusform>%Ln records wait in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Your text of %n item that you no longer hold is kept.</numerusform>
            <numerusform>Your text of %n items that you no longer hold is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ExportLine</name>
    <message numerus="yes">
        <source>Exporting: %Ln change(s)</source>
        <translation>
            <numerusform>Exporting: %Ln change</numerusform>
            <numerusform>Exporting: %Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln item(s)</source>
        <translation>
            <numerusform>Exporting: %Ln item</numerusform>
            <numerusform>Exporting: %Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldList</name>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n record breaks a rule</numerusform>
            <numerusform>%1, %n records break a rule</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldRulesDialog</name>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>%n change, not saved.</numerusform>
            <numerusform>%n changes, not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldsForm</name>
    <message numerus="yes">
        <source>%n value(s) were accepted. Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>%n value was accepted. Ctrl+Z undoes it.</numerusform>
            <numerusform>%n values were accepted. Ctrl+Z undoes it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FoldingTable</name>
    <message numerus="yes">
        <source>%1: %2 and %Ln more.</source>
        <translation>
            <numerusform>%1: %2 and %Ln more.</numerusform>
            <numerusform>%1: %2 and %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::GlanceModel</name>
    <message numerus="yes">
        <source>%n lock(s) abandoned</source>
        <translation>
            <numerusform>%n lock abandoned</numerusform>
            <numerusform>%n locks abandoned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>empty, and %n request(s) for work got nothing today</source>
        <translation>
            <numerusform>empty, and %n request for work got nothing today</numerusform>
            <numerusform>empty, and %n requests for work got nothing today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>backlog grew by %n item(s) in the last hour</source>
        <translation>
            <numerusform>backlog grew by %n item in the last hour</numerusform>
            <numerusform>backlog grew by %n items in the last hour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n abandoned)</source>
        <translation>
            <numerusform>%1 (%n abandoned)</numerusform>
            <numerusform>%1 (%n abandoned)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in one day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HandOverDialog</name>
    <message numerus="yes">
        <source>%n item(s) of %1 are open again.</source>
        <translation>
            <numerusform>%n item of %1 is open again.</numerusform>
            <numerusform>%n items of %1 are open again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 were handed over to %2.</source>
        <translation>
            <numerusform>%n item of %1 was handed over to %2.</numerusform>
            <numerusform>%n items of %1 were handed over to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HeldItems</name>
    <message numerus="yes">
        <source>You have %n unfinished item(s).</source>
        <translation>
            <numerusform>You have %n unfinished item.</numerusform>
            <numerusform>You have %n unfinished items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Your text of %n item that you no longer hold is kept.</numerusform>
            <numerusform>Your text of %n items that you no longer hold is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HistoryFoot</name>
    <message numerus="yes">
        <source>Saving: %Ln line(s)</source>
        <translation>
            <numerusform>Saving: %Ln line</numerusform>
            <numerusform>Saving: %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of the history were saved as %1.</source>
        <translation>
            <numerusform>%Ln line of the history was saved as %1.</numerusform>
            <numerusform>%Ln lines of the history were saved as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HistoryModel</name>
    <message numerus="yes">
        <source>%Ln item(s) or more</source>
        <translation>
            <numerusform>%Ln item or more</numerusform>
            <numerusform>%Ln items or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HistoryTab</name>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>The newest %Ln line; scroll down for more.</numerusform>
            <numerusform>The newest %Ln lines; scroll down for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>%Ln line in all.</numerusform>
            <numerusform>%Ln lines in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) found.</source>
        <translation>
            <numerusform>%Ln line found.</numerusform>
            <numerusform>%Ln lines found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::Holders</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>one item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HoldersModel</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>one item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>one abandoned</numerusform>
            <numerusform>%n abandoned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln row(s) read...</source>
        <translation>
            <numerusform>%Ln row read...</numerusform>
            <numerusform>%Ln rows read...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln row(s) were counted.</source>
        <translation>
            <numerusform>Only the first row was counted.</numerusform>
            <numerusform>Only the first %Ln rows were counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and would be rejected, too.</source>
        <translation>
            <numerusform>%Ln row cannot be read and would be rejected, too.</numerusform>
            <numerusform>%Ln rows cannot be read and would be rejected, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ImportFoot</name>
    <message numerus="yes">
        <source>&amp;Import %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Import %Ln row</numerusform>
            <numerusform>&amp;Import %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ImportLine</name>
    <message numerus="yes">
        <source>Importing: %Ln row(s)</source>
        <translation>
            <numerusform>Importing: %Ln row</numerusform>
            <numerusform>Importing: %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::KeyChoice</name>
    <message numerus="yes">
        <source>Show %Ln more column(s)</source>
        <translation>
            <numerusform>Show %Ln more column</numerusform>
            <numerusform>Show %Ln more columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>%1 empty: %Ln row would be rejected</numerusform>
            <numerusform>%1 empty: %Ln rows would be rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>%1 double: %Ln row would be rejected</numerusform>
            <numerusform>%1 double: %Ln rows would be rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty, %2 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>%1 empty, %2 double: %Ln row would be rejected</numerusform>
            <numerusform>%1 empty, %2 double: %Ln rows would be rejected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::LedgerPage</name>
    <message numerus="yes">
        <source>%Ln record(s) that are not finished were corrected in bulk.</source>
        <translation>
            <numerusform>%Ln record that is not finished was corrected in bulk.</numerusform>
            <numerusform>%Ln records that are not finished were corrected in bulk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ListTitle</name>
    <message numerus="yes">
        <source>Next of all %Ln</source>
        <translation>
            <numerusform>Next of %Ln</numerusform>
            <numerusform>Next of all %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::LockRules</name>
    <message numerus="yes">
        <source>Of the last %n completed item(s) 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Measured on %n completed item: 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</numerusform>
            <numerusform>Of the last %n completed items 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n completed item(s) took no longer than %1 each, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>The last completed item (%n) took no longer than %1, in the middle %2. Proposal: %3.</numerusform>
            <numerusform>The last %n completed items took no longer than %1 each, half of them %2. Proposal: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::LookupTables</name>
    <message numerus="yes">
        <source>“%1” has %Ln line(s).</source>
        <translation>
            <numerusform>“%1” has %Ln line.</numerusform>
            <numerusform>“%1” has %Ln lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n row without a value was left out.</numerusform>
            <numerusform>%n rows without a value were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::MergeTable</name>
    <message numerus="yes">
        <source>%Ln field(s) filled in</source>
        <translation>
            <numerusform>%Ln field filled in</numerusform>
            <numerusform>%Ln fields filled in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::MyFigures</name>
    <message numerus="yes">
        <source>Of %Ln planted slip(s) you caught %1. Nobody else can see this.</source>
        <translation>
            <numerusform>Of %Ln planted slip you caught %1. Nobody else can see this.</numerusform>
            <numerusform>Of %Ln planted slips you caught %1. Nobody else can see this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::NeedsList</name>
    <message numerus="yes">
        <source>%n thing(s), of which the first are shown.</source>
        <translation>
            <numerusform>One thing, which is shown.</numerusform>
            <numerusform>%n things, of which the first are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>one thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::NotesLabel</name>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n earlier note</numerusform>
            <numerusform>%n earlier notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::NoticedFold</name>
    <message numerus="yes">
        <source>%1 (%Ln planted slip(s))</source>
        <translation>
            <numerusform>%1 (%Ln planted slip)</numerusform>
            <numerusform>%1 (%Ln planted slips)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::OpenItemsModel</name>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::PassPreview</name>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::PriorityDialog</name>
    <message numerus="yes">
        <source>%n item(s) with the priority %1.</source>
        <translation>
            <numerusform>%n item with the priority %1.</numerusform>
            <numerusform>%n items with the priority %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with priorities from %1 to %2.</source>
        <translation>
            <numerusform>%n item with priorities from %1 to %2.</numerusform>
            <numerusform>%n items with priorities from %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n item now has the priority %1.</numerusform>
            <numerusform>%n items now have the priority %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ProposalView</name>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>%Ln record checked so far...</numerusform>
            <numerusform>%Ln records checked so far...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Suggested by %Ln record(s). A rule rejects nothing until you accept it.</source>
        <translation>
            <numerusform>Suggested by %Ln record. A rule rejects nothing until you accept it.</numerusform>
            <numerusform>Suggested by %Ln records. A rule rejects nothing until you accept it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::QuestionFileDialog</name>
    <message numerus="yes">
        <source>%Ln question(s) go into the file.</source>
        <translation>
            <numerusform>%Ln question goes into the file.</numerusform>
            <numerusform>%Ln questions go into the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln question was written to %1.</numerusform>
            <numerusform>%Ln questions were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::QuestionsDialog</name>
    <message numerus="yes">
        <source>%n question(s) are closed, the newest first.</source>
        <translation>
            <numerusform>%n question is closed.</numerusform>
            <numerusform>%n questions are closed, the newest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are for you.</source>
        <translation>
            <numerusform>%n question is for you.</numerusform>
            <numerusform>%n questions are for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) wait for an answer.</source>
        <translation>
            <numerusform>%n question waits for an answer.</numerusform>
            <numerusform>%n questions wait for an answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are late.</source>
        <translation>
            <numerusform>%n of them is late.</numerusform>
            <numerusform>%n of them are late.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln question(s) are shown.</source>
        <translation>
            <numerusform>Only the first question is shown.</numerusform>
            <numerusform>Only the first %Ln questions are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::QueueDuplicatesPage</name>
    <message numerus="yes">
        <source>%n group(s) of likely duplicates are left.</source>
        <translation>
            <numerusform>%n group of likely duplicates is left.</numerusform>
            <numerusform>%n groups of likely duplicates are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::QueueList</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>one change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::QueuesPage</name>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>One change, not saved.</numerusform>
            <numerusform>%n changes, not saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people work here.</source>
        <translation>
            <numerusform>One person works here.</numerusform>
            <numerusform>%n people work here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s).</source>
        <translation>
            <numerusform>One queue.</numerusform>
            <numerusform>%n queues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are paused.</source>
        <translation>
            <numerusform>One of them is paused.</numerusform>
            <numerusform>%n of them are paused.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReopenDialog</name>
    <message numerus="yes">
        <source>%n item(s) will be reopened: %1. Their previous state stays in their history.</source>
        <translation>
            <numerusform>%n item will be reopened: %1. Its previous state stays in its history.</numerusform>
            <numerusform>%n items will be reopened: %1. Their previous state stays in their history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>%n item was reopened.</numerusform>
            <numerusform>%n items were reopened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
    <message numerus="yes">
        <source>&amp;Return all %n item(s) of this batch</source>
        <translation>
            <numerusform>&amp;Return the %n item of this batch</numerusform>
            <numerusform>&amp;Return all %n items of this batch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record, and the desk is empty afterwards.</source>
        <translation>
            <numerusform>What you typed in %n field goes into the record, and the desk is empty afterwards.</numerusform>
            <numerusform>What you typed in %n fields goes into the record, and the desk is empty afterwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record.</source>
        <translation>
            <numerusform>What you typed in %n field goes into the record.</numerusform>
            <numerusform>What you typed in %n fields goes into the record.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s) or more</source>
        <translation>
            <numerusform>%Ln queue or more</numerusform>
            <numerusform>%Ln queues or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s)</source>
        <translation>
            <numerusform>%Ln queue</numerusform>
            <numerusform>%Ln queues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) or more</source>
        <translation>
            <numerusform>%Ln user or more</numerusform>
            <numerusform>%Ln users or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln user</numerusform>
            <numerusform>%Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryTab</name>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>The newest %Ln line; scroll down for more.</numerusform>
            <numerusform>The newest %Ln lines; scroll down for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>%Ln line in all.</numerusform>
            <numerusform>%Ln lines in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SavingEffect</name>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule now, %1 afterwards.</source>
        <translation>
            <numerusform>%Ln open record breaks a rule now, %1 afterwards.</numerusform>
            <numerusform>%Ln open records break a rule now, %1 afterwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule, now and afterwards.</source>
        <translation>
            <numerusform>%Ln open record breaks a rule, now and afterwards.</numerusform>
            <numerusform>%Ln open records break a rule, now and afterwards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are hidden from you are not counted.</source>
        <translation>
            <numerusform>%Ln record that is hidden from you is not counted.</numerusform>
            <numerusform>%Ln records that are hidden from you are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SeekMark</name>
    <message numerus="yes">
        <source>A colleague is already looking for work: %n s</source>
        <translation>
            <numerusform>A colleague is already looking for work: %n s</numerusform>
            <numerusform>A colleague is already looking for work: %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for work: %n s</source>
        <translation>
            <numerusform>Looking for work: %n s</numerusform>
            <numerusform>Looking for work: %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SourceRules</name>
    <message numerus="yes">
        <source>The query works and finds at least %n row(s).</source>
        <translation>
            <numerusform>The query works and finds at least %n row.</numerusform>
            <numerusform>The query works and finds at least %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds %n row(s).</source>
        <translation>
            <numerusform>The query works and finds %n row.</numerusform>
            <numerusform>The query works and finds %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) come more than once; of those the first row counts.</source>
        <translation>
            <numerusform>%n key comes more than once; of it the first row counts.</numerusform>
            <numerusform>%n keys come more than once; of those the first row counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SuggestionMark</name>
    <message numerus="yes">
        <source>It is not suggested for this record again to share one value among %n fields. %1 undoes this.</source>
        <translation>
            <numerusform>It is not suggested for this record again to share one value among %n field. %1 undoes this.</numerusform>
            <numerusform>It is not suggested for this record again to share one value among %n fields. %1 undoes this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TakeAwayDialog</name>
    <message numerus="yes">
        <source>%n item(s) reassigned to %1.</source>
        <translation>
            <numerusform>%n item reassigned to %1.</numerusform>
            <numerusform>%n items reassigned to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) of %1 released.</source>
        <translation>
            <numerusform>%n lock of %1 released.</numerusform>
            <numerusform>%n locks of %1 released.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n lock(s)?</source>
        <translation>
            <numerusform>Release %n lock?</numerusform>
            <numerusform>Release %n locks?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who gets %n item(s)?</source>
        <translation>
            <numerusform>Who gets %n item?</numerusform>
            <numerusform>Who gets %n items?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TextBox</name>
    <message numerus="yes">
        <source>%n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%n character that cannot be seen was left out of what was pasted.</numerusform>
            <numerusform>%n characters that cannot be seen were left out of what was pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%1: %n character that cannot be seen was left out of what was pasted.</numerusform>
            <numerusform>%1: %n characters that cannot be seen were left out of what was pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%n blank that does not break the line became a plain blank.</numerusform>
            <numerusform>%n blanks that do not break the line became plain blanks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%1: %n blank that does not break the line became a plain blank.</numerusform>
            <numerusform>%1: %n blanks that do not break the line became plain blanks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TodayPage</name>
    <message numerus="yes">
        <source>%1 holds %n item(s) and has typed nothing since %2.</source>
        <translation>
            <numerusform>%1 holds one item and has typed nothing since %2.</numerusform>
            <numerusform>%1 holds %n items and has typed nothing since %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 rejected %n row(s).</source>
        <translation>
            <numerusform>The import of %1 rejected one row.</numerusform>
            <numerusform>The import of %1 rejected %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people are working.</source>
        <translation>
            <numerusform>One person is working.</numerusform>
            <numerusform>%n people are working.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody answered %n question(s) in time.</source>
        <translation>
            <numerusform>Nobody answered %n question in time.</numerusform>
            <numerusform>Nobody answered %n questions in time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) are open.</source>
        <translation>
            <numerusform>%n question is open.</numerusform>
            <numerusform>%n questions are open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TrialView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open record(s) comply with the rules.</source>
        <translation>
            <numerusform>The %n open record complies with the rules.</numerusform>
            <numerusform>All %n open records comply with the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n open record(s) break a rule.</source>
        <translation>
            <numerusform>%1 of %n open record breaks a rule.</numerusform>
            <numerusform>%1 of %n open records break a rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are hidden from you.</source>
        <translation>
            <numerusform>%n record is hidden from you.</numerusform>
            <numerusform>%n records are hidden from you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>%Ln record checked so far...</numerusform>
            <numerusform>%Ln records checked so far...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ValuesModel</name>
    <message numerus="yes">
        <source>%Ln break a rule</source>
        <translation>
            <numerusform>%Ln breaks a rule</numerusform>
            <numerusform>%Ln break a rule</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ValuesPage</name>
    <message numerus="yes">
        <source>%Ln record(s) read</source>
        <translation>
            <numerusform>%Ln record read</numerusform>
            <numerusform>%Ln records read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) break a rule.</source>
        <translation>
            <numerusform>%Ln record breaks a rule.</numerusform>
            <numerusform>%Ln records break a rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) to check.</source>
        <translation>
            <numerusform>%Ln value to check.</numerusform>
            <numerusform>%Ln values to check.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have a value.</source>
        <translation>
            <numerusform>%Ln record has a value.</numerusform>
            <numerusform>%Ln records have a value.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::WaitChoice</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::Worker</name>
    <message numerus="yes">
        <source>%n item(s) stay locked until their locks expire: the database could not be told what became of them.</source>
        <translation>
            <numerusform>%n item stays locked until its lock expires: the database could not be told what became of it.</numerusform>
            <numerusform>%n items stay locked until their locks expire: the database could not be told what became of them.</numerusform>
        </translation>
    </message>
</context>
</TS>
