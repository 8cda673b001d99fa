<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Take next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the next open item of this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Complete and next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completes this item and takes the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;omplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completes this item and takes no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Return...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the item back, now or for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the item out of the queue for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fail...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says that the item cannot be done, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last completion back, within ten seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extends the lock on this item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves what is typed now. It is saved by itself, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the lost item again, with the text that stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as dr&amp;aft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the text aside as a draft and clears the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the first of your unfinished items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries again what did not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open another database...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import records...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the se&amp;lected item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Value of the previous record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field b&amp;ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ecord back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear search and filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fold the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;bout Intray</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>Columns without a name were named: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column names that occur more than once were numbered: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnRules</name>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date written in digits, such as 31.01.2026</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n digits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>digits only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CsvFormat</name>
    <message>
        <source>This delimiter cannot be used. Choose a character that is neither the quote nor a line end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The file could not be read to its end. Please check the disk or the network and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quote that is opened in line %1 is never closed. Please correct the file there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record that begins in line %1 is too long to be one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps the quote that is opened in line %1 is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps the file is no text file, or its line ends are missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message>
        <source>“%1” is a folder. Choose a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” is empty: there is nothing to bring in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” has no rows: there is nothing to bring in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file seems to have no header, so its columns are numbered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in front of the header were passed over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The encoding %1 is a guess. Please look at the letters with accents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a zero byte in line %1, column “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are bytes in line %1, column “%2”, that are not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not clear where the quotes end in line %1, column “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has no values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The row is too short: %1 for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is too long: %1 for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) were passed over, the first in line %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotes inside quoted values; they were read as they stand, the first in line %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with delimiters beyond the last column.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message>
        <source>--%1 must be a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 must be a span of time such as 90s, 30m, 2h or 3d, not &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lock must be the lock&apos;s id as &quot;claim&quot; gave it, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;intrayctl init&quot; makes one, and so do &quot;queue add&quot; and &quot;import&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intrayctl --help shows what can be said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written: intrayctl %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format must be csv or jsonl, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were written.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the items must go to a file, because the document goes to standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The items cannot be written to standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only items that are open, locked, done, failed or dismissed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>csv or jsonl; else as the file&apos;s name says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the items of a queue to a file; &quot;-&quot; is standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oldest open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 items and %2 events: everything holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) are broken.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show how many items are in each state, and the locks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the whole history against what always holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 is now %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An item can be returned for %1 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock&apos;s id, as &quot;claim&quot; gave it; must be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is given it before this has passed; up to 72h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why; must be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without ITEM: all that the lock holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete an item; FILE holds the corrected record as a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an item back, now or for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put an item away for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up on an item, with a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database, such as sqlite:FILE; also -d. Else $INTRAY_DATABASE, else the embedded database that the window uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who acts; serves only where the database has no logins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print exactly one JSON document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help; also -h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version; also -v.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing available,
4 the lock is not yours or you lack the right, 5 busy, try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intrayctl COMMAND --help shows the options of a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: intrayctl %1 [OPTIONS] %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--delimiter must be one character or tab, comma, semicolon, pipe or space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Of %1 rows %2 would be added, %3 are there already, %4 would be rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 rows %2 were added, %3 were there already, %4 were rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard input cannot be kept in a file: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns that name a record; else they are guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title of a new queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the file&apos;s text is written, such as windows-1252; else it is guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands between values: one character, or tab; else it is guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where rejected rows go, with line and reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only say what would happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the records of a CSV file in, all or none; &quot;-&quot; is standard input.
Makes the queue and the database if they are new. Running it again adds nothing twice. Ctrl+C cancels and leaves nothing behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An item is named by its number, not by &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not hold one JSON object such as {&quot;City&quot;: &quot;boaz&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 has been added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What names the item in its queue; must be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher comes first; 0 if it is not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is given it before this has passed, such as 2h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose request it is, as a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add one item; FILE holds its record as a JSON object, &quot;-&quot; is standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything about an item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what happened to an item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A state is open, locked, done, failed or dismissed, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item is on this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: --after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open (if nothing is said), locked, done, failed or dismissed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only items with this text in the key or the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many at most; 50 if nothing is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on where the last list ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the items of a queue in claim order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--count serves for queues, not for items that are picked with --item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a queue, or items with --item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft for item %1 is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock holds until %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many items at most; 1 if nothing is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this very item; more may follow, all are taken or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take locks on the next items of queues, or on the very items named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what you hold in all queues, drafts included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what has been typed so far; FILE holds it as a JSON object, &quot;-&quot; is standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the lock for longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 %</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locks per user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue %1 is paused; nobody is given its items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue %1 gives out its items again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rules of a queue; what is not named stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the rules of a queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give out no more items of a queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give out items of a queue again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people see; by default the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a lock holds, such as 30m.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extension goes beyond this, such as 8h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many items one user may hold; &quot;none&quot; for no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many expired locks an item fails; &quot;none&quot; for never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be done, such as complete,return,dismiss,fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Schema of the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query that fills the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the query&apos;s result is good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where completed items go on; &quot;&quot; for nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of complete, return, dismiss, fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been created with schema %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been upgraded to schema %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has schema %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the database&apos;s tables or upgrade them.
&quot;queue add&quot; and &quot;import&quot; create a database that is not there, too; every other command fails then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What is left is held by others (%n item(s)).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was returned for later; the next is due %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not take items from this queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds this item since %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1 is open again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--every must be one second at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again and again, until Ctrl+C, such as 60s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the locks on items away from whoever holds them; what was typed stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a finished item again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release the locks that have expired.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DatabaseUrl</name>
    <message>
        <source>Intray does not know databases of the kind &quot;%1&quot;. Name a file, such as sqlite:queue.db.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No database file is named.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message>
        <source>Nothing is open in %1. New items appear in the list by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All that is left in %1 is held by others: %n item(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in %1 was returned for later; the next item is available at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue %1 is paused. What you hold can still be finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You are not permitted to take items from %1. Ask a supervisor for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong at the database. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is returned to the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dismissed and will not come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is marked as failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) must be corrected before the record can be completed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be extended any more: %1 is the longest that an item of this queue may be held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep this item until %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lock has ended, but nobody has taken the item: you can still complete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your unfinished text of %1 is back in the fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays with you, in your items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was taken for you meanwhile and is in your items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you type is safe on this computer; saving it to the database is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database cannot be reached. This is your text of %1 from this computer; it is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not finished; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database has not answered whether %1 is finished. Your text is safe; it is asked again until it answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of %1 cannot be completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of %1 cannot be returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of %1 cannot be dismissed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of %1 cannot be marked as failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took this item at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took this item at %1 on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took this item again at %1, in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lock ended and the item went back to the queue at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 released this item at %2; nobody holds it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 completed this item at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is completed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is marked as failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is dismissed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this item any more, and nobody else does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftJournal</name>
    <message>
        <source>What you type cannot be kept on this computer because its disk is full. Make some room; it is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you type cannot be kept on this computer because the folder for drafts cannot be written. It is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldFormat</name>
    <message>
        <source>a date like 2026-01-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time like 14:30:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date and time like 2026-01-31T14:30:00Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an e-mail address like name@example.org</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address like https://example.org/page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a UUID of 32 hexadecimal digits in five groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an IP address like 192.0.2.1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message>
        <source>Write a whole number, such as 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number, such as 12 or 3.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be of the type “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field is required. Fill it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the number as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This must be one of the %n known values.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too short: it needs at least %n characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long: at most %n characters fit.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This does not have the expected form: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not have the expected form %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be %1 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be more than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be less than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be a multiple of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>“%1” cannot be the name of a queue. Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key column “%1” is blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The key is longer than %n characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier row of the file has the same key, “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was brought in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemColumns</name>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordKey</name>
    <message>
        <source>The key is made of columns that the file does not have: %1. The file has: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordSchema</name>
    <message>
        <source>The record schema cannot be used. Please correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record schema is not valid JSON: there is an error in line %1, column %2. Please correct it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not fit the queue&apos;s rules. Please check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue&apos;s rules do not allow this field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values do not fit together by the queue&apos;s rules. Please check the record.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RejectFile</name>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchemaCheck</name>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a schema, that is an object, is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list with at least one value is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number above 0 is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with a schema for each name is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of schemas is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one type is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a type is one of string, integer, number, boolean, null, object, array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a regular expression is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the regular expression has an error after %n characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a list of field names is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reference leads back to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reference leads nowhere in this document.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is no queue named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: %1 took it at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been put aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it is open again, and nobody has taken it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others are writing to the database right now. Nothing was changed; please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database can be read but not written. Nothing was changed; ask for the right to write to the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk with the database is full. Nothing was changed; make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database is damaged. Keep the file as it is and go back to the last backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a database. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database file cannot be opened. Check that the file and its folder exist and that you may read and write them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database file cannot be read or written right now. Nothing was changed; check the disk and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database refused this. Nothing was changed; the details say more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not allow this way of finishing an item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why the item fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An item can be returned for 0 to 72 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was called off before; nothing was changed. Please do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late to take this back. A supervisor can open the item again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This import has been called off, because nothing was heard of it for a minute. Nothing was brought in; start it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another import into this queue is running. Wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by a newer Intray. Update this program; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has no Intray queues yet. Run &quot;intrayctl init&quot; on it, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by an older Intray. Run &quot;intrayctl init&quot; to upgrade it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others have kept the database busy for too long. Nothing was changed; please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be made. Choose another place for the database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network share, where file locks cannot be trusted and two people could get the same item. Put the file on a disk of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a database. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; cannot be read. Ask for the right to read and write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot;. Make one first, or name another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An item needs a key that is not blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has an item with the key &quot;%2&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s), each of which expired.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The place in the list is not one that this list gave. Start from the list&apos;s beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue&apos;s name has letters, digits, dots, dashes and underscores only, begins with a letter or digit, and is at most 64 long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lock must hold for at least one second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest hold must not be shorter than the lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user must be allowed at least one lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An item must be allowed at least one attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue cannot be its own next queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a queue named &quot;%1&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lock holds no item (any more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a finished item can be opened again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextEncoding</name>
    <message>
        <source>The encoding “%1” is not known. Try UTF-8 or windows-1252.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TransferFile</name>
    <message>
        <source>There is no space left for the file “%1”. It was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” cannot be written. Please check the folder and whether you may write there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowSettings</name>
    <message>
        <source>The window&apos;s layout cannot be saved, because the settings file cannot be written. Everything else works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window&apos;s settings could not be read. Intray starts with the usual layout; the old file was put aside.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::Actions</name>
    <message>
        <source>Open a database first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::BusyMark</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::ColumnLayout</name>
    <message>
        <source>Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::ConfirmDismiss</name>
    <message>
        <source>Dismiss the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will not come back to the queue. You can take it back for ten seconds, after that only a supervisor can reopen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::Desk</name>
    <message>
        <source>The database has not answered yet. Please wait a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back: that can be done for ten seconds after finishing an item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record in work whose text could be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is for a record whose lock was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no unfinished items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this item any more. Take it again first; your text is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record in work. Take an item first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lock to extend. Take an item first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text is kept; you find it in your items.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::FailDialog</name>
    <message>
        <source>Mark as failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why can %1 not be done? You can take it back for ten seconds, after that only a supervisor can reopen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::FieldRow</name>
    <message>
        <source>%1&#xa0;*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required: the record cannot be completed without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the change of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the change of %1 (Esc in the field)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::FieldsForm</name>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* required</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::FirstStartPage</name>
    <message>
        <source>Please wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try it with sample records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500 made-up customers with the mistakes that real imports have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make a queue from a CSV file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row becomes a record to be verified. The file stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open another database file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One that you or a colleague works with already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Intray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no queue in this database yet. How would you like to begin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the database...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample records are being made...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::HeldItems</name>
    <message numerus="yes">
        <source>You have %n unfinished item(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached; your text is safe on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::ImportChoices</name>
    <message>
        <source>The first line names the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An existing queue, or a name for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into &amp;queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns that tell one record from another, parted by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write rejected rows beside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With line and reason, in a file that ends in .rejects.csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delimited text (*.csv *.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message>
        <source>Import records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file. Nothing is brought in before you press Import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads and checks everything and changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how the file is read. Change what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the queue a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows read...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 rows %2 would be added, %3 are there already, %4 would be rejected. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 rows %2 were added, %3 were there already, %4 were rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one, in line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. Nothing was brought in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::ImportSample</name>
    <message>
        <source>The first rows of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 would be rejected: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::LockBar</name>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ held for %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held until %1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held until %1 by the database&apos;s clock.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Intray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another database file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Intray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intray %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A desk for records that people look at one by one.
Free software under the GNU General Public License 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::MessageLine</name>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::MyItemsModel</name>
    <message>
        <source>lock lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock is gone; what was typed is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held until %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held since %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft saved at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::MyList</name>
    <message>
        <source>You hold nothing. F9 takes the next item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My items  %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::OpenList</name>
    <message>
        <source>Searching...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open items  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open item matches. Ctrl+Shift+F clears the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open in this queue. Import records with Ctrl+I.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::RecordForm</name>
    <message>
        <source>Asking the database...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only, the text is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your unfinished items wait for you. What you typed is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No record is in work. Take the next one, or pick one from the list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
    <message>
        <source>Return the item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When should %1 be open for everybody again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one &amp;hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;four hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tomorrow &amp;morning at 8:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours, at most 72</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most 72</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::Session</name>
    <message>
        <source>The database %1 is being opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 is busy; what you do is done as soon as it answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 cannot be reached. It is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::ShortcutsDialog</name>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next field; in a field of several lines a new line; in a list: take or open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo typing in the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy; in a list: the selected rows as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a list: to its start, to its end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::StatusLine</name>
    <message>
        <source>○ connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◐ waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✖ offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 done today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>intray::TopBar</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the open items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You work as %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A desk for records that people verify one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database, such as sqlite:PATH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who works here; usually the system&apos;s user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the window: de or en.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
