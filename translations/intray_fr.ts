<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AccessTable</name>
    <message>
        <source>Access files are read with mdbtools, and its program %1 is missing. Install the package mdbtools and try again.</source>
        <translation>Les fichiers Access sont lus avec mdbtools, et son programme %1 est absent. Installez le paquet mdbtools et réessayez.</translation>
    </message>
    <message>
        <source>mdbtools has not answered for a minute. Nothing was imported.</source>
        <translation>mdbtools ne répond pas depuis une minute. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The Access file cannot be read to its end. It may be damaged, or protected by a password: open it in Access, remove the password, and try again.</source>
        <translation>Le fichier Access ne peut pas être lu jusqu’au bout. Il est peut-être endommagé ou protégé par un mot de passe&#xa0;: ouvrez-le dans Access, retirez le mot de passe et réessayez.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file “%1” is not an Access file; only Access files have tables to choose from.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas un fichier Access&#xa0;; seuls ceux-ci proposent un choix de tables.</translation>
    </message>
    <message>
        <source>The Access file has no tables.</source>
        <translation>Le fichier Access ne contient aucune table.</translation>
    </message>
    <message>
        <source>Choose the table of the Access file to import. It has: %1.</source>
        <translation>Indiquez quelle table du fichier Access doit être importée. Il contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Access file has no table “%1”. It has: %2.</source>
        <translation>Le fichier Access ne contient pas de table «&#xa0;%1&#xa0;». Il contient&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The table “%1” has no rows: there is nothing to import.</source>
        <translation>La table «&#xa0;%1&#xa0;» n’a aucune ligne&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The output of mdbtools cannot be read: %1</source>
        <translation>mdbtools a produit un résultat illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>The column “%1” is calculated by Access and cannot be read; it is left out.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» est calculée par Access et ne peut pas être lue&#xa0;; elle est omise.</translation>
    </message>
    <message>
        <source>The column “%1” is of the type %2, which cannot be read; it is left out.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» est du type %2, qui ne peut pas être lu&#xa0;; elle est omise.</translation>
    </message>
    <message>
        <source>mdbtools cannot read the date in the table “%1”, row %2, column “%3”.</source>
        <translation>mdbtools ne peut pas lire la date dans la table «&#xa0;%1&#xa0;», ligne %2, colonne «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>row %1, column “%2”</source>
        <translation>ligne %1, colonne «&#xa0;%2&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) have “??”, where mdbtools may have lost characters such as emoji; the first in the table “%1”, %2. Compare them with Access.</source>
        <translation>
            <numerusform>%n texte contient «&#xa0;??&#xa0;», où mdbtools a pu perdre des caractères comme des émojis&#xa0;: dans la table «&#xa0;%1&#xa0;», %2. Comparez-le avec Access.</numerusform>
            <numerusform>%n textes contiennent «&#xa0;??&#xa0;», où mdbtools a pu perdre des caractères comme des émojis&#xa0;; le premier dans la table «&#xa0;%1&#xa0;», %2. Comparez-les avec Access.</numerusform>
        </translation>
    </message>
    <message>
        <source>mdbtools said: %1</source>
        <translation>mdbtools signale&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AcrossRecords</name>
    <message numerus="yes">
        <source>%n other record(s) have the same %1.</source>
        <translation>
            <numerusform>%n autre enregistrement a le même %1.</numerusform>
            <numerusform>%n autres enregistrements ont le même %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other records with the same %1 have “%2” here.</source>
        <translation>D’autres enregistrements avec le même %1 ont ici «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Take next</source>
        <translation>&amp;Prendre le suivant</translation>
    </message>
    <message>
        <source>Takes the next open item of this queue.</source>
        <translation>Prend le prochain dossier ouvert de cette file d’attente.</translation>
    </message>
    <message>
        <source>Take se&amp;veral...</source>
        <translation>Pren&amp;dre plusieurs...</translation>
    </message>
    <message>
        <source>Takes the next items of this queue as a batch.</source>
        <translation>Prend les prochains dossiers de cette file d’attente en un lot, jusqu’à un nombre donné.</translation>
    </message>
    <message>
        <source>&amp;Complete and next</source>
        <translation>&amp;Terminer et suivant</translation>
    </message>
    <message>
        <source>Completes this item and takes the next one.</source>
        <translation>Termine ce dossier et prend le suivant.</translation>
    </message>
    <message>
        <source>C&amp;omplete</source>
        <translation>Ter&amp;miner</translation>
    </message>
    <message>
        <source>Completes this item and takes no other.</source>
        <translation>Termine ce dossier sans en prendre d’autre.</translation>
    </message>
    <message>
        <source>Complete &amp;when reconnected</source>
        <translation>Term&amp;iner au retour de la connexion</translation>
    </message>
    <message>
        <source>Completes this item as soon as the database can be reached again, if you still hold it then.</source>
        <translation>Termine ce dossier dès que la base de données est de nouveau joignable, s’il est encore à vous à ce moment-là.</translation>
    </message>
    <message>
        <source>&amp;Return...</source>
        <translation>&amp;Rendre...</translation>
    </message>
    <message>
        <source>Gives the item back, now or for later.</source>
        <translation>Rend le dossier, tout de suite ou pour plus tard.</translation>
    </message>
    <message>
        <source>&amp;Dismiss...</source>
        <translation>&amp;Classer sans suite...</translation>
    </message>
    <message>
        <source>Removes the item from the queue for good.</source>
        <translation>Retire définitivement le dossier de la file d’attente.</translation>
    </message>
    <message>
        <source>&amp;Fail...</source>
        <translation>Mar&amp;quer en échec...</translation>
    </message>
    <message>
        <source>Marks the item as impossible to do, with a reason.</source>
        <translation>Signale que le dossier ne peut pas être traité, et pourquoi.</translation>
    </message>
    <message>
        <source>S&amp;end back...</source>
        <translation>Ren&amp;voyer...</translation>
    </message>
    <message>
        <source>Sends the item back to the previous step, with a reason.</source>
        <translation>Renvoie le dossier à l’étape précédente et indique pourquoi.</translation>
    </message>
    <message>
        <source>Undo &amp;last item</source>
        <translation>&amp;Annuler la dernière action</translation>
    </message>
    <message>
        <source>Reopens the item that you finished last, within ten seconds.</source>
        <translation>Rouvre le dernier dossier clos, dans les dix secondes.</translation>
    </message>
    <message>
        <source>E&amp;xtend lock</source>
        <translation>Pro&amp;longer le verrou</translation>
    </message>
    <message>
        <source>Extends the lock on this item.</source>
        <translation>Prolonge le verrou de ce dossier.</translation>
    </message>
    <message>
        <source>&amp;Save draft</source>
        <translation>Enregistrer le &amp;brouillon</translation>
    </message>
    <message>
        <source>Saves what you have typed so far. Drafts are also saved automatically.</source>
        <translation>Enregistre ce que vous avez saisi jusqu’ici. Les brouillons sont aussi enregistrés automatiquement.</translation>
    </message>
    <message>
        <source>Take a&amp;gain</source>
        <translation>Pre&amp;ndre à nouveau</translation>
    </message>
    <message>
        <source>Takes the lost item again, with the text that is shown here.</source>
        <translation>Prend à nouveau le dossier perdu, avec le texte qui se trouve ici.</translation>
    </message>
    <message>
        <source>Keep as dr&amp;aft</source>
        <translation>&amp;Garder en brouillon</translation>
    </message>
    <message>
        <source>Puts the text aside as a draft and clears the desk.</source>
        <translation>Met le texte de côté comme brouillon et libère le plan de travail.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>R&amp;eprendre</translation>
    </message>
    <message>
        <source>Opens the first of your unfinished items.</source>
        <translation>Ouvre le premier de vos dossiers inachevés.</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>Tries again.</source>
        <translation>Essaie à nouveau.</translation>
    </message>
    <message>
        <source>&amp;Open another database...</source>
        <translation>&amp;Ouvrir une autre base de données...</translation>
    </message>
    <message>
        <source>&amp;Connections...</source>
        <translation>&amp;Connexions...</translation>
    </message>
    <message>
        <source>&amp;Users...</source>
        <translation>&amp;Utilisateurs...</translation>
    </message>
    <message>
        <source>&amp;Adopt a table...</source>
        <translation>&amp;Adopter une table...</translation>
    </message>
    <message>
        <source>&amp;Import records...</source>
        <translation>&amp;Importer des enregistrements...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Ta&amp;ke selected item</source>
        <translation>Prendre le dossier &amp;sélectionné</translation>
    </message>
    <message>
        <source>&amp;Value from previous record</source>
        <translation>&amp;Valeur de l’enregistrement précédent</translation>
    </message>
    <message>
        <source>Revert &amp;field</source>
        <translation>Rétablir le &amp;champ</translation>
    </message>
    <message>
        <source>R&amp;evert record</source>
        <translation>Rétablir l’&amp;enregistrement</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>&amp;Clear search and filters</source>
        <translation>&amp;Effacer la recherche et les filtres</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Hide lists</source>
        <translation>Rep&amp;lier les listes</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation>Plan de &amp;travail</translation>
    </message>
    <message>
        <source>Keys and &amp;handbook</source>
        <translation>Touches et &amp;manuel</translation>
    </message>
    <message>
        <source>A&amp;bout Intray</source>
        <translation>À &amp;propos d’Intray</translation>
    </message>
    <message>
        <source>W&amp;hy not?...</source>
        <translation>Q&amp;u’est-ce qui bloque&#xa0;?...</translation>
    </message>
    <message>
        <source>Change &amp;priority...</source>
        <translation>C&amp;hanger la priorité...</translation>
    </message>
    <message>
        <source>Write a &amp;note...</source>
        <translation>Écrire une &amp;note...</translation>
    </message>
    <message>
        <source>Writes a note on this item for everybody who works on it. It stays in the history.</source>
        <translation>Écrit une note sur ce dossier pour toutes les personnes qui y travaillent. Elle reste dans l’historique.</translation>
    </message>
    <message>
        <source>Spellin&amp;g suggestions</source>
        <translation>Su&amp;ggestions d’orthographe</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>&amp;Prendre la suggestion</translation>
    </message>
    <message>
        <source>&amp;Do not suggest again</source>
        <translation>&amp;Ne plus le suggérer</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panneau l&amp;atéral</translation>
    </message>
    <message>
        <source>Not a dupl&amp;icate</source>
        <translation>Pas un d&amp;oublon</translation>
    </message>
    <message>
        <source>&amp;Merge...</source>
        <translation>&amp;Fusionner...</translation>
    </message>
    <message>
        <source>&amp;Correct many records...</source>
        <translation>Corriger &amp;beaucoup d’enregistrements...</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Mes corrections...</translation>
    </message>
    <message>
        <source>Assign &amp;items...</source>
        <translation>Attri&amp;buer des dossiers...</translation>
    </message>
    <message>
        <source>&amp;Export records...</source>
        <translation>E&amp;xporter des enregistrements...</translation>
    </message>
    <message>
        <source>My fi&amp;gures...</source>
        <translation>Mes &amp;chiffres...</translation>
    </message>
    <message>
        <source>Find an&amp;ything...</source>
        <translation>&amp;Trouver...</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>Pré&amp;férences...</translation>
    </message>
    <message>
        <source>Pre&amp;view item</source>
        <translation>A&amp;perçu du dossier</translation>
    </message>
    <message>
        <source>&amp;Next field to check</source>
        <translation>Champ &amp;suivant à vérifier</translation>
    </message>
    <message>
        <source>&amp;Previous field to check</source>
        <translation>Champ &amp;précédent à vérifier</translation>
    </message>
    <message>
        <source>Accept all &amp;sure suggestions</source>
        <translation>Prendre &amp;toutes les suggestions sûres</translation>
    </message>
    <message>
        <source>Shows which other records need the same correction.</source>
        <translation>Montre quels autres enregistrements ont besoin de la même correction.</translation>
    </message>
    <message>
        <source>Never suggest this &amp;kind here</source>
        <translation>Ne plus suggérer ce t&amp;ype ici</translation>
    </message>
    <message>
        <source>Rows or &amp;table</source>
        <translation>Li&amp;gnes ou tableau</translation>
    </message>
    <message>
        <source>Imported v&amp;alues</source>
        <translation>V&amp;aleurs importées</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>Au&amp;jourd’hui</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>&amp;Files d’attente</translation>
    </message>
    <message>
        <source>Qua&amp;lity</source>
        <translation>&amp;Qualité</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>Page &amp;suivante</translation>
    </message>
    <message>
        <source>Previous pa&amp;ge</source>
        <translation>Page &amp;précédente</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Arrêter le comptage pour les suggestions</translation>
    </message>
    <message>
        <source>Complete and next fo&amp;und</source>
        <translation>Terminer et suivant tr&amp;ouvé</translation>
    </message>
    <message>
        <source>Completes this item and takes the first one that the search or filter finds.</source>
        <translation>Termine ce dossier et prend le premier que la recherche ou le filtre trouve.</translation>
    </message>
</context>
<context>
    <name>AddressParts</name>
    <message>
        <source>Type the server&apos;s name, such as db.example.org.</source>
        <translation>Saisissez le nom du serveur, par exemple db.example.org.</translation>
    </message>
    <message>
        <source>Type the name of the database.</source>
        <translation>Saisissez le nom de la base de données.</translation>
    </message>
    <message>
        <source>Choose a database file.</source>
        <translation>Choisissez un fichier de base de données.</translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>No row is open at the moment.</source>
        <translation>Aucune ligne n’est ouverte pour le moment.</translation>
    </message>
    <message>
        <source>First rows: %1</source>
        <translation>Ces lignes viennent en premier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>Rien n’est changé à la structure de la table.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Ce SQL est exécuté d’abord&#xa0;:</translation>
    </message>
    <message>
        <source>Please note:</source>
        <translation>Bon à savoir&#xa0;:</translation>
    </message>
    <message>
        <source>Recommended:</source>
        <translation>Recommandé&#xa0;:</translation>
    </message>
    <message>
        <source>Whose request a row is stands in %1; the command of a worker gets it.</source>
        <translation>L’auteur de la demande d’une ligne est indiqué dans %1 ; la commande d’un programme le reçoit.</translation>
    </message>
</context>
<context>
    <name>Attaching</name>
    <message>
        <source>The file to import has no column “%1”, which would name the files to attach. Nothing was imported.</source>
        <translation>Le fichier à importer n’a pas de colonne «&#xa0;%1&#xa0;», qui nommerait les fichiers à joindre. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“%1”, where the files to attach would be, is not a folder. Nothing was imported.</source>
        <translation>«&#xa0;%1&#xa0;», où seraient les fichiers à joindre, n’est pas un répertoire. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The file “%1” was changed while it was read. Attach it again.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a changé pendant la lecture. Joignez-le à nouveau.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Il n’y a pas de fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>You are not allowed to read the file “%1”.</source>
        <translation>Vous n’avez pas le droit de lire le fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: it has %2, and this queue accepts at most %3.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est trop grand&#xa0;: il fait %2, et cette file d’attente accepte au plus %3.</translation>
    </message>
    <message>
        <source>“%1” is not in the folder of the files.</source>
        <translation>«&#xa0;%1&#xa0;» ne se trouve pas sous le répertoire des fichiers.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written: %2.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The file “%1” is a spreadsheet in an old format (.xls). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un classeur d’un ancien type (.xls). Ouvrez-le, enregistrez-le en .xlsx ou .ods et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet in a binary format (.xlsb). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un classeur du type binaire (.xlsb). Ouvrez-le, enregistrez-le en .xlsx ou .ods et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet has no sheet “%1”. It has: %2.</source>
        <translation>Le classeur n’a pas de feuille «&#xa0;%1&#xa0;». Il a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No sheet of the spreadsheet has rows: there is nothing to import.</source>
        <translation>Aucune feuille du classeur n’a de lignes&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>Choose the sheet of the spreadsheet to import. It has: %1.</source>
        <translation>Indiquez quelle feuille du classeur importer. Il a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file “%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas un classeur&#xa0;; seuls ceux-ci proposent un choix de feuilles.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>The spreadsheet “%1” is damaged in its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» est endommagé dans sa partie «&#xa0;%2&#xa0;». Ouvrez-le dans le programme dont il vient, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” looks like a spreadsheet but is damaged or incomplete. Get it again, or open it and save it again, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» commence comme un classeur, mais il est endommagé ou incomplet. Procurez-vous-le encore une fois, ou ouvrez-le, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” lacks its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>Il manque au classeur «&#xa0;%1&#xa0;» sa partie «&#xa0;%2&#xa0;». Ouvrez-le dans le programme dont il vient, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” unpacks to far more than a spreadsheet should and is not read. If you trust it, save the sheet as CSV and import that file.</source>
        <translation>Une fois décompressé, le classeur «&#xa0;%1&#xa0;» est bien plus grand qu’un classeur ne devrait l’être&#xa0;; il n’est pas lu. Si vous lui faites confiance, enregistrez la feuille en CSV et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” contains something that no spreadsheet program writes, and is not read. If you trust it, open it, save it again, and import that file.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» contient ce qu’aucun tableur n’écrit&#xa0;; il n’est pas lu. Si vous lui faites confiance, ouvrez-le, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” was changed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» a été modifié pendant la lecture. Rien n’a été importé. Importez-le à nouveau quand personne n’y écrit plus.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” is protected by a password. Open it, save it without the password, and import that file.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» est protégé par un mot de passe. Ouvrez-le, enregistrez-le sans le mot de passe et importez ce fichier.</translation>
    </message>
</context>
<context>
    <name>ByExample</name>
    <message>
        <source>as others were changed, such as %1 to %2</source>
        <translation>comme d’autres ont été modifiées, par exemple %1 en %2</translation>
    </message>
</context>
<context>
    <name>ByRule</name>
    <message>
        <source>an address, but for a slip</source>
        <translation>une adresse, à une faute près</translation>
    </message>
    <message>
        <source>the others have no %1</source>
        <translation>les autres n’ont pas de %1</translation>
    </message>
    <message>
        <source>the others begin with %1</source>
        <translation>les autres commencent par %1</translation>
    </message>
    <message>
        <source>a letter in place of a digit; so the check digit is right</source>
        <translation>une lettre au lieu d’un chiffre ; ainsi la clé de contrôle est juste</translation>
    </message>
    <message>
        <source>two digits swapped; so the check digit is right</source>
        <translation>deux chiffres inversés ; ainsi la clé de contrôle est juste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) look like %1</source>
        <translation>
            <numerusform>%Ln autre est comme %1</numerusform>
            <numerusform>%Ln autres sont comme %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule wants it like %1</source>
        <translation>la règle le veut comme %1</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln record(s) with this %2</source>
        <translation>
            <numerusform>dans %1 enregistrement sur %Ln avec cette valeur de %2</numerusform>
            <numerusform>dans %1 des %Ln enregistrements avec cette valeur de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>with its letters as they were before a conversion</source>
        <translation>avec les lettres d’avant une conversion</translation>
    </message>
    <message>
        <source>without stray blanks and signs that nobody sees</source>
        <translation>sans espaces en trop ni signes que personne ne voit</translation>
    </message>
    <message>
        <source>with plain dashes and quotation marks</source>
        <translation>avec des tirets et des guillemets simples</translation>
    </message>
    <message>
        <source>the field&apos;s word for it</source>
        <translation>le mot du champ pour cela</translation>
    </message>
    <message>
        <source>the list has it so</source>
        <translation>la liste l’écrit ainsi</translation>
    </message>
    <message>
        <source>“%1” stands for nothing</source>
        <translation>« %1 » ne veut rien dire</translation>
    </message>
    <message>
        <source>the others stand without quotation marks</source>
        <translation>les autres sont sans guillemets</translation>
    </message>
    <message numerus="yes">
        <source>written like this in %Ln other(s)</source>
        <translation>
            <numerusform>écrit ainsi dans %Ln autre</numerusform>
            <numerusform>écrit ainsi dans %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>in large and small letters like the others</source>
        <translation>en majuscules et minuscules comme les autres</translation>
    </message>
    <message>
        <source>“%1” tells it</source>
        <translation>« %1 » le dit</translation>
    </message>
    <message>
        <source>made of the names, as the others are</source>
        <translation>faite des noms, comme les autres</translation>
    </message>
    <message>
        <source>a date, written like the field does</source>
        <translation>une date, écrite comme dans ce champ</translation>
    </message>
    <message>
        <source>a time, written like the field does</source>
        <translation>une heure, écrite comme dans ce champ</translation>
    </message>
    <message>
        <source>may be this day, or the other one</source>
        <translation>peut être ce jour, ou l’autre</translation>
    </message>
    <message>
        <source>the only one of the list that it may stand for</source>
        <translation>le seul de la liste qu’il peut désigner</translation>
    </message>
    <message>
        <source>the nearest one of the list</source>
        <translation>le plus proche de la liste</translation>
    </message>
    <message>
        <source>the one of the list that is in it</source>
        <translation>celui de la liste qui s’y trouve</translation>
    </message>
    <message>
        <source>“%1” may part thousands or a fraction</source>
        <translation>« %1 » peut séparer des milliers ou des décimales</translation>
    </message>
    <message>
        <source>a number, written like the field does</source>
        <translation>un nombre, écrit comme dans ce champ</translation>
    </message>
    <message>
        <source>the only one that goes with the other fields</source>
        <translation>le seul qui va avec les autres champs</translation>
    </message>
    <message>
        <source>it belongs into “%1”</source>
        <translation>cela va dans « %1 »</translation>
    </message>
    <message>
        <source>it stands in “%1”</source>
        <translation>cela se trouve dans « %1 »</translation>
    </message>
    <message>
        <source>“%1” belongs into other fields</source>
        <translation>« %1 » va dans d’autres champs</translation>
    </message>
    <message>
        <source>“%1” belongs into “%2”</source>
        <translation>« %1 » va dans « %2 »</translation>
    </message>
    <message>
        <source>“%1” written out, as the others have it</source>
        <translation>« %1 » écrit en entier, comme les autres</translation>
    </message>
    <message>
        <source>only the blank has slipped</source>
        <translation>seule l’espace a glissé</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it for “%2”</source>
        <translation>la table de référence « %1 » le donne pour « %2 »</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it so</source>
        <translation>la table de référence « %1 » l’écrit ainsi</translation>
    </message>
    <message>
        <source>the nearest one in the lookup table “%1”</source>
        <translation>la valeur la plus proche dans la table de référence « %1 »</translation>
    </message>
    <message>
        <source>the only one in the lookup table “%1” that goes with the other fields</source>
        <translation>la seule valeur de la table de référence « %1 » qui va avec les autres champs</translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» figure dans %Ln enregistrement</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» figure dans %Ln enregistrements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>Columns without a name were named: %1.</source>
        <translation>Les colonnes sans nom ont reçu un nom&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Column names that occur more than once were numbered: %1.</source>
        <translation>Les noms de colonne en plusieurs exemplaires ont été numérotés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Line %1 was read as the names of the columns, though it looks like the lines below it. If it is a record, choose that there is no header.</source>
        <translation>La ligne %1 a été lue comme les noms des colonnes, bien qu’elle ressemble aux lignes suivantes. Si c’est un enregistrement, choisissez qu’il n’y a pas d’en-tête.</translation>
    </message>
    <message>
        <source>Line %1 seems to name columns, too, but is read as a record. If the header has two lines, let the first one be skipped.</source>
        <translation>La ligne %1 semble nommer des colonnes, elle aussi, mais elle est lue comme un enregistrement. Si l’en-tête a deux lignes, faites ignorer la première.</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>“%1” is required. Fill it in.</source>
        <translation>«&#xa0;%1&#xa0;» est obligatoire. Remplissez-le.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>The queue&apos;s records have no field “%1”; &quot;intrayctl queue show&quot; lists their fields.</source>
        <translation>Les enregistrements de la file n’ont pas de champ «&#xa0;%1&#xa0;»&#xa0;; «&#xa0;intrayctl queue show&#xa0;» nomme ceux qu’ils ont.</translation>
    </message>
    <message>
        <source>The record is too large: the queue accepts at most %1.</source>
        <translation>L’enregistrement est trop grand&#xa0;: la file accepte au plus %1.</translation>
    </message>
    <message>
        <source>“%1” is too large: the queue accepts at most %2 in a field.</source>
        <translation>«&#xa0;%1&#xa0;» est trop grand&#xa0;: la file accepte au plus %2 dans un champ.</translation>
    </message>
    <message>
        <source>“%1” has a character with the number 0, which is not allowed in text.</source>
        <translation>«&#xa0;%1&#xa0;» contient un caractère de numéro 0, qu’aucun texte ne peut avoir.</translation>
    </message>
    <message>
        <source>“%1” has half of a character (\ud800 to \udfff without its other half), which is not allowed in text.</source>
        <translation>«&#xa0;%1&#xa0;» contient la moitié d’un caractère (de \ud800 à \udfff sans son autre moitié), qu’aucun texte ne peut avoir.</translation>
    </message>
    <message>
        <source>The table does not keep “%1” as it was given: another program or a rule of the table changes it.</source>
        <translation>La table ne garde pas «&#xa0;%1&#xa0;» tel qu’il a été donné&#xa0;: un autre programme ou une règle de la table le modifie.</translation>
    </message>
    <message>
        <source>A record is a JSON object with a value for each field.</source>
        <translation>Un enregistrement est un objet JSON avec une valeur pour chaque champ.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>CrossRule</name>
    <message>
        <source>“compare” is a list of a field, &lt;, &lt;= or =, and a field.</source>
        <translation>«&#xa0;compare&#xa0;» est une liste d’un champ, de &lt;, &lt;= ou =, et d’un champ.</translation>
    </message>
    <message>
        <source>“if” and “then” name fields, each with a list “is” of values, or with “filled” true or false.</source>
        <translation>«&#xa0;if&#xa0;» et «&#xa0;then&#xa0;» nomment des champs, chacun avec une liste «&#xa0;is&#xa0;» de valeurs, ou avec «&#xa0;filled&#xa0;» true ou false.</translation>
    </message>
    <message>
        <source>“for_equal” and “equal” are lists of fields.</source>
        <translation>«&#xa0;for_equal&#xa0;» et «&#xa0;equal&#xa0;» sont des listes de champs.</translation>
    </message>
    <message>
        <source>a rule has “compare”, “if” and “then”, “for_equal” and “equal”, or “unique”.</source>
        <translation>une règle a «&#xa0;compare&#xa0;», «&#xa0;if&#xa0;» et «&#xa0;then&#xa0;», «&#xa0;for_equal&#xa0;» et «&#xa0;equal&#xa0;», ou «&#xa0;unique&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” and “%2” must be the same.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» doivent être identiques.</translation>
    </message>
    <message>
        <source>“%1” must be before or less than “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» doit précéder «&#xa0;%2&#xa0;», ou être inférieur.</translation>
    </message>
    <message>
        <source>“%1” must not be after or more than “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» ne doit ni suivre «&#xa0;%2&#xa0;», ni être supérieur.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>«&#xa0;%1&#xa0;» est %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>«&#xa0;%1&#xa0;» est rempli</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>«&#xa0;%1&#xa0;» est vide</translation>
    </message>
    <message>
        <source>This must be %1, because %2.</source>
        <translation>La valeur doit être %1, car %2.</translation>
    </message>
    <message>
        <source>Fill this in, because %1.</source>
        <translation>Remplissez ce champ, car %1.</translation>
    </message>
    <message>
        <source>Leave this empty, because %1.</source>
        <translation>Laissez ce champ vide, car %1.</translation>
    </message>
    <message>
        <source>This must begin with %1, because %2.</source>
        <translation>Ceci doit commencer par %1, car %2.</translation>
    </message>
    <message>
        <source>“%1” has rules of its own</source>
        <translation>«&#xa0;%1&#xa0;» a ses propres règles</translation>
    </message>
    <message>
        <source>“%1” begins with %2</source>
        <translation>«&#xa0;%1&#xa0;» commence par %2</translation>
    </message>
    <message>
        <source>Where %1: %2.</source>
        <translation>Si %1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>CsvFormat</name>
    <message>
        <source>This separator cannot be used. Choose a character that is neither the quote nor a line end.</source>
        <translation>Ce séparateur ne peut pas être utilisé. Choisissez un caractère qui ne soit ni le guillemet ni une fin de ligne.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barre verticale</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>Quote, escape and comment cannot be used like this. Choose different characters that are neither the separator nor a line end.</source>
        <translation>Le guillemet, l’échappement et le commentaire ne peuvent pas être utilisés ainsi. Choisissez des caractères différents qui ne sont ni le séparateur ni une fin de ligne.</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The file could not be read to its end. Please check the disk or the network and try again.</source>
        <translation>Le fichier n’a pas pu être lu jusqu’au bout. Vérifiez le disque ou le réseau et réessayez.</translation>
    </message>
    <message>
        <source>The record that begins in line %1 is too long to be one.</source>
        <translation>L’enregistrement qui commence à la ligne %1 est trop long pour en être un seul.</translation>
    </message>
    <message>
        <source>Perhaps the quotation mark that is opened in line %1 is never closed.</source>
        <translation>Peut-être le guillemet ouvert à la ligne %1 n’est-il jamais refermé.</translation>
    </message>
    <message>
        <source>Perhaps the file is no text file, or its line ends are missing.</source>
        <translation>Peut-être le fichier n’est-il pas un fichier texte, ou ses fins de ligne manquent.</translation>
    </message>
    <message>
        <source>The quotation mark that is opened in line %1 is never closed. Please correct the file there, or read it without quotation marks.</source>
        <translation>Le guillemet ouvert à la ligne %1 n’est jamais fermé. Corrigez le fichier à cet endroit, ou lisez-le sans guillemets.</translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message>
        <source>The file “%1” is empty: there is nothing to import.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The file “%1” has no rows: there is nothing to import.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’a aucune ligne&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>L’en-tête ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file seems to have no header, so its columns are numbered.</source>
        <translation>Le fichier semble ne pas avoir d’en-tête, ses colonnes sont donc numérotées.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) before the header were skipped.</source>
        <translation>
            <numerusform>%n ligne avant l’en-tête a été ignorée.</numerusform>
            <numerusform>%n lignes avant l’en-tête ont été ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a zero byte in line %1, column “%2”.</source>
        <translation>Il y a un octet nul à la ligne %1, colonne «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>There are bytes in line %1, column “%2”, that are not %3.</source>
        <translation>À la ligne %1, colonne «&#xa0;%2&#xa0;», il y a des octets qui n’appartiennent pas à %3.</translation>
    </message>
    <message>
        <source>It is not clear where the quotation marks end in line %1, column “%2”.</source>
        <translation>On ne voit pas clairement où finissent les guillemets à la ligne %1, colonne «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The row has no values.</source>
        <translation>La ligne n’a aucune valeur.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n colonne</numerusform>
            <numerusform>%n colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>The row is too short: %1 for %2.</source>
        <translation>La ligne est trop courte&#xa0;: %1 pour %2.</translation>
    </message>
    <message>
        <source>The row is too long: %1 for %2.</source>
        <translation>La ligne est trop longue&#xa0;: %1 pour %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) were skipped, the first is line %1.</source>
        <translation>
            <numerusform>%n ligne vide a été ignorée, à la ligne %1.</numerusform>
            <numerusform>%n lignes vides ont été ignorées, la première à la ligne %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotation marks inside quoted values; they were read as they are, the first in line %1.</source>
        <translation>
            <numerusform>%n ligne contient des guillemets à l’intérieur de valeurs entre guillemets, à la ligne %1&#xa0;; elle a été lue telle quelle.</numerusform>
            <numerusform>%n lignes contiennent des guillemets à l’intérieur de valeurs entre guillemets, la première à la ligne %1&#xa0;; elles ont été lues telles quelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with separators beyond the last column.</source>
        <translation>
            <numerusform>%n ligne se termine par des séparateurs au-delà de la dernière colonne.</numerusform>
            <numerusform>%n lignes se terminent par des séparateurs au-delà de la dernière colonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment line(s) were skipped.</source>
        <translation>
            <numerusform>%n ligne de commentaire a été ignorée.</numerusform>
            <numerusform>%n lignes de commentaire ont été ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blanks around the values were taken off.</source>
        <translation>Les espaces autour des valeurs ont été enlevées.</translation>
    </message>
    <message>
        <source>Each line is read as one value, because no comma, semicolon, tab or vertical bar parts it. If another character does, choose it as the separator. A table with columns of a fixed width cannot be read; save it as CSV first.</source>
        <translation>Chaque ligne est lue comme une seule valeur, car ni virgule, ni point-virgule, ni tabulation, ni barre verticale ne la divise. Si un autre caractère le fait, choisissez-le comme séparateur. Une table dont les colonnes ont une largeur fixe ne peut pas être lue&#xa0;; enregistrez-la d’abord en CSV.</translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>La ligne contient encore une fois les noms des colonnes.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stand as text for Excel, like =&quot;00123&quot;; they were read without the signs around them, the first in line %1.</source>
        <translation>
            <numerusform>%n valeur est écrite comme texte pour Excel, comme =&quot;00123&quot;&#xa0;; elle a été lue sans les signes qui l’entourent, à la ligne %1.</numerusform>
            <numerusform>%n valeurs sont écrites comme texte pour Excel, comme =&quot;00123&quot;&#xa0;; elles ont été lues sans les signes qui les entourent, la première à la ligne %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message>
        <source>done, passed unopened</source>
        <translation>terminé, passé sans être ouvert</translation>
    </message>
    <message>
        <source>What passed unopened is done: --passed and --state %1 do not go together.</source>
        <translation>Ce qui est passé sans être ouvert est terminé&#xa0;: --passed et --state %1 ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>Only done items that passed unopened.</source>
        <translation>Seulement les dossiers terminés qui sont passés sans être ouverts.</translation>
    </message>
    <message>
        <source>&quot;queue set --plant-every&quot; plants some.</source>
        <translation>&quot;queue set --plant-every&quot; en glisse.</translation>
    </message>
    <message>
        <source>&quot;queue set --next&quot; sends a share of them to another person.</source>
        <translation>&quot;queue set --next&quot; en envoie une part à une autre personne.</translation>
    </message>
    <message>
        <source>--also is written TABLE:KEY or TABLE:KEY:COLUMN,COLUMN.</source>
        <translation>--also s’écrit TABLE:KEY ou TABLE:KEY:COLUMN,COLUMN.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 est absent.</translation>
    </message>
    <message>
        <source>--state needs --open and --done, its values for open and done rows.</source>
        <translation>--state a besoin de --open et --done, ses valeurs pour les lignes ouvertes et terminées.</translation>
    </message>
    <message>
        <source>--age is written TABLE:COLUMN.</source>
        <translation>--age s’écrit TABLE:COLUMN.</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>Rien n’est changé à la structure de la table.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Ce SQL est exécuté d’abord&#xa0;:</translation>
    </message>
    <message>
        <source>Recommended (--add-lock-id, --add-index):</source>
        <translation>Recommandé (--add-lock-id, --add-index)&#xa0;:</translation>
    </message>
    <message>
        <source>No row is open at the moment.</source>
        <translation>Aucune ligne n’est ouverte pour le moment.</translation>
    </message>
    <message>
        <source>Open rows, for instance: %1</source>
        <translation>Lignes ouvertes, par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Adopt the table like this? Type &quot;yes&quot;:</source>
        <translation>Adopter ainsi la table&#xa0;? Tapez «&#xa0;yes&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>The table %1 is now the queue %2. Other programs can go on using it at the same time.</source>
        <translation>La table %1 est maintenant la file d’attente %2. D’autres programmes peuvent continuer à l’utiliser en même temps.</translation>
    </message>
    <message>
        <source>Nothing was changed. See what would be done with --dry-run, and add --yes to do it.</source>
        <translation>Rien n’a été changé. --dry-run montre ce qui serait fait&#xa0;; ajoutez --yes pour le faire.</translation>
    </message>
    <message>
        <source>The name of the queue.</source>
        <translation>Le nom de la file d’attente.</translation>
    </message>
    <message>
        <source>The column that identifies a row: unique, number or text.</source>
        <translation>La colonne qui identifie une ligne&#xa0;: unique, nombre ou texte.</translation>
    </message>
    <message>
        <source>Who holds the row.</source>
        <translation>Qui détient la ligne.</translation>
    </message>
    <message>
        <source>Since when.</source>
        <translation>Depuis quand.</translation>
    </message>
    <message>
        <source>Under which lock; if there is such a column.</source>
        <translation>Sous quel verrou, si une telle colonne existe.</translation>
    </message>
    <message>
        <source>A table of locks instead; its columns by --lock-user and --lock-time.</source>
        <translation>À la place, une table de verrous&#xa0;; ses colonnes par --lock-user et --lock-time.</translation>
    </message>
    <message>
        <source>Its key, if that is not its only key column.</source>
        <translation>Sa clé, si ce n’est pas son unique colonne de clé.</translation>
    </message>
    <message>
        <source>The column of the state.</source>
        <translation>Où il est dit ce qui est terminé.</translation>
    </message>
    <message>
        <source>Its value for open rows; &quot;&quot; for empty.</source>
        <translation>Sa valeur pour les lignes ouvertes&#xa0;; &quot;&quot; pour vide.</translation>
    </message>
    <message>
        <source>Its value for finished rows.</source>
        <translation>Sa valeur pour les lignes terminées.</translation>
    </message>
    <message>
        <source>Only rows that meet this condition.</source>
        <translation>Seulement les lignes qui remplissent cette condition.</translation>
    </message>
    <message>
        <source>Lowest first; by default the id.</source>
        <translation>La plus petite valeur en premier&#xa0;; par défaut selon la clé.</translation>
    </message>
    <message>
        <source>What is shown and corrected; by default all.</source>
        <translation>Ce qui est montré et corrigé&#xa0;; par défaut tout.</translation>
    </message>
    <message>
        <source>Another table with columns of the record; may be given several times.</source>
        <translation>Une autre table avec des colonnes de l’enregistrement&#xa0;; peut être indiquée plusieurs fois.</translation>
    </message>
    <message>
        <source>Add a column LockId and use it.</source>
        <translation>Ajouter une colonne LockId et l’utiliser.</translation>
    </message>
    <message>
        <source>Add an index in the order of the claim.</source>
        <translation>Ajouter un index dans l’ordre de distribution.</translation>
    </message>
    <message>
        <source>Show what would be run, and test the criteria.</source>
        <translation>Montrer ce qui serait exécuté, et essayer les critères.</translation>
    </message>
    <message>
        <source>Do it without asking.</source>
        <translation>Le faire sans demander.</translation>
    </message>
    <message>
        <source>Use a table that already exists as a queue, shared with other programs.
Shows the SQL first and asks. Run it with the login that set the database up.</source>
        <translation>Utiliser une table existante comme file d’attente, partagée avec d’autres programmes.
Affiche d’abord le SQL et demande. À exécuter avec le compte qui a mis en place la base de données.</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Dossier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 doit être un nombre de %2 à %3, et non «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>--%1 must be a span of time such as 90s, 30m, 2h or 3d, not &quot;%2&quot;.</source>
        <translation>--%1 doit être une durée telle que 90s, 30m, 2h ou 3d, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--user does not work here: this database has logins, and the login says who acts. Put it in the address, such as postgresql://anna@db.example.org/intray.</source>
        <translation>--user ne sert pas ici&#xa0;: cette base de données a des comptes, et le compte dit qui agit. Nommez-le dans l’adresse, par exemple postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>&quot;intrayctl init&quot; creates one, and so do &quot;queue add&quot; and &quot;import&quot;.</source>
        <translation>«&#xa0;intrayctl init&#xa0;» en crée une, de même que «&#xa0;queue add&#xa0;» et «&#xa0;import&#xa0;».</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>La commande «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were written.</source>
        <translation>
            <numerusform>%n dossier a été écrit.</numerusform>
            <numerusform>%n dossiers ont été écrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the items must go to a file, because the document goes to standard output.</source>
        <translation>Avec --json, les dossiers doivent aller dans un fichier, car le document va sur la sortie standard.</translation>
    </message>
    <message>
        <source>Only items that are open, locked, done, failed or dismissed.</source>
        <translation>Seulement les dossiers dans l’un de ces états&#xa0;: open, locked, done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>Write the items of a queue to a file; &quot;-&quot; is standard output.</source>
        <translation>Écrire les dossiers d’une file d’attente dans un fichier&#xa0;; «&#xa0;-&#xa0;» désigne la sortie standard.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>file d’attente</translation>
    </message>
    <message>
        <source>oldest open</source>
        <translation>plus ancien ouvert</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendue</translation>
    </message>
    <message>
        <source>item</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>locked by</source>
        <translation>verrouillé par</translation>
    </message>
    <message>
        <source>since</source>
        <translation>depuis</translation>
    </message>
    <message>
        <source>until</source>
        <translation>jusqu’à</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) are broken.</source>
        <translation>
            <numerusform>%n règle n’est pas respectée.</numerusform>
            <numerusform>%n règles ne sont pas respectées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>keyed twice</source>
        <translation>saisi deux fois</translation>
    </message>
    <message>
        <source>differing</source>
        <translation>différents</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>non tranchés</translation>
    </message>
    <message>
        <source>first wrong</source>
        <translation>première fausse</translation>
    </message>
    <message>
        <source>second wrong</source>
        <translation>seconde fausse</translation>
    </message>
    <message>
        <source>error rate</source>
        <translation>taux d’erreur</translation>
    </message>
    <message>
        <source>Nothing has been keyed a second time in %1 yet.</source>
        <translation>Rien n’a encore été saisi une seconde fois dans %1.</translation>
    </message>
    <message>
        <source>Show how many items are in each state, and the locks.</source>
        <translation>Afficher le nombre de dossiers dans chaque état, et les verrous.</translation>
    </message>
    <message>
        <source>Show how often each field was keyed wrong, as found by second keying.</source>
        <translation>Montrer combien de fois chaque champ a été mal saisi, d’après la seconde saisie.</translation>
    </message>
    <message>
        <source>Prove on this very database that no item is given out twice.
Many claimers, each with a connection of its own, empty a queue that is made for them and removed again. On a server your login must be administrator and clerk.</source>
        <translation>Prouver sur cette base de données même qu’aucun dossier n’est distribué deux fois.
De nombreux preneurs, chacun avec sa propre connexion, vident une file d’attente créée pour eux puis supprimée. Sur un serveur, votre compte doit avoir les rôles administrator et clerk.</translation>
    </message>
    <message>
        <source>How many there are; 32 by default.</source>
        <translation>Combien ils sont&#xa0;; sinon 32.</translation>
    </message>
    <message>
        <source>How many items they share; 10000 by default.</source>
        <translation>Combien de dossiers ils se partagent&#xa0;; sinon 10000.</translation>
    </message>
    <message>
        <source>Item %1 is now %2.</source>
        <translation>Le dossier %1 est maintenant dans l’état %2.</translation>
    </message>
    <message>
        <source>An item can be returned for %1 at most.</source>
        <translation>Un dossier peut être rendu pour %1 au plus.</translation>
    </message>
    <message>
        <source>The lock&apos;s id, as &quot;claim&quot; gave it; required.</source>
        <translation>L’identifiant du verrou, tel que «&#xa0;claim&#xa0;» l’a donné&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed; up to 72h.</source>
        <translation>Personne ne le reçoit avant la fin de ce délai&#xa0;; 72h au plus.</translation>
    </message>
    <message>
        <source>The reason; required.</source>
        <translation>Le motif&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Without ITEM: all that the lock holds.</source>
        <translation>Sans ITEM&#xa0;: tout ce que détient le verrou.</translation>
    </message>
    <message>
        <source>Mark an item as failed, with a reason.</source>
        <translation>Marquer un dossier en échec, avec un motif.</translation>
    </message>
    <message>
        <source>Send an item back to the previous step, with a reason.</source>
        <translation>Renvoyer un dossier à l’étape précédente, avec un motif.</translation>
    </message>
    <message>
        <source>Print exactly one JSON document.</source>
        <translation>Afficher exactement un document JSON.</translation>
    </message>
    <message>
        <source>Show this help; also -h.</source>
        <translation>Afficher cette aide&#xa0;; aussi -h.</translation>
    </message>
    <message>
        <source>Show the version; also -v.</source>
        <translation>Afficher la version&#xa0;; aussi -v.</translation>
    </message>
    <message>
        <source>Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commands:</source>
        <translation>Usage&#xa0;: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Usage: intrayctl %1 [OPTIONS] %2</source>
        <translation>Usage&#xa0;: intrayctl %1 [OPTIONS] %2</translation>
    </message>
    <message>
        <source>--delimiter must be one character or tab, comma, semicolon, pipe or space.</source>
        <translation>--delimiter doit être un seul caractère ou tab, comma, semicolon, pipe ou space.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Standard input cannot be saved to a file: %1.</source>
        <translation>L’entrée standard ne peut pas être conservée dans un fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The title of a new queue.</source>
        <translation>Le titre d’une nouvelle file d’attente.</translation>
    </message>
    <message>
        <source>Only show what would happen.</source>
        <translation>Dire seulement ce qui se passerait.</translation>
    </message>
    <message>
        <source>An item is named by its number, not by &quot;%1&quot;.</source>
        <translation>Un dossier se désigne par son numéro, et non par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not hold one JSON object such as {&quot;City&quot;: &quot;boaz&quot;}.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas un objet JSON unique tel que {&quot;City&quot;: &quot;boaz&quot;}.</translation>
    </message>
    <message>
        <source>Item %1 has been added.</source>
        <translation>Le dossier %1 a été ajouté.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorité</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>locked since</source>
        <translation>verrouillé depuis</translation>
    </message>
    <message>
        <source>locked until</source>
        <translation>verrouillé jusqu’à</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>brouillons</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>renvoyé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>tentatives</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>clos</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>à (UTC)</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>where</source>
        <translation>où</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>Higher comes first; 0 if it is not given.</source>
        <translation>La plus élevée vient en premier&#xa0;; 0 sans indication.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed, such as 2h.</source>
        <translation>Personne ne le reçoit avant la fin de ce délai, par exemple 2h.</translation>
    </message>
    <message>
        <source>Whose request it is, as a JSON object.</source>
        <translation>De qui vient la demande, sous forme d’objet JSON.</translation>
    </message>
    <message>
        <source>Add one item; FILE holds its record as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Ajouter un dossier&#xa0;; FILE contient son enregistrement sous forme d’objet JSON, «&#xa0;-&#xa0;» désigne l’entrée standard.</translation>
    </message>
    <message>
        <source>Show everything about an item.</source>
        <translation>Tout afficher sur un dossier.</translation>
    </message>
    <message>
        <source>A state is open, locked, done, failed or dismissed, not &quot;%1&quot;.</source>
        <translation>Un état est open, locked, done, failed ou dismissed, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>open from %1</source>
        <translation>ouvert à partir de %1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>No item is on this list.</source>
        <translation>Aucun dossier ne figure dans cette liste.</translation>
    </message>
    <message>
        <source>Go on where the last list ended.</source>
        <translation>Continuer là où la dernière liste s’est arrêtée.</translation>
    </message>
    <message>
        <source>lock %1</source>
        <translation>verrou %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>verrou</translation>
    </message>
    <message>
        <source>You hold no items.</source>
        <translation>Vous ne détenez aucun dossier.</translation>
    </message>
    <message>
        <source>The draft for item %1 is saved.</source>
        <translation>Le brouillon du dossier %1 est enregistré.</translation>
    </message>
    <message>
        <source>The lock lasts until %1.</source>
        <translation>Le verrou dure jusqu’à %1.</translation>
    </message>
    <message>
        <source>On a queue that is filled by a query: wait if somebody else is already looking for work.</source>
        <translation>Pour une file d’attente remplie par une requête&#xa0;: attendre si quelqu’un d’autre recherche déjà des dossiers.</translation>
    </message>
    <message>
        <source>Take locks on the next items of queues, or on the very items named.</source>
        <translation>Prendre les prochains dossiers de files d’attente, ou précisément les dossiers désignés.</translation>
    </message>
    <message>
        <source>List what you hold in all queues, drafts included.</source>
        <translation>Lister ce que vous détenez dans toutes les files d’attente, brouillons compris.</translation>
    </message>
    <message>
        <source>Save what has been typed so far; FILE holds it as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Enregistrer ce qui est saisi jusqu’ici&#xa0;; FILE le contient sous forme d’objet JSON, «&#xa0;-&#xa0;» désigne l’entrée standard.</translation>
    </message>
    <message>
        <source>Extend the lock.</source>
        <translation>Prolonger le verrou.</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>Mot de passe pour %1&#xa0;: </translation>
    </message>
    <message>
        <source>Password of %1 for %2: </source>
        <translation>Mot de passe de %1 pour %2&#xa0;: </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 %</source>
        <translation>
            <numerusform>%n ligne, %1&#xa0;%</numerusform>
            <numerusform>%n lignes, %1&#xa0;%</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s (Ctrl+C ends it)</source>
        <translation>%1, %2 s (Ctrl+C y met fin)</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>longest lock</source>
        <translation>verrou maximal</translation>
    </message>
    <message>
        <source>locks per user</source>
        <translation>verrous par utilisateur</translation>
    </message>
    <message>
        <source>next queue</source>
        <translation>file d’attente suivante</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>different person</source>
        <translation>autre personne</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>second keying</source>
        <translation>seconde saisie</translation>
    </message>
    <message>
        <source>decided in</source>
        <translation>tranché dans</translation>
    </message>
    <message numerus="yes">
        <source>The query finds %n key(s) more than once; of those the first row counts.</source>
        <translation>
            <numerusform>La requête trouve %n clé plus d’une fois&#xa0;; la première ligne compte.</numerusform>
            <numerusform>La requête trouve %n clés plus d’une fois&#xa0;; pour chacune, la première ligne compte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query takes long; the test was stopped before its end.</source>
        <translation>La requête est longue&#xa0;; elle n’a pas été essayée jusqu’au bout.</translation>
    </message>
    <message>
        <source>The query finds nothing at the moment.</source>
        <translation>La requête ne trouve rien pour le moment.</translation>
    </message>
    <message>
        <source>The queue %1 is paused; nobody gets its items.</source>
        <translation>La file d’attente %1 est suspendue&#xa0;; personne ne reçoit ses dossiers.</translation>
    </message>
    <message>
        <source>The queue %1 gives out its items again.</source>
        <translation>La file d’attente %1 distribue de nouveau ses dossiers.</translation>
    </message>
    <message>
        <source>Add a queue.</source>
        <translation>Ajouter une file d’attente.</translation>
    </message>
    <message>
        <source>Change rules of a queue; what is not named stays as it is.</source>
        <translation>Changer les règles d’une file d’attente&#xa0;; ce qui n’est pas nommé reste inchangé.</translation>
    </message>
    <message>
        <source>Show the rules of a queue.</source>
        <translation>Afficher les règles d’une file d’attente.</translation>
    </message>
    <message>
        <source>List the queues.</source>
        <translation>Lister les files d’attente.</translation>
    </message>
    <message>
        <source>Pause a queue: give out no more items.</source>
        <translation>Ne plus distribuer les dossiers d’une file d’attente.</translation>
    </message>
    <message>
        <source>Resume a queue: give out items again.</source>
        <translation>Distribuer de nouveau les dossiers d’une file d’attente.</translation>
    </message>
    <message>
        <source>The title that people see; by default the name.</source>
        <translation>Ce que les gens voient&#xa0;; par défaut le nom.</translation>
    </message>
    <message>
        <source>How long a lock lasts, such as 30m.</source>
        <translation>Combien de temps dure un verrou, par exemple 30m.</translation>
    </message>
    <message>
        <source>No extension goes beyond this, such as 8h.</source>
        <translation>Aucune prolongation ne va au-delà, par exemple 8h.</translation>
    </message>
    <message>
        <source>How many items one user may hold; &quot;none&quot; for no limit.</source>
        <translation>Combien de dossiers un utilisateur peut détenir&#xa0;; «&#xa0;none&#xa0;» pour aucune limite.</translation>
    </message>
    <message>
        <source>An item that was taken this often fails when its lock expires; &quot;none&quot; for never.</source>
        <translation>Un dossier pris ce nombre de fois est en échec quand son verrou expire&#xa0;; «&#xa0;none&#xa0;» pour jamais.</translation>
    </message>
    <message>
        <source>What may be done, such as complete,return,dismiss,fail,send_back.</source>
        <translation>Ce qui est permis, par exemple complete,return,dismiss,fail,send_back.</translation>
    </message>
    <message>
        <source>JSON Schema of the records.</source>
        <translation>Schéma JSON des enregistrements.</translation>
    </message>
    <message>
        <source>Query that fills the queue: one SELECT with a column &quot;key&quot;; &quot;&quot; for none.</source>
        <translation>Requête qui remplit la file d’attente&#xa0;: un seul SELECT avec une colonne «&#xa0;key&#xa0;»&#xa0;; &quot;&quot; pour aucune.</translation>
    </message>
    <message>
        <source>How long the query&apos;s result is good.</source>
        <translation>Combien de temps le résultat de la requête reste valable.</translation>
    </message>
    <message>
        <source>Where completed items go on; &quot;&quot; for nowhere.</source>
        <translation>Où vont ensuite les dossiers terminés&#xa0;; &quot;&quot; pour nulle part.</translation>
    </message>
    <message>
        <source>Fields that are keyed a second time without sight of the first; &quot;&quot; for none.</source>
        <translation>Champs saisis une seconde fois sans voir la première saisie&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>Where a third person decides if the two keyings differ.</source>
        <translation>Où une troisième personne tranche si les deux saisies diffèrent.</translation>
    </message>
    <message>
        <source>Share of what the previous step completes that comes here, such as 10%; the rest skips this queue.</source>
        <translation>Part de ce que termine l’étape précédente qui arrive ici, par exemple 10%&#xa0;; le reste saute cette file d’attente.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’un des mots %2.</translation>
    </message>
    <message>
        <source>--share is 1% to 100%, not &quot;%1&quot;.</source>
        <translation>--share vaut de 1% à 100%, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Item %1 is open again.</source>
        <translation>Le dossier %1 est de nouveau ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>%n dossier a été rouvert.</numerusform>
            <numerusform>%n dossiers ont été rouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 must be a day or a time such as 2026-03-01 or 2026-03-01T08:00.</source>
        <translation>--%1 doit être un jour ou un moment tel que 2026-03-01 ou 2026-03-01T08:00.</translation>
    </message>
    <message>
        <source>--state must be done, failed or dismissed.</source>
        <translation>--state doit être done, failed ou dismissed.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) would be reopened.</source>
        <translation>
            <numerusform>%n dossier serait rouvert.</numerusform>
            <numerusform>%n dossiers seraient rouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --queue the finished items of a queue.</source>
        <translation>Désignez des dossiers, ou avec --queue les dossiers clos d’une file d’attente.</translation>
    </message>
    <message>
        <source>Only show how many.</source>
        <translation>Dire seulement combien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a request.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de demande.</translation>
    </message>
    <message>
        <source>request</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>user</source>
        <translation>utilisateur</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>voulus</translation>
    </message>
    <message>
        <source>given</source>
        <translation>distribués</translation>
    </message>
    <message>
        <source>Nobody has asked for work.</source>
        <translation>Personne n’a demandé de dossiers.</translation>
    </message>
    <message>
        <source>Looking for work</source>
        <translation>Recherche de dossiers</translation>
    </message>
    <message>
        <source>%1 has been created with schema %2.</source>
        <translation>%1 a été créé avec le schéma %2.</translation>
    </message>
    <message>
        <source>%1 has been upgraded to schema %2.</source>
        <translation>%1 a été mis à niveau vers le schéma %2.</translation>
    </message>
    <message>
        <source>%1 already has schema %2.</source>
        <translation>%1 a déjà le schéma %2.</translation>
    </message>
    <message>
        <source>Intray&apos;s tables, functions and roles have been created in %1 (schema %2). The login %3 is their administrator; &quot;intrayctl user add&quot; adds others.</source>
        <translation>Les tables, fonctions et rôles d’Intray ont été créés dans %1 (schéma %2). Le compte %3 en est l’administrateur&#xa0;; «&#xa0;intrayctl user add&#xa0;» en ajoute d’autres.</translation>
    </message>
    <message>
        <source>Create the database&apos;s tables or upgrade them.
&quot;queue add&quot; and &quot;import&quot; also create a missing database file; every other command fails then. On a server it also creates the roles, and whoever runs it becomes administrator.</source>
        <translation>Créer les tables de la base de données ou les mettre à niveau.
«&#xa0;queue add&#xa0;» et «&#xa0;import&#xa0;» créent eux aussi un fichier de base de données absent&#xa0;; toute autre commande échoue dans ce cas. Sur un serveur, les rôles sont aussi créés, et qui lance la commande devient administrateur.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Aucun dossier n’est ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>What is left is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>Le reste est verrouillé par d’autres (%n dossier).</numerusform>
            <numerusform>Le reste est verrouillé par d’autres (%n dossiers).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was returned for later; the next is due %1.</source>
        <translation>Ce qui reste a été rendu pour plus tard&#xa0;; le prochain dossier sera disponible à partir de %1.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>La file d’attente est suspendue.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Vous détenez autant de dossiers que la file d’attente le permet&#xa0;; terminez-en ou rendez-en un d’abord.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>Vous ne pouvez pas prendre de dossiers dans cette file d’attente.</translation>
    </message>
    <message>
        <source>%1 has held this item since %2.</source>
        <translation>%1 détient ce dossier depuis %2.</translation>
    </message>
    <message>
        <source>What is left needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>Ce qui reste doit être traité par une autre personne&#xa0;: vous l’avez terminé à l’étape précédente, c’est donc à un collègue de le prendre.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>Ce dossier doit être traité par une autre personne&#xa0;: vous avez fait vous-même l’étape précédente.</translation>
    </message>
    <message>
        <source>This item is already finished.</source>
        <translation>Ce dossier est déjà clos.</translation>
    </message>
    <message>
        <source>This queue is filled by a query: ask for work with &quot;claim QUEUE&quot; alone.</source>
        <translation>Cette file d’attente est remplie par une requête&#xa0;: demandez des dossiers avec «&#xa0;claim QUEUE&#xa0;» seul.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>%n verrou a été libéré.</numerusform>
            <numerusform>%n verrous ont été libérés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --lock the lock that holds them.</source>
        <translation>Désignez des dossiers, ou avec --lock le verrou qui les détient.</translation>
    </message>
    <message>
        <source>--every must be one second at least.</source>
        <translation>--every doit valoir au moins une seconde.</translation>
    </message>
    <message>
        <source>All that this lock holds, instead of items.</source>
        <translation>Tout ce que détient ce verrou, au lieu de dossiers.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever takes the item next.</source>
        <translation>Ce qui a été saisi est proposé à la personne qui prendra ensuite le dossier.</translation>
    </message>
    <message>
        <source>Again and again, until Ctrl+C, such as 60s.</source>
        <translation>Sans cesse jusqu’à Ctrl+C, à cet intervalle, par exemple 60s.</translation>
    </message>
    <message>
        <source>Release the locks on items, whoever holds them; what was typed stays.</source>
        <translation>Libérer les verrous de dossiers, quel que soit leur détenteur&#xa0;; ce qui a été saisi reste.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>Aucun dossier n’est verrouillé.</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>at</source>
        <translation>poste</translation>
    </message>
    <message>
        <source>idle since</source>
        <translation>inactif depuis</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now locked by %1.</source>
        <translation>
            <numerusform>%n dossier est maintenant verrouillé par %1.</numerusform>
            <numerusform>%n dossiers sont maintenant verrouillés par %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds this item.</source>
        <translation>Personne ne détient ce dossier.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever gets the item.</source>
        <translation>Ce qui a été saisi est proposé à la personne qui reçoit le dossier.</translation>
    </message>
    <message>
        <source>Whose items; required.</source>
        <translation>De qui sont les dossiers&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Who gets the items; required.</source>
        <translation>Qui reçoit les dossiers&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>List who holds what, in all queues.</source>
        <translation>Lister qui détient quoi, dans toutes les files d’attente.</translation>
    </message>
    <message>
        <source>Of this queue only.</source>
        <translation>Seulement de cette file d’attente.</translation>
    </message>
    <message>
        <source>Only items that this user holds.</source>
        <translation>Seulement les dossiers détenus par cet utilisateur.</translation>
    </message>
    <message>
        <source>Anywhere in key, queue, user, workstation or lock id.</source>
        <translation>N’importe où dans la clé, la file d’attente, l’utilisateur, le poste ou l’identifiant du verrou.</translation>
    </message>
    <message>
        <source>Expired, or the holder&apos;s program does not respond.</source>
        <translation>Expiré, ou le programme du détenteur ne donne plus signe de vie.</translation>
    </message>
    <message>
        <source>Such as since, idle, expires, user or key.</source>
        <translation>Par exemple since, idle, expires, user ou key.</translation>
    </message>
    <message>
        <source>Give items that somebody holds to somebody else.</source>
        <translation>Attribuer à quelqu’un d’autre des dossiers que quelqu’un détient.</translation>
    </message>
    <message>
        <source>Hand over everything that somebody holds, to somebody else or back to the queue.</source>
        <translation>Transmettre tout ce que quelqu’un détient, à quelqu’un d’autre ou à la file d’attente.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>login</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>rôles</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>files d’attente</translation>
    </message>
    <message>
        <source>There is no role &quot;%1&quot;. Roles are: %2.</source>
        <translation>Le rôle «&#xa0;%1&#xa0;» n’existe pas. Les rôles sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is already a user named &quot;%1&quot;. &quot;intrayctl user set&quot; changes what a user may do.</source>
        <translation>Il existe déjà un utilisateur nommé «&#xa0;%1&#xa0;». «&#xa0;intrayctl user set&#xa0;» change ce qu’un utilisateur peut faire.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;. &quot;intrayctl user add&quot; adds one.</source>
        <translation>Il n’y a pas d’utilisateur nommé «&#xa0;%1&#xa0;». «&#xa0;intrayctl user add&#xa0;» en ajoute un.</translation>
    </message>
    <message>
        <source>%1 no longer has any rights here. The history keeps the name.</source>
        <translation>%1 n’a plus aucun droit ici. L’historique conserve le nom.</translation>
    </message>
    <message>
        <source>The user&apos;s new login, after it was renamed on MariaDB.</source>
        <translation>Le nouveau compte de l’utilisateur, après son changement de nom sur MariaDB.</translation>
    </message>
    <message>
        <source>Give a login of the database roles in Intray.
NAME is the login; on SQLite any name. For administrators.</source>
        <translation>Donner à un compte de la base de données des rôles dans Intray.
NAME est le compte&#xa0;; avec SQLite, un nom quelconque. Réservé aux administrateurs.</translation>
    </message>
    <message>
        <source>Change what a user may do; what is not named stays as it is.</source>
        <translation>Changer ce qu’un utilisateur peut faire&#xa0;; ce qui n’est pas nommé reste inchangé.</translation>
    </message>
    <message>
        <source>Remove all rights of a user; the login itself stays.</source>
        <translation>Retirer tous ses droits à un utilisateur&#xa0;; le compte lui-même reste.</translation>
    </message>
    <message>
        <source>List who may do what.</source>
        <translation>Lister qui a le droit de faire quoi.</translation>
    </message>
    <message>
        <source>Name an item, or a queue with --queue.</source>
        <translation>Désignez un dossier, ou une file d’attente avec --queue.</translation>
    </message>
    <message>
        <source>Explain why nobody can take an item, or why somebody gets nothing.</source>
        <translation>Dire pourquoi personne ne peut prendre un dossier, ou pourquoi quelqu’un ne reçoit rien.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; that can be run. Nothing was taken from the queue.</source>
        <translation>Il n’y a pas de commande «&#xa0;%1&#xa0;» qui puisse être exécutée. Rien n’a été pris dans la file d’attente.</translation>
    </message>
    <message>
        <source>%1 completed, %2 failed, %3 to be tried again, %4 returned, %5 lost.</source>
        <translation>%1 terminés, %2 en échec, %3 remis pour une autre tentative, %4 rendus, %5 perdus.</translation>
    </message>
    <message>
        <source>Stop when nothing is left, instead of waiting for more.</source>
        <translation>Finir quand il ne reste rien, au lieu d’attendre la suite.</translation>
    </message>
    <message>
        <source>Run a command for each item of a queue: the record as JSON on its standard input, the result as JSON on its standard output.
Status 0 completes the item. Otherwise it is tried again as often as the queue allows, and then fails with the command&apos;s standard error as the reason. Ctrl+C takes no more items and waits for running commands; a second one ends these too and returns the items.</source>
        <translation>Exécuter une commande pour chaque dossier d’une file d’attente&#xa0;: l’enregistrement en JSON sur son entrée standard, le résultat en JSON sur sa sortie standard.
Le code de retour 0 termine le dossier. Sinon il est tenté à nouveau aussi souvent que la file d’attente le permet, puis il est en échec avec la sortie d’erreur de la commande pour motif. Ctrl+C ne prend plus de dossiers et attend ce qui est en cours&#xa0;; un second Ctrl+C y met fin aussi et rend les dossiers.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverts</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillés</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>reportés</translation>
    </message>
    <message>
        <source>done today</source>
        <translation>terminés aujourd’hui</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>expired today</source>
        <translation>expirés aujourd’hui</translation>
    </message>
    <message>
        <source>released today</source>
        <translation>libérés aujourd’hui</translation>
    </message>
    <message>
        <source>empty requests</source>
        <translation>demandes sans résultat</translation>
    </message>
    <message>
        <source>from</source>
        <translation>à partir de</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>terminés</translation>
    </message>
    <message>
        <source>backlog</source>
        <translation>reste à traiter</translation>
    </message>
    <message>
        <source>Adding up the history</source>
        <translation>Récapitulation de l’historique</translation>
    </message>
    <message>
        <source>Show each queue at a glance, and what was completed and left per hour or day.</source>
        <translation>Montrer chaque file d’attente d’un coup d’œil, et ce qui a été terminé et ce qui restait à traiter par heure ou par jour.</translation>
    </message>
    <message>
        <source>The last N days, day by day; by default the last 24 hours, hour by hour.</source>
        <translation>Les N derniers jours, jour par jour&#xa0;; sinon les dernières 24 heures, heure par heure.</translation>
    </message>
    <message>
        <source>--%1 must be a day such as 2026-11-21 or a time such as 2026-11-21T08:00, not &quot;%2&quot;.</source>
        <translation>--%1 doit être un jour tel que 2026-11-21 ou un moment tel que 2026-11-21T08:00, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--kind must be one of %1, not &quot;%2&quot;.</source>
        <translation>--kind doit être l’un des mots %1, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of history were written.</source>
        <translation>
            <numerusform>%n ligne d’historique a été écrite.</numerusform>
            <numerusform>%n lignes d’historique ont été écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only of the items of this queue.</source>
        <translation>Seulement pour les dossiers de cette file d’attente.</translation>
    </message>
    <message>
        <source>Only of the items with this key.</source>
        <translation>Seulement pour les dossiers avec cette clé.</translation>
    </message>
    <message>
        <source>Only what this user did.</source>
        <translation>Seulement ce qu’a fait cet utilisateur.</translation>
    </message>
    <message>
        <source>Only this, such as completed; may be given again.</source>
        <translation>Seulement ceci, par exemple completed&#xa0;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>On or after this day or time, such as 2026-11-21.</source>
        <translation>À partir de ce jour ou de ce moment, par exemple 2026-11-21.</translation>
    </message>
    <message>
        <source>Before this day or time.</source>
        <translation>Avant ce jour ou ce moment.</translation>
    </message>
    <message>
        <source>Write all of it to a CSV file.</source>
        <translation>Écrire le tout dans un fichier CSV.</translation>
    </message>
    <message>
        <source>Show what happened to an item, over all steps of its record; with an option or without ITEM, search the whole history, newest first.</source>
        <translation>Montrer ce qui est arrivé à un dossier, à travers toutes les étapes de son enregistrement&#xa0;; avec une option ou sans ITEM, rechercher dans tout l’historique, le plus récent en premier.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituels</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>oui&#xa0;: %1</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avertissements</translation>
    </message>
    <message>
        <source>What the people who work there read.</source>
        <translation>Ce que lisent les personnes qui y travaillent.</translation>
    </message>
    <message>
        <source>How long before the end of a lock its holder is warned, first and last, such as 5m,1m; &quot;usual&quot; for the usual times.</source>
        <translation>Combien de temps avant la fin d’un verrou son détenteur est averti, la première et la dernière fois, par exemple 5m,1m&#xa0;; «&#xa0;usual&#xa0;» pour les délais habituels.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item fails; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est marqué en échec&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is sent back; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est renvoyé&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>--warn is one or two spans of time such as 5m,1m, or &quot;usual&quot;, not &quot;%1&quot;.</source>
        <translation>--warn est une ou deux durées telles que 5m,1m, ou «&#xa0;usual&#xa0;», et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot;, was &quot;%3&quot;</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;», auparavant «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Show what each ending changed in the record.</source>
        <translation>Indique ce que chaque clôture a modifié dans l’enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n dossier a maintenant la priorité %1.</numerusform>
            <numerusform>%n dossiers ont maintenant la priorité %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move waiting items forward, or behind others.</source>
        <translation>Faire avancer des dossiers en attente, ou les placer derrière d’autres.</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Viennent d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>The column with the longest lock, in minutes; by default --hold.</source>
        <translation>Où se trouve la durée maximale du verrou, en minutes&#xa0;; par défaut, --hold.</translation>
    </message>
    <message>
        <source>The file %1 exists already. Nothing was done; --force overwrites it.</source>
        <translation>Le fichier %1 existe déjà. Rien n’a été fait&#xa0;; --force l’écrase.</translation>
    </message>
    <message>
        <source>Print the names only, one per line.</source>
        <translation>N’afficher que les noms, un par ligne.</translation>
    </message>
    <message>
        <source>Overwrite a file that exists.</source>
        <translation>Écraser un fichier existant.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help&quot; lists the commands.</source>
        <translation>«&#xa0;intrayctl help&#xa0;» affiche les commandes.</translation>
    </message>
    <message>
        <source>Dismiss an item for good, without completing it.</source>
        <translation>Clore un dossier définitivement, sans le terminer.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:FILE or postgresql://USER@HOST/NAME; also -d. Without it $INTRAY_DATABASE, then the embedded database that the window uses. A server&apos;s password comes from $INTRAY_PASSWORD, the server&apos;s own password file or the keyboard.</source>
        <translation>La base de données, par exemple sqlite:FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM&#xa0;; aussi -d. Sans indication, $INTRAY_DATABASE, puis la base intégrée que la fenêtre utilise. Le mot de passe d’un serveur vient de $INTRAY_PASSWORD, du fichier de mots de passe du serveur ou du clavier.</translation>
    </message>
    <message>
        <source>Who acts; only for a database without logins, where it is the system&apos;s user otherwise.</source>
        <translation>Qui agit&#xa0;; seulement pour une base sans comptes, où c’est sinon l’utilisateur du système.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing available,
4 the lock is not yours or you lack the right, 5 busy, try again,
6 done, but some of it was rejected.</source>
        <translation>Code de retour&#xa0;: 0 fait, 1 échec, 2 mauvais usage, 3 rien de disponible,
4 le verrou n’est pas le vôtre ou le droit vous manque, 5 occupé, réessayez,
6 fait, mais une partie a été rejetée.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help COMMAND&quot; shows the options of a command.</source>
        <translation>«&#xa0;intrayctl help COMMANDE&#xa0;» affiche les options d’une commande.</translation>
    </message>
    <message>
        <source>List the commands, or show the options of one.</source>
        <translation>Afficher les commandes, ou les options de l’une d’elles.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on, --export FILE writes all of it.</source>
        <translation>Il y en a plus&#xa0;: --cursor %1 continue, --export FICHIER écrit tout.</translation>
    </message>
    <message>
        <source>At most this many lines, newest first; 200 by default.</source>
        <translation>Au plus ce nombre de lignes, les plus récentes d’abord&#xa0;; sans indication 200.</translation>
    </message>
    <message>
        <source>The encoding of the file, such as windows-1252; guessed by default.</source>
        <translation>L’encodage du fichier, par exemple windows-1252&#xa0;; sans indication, il est deviné.</translation>
    </message>
    <message>
        <source>The separator of values: one character, or tab, comma, semicolon, pipe or space; guessed by default.</source>
        <translation>Ce qui sépare les valeurs&#xa0;: un caractère, ou tab, comma, semicolon, pipe ou space&#xa0;; sans indication, c’est deviné.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on.</source>
        <translation>Il y en a plus&#xa0;: --cursor %1 continue.</translation>
    </message>
    <message>
        <source>open (by default), locked, done, failed or dismissed.</source>
        <translation>open (sans indication), locked, done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>At most this many; 50 by default.</source>
        <translation>Au plus ce nombre&#xa0;; sans indication 50.</translation>
    </message>
    <message>
        <source>--count is for queues; with --item you get the items named.</source>
        <translation>--count sert pour les files d’attente&#xa0;; avec --item vous recevez les dossiers indiqués.</translation>
    </message>
    <message>
        <source>Name a queue, or items after --item.</source>
        <translation>Indiquez une file d’attente, ou des dossiers après --item.</translation>
    </message>
    <message>
        <source>At most this many items; 1 by default.</source>
        <translation>Au plus ce nombre de dossiers&#xa0;; sans indication 1.</translation>
    </message>
    <message>
        <source>The arguments are items, not queues; all of them are taken, or none.</source>
        <translation>Les arguments sont des dossiers, pas des files d’attente&#xa0;; tous sont pris, ou aucun.</translation>
    </message>
    <message>
        <source>Higher comes first; required.</source>
        <translation>Les plus élevées passent d’abord&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>The reason; it stays in the history.</source>
        <translation>Pourquoi&#xa0;; c’est conservé dans l’historique.</translation>
    </message>
    <message>
        <source>lock duration</source>
        <translation>durée du verrou</translation>
    </message>
    <message>
        <source>The queue %1 is removed.</source>
        <translation>La file d’attente %1 est supprimée.</translation>
    </message>
    <message>
        <source>Remove a queue that never had an item; any other can be paused.</source>
        <translation>Supprimer une file d’attente qui n’a jamais eu de dossier&#xa0;; toute autre peut être mise en pause.</translation>
    </message>
    <message>
        <source>Whether an item must go to a different person than the one who completed the previous step.</source>
        <translation>Si un dossier va à une autre personne que celle qui a terminé l’étape précédente.</translation>
    </message>
    <message>
        <source>Finished items of this queue, instead of ITEM.</source>
        <translation>Les dossiers clos de cette file d’attente, au lieu de ITEM.</translation>
    </message>
    <message>
        <source>Only those that are done, failed or dismissed.</source>
        <translation>Seulement ceux à l’état done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>Only those that this user finished.</source>
        <translation>Seulement ceux que cet utilisateur a clos.</translation>
    </message>
    <message>
        <source>Only those finished on this day or at this time, or later.</source>
        <translation>Seulement ceux clos ce jour ou à cette heure, ou plus tard.</translation>
    </message>
    <message>
        <source>Only those finished before this day or time.</source>
        <translation>Seulement ceux clos avant ce jour ou cette heure.</translation>
    </message>
    <message>
        <source>--cancel needs the number of a request.</source>
        <translation>--cancel exige le numéro d’une demande.</translation>
    </message>
    <message>
        <source>Only requests for this queue.</source>
        <translation>Seulement les demandes pour cette file d’attente.</translation>
    </message>
    <message>
        <source>At most this many; 200 by default.</source>
        <translation>Au plus ce nombre&#xa0;; sans indication 200.</translation>
    </message>
    <message>
        <source>Cancel the request, if it has not been answered yet.</source>
        <translation>Annuler la demande, si elle n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Look again with &quot;intrayctl requests %1&quot;.</source>
        <translation>Regardez de nouveau avec «&#xa0;intrayctl requests %1&#xa0;».</translation>
    </message>
    <message>
        <source>--sort must be one of %1.</source>
        <translation>--sort doit être l’un de %1.</translation>
    </message>
    <message>
        <source>Who gets the items; by default they are open again.</source>
        <translation>Qui reçoit les dossiers&#xa0;; sans indication, ils sont ouverts.</translation>
    </message>
    <message>
        <source>In descending order.</source>
        <translation>Par ordre décroissant.</translation>
    </message>
    <message>
        <source>At most this many, up to 500; 200 by default.</source>
        <translation>Au plus ce nombre, jusqu’à 500&#xa0;; sans indication 200.</translation>
    </message>
    <message>
        <source>A queue that a clerk sees; may be given several times. By default, or with &quot;&quot;, every queue.</source>
        <translation>Une file d’attente que voit un clerk&#xa0;; peut être donnée plusieurs fois. Sans indication, ou avec &quot;&quot;, toutes.</translation>
    </message>
    <message>
        <source>Explain why somebody gets nothing from this queue.</source>
        <translation>Dire pourquoi quelqu’un ne reçoit rien de cette file d’attente.</translation>
    </message>
    <message>
        <source>The user; you by default.</source>
        <translation>De qui il s’agit&#xa0;; vous, sans indication.</translation>
    </message>
    <message>
        <source>This many items at once; 1 by default.</source>
        <translation>Ce nombre de dossiers à la fois&#xa0;; sans indication 1.</translation>
    </message>
    <message>
        <source>End a command that takes longer; by default shortly before the queue&apos;s longest lock.</source>
        <translation>Arrêter une commande qui dure plus longtemps&#xa0;; par défaut peu avant la fin du verrou maximal de la file d’attente.</translation>
    </message>
    <message>
        <source>How long a failed item waits for its second try, 10s by default; each further wait is twice as long, up to 1h.</source>
        <translation>Combien de temps un dossier en échec attend son deuxième essai, sans indication 10s&#xa0;; chaque attente suivante est deux fois plus longue, jusqu’à 1h.</translation>
    </message>
    <message>
        <source>When stopped, wait this long for running commands; by default until they are done.</source>
        <translation>À l’arrêt, attendre ce temps les commandes en cours&#xa0;; sans indication, jusqu’à leur fin.</translation>
    </message>
    <message>
        <source>Recorded in the history beside the name of this machine.</source>
        <translation>Figure dans l’historique à côté du nom de cette machine.</translation>
    </message>
    <message>
        <source>List who asked for work from a query and what they got, or look at one request again.
This never starts the query.</source>
        <translation>Afficher qui a demandé des dossiers d’une requête et ce qu’il a reçu, ou revoir une demande.
Cela ne lance jamais la requête.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written: intrayctl %2.</source>
        <translation>«&#xa0;%1&#xa0;» s’écrit&#xa0;: intrayctl %2.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>schéma</translation>
    </message>
    <message>
        <source>endings</source>
        <translation>clôtures</translation>
    </message>
    <message>
        <source>reasons to fail</source>
        <translation>motifs d’échec</translation>
    </message>
    <message>
        <source>reasons to send back</source>
        <translation>motifs de renvoi</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>fraîcheur</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward, so nothing is locked. Correct it; if it is right now, start again.</source>
        <translation>L’horloge de cet ordinateur a été avancée, donc rien n’est verrouillé. Mettez-la à l’heure&#xa0;; si elle est juste à présent, recommencez.</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>champs</translation>
    </message>
    <message>
        <source>--database names no database. Leave the option out for your own.</source>
        <translation>--database ne nomme aucune base de données. Omettez l’option pour utiliser la vôtre.</translation>
    </message>
    <message>
        <source>--key row is used alone. For a column of this name write --key &apos;&quot;row&quot;&apos;.</source>
        <translation>--key row s’emploie seul. Pour une colonne de ce nom, écrivez --key &apos;&quot;row&quot;&apos;.</translation>
    </message>
    <message>
        <source>--key cannot be read: %1</source>
        <translation>--key est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>The columns that identify a record, in double quotes where a name has a comma, or the option once for each; or row: each row by itself, so that rows may be equal. By default they are guessed and the guess is checked against all rows.</source>
        <translation>Les colonnes qui nomment un enregistrement, entre guillemets doubles si un nom contient une virgule, ou l’option une fois pour chacune&#xa0;; ou row&#xa0;: chaque ligne pour elle-même, des lignes peuvent alors être égales. Sans elle, elles sont devinées et vérifiées sur toutes les lignes.</translation>
    </message>
    <message>
        <source>Where to write rows that were rejected, or that already exist and differ, with line and reason.</source>
        <translation>Où vont les lignes rejetées, ou déjà présentes et différentes, avec leur numéro et le motif.</translation>
    </message>
    <message>
        <source>This is no cursor of a list of all queues: %1</source>
        <translation>Ce n’est pas un curseur d’une liste de toutes les files&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is written to CSV, without quotes, for a missing value; by default nothing, and &quot;&quot; for an empty one.</source>
        <translation>Ce qui est écrit en CSV, sans guillemets, pour une valeur manquante&#xa0;; sans elle rien, et &quot;&quot; pour une valeur vide.</translation>
    </message>
    <message>
        <source>--%1 must be one character, or none.</source>
        <translation>--%1 doit être un caractère, ou none.</translation>
    </message>
    <message>
        <source>--%1 must be yes or no.</source>
        <translation>--%1 doit être yes ou no.</translation>
    </message>
    <message>
        <source>--columns must be same, add or ignore.</source>
        <translation>--columns doit être same, add ou ignore.</translation>
    </message>
    <message>
        <source>Columns that are not the queue&apos;s fields: same rejects the file (by default), add makes new ones fields, ignore leaves them out; missing ones stay missing.</source>
        <translation>Colonnes qui ne sont pas des champs de la file&#xa0;: same refuse le fichier (sans l’option), add fait des nouvelles des champs, ignore les omet&#xa0;; celles qui manquent restent absentes.</translation>
    </message>
    <message>
        <source>Whether the first line names the columns; guessed by default.</source>
        <translation>Si la première ligne nomme les colonnes&#xa0;; sans elle, c’est deviné.</translation>
    </message>
    <message>
        <source>Skip this many lines before the header.</source>
        <translation>Ce nombre de lignes avant l’en-tête n’est pas lu.</translation>
    </message>
    <message>
        <source>Lines that begin with this character are not read.</source>
        <translation>Les lignes qui commencent par ce caractère ne sont pas lues.</translation>
    </message>
    <message>
        <source>What values are quoted with: &quot;; or none.</source>
        <translation>Ce qui met les valeurs entre guillemets&#xa0;: &quot;&#xa0;; ou none.</translation>
    </message>
    <message>
        <source>Makes the next character part of the value, as \ in many files; none by default.</source>
        <translation>Fait du caractère suivant une partie de la valeur, comme \ dans beaucoup de fichiers&#xa0;; sans elle aucun.</translation>
    </message>
    <message>
        <source>What is written, without quotes, for a missing value; by default an empty one is empty. In files that Intray wrote, a missing value is not written at all.</source>
        <translation>Ce qui tient lieu, sans guillemets, d’une valeur manquante&#xa0;; sans elle une valeur vide est vide. Dans ce qu’Intray a écrit, rien n’en tient lieu.</translation>
    </message>
    <message>
        <source>Whether formulas have an apostrophe in front that is not theirs; by default only in files that Intray wrote.</source>
        <translation>Si les formules sont précédées d’une apostrophe qui n’est pas à elles&#xa0;; sans elle seulement dans ce qu’Intray a écrit.</translation>
    </message>
    <message>
        <source>Item %1 was sent back to the previous step.</source>
        <translation>Le dossier %1 est retourné à l’étape précédente.</translation>
    </message>
    <message>
        <source>Complete an item; FILE is a JSON object with the fields to change, the others stay as they are.</source>
        <translation>Termine un dossier&#xa0;; FILE est un objet JSON avec les champs à modifier, les autres restent tels quels.</translation>
    </message>
    <message>
        <source>FILE is the whole record: what it does not name is gone.</source>
        <translation>FILE est l’enregistrement entier&#xa0;: ce qu’il ne nomme pas disparaît.</translation>
    </message>
    <message>
        <source>Fields that are required may be missing: whoever works on the item fills them in.</source>
        <translation>Des champs obligatoires peuvent manquer&#xa0;: la personne qui traite le dossier les remplit.</translation>
    </message>
    <message>
        <source>largest record</source>
        <translation>plus grand enregistrement</translation>
    </message>
    <message>
        <source>largest field</source>
        <translation>plus grand champ</translation>
    </message>
    <message>
        <source>Another field that records may have; may be given several times.</source>
        <translation>Un champ que les enregistrements peuvent avoir en plus&#xa0;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>How large a record may be, such as 1M, 64k or a number of bytes.</source>
        <translation>La taille maximale d’un enregistrement, par exemple 1M, 64k ou un nombre d’octets.</translation>
    </message>
    <message>
        <source>How large each value in it may be.</source>
        <translation>La taille maximale de chaque valeur.</translation>
    </message>
    <message>
        <source>--%1 is a size such as 1M, 64k or 5000, not &quot;%2&quot;.</source>
        <translation>--%1 est une taille comme 1M, 64k ou 5000, pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a lock id. A claim prints it; &quot;intrayctl mine&quot; shows those of your locks.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’identifiant d’un verrou. Il est indiqué à la prise&#xa0;; «&#xa0;intrayctl mine&#xa0;» montre ceux de vos verrous.</translation>
    </message>
    <message>
        <source>--role names all roles of the user; --add-role and --drop-role change one. Use either.</source>
        <translation>--role indique tous les rôles de l’utilisateur&#xa0;; --add-role et --drop-role en changent un. Utilisez l’un ou l’autre.</translation>
    </message>
    <message>
        <source>One of clerk, supervisor, administrator, importer, worker, auditor; may be given several times. The user has these and no others. By default, &quot;user add&quot; makes a clerk.</source>
        <translation>L’un de clerk, supervisor, administrator, importer, worker, auditor&#xa0;; peut être donné plusieurs fois. L’utilisateur a ceux-ci et aucun autre. Sans indication, «&#xa0;user add&#xa0;» crée un clerk.</translation>
    </message>
    <message>
        <source>Add this role; may be given several times.</source>
        <translation>Donner aussi ce rôle&#xa0;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Remove this role; may be given several times.</source>
        <translation>Retirer ce rôle&#xa0;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Nothing was released: none of these items is locked.</source>
        <translation>Rien n’a été libéré&#xa0;: aucun de ces dossiers n’est verrouillé.</translation>
    </message>
    <message>
        <source>The history has no seal yet; &quot;intrayctl sweep&quot; creates one.</source>
        <translation>L’historique n’a pas encore de sceau&#xa0;; «&#xa0;intrayctl sweep&#xa0;» en crée un.</translation>
    </message>
    <message>
        <source>%1 is seal %2, made at %3 by %4, up to event %5.</source>
        <translation>%1 est le sceau %2, fait le %3 par %4, jusqu’à l’événement %5.</translation>
    </message>
    <message>
        <source>--expect takes the digest of a seal as &quot;audit --head&quot; prints it: 64 hexadecimal digits.</source>
        <translation>--expect attend l’empreinte d’un sceau telle que «&#xa0;audit --head&#xa0;» l’affiche&#xa0;: 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>Use either --head or --expect, not both.</source>
        <translation>--head et --expect se donnent séparément.</translation>
    </message>
    <message>
        <source>Check that the whole history, the records and the seals are in order.</source>
        <translation>Vérifier tout l’historique, les enregistrements et les sceaux d’après ce qui doit toujours être vrai.</translation>
    </message>
    <message>
        <source>Print the newest seal instead, so that it can be kept where no user of this database can change it.</source>
        <translation>Afficher plutôt le sceau le plus récent, à garder là où personne de cette base de données ne peut le modifier.</translation>
    </message>
    <message>
        <source>A seal that was kept elsewhere must still be there; may be given again.</source>
        <translation>Un sceau gardé ailleurs doit encore exister&#xa0;; peut être répété.</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) were put on the history.</source>
        <translation>
            <numerusform>%n sceau a été apposé sur l’historique.</numerusform>
            <numerusform>%n sceaux ont été apposés sur l’historique.</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the locks that have expired, and seal the history.</source>
        <translation>Libérer les verrous expirés et sceller l’historique.</translation>
    </message>
    <message>
        <source>Seal the history now, however young the newest seal is.</source>
        <translation>Sceller l’historique maintenant, même si le dernier sceau est récent.</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>autre programme</translation>
    </message>
    <message>
        <source>Only show what would happen, and whose it is.</source>
        <translation>Dire seulement ce qui se passerait et à qui c’est.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names the field “%2” twice.</source>
        <translation>«&#xa0;%1&#xa0;» nomme deux fois le champ «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1&#xa0;: %2, était %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>There may be more: --cursor %1 goes on.</source>
        <translation>Il y en a peut-être d’autres&#xa0;: --cursor %1 continue.</translation>
    </message>
    <message>
        <source>Use either --rules or --users, not both.</source>
        <translation>--rules et --users se donnent séparément.</translation>
    </message>
    <message>
        <source>What was changed in the rules of queues, and by whom; of one queue if it is named instead of ITEM.</source>
        <translation>Ce qui a été changé dans les règles des files, et par qui&#xa0;; d’une seule si elle est nommée à la place de ITEM.</translation>
    </message>
    <message>
        <source>What was changed in the rights of users, and by whom; of one user if named instead of ITEM.</source>
        <translation>Ce qui a été changé dans les droits des utilisateurs, et par qui&#xa0;; d’un seul s’il est nommé à la place de ITEM.</translation>
    </message>
    <message numerus="yes">
        <source>The next item is available in %n second(s).</source>
        <translation>
            <numerusform>Le prochain dossier est disponible dans une seconde.</numerusform>
            <numerusform>Le prochain dossier est disponible dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue %1 no longer has a table and is paused; its history stays. The table was left as it is. Adopt it again under this name to go on.</source>
        <translation>La file %1 n’a plus de table et est en pause&#xa0;; son historique reste. La table a été laissée telle quelle. Reprenez-la sous ce nom pour continuer.</translation>
    </message>
    <message>
        <source>Remove the mapping of a queue: name the queue instead of the table.</source>
        <translation>Retirer la correspondance d’une file&#xa0;: nommez la file au lieu de la table.</translation>
    </message>
    <message>
        <source>--failed needs --state, the column that holds its value.</source>
        <translation>--failed exige --state, la colonne où se trouve sa valeur.</translation>
    </message>
    <message>
        <source>Its value for rows that failed; if there is one.</source>
        <translation>Sa valeur pour les lignes en échec, s’il y en a une.</translation>
    </message>
    <message>
        <source>Why a row failed, written by Intray.</source>
        <translation>Pourquoi une ligne a échoué&#xa0;; écrit par Intray.</translation>
    </message>
    <message>
        <source>The result of a worker for a row, as JSON.</source>
        <translation>Ce qu’un programme a fait d’une ligne, en JSON.</translation>
    </message>
    <message>
        <source>When a row was completed.</source>
        <translation>Quand une ligne a été terminée.</translation>
    </message>
    <message>
        <source>Who changed a row last.</source>
        <translation>Qui a modifié une ligne en dernier.</translation>
    </message>
    <message>
        <source>When that was.</source>
        <translation>Quand c’était.</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>dernière modification</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device, which a file would replace. Nothing was done; name a file.</source>
        <translation>%1 est un tube ou un périphérique, qu’un fichier remplacerait. Rien n’a été fait&#xa0;; indiquez un fichier.</translation>
    </message>
    <message>
        <source>The items cannot be written there.</source>
        <translation>Les dossiers ne peuvent pas être écrits là où ils devaient aller.</translation>
    </message>
    <message>
        <source>Expired locks in %1 stay: the adopted table does not release its rows, because a rule or trigger there prevents it, or because it has changed since it was adopted. Ask the owner of the table, or undo the adoption.</source>
        <translation>Les verrous expirés dans %1 restent&#xa0;: la table adoptée ne rend pas ses lignes, parce qu’une règle ou un déclencheur le refuse, ou parce qu’elle n’est plus comme lors de son adoption. Demandez à qui s’occupe de la table, ou annulez l’adoption.</translation>
    </message>
    <message>
        <source>A rule or trigger of the queue&apos;s table prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Une règle ou un déclencheur de la table de la file ne laisse pas verrouiller les lignes suivantes. Demandez à un administrateur de changer la règle ou les lignes.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>rendu</translation>
    </message>
    <message>
        <source>The note on item %1 was written.</source>
        <translation>Le dossier %1 porte maintenant la note.</translation>
    </message>
    <message>
        <source>Write a note on an item for everybody who works on it; it stays in the history.</source>
        <translation>Écrire une note sur un dossier pour qui s’en occupe&#xa0;; elle reste dans l’historique.</translation>
    </message>
    <message>
        <source>TEXT is empty: write the text of the note.</source>
        <translation>TEXT est vide&#xa0;: écrivez ce que la note doit dire.</translation>
    </message>
    <message>
        <source>and item</source>
        <translation>et dossier</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>There are no likely duplicates.</source>
        <translation>Il n’y a pas de doublons probables.</translation>
    </message>
    <message>
        <source>--least must be a number from 0 to 1, not &quot;%1&quot;.</source>
        <translation>--least doit être un nombre de 0 à 1, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>Recherche de doublons</translation>
    </message>
    <message>
        <source>List pairs of items that are likely duplicates, likeliest first.</source>
        <translation>Lister les paires de dossiers qui sont probablement la même chose, les plus probables d’abord.</translation>
    </message>
    <message>
        <source>Only pairs with this item.</source>
        <translation>Seulement les paires avec ce dossier.</translation>
    </message>
    <message>
        <source>Only pairs with at least this score, from 0 to 1; by default 0.5, where both are equally likely.</source>
        <translation>Seulement les paires qui ont au moins ce score, de 0 à 1&#xa0;; sans cela 0,5, où les deux sont également probables.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>records</source>
        <translation>enregistrements</translation>
    </message>
    <message>
        <source>such as</source>
        <translation>par exemple</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <translation>ce qui est faux</translation>
    </message>
    <message numerus="yes">
        <source>All %n record(s) comply with the rules.</source>
        <translation>
            <numerusform>%n enregistrement respecte les règles.</numerusform>
            <numerusform>Les %n enregistrements respectent les règles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s) break a rule.</source>
        <translation>
            <numerusform>%1 enregistrement sur %n enfreint une règle.</numerusform>
            <numerusform>%1 enregistrements sur %n enfreignent une règle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also against the rules that the records suggest; see &quot;propose&quot;.</source>
        <translation>Aussi contre les règles que suggèrent les enregistrements&#xa0;; voir &quot;propose&quot;.</translation>
    </message>
    <message>
        <source>Show which records of a queue break which rules; the exit status is 6 if any does.</source>
        <translation>Dit quels enregistrements d’une file enfreignent quelles règles&#xa0;; le code de sortie est 6 si l’un le fait.</translation>
    </message>
    <message>
        <source>--least is a share from 0.5 to 1, such as 0.95, not &quot;%1&quot;.</source>
        <translation>--least est une part de 0.5 à 1, par exemple 0.95, et non &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>conformes</translation>
    </message>
    <message>
        <source>broken by</source>
        <translation>enfreinte par</translation>
    </message>
    <message>
        <source>The records suggest no further rule.</source>
        <translation>Les enregistrements ne suggèrent pas d’autre règle.</translation>
    </message>
    <message>
        <source>These rules reject nothing until they are accepted: --take RULE, with the name of a rule or field, or --take all.</source>
        <translation>Ces règles ne refusent rien tant qu’elles ne sont pas reprises&#xa0;: --take RULE, avec le nom d’une règle ou d’un champ, ou --take all.</translation>
    </message>
    <message>
        <source>No rule “%1” is proposed. &quot;propose&quot; without --take lists those that are.</source>
        <translation>Aucune règle «&#xa0;%1&#xa0;» n’est proposée. &quot;propose&quot; sans --take énumère celles qui le sont.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were accepted.</source>
        <translation>
            <numerusform>%n règle a été reprise.</numerusform>
            <numerusform>%n règles ont été reprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>--save writes the rules that --take names.</source>
        <translation>--save écrit les règles que nomme --take.</translation>
    </message>
    <message>
        <source>Make it a rule of the queue; may be given several times, and a field&apos;s name or &quot;all&quot; accepts several.</source>
        <translation>En fait une règle de la file&#xa0;; peut être donné plusieurs fois, et le nom d’un champ ou &quot;all&quot; en reprend plusieurs.</translation>
    </message>
    <message>
        <source>Write the record schema with what was accepted to a file, and leave the queue as it is.</source>
        <translation>Écrit le schéma des enregistrements avec ce qui est repris dans un fichier, et laisse la file comme elle est.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>suggestion</translation>
    </message>
    <message>
        <source>Nothing is suspicious.</source>
        <translation>Rien n’est suspect.</translation>
    </message>
    <message>
        <source>Searching for suspicious values</source>
        <translation>Recherche de valeurs suspectes</translation>
    </message>
    <message>
        <source>List values that are likely wrong in the records that are not finished, and what is likely meant.</source>
        <translation>Liste les valeurs probablement fausses des enregistrements non terminés, et ce qui est probablement voulu.</translation>
    </message>
    <message>
        <source>Of this item only, finished or not.</source>
        <translation>De ce dossier seulement, terminé ou non.</translation>
    </message>
    <message>
        <source>Only items whose record breaks a rule.</source>
        <translation>Seulement les dossiers dont l’enregistrement enfreint une règle.</translation>
    </message>
    <message>
        <source>Show which rules the records of a queue suggest, and how many records fit.</source>
        <translation>Dit quelles règles suggèrent les enregistrements d’une file, et combien y sont conformes.</translation>
    </message>
    <message>
        <source>The reason; required where the queue asks for it. It stays in the history.</source>
        <translation>Pourquoi&#xa0;; obligatoire là où la file le demande. Le motif reste dans l’historique.</translation>
    </message>
    <message>
        <source>reason required</source>
        <translation>motif obligatoire</translation>
    </message>
    <message>
        <source>reasons to return</source>
        <translation>motifs de restitution</translation>
    </message>
    <message>
        <source>reasons to dismiss</source>
        <translation>motifs de rejet</translation>
    </message>
    <message>
        <source>For which endings a reason must be given besides fail and send_back, such as return,dismiss; &quot;&quot; for none.</source>
        <translation>Pour quelles issues un motif est obligatoire outre fail et send_back, comme return,dismiss&#xa0;; &quot;&quot; pour aucune.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is returned; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est rendu&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is dismissed; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est écarté&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>--reason-required must be one of return and dismiss, or both, not &quot;%1&quot;.</source>
        <translation>--reason-required doit être return, dismiss ou les deux, pas &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>Nothing is misspelled.</source>
        <translation>Rien n’est mal orthographié.</translation>
    </message>
    <message>
        <source>No dictionary is installed. Install a Hunspell dictionary, such as the package hunspell-en-us.</source>
        <translation>Aucun dictionnaire n’est installé. Installez un dictionnaire Hunspell, comme le paquet hunspell-en-us.</translation>
    </message>
    <message>
        <source>Spelling is switched on in no field of this queue. Give a field of its schema &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</source>
        <translation>L’orthographe n’est activée dans aucun champ de cette file. Donnez à un champ de son schéma &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</translation>
    </message>
    <message>
        <source>Name a queue, or give --dictionaries.</source>
        <translation>Nommez une file, ou donnez --dictionaries.</translation>
    </message>
    <message>
        <source>List misspelled words in the fields for which the queue has spelling switched on.</source>
        <translation>Lister les mots mal orthographiés dans les champs pour lesquels la file a activé l’orthographe.</translation>
    </message>
    <message>
        <source>List the dictionaries that are installed here.</source>
        <translation>Lister les dictionnaires installés ici.</translation>
    </message>
    <message>
        <source>The share of the values that must fit a rule for it to be proposed, such as 0.95; 0.75 by default.</source>
        <translation>La part des valeurs qui doivent suivre une règle pour qu’elle soit proposée, par exemple 0.95&#xa0;; sinon 0.75.</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>Le dossier %1 a été fusionné dans le dossier %2.</translation>
    </message>
    <message>
        <source>Items %1 and %2 are not duplicates.</source>
        <translation>Les dossiers %1 et %2 ne sont pas des doublons.</translation>
    </message>
    <message>
        <source>Merge an item that you hold into another; supervisors also one that nobody holds.</source>
        <translation>Fusionner un dossier que vous détenez dans un autre&#xa0;; les superviseurs, aussi un que personne ne détient.</translation>
    </message>
    <message>
        <source>The item that is kept; required.</source>
        <translation>Le dossier qui reste&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>A JSON object with the fields of the kept item to change.</source>
        <translation>Un objet JSON avec les champs à changer dans le dossier qui reste.</translation>
    </message>
    <message>
        <source>Remember that two items are not duplicates, however alike they are.</source>
        <translation>Retenir que deux dossiers ne sont pas la même chose, si semblables qu’ils soient.</translation>
    </message>
    <message>
        <source>--%1 is given more than once.</source>
        <translation>--%1 est indiqué plus d’une fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed for a second keying and were not checked. A supervisor can check them.</source>
        <translation>
            <numerusform>%n enregistrement est scellé pour une seconde saisie et n’a pas été vérifié. Un superviseur peut le vérifier.</numerusform>
            <numerusform>%n enregistrements sont scellés pour une seconde saisie et n’ont pas été vérifiés. Un superviseur peut les vérifier.</numerusform>
        </translation>
    </message>
    <message>
        <source>--least says which rules are proposed; give --proposed too.</source>
        <translation>--least dit quelles règles sont proposées&#xa0;; indiquez aussi --proposed.</translation>
    </message>
    <message>
        <source>Only if the item that ends is locked under this lock; by default under any lock of yours.</source>
        <translation>Seulement si le dossier qui se termine est verrouillé sous ce verrou&#xa0;; par défaut sous n’importe lequel des vôtres.</translation>
    </message>
    <message>
        <source>--by must be one of %1, not &quot;%2&quot;.</source>
        <translation>--by doit être l’un de %1, et non &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 of %2 completed records were corrected.</source>
        <translation>%1 enregistrements terminés sur %2 ont été corrigés.</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>corrections</translation>
    </message>
    <message>
        <source>Reading the completed records</source>
        <translation>Lecture des enregistrements terminés</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of corrections were written.</source>
        <translation>
            <numerusform>%n ligne de corrections a été écrite.</numerusform>
            <numerusform>%n lignes de corrections ont été écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add up by this; by default by field.</source>
        <translation>Additionner par cela&#xa0;; sinon, par champ.</translation>
    </message>
    <message>
        <source>Only what this user corrected.</source>
        <translation>Seulement ce que cet utilisateur a corrigé.</translation>
    </message>
    <message>
        <source>Only what you corrected; clerks see nothing else.</source>
        <translation>Seulement ce que vous avez corrigé&#xa0;; les agents ne voient rien d’autre.</translation>
    </message>
    <message>
        <source>Write every line to a CSV file instead.</source>
        <translation>Écrire plutôt toutes les lignes dans un fichier CSV.</translation>
    </message>
    <message>
        <source>Loading the lookup table</source>
        <translation>Chargement de la table de référence</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n ligne sans valeur a été laissée de côté.</numerusform>
            <numerusform>%n lignes sans valeur ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>chargée</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>There is no lookup table.</source>
        <translation>Il n’y a pas de table de référence.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>Il n’y a pas de table de référence «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No value begins like this.</source>
        <translation>Aucune valeur ne commence ainsi.</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>«&#xa0;%1&#xa0;» n’existe plus. Les champs qui la nomment se remplissent sans elle.</translation>
    </message>
    <message>
        <source>The column of the values; the first if not given.</source>
        <translation>La colonne des valeurs&#xa0;; la première si elle n’est pas donnée.</translation>
    </message>
    <message>
        <source>List the lookup tables.</source>
        <translation>Lister les tables de référence.</translation>
    </message>
    <message>
        <source>List the lines of a lookup table whose values begin like this.</source>
        <translation>Lister les lignes d’une table de référence dont les valeurs commencent ainsi.</translation>
    </message>
    <message>
        <source>At most this many lines; 20 by default.</source>
        <translation>Au plus ce nombre de lignes&#xa0;; 20 s’il n’est pas donné.</translation>
    </message>
    <message>
        <source>Remove a lookup table. Fields that use it are then typed without it.</source>
        <translation>Supprimer une table de référence. Les champs qui la nomment se remplissent sans elle.</translation>
    </message>
    <message>
        <source>%1, %2 s, %3 % (Ctrl+C ends it)</source>
        <translation>%1, %2 s, %3 % (Ctrl+C y met fin)</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n dossier est maintenant pour tous.</numerusform>
            <numerusform>%n dossiers sont maintenant pour tous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n dossier est maintenant pour %1.</numerusform>
            <numerusform>%n dossiers sont maintenant pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give --to, a user or @ and a tag. &quot;intrayctl unassign&quot; gives the items back to everybody.</source>
        <translation>Donnez --to, un utilisateur ou @ et une étiquette. «&#xa0;intrayctl unassign&#xa0;» rend les dossiers à tous.</translation>
    </message>
    <message>
        <source>nobody can take them</source>
        <translation>personne ne peut les prendre</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>Assign waiting items to a user or a tag: they come first for them, and nobody else gets them.
Only items that nobody holds. For supervisors.</source>
        <translation>Attribuer des dossiers en attente à un utilisateur ou à une étiquette&#xa0;: ils y viennent d’abord, et personne d’autre ne les reçoit.
Seulement les dossiers que personne ne détient. Pour les superviseurs.</translation>
    </message>
    <message>
        <source>A user, or @ and a tag, such as @french: whoever has that tag in the queue. Required.</source>
        <translation>Un utilisateur, ou @ et une étiquette, comme @french&#xa0;: quiconque a cette étiquette dans la file. Obligatoire.</translation>
    </message>
    <message>
        <source>Give assigned items back to everybody.</source>
        <translation>Rend à tous les dossiers attribués.</translation>
    </message>
    <message>
        <source>List how many items wait for whom.</source>
        <translation>Montre combien de dossiers attendent qui.</translation>
    </message>
    <message>
        <source>The rest was left out, because this was cancelled. What was corrected stays corrected; the same command goes on with the rest.</source>
        <translation>Le reste n’a pas été tenté, car l’opération a été annulée. Ce qui a été corrigé le reste&#xa0;; la même commande continue avec le reste.</translation>
    </message>
    <message>
        <source>No record that is not finished has this value.</source>
        <translation>Aucun enregistrement non terminé n’a cette valeur.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) would be corrected.</source>
        <translation>
            <numerusform>%n enregistrement serait corrigé.</numerusform>
            <numerusform>%n enregistrements seraient corrigés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n enregistrement a été corrigé.</numerusform>
            <numerusform>%n enregistrements ont été corrigés.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;intrayctl correct %1 --undo %2&quot; undoes it.</source>
        <translation>«&#xa0;intrayctl correct %1 --undo %2&#xa0;» l’annule.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>All of it was already undone.</source>
        <translation>Tout a déjà été annulé.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rétabli</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n enregistrement a de nouveau son ancienne valeur.</numerusform>
            <numerusform>%n enregistrements ont de nouveau leur ancienne valeur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restoring the old value</source>
        <translation>Rétablissement de l’ancienne valeur</translation>
    </message>
    <message>
        <source>--undo cannot be used with --%1.</source>
        <translation>--undo annule ce qui a été fait et ne va pas avec --%1.</translation>
    </message>
    <message>
        <source>Name the bulk correction to undo, a UUID; &quot;intrayctl corrections QUEUE&quot; lists them.</source>
        <translation>Nommez la correction groupée à annuler, un UUID&#xa0;; «&#xa0;intrayctl corrections QUEUE&#xa0;» les énumère.</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Correction en cours</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>old</source>
        <translation>ancienne</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>There are no bulk corrections in this queue.</source>
        <translation>Cette file d’attente n’a pas de corrections en masse.</translation>
    </message>
    <message>
        <source>The field; required.</source>
        <translation>Le champ&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Its whole value now; required.</source>
        <translation>Sa valeur entière actuelle&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Its new value; required.</source>
        <translation>Ce qu’elle devient&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Only show which records, and which not and why.</source>
        <translation>Dire seulement quels enregistrements, et lesquels non et pourquoi.</translation>
    </message>
    <message>
        <source>Restore the old value where nobody has worked on the item since.</source>
        <translation>Rétablir l’ancienne valeur là où personne n’a travaillé sur le dossier depuis.</translation>
    </message>
    <message>
        <source>List the bulk corrections of a queue, newest first.</source>
        <translation>Énumérer les corrections en masse d’une file d’attente, les plus récentes d’abord.</translation>
    </message>
    <message>
        <source>Items %1 and %2 may be duplicates again.</source>
        <translation>Les dossiers %1 et %2 peuvent de nouveau être des doublons.</translation>
    </message>
    <message>
        <source>Undo that: they are compared by their records again.</source>
        <translation>L’annuler&#xa0;: ils sont de nouveau jugés d’après leurs enregistrements.</translation>
    </message>
    <message>
        <source>open, for %1</source>
        <translation>ouvert, pour %1</translation>
    </message>
    <message>
        <source>Load a lookup table from a file, or from a table or query of another database: its values and what belongs to them. The previous one of this name is used until all is loaded.</source>
        <translation>Charge une table de référence depuis un fichier, ou depuis une table ou requête d’une autre base de données&#xa0;: ses valeurs et ce qui va avec. La précédente de ce nom sert jusqu’à ce que tout soit chargé.</translation>
    </message>
    <message>
        <source>Give --table, the table of the database to read, or a --query.</source>
        <translation>Dites avec --table quelle table de la base lire, ou donnez une --query.</translation>
    </message>
    <message>
        <source>Which table of an Access file (.mdb, .accdb), or which table or view of a database.</source>
        <translation>Quelle table d’un fichier Access (.mdb, .accdb), ou quelle table ou vue d’une base de données.</translation>
    </message>
    <message>
        <source>Reads what this SELECT returns: FILE is then an address such as postgresql://USER@HOST/DB, or an SQLite file. Its password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt.</source>
        <translation>Lit ce que donne ce SELECT&#xa0;: FILE est alors une adresse comme postgresql://USER@HOST/DB, ou un fichier SQLite. Son mot de passe vient de $INTRAY_SOURCE_PASSWORD, du fichier de mots de passe de la base ou d’une question.</translation>
    </message>
    <message>
        <source>What is left is assigned to others.</source>
        <translation>Ce qui reste est attribué à d’autres.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else; a supervisor can assign it to you or to everybody.</source>
        <translation>Ce dossier est attribué à quelqu’un d’autre&#xa0;; un superviseur peut vous l’attribuer ou l’ouvrir à tous.</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>%1 no longer has any tags in the queue &quot;%2&quot;.</source>
        <translation>%1 n’a plus d’étiquettes dans la file «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 now has these tags in the queue &quot;%2&quot;: %3.</source>
        <translation>%1 a maintenant ces étiquettes dans la file «&#xa0;%2&#xa0;»&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Set what a user can do in a queue, in words such as french or legal.
The user gets what is assigned to @ and one of these tags. They replace the previous ones; without TAG the user has none. For supervisors.</source>
        <translation>Dit ce qu’un utilisateur sait faire dans une file, avec des mots comme french ou legal.
L’utilisateur reçoit ce qui est attribué à @ et une de ces étiquettes. Elles remplacent les précédentes&#xa0;; sans TAG l’utilisateur n’en a aucune. Pour les superviseurs.</translation>
    </message>
    <message>
        <source>Reopening of item %1 was requested; a supervisor reopens it or declines.</source>
        <translation>La réouverture du dossier %1 est demandée&#xa0;; un superviseur le rouvre ou refuse.</translation>
    </message>
    <message>
        <source>Item %1 stays finished; whoever requested it reads why.</source>
        <translation>Le dossier %1 reste clos&#xa0;; la personne qui l’a demandé lit pourquoi.</translation>
    </message>
    <message>
        <source>requested by</source>
        <translation>demandé par</translation>
    </message>
    <message>
        <source>Request that a finished item is reopened. It then comes first for whoever requested it.</source>
        <translation>Demander la réouverture d’un dossier clos. Il vient alors d’abord pour la personne qui l’a demandé.</translation>
    </message>
    <message>
        <source>Decline a request to reopen an item. For supervisors.</source>
        <translation>Refuser une demande de réouverture d’un dossier. Pour les superviseurs.</translation>
    </message>
    <message>
        <source>attachment</source>
        <translation>pièce jointe</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>jointe</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are attached to item %1.</source>
        <translation>
            <numerusform>%n fichier est joint au dossier %1.</numerusform>
            <numerusform>%n fichiers sont joints au dossier %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Il n’y a pas de répertoire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The item has no attachments.</source>
        <translation>Le dossier n’a pas de pièces jointes.</translation>
    </message>
    <message>
        <source>Attach files to an item, such as the scan of its record. They are stored in the database, and nobody can change them.
For supervisors and administrators.</source>
        <translation>Joindre des fichiers à un dossier, comme le scan dont provient son enregistrement. Ils sont gardés dans la base de données, et personne ne les modifie.
Réservé aux superviseurs et aux administrateurs.</translation>
    </message>
    <message>
        <source>List the files that are attached to an item and to its previous steps.</source>
        <translation>Lister les fichiers joints à un dossier et aux étapes qui le précèdent.</translation>
    </message>
    <message>
        <source>Save them in this folder as well; no file that is there is overwritten.</source>
        <translation>Les enregistrer aussi dans ce répertoire&#xa0;; aucun fichier présent n’est écrasé.</translation>
    </message>
    <message>
        <source>Item %1 is no longer a duplicate; it is open again.</source>
        <translation>Le dossier %1 n’est plus un doublon&#xa0;; il est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>With --take-back only the item that ended is named, without --%1.</source>
        <translation>Avec --take-back, seul le dossier qui a fini est nommé, sans --%1.</translation>
    </message>
    <message>
        <source>Undo the merge of the item instead: it is open again, and the kept one has its previous values if nobody has worked on it since. For supervisors.</source>
        <translation>Annuler plutôt la fusion du dossier, pour un superviseur&#xa0;: il est de nouveau ouvert, et celui qui reste retrouve ses anciennes valeurs si personne n’y a travaillé depuis.</translation>
    </message>
    <message>
        <source>Read every byte of the files that are attached to items, too; this takes as long as the disk does.</source>
        <translation>Lire aussi chaque octet des fichiers joints aux dossiers&#xa0;; cela dure le temps que met le disque.</translation>
    </message>
    <message>
        <source>A column that names files, which are attached to the items; may be given again. A row whose file is missing, too large or unreadable is rejected.</source>
        <translation>Une colonne qui nomme des fichiers, joints aux dossiers&#xa0;; peut être répétée. Une ligne dont le fichier manque, est trop grand ou illisible est rejetée.</translation>
    </message>
    <message>
        <source>The folder that these files are in; by default that of the imported file.</source>
        <translation>Le répertoire sous lequel se trouvent ces fichiers&#xa0;; celui du fichier importé si rien n’est dit.</translation>
    </message>
    <message>
        <source>--asked-back and --%1 do not go together.</source>
        <translation>--asked-back et --%1 ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>Only open items that are for a user or @tag with this in the name; &quot;me&quot; for what is for you, by name or tag.</source>
        <translation>Seulement les dossiers ouverts destinés à un utilisateur ou une @étiquette dont le nom contient ce texte&#xa0;; «&#xa0;me&#xa0;» pour ce qui est pour soi, par nom ou étiquette.</translation>
    </message>
    <message>
        <source>The finished items whose reopening is requested, oldest first.</source>
        <translation>Les dossiers clos dont la réouverture est demandée, la plus ancienne demande d’abord.</translation>
    </message>
    <message>
        <source>reopen own</source>
        <translation>rouvrir les siens</translation>
    </message>
    <message>
        <source>How long people may reopen what they finished themselves, such as 30m; &quot;none&quot; for not at all.</source>
        <translation>Combien de temps on peut rouvrir ce que l’on a terminé soi-même, par exemple 30m&#xa0;; «&#xa0;none&#xa0;» pour jamais.</translation>
    </message>
    <message>
        <source>You hold item %1 again, under the lock %2.</source>
        <translation>Vous détenez de nouveau le dossier %1, sous le verrou %2.</translation>
    </message>
    <message>
        <source>--own is for one item, and without --reason.</source>
        <translation>--own vaut pour un seul dossier, et sans --reason.</translation>
    </message>
    <message>
        <source>Reopen finished items: those named, or with --queue all that match. For supervisors.
Others get back one item that they finished themselves, under a lock, within the time that its queue allows.</source>
        <translation>Rouvrir des dossiers clos&#xa0;: ceux qui sont nommés, ou avec --queue tous ceux qui conviennent. Pour les superviseurs.
Les autres récupèrent sous un verrou un dossier qu’ils ont clos eux-mêmes, pendant le temps que sa file d’attente permet.</translation>
    </message>
    <message>
        <source>For supervisors: get an item of your own back under a lock.</source>
        <translation>Pour les superviseurs&#xa0;: reprendre un dossier à soi sous un verrou.</translation>
    </message>
    <message>
        <source>Nobody who takes from the queue &quot;%1&quot; has the tag &quot;%2&quot;, so nobody gets what waits for it there. &quot;intrayctl user tag&quot; gives somebody the tag.</source>
        <translation>Personne parmi ceux qui prennent dans la file «&#xa0;%1&#xa0;» n’a l’étiquette «&#xa0;%2&#xa0;», donc personne ne reçoit ce qui l’y attend. «&#xa0;intrayctl user tag&#xa0;» donne l’étiquette à quelqu’un.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;. The next &quot;intrayctl sweep&quot; gives what waits there for them back to everybody.</source>
        <translation>%1 ne peut rien prendre dans la file «&#xa0;%2&#xa0;». Le prochain «&#xa0;intrayctl sweep&#xa0;» rend à tous ce qui y attend.</translation>
    </message>
    <message>
        <source>The lookup table “%1” is missing, so nothing was checked against it.</source>
        <translation>La table de référence «&#xa0;%1&#xa0;» n’est pas là, donc rien n’a été comparé avec elle.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of rows that already exist are not attached: an import attaches only to what it adds. Use &quot;intrayctl attach&quot; for the others.</source>
        <translation>
            <numerusform>%n fichier de lignes déjà présentes n’est pas joint&#xa0;: une importation joint à ce qu’elle ajoute. «&#xa0;intrayctl attach&#xa0;» fait le reste.</numerusform>
            <numerusform>%n fichiers de lignes déjà présentes ne sont pas joints&#xa0;: une importation joint à ce qu’elle ajoute. «&#xa0;intrayctl attach&#xa0;» fait le reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer could not be written: %1. What the command does was done.</source>
        <translation>La réponse n’a pas pu être écrite&#xa0;: %1. Ce que fait la commande a été fait.</translation>
    </message>
    <message>
        <source>Standard input is empty: there is nothing to import.</source>
        <translation>L’entrée standard est vide&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>--record must be original, current, both or changes, not &quot;%1&quot;.</source>
        <translation>--record doit être original, current, both ou changes, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--field &quot;%1&quot; is given twice.</source>
        <translation>--field «&#xa0;%1&#xa0;» est indiqué deux fois.</translation>
    </message>
    <message>
        <source>--of, --since and --until are for finished items: --state must be done, failed or dismissed.</source>
        <translation>--of, --since et --until valent pour les dossiers terminés&#xa0;: --state doit être done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>--format must be csv, jsonl or xlsx, not &quot;%1&quot;.</source>
        <translation>--format doit être csv, jsonl ou xlsx, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file %1 would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Le fichier %1 contiendrait autre chose que ce que dit son nom. Intray écrit .csv, .jsonl et .xlsx.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were written.</source>
        <translation>
            <numerusform>%n modification a été écrite.</numerusform>
            <numerusform>%n modifications ont été écrites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheets, because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Elles se trouvent dans %n feuille, car une feuille contient 1&#xa0;048&#xa0;576 lignes.</numerusform>
            <numerusform>Elles se trouvent dans %n feuilles, car une feuille contient 1&#xa0;048&#xa0;576 lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>csv, jsonl or xlsx; by default the file&apos;s name decides.</source>
        <translation>csv, jsonl ou xlsx&#xa0;; sans indication, le nom du fichier décide.</translation>
    </message>
    <message>
        <source>original: records as imported; current: as they are now (default); both: side by side; changes: a line for each field that was corrected.</source>
        <translation>original&#xa0;: les enregistrements tels qu’ils sont arrivés&#xa0;; current&#xa0;: tels qu’ils sont, ce qui est l’usage&#xa0;; both&#xa0;: les deux côte à côte&#xa0;; changes&#xa0;: une ligne pour chaque champ corrigé.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one, in this order.</source>
        <translation>Seulement ce champ&#xa0;; si l’option est répétée, aussi celui-là, dans cet ordre.</translation>
    </message>
    <message>
        <source>Also who finished each item, and when.</source>
        <translation>Aussi qui a terminé chaque dossier, et quand.</translation>
    </message>
    <message>
        <source>Only items that this user finished.</source>
        <translation>Seulement les dossiers que cet utilisateur a terminés.</translation>
    </message>
    <message>
        <source>Only items finished on this day or at this time, or later.</source>
        <translation>Seulement les dossiers terminés ce jour-là ou à ce moment, ou plus tard.</translation>
    </message>
    <message>
        <source>Only items finished before this day or time.</source>
        <translation>Seulement les dossiers terminés avant ce jour ou ce moment.</translation>
    </message>
    <message>
        <source>Which sheet of a spreadsheet; by default the only one that has rows.</source>
        <translation>Quelle feuille d’un classeur&#xa0;; sans indication, la seule qui a des lignes.</translation>
    </message>
    <message>
        <source>Import as the template of this name says (&quot;template save&quot;); other options take precedence.</source>
        <translation>Importer comme le dit le modèle de ce nom («&#xa0;template save&#xa0;»)&#xa0;; ce que disent d’autres options l’emporte.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>conservé le</translation>
    </message>
    <message>
        <source>The template “%1” was deleted.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est supprimé.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a delivery. &quot;deliveries&quot; lists them.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le numéro d’une livraison. «&#xa0;deliveries&#xa0;» les énumère.</translation>
    </message>
    <message>
        <source>taken back by %1</source>
        <translation>annulée par %1</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>livraison</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajoutées</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Rien n’a encore été importé.</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>lignes dans le fichier</translation>
    </message>
    <message>
        <source>records added</source>
        <translation>enregistrements ajoutés</translation>
    </message>
    <message>
        <source>already exist, and are the same</source>
        <translation>déjà présentes, et identiques</translation>
    </message>
    <message>
        <source>already exist, differ, and were left as they were</source>
        <translation>déjà présentes, différentes et laissées telles quelles</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejetées</translation>
    </message>
    <message>
        <source>records updated</source>
        <translation>enregistrements mis à jour</translation>
    </message>
    <message>
        <source>records with proposed values</source>
        <translation>enregistrements avec des valeurs proposées</translation>
    </message>
    <message>
        <source>records that had been dismissed and are back</source>
        <translation>enregistrements qui avaient été retirés et sont revenus</translation>
    </message>
    <message>
        <source>records that could not be updated</source>
        <translation>enregistrements qui n’ont pas pu être mis à jour</translation>
    </message>
    <message>
        <source>added and still waiting</source>
        <translation>ajoutés et encore en attente</translation>
    </message>
    <message>
        <source>added and worked on</source>
        <translation>ajoutés et pris en charge</translation>
    </message>
    <message>
        <source>added and taken back</source>
        <translation>ajoutés puis annulés</translation>
    </message>
    <message>
        <source>waiting records that are missing in the file</source>
        <translation>enregistrements en attente absents du fichier</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>of what</source>
        <translation>de quoi</translation>
    </message>
    <message>
        <source>Values are proposed for: %1</source>
        <translation>Des valeurs sont proposées pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Missing in the file: %1</source>
        <translation>Absents du fichier&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n enregistrement a été classé sans suite. Il revient quand sa clé revient.</numerusform>
            <numerusform>%n enregistrements ont été classés sans suite. Ils reviennent quand leurs clés reviennent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of the delivery stay, because somebody has worked on them or a later delivery has changed them.</source>
        <translation>
            <numerusform>%n enregistrement de la livraison reste, parce que quelqu’un y a travaillé ou qu’une livraison ultérieure l’a modifié.</numerusform>
            <numerusform>%n enregistrements de la livraison restent, parce que quelqu’un y a travaillé ou qu’une livraison ultérieure les a modifiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>List the deliveries: what was imported from which file, newest first.</source>
        <translation>Énumérer les livraisons&#xa0;: ce qui a été importé de quel fichier, les plus récentes d’abord.</translation>
    </message>
    <message>
        <source>Show what became of a delivery: what of it still waits, what it updated, for which records its values are proposed, and which waiting records are missing in its file (&quot;import --whole&quot;).</source>
        <translation>Montrer ce qu’est devenue une livraison&#xa0;: ce qui en attend encore, ce qu’elle a mis à jour, pour quels enregistrements ses valeurs sont proposées, et quels enregistrements en attente sont absents de son fichier («&#xa0;import --whole&#xa0;»).</translation>
    </message>
    <message>
        <source>Dismiss the records of a delivery that nobody has worked on. They keep their keys, and come back when their keys do. What somebody has worked on stays.</source>
        <translation>Classer sans suite les enregistrements d’une livraison auxquels personne n’a travaillé. Ils gardent leurs clés et reviennent quand leurs clés reviennent. Ce à quoi quelqu’un a travaillé reste.</translation>
    </message>
    <message>
        <source>Dismiss the waiting records that are missing in a complete file (&quot;import --whole&quot;).</source>
        <translation>Classer sans suite les enregistrements en attente qui sont absents d’un fichier censé tout contenir («&#xa0;import --whole&#xa0;»).</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n ligne mettrait à jour un enregistrement.</numerusform>
            <numerusform>%n lignes mettraient à jour des enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n enregistrement a été mis à jour.</numerusform>
            <numerusform>%n enregistrements ont été mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n enregistrement qui avait été retiré est revenu.</numerusform>
            <numerusform>%n enregistrements qui avaient été retirés sont revenus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Des valeurs sont proposées pour %n enregistrement.</numerusform>
            <numerusform>Des valeurs sont proposées pour %n enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n enregistrement n’a pas pu être mis à jour.</numerusform>
            <numerusform>%n enregistrements n’ont pas pu être mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file; &quot;delivery show %1&quot; lists them.</source>
        <translation>
            <numerusform>%n enregistrement en attente est absent du fichier&#xa0;; «&#xa0;delivery show %1&#xa0;» l’indique.</numerusform>
            <numerusform>%n enregistrements en attente sont absents du fichier&#xa0;; «&#xa0;delivery show %1&#xa0;» les énumère.</numerusform>
        </translation>
    </message>
    <message>
        <source>Update records that already exist and differ, field by field, where they wait and nobody has changed the field; otherwise the values are proposed to whoever takes the record next.</source>
        <translation>Les enregistrements déjà présents et différents sont mis à jour, champ par champ, là où ils attendent et où personne n’a modifié le champ&#xa0;; sinon les valeurs sont proposées à la prochaine personne qui a l’enregistrement.</translation>
    </message>
    <message>
        <source>The file is complete: list the waiting records that are missing in it.</source>
        <translation>Le fichier est complet&#xa0;: énumérer les enregistrements en attente qui y manquent.</translation>
    </message>
    <message>
        <source>--settle must be one second at least.</source>
        <translation>--settle doit être d’une seconde au moins.</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>Il n’y a pas de répertoire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>How often to look into the folder where the system does not announce new files; 10s by default.</source>
        <translation>À quelle fréquence le répertoire est examiné là où le système ne signale pas les nouveaux fichiers&#xa0;; 10s sans indication.</translation>
    </message>
    <message>
        <source>Give --table, the table that the corrections go into.</source>
        <translation>Indiquez avec --table dans quelle table vont les corrections.</translation>
    </message>
    <message>
        <source>“%1” is neither the address of a database nor an SQLite or Access file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni l’adresse d’une base de données, ni un fichier SQLite, ni un fichier Access.</translation>
    </message>
    <message>
        <source>Intray cannot write Access files. With --sql FILE it writes a script that Access runs.</source>
        <translation>Intray ne peut pas écrire de fichiers Access. Avec --sql FILE, il écrit un script qu’Access exécute.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the script must go to a file, because the document goes to standard output.</source>
        <translation>Avec --json, le script doit aller dans un fichier, car le document va sur la sortie standard.</translation>
    </message>
    <message>
        <source>The script cannot be read again.</source>
        <translation>Le script ne peut pas être relu.</translation>
    </message>
    <message>
        <source>Which table of the database, perhaps with its schema: the one that the records came from.</source>
        <translation>Quelle table de la base de données, éventuellement avec son schéma&#xa0;: celle d’où viennent les enregistrements.</translation>
    </message>
    <message>
        <source>The columns that identify a row, as for import; by default those of the queue&apos;s first import.</source>
        <translation>Les colonnes qui désignent une ligne, comme pour import&#xa0;; sans l’option, celles de la première importation de la file.</translation>
    </message>
    <message>
        <source>The template with which the records were imported: what it renamed goes back under the column&apos;s own name.</source>
        <translation>Le modèle avec lequel les enregistrements sont entrés&#xa0;: ce qu’il a renommé retourne sous le nom propre de la colonne.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one.</source>
        <translation>Seulement ce champ&#xa0;; répétée, celui-là aussi.</translation>
    </message>
    <message>
        <source>Only what this user finished.</source>
        <translation>Seulement ce que cet utilisateur a terminé.</translation>
    </message>
    <message>
        <source>Only what was finished on this day or at this time, or later.</source>
        <translation>Seulement ce qui a été terminé ce jour ou à cette heure, ou plus tard.</translation>
    </message>
    <message>
        <source>Only what was finished before this day or time.</source>
        <translation>Seulement ce qui a été terminé avant ce jour ou cette heure.</translation>
    </message>
    <message>
        <source>Writes the statements to this file instead of running them; &quot;-&quot; is standard output. The only way for an Access file.</source>
        <translation>Écrit les instructions dans ce fichier au lieu de les exécuter&#xa0;; «&#xa0;-&#xa0;» est la sortie standard. La seule façon pour un fichier Access.</translation>
    </message>
    <message>
        <source>Writes a CSV with what became of each field: key, field, was, becomes, outcome and why.</source>
        <translation>Écrit un CSV avec ce que chaque champ est devenu&#xa0;: key, field, was, becomes, outcome et why.</translation>
    </message>
    <message>
        <source>Write the corrections of finished items back into a table of another database, which is an address such as postgresql://USER@HOST/DB, or an SQLite file; for an Access file a script.
Only changed fields are written, and only where the table still has what was imported. Every 500 rows are one transaction; running it again does nothing twice. The password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt. Exit status 6: all else was written, but rows were rejected.</source>
        <translation>Écrire les corrections des dossiers clos dans une table d’une autre base de données, donnée par une adresse comme postgresql://USER@HOST/DB ou un fichier SQLite&#xa0;; pour un fichier Access, un script.
Seuls les champs modifiés sont écrits, et seulement là où la table contient encore ce qui a été importé. Chaque lot de 500 lignes est une transaction&#xa0;; recommencer ne fait rien deux fois. Le mot de passe vient de $INTRAY_SOURCE_PASSWORD, du fichier de mots de passe de la base de données ou d’une question. Code de sortie 6&#xa0;: tout le reste a été écrit, mais des lignes ont été rejetées.</translation>
    </message>
    <message numerus="yes">
        <source>It came with %n files: %1</source>
        <translation>
            <numerusform>Elle est arrivée avec %n fichier&#xa0;: %1</numerusform>
            <numerusform>Elle est arrivée avec %n fichiers&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as the template of this name says (&quot;template save&quot;); options and the file&apos;s name take precedence.</source>
        <translation>Écrire comme le dit le modèle de ce nom («&#xa0;template save&#xa0;»)&#xa0;; ce que disent les options ou le nom du fichier l’emporte.</translation>
    </message>
    <message>
        <source>Import the records of a CSV, JSON lines or Access file, of a spreadsheet (.xlsx, .ods), or of a table or query of another database, all or none; &quot;-&quot; is standard input. Several files with the same columns are one delivery.
Creates the queue and the database if they are new. Running it again adds nothing twice. Ctrl+C cancels and leaves nothing behind. Exit status 6: all else was imported, but rows were rejected or already exist and differ.</source>
        <translation>Importer les enregistrements d’un fichier CSV, JSON lines ou Access, d’un classeur (.xlsx, .ods), ou d’une table ou requête d’une autre base de données, tous ou aucun&#xa0;; «&#xa0;-&#xa0;» désigne l’entrée standard. Plusieurs fichiers avec les mêmes colonnes forment une seule livraison.
Crée la file d’attente et la base de données si elles sont nouvelles. Une nouvelle exécution n’ajoute rien en double. Ctrl+C annule et ne laisse rien. Code de retour 6&#xa0;: tout le reste a été importé, mais des lignes ont été rejetées ou sont déjà présentes et différentes.</translation>
    </message>
    <message>
        <source>--%1 cannot be read: %2</source>
        <translation>--%1 est illisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>Standard input is imported alone, not together with files.</source>
        <translation>L’entrée standard s’importe seule, et non avec des fichiers.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database, which is imported alone, not together with other files.</source>
        <translation>«&#xa0;%1&#xa0;» est une base de données, qui s’importe seule, et non avec d’autres fichiers.</translation>
    </message>
    <message>
        <source>The files are in several folders. Give --attach-from, the folder that the files to attach are in.</source>
        <translation>Les fichiers se trouvent dans plusieurs répertoires. Dites avec --attach-from sous quel répertoire se trouvent les fichiers à joindre.</translation>
    </message>
    <message>
        <source>The column that has the items&apos; priorities, whole numbers; a row that says anything else is rejected. It becomes no field.</source>
        <translation>La colonne qui contient les priorités des dossiers, des nombres entiers&#xa0;; une ligne qui contient autre chose est rejetée. Elle ne devient pas un champ.</translation>
    </message>
    <message>
        <source>The columns that go into the items&apos; contexts, which workers are handed: whose request it was, in which language. They become no fields.</source>
        <translation>Les colonnes qui vont dans le contexte des dossiers, que les automates reçoivent&#xa0;: de qui venait la demande, dans quelle langue. Elles ne deviennent pas des champs.</translation>
    </message>
    <message>
        <source>Give the query with --query or with --query-file, not both.</source>
        <translation>Donnez la requête avec --query ou avec --query-file, pas avec les deux.</translation>
    </message>
    <message>
        <source>The same, with the SELECT in a file of text (UTF-8).</source>
        <translation>La même chose, avec le SELECT dans un fichier texte (UTF-8).</translation>
    </message>
    <message>
        <source>exports</source>
        <translation>exportations</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>importations</translation>
    </message>
    <message>
        <source>There is no template.</source>
        <translation>Il n’y a aucun modèle.</translation>
    </message>
    <message>
        <source>Save under a name how files of one kind are imported, replacing what had that name. FILE is JSON: which fields are made of which columns, and how; or, with &quot;for&quot;: &quot;export&quot;, how items are written. &quot;-&quot; is standard input.</source>
        <translation>Conserver sous un nom la façon d’importer les fichiers d’un même type, à la place de ce qui portait ce nom. FILE est du JSON&#xa0;: quels champs sont faits de quelles colonnes, et comment&#xa0;; ou, avec &quot;for&quot;: &quot;export&quot;, comment les dossiers sont écrits. «&#xa0;-&#xa0;» désigne l’entrée standard.</translation>
    </message>
    <message>
        <source>List the templates.</source>
        <translation>Lister les modèles.</translation>
    </message>
    <message>
        <source>Show a template as it can be saved again.</source>
        <translation>Montrer un modèle tel qu’il peut être enregistré à nouveau.</translation>
    </message>
    <message>
        <source>Delete a template.</source>
        <translation>Supprimer un modèle.</translation>
    </message>
    <message>
        <source>A query reads one database, not several files.</source>
        <translation>Une requête lit une base de données, pas plusieurs fichiers.</translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Annulé. Aucun enregistrement n’a été classé sans suite.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Run it again to continue.</source>
        <translation>
            <numerusform>Annulé&#xa0;: %n enregistrement a été classé sans suite, les autres attendent encore. Relancer continue.</numerusform>
            <numerusform>Annulé&#xa0;: %n enregistrements ont été classés sans suite, les autres attendent encore. Relancer continue.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed.</source>
        <translation>Aucun enregistrement n’a été classé sans suite.</translation>
    </message>
    <message>
        <source>All records of the delivery were dismissed before.</source>
        <translation>Tous les enregistrements de la livraison avaient déjà été classés sans suite.</translation>
    </message>
    <message>
        <source>The delivery added no records.</source>
        <translation>La livraison n’a ajouté aucun enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n enregistrement garde les valeurs qu’elle a apportées.</numerusform>
            <numerusform>%n enregistrements gardent les valeurs qu’elle a apportées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No waiting record is missing in its file.</source>
        <translation>Aucun enregistrement en attente ne manque dans son fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Other values are proposed for %n item(s): %1. See them with &quot;intrayctl show&quot;; finishing an item ends its proposal.</source>
        <translation>
            <numerusform>D&apos;autres valeurs sont proposées pour %n dossier : %1. « intrayctl show » les montre ; clore le dossier met fin à sa proposition.</numerusform>
            <numerusform>D&apos;autres valeurs sont proposées pour %n dossiers : %1. « intrayctl show » les montre ; clore un dossier met fin à sa proposition.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give an item back, now or for later. What was saved as its draft goes into the record.</source>
        <translation>Rendre un dossier, tout de suite ou pour plus tard. Ce qui a été enregistré comme son brouillon entre dans l’enregistrement.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; has bytes in line %2, column %3, that are not UTF-8. Save it as UTF-8, and try again.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» contient à la ligne %2, colonne %3, des octets qui ne sont pas de l’UTF-8. Enregistrez-le en UTF-8 et réessayez.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe or a device. Give the name of a file, or - for standard input.</source>
        <translation>«&#xa0;%1&#xa0;» est un tube ou un périphérique. Donnez le nom d’un fichier, ou - pour l’entrée standard.</translation>
    </message>
    <message>
        <source>The template “%1” cannot be used. %2</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» ne peut pas être utilisé. %2</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is empty. It must hold one SELECT.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide. Il doit contenir un seul SELECT.</translation>
    </message>
    <message>
        <source>The filter “%1” names fields that the queue does not have: %2.</source>
        <translation>Le filtre « %1 » nomme des champs que la file n’a pas : %2.</translation>
    </message>
    <message>
        <source>--filter says which items: leave out --state, --of, --since and --until.</source>
        <translation>--filter dit quels dossiers : omettez --state, --of, --since et --until.</translation>
    </message>
    <message>
        <source>Only what the shared filter of this name shows (&quot;filter list&quot;), in its order.</source>
        <translation>Seulement ce que montre le filtre partagé de ce nom (« filter list »), dans son ordre.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagé</translation>
    </message>
    <message>
        <source>No filter of this queue is shared.</source>
        <translation>Aucun filtre de cette file n’est partagé.</translation>
    </message>
    <message>
        <source>This is no filter. &quot;filter show&quot; writes one that is.</source>
        <translation>Ce n’est pas un filtre. « filter show » en écrit un.</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>Le filtre « %1 » est partagé avec l’équipe.</translation>
    </message>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>Le filtre « %1 » n’est plus partagé.</translation>
    </message>
    <message>
        <source>List the filters of a queue&apos;s list that are shared with its team.</source>
        <translation>Lister les filtres d’une file qui sont partagés avec l’équipe.</translation>
    </message>
    <message>
        <source>Show what a shared filter shows.</source>
        <translation>Afficher ce que montre un filtre partagé.</translation>
    </message>
    <message>
        <source>Share a filter with a queue&apos;s team. FILE is as &quot;filter show&quot; writes it; &quot;-&quot; is standard input.</source>
        <translation>Partager un filtre avec l’équipe d’une file. FILE est tel que « filter show » l’écrit ; « - » est l’entrée standard.</translation>
    </message>
    <message>
        <source>In place of the filter that has the name.</source>
        <translation>À la place du filtre qui porte ce nom.</translation>
    </message>
    <message>
        <source>Share a filter no longer. Your own; a supervisor anybody&apos;s.</source>
        <translation>Ne plus partager un filtre : le vôtre ; un superviseur, celui de chacun.</translation>
    </message>
    <message>
        <source>“%1” means nothing in a filter. &quot;filter show&quot; writes the words that do.</source>
        <translation>« %1 » ne signifie rien dans un filtre. « filter show » écrit les mots qui ont un sens.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>This computer kept seals of the database in &quot;%1&quot;. If it was restored from a backup, run &quot;intrayctl audit --restored&quot; once.</source>
        <translation>Cet ordinateur a gardé des sceaux de la base de données dans «&#xa0;%1&#xa0;». Si elle a été restaurée depuis une sauvegarde, exécutez une fois «&#xa0;intrayctl audit --restored&#xa0;».</translation>
    </message>
    <message>
        <source>The database was restored from a backup: forget the seals that this computer has kept of it since, before it is checked.</source>
        <translation>La base de données a été restaurée depuis une sauvegarde&#xa0;: oublier les sceaux que cet ordinateur en a gardés depuis, avant de la vérifier.</translation>
    </message>
    <message>
        <source>--ready must be an ending with a dot, for example &quot;.ok&quot;.</source>
        <translation>--ready doit être une terminaison avec un point, par exemple «&#xa0;.ok&#xa0;».</translation>
    </message>
    <message>
        <source>Take a file only when another of the same name with this ending, for example &quot;.ok&quot;, lies beside it; that one is deleted afterwards.</source>
        <translation>Ne prendre un fichier que si un autre du même nom avec cette terminaison, par exemple «&#xa0;.ok&#xa0;», se trouve à côté&#xa0;; celui-ci est supprimé ensuite.</translation>
    </message>
    <message>
        <source>A file is complete when its size and time have not changed for this long and nobody has it open for writing; 2s by default.</source>
        <translation>Un fichier est terminé quand sa taille et sa date n’ont pas changé pendant ce temps et que personne ne l’a ouvert en écriture&#xa0;; 2s sans indication.</translation>
    </message>
    <message>
        <source>Import each file that arrives in a folder, as import does, and move it to the folder &quot;done&quot; inside.
A file that cannot be imported, or of which rows were rejected or already exist and differ, goes to &quot;failed&quot;, with its rejected rows and a text that says why. Names that programs give to unfinished files or to their own, such as .part, .filepart, .tmp and ~$, are left alone. Nothing is imported twice, even if this is killed at any moment. Ctrl+C ends it when the current file is imported; a second one leaves that file. Exit status 6: files have failed.</source>
        <translation>Importer chaque fichier qui arrive dans un répertoire, comme le fait import, et le déplacer dans le répertoire «&#xa0;done&#xa0;» qui s’y trouve.
Un fichier qui ne peut pas être importé, ou dont des lignes ont été rejetées ou sont déjà présentes et différentes, va dans «&#xa0;failed&#xa0;», avec ses lignes rejetées et un texte qui dit pourquoi. Les noms que des programmes donnent à des fichiers inachevés ou à leurs propres fichiers, comme .part, .filepart, .tmp et ~$, sont laissés de côté. Même interrompu brutalement à n’importe quel moment, il n’importe rien en double. Ctrl+C y met fin quand le fichier en cours est importé&#xa0;; un second abandonne ce fichier. Code de sortie 6&#xa0;: des fichiers ont échoué.</translation>
    </message>
    <message>
        <source>Name the columns of the lock: --lock-user and --lock-time, --lock-id alone, or --lock-table. Where there are none, use --add-lock-table.</source>
        <translation>Nommez les colonnes du verrou : --lock-user et --lock-time, --lock-id seul, ou --lock-table. S’il n’y en a pas, utilisez --add-lock-table.</translation>
    </message>
    <message>
        <source>--busy needs --state, the column that holds its value.</source>
        <translation>--busy exige --state, la colonne où se trouve sa valeur.</translation>
    </message>
    <message>
        <source>Make a table of locks beside it, TABLE_locks, and use it.</source>
        <translation>Créer à côté une table des verrous, TABLE_locks, et l’utiliser.</translation>
    </message>
    <message>
        <source>Its value while somebody works on a row; written with the lock.</source>
        <translation>Sa valeur pendant que quelqu’un travaille sur une ligne ; écrite avec le verrou.</translation>
    </message>
    <message>
        <source>Older notes are in the history of the item.</source>
        <translation>Les notes plus anciennes sont dans l&apos;historique du dossier.</translation>
    </message>
    <message>
        <source>--descending needs --sort.</source>
        <translation>--descending a besoin de --sort.</translation>
    </message>
    <message>
        <source>--sort needs a queue.</source>
        <translation>--sort a besoin d’une file.</translation>
    </message>
    <message>
        <source>--sort needs the name of a field, or one of %1.</source>
        <translation>--sort a besoin du nom d’un champ, ou d’un de ceux-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The records of this queue have no field &quot;%1&quot;. They have %2.</source>
        <translation>Les enregistrements de cette file n’ont pas de champ «&#xa0;%1&#xa0;». Ils ont %2.</translation>
    </message>
    <message>
        <source>By a field of the records: numbers by size, days by time, words as the language orders them; or by one of %1.</source>
        <translation>D’après un champ des enregistrements&#xa0;: les nombres par grandeur, les jours par date, les mots dans l’ordre de la langue&#x202f;; ou d’après un de ceux-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>List the items of a queue, or of all queues, in claim order or sorted.</source>
        <translation>Lister les dossiers d’une file d’attente, ou de toutes, dans l’ordre de distribution ou triés.</translation>
    </message>
    <message>
        <source>search ignores accents</source>
        <translation>recherche sans accents</translation>
    </message>
    <message>
        <source>Whether a search finds letters with accents by the plain ones, as &quot;Café&quot; by &quot;cafe&quot;.</source>
        <translation>Si une recherche trouve les lettres accentuées par les lettres simples, comme «&#xa0;Café&#xa0;» par «&#xa0;cafe&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <translation>
            <numerusform>%1 dossier sur %n</numerusform>
            <numerusform>%1 dossiers sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n request(s) today, %2 empty; items given out: %3 of %4.</source>
        <translation>
            <numerusform>%1&#xa0;: demandé %n fois aujourd’hui, dont %2 sans résultat&#xa0;; dossiers distribués&#xa0;: %3 sur %4.</numerusform>
            <numerusform>%1&#xa0;: demandé %n fois aujourd’hui, dont %2 sans résultat&#xa0;; dossiers distribués&#xa0;: %3 sur %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in order. Items: %1; events: %2; seals: %3.</source>
        <translation>Tout est en ordre. Dossiers&#xa0;: %1&#xa0;; événements&#xa0;: %2&#xa0;; sceaux&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Claims: %1, double: %2; per second, each completed as well: %3; a claim took %4 ms (99 of 100 at most %5 ms).</source>
        <translation>Dossiers pris&#xa0;: %1, en double&#xa0;: %2&#xa0;; par seconde, chacun étant aussi terminé&#xa0;: %3&#xa0;; une prise a duré %4 ms (99 fois sur 100, %5 ms au plus).</translation>
    </message>
    <message>
        <source>The key “%1” is a guess. Another one is chosen with --key.</source>
        <translation>La clé «&#xa0;%1&#xa0;» est une supposition. Une autre se choisit avec --key.</translation>
    </message>
    <message>
        <source>A file without a header is read with --header no.</source>
        <translation>Un fichier sans en-tête est lu avec --header no.</translation>
    </message>
    <message>
        <source>The first lines are skipped with --skip %1.</source>
        <translation>Les premières lignes sont ignorées avec --skip %1.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n row(s): %1 to add, %2 there already, %3 there already with other values, %4 to reject.</source>
        <translation>
            <numerusform>Rien n’a été écrit. Sur %n ligne, à ajouter&#xa0;: %1&#xa0;; déjà présentes&#xa0;: %2&#xa0;; déjà présentes avec d’autres valeurs&#xa0;: %3&#xa0;; à rejeter&#xa0;: %4.</numerusform>
            <numerusform>Rien n’a été écrit. Sur %n lignes, à ajouter&#xa0;: %1&#xa0;; déjà présentes&#xa0;: %2&#xa0;; déjà présentes avec d’autres valeurs&#xa0;: %3&#xa0;; à rejeter&#xa0;: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n row(s): %1 added, %2 there already, %3 there already with other values, %4 rejected.</source>
        <translation>
            <numerusform>Sur %n ligne, ajoutées&#xa0;: %1&#xa0;; déjà présentes&#xa0;: %2&#xa0;; déjà présentes avec d’autres valeurs&#xa0;: %3&#xa0;; rejetées&#xa0;: %4.</numerusform>
            <numerusform>Sur %n lignes, ajoutées&#xa0;: %1&#xa0;; déjà présentes&#xa0;: %2&#xa0;; déjà présentes avec d’autres valeurs&#xa0;: %3&#xa0;; rejetées&#xa0;: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n line(s) with the columns %2.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a %n ligne avec les colonnes %2.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a %n lignes avec les colonnes %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template “%1” was saved. Export with it by --template %2.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est conservé. Exportez avec lui par --template %2.</translation>
    </message>
    <message>
        <source>The template “%1” was saved. Import files with it by --template %2.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est conservé. Importez des fichiers avec lui par --template %2.</translation>
    </message>
    <message>
        <source>Files done: %1; failed: %2; rows added: %3.</source>
        <translation>Fichiers terminés&#xa0;: %1&#xa0;; en échec&#xa0;: %2&#xa0;; lignes ajoutées&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) may still be written to.</source>
        <translation>
            <numerusform>%n fichier est peut-être encore en cours d’écriture.</numerusform>
            <numerusform>%n fichiers sont peut-être encore en cours d’écriture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written to the table. Of %n corrected record(s): %1 in the script, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>Rien n’a été écrit dans la table. Sur %n enregistrement corrigé, dans le script&#xa0;: %1&#xa0;; déjà corrects&#xa0;: %2&#xa0;; refusés&#xa0;: %3.</numerusform>
            <numerusform>Rien n’a été écrit dans la table. Sur %n enregistrements corrigés, dans le script&#xa0;: %1&#xa0;; déjà corrects&#xa0;: %2&#xa0;; refusés&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n corrected record(s): %1 to write, %2 already right, %3 to reject.</source>
        <translation>
            <numerusform>Rien n’a été écrit. Sur %n enregistrement corrigé, à écrire&#xa0;: %1&#xa0;; déjà corrects&#xa0;: %2&#xa0;; à refuser&#xa0;: %3.</numerusform>
            <numerusform>Rien n’a été écrit. Sur %n enregistrements corrigés, à écrire&#xa0;: %1&#xa0;; déjà corrects&#xa0;: %2&#xa0;; à refuser&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n corrected record(s): %1 written, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>Sur %n enregistrement corrigé, écrits&#xa0;: %1&#xa0;; déjà corrects&#xa0;: %2&#xa0;; refusés&#xa0;: %3.</numerusform>
            <numerusform>Sur %n enregistrements corrigés, écrits&#xa0;: %1&#xa0;; déjà corrects&#xa0;: %2&#xa0;; refusés&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is, one of these columns; a worker&apos;s command gets it.</source>
        <translation>De qui vient la demande d’une ligne, l’une de ces colonnes&#xa0;; la commande d’un programme la reçoit.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>Let whoever may add items add rows, where the table makes their keys.</source>
        <translation>Qui peut ajouter des dossiers peut ajouter des lignes, si la table attribue leurs clés.</translation>
    </message>
    <message>
        <source>--operation is for tables that make the key. Elsewhere the key of the item says what was added already.</source>
        <translation>--operation est pour les tables qui attribuent la clé. Ailleurs, la clé du dossier dit ce qui a déjà été ajouté.</translation>
    </message>
    <message>
        <source>--operation is a UUID, such as %1.</source>
        <translation>--operation est un UUID, par exemple %1.</translation>
    </message>
    <message>
        <source>Item %1 has been added with the key %2.</source>
        <translation>Le dossier %1 a été ajouté avec la clé %2.</translation>
    </message>
    <message>
        <source>The key of the item in its queue; required, but for an adopted table that makes it.</source>
        <translation>La clé du dossier dans sa file&#xa0;; obligatoire, sauf pour une table adoptée qui l’attribue.</translation>
    </message>
    <message>
        <source>An id of your own, where the table makes the key: with it again, nothing is added twice.</source>
        <translation>Un identifiant à vous, si la table attribue la clé&#xa0;: avec le même, rien n’est ajouté deux fois.</translation>
    </message>
    <message>
        <source>%1 would become %2</source>
        <translation>%1 deviendrait %2</translation>
    </message>
    <message>
        <source>Name the field behind the queue.</source>
        <translation>Indiquez le champ après la file.</translation>
    </message>
    <message>
        <source>The examples say nothing about any value of the field.</source>
        <translation>Les exemples ne disent rien d’aucune valeur du champ.</translation>
    </message>
    <message>
        <source>Replace one value by another, or values as examples show it, in all open records of a queue that nobody holds. For supervisors.</source>
        <translation>Remplacer une valeur par une autre, ou des valeurs comme le montrent des exemples, dans tous les enregistrements ouverts d’une file que personne ne détient. Pour les superviseurs.</translation>
    </message>
    <message>
        <source>Do with each value of FIELD as this CSV file with the columns from and to shows; two examples are often enough.</source>
        <translation>Faire de chaque valeur de FIELD ce que montre ce fichier CSV aux colonnes from et to ; deux exemples suffisent souvent.</translation>
    </message>
    <message>
        <source>Only values that are built like this, as &quot;values --forms&quot; says it.</source>
        <translation>Seulement les valeurs de cette forme, comme la donne « values --forms ».</translation>
    </message>
    <message>
        <source>%1 needs the columns &quot;from&quot; and &quot;to&quot;.</source>
        <translation>%1 doit avoir les colonnes « from » et « to ».</translation>
    </message>
    <message>
        <source>%1 has no example in it.</source>
        <translation>%1 ne contient aucun exemple.</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>enfreint une règle</translation>
    </message>
    <message>
        <source>would become</source>
        <translation>deviendrait</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Aucun enregistrement n’a de valeur dans ce champ.</translation>
    </message>
    <message>
        <source>form</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>keep the rules</source>
        <translation>respectent les règles</translation>
    </message>
    <message>
        <source>meant</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>No value is written in several ways.</source>
        <translation>Aucune valeur n’est écrite de plusieurs façons.</translation>
    </message>
    <message>
        <source>--forms cannot be used with --clusters.</source>
        <translation>--forms ne s’emploie pas avec --clusters.</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>Lecture des valeurs</translation>
    </message>
    <message>
        <source>List the values of a field with the number of their records, and what each would become.</source>
        <translation>Lister les valeurs d’un champ, le nombre de leurs enregistrements et ce que chacune deviendrait.</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Les valeurs qui sont sans doute la même, écrites de façons différentes.</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>proposé à la personne qui le détient</translation>
    </message>
    <message>
        <source>%1 would be proposed to %2</source>
        <translation>%1 serait proposé à %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked: the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n enregistrement est verrouillé&#xa0;: la valeur est proposée à qui le détient.</numerusform>
            <numerusform>%n enregistrements sont verrouillés&#xa0;: la valeur est proposée à qui les détient.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>C’est enregistré dans le modèle «&#xa0;%1&#xa0;»&#xa0;: la prochaine livraison importée avec lui l’apportera.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>Ce n’est pas enregistré dans le modèle «&#xa0;%1&#xa0;». %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>C’est encore dans un modèle. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Ce n’est plus dans le modèle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Also save it in this import template, for the next delivery.</source>
        <translation>L’enregistrer aussi dans ce modèle d’importation, pour la prochaine livraison.</translation>
    </message>
    <message>
        <source>A bulk correction can only be named with --undo, and a field behind the queue only with --by-example or --like.</source>
        <translation>Une correction groupée ne se nomme qu’avec --undo, et un champ après la file qu’avec --by-example ou --like.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with --%2.</source>
        <translation>--%1 ne s’emploie pas avec --%2.</translation>
    </message>
    <message>
        <source>--form is used with --by-example or --like.</source>
        <translation>--form s’emploie avec --by-example ou --like.</translation>
    </message>
    <message>
        <source>No other value of the field can be built like this one.</source>
        <translation>Aucune autre valeur du champ ne peut s’écrire comme celle-ci.</translation>
    </message>
    <message>
        <source>Build the values of FIELD like this one, where that can be told.</source>
        <translation>Écrire les valeurs de FIELD comme celle-ci, là où cela peut se savoir.</translation>
    </message>
    <message>
        <source>Print the whole report, as text for an audit: where, when, by whom, what was checked and what was found.</source>
        <translation>Affiche le rapport complet, comme texte pour un audit : où, quand, par qui, ce qui a été vérifié et ce qui a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>In %n record(s) that are not finished yet, values were corrected in bulk.</source>
        <translation>
            <numerusform>Dans %n enregistrement non terminé, des valeurs ont été corrigées en bloc.</numerusform>
            <numerusform>Dans %n enregistrements non terminés, des valeurs ont été corrigées en bloc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what was corrected in the completed records, and in bulk in others: how often, in which field, which kind of error, from which file, by whom.</source>
        <translation>Afficher ce qui a été corrigé dans les enregistrements terminés, et en bloc dans d&apos;autres : combien de fois, dans quel champ, quel type d&apos;erreur, de quel fichier, par qui.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, on or after this day or time.</source>
        <translation>Terminé, ou corrigé en bloc, à partir de ce jour ou de cette heure.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, before this day or time.</source>
        <translation>Terminé, ou corrigé en bloc, avant ce jour ou cette heure.</translation>
    </message>
    <message>
        <source>COMMAND is one program that stays: it gets a record a line as JSON, and answers a line for each with its id, and a result or an error.</source>
        <translation>COMMAND est un programme qui reste : il reçoit un enregistrement par ligne en JSON et répond à chacun par une ligne, avec son id et un résultat ou une erreur.</translation>
    </message>
    <message>
        <source>With --stream: the program has this many records at once; 100 by default.</source>
        <translation>Avec --stream : le programme a autant d’enregistrements à la fois ; 100 par défaut.</translation>
    </message>
    <message>
        <source>--stream and --parallel do not go together. --at-once says how many records the program has.</source>
        <translation>--stream et --parallel ne vont pas ensemble. --at-once indique combien d’enregistrements le programme reçoit à la fois.</translation>
    </message>
    <message>
        <source>--at-once goes with --stream only.</source>
        <translation>--at-once ne s’emploie qu’avec --stream.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%n proposition a été retirée.</numerusform>
            <numerusform>%n propositions ont été retirées.</numerusform>
        </translation>
    </message>
    <message>
        <source>How the values are built instead, such as (000) 000-0000.</source>
        <translation>À la place, la forme des valeurs, comme (000) 000-0000.</translation>
    </message>
    <message>
        <source>&quot;import --rejects FILE&quot; writes them to a file.</source>
        <translation>«&#xa0;import --rejects FILE&#xa0;» les écrit dans un fichier.</translation>
    </message>
    <message>
        <source>--%1 is yes or no, not &quot;%2&quot;.</source>
        <translation>--%1 vaut yes ou no, et non &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--let-pass is 0.0001% to 50% of the fields, and how sure that is, 50% to 99%, such as 0.5%,95%, or &quot;none&quot;, not &quot;%1&quot;.</source>
        <translation>--let-pass va de 0.0001% à 50% des champs, avec la certitude voulue, de 50% à 99%, par exemple 0.5%,95%, ou vaut &quot;none&quot;, et non &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1% of the fields wrong at most, %2% sure</source>
        <translation>au plus %1% des champs faux, sûr à %2%</translation>
    </message>
    <message>
        <source>most doubtful first</source>
        <translation>les plus douteux d&apos;abord</translation>
    </message>
    <message>
        <source>records that pass</source>
        <translation>enregistrements qui passent</translation>
    </message>
    <message>
        <source>planted slip in one of</source>
        <translation>erreur glissée dans un sur</translation>
    </message>
    <message>
        <source>Whether the most doubtful item of a priority is given out first.</source>
        <translation>Si le dossier le plus douteux d&apos;une priorité est donné en premier.</translation>
    </message>
    <message>
        <source>How many fields of a delivery may still be wrong, and how sure that is, such as 0.5%,95%: the least doubtful records then end without being opened; &quot;none&quot;: all are opened.</source>
        <translation>Combien de champs d&apos;une livraison peuvent rester faux, et avec quelle certitude, par exemple 0.5%,95%&#xa0;: les enregistrements les moins douteux se terminent alors sans être ouverts&#xa0;; &quot;none&quot;&#xa0;: tous sont ouverts.</translation>
    </message>
    <message>
        <source>One record in N shows a planted slip, which tells how much people miss; &quot;none&quot; for no slips.</source>
        <translation>Un enregistrement sur N montre une erreur glissée, ce qui dit combien échappe aux yeux&#xa0;; &quot;none&quot; pour aucune.</translation>
    </message>
    <message>
        <source>wrong fields expected</source>
        <translation>champs faux attendus</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have another place in the queue now.</source>
        <translation>
            <numerusform>%n dossier a maintenant une autre place dans la file.</numerusform>
            <numerusform>%n dossiers ont maintenant une autre place dans la file.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for doubtful records</source>
        <translation>Recherche d&apos;enregistrements douteux</translation>
    </message>
    <message>
        <source>List the records that wait by how many of their fields are expected to be wrong, the most doubtful first.</source>
        <translation>Lister les enregistrements en attente selon le nombre de champs probablement faux, les plus douteux d&apos;abord.</translation>
    </message>
    <message>
        <source>Put them into this order, where the queue gives out the most doubtful first.</source>
        <translation>Les mettre dans cet ordre, là où la file donne d&apos;abord les plus douteux.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened.</source>
        <translation>Livraison %1&#xa0;: chacun des %2 enregistrements doit être ouvert.</translation>
    </message>
    <message>
        <source>Delivery %1: of %2 records %3 are opened, and of these %4 looked at again.</source>
        <translation>Livraison %1&#xa0;: sur %2 enregistrements, %3 sont ouverts, dont %4 regardés une seconde fois.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>Aucune livraison n&apos;attend dont des enregistrements pourraient passer.</translation>
    </message>
    <message>
        <source>State how many fields may still be wrong, from what people found.</source>
        <translation>Dire combien de champs peuvent encore être faux, d&apos;après ce qui a été trouvé.</translation>
    </message>
    <message>
        <source>Let the least doubtful records of new deliveries end without being opened, as the queue&apos;s rules say, and draw a sample of them.</source>
        <translation>Laisser les enregistrements les moins douteux des nouvelles livraisons se terminer sans être ouverts, selon les règles de la file, et en tirer un échantillon.</translation>
    </message>
    <message>
        <source>Only say how many would be opened.</source>
        <translation>Dire seulement combien seraient ouverts.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened, because nobody looks at any of them again. %3</source>
        <translation>Livraison %1&#xa0;: les %2 enregistrements doivent tous être ouverts, car personne n’en revoit aucun. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 Before any passes, %n more doubtful record(s) have to be opened.</source>
        <translation>
            <numerusform>%1 Avant qu’aucun ne passe, il faut encore ouvrir %n enregistrement douteux.</numerusform>
            <numerusform>%1 Avant qu’aucun ne passe, il faut encore ouvrir %n enregistrements douteux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only items with each of these words in the key or the record.</source>
        <translation>Seulement les dossiers dont la clé ou l’enregistrement contient chacun de ces mots.</translation>
    </message>
</context>
<context>
    <name>DatabaseTable</name>
    <message>
        <source>a query of %1</source>
        <translation>une requête de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Choose the table of the database to read, or give a query.</source>
        <translation>Dites quelle table de la base lire, ou donnez une requête.</translation>
    </message>
    <message>
        <source>The value in the column “%1” is bytes, not text.</source>
        <translation>La valeur de la colonne «&#xa0;%1&#xa0;» est faite d’octets et n’est pas du texte.</translation>
    </message>
    <message>
        <source>The column “%1” holds bytes, such as pictures, and no text; it is left out.</source>
        <translation>La colonne « %1 » contient des octets, comme des images, et pas de texte ; elle est laissée de côté.</translation>
    </message>
</context>
<context>
    <name>DatabaseUrl</name>
    <message>
        <source>Intray does not support databases of the kind &quot;%1&quot;. Name a file, such as sqlite:queue.db, or a server, such as postgresql://anna@db.example.org/intray.</source>
        <translation>Intray ne connaît pas les bases de données du type «&#xa0;%1&#xa0;». Nommez un fichier, par exemple sqlite:queue.db, ou un serveur, par exemple postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>A password does not belong in the address of a database, because addresses are shown and stored. Leave it out: Intray asks for it, or reads it from the system&apos;s keychain or the database&apos;s own password file.</source>
        <translation>Un mot de passe n’a pas sa place dans l’adresse d’une base de données, car les adresses sont affichées et conservées. Omettez-le&#xa0;: Intray le demande, ou le lit dans le trousseau du système ou dans le fichier de mots de passe propre à la base de données.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a server&apos;s name with a port, such as db.example.org:5432.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom de serveur avec un port, tel que db.example.org:5432.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; is not known here. Known are: %2.</source>
        <translation>L’option «&#xa0;%1&#xa0;» n’est pas connue ici. Sont connues&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A server&apos;s address has the form postgresql://USER@HOST:PORT/DATABASE.</source>
        <translation>L’adresse d’un serveur a la forme postgresql://USER@HOST:PORT/DATABASE.</translation>
    </message>
    <message>
        <source>The address names no database. Add it, as in postgresql://anna@db.example.org/intray.</source>
        <translation>L’adresse ne nomme aucune base de données. Ajoutez-la, comme dans postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>An ODBC address names a data source, such as odbc:DSN=NAME, or a driver, such as odbc:Driver={PostgreSQL Unicode};Server=HOST.</source>
        <translation>Une adresse ODBC nomme une source de données, par exemple odbc:DSN=NAME, ou un pilote, par exemple odbc:Driver={PostgreSQL Unicode};Server=HOST.</translation>
    </message>
    <message>
        <source>The address of a database must be one line of text.</source>
        <translation>L’adresse d’une base de données doit être une seule ligne de texte.</translation>
    </message>
    <message>
        <source>No database file is named.</source>
        <translation>Aucun fichier de base de données n’est indiqué.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>A database in memory would be gone with the program, and nobody else could use it. Name a file.</source>
        <translation>Une base de données en mémoire disparaîtrait avec le programme, et personne d’autre ne pourrait l’utiliser. Indiquez un fichier.</translation>
    </message>
</context>
<context>
    <name>Decided</name>
    <message>
        <source>decided for the template “%1”</source>
        <translation>décidé pour le modèle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>decided on %1 by %2 for the template “%3”</source>
        <translation>décidé le %1 par %2 pour le modèle «&#xa0;%3&#xa0;»</translation>
    </message>
</context>
<context>
    <name>DeliveryStore</name>
    <message>
        <source>The database does not keep these rows. To see each with its reason, or to save them, import the same file again as far as its last question. Nothing is added twice.</source>
        <translation>La base de données ne garde pas ces lignes. Pour voir chacune avec sa raison, ou pour les enregistrer, importez encore une fois le même fichier jusqu’à la dernière question. Rien n’est ajouté deux fois.</translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message>
        <source>Your text is kept; you will find it under “Mine”.</source>
        <translation>Votre texte est conservé&#xa0;; vous le trouverez sous «&#xa0;Les miens&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing is open in %1. New items appear in the list automatically.</source>
        <translation>Aucun dossier n’est ouvert dans %1. Les nouveaux dossiers apparaissent d’eux-mêmes dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left in %1 is locked by others: %n item(s).</source>
        <translation>
            <numerusform>Tout ce qui reste dans %1 est verrouillé par d’autres&#xa0;: %n dossier.</numerusform>
            <numerusform>Tout ce qui reste dans %1 est verrouillé par d’autres&#xa0;: %n dossiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in %1 was returned for later; the next item is available at %2.</source>
        <translation>Ce qui reste dans %1 a été rendu pour plus tard&#xa0;; le prochain dossier sera disponible à partir de %2.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation>
            <numerusform>Vous détenez %n dossier, %1 n’en permet pas davantage. Terminez-le ou rendez-le d’abord.</numerusform>
            <numerusform>Vous détenez %n dossiers, %1 n’en permet pas davantage. Terminez-en ou rendez-en un d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not allowed to take items from %1. Ask a supervisor.</source>
        <translation>Vous n’avez pas le droit de prendre des dossiers dans %1. Demandez-le à un superviseur.</translation>
    </message>
    <message>
        <source>What is left in %1 needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>Ce qui reste dans %1 doit être traité par une autre personne&#xa0;: vous l’avez terminé à l’étape précédente, c’est donc à un collègue de le prendre.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>Ce dossier doit être traité par une autre personne&#xa0;: vous avez fait vous-même l’étape précédente.</translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation>Ce dossier est déjà clos.</translation>
    </message>
    <message>
        <source>%1 gives out work on request: press Take next.</source>
        <translation>%1 distribue ses dossiers sur demande&#xa0;: appuyez sur «&#xa0;Prendre le suivant&#xa0;».</translation>
    </message>
    <message>
        <source>Something went wrong at the database. Try again.</source>
        <translation>Une erreur s’est produite dans la base de données. Réessayez.</translation>
    </message>
    <message>
        <source>%1 is completed.</source>
        <translation>%1 est terminé.</translation>
    </message>
    <message>
        <source>%1 is returned to the queue.</source>
        <translation>%1 est rendu à la file d’attente.</translation>
    </message>
    <message>
        <source>%1 is dismissed and will not come back.</source>
        <translation>%1 est classé sans suite et ne reviendra pas.</translation>
    </message>
    <message>
        <source>%1 is marked as failed.</source>
        <translation>%1 est marqué en échec.</translation>
    </message>
    <message>
        <source>%1 was sent back to the previous step.</source>
        <translation>%1 est renvoyé à l’étape précédente.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are returned to the queue.</source>
        <translation>
            <numerusform>%n dossier est rendu à la file d’attente.</numerusform>
            <numerusform>%n dossiers sont rendus à la file d’attente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) must be corrected before the record can be completed.</source>
        <translation>
            <numerusform>%n champ doit être corrigé avant que l’enregistrement puisse être terminé.</numerusform>
            <numerusform>%n champs doivent être corrigés avant que l’enregistrement puisse être terminé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n second(s).</source>
        <translation>
            <numerusform>Votre verrou expire dans %n seconde.</numerusform>
            <numerusform>Votre verrou expire dans %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n minute(s).</source>
        <translation>
            <numerusform>Votre verrou expire dans %n minute.</numerusform>
            <numerusform>Votre verrou expire dans %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be extended any further: items of this queue can be locked for at most %1.</source>
        <translation>Il ne peut plus être prolongé&#xa0;: les dossiers de cette file d’attente sont verrouillés au plus %1.</translation>
    </message>
    <message>
        <source>This item is locked for you until %1.</source>
        <translation>Ce dossier est verrouillé pour vous jusqu’à %1.</translation>
    </message>
    <message>
        <source>Your lock has ended, but nobody has taken the item: you can still complete it.</source>
        <translation>Votre verrou a expiré, mais personne n’a pris le dossier&#xa0;: vous pouvez encore le terminer.</translation>
    </message>
    <message>
        <source>Your unfinished text from %1 is back in the fields.</source>
        <translation>Votre texte inachevé de %1 est de nouveau dans les champs.</translation>
    </message>
    <message>
        <source>%1 stays with you, under “Mine”.</source>
        <translation>%1 reste à vous, sous «&#xa0;Les miens&#xa0;».</translation>
    </message>
    <message>
        <source>%1 was taken for you in the meantime and is under “Mine”.</source>
        <translation>%1 a été pris pour vous entre-temps et se trouve sous «&#xa0;Les miens&#xa0;».</translation>
    </message>
    <message>
        <source>What you type is safe on this computer; it will be saved to the database as soon as possible.</source>
        <translation>Ce que vous saisissez est en sécurité sur cet ordinateur&#xa0;; ce sera enregistré dans la base de données dès que possible.</translation>
    </message>
    <message>
        <source>The database cannot be reached. This is your text from %1, from this computer; it is safe.</source>
        <translation>La base de données est injoignable. Voici votre texte de %1, conservé sur cet ordinateur&#xa0;; il est en sécurité.</translation>
    </message>
    <message>
        <source>The database has not confirmed whether %1 is finished. Your text is safe; Intray keeps asking until it answers.</source>
        <translation>La base de données n’a pas indiqué si %1 est clos. Votre texte est en sécurité&#xa0;; la question lui est posée jusqu’à ce qu’elle réponde.</translation>
    </message>
    <message>
        <source>%1 will be completed as soon as the database can be reached, if you still hold it then. You can close Intray in the meantime.</source>
        <translation>%1 sera terminé dès que la base de données sera joignable, s’il est encore à vous à ce moment-là. Vous pouvez fermer Intray entre-temps.</translation>
    </message>
    <message>
        <source>%1 is completed, as you asked while the database could not be reached.</source>
        <translation>%1 est terminé, comme vous l’avez demandé pendant que la base de données était injoignable.</translation>
    </message>
    <message>
        <source>%1 could not be completed as you asked while the database could not be reached.</source>
        <translation>%1 n’a pas pu être terminé comme vous l’avez demandé pendant que la base de données était injoignable.</translation>
    </message>
    <message>
        <source>%1 is not completed; you can go on with it.</source>
        <translation>%1 n’est pas terminé&#xa0;; vous pouvez continuer à y travailler.</translation>
    </message>
    <message>
        <source>%1 sent this back: %2</source>
        <translation>%1 a renvoyé ceci&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your text is kept.</source>
        <translation>Votre texte est conservé.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be completed.</source>
        <translation>Les dossiers de %1 ne peuvent pas être terminés.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be returned.</source>
        <translation>Les dossiers de %1 ne peuvent pas être rendus.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be dismissed.</source>
        <translation>Les dossiers de %1 ne peuvent pas être classés sans suite.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be marked as failed.</source>
        <translation>Les dossiers de %1 ne peuvent pas être marqués en échec.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be sent back.</source>
        <translation>Les dossiers de %1 ne peuvent pas être renvoyés.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took this item at %2.</source>
        <translation>%1 détient ce dossier depuis %2.</translation>
    </message>
    <message>
        <source>You took this item at %1 on %2.</source>
        <translation>Vous détenez ce dossier depuis %1 sur le poste %2.</translation>
    </message>
    <message>
        <source>You took this item again at %1, in another window.</source>
        <translation>Vous détenez de nouveau ce dossier depuis %1, dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This database server does not know the item. It may be a different database, or one that lost the latest work.</source>
        <translation>Ce serveur de base de données ne connaît pas le dossier. Il s’agit peut-être d’une autre base de données, ou d’une base qui a perdu les dernières opérations.</translation>
    </message>
    <message>
        <source>This database server does not know your lock. It may have lost the latest work.</source>
        <translation>Ce serveur de base de données ne connaît pas votre verrou&#xa0;; il a peut-être perdu les dernières opérations.</translation>
    </message>
    <message>
        <source>Your lock ended and the item went back to the queue at %1.</source>
        <translation>Votre verrou a expiré&#xa0;; le dossier est de retour dans la file d’attente depuis %1.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; nobody holds it now.</source>
        <translation>%1 a libéré ce dossier&#xa0;; personne ne le détient depuis %2.</translation>
    </message>
    <message>
        <source>%1 completed this item at %2.</source>
        <translation>%1 a terminé ce dossier (%2).</translation>
    </message>
    <message>
        <source>%1 sent this item back to the previous step at %2.</source>
        <translation>%1 a renvoyé ce dossier à l’étape précédente (%2).</translation>
    </message>
    <message>
        <source>This item is completed already.</source>
        <translation>Ce dossier est déjà terminé.</translation>
    </message>
    <message>
        <source>This item is marked as failed.</source>
        <translation>Ce dossier est marqué en échec.</translation>
    </message>
    <message>
        <source>This item is dismissed.</source>
        <translation>Ce dossier est classé sans suite.</translation>
    </message>
    <message>
        <source>Nobody holds this item any more.</source>
        <translation>Personne ne détient plus ce dossier.</translation>
    </message>
    <message>
        <source>%1 passed this item on. What %2 had typed is shown beside the fields; accept or reject each value.</source>
        <translation>%1 a transmis ce dossier. Ce que %2 avait saisi figure à côté des champs&#xa0;; acceptez ou refusez chaque valeur.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; %3 holds it now.</source>
        <translation>%1 a libéré ce dossier (%2)&#xa0;; %3 le détient maintenant.</translation>
    </message>
    <message>
        <source>%1 released this item at %2.</source>
        <translation>%1 a libéré ce dossier (%2).</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so nothing is locked. Correct it, or restart Intray if it is right now.</source>
        <translation>L’horloge de cet ordinateur a été avancée pendant qu’Intray fonctionnait, donc rien n’est verrouillé. Mettez-la à l’heure, ou redémarrez Intray si elle est juste à présent.</translation>
    </message>
    <message numerus="yes">
        <source>The next item of %1 is available in %n second(s).</source>
        <translation>
            <numerusform>Le prochain dossier de %1 est disponible dans %n seconde.</numerusform>
            <numerusform>Le prochain dossier de %1 est disponible dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1; %2 now has the item.</source>
        <translation>Un autre programme qui travaille sur cette table a mis fin à votre verrou à %1&#xa0;; %2 a maintenant le dossier.</translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1.</source>
        <translation>Un autre programme qui travaille sur cette table a mis fin à votre verrou à %1.</translation>
    </message>
    <message>
        <source>A rule or trigger of the table of %1 prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Une règle ou un déclencheur de la table de %1 ne laisse pas verrouiller les lignes suivantes. Demandez à un administrateur de changer la règle ou les lignes.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 a été fusionné dans %2.</translation>
    </message>
    <message>
        <source>The reason: “%1”.</source>
        <translation>La raison&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>What is left in %1 is assigned to others.</source>
        <translation>Ce qui reste dans %1 est attribué à d’autres.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>Ce dossier est attribué à quelqu’un d’autre. Un superviseur peut vous l’attribuer ou l’ouvrir à tous.</translation>
    </message>
    <message>
        <source>The rules of %1 were changed. The record is now checked against the new ones; what you typed is still here.</source>
        <translation>Les règles de %1 ont changé. L’enregistrement est contrôlé selon les nouvelles&#xa0;; ce que vous avez saisi est toujours là.</translation>
    </message>
    <message>
        <source>A file that %1 imported later has other values. They are shown beside the fields; accept or reject each.</source>
        <translation>Un fichier que %1 a importé plus tard a d’autres valeurs. Elles sont à côté des champs&#xa0;; acceptez ou refusez chacune.</translation>
    </message>
    <message>
        <source>%1 changed this record in the meantime. The values that differ from yours are shown beside the fields; accept or reject each.</source>
        <translation>%1 a modifié cet enregistrement entre-temps. Les valeurs qui diffèrent des vôtres figurent à côté des champs&#xa0;; acceptez ou refusez chacune.</translation>
    </message>
    <message>
        <source>%1 gave this item back to you at %2. Take it again to go on with it.</source>
        <translation>%1 vous a rendu ce dossier à %2. Reprenez-le pour continuer.</translation>
    </message>
    <message>
        <source>%1 is no longer locked for you.</source>
        <translation>%1 n’est plus verrouillé pour vous.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are no longer locked for you: %1.</source>
        <translation>
            <numerusform>%n dossier n’est plus verrouillé pour vous&#xa0;: %1.</numerusform>
            <numerusform>%n dossiers ne sont plus verrouillés pour vous&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, which had been taken in the meantime, stays with you and comes next.</source>
        <translation>%1, arrivé entre-temps, reste à vous et viendra ensuite.</translation>
    </message>
    <message>
        <source>The queue %1 is paused. You can still finish the items that you hold.</source>
        <translation>La file d’attente %1 est suspendue. Vous pouvez encore terminer ce que vous détenez.</translation>
    </message>
    <message>
        <source>The queue %1 is paused: “%2”. You can still finish the items that you hold.</source>
        <translation>La file d’attente %1 est suspendue&#xa0;: «&#xa0;%2&#xa0;». Vous pouvez encore terminer ce que vous détenez.</translation>
    </message>
    <message>
        <source>%1 is not finished; your text is still here.</source>
        <translation>%1 n’est pas clos&#xa0;; votre texte est toujours là.</translation>
    </message>
    <message>
        <source>%1 gave this item to %2 at %3.</source>
        <translation>%1 a confié ce dossier à %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 released %n item(s) that you held: %2.</source>
        <translation>
            <numerusform>%1 a libéré %n dossier que vous déteniez&#xa0;: %2.</numerusform>
            <numerusform>%1 a libéré %n dossiers que vous déteniez&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %n item(s) that you held to %2: %3.</source>
        <translation>
            <numerusform>%1 a confié à %2 %n dossier que vous déteniez&#xa0;: %3.</numerusform>
            <numerusform>%1 a confié à %2 %n dossiers que vous déteniez&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not completed: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>%1 n’est pas terminé : rien ne peut être écrit dans la base de données pour le moment. Appuyez sur Échap pour y continuer la saisie.</translation>
    </message>
    <message>
        <source>%1 stays here: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>%1 reste ici : rien ne peut être écrit dans la base de données pour le moment. Appuyez sur Échap pour y continuer la saisie.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. Complete it now, or press Esc to go on typing in it.</source>
        <translation>%1 n’a pas été terminé, car la base de données était injoignable. Terminez-le maintenant, ou appuyez sur Échap pour y continuer la saisie.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. You can complete it now.</source>
        <translation>%1 n’a pas été terminé, car la base de données était injoignable. Vous pouvez le terminer maintenant.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. Try again now, or press Esc to go on typing in it.</source>
        <translation>%1 est resté ici, car la base de données était injoignable. Réessayez maintenant, ou appuyez sur Échap pour y continuer la saisie.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. You can try again now.</source>
        <translation>%1 est resté ici, car la base de données était injoignable. Vous pouvez réessayer maintenant.</translation>
    </message>
    <message>
        <source>Press Esc to go on typing in %1.</source>
        <translation>Appuyez sur Échap pour continuer la saisie dans %1.</translation>
    </message>
    <message>
        <source>What you typed in the meantime was not entered: &quot;%1&quot;.</source>
        <translation>Ce que vous avez saisi entre-temps n’a pas été inscrit : « %1 ».</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) was reverted. Ctrl+Z brings it all back.</source>
        <translation>
            <numerusform>Votre saisie dans %n champ a été annulée. Ctrl+Z rétablit tout.</numerusform>
            <numerusform>Votre saisie dans %n champs a été annulée. Ctrl+Z rétablit tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The values are as they were before, but for %n field(s) that you have typed in since.</source>
        <translation>
            <numerusform>Les valeurs sont comme avant, sauf dans %n champ où vous avez saisi quelque chose depuis.</numerusform>
            <numerusform>Les valeurs sont comme avant, sauf dans %n champs où vous avez saisi quelque chose depuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes other values for this record. They are shown beside the fields; accept or reject each.</source>
        <translation>%1 propose d’autres valeurs pour cet enregistrement. Elles sont à côté des champs&#xa0;; acceptez ou refusez chacune.</translation>
    </message>
    <message>
        <source>%1 still has this item. Take it again once it is free.</source>
        <translation>%1 a encore ce dossier. Reprenez-le dès qu’il est libre.</translation>
    </message>
    <message numerus="yes">
        <source>You took %n item(s). Completing leads through them; Return gives back one or all.</source>
        <translation>
            <numerusform>Vous avez pris %n dossier. Terminer mène de l’un à l’autre&#xa0;; Rendre en rend un ou tous.</numerusform>
            <numerusform>Vous avez pris %n dossiers. Terminer mène de l’un à l’autre&#xa0;; Rendre en rend un ou tous.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes to you again only when nothing else is left, or when you pick it.</source>
        <translation>Ce dossier ne vous revient que lorsqu’il ne reste rien d’autre ou si vous le choisissez.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the search does not find it.</source>
        <translation>%1 venait ensuite dans la file d’attente&#xa0;; la recherche ne le trouve pas.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the filter does not find it.</source>
        <translation>%1 venait ensuite dans la file d’attente&#xa0;; le filtre ne le trouve pas.</translation>
    </message>
    <message>
        <source>No open item that the search or filter finds is left to take.</source>
        <translation>Il ne reste à prendre aucun dossier ouvert que la recherche ou le filtre trouve.</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s) were left open.</source>
        <translation>
            <numerusform>%n doute est resté ouvert.</numerusform>
            <numerusform>%n doutes sont restés ouverts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskRefusals</name>
    <message>
        <source>The database has not answered yet. Please wait a moment.</source>
        <translation>La base de données n’a pas encore répondu. Patientez un instant.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Choisissez d’abord une file d’attente.</translation>
    </message>
    <message>
        <source>Intray is already looking for work.</source>
        <translation>Une recherche de dossiers est déjà en cours.</translation>
    </message>
    <message>
        <source>No record is open whose text could be saved.</source>
        <translation>Il n’y a pas d’enregistrement en cours dont le texte pourrait être enregistré.</translation>
    </message>
    <message>
        <source>This is only for a record whose lock was lost.</source>
        <translation>Ceci vaut pour un enregistrement dont le verrou a été perdu.</translation>
    </message>
    <message>
        <source>You have no unfinished items.</source>
        <translation>Vous n’avez pas de dossiers inachevés.</translation>
    </message>
    <message>
        <source>There is nothing to try again.</source>
        <translation>Il n’y a rien à tenter à nouveau.</translation>
    </message>
    <message>
        <source>There is nothing to undo: that is possible for ten seconds after finishing an item.</source>
        <translation>Il n’y a rien à annuler&#xa0;: c’est possible pendant dix secondes après la clôture d’un dossier.</translation>
    </message>
    <message>
        <source>You no longer hold this item. Take it again first; your text is kept.</source>
        <translation>Vous ne détenez plus ce dossier. Prenez-le d’abord à nouveau&#xa0;; votre texte est conservé.</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>Il n’y a pas d’enregistrement en cours. Prenez d’abord un dossier.</translation>
    </message>
    <message>
        <source>There is no previous step to send the item back to.</source>
        <translation>Aucune étape ne précède celle-ci, le dossier ne peut donc être renvoyé nulle part.</translation>
    </message>
    <message>
        <source>There is no lock to extend. Take an item first.</source>
        <translation>Il n’y a pas de verrou à prolonger. Prenez d’abord un dossier.</translation>
    </message>
    <message>
        <source>The database can be reached: complete the item as usual.</source>
        <translation>La base de données est joignable&#xa0;: terminez le dossier comme d’habitude.</translation>
    </message>
    <message>
        <source>It is too late to undo %1: that is possible for ten seconds. A supervisor can reopen it.</source>
        <translation>Il est trop tard pour annuler %1&#xa0;: c’est possible pendant dix secondes. Un superviseur peut rouvrir le dossier.</translation>
    </message>
    <message>
        <source>There is no record to write a note on.</source>
        <translation>Il n’y a pas d’enregistrement sur lequel écrire une note.</translation>
    </message>
    <message>
        <source>A record is open. What else is yours is in the list of your items.</source>
        <translation>Un enregistrement est ouvert. Ce que vous avez d’autre est dans la liste de vos dossiers.</translation>
    </message>
    <message>
        <source>No search or filter is on in the list of open items.</source>
        <translation>Il n’y a ni recherche ni filtre dans la liste des dossiers ouverts.</translation>
    </message>
</context>
<context>
    <name>DraftJournal</name>
    <message>
        <source>What you type cannot be saved on this computer because its disk is full. Free some space; Intray keeps trying.</source>
        <translation>Ce que vous saisissez ne peut pas être conservé sur cet ordinateur, car son disque est plein. Libérez de la place&#xa0;; une nouvelle tentative aura lieu automatiquement.</translation>
    </message>
    <message>
        <source>What you type cannot be saved on this computer because the folder for drafts cannot be written to. Intray keeps trying.</source>
        <translation>Ce que vous saisissez ne peut pas être conservé sur cet ordinateur, car le répertoire des brouillons n’est pas accessible en écriture. Une nouvelle tentative aura lieu automatiquement.</translation>
    </message>
</context>
<context>
    <name>EditedRule</name>
    <message>
        <source>Choose the two fields to compare.</source>
        <translation>Choisissez les deux champs à comparer.</translation>
    </message>
    <message>
        <source>Choose a field on each side, and its values where needed.</source>
        <translation>Choisissez un champ de chaque côté, et les valeurs là où il en prend une parmi plusieurs.</translation>
    </message>
    <message>
        <source>Choose the fields that are equal, and those that are equal then.</source>
        <translation>Choisissez les champs qui sont égaux, et ceux qui le sont alors aussi.</translation>
    </message>
    <message>
        <source>Choose the fields that are different in every record.</source>
        <translation>Choisissez les champs qui diffèrent dans chaque enregistrement.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Enter a whole number like %1.</source>
        <translation>Saisissez un nombre entier comme %1.</translation>
    </message>
    <message>
        <source>Usually a whole number like %1.</source>
        <translation>C’est en général un nombre entier comme %1.</translation>
    </message>
    <message>
        <source>Each value is a whole number like %1.</source>
        <translation>Chaque valeur est un nombre entier comme %1.</translation>
    </message>
    <message>
        <source>Enter a number like %1.</source>
        <translation>Saisissez un nombre comme %1.</translation>
    </message>
    <message>
        <source>Usually a number like %1.</source>
        <translation>C’est en général un nombre comme %1.</translation>
    </message>
    <message>
        <source>Each value is a number like %1.</source>
        <translation>Chaque valeur est un nombre comme %1.</translation>
    </message>
    <message>
        <source>Enter a real date like %1.</source>
        <translation>Saisissez une date réelle comme %1.</translation>
    </message>
    <message>
        <source>Usually a real date like %1.</source>
        <translation>C’est en général une date réelle comme %1.</translation>
    </message>
    <message>
        <source>Each value is a real date like %1.</source>
        <translation>Chaque valeur est une date réelle comme %1.</translation>
    </message>
    <message>
        <source>Enter a time like %1.</source>
        <translation>Saisissez une heure comme %1.</translation>
    </message>
    <message>
        <source>Usually a time like %1.</source>
        <translation>C’est en général une heure comme %1.</translation>
    </message>
    <message>
        <source>Each value is a time like %1.</source>
        <translation>Chaque valeur est une heure comme %1.</translation>
    </message>
    <message>
        <source>Enter a date and time like %1.</source>
        <translation>Saisissez une date et une heure comme %1.</translation>
    </message>
    <message>
        <source>Usually a date and time like %1.</source>
        <translation>C’est en général une date et une heure comme %1.</translation>
    </message>
    <message>
        <source>Each value is a date and time like %1.</source>
        <translation>Chaque valeur est une date et une heure comme %1.</translation>
    </message>
    <message>
        <source>Enter an e-mail address like %1.</source>
        <translation>Saisissez une adresse électronique comme %1.</translation>
    </message>
    <message>
        <source>Usually an e-mail address like %1.</source>
        <translation>C’est en général une adresse électronique comme %1.</translation>
    </message>
    <message>
        <source>Each value is an e-mail address like %1.</source>
        <translation>Chaque valeur est une adresse électronique comme %1.</translation>
    </message>
    <message>
        <source>Enter a phone number like %1.</source>
        <translation>Saisissez un numéro de téléphone comme %1.</translation>
    </message>
    <message>
        <source>Usually a phone number like %1.</source>
        <translation>C’est en général un numéro de téléphone comme %1.</translation>
    </message>
    <message>
        <source>Each value is a phone number like %1.</source>
        <translation>Chaque valeur est un numéro de téléphone comme %1.</translation>
    </message>
    <message>
        <source>Enter a web address like %1.</source>
        <translation>Saisissez une adresse web comme %1.</translation>
    </message>
    <message>
        <source>Usually a web address like %1.</source>
        <translation>C’est en général une adresse web comme %1.</translation>
    </message>
    <message>
        <source>Each value is a web address like %1.</source>
        <translation>Chaque valeur est une adresse web comme %1.</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>Saisissez oui ou non.</translation>
    </message>
    <message>
        <source>Usually yes or no.</source>
        <translation>C’est en général oui ou non.</translation>
    </message>
    <message>
        <source>Each value is yes or no.</source>
        <translation>Chaque valeur est oui ou non.</translation>
    </message>
    <message>
        <source>Enter a date like %1.</source>
        <translation>Saisissez une date comme %1.</translation>
    </message>
    <message>
        <source>Enter an address like %1.</source>
        <translation>Saisissez une adresse comme %1.</translation>
    </message>
    <message>
        <source>Enter a UUID of 32 hexadecimal digits in five groups.</source>
        <translation>Saisissez un UUID de 32 chiffres hexadécimaux en cinq groupes.</translation>
    </message>
    <message>
        <source>Enter an IP address like %1.</source>
        <translation>Saisissez une adresse IP comme %1.</translation>
    </message>
    <message>
        <source>Write it like %1.</source>
        <translation>À écrire comme %1.</translation>
    </message>
</context>
<context>
    <name>ExportTemplate</name>
    <message>
        <source>it is for finished items: the state must be done, failed or dismissed.</source>
        <translation>cela vaut pour les dossiers clos&#xa0;: l’état doit être done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>it names the field “%1” twice.</source>
        <translation>le champ «&#xa0;%1&#xa0;» est nommé deux fois.</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>Export to %1: %2</source>
        <translation>Exportation vers %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing matches, so the file has no rows.</source>
        <translation>Rien ne correspond à ce qui était demandé, le fichier n’a donc pas de lignes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were written.</source>
        <translation>
            <numerusform>%Ln modification a été écrite.</numerusform>
            <numerusform>%Ln modifications ont été écrites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) were written.</source>
        <translation>
            <numerusform>%Ln dossier a été écrit.</numerusform>
            <numerusform>%Ln dossiers ont été écrits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheet(s), because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Le tout se trouve dans %n feuille, car une feuille contient 1&#xa0;048&#xa0;576 lignes.</numerusform>
            <numerusform>Le tout se trouve dans %n feuilles, car une feuille contient 1&#xa0;048&#xa0;576 lignes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>L’export a été annulé. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» n’a pas de champ «&#xa0;%2&#xa0;». Ses champs sont visibles dans ses règles.</translation>
    </message>
</context>
<context>
    <name>FieldFormat</name>
    <message>
        <source>a date like 2026-01-31</source>
        <translation>une date comme 2026-01-31</translation>
    </message>
    <message>
        <source>a time like 14:30:00</source>
        <translation>une heure comme 14:30:00</translation>
    </message>
    <message>
        <source>a date and time like 2026-01-31T14:30:00Z</source>
        <translation>une date avec l’heure comme 2026-01-31T14:30:00Z</translation>
    </message>
    <message>
        <source>an e-mail address like name@example.org</source>
        <translation>une adresse électronique comme name@example.org</translation>
    </message>
    <message>
        <source>an address like https://example.org/page</source>
        <translation>une adresse comme https://example.org/page</translation>
    </message>
    <message>
        <source>a UUID of 32 hexadecimal digits in five groups</source>
        <translation>un UUID de 32 chiffres hexadécimaux en cinq groupes</translation>
    </message>
    <message>
        <source>an IP address like 192.0.2.1</source>
        <translation>une adresse IP comme 192.0.2.1</translation>
    </message>
</context>
<context>
    <name>FieldKind</name>
    <message>
        <source>a kind is one of %1.</source>
        <translation>un genre est l’un de %1.</translation>
    </message>
    <message>
        <source>the format of a number is written like 1234, 1,234.5 or 1234.5 oz.</source>
        <translation>le format d’un nombre s’écrit comme 1234, 1 234,5 ou 1234.5 oz.</translation>
    </message>
    <message>
        <source>the format of a date or time is written like dd.MM.yyyy, d-MMM-yy or HH:mm.</source>
        <translation>le format d’une date ou d’une heure s’écrit comme dd.MM.yyyy, d-MMM-yy ou HH:mm.</translation>
    </message>
    <message>
        <source>a whole number like %1</source>
        <translation>un nombre entier comme %1</translation>
    </message>
    <message>
        <source>a number like %1</source>
        <translation>un nombre comme %1</translation>
    </message>
    <message>
        <source>a real date like %1</source>
        <translation>une date réelle comme %1</translation>
    </message>
    <message>
        <source>a time like %1</source>
        <translation>une heure comme %1</translation>
    </message>
    <message>
        <source>a date and time like %1</source>
        <translation>une date et une heure comme %1</translation>
    </message>
    <message>
        <source>a phone number like +49 30 901820</source>
        <translation>un numéro de téléphone comme +49 30 901820</translation>
    </message>
    <message>
        <source>a web address like www.example.org</source>
        <translation>une adresse web comme www.example.org</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>oui ou non</translation>
    </message>
</context>
<context>
    <name>FieldPasting</name>
    <message>
        <source>There are characters here that cannot be seen: %1.</source>
        <translation>Il y a ici des caractères invisibles : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Is this right? It is not one of the %n usual value(s).</source>
        <translation>
            <numerusform>Est-ce exact&#xa0;? Ce n’est pas la %n valeur habituelle.</numerusform>
            <numerusform>Est-ce exact&#xa0;? Ce n’est aucune des %n valeurs habituelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 characters, and it can have %L2 at most.</source>
        <translation>Rien n’a été collé : %3 aurait %L1 caractères et peut en avoir au plus %L2.</translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 bytes, and it can have %L2 at most.</source>
        <translation>Rien n’a été collé : %3 aurait %L1 octets et peut en avoir au plus %L2.</translation>
    </message>
    <message>
        <source>Is this right? Usual here is only “%1”.</source>
        <translation>Est-ce exact&#xa0;? Ici, seul «&#xa0;%1&#xa0;» est habituel.</translation>
    </message>
</context>
<context>
    <name>FieldRemarks</name>
    <message>
        <source>was missing</source>
        <translation>manquait</translation>
    </message>
    <message>
        <source>missing in the import</source>
        <translation>manque dans l’import</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>était vide</translation>
    </message>
    <message>
        <source>empty in the import</source>
        <translation>vide dans l’import</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>avant %1</translation>
    </message>
    <message>
        <source>imported as %1</source>
        <translation>importé comme %1</translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message>
        <source>Enter a whole number, such as 12.</source>
        <translation>Saisissez un nombre entier, par exemple 12.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>Saisissez true ou false.</translation>
    </message>
    <message>
        <source>This must be text.</source>
        <translation>Du texte est attendu ici.</translation>
    </message>
    <message>
        <source>This must be of the type “%1”.</source>
        <translation>Une valeur du type «&#xa0;%1&#xa0;» est attendue ici.</translation>
    </message>
    <message>
        <source>This field is required. Fill it in.</source>
        <translation>Ce champ est obligatoire. Remplissez-le.</translation>
    </message>
    <message>
        <source>Write the number as %1.</source>
        <translation>Écrivez le nombre ainsi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This must be one of: %1.</source>
        <translation>La valeur doit être l’une de celles-ci&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This must be one of the %n known values.</source>
        <translation>
            <numerusform>La valeur doit être la %n valeur connue.</numerusform>
            <numerusform>La valeur doit être l’une des %n valeurs connues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too short: it needs at least %n characters.</source>
        <translation>
            <numerusform>C’est trop court&#xa0;: il faut au moins %n caractère.</numerusform>
            <numerusform>C’est trop court&#xa0;: il faut au moins %n caractères.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long: at most %n characters fit.</source>
        <translation>
            <numerusform>C’est trop long&#xa0;: au plus %n caractère est possible.</numerusform>
            <numerusform>C’est trop long&#xa0;: au plus %n caractères sont possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>This does not match the pattern %1.</source>
        <translation>Ceci ne correspond pas au modèle %1.</translation>
    </message>
    <message>
        <source>This must be %1 or more.</source>
        <translation>La valeur doit être %1 ou plus.</translation>
    </message>
    <message>
        <source>This must be %1 or less.</source>
        <translation>La valeur doit être %1 ou moins.</translation>
    </message>
    <message>
        <source>This must be more than %1.</source>
        <translation>La valeur doit être supérieure à %1.</translation>
    </message>
    <message>
        <source>This must be less than %1.</source>
        <translation>La valeur doit être inférieure à %1.</translation>
    </message>
    <message>
        <source>This must be a multiple of %1.</source>
        <translation>La valeur doit être un multiple de %1.</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>au plus %n caractère</numerusform>
            <numerusform>au plus %n caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule for this field is too complex to check on this text. Shorten the text, or tell a supervisor.</source>
        <translation>La règle de ce champ est trop complexe pour vérifier ce texte. Raccourcissez-le, ou prévenez un superviseur.</translation>
    </message>
    <message>
        <source>This must not contain “%1”: it is not one of the known values.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas admis ici&#xa0;: ce n’est aucune des valeurs connues.</translation>
    </message>
    <message>
        <source>This was imported as “%1”, but the field stores numbers like %2. Type it again to store it that way.</source>
        <translation>La valeur reçue est «&#xa0;%1&#xa0;», mais le champ enregistre les nombres sous la forme&#xa0;%2. Saisissez-la de nouveau et elle sera enregistrée ainsi.</translation>
    </message>
    <message>
        <source>Enter a number, such as 12 or %1.</source>
        <translation>Saisissez un nombre, par exemple 12 ou&#xa0;%1.</translation>
    </message>
    <message>
        <source>There are spaces before and behind the text. Delete them.</source>
        <translation>Il y a des espaces avant et après le texte. Supprimez-les.</translation>
    </message>
    <message>
        <source>There is a space before the text. Delete it.</source>
        <translation>Il y a un espace avant le texte. Supprimez-le.</translation>
    </message>
    <message>
        <source>There is a space behind the text. Delete it.</source>
        <translation>Il y a un espace après le texte. Supprimez-le.</translation>
    </message>
</context>
<context>
    <name>FieldSentences</name>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>%n caractère au plus.</numerusform>
            <numerusform>%n caractères au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Says where the scan is.</source>
        <translation>Dit où se trouve la numérisation.</translation>
    </message>
    <message>
        <source>Says which attached file is the scan.</source>
        <translation>Dit quel fichier joint est la numérisation.</translation>
    </message>
    <message>
        <source>%1, required.</source>
        <translation>%1, obligatoire.</translation>
    </message>
    <message>
        <source>%1, may be empty.</source>
        <translation>%1, peut être vide.</translation>
    </message>
    <message>
        <source>Different in every record.</source>
        <translation>Différent dans chaque enregistrement.</translation>
    </message>
    <message>
        <source>Read-only at the desk.</source>
        <translation>Ne peut pas être modifié au bureau.</translation>
    </message>
    <message>
        <source>Proposes %1 for other ways to write it.</source>
        <translation>Propose %1 pour d’autres façons de l’écrire.</translation>
    </message>
    <message numerus="yes">
        <source>Proposes the nearest of %n value(s).</source>
        <translation>
            <numerusform>Propose la seule valeur.</numerusform>
            <numerusform>Propose la plus proche de %n valeurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words are looked up in the dictionary %1.</source>
        <translation>Les mots sont cherchés dans le dictionnaire %1.</translation>
    </message>
    <message>
        <source>As usual, without a dictionary.</source>
        <translation>Comme d’habitude, sans dictionnaire.</translation>
    </message>
    <message>
        <source>Shown in the lists.</source>
        <translation>Affiché dans les listes.</translation>
    </message>
    <message>
        <source>Not in the lists.</source>
        <translation>Pas dans les listes.</translation>
    </message>
    <message>
        <source>In the group %1.</source>
        <translation>Dans le groupe %1.</translation>
    </message>
    <message>
        <source>Has several lines.</source>
        <translation>A plusieurs lignes.</translation>
    </message>
    <message>
        <source>No value: %1.</source>
        <translation>Aucune valeur : %1.</translation>
    </message>
    <message>
        <source>Its values are those of the table %1.</source>
        <translation>Ses valeurs sont celles de la table %1.</translation>
    </message>
    <message>
        <source>Pattern, length, lookup, scan: all as usual.</source>
        <translation>Motif, longueur, table de référence, numérisation : comme d’habitude.</translation>
    </message>
    <message>
        <source>No text means “no value”, as usual.</source>
        <translation>Aucun texte ne signifie « aucune valeur », comme d’habitude.</translation>
    </message>
    <message>
        <source>Keeps to a pattern.</source>
        <translation>Suit un motif.</translation>
    </message>
    <message>
        <source>%1, written like %2</source>
        <translation>%1, écrit comme %2</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>From %1: %2 completed, backlog %3.</source>
        <translation>À partir de %1&#xa0;: %2 terminés, reste à traiter&#xa0;: %3.</translation>
    </message>
    <message>
        <source>From	Completed	Backlog</source>
        <translation>À partir de	Terminés	Reste à traiter</translation>
    </message>
</context>
<context>
    <name>FileKind</name>
    <message>
        <source>“%1” is a pipe or a device and cannot be read twice. Save what comes from it as a file, and import that file.</source>
        <translation>«&#xa0;%1&#xa0;» est un tube ou un périphérique et ne peut pas être lu deux fois. Enregistrez dans un fichier ce qui en sort, et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” is an office document, not a spreadsheet. If it has a table, save that as a spreadsheet or as CSV, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un document bureautique et non un classeur. S’il contient un tableau, enregistrez celui-ci comme classeur ou en CSV et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” is not a text file. Intray reads CSV and other delimited text, JSON lines, spreadsheets (.xlsx, .ods) and Access files.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas un fichier texte. Intray lit le CSV et d’autres textes délimités, JSON lines, les classeurs (.xlsx, .ods) et les fichiers Access.</translation>
    </message>
    <message>
        <source>The first line of the file “%1” is not a complete object of JSON. Intray reads JSON lines: one complete object per line.</source>
        <translation>La première ligne du fichier «&#xa0;%1&#xa0;» n’est pas un objet JSON entier. Intray lit des lignes JSON&#xa0;: un objet entier par ligne.</translation>
    </message>
</context>
<context>
    <name>FolderRound</name>
    <message>
        <source>%1 is done. %2</source>
        <translation>%1 est terminé. %2</translation>
    </message>
    <message>
        <source>%1 has failed. %2</source>
        <translation>%1 a échoué. %2</translation>
    </message>
    <message>
        <source>Its name is not UTF-8. Rename the file, and put it into the folder again.</source>
        <translation>Son nom n’est pas de l’UTF-8. Renommez le fichier et remettez-le dans le répertoire.</translation>
    </message>
    <message>
        <source>%1 stays where it is for now: another program has it open for writing.</source>
        <translation>%1 reste en place pour l’instant&#xa0;: un autre programme l’a ouvert en écriture.</translation>
    </message>
    <message>
        <source>%1 has changed since it failed. Put it into the folder again when it is complete.</source>
        <translation>%1 a changé depuis son échec. Remettez ce fichier dans le répertoire quand il est complet.</translation>
    </message>
    <message>
        <source>%1 was written to after it had been imported. It is imported again as a whole.</source>
        <translation>%1 a été modifié après son importation. Ce fichier est importé de nouveau en entier.</translation>
    </message>
    <message>
        <source>%1 was written to while it was imported. It is imported again as a whole when it is complete.</source>
        <translation>%1 a été modifié pendant son importation. Ce fichier sera importé de nouveau en entier quand il sera complet.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>... and %n more row(s).</source>
        <translation>
            <numerusform>... et une autre ligne.</numerusform>
            <numerusform>... et %n autres lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>To get them all as a file, import again and tick &quot;Save rejected and differing rows to a file&quot;. Nothing is added twice.</source>
        <translation>Pour les avoir toutes dans un fichier, importez à nouveau et cochez «&#xa0;Écrire les lignes rejetées et différentes à côté du fichier&#xa0;». Rien n’est ajouté deux fois.</translation>
    </message>
    <message>
        <source>Import of %1: %2</source>
        <translation>Importation de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was imported.</source>
        <translation>Annulé. Rien n’a été importé.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n ligne mettrait à jour un enregistrement.</numerusform>
            <numerusform>%n lignes mettraient à jour des enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n enregistrement a été mis à jour.</numerusform>
            <numerusform>%n enregistrements ont été mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n enregistrement qui avait été retiré est de retour.</numerusform>
            <numerusform>%n enregistrements qui avaient été retirés sont de retour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Des valeurs sont proposées pour %n enregistrement.</numerusform>
            <numerusform>Des valeurs sont proposées pour %n enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n enregistrement n’a pas pu être mis à jour.</numerusform>
            <numerusform>%n enregistrements n’ont pas pu être mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file: see Queues, Deliveries.</source>
        <translation>
            <numerusform>Il manque au fichier %n enregistrement en attente&#xa0;: voir Files, Livraisons.</numerusform>
            <numerusform>Il manque au fichier %n enregistrements en attente&#xa0;: voir Files, Livraisons.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rejected and differing rows are in the file “%1”.</source>
        <translation>Toutes les lignes rejetées ou différentes sont dans le fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once.</source>
        <translation>
            <numerusform>%n enregistrement a été corrigé aussitôt.</numerusform>
            <numerusform>%n enregistrements ont été corrigés aussitôt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already.</source>
        <translation>
            <numerusform>%Ln ligne existe déjà.</numerusform>
            <numerusform>%Ln lignes existent déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already with other values.</source>
        <translation>
            <numerusform>%Ln ligne existe déjà avec d’autres valeurs.</numerusform>
            <numerusform>%Ln lignes existent déjà avec d’autres valeurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) would be rejected.</source>
        <translation>
            <numerusform>%Ln ligne serait rejetée.</numerusform>
            <numerusform>%Ln lignes seraient rejetées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were rejected.</source>
        <translation>
            <numerusform>%Ln ligne a été rejetée.</numerusform>
            <numerusform>%Ln lignes ont été rejetées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) would be added.</source>
        <translation>
            <numerusform>%Ln enregistrement serait ajouté.</numerusform>
            <numerusform>%Ln enregistrements seraient ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were added.</source>
        <translation>
            <numerusform>%Ln enregistrement a été ajouté.</numerusform>
            <numerusform>%Ln enregistrements ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>“%1” cannot be the name of a queue. Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64 characters.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d’une file d’attente. Utilisez des lettres, des chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;», 64 caractères au plus.</translation>
    </message>
    <message>
        <source>The key column “%1” is blank.</source>
        <translation>La colonne de clé «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message numerus="yes">
        <source>The key is longer than %n characters.</source>
        <translation>
            <numerusform>La clé dépasse %n caractère.</numerusform>
            <numerusform>La clé dépasse %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier row of the file has the same key, “%1”.</source>
        <translation>Une ligne précédente du fichier a la même clé, «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was imported.</source>
        <translation>L’import a été annulé. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>No columns tell all rows of the file apart, so each row is its own key. The same row is not added twice; a changed row is imported as a new one.</source>
        <translation>Aucune colonne ne distingue toutes les lignes du fichier, chaque ligne est donc sa propre clé. La même ligne n’est pas ajoutée deux fois&#xa0;; une ligne modifiée entre comme nouvelle.</translation>
    </message>
    <message>
        <source>Rows further down share “%1”, so the key is “%2”.</source>
        <translation>Plus bas, des lignes ont le même «&#xa0;%1&#xa0;», la clé est donc «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>No row was imported, so the queue was not created.</source>
        <translation>Aucune ligne n’est entrée, la file d’attente n’a donc pas été créée.</translation>
    </message>
    <message>
        <source>The queue already has a record with the key “%1”, and it differs.</source>
        <translation>La file a déjà un enregistrement avec la clé «&#xa0;%1&#xa0;», et il est différent.</translation>
    </message>
    <message>
        <source>It is not known whether the rows were imported. Import the file again as soon as the database answers: nothing is added twice.</source>
        <translation>On ne sait pas si les lignes sont entrées. Importez à nouveau le fichier dès que la base de données répond&#xa0;: rien n’est ajouté en double.</translation>
    </message>
    <message numerus="yes">
        <source>The import was accepted and is not lost, but some of its %n row(s) cannot be seen yet. They will appear when Intray is restarted or imports again.</source>
        <translation>
            <numerusform>L’importation a été acceptée et n’est pas perdue, mais sa %n ligne n’est pas encore visible. Elle apparaîtra quand Intray démarrera ou importera de nouveau.</numerusform>
            <numerusform>L’importation a été acceptée et n’est pas perdue, mais certaines de ses %n lignes ne sont pas encore visibles. Elles apparaîtront quand Intray démarrera ou importera de nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has none of the columns of the queue “%1”, which are: %2. It seems to belong to a different queue.</source>
        <translation>Le fichier n’a aucune des colonnes de la file «&#xa0;%1&#xa0;», qui sont&#xa0;: %2. Il semble être pour une autre file.</translation>
    </message>
    <message>
        <source>New are: %1.</source>
        <translation>Nouvelles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Missing are: %1.</source>
        <translation>Manquantes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue “%1”.</source>
        <translation>Les colonnes du fichier ne sont pas celles de la file «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message>
        <source>So far each row of this queue was its own key, so rows that it already has are imported again.</source>
        <translation>Jusqu’ici, chaque ligne de cette file était sa propre clé&#xa0;; les lignes déjà présentes entrent donc une nouvelle fois.</translation>
    </message>
    <message>
        <source>So far the key of this queue was “%1”, so records that it already has are imported again.</source>
        <translation>Jusqu’ici, la clé de cette file d’attente était «&#xa0;%1&#xa0;»&#xa0;; les enregistrements déjà présents sont donc importés une nouvelle fois.</translation>
    </message>
    <message>
        <source>Line %1: %2 Nothing was imported.</source>
        <translation>Ligne %1&#xa0;: %2 Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The same file was imported on %1, as delivery %2.</source>
        <translation>Le même fichier est arrivé le %1, comme livraison %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 et %n autre fichier</numerusform>
            <numerusform>%1 et %n autres fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <translation>Dans «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>A database is imported alone, not together with files.</source>
        <translation>Une base de données s’importe seule, et non avec des fichiers.</translation>
    </message>
    <message>
        <source>The file “%1” is named twice.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est nommé deux fois.</translation>
    </message>
    <message>
        <source>The file “%1” is of a different kind than “%2”. Import them one by one.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est d’un autre type que «&#xa0;%2&#xa0;». Importez-les un par un.</translation>
    </message>
    <message>
        <source>The file “%1” has other columns than “%2”.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a d’autres colonnes que «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>You cannot see the items of this queue, so rows that it already has count as new in a check.</source>
        <translation>Vous ne voyez pas les dossiers de cette file&#xa0;; les lignes déjà présentes comptent donc comme nouvelles lors d’un essai.</translation>
    </message>
    <message>
        <source>The same files were imported on %1, as delivery %2.</source>
        <translation>Les mêmes fichiers sont arrivés le %1, comme livraison %2.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or removed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a été modifié ou retiré pendant la lecture. Rien n’a été importé. Importez-le à nouveau quand personne n’y écrit plus.</translation>
    </message>
    <message>
        <source>An earlier row of these files has the same key, “%1”.</source>
        <translation>Une ligne précédente de ces fichiers a la même clé, «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” has the same content as “%2”.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a le même contenu que «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” is the same file as “%2”, under another name.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est le même fichier que «&#xa0;%2&#xa0;», sous un autre nom.</translation>
    </message>
    <message>
        <source>With the columns of this file the queue would have %1 fields, and it can have at most %2. Leave columns out, or write what repeats as rows. Nothing was imported.</source>
        <translation>Avec les colonnes de ce fichier, la file aurait %1 champs, et elle peut en avoir %2 au plus. Enlevez des colonnes, ou écrivez en lignes ce qui se répète. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns by --columns add or --columns ignore.</source>
        <translation>Si le fichier est le bon, choisissez avec --columns add ou --columns ignore ce que deviennent les nouvelles colonnes.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns.</source>
        <translation>Si le fichier est le bon, choisissez ce que deviennent les nouvelles colonnes.</translation>
    </message>
    <message numerus="yes">
        <source>If it does, choose it as the key: %n row(s) will be rejected. Else choose others.</source>
        <translation>
            <numerusform>Si c’est le cas, choisissez-la comme clé&#xa0;: %n ligne sera rejetée. Sinon, choisissez-en d’autres.</numerusform>
            <numerusform>Si c’est le cas, choisissez-la comme clé&#xa0;: %n lignes seront rejetées. Sinon, choisissez-en d’autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the key: --key %1 rejects %n row(s), --key %2 none.</source>
        <translation>
            <numerusform>Choisissez la clé&#xa0;: --key %1 rejette %n ligne, --key %2 aucune.</numerusform>
            <numerusform>Choisissez la clé&#xa0;: --key %1 rejette %n lignes, --key %2 aucune.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema of this queue does not say that its key is “%1”, so the key can be changed at the desk. A supervisor can add that to the schema.</source>
        <translation>Le schéma de cette file d’attente n’indique pas que sa clé est « %1 », la clé peut donc être modifiée au poste de travail. Un superviseur peut l’ajouter au schéma.</translation>
    </message>
    <message>
        <source>Not everything could be corrected at once. %1</source>
        <translation>Tout n’a pas pu être corrigé aussitôt. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once, as was decided for the template “%1”. The imported values are kept.</source>
        <translation>
            <numerusform>%n enregistrement a été corrigé aussitôt, comme décidé pour le modèle «&#xa0;%1&#xa0;». La valeur importée est conservée.</numerusform>
            <numerusform>%n enregistrements ont été corrigés aussitôt, comme décidé pour le modèle «&#xa0;%1&#xa0;». Les valeurs importées sont conservées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have proposals, as was decided for the template “%1”.</source>
        <translation>
            <numerusform>%n enregistrement a des propositions, comme décidé pour le modèle «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n enregistrements ont des propositions, comme décidé pour le modèle «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>They were not corrected at once, because only supervisors may do that.</source>
        <translation>Ils n’ont pas été corrigés aussitôt, car seuls les superviseurs en ont le droit.</translation>
    </message>
    <message>
        <source>An earlier row of these files is the same, with all its values.</source>
        <translation>Une ligne précédente de ces fichiers est la même, avec toutes ses valeurs.</translation>
    </message>
    <message>
        <source>An earlier row of the file is the same, with all its values.</source>
        <translation>Une ligne précédente du fichier est la même, avec toutes ses valeurs.</translation>
    </message>
</context>
<context>
    <name>ItemColumns</name>
    <message>
        <source>passed unopened</source>
        <translation>passé sans être ouvert</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
</context>
<context>
    <name>JsonTable</name>
    <message>
        <source>The file “%1” has no records: there is nothing to import.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’a pas d’enregistrements&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The line is not JSON: %1 at character %2.</source>
        <translation>La ligne n’est pas du JSON&#xa0;: %1 au caractère %2.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>La ligne n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The number %1 has too many digits to be stored. Write it in quotation marks.</source>
        <translation>Le nombre %1 a plus de chiffres qu’on ne peut en conserver. Écrivez-le entre guillemets.</translation>
    </message>
    <message>
        <source>The line is not in the form of an export, unlike the first one.</source>
        <translation>La ligne n’est pas telle qu’une exportation l’écrit, alors que la première l’est.</translation>
    </message>
    <message>
        <source>The record has no fields.</source>
        <translation>L’enregistrement n’a pas de champs.</translation>
    </message>
    <message>
        <source>The field “%1” occurs twice in the line.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» figure deux fois dans la ligne.</translation>
    </message>
    <message>
        <source>A field of the line has no name.</source>
        <translation>Un champ de la ligne n’a pas de nom.</translation>
    </message>
    <message>
        <source>With line %1 the file has more than the %2 fields that a queue can have. If names of fields are values there, write them as values.</source>
        <translation>Avec la ligne %1, le fichier a plus que les %2 champs qu’une file peut avoir. Si des noms de champs y sont des valeurs, écrivez-les comme valeurs.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are bytes in the line that are not %1.</source>
        <translation>La ligne contient des octets qui ne sont pas en %1.</translation>
    </message>
    <message>
        <source>No line of the file “%1” can be read. %2</source>
        <translation>Aucune ligne du fichier «&#xa0;%1&#xa0;» ne peut être lue. %2</translation>
    </message>
</context>
<context>
    <name>KeptSeals</name>
    <message>
        <source>A seal that this computer has kept is not in the database any more: the end of its history is lost. &quot;intrayctl audit&quot; says more.</source>
        <translation>Un sceau que cet ordinateur avait gardé n’est plus dans la base de données&#xa0;: la fin de son historique est perdue. «&#xa0;intrayctl audit&#xa0;» en dit plus.</translation>
    </message>
</context>
<context>
    <name>KeyDoubt</name>
    <message numerus="yes">
        <source>%n row(s) have a value there that an earlier row has, too: %1.</source>
        <translation>
            <numerusform>%n ligne y a une valeur qu’une ligne précédente a aussi&#xa0;: %1.</numerusform>
            <numerusform>%n lignes y ont une valeur qu’une ligne précédente a aussi&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value there.</source>
        <translation>
            <numerusform>%n ligne n’y a pas de valeur.</numerusform>
            <numerusform>%n lignes n’y ont pas de valeur.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in lines %2 and %3</source>
        <translation>«&#xa0;%1&#xa0;» aux lignes %2 et %3</translation>
    </message>
    <message>
        <source>“%1” looks as if it should.</source>
        <translation>«&#xa0;%1&#xa0;» en a l’air.</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>Quelle colonne identifie un enregistrement&#xa0;?</translation>
    </message>
</context>
<context>
    <name>KindWords</name>
    <message>
        <source>Any text</source>
        <translation>Tout texte</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Nombre entier</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>Adresse électronique</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Numéro de téléphone</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Adresse web</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>As the JSON type says: %1</source>
        <translation>Selon le type JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Adresse IP</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The corrections of others are for supervisors. You can see your own: add --mine.</source>
        <translation>Les corrections des autres sont réservées aux superviseurs. Vous pouvez voir les vôtres&#xa0;: ajoutez --mine.</translation>
    </message>
</context>
<context>
    <name>ListFilter</name>
    <message>
        <source>The filter “%1” is damaged in the database and cannot be used. Save it again under this name, or remove it.</source>
        <translation>Le filtre « %1 » est endommagé dans la base de données et ne peut pas être utilisé. Enregistrez-le de nouveau sous ce nom ou supprimez-le.</translation>
    </message>
    <message>
        <source>A filter needs a name.</source>
        <translation>Un filtre a besoin d’un nom.</translation>
    </message>
    <message>
        <source>The name of a filter can have %1 characters at most. Choose a shorter one.</source>
        <translation>Le nom d’un filtre peut avoir %1 caractères au plus. Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>The name has a character that cannot be seen, or that turns the others around. Type the name without it.</source>
        <translation>Le nom contient un caractère invisible ou qui inverse les autres. Saisissez le nom sans ce caractère.</translation>
    </message>
</context>
<context>
    <name>LookupFaults</name>
    <message>
        <source>The lookup table “%1” does not have it.</source>
        <translation>La table de référence «&#xa0;%1&#xa0;» ne l’a pas.</translation>
    </message>
    <message>
        <source>In the lookup table “%1”, %2 is “%3” here.</source>
        <translation>Dans la table de référence «&#xa0;%1&#xa0;», %2 est ici «&#xa0;%3&#xa0;».</translation>
    </message>
</context>
<context>
    <name>LookupLoading</name>
    <message>
        <source>The loading was cancelled. Nothing has changed.</source>
        <translation>Le chargement a été annulé. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Give the lookup table a name of 1 to 255 characters.</source>
        <translation>Donnez à la table de référence un nom de 1 à 255 caractères.</translation>
    </message>
    <message>
        <source>There is no column “%1”. There are: %2.</source>
        <translation>Il n’y a pas de colonne «&#xa0;%1&#xa0;». Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Line %1 cannot be read: %2 Nothing has changed.</source>
        <translation>La ligne %1 ne peut pas être lue&#xa0;: %2 Rien n’a changé.</translation>
    </message>
    <message>
        <source>The value in line %1 is longer than %2 characters. Nothing has changed.</source>
        <translation>La valeur de la ligne %1 dépasse %2 caractères. Rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Item</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Enregistrement</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Une importation est en cours</translation>
    </message>
    <message>
        <source>%1 is still being imported.</source>
        <translation>%1 est encore en cours d’importation.</translation>
    </message>
    <message>
        <source>If you close Intray now, the import is cancelled and none of its rows are imported.</source>
        <translation>Si vous fermez Intray maintenant, l’importation est annulée et aucune de ses lignes n’entre.</translation>
    </message>
    <message>
        <source>&amp;Continue importing</source>
        <translation>&amp;Continuer l’importation</translation>
    </message>
    <message>
        <source>Cancel &amp;import and close</source>
        <translation>&amp;Annuler l’importation et fermer</translation>
    </message>
    <message>
        <source>An export is running</source>
        <translation>Une exportation est en cours</translation>
    </message>
    <message>
        <source>%1 is still being written.</source>
        <translation>%1 est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>If you close Intray now, the export is cancelled and no file is written.</source>
        <translation>Si vous fermez Intray maintenant, l’exportation est annulée et aucun fichier n’est écrit.</translation>
    </message>
    <message>
        <source>&amp;Continue exporting</source>
        <translation>&amp;Continuer l’exportation</translation>
    </message>
    <message>
        <source>Cancel &amp;export and close</source>
        <translation>&amp;Annuler l’exportation et fermer</translation>
    </message>
    <message>
        <source>P&amp;ages</source>
        <translation>&amp;Supervision</translation>
    </message>
</context>
<context>
    <name>Mapping</name>
    <message>
        <source>The field “%1” is made of the column “%2”, which the file does not have. It has: %3.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» est fait de la colonne «&#xa0;%2&#xa0;», que le fichier n’a pas. Il a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The field “%1” has dates in the form “%2”, which is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a des dates sous la forme «&#xa0;%2&#xa0;», qui n’en est pas une. Écrivez-la comme dd.MM.yyyy ou yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>The field “%1” has numbers in the form “%2”, which is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a des nombres sous la forme «&#xa0;%2&#xa0;», qui n’en est pas une. Nommez un pays, comme de_DE, ou donnez un exemple, comme 1.234,5.</translation>
    </message>
    <message>
        <source>it must name one column or more, unless the field is the name of the file (&quot;file_name&quot;: true).</source>
        <translation>il faut nommer une colonne ou plusieurs, sauf si le champ est le nom du fichier (&quot;file_name&quot;: true).</translation>
    </message>
    <message>
        <source>it counts from 1, or from -1 at the end, and needs &quot;split&quot;: where the value is taken apart.</source>
        <translation>cela compte à partir de 1, ou de -1 à la fin, et exige &quot;split&quot;&#xa0;: où la valeur est divisée.</translation>
    </message>
    <message>
        <source>a field cannot be a date as well.</source>
        <translation>un champ ne peut pas être aussi une date.</translation>
    </message>
    <message>
        <source>it must be the name of a field.</source>
        <translation>ce doit être le nom d’un champ.</translation>
    </message>
    <message>
        <source>the key is each row by itself, or of columns.</source>
        <translation>la clé est soit chaque ligne pour elle-même, soit faite de colonnes.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>Le modèle dépasse 1 Mo. Les modèles sont plus courts.</translation>
    </message>
    <message>
        <source>The template is not a JSON object: %1 at character %2.</source>
        <translation>Le modèle n’est pas un objet JSON&#xa0;: %1 au caractère %2.</translation>
    </message>
    <message>
        <source>The template leaves out every column of the file.</source>
        <translation>Le modèle omet toutes les colonnes du fichier.</translation>
    </message>
    <message>
        <source>The field “%1” would be made twice. Leave one of its columns out, or give it another name.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» serait créé deux fois. Omettez l’une de ses colonnes ou donnez-lui un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of “%1” are not written as the template says, and were imported unchanged, the first in line %2.</source>
        <translation>
            <numerusform>%n valeur de «&#xa0;%1&#xa0;» n’est pas écrite comme le dit le modèle et a été importée telle quelle, à la ligne %2.</numerusform>
            <numerusform>%n valeurs de «&#xa0;%1&#xa0;» ne sont pas écrites comme le dit le modèle et ont été importées telles quelles, la première à la ligne %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template cannot be read at %1: %2</source>
        <translation>Le modèle ne peut pas être lu à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it must be a text.</source>
        <translation>ce doit être un texte.</translation>
    </message>
    <message>
        <source>it must be true or false.</source>
        <translation>ce doit être true ou false.</translation>
    </message>
    <message>
        <source>it must be a whole number from %1 to %2.</source>
        <translation>ce doit être un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>it must be a text or a list of texts.</source>
        <translation>ce doit être un texte ou une liste de textes.</translation>
    </message>
    <message>
        <source>it must be one character, or null for none.</source>
        <translation>ce doit être un seul caractère, ou null pour aucun.</translation>
    </message>
    <message>
        <source>it must be one of: %1.</source>
        <translation>ce doit être l’un de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it must be an object.</source>
        <translation>ce doit être un objet.</translation>
    </message>
    <message>
        <source>it must be a list.</source>
        <translation>ce doit être une liste.</translation>
    </message>
    <message>
        <source>a template has no such keyword.</source>
        <translation>un modèle n’a pas ce mot.</translation>
    </message>
    <message>
        <source>The template has the keyword “%1” twice in one place.</source>
        <translation>Le modèle contient deux fois le mot «&#xa0;%1&#xa0;» au même endroit.</translation>
    </message>
    <message>
        <source>Priority or context is taken from the column “%1”, which the file does not have. It has: %2.</source>
        <translation>La priorité ou le contexte vient de la colonne «&#xa0;%1&#xa0;», que le fichier n’a pas. Il a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A context cannot be made of a column “%1”, because Intray uses that name itself. Give the column another name.</source>
        <translation>Une colonne «&#xa0;%1&#xa0;» ne peut pas entrer dans le contexte, car Intray utilise lui-même ce nom. Donnez un autre nom à la colonne.</translation>
    </message>
    <message>
        <source>The column “%1” has “%2”, which is not a priority: a whole number from -%3 to %3.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» dit «&#xa0;%2&#xa0;», qui n’est pas une priorité&#xa0;: un nombre entier de -%3 à %3.</translation>
    </message>
    <message>
        <source>The key cannot be made of %1, because priority or context is taken from there and it is no field of the record. Choose another key, or make a field of it as well, with a template.</source>
        <translation>La clé ne peut pas se composer de %1, parce que la priorité ou le contexte en vient et que ce n’est pas un champ de l’enregistrement. Choisissez une autre clé, ou faites-en aussi un champ avec un modèle.</translation>
    </message>
    <message>
        <source>Priority or context is taken from %1, so that no field is made of it. Make a field of it as well, with a template.</source>
        <translation>La priorité ou le contexte vient de %1, de sorte qu’aucun champ n’en est fait. Faites-en aussi un champ avec un modèle.</translation>
    </message>
    <message>
        <source>The template is not a JSON object.</source>
        <translation>Le modèle n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>“%1” is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un format de date. Écrivez-le comme dd.MM.yyyy ou yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>“%1” is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un format de nombre. Nommez un pays, comme de_DE, ou donnez un exemple, comme 1.234,5.</translation>
    </message>
    <message>
        <source>the field “%1” would be made twice.</source>
        <translation>le champ «&#xa0;%1&#xa0;» serait créé deux fois.</translation>
    </message>
    <message>
        <source>it must name fields, each once.</source>
        <translation>il faut nommer des champs, chacun une fois.</translation>
    </message>
    <message>
        <source>the template makes no field “%1” of the column of this name.</source>
        <translation>le modèle ne fait aucun champ «&#xa0;%1&#xa0;» de la colonne de ce nom.</translation>
    </message>
    <message>
        <source>pair %1 must be a list of two texts: a value, and what it becomes.</source>
        <translation>la paire %1 doit être une liste de deux textes&#xa0;: une valeur et ce qu’elle devient.</translation>
    </message>
    <message>
        <source>“%1” has a character in it that no record can have (U+0000).</source>
        <translation>«&#xa0;%1&#xa0;» contient un caractère qu’aucun enregistrement ne peut avoir (U+0000).</translation>
    </message>
    <message>
        <source>“%1” cannot become both “%2” and “%3”; leave one of them out.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas devenir à la fois «&#xa0;%2&#xa0;» et «&#xa0;%3&#xa0;»&#xa0;; laissez-en un de côté.</translation>
    </message>
    <message>
        <source>it must be a time such as 2026-11-27T10:30:00Z.</source>
        <translation>ce doit être un moment tel que 2026-11-27T10:30:00Z.</translation>
    </message>
    <message>
        <source>it must be the name of a queue.</source>
        <translation>ce doit être le nom d’une file d’attente.</translation>
    </message>
    <message>
        <source>a decision has either values and what they become (&quot;becomes&quot;) or &quot;examples&quot;.</source>
        <translation>une décision a soit des valeurs et ce qu’elles deviennent (&quot;becomes&quot;), soit &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>forms are for &quot;examples&quot;.</source>
        <translation>les formes vont avec &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>No value becomes the same in all records, so there is nothing to keep for the next delivery.</source>
        <translation>Aucune valeur ne devient la même dans tous les enregistrements ; il n’y a donc rien à garder pour la prochaine livraison.</translation>
    </message>
</context>
<context>
    <name>MappingWords</name>
    <message>
        <source>small letters</source>
        <translation>minuscules</translation>
    </message>
    <message>
        <source>capital letters</source>
        <translation>majuscules</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>une majuscule à chaque mot</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>le nom du fichier</translation>
    </message>
    <message>
        <source>the last part</source>
        <translation>la dernière partie</translation>
    </message>
    <message>
        <source>part %1 from the end</source>
        <translation>partie %1 à partir de la fin</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>%1 and what follows</source>
        <translation>%1 et ce qui suit</translation>
    </message>
    <message>
        <source>no spaces around it</source>
        <translation>sans espaces autour</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <translation>%1&#xa0;: rien</translation>
    </message>
    <message>
        <source>date %1</source>
        <translation>date %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>nombre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n champ recomposé</numerusform>
            <numerusform>%n champs recomposés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n colonne omise</numerusform>
            <numerusform>%n colonnes omises</numerusform>
        </translation>
    </message>
    <message>
        <source>the priority</source>
        <translation>la priorité</translation>
    </message>
    <message>
        <source>part of the context</source>
        <translation>partie du contexte</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omise</translation>
    </message>
    <message>
        <source>priority from %1</source>
        <translation>priorité d’après %1</translation>
    </message>
    <message>
        <source>context from %1</source>
        <translation>contexte d’après %1</translation>
    </message>
</context>
<context>
    <name>MissingMark</name>
    <message>
        <source>A missing value cannot be marked by a line end. Choose another mark.</source>
        <translation>Une&#xa0;valeur&#xa0;manquante&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;marquée&#xa0;par&#xa0;une&#xa0;fin&#xa0;de&#xa0;ligne.&#xa0;Choisissez&#xa0;une&#xa0;autre&#xa0;marque.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the quote character. Choose another mark.</source>
        <translation>Une&#xa0;valeur&#xa0;manquante&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;marquée&#xa0;par&#xa0;«&#xa0;%1&#xa0;»,&#xa0;parce&#xa0;que&#xa0;cela&#xa0;contient&#xa0;le&#xa0;guillemet.&#xa0;Choisissez&#xa0;une&#xa0;autre&#xa0;marque.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the separator. Choose another mark.</source>
        <translation>Une&#xa0;valeur&#xa0;manquante&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;marquée&#xa0;par&#xa0;«&#xa0;%1&#xa0;»,&#xa0;parce&#xa0;que&#xa0;cela&#xa0;contient&#xa0;le&#xa0;séparateur.&#xa0;Choisissez&#xa0;une&#xa0;autre&#xa0;marque.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because a spreadsheet could run that as a formula. Choose another mark.</source>
        <translation>Une&#xa0;valeur&#xa0;manquante&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;marquée&#xa0;par&#xa0;«&#xa0;%1&#xa0;»,&#xa0;parce&#xa0;qu’un&#xa0;tableur&#xa0;pourrait&#xa0;l’exécuter&#xa0;comme&#xa0;une&#xa0;formule.&#xa0;Choisissez&#xa0;une&#xa0;autre&#xa0;marque.</translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message>
        <source>Nothing prevents it.</source>
        <translation>Rien ne s’y oppose.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, until %4.</source>
        <translation>%1 le détient depuis %3, jusqu’à %4.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, but the lock ended at %4: whoever takes the next item gets it.</source>
        <translation>%1 le détient depuis %3, mais le verrou a expiré (%4)&#xa0;: la prochaine personne qui prend un dossier le recevra.</translation>
    </message>
    <message>
        <source>It is postponed until %4.</source>
        <translation>Il a été reporté jusqu’à %4.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is paused.</source>
        <translation>La file d’attente «&#xa0;%2&#xa0;» est suspendue.</translation>
    </message>
    <message>
        <source>It needs a different person: %1 did the previous step and does not get it.</source>
        <translation>Il doit être traité par une autre personne&#xa0;: %1 a fait l’étape précédente et ne le reçoit pas.</translation>
    </message>
    <message>
        <source>Nobody is allowed to take items from the queue &quot;%2&quot;. An administrator can add somebody to it.</source>
        <translation>Aucun opérateur ni automate n’a le droit de prendre des dossiers dans la file d’attente «&#xa0;%2&#xa0;». Un administrateur peut y affecter quelqu’un.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;.</source>
        <translation>%1 n’a pas le droit de prendre des dossiers dans la file d’attente «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot; (any more).</source>
        <translation>Il n’y a pas (ou plus) d’utilisateur nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker.</source>
        <translation>%1 n’a aucun rôle qui permette de prendre des dossiers, par exemple opérateur ou automate.</translation>
    </message>
    <message numerus="yes">
        <source>Its attempts are used up: it was taken %n time(s), and the last lock expired. A supervisor can reopen it.</source>
        <translation>
            <numerusform>Ses tentatives sont épuisées&#xa0;: il a été pris %n fois, et le verrou a expiré. Un superviseur peut le rouvrir.</numerusform>
            <numerusform>Ses tentatives sont épuisées&#xa0;: il a été pris %n fois, et le dernier verrou a expiré. Un superviseur peut le rouvrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 marked it as failed at %3: %5</source>
        <translation>%1 l’a marqué en échec (%3)&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1 completed it at %3.</source>
        <translation>%1 l’a terminé (%3).</translation>
    </message>
    <message>
        <source>%1 dismissed it at %3; it will not come back.</source>
        <translation>%1 l’a classé sans suite (%3)&#xa0;; il ne reviendra jamais.</translation>
    </message>
    <message>
        <source>The query of the queue &quot;%2&quot; did not find it when it last ran, so nobody gets it.</source>
        <translation>La requête de la file d’attente «&#xa0;%2&#xa0;» ne l’a pas trouvé à sa dernière exécution, il n’est donc distribué à personne.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is filled by a query: ask for its work with Take next; it cannot be picked from a list.</source>
        <translation>La file d’attente «&#xa0;%2&#xa0;» est alimentée par une requête&#xa0;: son travail s’obtient par Prendre le suivant, pas dans une liste.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n item(s) of the queue &quot;%2&quot;, and more are not allowed.</source>
        <translation>
            <numerusform>%1 détient %n dossier de la file d’attente «&#xa0;%2&#xa0;», qui n’en permet pas davantage.</numerusform>
            <numerusform>%1 détient %n dossiers de la file d’attente «&#xa0;%2&#xa0;», qui n’en permet pas davantage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>Le reste de la file d’attente «&#xa0;%2&#xa0;» est verrouillé par d’autres (%n dossier).</numerusform>
            <numerusform>Le reste de la file d’attente «&#xa0;%2&#xa0;» est verrouillé par d’autres (%n dossiers).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in the queue &quot;%2&quot; is postponed; the next is due %4.</source>
        <translation>Ce qui reste dans la file d’attente «&#xa0;%2&#xa0;» a été reporté&#xa0;; le prochain dossier sera disponible à partir de %4.</translation>
    </message>
    <message>
        <source>Nothing is open in the queue &quot;%2&quot;.</source>
        <translation>Aucun dossier n’est ouvert dans la file d’attente «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 has held it in another program since %3, until %4.</source>
        <translation>%1 le détient dans un autre programme depuis %3, jusqu’à %4.</translation>
    </message>
    <message>
        <source>It is assigned to %1; nobody else gets it.</source>
        <translation>Il est attribué à %1&#xa0;; les autres ne le reçoivent pas.</translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is assigned to others (%n item(s)).</source>
        <translation>
            <numerusform>Ce qui reste dans la file «&#xa0;%2&#xa0;» est attribué à d’autres (%n dossier).</numerusform>
            <numerusform>Ce qui reste dans la file «&#xa0;%2&#xa0;» est attribué à d’autres (%n dossiers).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherDatabase</name>
    <message>
        <source>Another program did not close the database properly. Open it once with that program, then read it again.</source>
        <translation>Un autre programme a laissé la base inachevée. Ouvrez-la une fois avec ce programme, puis relisez-la.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>La base de données n’accepte pas la requête&#xa0;: %1. Elle doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>The table “%1” cannot be read: %2.</source>
        <translation>La table «&#xa0;%1&#xa0;» ne peut pas être lue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The query returns no columns. It must be one SELECT.</source>
        <translation>La requête ne donne aucune colonne. Elle doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>A definition in the file calls a function that may do harm, so Intray does not read it: %1. Take the rows from a copy of the table without such definitions.</source>
        <translation>Une définition dans le fichier appelle une fonction qui peut causer des dégâts, Intray ne le lit donc pas&#xa0;: %1. Prenez les lignes d’une copie de la table sans de telles définitions.</translation>
    </message>
    <message>
        <source>The query is empty. It must be one SELECT.</source>
        <translation>La requête est vide. Elle doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>The file “%1” is being written by others right now. Nothing was changed in it; please try again.</source>
        <translation>D’autres écrivent en ce moment dans le fichier «&#xa0;%1&#xa0;». Rien n’y a été changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The file “%1” is read-only. Nothing was changed in it; ask for the right to write to it and its folder.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est accessible en lecture, mais pas en écriture. Rien n’y a été changé&#xa0;; demandez le droit d’y écrire et d’écrire dans son répertoire.</translation>
    </message>
    <message>
        <source>The disk with the file “%1” is full. Nothing was changed in it; free some space and try again.</source>
        <translation>Le disque qui contient le fichier «&#xa0;%1&#xa0;» est plein. Rien n’y a été changé&#xa0;; libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged. Take a backup or another copy of it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est endommagé. Prenez une sauvegarde ou une autre copie.</translation>
    </message>
    <message>
        <source>The file “%1” is not a database that Intray can read, or it is encrypted.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas une base de données qu’Intray sait lire, ou il est chiffré.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be opened. Check that you may read it and its folder.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être ouvert. Vérifiez que vous avez le droit de le lire, ainsi que son répertoire.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read or written right now. Check the disk and try again.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut être ni lu ni écrit en ce moment. Vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>All columns hold bytes, such as pictures, and no text: there is nothing to import.</source>
        <translation>Toutes les colonnes contiennent des octets, comme des images, et pas de texte&#xa0;: il n’y a rien à importer.</translation>
    </message>
</context>
<context>
    <name>OtherTable</name>
    <message>
        <source>The database rejects it: %1.</source>
        <translation>La base de données le refuse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The table “%1” is one of Intray&apos;s own. Nothing is written back there.</source>
        <translation>La table «&#xa0;%1&#xa0;» appartient à Intray. Rien n’y est réécrit.</translation>
    </message>
    <message>
        <source>The table “%1” is of an engine that takes nothing back. Only tables of InnoDB can be corrected; nothing was written.</source>
        <translation>La table « %1 » est d’un moteur qui n’annule rien. Seules les tables d’InnoDB peuvent être corrigées ; rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>OtherWords</name>
    <message>
        <source>let pass, doubt, order, planted slips, sample, warranty, skip, queue, settings</source>
        <translation>laisser passer, doute, ordre, erreurs glissées, échantillon, garantie, sauter, file, réglages</translation>
    </message>
    <message>
        <source>let pass, forecast, doubt, try, sample, warranty</source>
        <translation>laisser passer, prévision, doute, essayer, échantillon, garantie</translation>
    </message>
    <message>
        <source>works council, planted slips, privacy, monitoring, explain, help</source>
        <translation>comité d’entreprise, CSE, erreurs glissées, vie privée, surveillance, expliquer, aide</translation>
    </message>
    <message>
        <source>guarantee, bound, sample, error rate, passed, statistics, quality assurance, remaining errors</source>
        <translation>garantie, borne, échantillon, taux d’erreur, passé, statistiques, assurance qualité, erreurs restantes</translation>
    </message>
    <message>
        <source>clipboard, statement, report</source>
        <translation>presse-papiers, énoncé, rapport</translation>
    </message>
    <message>
        <source>paper, PDF, save, statement, report, export</source>
        <translation>papier, PDF, enregistrer, énoncé, rapport, export</translation>
    </message>
    <message>
        <source>planted slips, second look, what needs eyes, settings</source>
        <translation>erreurs glissées, second regard, ce qui demande des yeux, réglages</translation>
    </message>
    <message>
        <source>calibration, curve, expected, doubt, statistics, prediction</source>
        <translation>calibration, courbe, attendu, doute, statistiques, prévision</translation>
    </message>
    <message>
        <source>claim, get, fetch, work, start, new, following</source>
        <translation>obtenir, chercher, commencer, travailler, nouveau, suivant</translation>
    </message>
    <message>
        <source>claim, get, batch, many, multiple, bulk</source>
        <translation>obtenir, lot, beaucoup, plusieurs</translation>
    </message>
    <message>
        <source>claim, pick, open, choose, lock, edit</source>
        <translation>obtenir, choisir, ouvrir, verrouiller, modifier</translation>
    </message>
    <message>
        <source>done, finish, submit, save, confirm, ready, dispose, end</source>
        <translation>fini, fait, finir, valider, enregistrer, confirmer, terminer</translation>
    </message>
    <message>
        <source>done, finish, offline, queue up, dispose</source>
        <translation>fini, hors ligne, plus tard, terminer</translation>
    </message>
    <message>
        <source>give back, put back, unlock, release, postpone, later, snooze, defer, follow up, hold, dispose, end</source>
        <translation>remettre, déverrouiller, libérer, reporter, plus tard, différer, terminer, finir</translation>
    </message>
    <message>
        <source>delete, discard, remove, cancel, drop, reject, throw away, dispose, end</source>
        <translation>supprimer, effacer, écarter, rejeter, jeter, terminer, finir</translation>
    </message>
    <message>
        <source>error, impossible, cannot, escalate, problem, reject, dispose, end</source>
        <translation>erreur, impossible, problème, rejeter, terminer, finir</translation>
    </message>
    <message>
        <source>reject, refuse, step back, rework, dispose, end</source>
        <translation>rejeter, refuser, étape précédente, refaire, terminer, finir</translation>
    </message>
    <message>
        <source>reopen, revert, mistake, oops, open again</source>
        <translation>rouvrir, défaire, erreur, revenir, annuler</translation>
    </message>
    <message>
        <source>more time, longer, renew, prolong, expire</source>
        <translation>plus de temps, prolonger, renouveler, expirer</translation>
    </message>
    <message>
        <source>store, keep, write, interim</source>
        <translation>conserver, garder, brouillon</translation>
    </message>
    <message>
        <source>comment, remark, annotate, message</source>
        <translation>commentaire, remarque, annoter</translation>
    </message>
    <message>
        <source>lost lock, claim, get back, recover</source>
        <translation>verrou perdu, récupérer, reprendre</translation>
    </message>
    <message>
        <source>put aside, park, store, lost lock</source>
        <translation>mettre de côté, garder, verrou perdu</translation>
    </message>
    <message>
        <source>continue, go on, unfinished, draft, restore</source>
        <translation>continuer, inachevé, brouillon, restaurer</translation>
    </message>
    <message>
        <source>repeat, again, redo, connect</source>
        <translation>répéter, encore, réessayer, connecter</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, find and replace, everywhere, same mistake</source>
        <translation>modification en masse, remplacer tout, rechercher et remplacer, partout, même erreur</translation>
    </message>
    <message>
        <source>file, switch, load, sqlite</source>
        <translation>fichier, changer, charger</translation>
    </message>
    <message>
        <source>server, login, connect, profile, PostgreSQL, MariaDB, ODBC</source>
        <translation>serveur, connexion, se connecter, profil</translation>
    </message>
    <message>
        <source>people, roles, rights, permissions, accounts, members, tags, logins, administration</source>
        <translation>personnes, rôles, droits, permissions, comptes, membres, étiquettes, administration</translation>
    </message>
    <message>
        <source>existing table, Access, link, attach, migrate, map</source>
        <translation>table existante, lier, rattacher, migrer, associer</translation>
    </message>
    <message>
        <source>load, bring in, upload, CSV, Excel, file, delivery, add</source>
        <translation>charger, lire, envoyer, fichier, livraison, ajouter</translation>
    </message>
    <message>
        <source>save as, download, write, CSV, Excel, JSON, deliver, hand out, extract</source>
        <translation>enregistrer sous, télécharger, écrire, livrer, extraire</translation>
    </message>
    <message>
        <source>exit, close, leave, end, log off</source>
        <translation>quitter, fermer, sortir</translation>
    </message>
    <message>
        <source>repeat, ditto, copy from above, same</source>
        <translation>répéter, idem, copier, même valeur</translation>
    </message>
    <message>
        <source>spell check, dictionary, typo, word</source>
        <translation>orthographe, dictionnaire, faute de frappe, mot</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to</source>
        <translation>erreur, règle enfreinte, problème, aller à</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to, back</source>
        <translation>erreur, règle enfreinte, problème, aller à, retour</translation>
    </message>
    <message>
        <source>proposal, apply, take over, fix, yes</source>
        <translation>proposition, appliquer, reprendre, oui</translation>
    </message>
    <message>
        <source>proposals, apply, take over, fix, automatic</source>
        <translation>propositions, appliquer, reprendre, automatique</translation>
    </message>
    <message>
        <source>proposal, reject, ignore, no, wrong, leave</source>
        <translation>proposition, refuser, ignorer, non, faux</translation>
    </message>
    <message>
        <source>proposal, silence, mute, ignore, off</source>
        <translation>proposition, silence, ignorer, plus jamais</translation>
    </message>
    <message>
        <source>undo, reset, discard, as imported, original</source>
        <translation>annuler, réinitialiser, défaire, comme importé, original</translation>
    </message>
    <message>
        <source>find, look up, filter, locate</source>
        <translation>trouver, rechercher, filtrer</translation>
    </message>
    <message>
        <source>reset, remove filter, show all</source>
        <translation>réinitialiser, enlever le filtre, tout afficher</translation>
    </message>
    <message>
        <source>reload, update, renew, look again</source>
        <translation>recharger, actualiser, renouveler</translation>
    </message>
    <message>
        <source>look, view, peek, read, show, inspect</source>
        <translation>voir, regarder, lire, afficher, aperçu</translation>
    </message>
    <message>
        <source>switch, focus, jump, section</source>
        <translation>changer, sauter, focus, section</translation>
    </message>
    <message>
        <source>sidebar, show lists, collapse, fold, room</source>
        <translation>barre latérale, afficher les listes, déplier, place</translation>
    </message>
    <message>
        <source>source, scan, picture, history, notes, duplicates, sidebar</source>
        <translation>source, numérisation, image, historique, notes, doublons</translation>
    </message>
    <message>
        <source>original, before, compare, source, old value</source>
        <translation>original, avant, comparer, ancienne valeur</translation>
    </message>
    <message>
        <source>columns, grid, list, layout, view</source>
        <translation>colonnes, grille, liste, vue</translation>
    </message>
    <message>
        <source>different, separate, apart, twins, no match</source>
        <translation>différent, séparé, jumeaux, pas identique</translation>
    </message>
    <message>
        <source>duplicate, combine, join, unite, same, dedupe, double</source>
        <translation>doublon, combiner, joindre, unir, même, double</translation>
    </message>
    <message>
        <source>my changes, what I changed, mistakes, statistics</source>
        <translation>mes modifications, ce que j’ai changé, erreurs, statistiques</translation>
    </message>
    <message>
        <source>statistics, performance, my work, count, done today</source>
        <translation>statistiques, performance, mon travail, fait aujourd’hui</translation>
    </message>
    <message>
        <source>command, palette, search, menu</source>
        <translation>commande, palette, recherche, menu</translation>
    </message>
    <message>
        <source>menu bar, commands</source>
        <translation>barre de menus, commandes</translation>
    </message>
    <message>
        <source>settings, options, configuration, setup, customise</source>
        <translation>paramètres, réglages, options, configuration, personnaliser</translation>
    </message>
    <message>
        <source>default, columns, widths, restore, window, usual</source>
        <translation>par défaut, colonnes, largeurs, restaurer, fenêtre</translation>
    </message>
    <message>
        <source>reason, explain, nothing, blocked, not available</source>
        <translation>raison, expliquer, rien, bloqué, indisponible</translation>
    </message>
    <message>
        <source>urgent, prioritise, important, order, first, move up, rank</source>
        <translation>urgent, important, ordre, premier, avancer, rang</translation>
    </message>
    <message>
        <source>give to, allocate, dispatch, distribute, for a person, tag</source>
        <translation>donner à, répartir, distribuer, pour une personne, étiquette</translation>
    </message>
    <message>
        <source>work, record, lists, home, start, go to</source>
        <translation>travail, enregistrement, listes, accueil, aller à</translation>
    </message>
    <message>
        <source>dashboard, overview, locks, who holds what, figures, statistics, backlog, go to</source>
        <translation>tableau de bord, aperçu, verrous, qui tient quoi, chiffres, statistiques, retard, aller à</translation>
    </message>
    <message>
        <source>rules, administration, set up, manage, go to</source>
        <translation>règles, administration, configurer, gérer, aller à</translation>
    </message>
    <message>
        <source>duplicates, values, bulk, clean, ledger, corrections, data quality, go to</source>
        <translation>doublons, valeurs, en masse, nettoyer, corrections, qualité des données, aller à</translation>
    </message>
    <message>
        <source>log, audit, journal, events, who did what, past, go to</source>
        <translation>journal, audit, événements, qui a fait quoi, aller à</translation>
    </message>
    <message>
        <source>switch, tab, forward</source>
        <translation>changer, onglet, suivant</translation>
    </message>
    <message>
        <source>switch, tab, back</source>
        <translation>changer, onglet, retour</translation>
    </message>
    <message>
        <source>version, licence, information, program</source>
        <translation>version, licence, information, programme</translation>
    </message>
    <message>
        <source>unlock, free, take away, break, locked, steal, expired</source>
        <translation>déverrouiller, retirer, verrouillé, bloqué, expiré</translation>
    </message>
    <message>
        <source>transfer, move, give to, other person, locked</source>
        <translation>transférer, déplacer, donner à, autre personne, verrouillé</translation>
    </message>
    <message>
        <source>absence, holiday, sick, leave, transfer, unlock, release all, locked</source>
        <translation>absence, congé, malade, transférer, déverrouiller, tout libérer, verrouillé</translation>
    </message>
    <message>
        <source>search, locked, who has, holder, abandoned</source>
        <translation>trouver, verrouillé, qui a, détenteur, abandonné</translation>
    </message>
    <message>
        <source>view, columns, list, who holds what, locked</source>
        <translation>vue, colonnes, liste, qui tient quoi, verrouillé</translation>
    </message>
    <message>
        <source>locks, locked, unlock, owner, in work, busy</source>
        <translation>verrous, verrouillé, déverrouiller, propriétaire, en cours</translation>
    </message>
    <message>
        <source>figures, statistics, backlog, dashboard, glance</source>
        <translation>chiffres, statistiques, retard, tableau de bord</translation>
    </message>
    <message>
        <source>clipboard, chart, statistics, report</source>
        <translation>presse-papiers, graphique, statistiques, rapport</translation>
    </message>
    <message>
        <source>export, picture, chart, CSV, statistics, report</source>
        <translation>exporter, image, graphique, statistiques, rapport</translation>
    </message>
    <message>
        <source>statistics, sum, total, chart</source>
        <translation>statistiques, somme, total, graphique</translation>
    </message>
    <message>
        <source>statistics, chart, hourly, day</source>
        <translation>statistiques, graphique, par heure, jour</translation>
    </message>
    <message>
        <source>statistics, chart, daily, week</source>
        <translation>statistiques, graphique, quotidien, semaine</translation>
    </message>
    <message>
        <source>statistics, chart, daily, month</source>
        <translation>statistiques, graphique, quotidien, mois</translation>
    </message>
    <message>
        <source>reopen, asked back, approve, decline, wishes</source>
        <translation>rouvrir, approuver, refuser, souhaits</translation>
    </message>
    <message>
        <source>add, create, make</source>
        <translation>ajouter, créer</translation>
    </message>
    <message>
        <source>schema, form, validation, required, label, lookup, format, columns, pattern, checks</source>
        <translation>schéma, formulaire, validation, obligatoire, libellé, format, colonnes, modèle</translation>
    </message>
    <message>
        <source>stop, halt, suspend, hold, start, continue, close, open</source>
        <translation>arrêter, pause, démarrer, continuer, fermer, ouvrir</translation>
    </message>
    <message>
        <source>deliver, batch, files, imports, undo an import, withdraw, rejected rows, received, came in</source>
        <translation>livrer, livraison, lot, fichiers, imports, annuler un import, retirer, lignes rejetées, reçu</translation>
    </message>
    <message>
        <source>bulk change, mass update, find and replace, replace all, undo a bulk correction, everywhere</source>
        <translation>modification en masse, rechercher et remplacer, remplacer tout, annuler une correction en masse, partout</translation>
    </message>
    <message>
        <source>undo, open again, restore, bring back, redo, done, failed, dismissed, bulk change</source>
        <translation>annuler, restaurer, récupérer, fait, échec, classé sans suite, en masse</translation>
    </message>
    <message>
        <source>undo adopting, detach, unlink, disconnect</source>
        <translation>annuler l’adoption, détacher, délier</translation>
    </message>
    <message>
        <source>delete, drop, get rid of</source>
        <translation>effacer, enlever</translation>
    </message>
    <message>
        <source>store, apply, keep, queue</source>
        <translation>appliquer, garder, file d’attente</translation>
    </message>
    <message>
        <source>revert, discard, reset, cancel, queue</source>
        <translation>défaire, abandonner, réinitialiser, file d’attente</translation>
    </message>
    <message>
        <source>title, rename, members, queue, settings</source>
        <translation>titre, renommer, membres, file d’attente, paramètres</translation>
    </message>
    <message>
        <source>lock duration, longest lock, expiry, warning, locks per user, attempts, timeout, limit, queue, settings</source>
        <translation>durée du verrou, verrou le plus long, expiration, avertissement, verrous par utilisateur, tentatives, limite, file d’attente, paramètres</translation>
    </message>
    <message>
        <source>dispose, disposition, complete, return, dismiss, fail, reasons, reopen, queue, settings</source>
        <translation>terminer, rendre, classer sans suite, échec, raisons, rouvrir, file d’attente, paramètres</translation>
    </message>
    <message>
        <source>next queue, step, workflow, second keying, four eyes, sample, share, queue, settings</source>
        <translation>file d’attente suivante, étape, flux, double saisie, quatre yeux, échantillon, part, paramètres</translation>
    </message>
    <message>
        <source>deliver, import, files, watch, queue, settings</source>
        <translation>livrer, importer, fichiers, file d’attente, paramètres</translation>
    </message>
    <message>
        <source>criteria, SQL, source, accents, largest record, limit, queue, settings</source>
        <translation>critères, source, accents, plus grand enregistrement, limite, file d’attente, paramètres</translation>
    </message>
    <message>
        <source>criteria, SQL, try, source</source>
        <translation>critères, essayer, source</translation>
    </message>
    <message>
        <source>merge, dedupe, twins, double, same</source>
        <translation>fusionner, jumeaux, double, même</translation>
    </message>
    <message>
        <source>find, again, dedupe, twins, double, same, merge</source>
        <translation>trouver, rechercher, jumeaux, double, même, fusionner, à nouveau</translation>
    </message>
    <message>
        <source>revert, split, unmerge, decision, duplicate</source>
        <translation>revenir, séparer, décision, doublon</translation>
    </message>
    <message>
        <source>bulk change, facets, frequency, clean, correct, distinct</source>
        <translation>en masse, fréquence, nettoyer, corriger, distinctes</translation>
    </message>
    <message>
        <source>facets, frequency, distinct, count</source>
        <translation>fréquence, distinctes, nombre</translation>
    </message>
    <message>
        <source>pattern, format, shape, mask</source>
        <translation>modèle, format, masque</translation>
    </message>
    <message>
        <source>similar, spelling, group, alike</source>
        <translation>semblable, orthographe, groupe</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, by example, clean</source>
        <translation>modification en masse, remplacer tout, par l’exemple, nettoyer</translation>
    </message>
    <message>
        <source>revert, bulk change, mass update, restore</source>
        <translation>revenir, en masse, restaurer</translation>
    </message>
    <message>
        <source>ledger, errors, statistics, mistakes, changes, report</source>
        <translation>erreurs, statistiques, modifications, rapport</translation>
    </message>
    <message>
        <source>export, CSV, ledger, report</source>
        <translation>exporter, rapport</translation>
    </message>
    <message>
        <source>log, journal, events, changes, corrections, undo</source>
        <translation>journal, événements, modifications, corrections, annuler</translation>
    </message>
    <message>
        <source>log, journal, events, settings, configuration</source>
        <translation>journal, événements, paramètres, configuration</translation>
    </message>
    <message>
        <source>log, journal, events, permissions, accounts</source>
        <translation>journal, événements, permissions, comptes</translation>
    </message>
    <message>
        <source>audit, seal, verify, tamper, proof, integrity</source>
        <translation>audit, sceau, contrôler, falsification, preuve, intégrité</translation>
    </message>
    <message>
        <source>export, CSV, log, journal, report</source>
        <translation>exporter, journal, rapport</translation>
    </message>
    <message>
        <source>help, manual, documentation, support, learn</source>
        <translation>aide, manuel, documentation, apprendre</translation>
    </message>
    <message>
        <source>go to, show, view, look, item, history</source>
        <translation>aller à, afficher, voir, dossier, historique</translation>
    </message>
    <message>
        <source>revert, restore, correction, old value, roll back, former</source>
        <translation>rétablir, restaurer, correction, ancienne valeur</translation>
    </message>
    <message>
        <source>search, narrow, who, what, when, log, find</source>
        <translation>chercher, limiter, qui, quoi, quand, journal, trouver</translation>
    </message>
    <message>
        <source>learning, usual values, progress, background, continue</source>
        <translation>apprendre, valeurs usuelles, progression, arrière-plan, continuer</translation>
    </message>
    <message>
        <source>preview, before, after, old, new</source>
        <translation>aperçu, avant, après, ancien, nouveau</translation>
    </message>
    <message>
        <source>filter, search, found, matching, done, finish, next</source>
        <translation>filtre, recherche, trouvé, correspondant, fait, finir, suivant</translation>
    </message>
    <message>
        <source>planted slips, overlooked, missed, caught, catch rate</source>
        <translation>erreurs glissées, oubliées, remarquées, taux</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>because that is a file of the database that is in use</source>
        <translation>parce&#xa0;que&#xa0;c’est&#xa0;un&#xa0;fichier&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;données&#xa0;utilisée</translation>
    </message>
    <message>
        <source>because that is a file of the database that is imported</source>
        <translation>parce&#xa0;que&#xa0;c’est&#xa0;un&#xa0;fichier&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;données&#xa0;importée</translation>
    </message>
    <message>
        <source>because that is a file of the database that is corrected</source>
        <translation>parce&#xa0;que&#xa0;c’est&#xa0;un&#xa0;fichier&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;données&#xa0;corrigée</translation>
    </message>
    <message>
        <source>because that is the file that is imported</source>
        <translation>parce&#xa0;que&#xa0;c’est&#xa0;le&#xa0;fichier&#xa0;importé</translation>
    </message>
    <message>
        <source>because that is the file with the query</source>
        <translation>parce&#xa0;que&#xa0;c’est&#xa0;le&#xa0;fichier&#xa0;de&#xa0;la&#xa0;requête</translation>
    </message>
    <message>
        <source>because that is the file for the script</source>
        <translation>parce&#xa0;que&#xa0;c’est&#xa0;le&#xa0;fichier&#xa0;du&#xa0;script</translation>
    </message>
    <message>
        <source>The items cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Les&#xa0;dossiers&#xa0;ne&#xa0;peuvent&#xa0;pas&#xa0;être&#xa0;écrits&#xa0;dans&#xa0;«&#xa0;%1&#xa0;»,&#xa0;%2.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
    <message>
        <source>The rejects cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Les&#xa0;lignes&#xa0;rejetées&#xa0;ne&#xa0;peuvent&#xa0;pas&#xa0;être&#xa0;écrites&#xa0;dans&#xa0;«&#xa0;%1&#xa0;»,&#xa0;%2.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
    <message>
        <source>The report cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Le&#xa0;rapport&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;écrit&#xa0;dans&#xa0;«&#xa0;%1&#xa0;»,&#xa0;%2.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
    <message>
        <source>The script cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Le&#xa0;script&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;écrit&#xa0;dans&#xa0;«&#xa0;%1&#xa0;»,&#xa0;%2.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
    <message>
        <source>The history cannot be written to “%1”, %2. Choose another name.</source>
        <translation>L’historique&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;écrit&#xa0;dans&#xa0;«&#xa0;%1&#xa0;»,&#xa0;%2.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
    <message>
        <source>The corrections cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Les&#xa0;corrections&#xa0;ne&#xa0;peuvent&#xa0;pas&#xa0;être&#xa0;écrites&#xa0;dans&#xa0;«&#xa0;%1&#xa0;»,&#xa0;%2.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
    <message>
        <source>The record schema cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Le&#xa0;schéma&#xa0;des&#xa0;enregistrements&#xa0;ne&#xa0;peut&#xa0;pas&#xa0;être&#xa0;écrit&#xa0;dans&#xa0;«&#xa0;%1&#xa0;»,&#xa0;%2.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Which records are opened, in which order, and how it is known what people miss.</source>
        <translation>Quels enregistrements sont ouverts, dans quel ordre, et comment on sait ce qui échappe.</translation>
    </message>
    <message>
        <source>Preview of what would be opened</source>
        <translation>Aperçu de ce qui serait ouvert</translation>
    </message>
    <message>
        <source>Says how many of the waiting records would be opened, and changes nothing.</source>
        <translation>Dit combien d’enregistrements en attente seraient ouverts, et ne change rien.</translation>
    </message>
    <message>
        <source>Says in plain words what happens to records and to people.</source>
        <translation>Dit en mots simples ce qui arrive aux enregistrements et aux personnes.</translation>
    </message>
    <message>
        <source>Warranty on deliveries</source>
        <translation>Garantie sur les livraisons</translation>
    </message>
    <message>
        <source>States how many fields of a delivery may still be wrong.</source>
        <translation>Dit combien de champs d’une livraison peuvent encore être faux.</translation>
    </message>
    <message>
        <source>Copy the warranty</source>
        <translation>Copier la garantie</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Copie l’énoncé avec ce sur quoi il repose.</translation>
    </message>
    <message>
        <source>As soon as the deliveries are read there is a statement.</source>
        <translation>Dès que les livraisons sont lues, il y a un énoncé.</translation>
    </message>
    <message>
        <source>Print the warranty...</source>
        <translation>Imprimer la garantie...</translation>
    </message>
    <message>
        <source>Prints the statement on one page, or saves it as PDF.</source>
        <translation>Imprime l’énoncé sur une page, ou l’enregistre en PDF.</translation>
    </message>
    <message>
        <source>Shows the rules of the queue, where what is missing is set.</source>
        <translation>Montre les règles de la file d’attente, où se règle ce qui manque.</translation>
    </message>
    <message>
        <source>No rule is missing for a statement here.</source>
        <translation>Aucune règle ne manque ici pour un énoncé.</translation>
    </message>
    <message>
        <source>What this means: what needs eyes...</source>
        <translation>Ce que cela signifie&#xa0;: ce qui demande des yeux...</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>La justesse des doutes</translation>
    </message>
    <message>
        <source>Holds what was expected against what people found.</source>
        <translation>Compare ce qu’on attendait à ce qu’on a trouvé.</translation>
    </message>
    <message>
        <source>Nobody has opened a record yet of which a doubt was kept.</source>
        <translation>Personne n’a encore ouvert d’enregistrement dont le doute était gardé.</translation>
    </message>
    <message>
        <source>Rules of this queue, for a warranty</source>
        <translation>Règles de cette file d’attente, pour une garantie</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl, then press the button below.</source>
        <translation>Sélectionnez un verrou, ou plusieurs avec Maj et Ctrl, puis appuyez sur le bouton en dessous.</translation>
    </message>
    <message>
        <source>Release locks...</source>
        <translation>Libérer des verrous...</translation>
    </message>
    <message>
        <source>Takes locks away from whoever holds them. What they typed is kept.</source>
        <translation>Retire des verrous à qui les tient. Ce qui a été saisi est conservé.</translation>
    </message>
    <message>
        <source>Reassign locks...</source>
        <translation>Réattribuer des verrous...</translation>
    </message>
    <message>
        <source>Gives what somebody holds to somebody else.</source>
        <translation>Donne à quelqu’un d’autre ce que quelqu’un tient.</translation>
    </message>
    <message>
        <source>Hand over a person&apos;s items...</source>
        <translation>Transmettre les dossiers d’une personne...</translation>
    </message>
    <message>
        <source>Gives all that somebody holds to somebody else, or back to the queue.</source>
        <translation>Donne tout ce que quelqu’un tient à quelqu’un d’autre, ou le rend à la file d’attente.</translation>
    </message>
    <message>
        <source>Find locks</source>
        <translation>Chercher des verrous</translation>
    </message>
    <message>
        <source>Looks for locks by item, user or workstation.</source>
        <translation>Cherche des verrous par dossier, utilisateur ou poste.</translation>
    </message>
    <message>
        <source>Type what the locks are to have.</source>
        <translation>Tapez ce que les verrous doivent avoir.</translation>
    </message>
    <message>
        <source>Locks as a table or by person</source>
        <translation>Verrous en table ou par personne</translation>
    </message>
    <message>
        <source>Shows who holds what the other way.</source>
        <translation>Montre de l’autre façon qui tient quoi.</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Qui tient quoi</translation>
    </message>
    <message>
        <source>Shows all locks, over all queues.</source>
        <translation>Montre tous les verrous, sur toutes les files d’attente.</translation>
    </message>
    <message>
        <source>Queues with their pace</source>
        <translation>Files d’attente et leur rythme</translation>
    </message>
    <message>
        <source>Shows how much is open and done in each queue.</source>
        <translation>Montre combien est ouvert et fait dans chaque file d’attente.</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Copier les chiffres</translation>
    </message>
    <message>
        <source>Copies the figures of the queues, for a spreadsheet.</source>
        <translation>Copie les chiffres des files d’attente, pour un tableur.</translation>
    </message>
    <message>
        <source>Save figures...</source>
        <translation>Enregistrer les chiffres...</translation>
    </message>
    <message>
        <source>Saves the figures of the queues as a file.</source>
        <translation>Enregistre les chiffres des files d’attente dans un fichier.</translation>
    </message>
    <message>
        <source>Figures of all queues</source>
        <translation>Chiffres de toutes les files d’attente</translation>
    </message>
    <message>
        <source>Shows the chart of all queues together.</source>
        <translation>Montre le graphique de toutes les files d’attente ensemble.</translation>
    </message>
    <message>
        <source>Figures of the last 24 hours</source>
        <translation>Chiffres des dernières 24 heures</translation>
    </message>
    <message>
        <source>Shows what was done in each hour.</source>
        <translation>Montre ce qui a été fait à chaque heure.</translation>
    </message>
    <message>
        <source>Figures of the last 7 days</source>
        <translation>Chiffres des derniers 7 jours</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a week.</source>
        <translation>Montre ce qui a été fait chaque jour d’une semaine.</translation>
    </message>
    <message>
        <source>Figures of the last 30 days</source>
        <translation>Chiffres des derniers 30 jours</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a month.</source>
        <translation>Montre ce qui a été fait chaque jour d’un mois.</translation>
    </message>
    <message>
        <source>Show reopening requests...</source>
        <translation>Afficher les demandes de réouverture...</translation>
    </message>
    <message>
        <source>Answers who wants a finished item back.</source>
        <translation>Répond à qui veut récupérer un dossier terminé.</translation>
    </message>
    <message>
        <source>Nobody requests that an item is reopened.</source>
        <translation>Personne ne demande la réouverture d’un dossier.</translation>
    </message>
    <message>
        <source>Choose another queue: with this one it is not possible.</source>
        <translation>Choisissez une autre file d’attente : avec celle-ci, ce n’est pas possible.</translation>
    </message>
    <message>
        <source>New queue...</source>
        <translation>Nouvelle file d’attente...</translation>
    </message>
    <message>
        <source>Makes a queue with rules of its own.</source>
        <translation>Crée une file d’attente avec ses propres règles.</translation>
    </message>
    <message>
        <source>Fields and rules of a queue...</source>
        <translation>Champs et règles d’une file d’attente...</translation>
    </message>
    <message>
        <source>Sets what a record consists of, and what is right in it.</source>
        <translation>Fixe de quoi se compose un enregistrement, et ce qui y est juste.</translation>
    </message>
    <message>
        <source>Pause or resume a queue</source>
        <translation>Suspendre ou reprendre une file d’attente</translation>
    </message>
    <message>
        <source>A paused queue gives out no more items.</source>
        <translation>Une file d’attente suspendue ne donne plus de dossiers.</translation>
    </message>
    <message>
        <source>Deliveries of a queue...</source>
        <translation>Livraisons d’une file d’attente...</translation>
    </message>
    <message>
        <source>Correct a value in all records...</source>
        <translation>Corriger une valeur dans tous les enregistrements...</translation>
    </message>
    <message>
        <source>Puts one value in the place of another in a whole queue, all at once.</source>
        <translation>Met une valeur à la place d’une autre dans toute une file d’attente, d’un coup.</translation>
    </message>
    <message>
        <source>Reopen items...</source>
        <translation>Rouvrir des dossiers...</translation>
    </message>
    <message>
        <source>Brings finished items of a queue back to be worked on.</source>
        <translation>Ramène au travail des dossiers terminés d’une file d’attente.</translation>
    </message>
    <message>
        <source>Give back a table...</source>
        <translation>Rendre la table...</translation>
    </message>
    <message>
        <source>Makes a queue of an adopted table a mere table again.</source>
        <translation>Refait d’une file d’attente d’une table adoptée une simple table.</translation>
    </message>
    <message>
        <source>Choose a queue that stands in an adopted table.</source>
        <translation>Choisissez une file d’attente qui se trouve dans une table adoptée.</translation>
    </message>
    <message>
        <source>Remove a queue...</source>
        <translation>Supprimer une file d’attente...</translation>
    </message>
    <message>
        <source>Removes a queue that never had an item.</source>
        <translation>Supprime une file d’attente qui n’a jamais eu de dossier.</translation>
    </message>
    <message>
        <source>Save changed rules</source>
        <translation>Enregistrer les règles modifiées</translation>
    </message>
    <message>
        <source>Saves the rules of the queue in view.</source>
        <translation>Enregistre les règles de la file d’attente affichée.</translation>
    </message>
    <message>
        <source>No rule of this queue was changed.</source>
        <translation>Aucune règle de cette file d’attente n’a été modifiée.</translation>
    </message>
    <message>
        <source>Undo changed rules</source>
        <translation>Annuler les règles modifiées</translation>
    </message>
    <message>
        <source>Forgets the changes that are not saved.</source>
        <translation>Oublie les modifications qui ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>Rules: name and people</source>
        <translation>Règles : nom et personnes</translation>
    </message>
    <message>
        <source>What the queue is called, and who works in it.</source>
        <translation>Comment s’appelle la file d’attente, et qui y travaille.</translation>
    </message>
    <message>
        <source>Rules: time</source>
        <translation>Règles : temps</translation>
    </message>
    <message>
        <source>How long and how many items one person may hold.</source>
        <translation>Combien de temps et combien de dossiers une personne peut tenir.</translation>
    </message>
    <message>
        <source>Rules: how an item ends</source>
        <translation>Règles : comment un dossier se termine</translation>
    </message>
    <message>
        <source>Which ways to end an item are allowed, and with which reasons.</source>
        <translation>Quelles façons de terminer un dossier sont permises, et avec quelles raisons.</translation>
    </message>
    <message>
        <source>Rules: what comes next</source>
        <translation>Règles : ce qui vient ensuite</translation>
    </message>
    <message>
        <source>Where completed items go on to.</source>
        <translation>Où vont les dossiers terminés.</translation>
    </message>
    <message>
        <source>Rules: deliveries</source>
        <translation>Règles : livraisons</translation>
    </message>
    <message>
        <source>What came into the queue, and from where.</source>
        <translation>Ce qui est arrivé dans la file d’attente, et d’où.</translation>
    </message>
    <message>
        <source>Rules: advanced</source>
        <translation>Règles : avancé</translation>
    </message>
    <message>
        <source>The query, the search and the sizes of records.</source>
        <translation>La requête, la recherche et la taille des enregistrements.</translation>
    </message>
    <message>
        <source>Test the query of a queue</source>
        <translation>Tester la requête d’une file d’attente</translation>
    </message>
    <message>
        <source>Says what the query finds, and changes nothing.</source>
        <translation>Dit ce que la requête trouve, et ne change rien.</translation>
    </message>
    <message>
        <source>Duplicates of a queue</source>
        <translation>Doublons d’une file d’attente</translation>
    </message>
    <message>
        <source>Finds records that are likely the same.</source>
        <translation>Trouve des enregistrements qui sont probablement les mêmes.</translation>
    </message>
    <message>
        <source>Search for duplicates</source>
        <translation>Chercher des doublons</translation>
    </message>
    <message>
        <source>Compares all records of a queue with each other.</source>
        <translation>Compare entre eux tous les enregistrements d’une file d’attente.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Choisissez d’abord une file d’attente.</translation>
    </message>
    <message>
        <source>Undo the last merge</source>
        <translation>Annuler la dernière fusion</translation>
    </message>
    <message>
        <source>Takes back what was decided last about duplicates.</source>
        <translation>Revient sur ce qui a été décidé en dernier sur des doublons.</translation>
    </message>
    <message>
        <source>There is no decision to undo here.</source>
        <translation>Il n’y a pas ici de décision à annuler.</translation>
    </message>
    <message>
        <source>Values of a field</source>
        <translation>Valeurs d’un champ</translation>
    </message>
    <message>
        <source>Shows how often each value stands in a field.</source>
        <translation>Montre combien de fois chaque valeur se trouve dans un champ.</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Valeurs une par une</translation>
    </message>
    <message>
        <source>Forms of values</source>
        <translation>Formes des valeurs</translation>
    </message>
    <message>
        <source>Puts values together that are built alike.</source>
        <translation>Réunit des valeurs construites de la même façon.</translation>
    </message>
    <message>
        <source>Clusters of values</source>
        <translation>Groupes de valeurs</translation>
    </message>
    <message>
        <source>Puts values together that are likely the same.</source>
        <translation>Réunit des valeurs qui sont probablement les mêmes.</translation>
    </message>
    <message>
        <source>Correct values of a field</source>
        <translation>Corriger les valeurs d’un champ</translation>
    </message>
    <message>
        <source>Changes all records that have the chosen values at once.</source>
        <translation>Modifie d’un coup tous les enregistrements qui ont les valeurs choisies.</translation>
    </message>
    <message>
        <source>Choose a field and the values that are wrong, and type what they are to become.</source>
        <translation>Choisissez un champ et les valeurs fausses, et tapez ce qu’elles doivent devenir.</translation>
    </message>
    <message>
        <source>Undo a correction of values</source>
        <translation>Annuler une correction de valeurs</translation>
    </message>
    <message>
        <source>Takes the last correction of many records back.</source>
        <translation>Revient sur la dernière correction de nombreux enregistrements.</translation>
    </message>
    <message>
        <source>There is no correction to undo here.</source>
        <translation>Il n’y a pas ici de correction à annuler.</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Ce qui a été corrigé</translation>
    </message>
    <message>
        <source>Counts corrections by field, kind, file or person.</source>
        <translation>Compte les corrections par champ, type, fichier ou personne.</translation>
    </message>
    <message>
        <source>Save corrections...</source>
        <translation>Enregistrer les corrections...</translation>
    </message>
    <message>
        <source>Saves what was corrected, with counts, as a file.</source>
        <translation>Enregistre ce qui a été corrigé, avec les nombres, dans un fichier.</translation>
    </message>
    <message>
        <source>As soon as the corrections are counted they can be saved.</source>
        <translation>Dès que les corrections sont comptées, elles peuvent être enregistrées.</translation>
    </message>
    <message>
        <source>History of items</source>
        <translation>Historique : dossiers</translation>
    </message>
    <message>
        <source>Shows who did what when, in all queues.</source>
        <translation>Montre qui a fait quoi et quand, dans toutes les files d’attente.</translation>
    </message>
    <message>
        <source>History of the rules of queues</source>
        <translation>Historique des règles des files d’attente</translation>
    </message>
    <message>
        <source>Shows who changed which rule of a queue.</source>
        <translation>Montre qui a changé quelle règle d’une file d’attente.</translation>
    </message>
    <message>
        <source>History of users and roles</source>
        <translation>Historique : utilisateurs et rôles</translation>
    </message>
    <message>
        <source>Shows who gave whom which rights.</source>
        <translation>Montre qui a donné quels droits à qui.</translation>
    </message>
    <message>
        <source>Check the history now</source>
        <translation>Vérifier maintenant l’historique</translation>
    </message>
    <message>
        <source>Proves that nothing was changed behind Intray&apos;s back.</source>
        <translation>Prouve que rien n’a été changé à l’insu d’Intray.</translation>
    </message>
    <message>
        <source>Save the history...</source>
        <translation>Enregistrer l’historique...</translation>
    </message>
    <message>
        <source>Saves all lines that were found as a file.</source>
        <translation>Enregistre dans un fichier toutes les lignes trouvées.</translation>
    </message>
    <message>
        <source>Shows what was imported when and from which file, and undoes it.</source>
        <translation>Montre ce qui a été importé, quand et de quel fichier, et l’annule.</translation>
    </message>
    <message>
        <source>Choose the line of the history that this is about.</source>
        <translation>Choisissez la ligne de l’historique dont il s’agit.</translation>
    </message>
    <message>
        <source>Open the record of a line</source>
        <translation>Ouvrir l’enregistrement d’une ligne</translation>
    </message>
    <message>
        <source>Opens the record that a line of the history is about.</source>
        <translation>Ouvre l’enregistrement dont parle une ligne de l’historique.</translation>
    </message>
    <message>
        <source>Undo a change of the history</source>
        <translation>Annuler une modification de l’historique</translation>
    </message>
    <message>
        <source>Gives the record the values from before a line.</source>
        <translation>Rend à l’enregistrement les valeurs d’avant une ligne.</translation>
    </message>
    <message>
        <source>Filters of the history</source>
        <translation>Filtres de l’historique</translation>
    </message>
    <message>
        <source>Shows only the lines of a queue, a person, a field or a time.</source>
        <translation>Affiche uniquement les lignes d’une file d’attente, d’une personne, d’un champ ou d’une période.</translation>
    </message>
    <message>
        <source>Changes of values as a list</source>
        <translation>Afficher en liste les modifications de valeurs</translation>
    </message>
    <message>
        <source>Shows in a low window what would be changed in place of the values.</source>
        <translation>Dans une fenêtre basse, montre ce qui changerait à la place des valeurs.</translation>
    </message>
    <message>
        <source>In a high window the list stands below what is typed.</source>
        <translation>Dans une fenêtre haute, la liste est sous ce qui est saisi.</translation>
    </message>
    <message>
        <source>Rules: what needs eyes</source>
        <translation>Règles&#xa0;: ce qui demande des yeux</translation>
    </message>
    <message>
        <source>What people notice, by field</source>
        <translation>Ce que l’on remarque, par champ</translation>
    </message>
    <message>
        <source>How many planted slips were corrected in each field.</source>
        <translation>Combien d’erreurs glissées ont été corrigées dans chaque champ.</translation>
    </message>
    <message>
        <source>No field has 100 planted slips of five people or more yet.</source>
        <translation>Aucun champ n’a encore 100 erreurs glissées chez cinq personnes ou plus.</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>the regular expression is too long.</source>
        <translation>l’expression régulière est trop longue.</translation>
    </message>
    <message numerus="yes">
        <source>the regular expression has an error after %n characters.</source>
        <translation>
            <numerusform>l’expression régulière a une erreur après %n caractère.</numerusform>
            <numerusform>l’expression régulière a une erreur après %n caractères.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlantWords</name>
    <message>
        <source>Well seen: “%2” in %1 was a planted slip.</source>
        <translation>Bien vu&#xa0;: «&#xa0;%2&#xa0;» dans %1 était une erreur glissée.</translation>
    </message>
    <message>
        <source>You overlooked a planted slip in %1: it showed “%2”; the record has “%3”.</source>
        <translation>Une erreur glissée dans %1 vous a échappé&#xa0;: l’écran montrait «&#xa0;%2&#xa0;»&#xa0;; l’enregistrement a «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>“%2” in %1 was a planted slip; the record has “%3”. You typed something else there: “%4”. Look at it, and complete the record again if that is right.</source>
        <translation>«&#xa0;%2&#xa0;» dans %1 était une erreur glissée&#xa0;; l’enregistrement a «&#xa0;%3&#xa0;». Vous y avez saisi autre chose&#xa0;: «&#xa0;%4&#xa0;». Regardez, et terminez l’enregistrement encore une fois si c’est juste.</translation>
    </message>
    <message>
        <source>One record in %1 of this queue shows a planted slip on your screen, to learn how much people overlook. You are told when you complete it, and nobody else sees how many you caught.</source>
        <translation>Un enregistrement sur %1 de cette file montre sur votre écran une erreur glissée, ce qui dit combien échappe aux yeux. Vous l’apprenez en le terminant, et personne d’autre ne voit combien vous en avez trouvé.</translation>
    </message>
</context>
<context>
    <name>ProfileStore</name>
    <message>
        <source>The connection &quot;%1&quot; could not be read and is left out. %2</source>
        <translation>La connexion «&#xa0;%1&#xa0;» n’a pas pu être lue et a été laissée de côté. %2</translation>
    </message>
    <message>
        <source>The list of connections could not be read. Set up the connection again.</source>
        <translation>La liste des connexions n’a pas pu être lue. Configurez de nouveau la connexion.</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>The history is in order, without contradictions. Items: %1; lines of history: %2.</source>
        <translation>L’historique est en ordre, et rien ne contredit ce qui doit toujours être vrai. Dossiers&#xa0;: %1&#xa0;; lignes d’historique&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The history is not in order: %n contradiction(s).</source>
        <translation>
            <numerusform>L’historique n’est pas en ordre&#xa0;: %n contradiction.</numerusform>
            <numerusform>L’historique n’est pas en ordre&#xa0;: %n contradictions.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test passed: no item was given out twice. Items given out: %1.</source>
        <translation>L’autotest a réussi&#xa0;: aucun n’a été distribué deux fois. Dossiers distribués&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The self-test failed: %n item(s) were given out twice. Stop working with this database and show the report to whoever runs it.</source>
        <translation>
            <numerusform>L’autotest a échoué&#xa0;: %n dossier a été distribué deux fois. Cessez de travailler avec cette base de données et montrez le rapport à la personne qui s’en occupe.</numerusform>
            <numerusform>L’autotest a échoué&#xa0;: %n dossiers ont été distribués deux fois. Cessez de travailler avec cette base de données et montrez le rapport à la personne qui s’en occupe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test failed. The report below says what was found.</source>
        <translation>L’autotest a échoué. Le rapport ci-dessous indique ce qui a été trouvé.</translation>
    </message>
    <message>
        <source>a file on the computer, SQLite</source>
        <translation>un fichier sur l’ordinateur, SQLite</translation>
    </message>
    <message>
        <source>Database: %1
Engine: %2
Tables: version %3
Program: Intray %4
By: %5 at %6
Begun: %7
Ended: %8</source>
        <translation>Base de données&#xa0;: %1
Moteur&#xa0;: %2
Tables&#xa0;: version %3
Programme&#xa0;: Intray %4
Par&#xa0;: %5 sur le poste %6
Début&#xa0;: %7
Fin&#xa0;: %8</translation>
    </message>
    <message>
        <source>Checked, line by line of every item&apos;s history, as of one instant:
- each item was imported once;
- at every instant at most one lock held it;
- every action on it names the lock that held the item then;
- no lock came back after work was done under it;
- it was completed at most once between being open and being reopened;
- its record was worked on in one step only;
- the item&apos;s present state is what its history says.</source>
        <translation>Vérifié, ligne par ligne dans l’historique de chaque dossier, tel qu’il était à un même instant&#xa0;:
- chaque dossier a été importé une seule fois&#xa0;;
- à tout instant, un seul verrou au plus l’a détenu&#xa0;;
- chaque étape du travail nomme le verrou qui détenait alors le dossier&#xa0;;
- aucun verrou n’est revenu après qu’un travail a été fait sous ce verrou&#xa0;;
- il a été terminé une fois au plus entre son ouverture et sa réouverture&#xa0;;
- son enregistrement n’était en cours qu’à une seule étape&#xa0;;
- ce que le dossier indique maintenant est ce que dit son historique.</translation>
    </message>
    <message>
        <source>Done: %1 claimers at once, each with a connection of its own, took and completed %2 items in a queue made for this and removed again.
Claims: %3, of which twice: %4</source>
        <translation>Fait : %1 preneurs simultanés, chacun avec sa propre connexion, ont pris et terminé %2 dossiers dans une file d’attente créée pour cela, puis supprimée.
Prises : %3, dont en double : %4</translation>
    </message>
    <message numerus="yes">
        <source>Speed: %Ln claim(s) a second; half of them within %1 ms, 99 of 100 within %2 ms</source>
        <translation>
            <numerusform>Vitesse : %Ln prise par seconde ; la moitié en %1 ms au plus, 99 sur 100 en %2 ms au plus</numerusform>
            <numerusform>Vitesse : %Ln prises par seconde ; la moitié en %1 ms au plus, 99 sur 100 en %2 ms au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Contradictions: none</source>
        <translation>Contradictions&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Contradictions:</source>
        <translation>Contradictions&#xa0;:</translation>
    </message>
    <message>
        <source>Intray: check of the history</source>
        <translation>Intray&#xa0;: vérification de l’historique</translation>
    </message>
    <message>
        <source>Intray: self-test</source>
        <translation>Intray&#xa0;: autotest</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>These mean that there is nothing: %1.</source>
        <translation>Ceux-ci signifient qu’il n’y a rien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is filled in.</source>
        <translation>Le champ est rempli.</translation>
    </message>
    <message>
        <source>No two records have the same value.</source>
        <translation>Il n’y a pas deux enregistrements avec la même valeur.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are the same.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» sont identiques.</translation>
    </message>
    <message>
        <source>If %1, “%2” is filled in.</source>
        <translation>Si %1, «&#xa0;%2&#xa0;» est rempli.</translation>
    </message>
    <message>
        <source>If %1, “%2” is empty.</source>
        <translation>Si %1, «&#xa0;%2&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>«&#xa0;%1&#xa0;» est %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>«&#xa0;%1&#xa0;» est rempli</translation>
    </message>
    <message>
        <source>For equal “%1”, “%2” is equal.</source>
        <translation>Pour «&#xa0;%1&#xa0;» égal, «&#xa0;%2&#xa0;» est égal.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>L’un de %1.</translation>
    </message>
    <message numerus="yes">
        <source>One of %n value(s) that occur again and again.</source>
        <translation>
            <numerusform>La %n valeur qui revient sans cesse.</numerusform>
            <numerusform>L’une de %n valeurs qui reviennent sans cesse.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>Each value is written like %1.</source>
        <translation>Chaque valeur est écrite comme %1.</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>pas de chiffres</translation>
    </message>
    <message>
        <source>no capital letters</source>
        <translation>pas de majuscules</translation>
    </message>
    <message>
        <source>no small letters</source>
        <translation>pas de minuscules</translation>
    </message>
    <message>
        <source>no special characters such as ? * #</source>
        <translation>pas de signes tels que&#xa0;? * #</translation>
    </message>
    <message>
        <source>The text has %1.</source>
        <translation>Le texte n’a %1.</translation>
    </message>
    <message>
        <source>For equal “%1” and “%2”, “%3” is equal.</source>
        <translation>À «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» égaux, «&#xa0;%3&#xa0;» est égal.</translation>
    </message>
    <message>
        <source>“%1” is not later than “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas postérieur à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not more than “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas plus grand que «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>RecordFoot</name>
    <message>
        <source>Note...</source>
        <translation>Note...</translation>
    </message>
    <message>
        <source>Dismiss...</source>
        <translation>Classer...</translation>
    </message>
    <message>
        <source>Fail...</source>
        <translation>Échec...</translation>
    </message>
</context>
<context>
    <name>RecordKey</name>
    <message>
        <source>The key is made of columns that the file does not have: %1. The file has: %2.</source>
        <translation>La clé se compose de colonnes que le fichier n’a pas&#xa0;: %1. Le fichier a&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>RecordSchema</name>
    <message>
        <source>The record schema cannot be used. Please correct it.</source>
        <translation>Le schéma des enregistrements est inutilisable. Corrigez-le.</translation>
    </message>
    <message>
        <source>The record schema is not valid JSON: there is an error in line %1, column %2. Please correct it there.</source>
        <translation>Le schéma des enregistrements n’est pas du JSON valide&#xa0;: il y a une erreur à la ligne %1, colonne %2. Corrigez-la à cet endroit.</translation>
    </message>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Le schéma des enregistrements est incorrect à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>un objet est attendu.</translation>
    </message>
    <message>
        <source>This does not comply with the queue&apos;s rules. Please check it.</source>
        <translation>Ceci ne respecte pas les règles de la file d’attente. Vérifiez la valeur.</translation>
    </message>
    <message>
        <source>The queue&apos;s rules do not allow this field.</source>
        <translation>Les règles de la file d’attente n’admettent pas ce champ.</translation>
    </message>
    <message>
        <source>By the queue&apos;s rules, the values do not go together. Please check the record.</source>
        <translation>D’après les règles de la file d’attente, les valeurs ne vont pas ensemble. Vérifiez l’enregistrement.</translation>
    </message>
    <message>
        <source>This is not a record schema: it has none of JSON Schema&apos;s keywords, such as &quot;properties&quot; or &quot;required&quot;. Nothing was changed.</source>
        <translation>Ce n’est pas un schéma d’enregistrement&#xa0;: il n’a aucun des mots de JSON Schema, comme «&#xa0;properties&#xa0;» ou «&#xa0;required&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>there are %1 fields, but a form has room for only %2.</source>
        <translation>il y a %1 champs, et un formulaire a de la place pour %2.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>“%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un classeur&#xa0;; seuls ceux-ci proposent un choix de feuilles.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets by --sheet.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un classeur, qui a des feuilles et non des tables. Choisissez l’une de ses feuilles avec --sheet.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un classeur, qui a des feuilles et non des tables. Choisissez l’une de ses feuilles.</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The database allows this only to the role %1.</source>
        <translation>La base de données ne le permet qu’au rôle %1.</translation>
    </message>
    <message>
        <source>The database allows this only to the roles %1 and %2.</source>
        <translation>La base de données ne le permet qu’aux rôles %1 et %2.</translation>
    </message>
    <message>
        <source>The database shows you only the history of records, not the records themselves.</source>
        <translation>La base de données ne vous montre que l’historique des enregistrements, pas les enregistrements eux-mêmes.</translation>
    </message>
</context>
<context>
    <name>RowDoubts</name>
    <message>
        <source>“%1” looks as if it was written in another encoding.</source>
        <translation>«&#xa0;%1&#xa0;» semble écrit dans un autre encodage.</translation>
    </message>
    <message>
        <source>“%1” has letters; nearly all others in “%2” are figures.</source>
        <translation>«&#xa0;%1&#xa0;» a des lettres&#xa0;; presque tous les autres dans «&#xa0;%2&#xa0;» sont des chiffres.</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>(%1 empty)</source>
        <translation>(%1 vide)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>a pattern of its own</source>
        <translation>un modèle particulier</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>comme %1</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Champ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: what is right</source>
        <translation>%1&#xa0;: ce qui est juste</translation>
    </message>
    <message>
        <source>set</source>
        <translation>définis</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>tous les enregistrements sont ouverts</translation>
    </message>
    <message>
        <source>one in %1</source>
        <translation>un sur %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message>
        <source>Items taken from now on are locked for %1.</source>
        <translation>Les dossiers pris à partir de maintenant sont verrouillés pendant %1.</translation>
    </message>
    <message>
        <source>From now on no lock can be extended beyond %1, counted from its start; longer locks keep their end.</source>
        <translation>Désormais, personne ne prolonge un verrou au-delà de %1, à compter de la prise&#xa0;; ce qui est détenu plus longtemps garde sa fin actuelle.</translation>
    </message>
    <message numerus="yes">
        <source>Anybody who holds more than %n item(s) keeps them and gets no more until enough are finished.</source>
        <translation>
            <numerusform>Qui détient plus de %n dossier les garde et n’en reçoit plus avant d’en avoir clos suffisamment.</numerusform>
            <numerusform>Qui détient plus de %n dossiers les garde et n’en reçoit plus avant d’en avoir clos suffisamment.</numerusform>
        </translation>
    </message>
    <message>
        <source>Items completed from now on end here.</source>
        <translation>Les dossiers terminés désormais s’arrêtent ici.</translation>
    </message>
    <message>
        <source>Items completed from now on go on to %1, including those that are locked now.</source>
        <translation>Les dossiers terminés désormais passent à %1, y compris ceux qui sont verrouillés en ce moment.</translation>
    </message>
    <message>
        <source>Earlier attempts count too: an item that has used up its attempts fails when its next lock expires.</source>
        <translation>Le nombre de fois qu’un dossier a déjà été pris compte aussi&#xa0;: celui qui a épuisé ses tentatives est en échec dès que son prochain verrou expire.</translation>
    </message>
    <message>
        <source>Existing items stay; the next request for work uses the new query.</source>
        <translation>Les dossiers présents restent&#xa0;; la prochaine personne qui demande des dossiers les reçoit d’après la nouvelle requête.</translation>
    </message>
    <message>
        <source>This also counts for items that already wait; anybody who holds such an item keeps it.</source>
        <translation>Ce qui attend déjà est aussi concerné&#xa0;; qui détient un tel dossier le garde.</translation>
    </message>
    <message>
        <source>Records that are already larger stay, but can only be completed once they are small enough.</source>
        <translation>Les enregistrements déjà plus grands restent, mais ne peuvent être terminés qu’une fois assez petits.</translation>
    </message>
    <message>
        <source>This applies at once, including to what was finished before.</source>
        <translation>Cela vaut tout de suite, aussi pour ce qui a été terminé avant.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. Their locks keep their end; the next lock and the next extension last %1.</source>
        <translation>
            <numerusform>%n dossier est verrouillé actuellement. Son verrou garde sa fin&#xa0;; le prochain verrou et la prochaine prolongation durent %1.</numerusform>
            <numerusform>%n dossiers sont verrouillés actuellement. Leurs verrous gardent leur fin&#xa0;; le prochain verrou et la prochaine prolongation durent %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. For these, too, only the endings that are allowed now are possible.</source>
        <translation>
            <numerusform>%n dossier est verrouillé actuellement. Là aussi, seules les façons de clore désormais permises sont possibles.</numerusform>
            <numerusform>%n dossiers sont verrouillés actuellement. Là aussi, seules les façons de clore désormais permises sont possibles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Warnings come %1 and %2 before the end.</source>
        <translation>Les avertissements viennent %1 et %2 avant la fin.</translation>
    </message>
    <message>
        <source>The first warning comes %1 before the end.</source>
        <translation>Le premier avertissement vient %1 avant la fin.</translation>
    </message>
    <message>
        <source>The last warning comes %1 before the end.</source>
        <translation>Le dernier avertissement vient %1 avant la fin.</translation>
    </message>
    <message>
        <source>Whoever returns or dismisses gives a reason.</source>
        <translation>Qui rend ou classe sans suite donne un motif.</translation>
    </message>
    <message>
        <source>Whoever returns gives a reason.</source>
        <translation>Qui rend un dossier donne un motif.</translation>
    </message>
    <message>
        <source>Whoever dismisses gives a reason.</source>
        <translation>Qui classe sans suite donne un motif.</translation>
    </message>
    <message>
        <source>A record has at most %1.</source>
        <translation>Un enregistrement a au plus %1.</translation>
    </message>
    <message>
        <source>A field has at most %1.</source>
        <translation>Un champ a au plus %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n people</source>
        <translation>
            <numerusform>%1, pour %n personne</numerusform>
            <numerusform>%1, pour %n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, pour %2</translation>
    </message>
    <message numerus="yes">
        <source>A person holds at most %n item(s).</source>
        <translation>
            <numerusform>Une personne tient au plus %n dossier.</numerusform>
            <numerusform>Une personne tient au plus %n dossiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>An item is locked for %1, and extended up to %2.</source>
        <translation>Un dossier est verrouillé pour %1, et prolongé jusqu’à %2.</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Permis : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s) are offered.</source>
        <translation>
            <numerusform>%n motif est proposé.</numerusform>
            <numerusform>%n motifs sont proposés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own records can be reopened for %1.</source>
        <translation>Ses propres enregistrements peuvent être rouverts pendant %1.</translation>
    </message>
    <message>
        <source>Completed items end here.</source>
        <translation>Les dossiers terminés s’arrêtent ici.</translation>
    </message>
    <message>
        <source>Completed items go on to %1.</source>
        <translation>Les dossiers terminés passent à %1.</translation>
    </message>
    <message>
        <source>Whoever did the previous step does not do this one.</source>
        <translation>Qui a fait l’étape précédente ne fait pas celle-ci.</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Rien n’a encore été importé.</translation>
    </message>
    <message numerus="yes">
        <source>%n import(s).</source>
        <translation>
            <numerusform>%n importation.</numerusform>
            <numerusform>%n importations.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last one: %1, %2.</source>
        <translation>La dernière : %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>%n ligne a été refusée.</numerusform>
            <numerusform>%n lignes ont été refusées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row was rejected.</source>
        <translation>Aucune ligne n’a été refusée.</translation>
    </message>
    <message>
        <source>A query fills the queue.</source>
        <translation>Une requête remplit la file.</translation>
    </message>
    <message>
        <source>%1 % of what comes is done here.</source>
        <translation>%1 % de ce qui arrive est traité ici.</translation>
    </message>
    <message numerus="yes">
        <source>An item fails after %n attempt(s).</source>
        <translation>
            <numerusform>Un dossier échoue après %n tentative.</numerusform>
            <numerusform>Un dossier échoue après %n tentatives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are keyed a second time.</source>
        <translation>
            <numerusform>%n champ est saisi une seconde fois.</numerusform>
            <numerusform>%n champs sont saisis une seconde fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences are decided in %1.</source>
        <translation>Les différences sont tranchées dans %1.</translation>
    </message>
    <message>
        <source>Accents do not matter to a search.</source>
        <translation>Les accents ne comptent pas dans une recherche.</translation>
    </message>
    <message>
        <source>Query, sizes, share, attempts, second keying: all as usual.</source>
        <translation>Requête, tailles, part, tentatives, seconde saisie : tout comme d’habitude.</translation>
    </message>
    <message>
        <source>%1, %2. Rows: %3, added: %4, rejected: %5.</source>
        <translation>%1, %2. Lignes : %3, ajoutées : %4, rejetées : %5.</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>The most doubtful record of a priority comes first.</source>
        <translation>L&apos;enregistrement le plus douteux d&apos;une priorité vient d&apos;abord.</translation>
    </message>
    <message>
        <source>Records pass unopened as long as at most %1 % of the fields are still wrong (%2 % sure).</source>
        <translation>Des enregistrements passent sans être ouverts tant qu&apos;au plus %1&#xa0;% des champs sont encore faux (sûr à %2&#xa0;%).</translation>
    </message>
    <message>
        <source>Somebody opens every record.</source>
        <translation>Chaque enregistrement est ouvert par quelqu&apos;un.</translation>
    </message>
    <message>
        <source>One record in %1 shows a planted slip.</source>
        <translation>Un enregistrement sur %1 montre une erreur glissée.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
</context>
<context>
    <name>SchemaChanges</name>
    <message>
        <source>label</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aide</translation>
    </message>
    <message>
        <source>list of values</source>
        <translation>liste de valeurs</translation>
    </message>
    <message>
        <source>several values of a list</source>
        <translation>plusieurs d’une liste de valeurs</translation>
    </message>
    <message>
        <source>usual values</source>
        <translation>valeurs habituelles</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>shortest length</source>
        <translation>longueur minimale</translation>
    </message>
    <message>
        <source>longest length</source>
        <translation>longueur maximale</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>texts that mean “no value”</source>
        <translation>textes pour «&#xa0;aucune valeur&#xa0;»</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>orthographe</translation>
    </message>
    <message>
        <source>lookup table</source>
        <translation>table de référence</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>plusieurs lignes</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>en lecture seule</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>order of the fields</source>
        <translation>ordre des champs</translation>
    </message>
    <message>
        <source>columns of the lists</source>
        <translation>colonnes des listes</translation>
    </message>
    <message>
        <source>fields of the key</source>
        <translation>champs de la clé</translation>
    </message>
    <message>
        <source>the queue&apos;s own words</source>
        <translation>mots propres à la file</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source> (without %1)</source>
        <translation> (sans %1)</translation>
    </message>
    <message>
        <source> (with %1)</source>
        <translation> (avec %1)</translation>
    </message>
    <message>
        <source> (otherwise)</source>
        <translation> (autrement)</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>champ %1</translation>
    </message>
    <message>
        <source>field %1: %2</source>
        <translation>champ %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>règle %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1&#xa0;: ajout</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, ajout&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1&#xa0;: retrait</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>columns of the form</source>
        <translation>colonnes du formulaire</translation>
    </message>
    <message>
        <source>usual length</source>
        <translation>longueur habituelle</translation>
    </message>
    <message>
        <source>examples of what is right</source>
        <translation>exemples de ce qui est juste</translation>
    </message>
</context>
<context>
    <name>SchemaCheck</name>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Le schéma des enregistrements est incorrect à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is nested too deeply.</source>
        <translation>l’imbrication est trop profonde.</translation>
    </message>
    <message>
        <source>a schema, that is an object, is expected.</source>
        <translation>un schéma, c’est-à-dire un objet, est attendu.</translation>
    </message>
    <message>
        <source>a list with at least one value is expected.</source>
        <translation>une liste avec au moins une valeur est attendue.</translation>
    </message>
    <message>
        <source>a whole number from 0 is expected.</source>
        <translation>un nombre entier à partir de 0 est attendu.</translation>
    </message>
    <message>
        <source>a number is expected.</source>
        <translation>un nombre est attendu.</translation>
    </message>
    <message>
        <source>a number above 0 is expected.</source>
        <translation>un nombre supérieur à 0 est attendu.</translation>
    </message>
    <message>
        <source>text is expected.</source>
        <translation>du texte est attendu.</translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation>true ou false est attendu.</translation>
    </message>
    <message>
        <source>an object with a schema for each name is expected.</source>
        <translation>un objet avec un schéma pour chaque nom est attendu.</translation>
    </message>
    <message>
        <source>a list of schemas is expected.</source>
        <translation>une liste de schémas est attendue.</translation>
    </message>
    <message>
        <source>at least one type is expected.</source>
        <translation>au moins un type est attendu.</translation>
    </message>
    <message>
        <source>a type is one of string, integer, number, boolean, null, object, array.</source>
        <translation>un type est string, integer, number, boolean, null, object ou array.</translation>
    </message>
    <message>
        <source>a regular expression is expected.</source>
        <translation>une expression rationnelle est attendue.</translation>
    </message>
    <message>
        <source>a list of field names is expected.</source>
        <translation>une liste de noms de champs est attendue.</translation>
    </message>
    <message>
        <source>the reference leads back to itself.</source>
        <translation>la référence revient sur elle-même.</translation>
    </message>
    <message>
        <source>the reference leads nowhere in this document.</source>
        <translation>la référence ne mène nulle part dans ce document.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>il est trop grand.</translation>
    </message>
    <message>
        <source>it has too many rules for one value.</source>
        <translation>il a trop de règles pour une valeur.</translation>
    </message>
    <message>
        <source>Intray has no such keyword; there are %1.</source>
        <translation>Intray ne connaît pas ce mot&#xa0;; il y a %1.</translation>
    </message>
    <message>
        <source>a list of rules is expected.</source>
        <translation>une liste de règles est attendue.</translation>
    </message>
    <message>
        <source>the schema has no field “%1”.</source>
        <translation>le schéma n’a pas de champ «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>a value of the field&apos;s kind, in its format, is expected.</source>
        <translation>une valeur du genre du champ, dans son format, est attendue.</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>un objet est attendu.</translation>
    </message>
    <message>
        <source>a list of texts is expected.</source>
        <translation>une liste de textes est attendue.</translation>
    </message>
    <message>
        <source>no value may contain the separator of values, or spaces around it.</source>
        <translation>aucune valeur ne peut contenir ce qui sépare deux valeurs, ni d’espaces au bord.</translation>
    </message>
    <message>
        <source>there are %1 rules across fields, and at most %2 are checked in good time.</source>
        <translation>il y a %1 règles entre champs, et %2 au plus sont vérifiées en un temps raisonnable.</translation>
    </message>
    <message>
        <source>only numbers, dates and times have a format, so a kind such as “date” is expected beside it.</source>
        <translation>seuls les nombres, les dates et les heures ont un format&#xa0;; un genre tel que «&#xa0;date&#xa0;» est donc attendu à côté.</translation>
    </message>
    <message>
        <source>the minimum is above the maximum, so no value could be right.</source>
        <translation>le minimum dépasse le maximum, aucune valeur ne pourrait donc être juste.</translation>
    </message>
    <message>
        <source>a field occurs in it twice.</source>
        <translation>un champ y figure deux fois.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be compared. Both must be numbers, dates, or times, by their kinds.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne peuvent pas être comparés. Les deux doivent être, par leur genre, des nombres, des dates ou des heures.</translation>
    </message>
    <message>
        <source>a host is expected, such as scans.example.org.</source>
        <translation>un hôte est attendu, comme scans.example.org.</translation>
    </message>
    <message>
        <source>true, false, a folder or an object is expected.</source>
        <translation>true, false, un dossier ou un objet est attendu.</translation>
    </message>
    <message>
        <source>a number of bytes is expected.</source>
        <translation>un nombre d’octets est attendu.</translation>
    </message>
    <message>
        <source>1 or 2 is expected.</source>
        <translation>1 ou 2 est attendu.</translation>
    </message>
    <message>
        <source>a number of characters is expected.</source>
        <translation>un nombre de caractères est attendu.</translation>
    </message>
</context>
<context>
    <name>SchemaFile</name>
    <message>
        <source>The file %1 cannot be read. Nothing was changed.</source>
        <translation>Le fichier %1 ne peut pas être lu. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The file %1 is too large for a record schema. Nothing was changed.</source>
        <translation>Le fichier %1 est trop grand pour un schéma d’enregistrement. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The cell %1 has the error %2.</source>
        <translation>La cellule %1 contient l’erreur %2.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which does not match the type of the cell.</source>
        <translation>La cellule %1 contient «&#xa0;%2&#xa0;», qui ne peut pas être lu comme ce qu’il devrait être.</translation>
    </message>
    <message>
        <source>The cell %1 refers to a text that the file does not have.</source>
        <translation>La cellule %1 renvoie à un texte que le fichier n’a pas.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a date.</source>
        <translation>La cellule %1 contient «&#xa0;%2&#xa0;», qui n’est pas une date.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a number.</source>
        <translation>La cellule %1 contient «&#xa0;%2&#xa0;», qui n’est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>The sheet “%1” has no rows: there is nothing to import.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» n’a aucune ligne&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>L’en-tête ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The cell %1 is beyond the last column, which is %2.</source>
        <translation>La cellule %1 se trouve au-delà de la dernière colonne, qui est %2.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; row %3 names its columns.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» d’un classeur (%2) est lue&#xa0;; la ligne %3 nomme ses colonnes.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; it seems to have no header, so its columns are numbered.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» d’un classeur (%2) est lue&#xa0;; elle semble ne pas avoir d’en-tête, ses colonnes sont donc numérotées.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) at the top were skipped.</source>
        <translation>
            <numerusform>%n ligne en haut a été ignorée.</numerusform>
            <numerusform>%n lignes en haut ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty row(s) between others were skipped, the first is row %1.</source>
        <translation>
            <numerusform>%n ligne vide entre d’autres a été ignorée, la ligne %1.</numerusform>
            <numerusform>%n lignes vides entre d’autres ont été ignorées, la première est la ligne %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden row(s) were read as well.</source>
        <translation>
            <numerusform>%n ligne masquée a été lue aussi.</numerusform>
            <numerusform>%n lignes masquées ont été lues aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s) were read as well.</source>
        <translation>
            <numerusform>%n colonne masquée a été lue aussi.</numerusform>
            <numerusform>%n colonnes masquées ont été lues aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) of cells are merged, the first is %1; the value is in the first cell, the others are missing.</source>
        <translation>
            <numerusform>%n plage de cellules est fusionnée, %1&#xa0;; la valeur est dans la première cellule, les autres manquent.</numerusform>
            <numerusform>%n plages de cellules sont fusionnées, la première est %1&#xa0;; la valeur est dans la première cellule, les autres manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s) have no stored result and are missing, the first in %1. Open the file, let it calculate, and save it.</source>
        <translation>
            <numerusform>%n formule n’a pas de résultat enregistré et manque, dans %1. Ouvrez le fichier, laissez-le calculer et enregistrez-le.</numerusform>
            <numerusform>%n formules n’ont pas de résultat enregistré et manquent, la première dans %1. Ouvrez le fichier, laissez-le calculer et enregistrez-le.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are formatted as impossible dates, such as before 1900; they were read as numbers, the first is %1.</source>
        <translation>
            <numerusform>%n cellule a le format d’une date qui n’existe pas, par exemple avant 1900&#xa0;; elle a été lue comme nombre&#xa0;: %1.</numerusform>
            <numerusform>%n cellules ont le format de dates qui n’existent pas, par exemple avant 1900&#xa0;; elles ont été lues comme nombres, la première est %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were read as their format shows them, with its leading zeros, the first is %1.</source>
        <translation>
            <numerusform>%n nombre a été lu comme son format le montre, avec ses zéros en tête&#xa0;: %1.</numerusform>
            <numerusform>%n nombres ont été lus comme leur format les montre, avec ses zéros en tête, le premier dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) have more than 15 digits, which spreadsheet programs round; they were read with the digits of the file, the first is %1.</source>
        <translation>
            <numerusform>%n nombre a plus de 15 chiffres, que les tableurs arrondissent&#xa0;; il a été lu avec les chiffres du fichier&#xa0;: %1.</numerusform>
            <numerusform>%n nombres ont plus de 15 chiffres, que les tableurs arrondissent&#xa0;; ils ont été lus avec les chiffres du fichier, le premier dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>La ligne contient encore une fois les noms des colonnes.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have carriage returns; they were read as line breaks, and left out at the end of a cell, the first in %1.</source>
        <translation>
            <numerusform>%n cellule contient des retours chariot (%1)&#xa0;; ils ont été lus comme des sauts de ligne et omis à la fin de la cellule.</numerusform>
            <numerusform>%n cellules contiennent des retours chariot, la première est %1&#xa0;; ils ont été lus comme des sauts de ligne et omis à la fin d’une cellule.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>The PDF “%1” is encrypted, so it cannot be shown.</source>
        <translation>Le PDF «&#xa0;%1&#xa0;» est chiffré et ne peut pas être montré.</translation>
    </message>
    <message>
        <source>The PDF “%1” is damaged.</source>
        <translation>Le PDF «&#xa0;%1&#xa0;» est endommagé.</translation>
    </message>
    <message>
        <source>The PDF “%1” has no page.</source>
        <translation>Le PDF «&#xa0;%1&#xa0;» n’a aucune page.</translation>
    </message>
    <message>
        <source>The source “%1” is neither a picture nor a PDF that Intray can show.</source>
        <translation>La source «&#xa0;%1&#xa0;» n’est ni une image ni un PDF qu’Intray puisse montrer.</translation>
    </message>
    <message>
        <source>The picture “%1” is damaged, or too large to be shown.</source>
        <translation>L’image «&#xa0;%1&#xa0;» est endommagée ou trop grande pour être montrée.</translation>
    </message>
    <message>
        <source>This version of Intray shows no PDF files. Open “%1” with another program.</source>
        <translation>Cette version d’Intray n’affiche pas les fichiers PDF. Ouvrez «&#xa0;%1&#xa0;» avec un autre programme.</translation>
    </message>
</context>
<context>
    <name>SourceFetch</name>
    <message>
        <source>“%1” says that the source no longer exists.</source>
        <translation>La source n’est plus là, répond «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” does not let Intray read the source. Ask an administrator.</source>
        <translation>«&#xa0;%1&#xa0;» ne laisse pas Intray lire la source. Demandez à un administrateur.</translation>
    </message>
    <message>
        <source>“%1” cannot prove its identity, so the source was not loaded. Ask an administrator.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas prouver son identité, la source n’a donc pas été chargée. Demandez à un administrateur.</translation>
    </message>
    <message>
        <source>“%1” redirects to another address for the source. Intray does not follow that. Ask an administrator.</source>
        <translation>«&#xa0;%1&#xa0;» renvoie ailleurs pour la source, qui n’est pas cherchée là-bas. Demandez à un administrateur.</translation>
    </message>
    <message>
        <source>“%1” does not answer, so the source cannot be shown. Try again later.</source>
        <translation>«&#xa0;%1&#xa0;» ne répond pas, la source ne peut donc pas être affichée. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The source is larger than 200 MB, so it is not loaded.</source>
        <translation>La source dépasse 200 Mo, elle n’est donc pas chargée.</translation>
    </message>
    <message>
        <source>There is no space for the source on this computer: %1.</source>
        <translation>Cet ordinateur n’a pas de place pour garder la source&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>SourcePlace</name>
    <message>
        <source>The source is not in the folder of this queue&apos;s sources, “%1”.</source>
        <translation>La source n’est pas dans le dossier des sources de cette file, «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The field of the source has no path.</source>
        <translation>Le champ de la source ne contient pas de chemin.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources, “%1”, is not an absolute path.</source>
        <translation>Le dossier des sources de cette file, «&#xa0;%1&#xa0;», n’est pas un chemin absolu.</translation>
    </message>
    <message>
        <source>The source “%1” is in a folder that has not been chosen yet. Choose it with the Folder button.</source>
        <translation>La source «&#xa0;%1&#xa0;» est sous un dossier qui n’est pas encore choisi. Choisissez-le avec le bouton Dossier.</translation>
    </message>
    <message>
        <source>The source “%1” is missing.</source>
        <translation>La source «&#xa0;%1&#xa0;» n’est pas là.</translation>
    </message>
    <message>
        <source>The source “%1” is not a file that can be shown.</source>
        <translation>La source «&#xa0;%1&#xa0;» n’est pas un fichier qui puisse être montré.</translation>
    </message>
    <message>
        <source>You are not allowed to read the source “%1”.</source>
        <translation>Vous n’avez pas le droit de lire la source «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The source “%1” is empty.</source>
        <translation>La source «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>The source “%1” is larger than 1 GB.</source>
        <translation>La source «&#xa0;%1&#xa0;» dépasse 1 Go.</translation>
    </message>
    <message>
        <source>The source is on “%1”, and this queue&apos;s rules do not allow loading it from there. Intray shows files on this computer and on shares that are mounted on it.</source>
        <translation>La source est sur «&#xa0;%1&#xa0;», et les règles de cette file ne permettent pas de l’y chercher. Les fichiers de cet ordinateur et des partages qui y sont montés sont affichés.</translation>
    </message>
</context>
<context>
    <name>Speller</name>
    <message>
        <source>The dictionary &quot;%1&quot; is not installed, so spelling is not checked. Install it as a Hunspell dictionary, for example the package hunspell-%2.</source>
        <translation>Le dictionnaire &quot;%1&quot; n’est pas installé, l’orthographe n’est donc pas vérifiée. Installez-le comme dictionnaire Hunspell, par exemple le paquet hunspell-%2.</translation>
    </message>
    <message>
        <source>The dictionary &quot;%1&quot; cannot be read, so spelling is not checked. Reinstall it.</source>
        <translation>Le dictionnaire &quot;%1&quot; ne peut pas être lu, l’orthographe n’est donc pas vérifiée. Réinstallez-le.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The database cannot take a value: it is of another kind than expected there, or too large. Nothing was changed; the details name the value.</source>
        <translation>La base de données ne peut pas prendre une valeur&#xa0;: elle est d’une autre sorte que celle attendue là, ou trop grande. Rien n’a été modifié&#xa0;; les détails nomment la valeur.</translation>
    </message>
    <message>
        <source>This database server is cut off from the others of its cluster, and answers nothing until they are together again. Nothing was changed; please try again.</source>
        <translation>Ce serveur de base de données est coupé des autres de sa grappe et ne répond à rien tant qu&apos;ils ne sont pas de nouveau ensemble. Rien n&apos;a été modifié&#xa0;; veuillez réessayer.</translation>
    </message>
    <message>
        <source>The standby server stopped reading this, because it had to go on following the primary server. Please try again.</source>
        <translation>Le serveur de secours a interrompu cette lecture, parce qu&apos;il devait continuer à suivre le serveur principal. Veuillez réessayer.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Aucun de ces dossiers n’est détenu.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) locked by %1.</source>
        <translation>
            <numerusform>%n dossier verrouillé par %1.</numerusform>
            <numerusform>%n dossiers verrouillés par %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text was typed for %n of them.</source>
        <translation>
            <numerusform>Du texte a été saisi pour %n d’entre eux.</numerusform>
            <numerusform>Du texte a été saisi pour %n d’entre eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key of &quot;%2&quot; has several columns; &quot;%1&quot; alone does not identify a row. Give the table a single column with a unique index.</source>
        <translation>La clé de «&#xa0;%2&#xa0;» a plusieurs colonnes&#xa0;; «&#xa0;%1&#xa0;» seule n’identifie pas une ligne. Donnez à la table une colonne propre avec un index unique.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is not the primary key and has no unique index, so it does not identify one row.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» n’est pas la clé primaire et n’a pas d’index unique, elle n’identifie donc pas une seule ligne.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a key is a whole number or text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» est du type «&#xa0;%3&#xa0;»&#xa0;; une clé est un nombre entier ou du texte.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, so a lock could not be ended.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» ne peut pas être vide, un verrou ne pourrait donc jamais prendre fin.</translation>
    </message>
    <message>
        <source>The values for open and for done must be different.</source>
        <translation>Les valeurs pour ouvert et pour terminé doivent être différentes.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may be empty, so it gives no order. Choose one that is NOT NULL.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» peut être vide, elle ne donne donc pas d’ordre. Choisissez-en une qui soit NOT NULL.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; (%3) cannot be corrected as a field of the record.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» (%3) ne peut pas être corrigée comme champ de l’enregistrement.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has a quote or backslash in its name, which MariaDB cannot look up. Name the other columns with --columns.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» a dans son nom un guillemet ou une barre oblique inverse, que MariaDB ne peut pas rechercher. Nommez les autres colonnes avec --columns.</translation>
    </message>
    <message>
        <source>Two of the tables have a column &quot;%1&quot;. Name the columns of each that belong to the record.</source>
        <translation>Deux des tables ont une colonne «&#xa0;%1&#xa0;». Nommez pour chacune les colonnes qui appartiennent à l’enregistrement.</translation>
    </message>
    <message>
        <source>The criteria are not one condition: a parenthesis, a quote or a semicolon does not belong there.</source>
        <translation>Les critères ne forment pas une condition unique&#xa0;: une parenthèse, un guillemet ou un point-virgule n’y a pas sa place.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one of Intray&apos;s own tables.</source>
        <translation>«&#xa0;%1&#xa0;» est une table d’Intray lui-même.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a view. Adopt the table behind it, and write the view&apos;s conditions into the criteria.</source>
        <translation>«&#xa0;%1&#xa0;» est une vue. Adoptez la table sous-jacente, et reportez les conditions de la vue dans les critères.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a table of this database itself, so its rows cannot be locked.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une table qui se trouve dans cette base de données même, ses lignes ne peuvent donc pas être verrouillées.</translation>
    </message>
    <message>
        <source>Your login is not allowed to write to the table &quot;%1&quot;, or to pass that right on. The owner of the table can adopt it.</source>
        <translation>Votre compte ne peut pas écrire dans la table «&#xa0;%1&#xa0;» ou ne peut pas transmettre ce droit. Son propriétaire peut l’adopter.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a lock&apos;s time is a time of day with its date, or text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» est du type «&#xa0;%3&#xa0;»&#xa0;; le moment d’un verrou est une date avec l’heure, ou du texte.</translation>
    </message>
    <message>
        <source>There is no lock id column: Intray recognises a lock that another program has taken over only by its user and time.</source>
        <translation>Il n’y a pas de colonne pour l’identifiant du verrou&#xa0;: seuls l’utilisateur et l’heure indiquent si un autre programme a repris un verrou.</translation>
    </message>
    <message>
        <source>There is no state column: only Intray remembers what is done, and other programs still see it.</source>
        <translation>Il n’y a pas de colonne d’état&#xa0;: Intray est seul à retenir ce qui est terminé, et les autres programmes continuent à le voir.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed, dismissed or failed; other programs still see such a row as open.</source>
        <translation>«&#xa0;Pour plus tard&#xa0;», «&#xa0;plus jamais&#xa0;» et «&#xa0;en échec&#xa0;» ne sont retenus que par Intray&#xa0;; les autres programmes continuent à voir une telle ligne comme ouverte.</translation>
    </message>
    <message>
        <source>The database has no table named &quot;%1&quot; that this login can see.</source>
        <translation>La base de données n’a pas de table nommée «&#xa0;%1&#xa0;» que ce compte puisse voir.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could be %2 or %3. Write the name exactly as one of these.</source>
        <translation>«&#xa0;%1&#xa0;» peut être %2 ou %3. Écrivez le nom exactement comme l’un des deux.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; has no column named &quot;%2&quot;.</source>
        <translation>La table «&#xa0;%1&#xa0;» n’a pas de colonne nommée «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Others are writing to the database right now. Nothing was changed; please try again.</source>
        <translation>D’autres écrivent en ce moment dans la base de données. Rien n’a été changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The database is read-only. Nothing was changed; ask for the right to write to the file and its folder.</source>
        <translation>La base de données est accessible en lecture, mais pas en écriture. Rien n’a été changé&#xa0;; demandez le droit d’écrire dans le fichier et dans son répertoire.</translation>
    </message>
    <message>
        <source>The disk with the database is full. Nothing was changed; free some space and try again.</source>
        <translation>Le disque qui contient la base de données est plein. Rien n’a été changé&#xa0;; libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The database is damaged. Leave the file as it is and restore the last backup.</source>
        <translation>La base de données est endommagée. Laissez le fichier tel quel et revenez à la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>The file is not a database. Choose another file.</source>
        <translation>Le fichier n’est pas une base de données. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The database file cannot be opened. Check that the file and its folder exist and that you may read and write them.</source>
        <translation>Le fichier de base de données ne peut pas être ouvert. Vérifiez que le fichier et son répertoire existent et que vous pouvez y lire et y écrire.</translation>
    </message>
    <message>
        <source>The database file cannot be read or written right now. Nothing was changed; check the disk and try again.</source>
        <translation>Le fichier de base de données ne peut être ni lu ni écrit en ce moment. Rien n’a été changé&#xa0;; vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>The database rejected this. Nothing was changed; the details say more.</source>
        <translation>La base de données a refusé l’opération. Rien n’a été changé&#xa0;; les détails en disent plus.</translation>
    </message>
    <message>
        <source>The database server is too busy right now. Nothing was changed; please try again.</source>
        <translation>Le serveur de base de données est trop occupé en ce moment. Rien n’a été changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The database server has no room left. Nothing was changed; tell the administrator and try again later.</source>
        <translation>Le serveur de base de données n’a plus de place. Rien n’a été changé&#xa0;; prévenez l’administrateur et réessayez plus tard.</translation>
    </message>
    <message>
        <source>Your login does not have the right to do this. Nothing was changed; ask an administrator of Intray for the right.</source>
        <translation>Votre compte n’a pas le droit de faire cela. Rien n’a été changé&#xa0;; demandez ce droit à un administrateur d’Intray.</translation>
    </message>
    <message>
        <source>The network does not know a server with this name. Check the name and the network connection.</source>
        <translation>Le réseau ne connaît aucun serveur de ce nom. Vérifiez le nom et la connexion au réseau.</translation>
    </message>
    <message>
        <source>No database server answers at this address and port. Check both, and whether the server is running.</source>
        <translation>Aucun serveur de base de données ne répond à cette adresse et à ce port. Vérifiez les deux, et si le serveur fonctionne.</translation>
    </message>
    <message>
        <source>No encrypted connection to a verified server could be made. Check the server&apos;s certificate, or the file of the authority that signed it.</source>
        <translation>Aucune connexion chiffrée n’a pu être établie avec un serveur qui prouve son identité. Vérifiez le certificat du serveur, ou le fichier de l’autorité qui l’a signé.</translation>
    </message>
    <message>
        <source>The server does not accept this login with this password. Check both.</source>
        <translation>Le serveur n’accepte pas ce compte avec ce mot de passe. Vérifiez les deux.</translation>
    </message>
    <message>
        <source>The server has no database with this name. Check the name.</source>
        <translation>Le serveur n’a pas de base de données de ce nom. Vérifiez le nom.</translation>
    </message>
    <message>
        <source>An encrypted connection to MariaDB needs the file of the authority that signed the server&apos;s certificate (ssl_ca). On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Une connexion chiffrée à MariaDB a besoin du fichier de l’autorité qui a signé le certificat du serveur (ssl_ca). Sur un réseau de confiance, tls=off permet une connexion non chiffrée.</translation>
    </message>
    <message>
        <source>The server offers no encryption, so the connection was closed again. On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Le serveur n’offre pas de chiffrement, la connexion a donc été refermée. Sur un réseau de confiance, tls=off permet une connexion non chiffrée.</translation>
    </message>
    <message>
        <source>MariaDB&apos;s ODBC driver damages text that is sent through it, so Intray does not use it. Connect without ODBC: mariadb://USER@HOST/DATABASE.</source>
        <translation>Le pilote ODBC de MariaDB altère le texte qu’il transmet, Intray ne l’utilise donc pas. Connectez-vous sans ODBC&#xa0;: mariadb://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The ODBC driver of mdbtools crashes the program that reads through it, so Intray does not use it. Import the Access file instead.</source>
        <translation>Le pilote ODBC de mdbtools fait planter le programme qui lit à travers lui, Intray ne l’utilise donc pas. Importez plutôt le fichier Access.</translation>
    </message>
    <message>
        <source>ODBC knows no data source or driver of this name. Set it up in the system&apos;s ODBC settings, or choose another.</source>
        <translation>ODBC ne connaît ni source de données ni pilote de ce nom. Configurez-le dans les réglages ODBC du système, ou choisissez autre chose.</translation>
    </message>
    <message>
        <source>Intray does not know how to work with &quot;%1&quot; through ODBC yet.</source>
        <translation>Intray ne sait pas encore travailler avec «&#xa0;%1&#xa0;» par ODBC.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this kind of database (%1) is not installed.</source>
        <translation>Le pilote Qt pour ce type de base de données (%1) n’est pas installé.</translation>
    </message>
    <message>
        <source>The server does not wait for its disk: confirmed work can be lost in a power failure.</source>
        <translation>Le serveur n’attend pas son disque&#xa0;: du travail qu’il a confirmé peut être perdu en cas de coupure de courant.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, which can lose confirmed work. Let all clients use the same node.</source>
        <translation>Le serveur fait partie d’une grappe Galera, qui peut perdre du travail qu’elle a confirmé. Faites en sorte que tous les postes utilisent le même nœud.</translation>
    </message>
    <message>
        <source>This database was restored on another server, where your login may belong to somebody else. An administrator of Intray has to connect its users again: &quot;intrayctl init&quot;, then &quot;intrayctl user set&quot; for each.</source>
        <translation>Cette base de données a été restaurée sur un autre serveur, où votre compte peut être celui de quelqu’un d’autre. Un administrateur d’Intray doit y rattacher de nouveau ses utilisateurs&#xa0;: «&#xa0;intrayctl init&#xa0;», puis «&#xa0;intrayctl user set&#xa0;» pour chacun.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: %1 took it at %2.</source>
        <translation>Votre verrou ne détient plus ce dossier&#xa0;: %1 le détient depuis %2.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been completed.</source>
        <translation>Votre verrou ne détient plus ce dossier&#xa0;: il a été terminé.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been dismissed or marked as failed.</source>
        <translation>Votre verrou ne tient plus ce dossier&#xa0;: il a été classé sans suite ou marqué en échec.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it is open again, and nobody has taken it yet.</source>
        <translation>Votre verrou ne détient plus ce dossier&#xa0;: il est de nouveau ouvert, et personne ne l’a encore pris.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>Il n’y a pas de dossier %1.</translation>
    </message>
    <message>
        <source>There is no queue named &quot;%1&quot;.</source>
        <translation>Il n’y a pas de file d’attente nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not allow this way of finishing an item.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» ne permet pas cette façon de clore un dossier.</translation>
    </message>
    <message>
        <source>Say why the item fails.</source>
        <translation>Indiquez pourquoi le dossier est en échec.</translation>
    </message>
    <message>
        <source>Say why the item is sent back.</source>
        <translation>Indiquez pourquoi le dossier est renvoyé.</translation>
    </message>
    <message>
        <source>There is no previous step, so the item cannot be sent back. Return it, or mark it as failed with a reason.</source>
        <translation>Aucune étape ne précède celle-ci, le dossier ne peut donc pas être renvoyé. Rendez-le, ou marquez-le en échec avec un motif.</translation>
    </message>
    <message>
        <source>The record was dismissed or failed in the previous step, so the item cannot be sent back there. A supervisor can reopen it.</source>
        <translation>L’enregistrement a été mis de côté à l’étape précédente, le dossier ne peut donc pas y être renvoyé. Un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>An item can be returned for 0 to 72 hours.</source>
        <translation>Un dossier peut être rendu pour 0 à 72 heures.</translation>
    </message>
    <message>
        <source>This was cancelled before; nothing was changed. Please do it again.</source>
        <translation>Cette opération a été annulée auparavant&#xa0;; rien n’a été changé. Recommencez-la.</translation>
    </message>
    <message>
        <source>It is too late to undo this. A supervisor can reopen the item.</source>
        <translation>Il est trop tard pour annuler cette action. Un superviseur peut rouvrir le dossier.</translation>
    </message>
    <message>
        <source>Only a finished item can be reopened.</source>
        <translation>Seul un dossier clos peut être rouvert.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; already has an item with the key &quot;%2&quot;.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» a déjà un dossier avec la clé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>An item needs a key that is not blank.</source>
        <translation>Un dossier a besoin d’une clé qui ne soit pas vide.</translation>
    </message>
    <message>
        <source>There is already a queue named &quot;%1&quot;.</source>
        <translation>Il existe déjà une file d’attente nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is in use and cannot be removed.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» est utilisée et ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>Another import into this queue is running. Wait until it is done.</source>
        <translation>Un autre import vers cette file d’attente est en cours. Attendez qu’il soit fini.</translation>
    </message>
    <message>
        <source>This import was cancelled, because it had not responded for a minute. Nothing was imported; start it again.</source>
        <translation>Cet import a été annulé, car il n’a plus donné signe depuis une minute. Rien n’a été importé&#xa0;; relancez-le.</translation>
    </message>
    <message>
        <source>This lock does not hold any items (any more).</source>
        <translation>Ce verrou ne détient aucun dossier (ou n’en détient plus).</translation>
    </message>
    <message>
        <source>The database server has no login named &quot;%1&quot;. Its administrator creates logins; Intray gives them their roles.</source>
        <translation>Le serveur de base de données n’a pas de compte nommé «&#xa0;%1&#xa0;». Son administrateur crée les comptes&#xa0;; Intray leur donne leurs rôles.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’utilisateur nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You have no request %1.</source>
        <translation>Il n’y a pas de demande %1 venant de vous.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not filled by a query; its items are taken directly.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» n’est pas remplie par une requête&#xa0;; ses dossiers se prennent.</translation>
    </message>
    <message>
        <source>The query that fills this queue took too long and was cancelled. Tell an administrator of Intray.</source>
        <translation>La requête qui remplit cette file d’attente a duré plus longtemps que permis et a été abandonnée. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a version of Intray that was never released, and cannot be upgraded. Export its queues with that version, and import the files into a new database; nothing was changed.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» a été créée par un Intray qui n’a jamais été publié et ne peut pas être mise à niveau. Exportez ses files avec ce programme-là et importez les fichiers dans une nouvelle base&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a newer version of Intray. Update this program; nothing was changed.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» a été créée par un Intray plus récent. Mettez ce programme à jour&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has not been set up for Intray. An administrator does that with &quot;intrayctl init&quot;.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» n’a pas été préparée pour Intray. Un administrateur le fait avec «&#xa0;intrayctl init&#xa0;».</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has no Intray queues yet. Run &quot;intrayctl init&quot; on it, or choose another file.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» n’a pas encore de files d’attente d’Intray. Exécutez «&#xa0;intrayctl init&#xa0;» pour elle, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by an older version of Intray. Run &quot;intrayctl init&quot; to upgrade it.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» a été créée par un Intray plus ancien. Exécutez «&#xa0;intrayctl init&#xa0;» pour la mettre à niveau.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 items were given out.</source>
        <translation>Seuls %1 des %2 dossiers ont été distribués.</translation>
    </message>
    <message>
        <source>A self-test creates a queue and works in it, so its login must be administrator and clerk. &quot;intrayctl user set %1 --role administrator --role clerk&quot; makes it both.</source>
        <translation>Un autotest crée une file d’attente et y travaille, son compte doit donc avoir les rôles administrator et clerk. «&#xa0;intrayctl user set %1 --role administrator --role clerk&#xa0;» lui donne les deux.</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>The database does not accept the query (line %2): %1. It must be one SELECT.</source>
        <translation>La base de données n’accepte pas la requête (ligne %2)&#xa0;: %1. Ce doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>La base de données n’accepte pas la requête&#xa0;: %1. Ce doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>The query has no column named &quot;key&quot;. Give this name to the column that identifies a record: SELECT id AS key, ... (its columns are: %1)</source>
        <translation>La requête n’a pas de colonne nommée «&#xa0;key&#xa0;». Nommez ainsi celle qui distingue les enregistrements&#xa0;: SELECT id AS key, ... (ses colonnes sont&#xa0;: %1)</translation>
    </message>
    <message>
        <source>The query finds rows without a key: the column &quot;key&quot; must never be empty (NULL).</source>
        <translation>La requête trouve des lignes sans clé&#xa0;: la colonne «&#xa0;key&#xa0;» ne doit jamais être vide (NULL).</translation>
    </message>
    <message>
        <source>The query is not allowed to read: %1. An administrator of the database allows it with GRANT SELECT ON table TO %2.</source>
        <translation>La requête n’a pas le droit de lire ce qu’elle demande&#xa0;: %1. Un administrateur de la base de données le permet avec GRANT SELECT ON table TO %2.</translation>
    </message>
    <message>
        <source>Others have kept the database busy for too long. Nothing was changed; please try again.</source>
        <translation>D’autres ont occupé la base de données trop longtemps. Rien n’a été changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be created. Choose another place for the database.</source>
        <translation>Le répertoire «&#xa0;%1&#xa0;» ne peut pas être créé. Choisissez un autre emplacement pour la base de données.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network share, where file locks cannot be trusted and two people could get the same item. Put the file on a disk of this machine.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve sur un partage réseau, où les verrous de fichiers ne sont pas fiables et où deux personnes pourraient recevoir le même dossier. Placez le fichier sur un disque de cet ordinateur.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a database. Choose another file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une base de données. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot;. Create one first, or choose another.</source>
        <translation>Il n’y a pas de base de données à l’emplacement «&#xa0;%1&#xa0;». Créez-en d’abord une, ou nommez-en une autre.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when its lock expired; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Abandonné à l’expiration du verrou&#xa0;; le dossier avait été pris %n fois.</numerusform>
            <numerusform>Abandonné à l’expiration du verrou&#xa0;; le dossier avait été pris %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position does not belong to this list. Start from its beginning.</source>
        <translation>Cette position ne provient pas de cette liste. Repartez du début de la liste.</translation>
    </message>
    <message>
        <source>The share of a step must be 1 to 100 percent.</source>
        <translation>La part d’une étape va de 1 à 100 pour cent.</translation>
    </message>
    <message>
        <source>Second keying needs a queue in which a third person decides where the two differ.</source>
        <translation>La seconde saisie a besoin d’une file d’attente où une troisième personne tranche là où les deux diffèrent.</translation>
    </message>
    <message>
        <source>A queue cannot decide on its own second keying.</source>
        <translation>Une file d’attente ne peut pas trancher sur sa propre seconde saisie.</translation>
    </message>
    <message>
        <source>A queue&apos;s name has letters, digits, dots, dashes and underscores only, begins with a letter or digit, and is at most 64 long.</source>
        <translation>Le nom d’une file d’attente ne contient que des lettres, des chiffres, des points, des tirets et des tirets bas, commence par une lettre ou un chiffre et compte 64 caractères au plus.</translation>
    </message>
    <message>
        <source>A lock must last at least one second.</source>
        <translation>Un verrou doit tenir au moins une seconde.</translation>
    </message>
    <message>
        <source>The longest lock must not be shorter than the lock duration.</source>
        <translation>Le verrou maximal ne doit pas être plus court que la durée du verrou.</translation>
    </message>
    <message>
        <source>A user must be allowed at least one lock.</source>
        <translation>Un utilisateur doit avoir droit à au moins un verrou.</translation>
    </message>
    <message>
        <source>An item must be allowed at least one attempt.</source>
        <translation>Un dossier doit avoir droit à au moins une tentative.</translation>
    </message>
    <message>
        <source>A queue cannot be its own next queue.</source>
        <translation>Une file d’attente ne peut pas être sa propre file d’attente suivante.</translation>
    </message>
    <message>
        <source>A user needs a name that is not blank.</source>
        <translation>Un utilisateur a besoin d’un nom qui ne soit pas vide.</translation>
    </message>
    <message>
        <source>This database recognises renamed logins by itself, or has no logins. There is nothing to do.</source>
        <translation>Cette base de données reconnaît d’elle-même un compte qui change de nom, ou n’en a pas. Il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: %1 has held the item since %2, under a newer lock. Nothing was changed.</source>
        <translation>Le verrou que vous avez vu n’existe plus&#xa0;: %1 détient le dossier depuis %2, sous un verrou plus récent. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item is open, and nobody holds it.</source>
        <translation>Le verrou que vous avez vu n’existe plus&#xa0;: le dossier est ouvert, et personne ne le détient.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item was finished in the meantime.</source>
        <translation>Le verrou que vous avez vu n’existe plus&#xa0;: le dossier a été clos entre-temps.</translation>
    </message>
    <message>
        <source>The lock was released, but another program took the item before it could be handed on.</source>
        <translation>Le verrou a été libéré, mais un autre programme a pris le dossier avant qu’il puisse être transmis.</translation>
    </message>
    <message>
        <source>Say why the items are taken away; the people who hold them read it.</source>
        <translation>Indiquez pourquoi les dossiers sont retirés&#xa0;; leurs détenteurs le liront.</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker. Nothing was changed; choose somebody else.</source>
        <translation>%1 n’a aucun rôle qui permette de prendre des dossiers, par exemple opérateur ou automate. Rien n’a été changé&#xa0;; choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;, so the item stays where it is.</source>
        <translation>%1 n’a pas le droit de prendre des dossiers dans la file d’attente «&#xa0;%2&#xa0;», le dossier reste donc où il est.</translation>
    </message>
    <message>
        <source>The item needs a different person: %1 did the previous step. It stays where it is.</source>
        <translation>Le dossier doit être traité par une autre personne&#xa0;: %1 a fait l’étape précédente. Il reste où il est.</translation>
    </message>
    <message>
        <source>%1 already holds this item.</source>
        <translation>%1 détient déjà ce dossier.</translation>
    </message>
    <message>
        <source>%1 holds as many items of the queue &quot;%2&quot; as it allows. The item stays where it is.</source>
        <translation>%1 détient autant de dossiers de la file d’attente «&#xa0;%2&#xa0;» qu’elle le permet. Le dossier reste où il est.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and cannot be passed on in this kind of database. Release it; then the other person can take it.</source>
        <translation>Le dossier se trouve dans une table partagée avec d’autres programmes et ne peut pas être transmis avec ce type de base de données. Libérez-le&#xa0;; le nouveau détenteur pourra alors le prendre.</translation>
    </message>
    <message>
        <source>A warning must come at least one second before the end of the lock.</source>
        <translation>Un avertissement a lieu au moins une seconde avant la fin du verrou.</translation>
    </message>
    <message>
        <source>A warning must come later than the lock begins: it has to be shorter than the lock.</source>
        <translation>Un avertissement doit avoir lieu après le début du verrou&#xa0;: son délai doit être plus court que le verrou.</translation>
    </message>
    <message>
        <source>The last warning must come later than the first, so it has to be shorter.</source>
        <translation>Le dernier avertissement doit avoir lieu après le premier, son délai doit donc être plus court.</translation>
    </message>
    <message>
        <source>Completed items would come back to %1 in a circle. Choose another next queue.</source>
        <translation>Les dossiers terminés reviendraient à %1 en boucle. Choisissez une autre file d’attente suivante.</translation>
    </message>
    <message>
        <source>The item is finished, so it is not waiting. Reopen it first.</source>
        <translation>Le dossier est clos, il n’a donc pas de place parmi ceux qui attendent. Rouvrez-le d’abord.</translation>
    </message>
    <message>
        <source>%1 has held the item since %2, so it is not waiting. Release it first if it should go to somebody else.</source>
        <translation>%1 détient le dossier depuis %2, il n’attend donc pas. Libérez-le d’abord s’il doit aller à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and a column of that table sets its priority. Change the priority there.</source>
        <translation>Le dossier se trouve dans une table partagée avec d’autres programmes, et une colonne de cette table dit quand vient son tour. Changez la priorité là-bas.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and the query sets its priority. Change the priority where the query finds it.</source>
        <translation>La file d’attente du dossier est remplie par une requête, et la requête dit quand vient son tour. Changez la priorité là où la requête la trouve.</translation>
    </message>
    <message>
        <source>A priority is a whole number from -1000000 to 1000000.</source>
        <translation>Une priorité est un nombre entier de -1000000 à 1000000.</translation>
    </message>
    <message>
        <source>There is no such way of finishing an item.</source>
        <translation>Cette façon de clore un dossier n’existe pas.</translation>
    </message>
    <message>
        <source>Finishing an item needs an operation id, and none was given.</source>
        <translation>Un dossier est clos sous un identifiant d’opération, et aucun n’a été donné.</translation>
    </message>
    <message>
        <source>The login %1 is not a user of Intray in this database. An administrator adds it with &quot;intrayctl user add&quot;.</source>
        <translation>Le compte %1 ne correspond à aucun utilisateur d’Intray dans cette base de données. Un administrateur l’ajoute avec «&#xa0;intrayctl user add&#xa0;».</translation>
    </message>
    <message>
        <source>A user&apos;s name must be one line, without control characters.</source>
        <translation>Le nom d’un utilisateur tient sur une ligne, sans caractères de contrôle.</translation>
    </message>
    <message>
        <source>The tables in &quot;%1&quot; are not Intray&apos;s. Choose another database; nothing was changed.</source>
        <translation>Les tables de «&#xa0;%1&#xa0;» ne sont pas celles d’Intray. Choisissez une autre base de données&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so no lock is made, extended or released. Correct it, or restart Intray if it is right now; nothing was changed.</source>
        <translation>L’horloge de cet ordinateur a été avancée pendant qu’Intray fonctionnait, donc aucun verrou n’est posé, prolongé ni libéré d’après elle. Mettez-la à l’heure, ou redémarrez Intray si elle est juste à présent&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n second(s) ago.</source>
        <translation>
            <numerusform>Dernière activité il y a %n seconde.</numerusform>
            <numerusform>Dernière activité il y a %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n minute(s) ago.</source>
        <translation>
            <numerusform>Dernière activité il y a %n minute.</numerusform>
            <numerusform>Dernière activité il y a %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft has been saved yet; what is being typed arrives within seconds.</source>
        <translation>Aucun brouillon n’est encore enregistré&#xa0;; ce qui est en cours de saisie arrive en quelques secondes.</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the network reaches it, then try again.</source>
        <translation>Le serveur de base de données ne répond pas. Vérifiez qu’il fonctionne et que le réseau l’atteint, puis réessayez.</translation>
    </message>
    <message>
        <source>No database server can be written to at the moment: another one is taking over. Nothing was changed; please try again.</source>
        <translation>Aucun des serveurs de base de données n’est accessible en écriture pour le moment&#xa0;: un autre prend le relais. Rien n’a été changé&#xa0;; veuillez réessayer.</translation>
    </message>
    <message>
        <source>%1 is the last administrator. Make somebody else an administrator first.</source>
        <translation>%1 est le dernier administrateur. Nommez d’abord quelqu’un d’autre administrateur.</translation>
    </message>
    <message>
        <source>The server asked for the password in a way that would show it to whoever listens, so it was not sent. Ask your administrator whether this is your server; a login by password or by ed25519 is needed.</source>
        <translation>Le serveur a demandé le mot de passe d’une façon qui le montrerait à quiconque écoute&#xa0;; il n’a donc pas été envoyé. Demandez à votre administrateur si c’est bien votre serveur&#xa0;; il faut une connexion par mot de passe ou par ed25519.</translation>
    </message>
    <message numerus="yes">
        <source>Another program has locked %n of them in the table itself; nobody is notified there.</source>
        <translation>
            <numerusform>Un autre programme en a verrouillé %n dans la table même&#xa0;; personne n’y est averti.</numerusform>
            <numerusform>Un autre programme en a verrouillé %n dans la table même&#xa0;; personne n’y est averti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold the name of a user. Leave it out and name the column of the lock&apos;s id alone, or give the table a text column for the name.</source>
        <translation>La colonne &quot;%1&quot; de &quot;%2&quot; est du type &quot;%3&quot; et ne peut pas contenir le nom d’un utilisateur. Omettez-la et nommez seulement la colonne de l’identifiant du verrou, ou donnez à la table une colonne de texte pour le nom.</translation>
    </message>
    <message>
        <source>There is already a queue &quot;%1&quot;, which does not use the table &quot;%2&quot;. Choose another name.</source>
        <translation>Il y a déjà une file &quot;%1&quot; qui n’est pas celle de la table &quot;%2&quot;. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not in an adopted table.</source>
        <translation>La file &quot;%1&quot; ne se trouve pas dans une table reprise.</translation>
    </message>
    <message>
        <source>Its table %1 is no longer mapped.</source>
        <translation>Sa table %1 n’est plus associée.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the table are locked through Intray. Nothing was changed; wait until they are finished, or release them first.</source>
        <translation>
            <numerusform>%n ligne de la table est verrouillée par Intray. Rien n’a été modifié&#xa0;; attendez qu’elle soit close, ou libérez-la d’abord.</numerusform>
            <numerusform>%n lignes de la table sont verrouillées par Intray. Rien n’a été modifié&#xa0;; attendez qu’elles soient closes, ou libérez-les d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; the id of a lock is a uuid, or text.</source>
        <translation>La colonne &quot;%1&quot; de &quot;%2&quot; est du type &quot;%3&quot;&#xa0;; l’identifiant d’un verrou est un uuid ou du texte.</translation>
    </message>
    <message>
        <source>There is only a lock id column: Intray knows the user and time of its own locks only, and old locks end in the next sweep.</source>
        <translation>Il n’y a qu’une colonne pour l’identifiant du verrou&#xa0;: qui tient une ligne et depuis quand, Intray ne le sait que de ses propres verrous, et un vieux verrou prend fin au nettoyage.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters. Shorten it; nothing was changed.</source>
        <translation>Le texte dépasse %1 caractères. Raccourcissez-le&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The name of the workstation is longer than %1 characters. Shorten it.</source>
        <translation>Le nom du poste de travail dépasse %1 caractères. Donnez-lui un nom plus court.</translation>
    </message>
    <message>
        <source>What was sent along with the record is larger than the %1 bytes that its queue allows. Nothing was changed.</source>
        <translation>Ce qui a été envoyé avec l’enregistrement dépasse les %1 octets que permet sa file. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The database was given a value that it cannot use. Nothing was changed; the details say which.</source>
        <translation>La base de données a reçu une valeur dont elle ne peut rien faire. Rien n’a été modifié&#xa0;; les détails disent laquelle.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; what is written there is a time of day with its date, or text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» a le type «&#xa0;%3&#xa0;»&#xa0;; on y écrit une heure avec sa date, ou du texte.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, but a reopened row has no such time.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» ne peut pas être vide, et une ligne rouverte n’a pas cette heure.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold a message or a result, which are text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» a le type «&#xa0;%3&#xa0;» et ne peut contenir ni message ni résultat, qui sont du texte.</translation>
    </message>
    <message>
        <source>A value for failed needs a state column.</source>
        <translation>Une valeur pour l’échec exige la colonne de l’état où elle se trouve.</translation>
    </message>
    <message>
        <source>The value for failed must differ from those for open and for done.</source>
        <translation>La valeur pour l’échec doit être autre que celles pour ouvert et terminé.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is used twice. Choose another column for one of the two.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» reçoit deux sens. Indiquez-en une autre pour l’un d’eux.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed or dismissed; other programs still see such a row as open.</source>
        <translation>«&#xa0;Pour plus tard&#xa0;» et «&#xa0;plus jamais&#xa0;» ne sont retenus que par Intray&#xa0;; les autres programmes continuent de voir une telle ligne comme ouverte.</translation>
    </message>
    <message>
        <source>This queue has items that failed (%1) while its table had no state for that, so their rows still look open there. Reopen them first, or map the table without the state for failed rows.</source>
        <translation>Cette file a des dossiers en échec (%1) d’une époque où sa table n’avait pas d’état pour cela&#xa0;; leurs lignes y semblent donc encore ouvertes. Rouvrez-les d’abord, ou associez la table sans l’état des lignes en échec.</translation>
    </message>
    <message>
        <source>The table needs a value in “%1”. Fill it in; nothing was changed.</source>
        <translation>La table a besoin d’une valeur dans «&#xa0;%1&#xa0;». Remplissez ce champ&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” is too long for the table&apos;s column. Shorten it; nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» est plus long que ce que la colonne de la table accepte. Raccourcissez-le&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” does not fit the table&apos;s column: it is a different kind of value, out of range, or has a letter that the column cannot keep. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur que la colonne de la table accepte&#xa0;: un autre type de valeur, hors de ses limites, ou avec une lettre que la colonne ne peut pas garder. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” must not be the same in two rows of the table, and another row has this value. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être identique dans deux lignes de la table, et une autre ligne a cette valeur. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” refers to another table, which does not allow this value. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» renvoie à une autre table, qui ne permet pas cette valeur. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A rule of the table does not allow this value of “%1”. Nothing was changed.</source>
        <translation>Une règle de la table ne permet pas cette valeur de «&#xa0;%1&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A rule of the item&apos;s table does not allow this. Nothing was changed.</source>
        <translation>Une règle de la table où se trouve le dossier ne le permet pas. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The queue&apos;s table has changed since it was adopted: the table, a column or a right is missing, or its rows do not match the criteria. Nothing was changed; ask an administrator to adopt it again or to undo the change.</source>
        <translation>La table de la file n’est plus comme elle était lors de son adoption&#xa0;: elle-même, une colonne ou un droit manque, ou ses lignes ne conviennent pas aux critères. Rien n’a été modifié&#xa0;; demandez à un administrateur de l’adopter de nouveau ou d’annuler l’adoption.</translation>
    </message>
    <message>
        <source>The table %1 of the queue %2 still works as before this upgrade. Adopt it again: %3</source>
        <translation>La table %1 de la file %2 fonctionne encore comme avant cette mise à jour. Adoptez-la de nouveau&#xa0;: %3</translation>
    </message>
    <message>
        <source>somebody whom the table does not name</source>
        <translation>quelqu’un que la table ne nomme pas</translation>
    </message>
    <message>
        <source>Rows without a key in &quot;%1&quot; are left out, currently %2. Give them a key to work on them.</source>
        <translation>Les lignes sans clé dans «&#xa0;%1&#xa0;» sont laissées de côté, %2 en ce moment. Donnez-leur une clé si l’on doit y travailler.</translation>
    </message>
    <message>
        <source>The table&apos;s column for the name of the person who holds a row is too short for yours. Nothing was changed; ask an administrator to make it longer.</source>
        <translation>La colonne de la table pour qui détient une ligne est trop courte pour votre nom. Rien n’a été changé&#xa0;; demandez à un administrateur de l’allonger.</translation>
    </message>
    <message>
        <source>The row of this item is no longer in the table, so it cannot be finished.</source>
        <translation>La ligne de ce dossier n’est plus dans la table, il ne peut donc pas être terminé.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: another program has finished it in the table, or has taken it out of the queue.</source>
        <translation>Votre verrou ne tient plus ce dossier&#xa0;: un autre programme l’a terminé dans la table ou l’a retiré de la file d’attente.</translation>
    </message>
    <message>
        <source>Another program has ended or changed this lock in the table. Take the item again to go on.</source>
        <translation>Un autre programme a mis fin à ce verrou dans la table ou l’a modifié. Reprenez le dossier pour continuer.</translation>
    </message>
    <message>
        <source>Write the text of the note.</source>
        <translation>Écrivez ce que la note doit dire.</translation>
    </message>
    <message>
        <source>Not all records were searched, because this was cancelled.</source>
        <translation>Les enregistrements n’ont pas été parcourus jusqu’au bout, car cela a été annulé.</translation>
    </message>
    <message>
        <source>Say why the item is returned.</source>
        <translation>Indiquez pourquoi le dossier est rendu.</translation>
    </message>
    <message>
        <source>Say why the item is dismissed.</source>
        <translation>Indiquez pourquoi le dossier est écarté.</translation>
    </message>
    <message>
        <source>These are one and the same item. Name two items.</source>
        <translation>C’est un seul et même dossier. Nommez deux dossiers.</translation>
    </message>
    <message>
        <source>The items are of two queues. Only items of one queue can be duplicates.</source>
        <translation>Les dossiers sont de deux files. Seuls des dossiers d’une même file peuvent être des doublons.</translation>
    </message>
    <message>
        <source>The items are in a table of another program, where they cannot be merged.</source>
        <translation>Les dossiers sont dans la table d’un autre programme, où ils ne peuvent pas être fusionnés.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>Il n’y a pas de table de référence «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Somebody else loaded the lookup table “%1” at the same time. Load it again if it is not right.</source>
        <translation>Quelqu’un d’autre a chargé la table de référence «&#xa0;%1&#xa0;» en même temps. Chargez-la de nouveau si elle n’est pas juste.</translation>
    </message>
    <message>
        <source>The queue is in a table of another program, where bulk corrections are not possible.</source>
        <translation>La file d’attente se trouve dans une table d’un autre programme, où les corrections en masse ne sont pas possibles.</translation>
    </message>
    <message>
        <source>Fields of this queue&apos;s records are keyed twice, here or in a later step, so bulk corrections are not possible: they would reveal a value to the person who keys it again.</source>
        <translation>Des champs des enregistrements de cette file d’attente sont saisis deux fois, ici ou à une étape ultérieure&#xa0;; les corrections en masse ne sont donc pas possibles&#xa0;: la personne qui saisit à nouveau une valeur l’apprendrait.</translation>
    </message>
    <message>
        <source>You worked on it in the previous step, and this step needs a different person. Let somebody else correct it.</source>
        <translation>Vous y avez travaillé à l’étape précédente, et cette étape demande d’autres mains. Laissez quelqu’un d’autre le corriger.</translation>
    </message>
    <message>
        <source>It has been finished in the meantime.</source>
        <translation>C’est terminé entre-temps.</translation>
    </message>
    <message>
        <source>%1 has held it since %2. Correct it there, or once it is free.</source>
        <translation>%1 le détient depuis %2. Corrigez-le là, ou dès qu’il est libre.</translation>
    </message>
    <message>
        <source>“%1” has a different value now.</source>
        <translation>«&#xa0;%1&#xa0;» a maintenant une autre valeur.</translation>
    </message>
    <message>
        <source>It was changed at the same moment. Try again.</source>
        <translation>Il a été modifié au même moment. Essayez encore.</translation>
    </message>
    <message>
        <source>Somebody has worked on it since, so it stays.</source>
        <translation>Quelqu’un y a travaillé depuis, il reste donc tel quel.</translation>
    </message>
    <message>
        <source>The new value is the old one; there is nothing to do.</source>
        <translation>La nouvelle valeur est l’ancienne&#xa0;; il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>This queue has no bulk correction %1; &quot;intrayctl corrections&quot; lists those that it has.</source>
        <translation>Cette file n’a pas de correction groupée %1&#xa0;; «&#xa0;intrayctl corrections&#xa0;» énumère celles qu’elle a.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and they cannot know whom it is for. Only items of Intray&apos;s own queues can be assigned.</source>
        <translation>Le dossier se trouve dans une table que d’autres programmes partagent, et ceux-ci ne peuvent pas savoir pour qui il est. Seuls les dossiers des files propres à Intray sont attribués.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query. Only items of other queues can be assigned.</source>
        <translation>La file d’attente du dossier est alimentée par une requête. Seuls les dossiers d’autres files d’attente peuvent être attribués.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tag. A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une étiquette. Une étiquette est un mot d’au plus 50 lettres, sans espaces, virgules ni @.</translation>
    </message>
    <message>
        <source>The time in which people may reopen their own records is at least one second.</source>
        <translation>Le temps pendant lequel on peut rouvrir ses propres enregistrements est d’au moins une seconde.</translation>
    </message>
    <message>
        <source>The item has no such attachment, or a part of it is missing.</source>
        <translation>Le dossier n’a pas une telle pièce jointe, ou il en manque une partie.</translation>
    </message>
    <message>
        <source>The file is too large to be attached: this queue accepts at most %1.</source>
        <translation>Le fichier est trop grand pour être joint&#xa0;: cette file d’attente accepte au plus %1.</translation>
    </message>
    <message>
        <source>Attaching the file was interrupted, so the item does not have it. Attach it again.</source>
        <translation>L’ajout du fichier a été interrompu, le dossier ne l’a donc pas. Joignez-le à nouveau.</translation>
    </message>
    <message>
        <source>The attachment “%1” is damaged: it is not what was attached. Tell an administrator; &quot;intrayctl audit --attachments&quot; lists damaged attachments.</source>
        <translation>La pièce jointe «&#xa0;%1&#xa0;» est endommagée&#xa0;: ce n’est pas ce qui avait été joint. Prévenez un administrateur&#xa0;; &quot;intrayctl audit --attachments&quot; dit lesquelles le sont.</translation>
    </message>
    <message>
        <source>The attachment cannot be written: %1.</source>
        <translation>La pièce jointe ne peut pas être écrite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Somebody else finished the item, so only a supervisor can reopen it.</source>
        <translation>Quelqu’un d’autre a terminé le dossier, donc seul un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>The queue does not let people reopen what they finished themselves. Ask a supervisor.</source>
        <translation>La file ne permet pas de rouvrir ce que l’on a terminé soi-même. Demandez-le à un superviseur.</translation>
    </message>
    <message>
        <source>You could reopen the item until %1. Ask a supervisor.</source>
        <translation>Vous pouviez rouvrir le dossier jusqu’à %1. Demandez-le à un superviseur.</translation>
    </message>
    <message>
        <source>The item is not finished, so you can simply take it.</source>
        <translation>Le dossier n’est pas clos&#xa0;; vous pouvez simplement le prendre.</translation>
    </message>
    <message>
        <source>%1 has already requested this item, and is waiting for a supervisor&apos;s answer.</source>
        <translation>%1 a déjà demandé le dossier et attend la réponse d’un superviseur.</translation>
    </message>
    <message>
        <source>Nobody requests this item (any more).</source>
        <translation>Personne ne demande (plus) ce dossier.</translation>
    </message>
    <message>
        <source>%2 has held “%1” since %3, so it cannot be merged now. Wait until it is free.</source>
        <translation>%2 détient «&#xa0;%1&#xa0;» depuis %3, il ne peut donc pas être fusionné maintenant. Attendez qu’il soit libre.</translation>
    </message>
    <message>
        <source>You are working on “%1” yourself. Change its fields there and merge without fields, or return it first.</source>
        <translation>Vous travaillez vous-même sur «&#xa0;%1&#xa0;». Modifiez-y ses champs et fusionnez sans champs, ou rendez-le d’abord.</translation>
    </message>
    <message>
        <source>“%1” is finished. Reopen it to merge or change it, or merge the other one into it.</source>
        <translation>«&#xa0;%1&#xa0;» est terminé. Rouvrez-le pour le fusionner ou le changer, ou fusionnez l’autre dans celui-ci.</translation>
    </message>
    <message>
        <source>“%1” was dismissed or merged. Merge into the one that is kept.</source>
        <translation>«&#xa0;%1&#xa0;» a été écarté ou lui-même fusionné. Fusionnez dans celui qui reste.</translation>
    </message>
    <message>
        <source>“%1” needs a different person: you worked on it in the previous step. Merge without changing its fields, or let somebody else do it.</source>
        <translation>«&#xa0;%1&#xa0;» demande d’autres mains&#xa0;: vous y avez travaillé à l’étape précédente. Fusionnez sans changer ses champs, ou laissez quelqu’un d’autre le faire.</translation>
    </message>
    <message>
        <source>“%1” was changed in the meantime. Look at it again before you merge.</source>
        <translation>«&#xa0;%1&#xa0;» a été changé entre-temps. Regardez-le encore avant de fusionner.</translation>
    </message>
    <message>
        <source>The item was not merged into another, so there is no merge to undo.</source>
        <translation>Le dossier n’a pas fini comme doublon d’un autre, il n’y a donc aucune fusion à annuler.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because %2 has held it since %3. Its history has the previous ones.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs fusionnées, car %2 le détient depuis %3. Les anciennes sont dans son historique.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because it is finished. Its history has the previous ones.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs fusionnées, car il est clos. Les anciennes sont dans son historique.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because somebody has worked on it since. Its history has the previous ones.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs fusionnées, car quelqu’un y a travaillé depuis. Les anciennes sont dans son historique.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because its record from before the merge is no longer in the database.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs reprises, car son enregistrement d’avant la fusion n’est plus dans la base de données.</translation>
    </message>
    <message>
        <source>“%1” is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>«&#xa0;%1&#xa0;» est attribué à quelqu’un d’autre. Un superviseur peut vous l’attribuer ou l’ouvrir à tous.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not duplicates, as %3 said (%4). If they are, undo that first.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne sont pas la même chose, comme l’a dit&#xa0;%3 (%4). Si c’est bien la même, revenez d’abord là-dessus.</translation>
    </message>
    <message>
        <source>The record is waiting or being worked on in another step. It would be in two steps at once, or lose notes, attachments or assignments there. Whoever takes it there can send it back.</source>
        <translation>L’enregistrement attend ou est en cours de traitement à une autre étape. Il serait à deux étapes à la fois, ou y perdrait des notes, des pièces jointes ou des attributions. Qui le prendra là-bas pourra le renvoyer.</translation>
    </message>
    <message>
        <source>The queue “%2” has no item %1.</source>
        <translation>La file «&#xa0;%2&#xa0;» n’a pas de dossier %1.</translation>
    </message>
    <message>
        <source>The table&apos;s own program has continued with this item since, so it cannot be reopened here.</source>
        <translation>Le programme auquel appartient la table a continué avec ce dossier entre-temps, il ne peut donc plus être rouvert ici.</translation>
    </message>
    <message>
        <source>There is no delivery with this number.</source>
        <translation>Il n’y a pas de livraison portant ce numéro.</translation>
    </message>
    <message>
        <source>The records of this delivery are not all imported yet. Try again in a moment.</source>
        <translation>Les enregistrements de cette livraison ne sont pas encore tous entrés. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The file of this delivery was not imported as complete, so nothing can be missing in it.</source>
        <translation>Le fichier de cette livraison n’a pas été importé comme complet, rien ne peut donc y manquer.</translation>
    </message>
    <message>
        <source>Say why: the reason is kept in the history of each record.</source>
        <translation>Indiquez pourquoi&#xa0;: le motif figure dans l’historique de chaque enregistrement.</translation>
    </message>
    <message>
        <source>Rows of this delivery were rejected, so it is not known what is missing in it. Import the corrected file, and dismiss what is missing in that one.</source>
        <translation>Des lignes de cette livraison ont été refusées, on ne sait donc pas ce qui y manque. Importez le fichier corrigé et écartez ce qui manque dans celui-là.</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>Il n’y a pas de modèle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is already a template “%1” for something else: one is for imports, the other for exports. Choose another name.</source>
        <translation>Il y a déjà un modèle «&#xa0;%1&#xa0;», et il sert à autre chose&#xa0;: l’un est pour l’importation, l’autre pour l’exportation. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The template “%1” is for exports. Choose one for imports.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est un modèle d’exportation. Choisissez un modèle d’importation.</translation>
    </message>
    <message>
        <source>The template “%1” is for imports. Choose one for exports.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est un modèle d’importation. Choisissez un modèle d’exportation.</translation>
    </message>
    <message>
        <source>Give the template a name.</source>
        <translation>Donnez un nom au modèle.</translation>
    </message>
    <message>
        <source>The name of the template is longer than %1 characters. Shorten it.</source>
        <translation>Le nom du modèle dépasse %1 caractères. Donnez-lui un nom plus court.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>Le modèle dépasse 1 Mo. Les modèles sont plus courts.</translation>
    </message>
    <message>
        <source>There is no shared filter “%1” in this queue. Somebody may have removed or renamed it.</source>
        <translation>Il n’y a pas de filtre partagé « %1 » dans cette file. Quelqu’un l’a peut-être supprimé ou renommé.</translation>
    </message>
    <message>
        <source>%2 already shared a filter “%1” in this queue. Choose another name.</source>
        <translation>%2 a déjà partagé un filtre « %1 » dans cette file. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%2 shared the filter “%1”. Only %2, supervisors and administrators can change it.</source>
        <translation>%2 a partagé le filtre « %1 ». Seuls %2, les superviseurs et les administrateurs peuvent le modifier.</translation>
    </message>
    <message>
        <source>The filter looks for texts that are too long to be shared. Shorten them.</source>
        <translation>Le filtre cherche des textes trop longs pour être partagés. Raccourcissez-les.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads to a file that goes by another name or by none any more. Open the database by the name that it has in its own folder.</source>
        <translation>«&#xa0;%1&#xa0;» mène à un fichier qui porte un autre nom ou n’en a plus. Ouvrez la base de données sous le nom qu’elle a dans son propre répertoire.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is mounted as a single file, without the log that lies beside it, so work could be lost or done twice. Mount its folder instead.</source>
        <translation>«&#xa0;%1&#xa0;» est monté comme fichier seul, sans le journal qui se trouve à côté&#xa0;; du travail pourrait être perdu ou fait deux fois. Montez plutôt son répertoire.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one file with several names (hard links). The database keeps a log beside each name, so work could be lost or done twice. Remove the other names, or make a copy instead.</source>
        <translation>«&#xa0;%1&#xa0;» est un seul fichier qui porte plusieurs noms (liens physiques). La base de données tient un journal à côté de chaque nom&#xa0;; du travail pourrait être perdu ou fait deux fois. Supprimez les autres noms, ou faites plutôt une copie.</translation>
    </message>
    <message>
        <source>The database was upgraded by a newer version of Intray while this program was using it. Update this program; nothing was changed.</source>
        <translation>La base de données a été mise à niveau par un Intray plus récent pendant que ce programme s’en servait. Mettez ce programme à jour&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>A value for busy needs a state column.</source>
        <translation>Une valeur pour en traitement exige la colonne de l’état où elle se trouve.</translation>
    </message>
    <message>
        <source>The value for busy must differ from those for open, done and failed.</source>
        <translation>La valeur pour en traitement doit être autre que celles pour ouvert, terminé et en échec.</translation>
    </message>
    <message>
        <source>The criteria name the column &quot;%1&quot;, which Intray writes when it locks a row. Leave that condition out; only rows with the value for open are given out.</source>
        <translation>Les critères nomment la colonne &quot;%1&quot;, qu’Intray écrit quand il verrouille une ligne. Retirez cette condition ; seules les lignes avec la valeur pour ouvert sont distribuées.</translation>
    </message>
    <message>
        <source>There is no value of the state for locked rows, so a row that Intray holds still looks open. A program that goes by the state alone would take the same row. Name that value (busy), or let every program respect the lock.</source>
        <translation>Il n’y a pas de valeur de l’état pour les lignes verrouillées : une ligne qu’Intray détient semble encore ouverte. Un programme qui ne regarde que l’état prendrait la même ligne. Nommez cette valeur (busy), ou faites que chaque programme respecte le verrou.</translation>
    </message>
    <message>
        <source>This is too large for the database: it does not take or give so much at once. Nothing was changed. Send less, or ask the administrator of the database for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>C’est trop grand pour la base de données : elle ne prend ni ne donne autant à la fois. Rien n’a été changé. Envoyez moins, ou demandez à l’administrateur de la base de données une limite plus haute (MariaDB : max_allowed_packet).</translation>
    </message>
    <message>
        <source>The text has a character that the database cannot keep. Nothing was changed; take the character out, or ask the administrator of the database for a column that keeps the letters of all languages (UTF-8).</source>
        <translation>Le texte contient un caractère que la base de données ne peut pas garder. Rien n’a été changé ; retirez le caractère, ou demandez à l’administrateur de la base de données une colonne qui garde les lettres de toutes les langues (UTF-8).</translation>
    </message>
    <message>
        <source>The server gives your login settings with which Intray cannot work and which it may not change: %1. Ask the administrator of the server to reset them.</source>
        <translation>Le serveur donne à votre compte des réglages avec lesquels Intray ne peut pas travailler et qu’il ne peut pas changer : %1. Demandez à l’administrateur du serveur de les réinitialiser.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; keeps texts in the encoding %2, which lacks letters that Intray needs. Create a database with the encoding UTF8, as with &quot;createdb --encoding=UTF8 --template=template0&quot;; nothing was changed.</source>
        <translation>La base de données « %1 » garde les textes dans l’encodage %2, auquel il manque des lettres dont Intray a besoin. Créez une base de données avec l’encodage UTF8, par exemple avec « createdb --encoding=UTF8 --template=template0 » ; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. The server&apos;s log names the process to end.</source>
        <translation>La file des notifications du serveur est pleine à %1 %, parce qu&apos;une session écoute et ne lit pas. Le travail continue, et les modifications se voient quelques secondes plus tard. Le journal du serveur nomme le processus à terminer.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. It is one of those whose transaction is open, which the server&apos;s administrator can end: %2.</source>
        <translation>La file des notifications du serveur est pleine à %1 %, parce qu&apos;une session écoute et ne lit pas. Le travail continue, et les modifications se voient quelques secondes plus tard. C&apos;est l&apos;une de celles dont la transaction est ouverte, que l&apos;administrateur du serveur peut terminer : %2.</translation>
    </message>
    <message>
        <source>You have written %1 notes today, which is as many as one user may. Go on tomorrow.</source>
        <translation>Vous avez écrit %1 notes aujourd&apos;hui, autant qu&apos;un utilisateur peut en écrire. Continuez demain.</translation>
    </message>
    <message>
        <source>The item has %1 notes already, which is as many as one item may have. Nothing was added.</source>
        <translation>Le dossier a déjà %1 notes, autant qu&apos;un dossier peut en avoir. Rien n&apos;a été ajouté.</translation>
    </message>
    <message>
        <source>You share %1 filters in this queue already, which is as many as one user may. Remove one first.</source>
        <translation>Vous partagez déjà %1 filtres dans cette file, autant qu&apos;un utilisateur peut en partager. Supprimez-en d&apos;abord un.</translation>
    </message>
    <message>
        <source>You have done this %1 times today, which is as often as one user may. Go on tomorrow.</source>
        <translation>Vous avez fait cela %1 fois aujourd&apos;hui, autant qu&apos;un utilisateur peut le faire. Continuez demain.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you now: it is a standby, or a setting makes it, the database or your login read-only. Nothing was changed.</source>
        <translation>Le serveur de base de données n’accepte pas vos modifications pour le moment&#xa0;: c’est un serveur de secours, ou un réglage ne permet que la lecture au serveur, à la base de données ou à votre compte. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>A setting of the database server forbids this. Nothing was changed; the details name the setting, which the administrator of the server can change.</source>
        <translation>Un réglage du serveur de base de données l’interdit. Rien n’a été changé&#xa0;; les détails indiquent le réglage, que l’administrateur du serveur peut changer.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end. A superuser who runs &quot;intrayctl init&quot; takes that from them.</source>
        <translation>Chaque compte peut stocker sans fin de grands objets (large objects) dans cette base de données. Un superutilisateur qui lance «&#xa0;intrayctl init&#xa0;» le leur retire.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end, and Intray has not taken that from them, because %1 are there. If no program needs them, remove them (lo_unlink), and let a superuser run &quot;intrayctl init&quot; again.</source>
        <translation>Chaque compte peut stocker sans fin de grands objets (large objects) dans cette base de données, et Intray ne le leur a pas retiré, parce qu’il y en a %1. Si aucun programme n’en a besoin, supprimez-les (lo_unlink), et faites relancer «&#xa0;intrayctl init&#xa0;» par un superutilisateur.</translation>
    </message>
    <message>
        <source>The server has not let you in, because it cannot load a library that its settings name (session_preload_libraries or local_preload_libraries). Ask the administrator of the server to mend the setting.</source>
        <translation>Le serveur ne vous a pas laissé entrer, parce qu’il ne peut pas charger une bibliothèque que ses réglages indiquent (session_preload_libraries ou local_preload_libraries). Demandez à l’administrateur du serveur de corriger le réglage.</translation>
    </message>
    <message>
        <source>You have written %1 notes on this item already, which is as many as one user may. Nothing was added.</source>
        <translation>Vous avez déjà écrit %1 notes sur ce dossier, autant qu&apos;un utilisateur peut en écrire. Rien n&apos;a été ajouté.</translation>
    </message>
    <message>
        <source>You have returned or taken back %1 items today, which is as many as one user may. Complete, dismiss or fail the item, or go on tomorrow.</source>
        <translation>Vous avez rendu ou repris %1 dossiers aujourd&apos;hui, autant qu&apos;un utilisateur peut le faire. Terminez ou écartez le dossier, mettez-le en échec, ou continuez demain.</translation>
    </message>
    <message>
        <source>A queue can have at most %1 fields. Nothing was changed.</source>
        <translation>Une file peut avoir %1 champs au plus. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has the character set %2, with which MariaDB&apos;s functions do not work. Create a database with CHARACTER SET utf8mb4; nothing was changed.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» a le jeu de caractères %2, avec lequel les fonctions de MariaDB ne marchent pas. Créez une base de données avec CHARACTER SET utf8mb4&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The database file or its log was moved or deleted while it was in use. Nothing more is written. Close every program that has it open, and put the files back together: the log &quot;%1&quot; may have the latest changes. Then check that these are there.</source>
        <translation>Le fichier de la base de données ou son journal a été déplacé ou supprimé pendant son utilisation. Plus rien n’est écrit. Fermez tous les programmes qui l’ont ouvert et remettez les fichiers en place ensemble&#xa0;: le journal «&#xa0;%1&#xa0;» contient peut-être les derniers changements. Vérifiez ensuite qu’ils y sont.</translation>
    </message>
    <message>
        <source>The log of the database was moved or deleted while it was in use. All that was finished is in the database; nothing more is written now. Close every program that has it open, and open it again.</source>
        <translation>Le journal de la base de données a été déplacé ou supprimé pendant son utilisation. Tout ce qui était terminé est dans la base de données&#xa0;; plus rien n’est écrit maintenant. Fermez tous les programmes qui l’ont ouverte, puis rouvrez-la.</translation>
    </message>
    <message>
        <source>The database file was moved while it was in use: it is &quot;%1&quot; now. All that was finished is in it; nothing more is written. Close every program that has it open, and open it there.</source>
        <translation>Le fichier de la base de données a été déplacé pendant son utilisation&#xa0;: c’est maintenant «&#xa0;%1&#xa0;». Tout ce qui était terminé s’y trouve&#xa0;; plus rien n’est écrit. Fermez tous les programmes qui l’ont ouvert, puis ouvrez-le à cet endroit.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when another program had ended its lock; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Abandonné après qu’un autre programme eut retiré le verrou&#xa0;; le dossier avait été pris %n fois.</numerusform>
            <numerusform>Abandonné après qu’un autre programme eut retiré le verrou&#xa0;; le dossier avait été pris %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is stands in a column of its record, and &quot;%1&quot; is none of them. Add it to the columns that are shown.</source>
        <translation>L’auteur de la demande d’une ligne est indiqué dans une colonne de son enregistrement, et «&#xa0;%1&#xa0;» n’en est pas une. Ajoutez-la aux colonnes montrées.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; does not make the values of its column &quot;%2&quot; itself, so Intray cannot add rows to it. Leave adding to the programs that know the keys.</source>
        <translation>La table «&#xa0;%1&#xa0;» n’attribue pas elle-même les valeurs de sa colonne «&#xa0;%2&#xa0;»&#xa0;; Intray ne peut donc pas y ajouter de lignes. Laissez cela aux programmes qui connaissent les clés.</translation>
    </message>
    <message>
        <source>The record has columns of several tables, and Intray adds rows to one table only. Leave out the further tables, or adding.</source>
        <translation>L’enregistrement a des colonnes de plusieurs tables, et Intray n’ajoute des lignes qu’à une seule table. Renoncez aux autres tables ou à l’ajout.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table. Add the rows to that table; Intray gives them out from there. Where the table makes its keys itself, a single item can be added without a key once &quot;intrayctl adopt --add-rows&quot; has allowed it.</source>
        <translation>La file d’attente &quot;%1&quot; tient ses dossiers d’une table adoptée. Ajoutez les lignes à cette table&#xa0;; Intray les distribue de là. Si la table attribue elle-même ses clés, un dossier peut être ajouté sans clé dès que «&#xa0;intrayctl adopt --add-rows&#xa0;» l’a permis.</translation>
    </message>
    <message>
        <source>The new row would not be open in the queue &quot;%1&quot;, because of its criteria or of what the table makes of the row. Nothing was added; change the record.</source>
        <translation>La nouvelle ligne ne serait pas ouverte dans la file «&#xa0;%1&#xa0;», à cause de ses critères ou de ce que la table fait de la ligne. Rien n’a été ajouté&#xa0;; modifiez l’enregistrement.</translation>
    </message>
    <message>
        <source>A record in the database&apos;s answer cannot be read. What was asked for may be done, and items may be locked for you: they are among your own items. Return them, and tell an administrator.</source>
        <translation>Un enregistrement de la réponse de la base de données ne peut pas être lu. Ce qui a été demandé est peut-être fait, et des dossiers sont peut-être verrouillés pour vous&#xa0;: ils figurent parmi vos propres dossiers. Rendez-les et prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>What the database keeps of a record cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>Ce que la base de données garde d’un enregistrement ne peut pas être lu. Rien n’a été modifié. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>The record of item %1 cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>L’enregistrement du dossier %1 ne peut pas être lu. Rien n’a été modifié. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was moved while a program had it open, and what was done last may still be in the log under its old name. Close every program that has it open, and then open it again.</source>
        <translation>«&#xa0;%1&#xa0;» a été déplacé pendant qu’un programme l’avait ouvert, et ce qui a été fait en dernier est peut-être encore dans le journal qui porte l’ancien nom. Fermez tous les programmes qui l’ont ouvert, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you, because the setting %1 is on for the server, the database or your login. Nothing was changed; whoever administers the server can turn it off.</source>
        <translation>Le serveur de base de données n’accepte pas vos modifications, parce que le réglage %1 est actif pour le serveur, la base de données ou votre compte. Rien n’a été changé&#xa0;; l’administrateur du serveur peut le désactiver.</translation>
    </message>
    <message>
        <source>The key is longer than %1 characters. Shorten it; nothing was added.</source>
        <translation>La clé dépasse %1 caractères. Raccourcissez-la&#xa0;; rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table that does not make the keys of its rows itself, so Intray adds none. Add the row with the program that gives the keys; Intray gives it out from there.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» tient ses dossiers d’une table adoptée qui n’attribue pas elle-même les clés de ses lignes&#xa0;; Intray n’en ajoute donc pas. Ajoutez la ligne avec le programme qui attribue les clés&#xa0;; Intray la distribue de là.</translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the name of &quot;%2&quot;, who can take items from the queue, has %3. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>La colonne « %1 » contient %n caractère, et le nom de « %2 », qui peut prendre dans la file, en a %3. Allongez la colonne ou choisissez-en une autre.</numerusform>
            <numerusform>La colonne « %1 » contient %n caractères, et le nom de « %2 », qui peut prendre dans la file, en a %3. Allongez la colonne ou choisissez-en une autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the id of a lock has %2. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>La colonne « %1 » contient %n caractère, et l’identifiant d’un verrou en a %2. Allongez la colonne ou choisissez-en une autre.</numerusform>
            <numerusform>La colonne « %1 » contient %n caractères, et l’identifiant d’un verrou en a %2. Allongez la colonne ou choisissez-en une autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; holds names of at most %n character(s): nobody with a longer name can take items from the queue.</source>
        <translation>
            <numerusform>« %1 » contient des noms de %n caractère au plus : qui en a un plus long ne peut pas prendre dans la file.</numerusform>
            <numerusform>« %1 » contient des noms de %n caractères au plus : qui en a un plus long ne peut pas prendre dans la file.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1 (%2) was skipped: it is too large for the database server to give. Ask the administrator of the server for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>Le dossier %1 (%2) a été laissé de côté&#xa0;: il est trop grand pour que le serveur de base de données le donne. Demandez à l’administrateur du serveur une limite plus haute (MariaDB&#xa0;: max_allowed_packet).</translation>
    </message>
    <message>
        <source>The record of item %1 (%2) cannot be read, so the item has failed. Tell an administrator.</source>
        <translation>L’enregistrement du dossier %1 (%2) ne peut pas être lu, le dossier a donc échoué. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>The record of this item cannot be read.</source>
        <translation>L’enregistrement de ce dossier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The value is already proposed to %1, who has held it since %2. Nothing was changed.</source>
        <translation>La valeur est déjà proposée à %1, qui le détient depuis %2. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” is read-only in this queue, so it cannot be corrected.</source>
        <translation>« %1 » est en lecture seule dans cette file et ne peut donc pas être corrigé.</translation>
    </message>
    <message>
        <source>Something else is already proposed to %1, who has held it since %2. Correct it there, or once it is free.</source>
        <translation>Autre chose est déjà proposé à %1, qui le détient depuis %2. Corrigez-le là, ou dès qu’il est libre.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then. Undo the newer change first.</source>
        <translation>« %1 » a été modifié de nouveau depuis. Annulez d’abord la modification plus récente.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then, by %2 at %3. Undo that first.</source>
        <translation>« %1 » a été modifié de nouveau depuis, par %2 à %3. Annulez cela d’abord.</translation>
    </message>
    <message>
        <source>No value was changed here that you could undo.</source>
        <translation>Aucune valeur que vous pourriez rétablir n’a été modifiée ici.</translation>
    </message>
    <message>
        <source>The item is open again, but its values stay. %1</source>
        <translation>Le dossier est de nouveau ouvert, mais ses valeurs restent. %1</translation>
    </message>
    <message>
        <source>There is no role “%1”.</source>
        <translation>Le rôle «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>Another program has locked it in the table itself; nobody is notified there.</source>
        <translation>Un autre programme l’a verrouillé dans la table même&#xa0;; personne n’y est averti.</translation>
    </message>
    <message>
        <source>Text was typed for it.</source>
        <translation>Du texte y a été saisi.</translation>
    </message>
    <message>
        <source>The server of the database &quot;%1&quot; has version %2. Intray needs %3 or newer. Ask the administrator of the server to upgrade it; nothing was changed.</source>
        <translation>Le serveur de la base de données «&#xa0;%1&#xa0;» a la version %2. Intray a besoin de la version %3 ou d’une plus récente. Demandez à l’administrateur du serveur de le mettre à jour&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A slip is planted in one of 2 to 10,000 records.</source>
        <translation>Une erreur est glissée dans un enregistrement sur 2 à 10&#xa0;000.</translation>
    </message>
    <message>
        <source>The queue gives out the oldest item first. Its rules have to say that the most doubtful comes first.</source>
        <translation>La file donne d&apos;abord le dossier le plus ancien. Ses règles doivent dire que le plus douteux vient d&apos;abord.</translation>
    </message>
    <message>
        <source>Somebody opens every record of this queue. Its rules have to say first how many fields may stay wrong.</source>
        <translation>Chaque enregistrement de cette file est ouvert. Ses règles doivent d&apos;abord dire combien de champs peuvent rester faux.</translation>
    </message>
    <message>
        <source>Records that are keyed a second time cannot pass unopened.</source>
        <translation>Les enregistrements saisis une seconde fois ne peuvent pas passer sans être ouverts.</translation>
    </message>
    <message>
        <source>Records of this queue go on to another one, all of them, so none can pass unopened. A share of them may go on.</source>
        <translation>Tous les enregistrements de cette file passent à une autre, donc aucun ne peut passer sans être ouvert. Une part d&apos;entre eux peut y aller.</translation>
    </message>
    <message>
        <source>No slip is planted in this record: the queue does not want it, its fields are keyed twice, you have completed fewer than 20 of its records, or one was planted in it already.</source>
        <translation>Aucune erreur n’est glissée dans cet enregistrement&#xa0;: la file ne le veut pas, ses champs sont saisis deux fois, vous avez terminé moins de 20 de ses enregistrements, ou une erreur y a déjà été glissée.</translation>
    </message>
    <message>
        <source>There is no such planted slip of yours.</source>
        <translation>Vous n’avez pas d’erreur glissée de ce numéro.</translation>
    </message>
    <message>
        <source>Of the fields, 0.0001 to 50 percent may stay wrong.</source>
        <translation>De 0,0001 à 50 pour cent des champs peuvent rester faux.</translation>
    </message>
    <message>
        <source>How sure it is can be 50 to 99 percent.</source>
        <translation>La certitude peut aller de 50 à 99 pour cent.</translation>
    </message>
    <message>
        <source>It was chosen already which records of this delivery pass, and how many are drawn at least. That stays, because it must not depend on what was found in them.</source>
        <translation>Il a déjà été choisi quels enregistrements de cette livraison passent et combien sont tirés au moins. Cela reste ainsi, car cela ne doit pas dépendre de ce qu’on y a trouvé.</translation>
    </message>
    <message>
        <source>It had passed unopened. More of such records are looked at, until it can be stated how many are right.</source>
        <translation>Il était passé sans être ouvert. D’autres enregistrements de ce genre sont examinés, jusqu’à ce qu’on puisse dire combien sont justes.</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>corrected like this once</source>
        <translation>corrigé ainsi une fois</translation>
    </message>
    <message>
        <source>“%1” is odd in its place</source>
        <translation>«&#xa0;%1&#xa0;» est étrange à cette place</translation>
    </message>
    <message>
        <source>unlike the other values</source>
        <translation>différent des autres valeurs</translation>
    </message>
    <message numerus="yes">
        <source>corrected like this %Ln time(s)</source>
        <translation>
            <numerusform>corrigé ainsi %Ln fois</numerusform>
            <numerusform>corrigé ainsi %Ln fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others were changed like this %Ln time(s)</source>
        <translation>
            <numerusform>d’autres ont été changés ainsi, %Ln fois</numerusform>
            <numerusform>d’autres ont été changés ainsi, %Ln fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» figure dans %Ln enregistrement</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» figure dans %Ln enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %2 of %Ln record(s) with this %3</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» figure dans %2 enregistrement sur %Ln avec cette valeur de %3</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» figure dans %2 des %Ln enregistrements avec cette valeur de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 100 have another form</source>
        <translation>%1 sur 100 ont une autre forme</translation>
    </message>
    <message>
        <source>%1 of 100 look like “%2”</source>
        <translation>%1 sur 100 ressemblent à «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>TextEncoding</name>
    <message>
        <source>The encoding “%1” is not known. Try UTF-8 or windows-1252.</source>
        <translation>L’encodage «&#xa0;%1&#xa0;» n’est pas connu. Essayez UTF-8 ou windows-1252.</translation>
    </message>
    <message>
        <source>The encoding %1 is a guess. Please check letters with accents.</source>
        <translation>L’encodage %1 est une supposition. Vérifiez les lettres accentuées.</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>“%1” is a folder. Choose a file.</source>
        <translation>«&#xa0;%1&#xa0;» est un répertoire. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>Line %1 is too long to be a record.</source>
        <translation>La ligne %1 est trop longue pour être un enregistrement.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>less than a minute left</source>
        <translation>encore moins d’une minute</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>encore environ %1 min</translation>
    </message>
    <message>
        <source>about %1 h %2 min left</source>
        <translation>encore environ %1 h %2 min</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>ended</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>TransferFile</name>
    <message>
        <source>There is no space left for the file “%1”. It was not written.</source>
        <translation>Il n’y a plus de place pour le fichier «&#xa0;%1&#xa0;». Il n’a pas été écrit.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written. Please check the folder and whether you are allowed to write there.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit. Vérifiez le répertoire et si vous avez le droit d’y écrire.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>This computer&apos;s clock is %1 ahead of the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>L’horloge de cet ordinateur avance de %1 sur celle du serveur. Les verrous suivent l’horloge du serveur.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 behind the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>L’horloge de cet ordinateur retarde de %1 sur celle du serveur. Les verrous suivent l’horloge du serveur.</translation>
    </message>
    <message>
        <source>The login %1 is accepted, but nobody has given it a role in Intray. Ask an administrator of Intray to add it.</source>
        <translation>Le compte %1 est accepté, mais personne ne lui a donné de rôle dans Intray. Demandez à un administrateur d’Intray de l’ajouter.</translation>
    </message>
    <message>
        <source>The login %1 works here as %2: %3.</source>
        <translation>Le compte %1 travaille ici en tant que %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>non chiffrée</translation>
    </message>
    <message>
        <source>The connection to the server is not encrypted: anybody on the network can read and change what is sent.</source>
        <translation>La connexion au serveur n’est pas chiffrée&#xa0;: toute personne présente sur le réseau peut lire et modifier ce qui est envoyé.</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>The connection is encrypted, but the server did not prove its identity: another computer on the network could pose as it.</source>
        <translation>La connexion est chiffrée, mais le serveur n’a pas prouvé son identité&#xa0;: un autre ordinateur du réseau pourrait se faire passer pour lui.</translation>
    </message>
    <message>
        <source>The file is a database of Intray.</source>
        <translation>Le fichier est une base de données d’Intray.</translation>
    </message>
    <message>
        <source>This server is read-only, like a standby: you can look at records and write drafts.</source>
        <translation>Ce serveur n’est accessible qu’en lecture, comme un serveur de secours&#xa0;: vous pouvez consulter des enregistrements et rédiger des brouillons.</translation>
    </message>
    <message>
        <source>The server is reached through a pooler, so Intray checks for changes by others at intervals.</source>
        <translation>Le serveur est joint à travers un pooler, les changements des autres sont donc recherchés et non signalés.</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrateur</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Importateur</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Automate</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Auditeur</translation>
    </message>
    <message>
        <source>Takes items and finishes them.</source>
        <translation>Prend des dossiers et les mène à terme.</translation>
    </message>
    <message>
        <source>A clerk who can also release other people&apos;s locks and reopen items.</source>
        <translation>Opérateur qui libère aussi les verrous des autres et rouvre des dossiers.</translation>
    </message>
    <message>
        <source>Sets up queues and users; does not work on items.</source>
        <translation>Configure les files d’attente et les utilisateurs&#xa0;; ne traite aucun dossier.</translation>
    </message>
    <message>
        <source>Imports records.</source>
        <translation>Importe des enregistrements.</translation>
    </message>
    <message>
        <source>A program that works on items.</source>
        <translation>Programme qui traite des dossiers.</translation>
    </message>
    <message>
        <source>Reads the history, the figures and what the checks find, but no records. Changes nothing.</source>
        <translation>Lit l’historique, les chiffres et ce que trouvent les contrôles, mais aucun enregistrement. Ne modifie rien.</translation>
    </message>
</context>
<context>
    <name>ValueCorrection</name>
    <message numerus="yes">
        <source>%Ln record(s) would break another rule and stay as they are.</source>
        <translation>
            <numerusform>%Ln enregistrement enfreindrait une autre règle et reste tel quel.</numerusform>
            <numerusform>%Ln enregistrements enfreindraient une autre règle et restent tels quels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished record(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln enregistrement terminé reste tel quel.</numerusform>
            <numerusform>%Ln enregistrements terminés restent tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would break a rule and are left out.</source>
        <translation>
            <numerusform>%Ln valeur enfreindrait une règle et est laissée de côté.</numerusform>
            <numerusform>%Ln valeurs enfreindraient une règle et sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the records...</source>
        <translation>Comptage des enregistrements...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have their old value again.</source>
        <translation>
            <numerusform>%Ln enregistrement a de nouveau son ancienne valeur.</numerusform>
            <numerusform>%Ln enregistrements ont de nouveau leur ancienne valeur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were corrected.</source>
        <translation>
            <numerusform>%Ln enregistrement a été corrigé.</numerusform>
            <numerusform>%Ln enregistrements ont été corrigés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) stay as they are. The first is %1: %2</source>
        <translation>
            <numerusform>%Ln autre reste tel quel&#xa0;: %1. %2</numerusform>
            <numerusform>%Ln autres restent tels quels. Le premier est %1&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Annulé&#xa0;: le reste a été laissé tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%Ln enregistrement est verrouillé ; la valeur est proposée à qui le détient.</numerusform>
            <numerusform>%Ln enregistrements sont verrouillés ; la valeur est proposée à qui les détient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked record(s) already have a proposed value.</source>
        <translation>
            <numerusform>%Ln enregistrement verrouillé a déjà une valeur proposée.</numerusform>
            <numerusform>%Ln enregistrements verrouillés ont déjà une valeur proposée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed here.</source>
        <translation>Rien ne peut être modifié ici.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%Ln proposition a été retirée.</numerusform>
            <numerusform>%Ln propositions ont été retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Correct %Ln record(s)</source>
        <translation>
            <numerusform>&amp;Corriger %Ln enregistrement</numerusform>
            <numerusform>&amp;Corriger %Ln enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Propose for %Ln locked record(s)</source>
        <translation>
            <numerusform>&amp;Proposer pour %Ln enregistrement verrouillé</numerusform>
            <numerusform>&amp;Proposer pour %Ln enregistrements verrouillés</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would lose digits and are left out. A second example shows what becomes of them.</source>
        <translation>
            <numerusform>%Ln valeur perdrait des chiffres et est laissée de côté. Un second exemple montre ce qu&apos;elle devient.</numerusform>
            <numerusform>%Ln valeurs perdraient des chiffres et sont laissées de côté. Un second exemple montre ce qu&apos;elles deviennent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would change.</source>
        <translation>
            <numerusform>%Ln valeur changerait.</numerusform>
            <numerusform>%Ln valeurs changeraient.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>written like this in %Ln record(s)</source>
        <translation>
            <numerusform>écrit ainsi dans %Ln enregistrement</numerusform>
            <numerusform>écrit ainsi dans %Ln enregistrements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>The search for duplicates was cancelled.</source>
        <translation>La recherche de doublons a été annulée.</translation>
    </message>
</context>
<context>
    <name>Warranty</name>
    <message numerus="yes">
        <source>Of %Ln slip(s) that were planted on the screen, %1 were corrected.</source>
        <translation>
            <numerusform>Sur %Ln erreur glissée à l’écran, %1 ont été rectifiées.</numerusform>
            <numerusform>Sur %Ln erreurs glissées à l’écran, %1 ont été rectifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that passed would have to be opened, without a fault, for the number that is wished.</source>
        <translation>
            <numerusform>%Ln de ceux qui sont passés devrait être ouvert, sans faute, pour le nombre souhaité.</numerusform>
            <numerusform>%Ln de ceux qui sont passés devraient être ouverts, sans faute, pour le nombre souhaité.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number that is wished cannot be stated, even if all of those that passed are opened: too much is missed by people, or too few records are looked at a second time.</source>
        <translation>Le nombre souhaité ne peut pas être énoncé, même si tous ceux qui sont passés sont ouverts&#xa0;: trop de choses échappent aux yeux, ou trop peu d’enregistrements sont regardés une seconde fois.</translation>
    </message>
    <message>
        <source>It is not known how much people miss: %1 of %2 planted slips were seen by enough people.</source>
        <translation>On ne sait pas combien échappe aux yeux&#xa0;: %1 erreurs glissées sur %2 ont été vues par assez de personnes.</translation>
    </message>
    <message>
        <source>Nobody looks at opened records a second time.</source>
        <translation>Personne ne regarde une seconde fois les enregistrements ouverts.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait to be opened.</source>
        <translation>
            <numerusform>%Ln enregistrement attend d’être ouvert.</numerusform>
            <numerusform>%Ln enregistrements attendent d’être ouverts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait for a second look.</source>
        <translation>
            <numerusform>%Ln enregistrement attend un second regard.</numerusform>
            <numerusform>%Ln enregistrements attendent un second regard.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened.</source>
        <translation>Sur %1 enregistrements, %2 ont été ouverts.</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened, and %3 passed.</source>
        <translation>Sur %1 enregistrements, %2 ont été ouverts et %3 sont passés.</translation>
    </message>
    <message>
        <source>How many of their fields are still wrong cannot be stated.</source>
        <translation>On ne peut pas dire combien de leurs champs sont encore faux.</translation>
    </message>
    <message>
        <source>At most %1 of their fields are still wrong (%2 sure).</source>
        <translation>Au plus %1 de leurs champs sont encore faux (sûr à %2).</translation>
    </message>
    <message numerus="yes">
        <source>Found: %Ln wrong field(s).</source>
        <translation>
            <numerusform>Trouvé&#xa0;: %Ln champ faux.</numerusform>
            <numerusform>Trouvés&#xa0;: %Ln champs faux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the opened ones were drawn at random from those that would have passed; nobody chose them, and nothing told them apart.</source>
        <translation>
            <numerusform>%Ln des enregistrements ouverts a été tiré au hasard parmi ceux qui seraient passés&#xa0;; personne ne l’a choisi, et rien ne le distinguait.</numerusform>
            <numerusform>%Ln des enregistrements ouverts ont été tirés au hasard parmi ceux qui seraient passés&#xa0;; personne ne les a choisis, et rien ne les distinguait.</numerusform>
        </translation>
    </message>
    <message>
        <source>So people notice at least %1 of what is wrong.</source>
        <translation>On remarque donc au moins %1 de ce qui est faux.</translation>
    </message>
    <message>
        <source>At most %1 of the records that passed are wrong, and %2 of those that were opened; at most %3 fields of each, on the average.</source>
        <translation>Au plus %1 des enregistrements qui sont passés sont faux, et %2 de ceux qui ont été ouverts&#xa0;; en moyenne au plus %3 champs de chacun.</translation>
    </message>
    <message>
        <source>These bounds hold together, and at every moment at which somebody looks.</source>
        <translation>Ces bornes sont valables ensemble, et à tout moment où quelqu’un regarde.</translation>
    </message>
    <message>
        <source>It is taken for granted that a planted slip is noticed as another is, and that a wrong record which nobody found has no more wrong fields than those that were found.</source>
        <translation>On suppose qu’une erreur glissée se remarque comme une autre, et qu’un enregistrement faux que personne n’a trouvé n’a pas plus de champs faux que ceux qu’on a trouvés.</translation>
    </message>
    <message>
        <source>On record, for delivery %1: of %2 records %3 were opened and %4 passed; at most %5 of their fields are still wrong (%6 sure).</source>
        <translation>Consigné pour la livraison %1&#xa0;: sur %2 enregistrements, %3 ont été ouverts et %4 sont passés&#xa0;; au plus %5 de leurs champs sont encore faux (sûr à %6).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of those that passed, opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>%Ln de plus parmi ceux qui sont passés, ouvert sans erreur, la ramènerait à %1.</numerusform>
            <numerusform>%Ln de plus parmi ceux qui sont passés, ouverts sans erreur, la ramèneraient à %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>Une heure d’une personne, avec %Ln de plus parmi ceux qui sont passés ouvert sans erreur, la ramènerait à %1.</numerusform>
            <numerusform>Une heure d’une personne, avec %Ln de plus parmi ceux qui sont passés ouverts sans erreur, la ramènerait à %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1, and %2 hours to %3.</source>
        <translation>
            <numerusform>Une heure d’une personne, avec %Ln de plus parmi ceux qui sont passés ouvert sans erreur, la ramènerait à %1, et %2 heures à %3.</numerusform>
            <numerusform>Une heure d’une personne, avec %Ln de plus parmi ceux qui sont passés ouverts sans erreur, la ramènerait à %1, et %2 heures à %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarrantyPaper</name>
    <message>
        <source>Warranty: %1</source>
        <translation>Garantie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stated on %1 by %2.</source>
        <translation>Énoncé le %1 par %2.</translation>
    </message>
    <message>
        <source>Wished: at most %1 (%2 sure).</source>
        <translation>Souhaité&#xa0;: au plus %1 (sûr à %2).</translation>
    </message>
    <message>
        <source>It can be recomputed from the records and the history: %1</source>
        <translation>Cela se recalcule à partir des enregistrements et de l’historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>What it rests on:</source>
        <translation>Sur quoi cela repose&#xa0;:</translation>
    </message>
</context>
<context>
    <name>WatchedFolder</name>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Il n’y a pas de répertoire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be created. Please check whether you are allowed to write there.</source>
        <translation>Le répertoire «&#xa0;%1&#xa0;» ne peut pas être créé. Vérifiez si vous avez le droit d’y écrire.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be moved to “%2”. Please check whether you are allowed to write there.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être déplacé vers «&#xa0;%2&#xa0;». Vérifiez si vous avez le droit d’y écrire.</translation>
    </message>
</context>
<context>
    <name>WindowSettings</name>
    <message>
        <source>The window&apos;s layout cannot be saved, because the settings file cannot be written. Check that you can write to the folder with your settings.</source>
        <translation>La disposition de la fenêtre ne peut pas être enregistrée, car le fichier de réglages n’est pas accessible en écriture. Vérifiez qui peut écrire dans le dossier de vos réglages.</translation>
    </message>
    <message>
        <source>The window&apos;s settings could not be read. Intray starts with the default layout; the old file was kept.</source>
        <translation>Les réglages de la fenêtre n’ont pas pu être lus. Intray démarre avec la disposition habituelle&#xa0;; l’ancien fichier a été mis de côté.</translation>
    </message>
</context>
<context>
    <name>WorkRequest</name>
    <message>
        <source>you hold all other matches already.</source>
        <translation>vous avez déjà tout le reste de ce qui correspond.</translation>
    </message>
    <message>
        <source>All matches are locked by you.</source>
        <translation>Tout ce qui correspond est verrouillé par vous.</translation>
    </message>
    <message>
        <source>no other match is free.</source>
        <translation>rien d’autre qui soit libre ne correspond.</translation>
    </message>
    <message>
        <source>all other matches are postponed.</source>
        <translation>rien d’autre ne correspond qui n’ait été rendu pour plus tard.</translation>
    </message>
    <message>
        <source>all other matches need a different person.</source>
        <translation>tout le reste demande une autre personne.</translation>
    </message>
    <message>
        <source>you cannot hold more items of this queue.</source>
        <translation>vous ne pouvez pas en détenir davantage dans cette file d’attente.</translation>
    </message>
    <message>
        <source>nothing else matches.</source>
        <translation>rien d’autre ne correspond.</translation>
    </message>
    <message>
        <source>All matches are already locked.</source>
        <translation>Tout ce qui correspond est déjà verrouillé.</translation>
    </message>
    <message>
        <source>All matches are postponed.</source>
        <translation>Ce qui correspond a été rendu pour plus tard.</translation>
    </message>
    <message>
        <source>All matches need a different person: you did the previous step.</source>
        <translation>Tout ce qui correspond demande une autre personne&#xa0;: vous avez fait l’étape précédente.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>La file d’attente est suspendue.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Vous détenez autant de dossiers que la file d’attente le permet&#xa0;; terminez-en ou rendez-en un d’abord.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>Vous ne pouvez pas prendre de dossiers dans cette file d’attente.</translation>
    </message>
    <message>
        <source>You cancelled this.</source>
        <translation>Vous avez annulé cette demande.</translation>
    </message>
    <message>
        <source>Nobody looked for work in time. Please try again.</source>
        <translation>Personne n’a recherché de dossiers à temps. Faites une nouvelle demande.</translation>
    </message>
    <message>
        <source>The database rejected the query that fills this queue. Tell an administrator of Intray.</source>
        <translation>La base de données a refusé la requête qui remplit cette file d’attente. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than 15 minutes and was cancelled. Tell an administrator of Intray.</source>
        <translation>La requête qui remplit cette file d’attente a duré plus de 15 minutes et a été abandonnée. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>Somebody is already looking for work; this request is answered together with theirs.</source>
        <translation>Quelqu’un recherche déjà des dossiers&#xa0;; cette demande est servie avec la sienne.</translation>
    </message>
    <message>
        <source>The request waits for somebody to look for work.</source>
        <translation>La demande attend que quelqu’un recherche des dossiers.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) for you.</source>
        <translation>
            <numerusform>%n dossier pour vous.</numerusform>
            <numerusform>%n dossiers pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>Worker</name>
    <message>
        <source>The command&apos;s result breaks a rule of the record. %1: %2</source>
        <translation>Le résultat de la commande enfreint une règle de l’enregistrement. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The standard output of the command is not a JSON object: &quot;%1&quot;.</source>
        <translation>Ce que la commande a écrit sur sa sortie standard n’est pas un objet JSON&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The command&apos;s result has “%1”, which is not a field of the record.</source>
        <translation>Le résultat de la commande a des champs de l’enregistrement et, en plus, «&#xa0;%1&#xa0;», qui n’en est pas un.</translation>
    </message>
</context>
<context>
    <name>WriteBack</name>
    <message>
        <source>“%1” is a list or an object, which does not fit the column.</source>
        <translation>«&#xa0;%1&#xa0;» est une liste ou un objet et ne convient pas à la colonne.</translation>
    </message>
    <message>
        <source>The statement would be too long for Access.</source>
        <translation>L’instruction serait plus longue que ce qu’Access accepte.</translation>
    </message>
    <message>
        <source>“%1” does not fit the column “%2” of the type %3.</source>
        <translation>«&#xa0;%1&#xa0;» ne convient pas à la colonne «&#xa0;%2&#xa0;» du type %3.</translation>
    </message>
    <message>
        <source>The name “%1” cannot be written in Access SQL.</source>
        <translation>Le nom «&#xa0;%1&#xa0;» ne peut pas être écrit en SQL d’Access.</translation>
    </message>
    <message>
        <source>The record was imported without “%1”, which identifies its row.</source>
        <translation>L’enregistrement est entré sans «&#xa0;%1&#xa0;», qui permet de trouver sa ligne.</translation>
    </message>
    <message>
        <source>“%1” identifies the row and was itself corrected. Keys are not written back; change it in the source.</source>
        <translation>«&#xa0;%1&#xa0;» désigne la ligne et a été corrigé lui-même. Les clés ne sont pas réécrites&#xa0;; changez-la dans la source.</translation>
    </message>
    <message>
        <source>The field “%1” shares its column with another one that was corrected, too.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» partage sa colonne avec un autre qui a été corrigé aussi.</translation>
    </message>
    <message>
        <source>The value of “%1” has a zero character, which no database can store.</source>
        <translation>La valeur de «&#xa0;%1&#xa0;» contient un caractère nul, qu’aucune base de données ne garde.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The connection was lost: run it again to see what was written.</source>
        <translation>La connexion s’est rompue&#xa0;: relancez pour voir ce qui a été écrit.</translation>
    </message>
    <message>
        <source>The batch that it belonged to was undone as a whole: %1</source>
        <translation>Le lot dont il faisait partie a été annulé en entier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The table has no row with this key.</source>
        <translation>La table n’a pas de ligne avec cette clé.</translation>
    </message>
    <message>
        <source>The table has more than one row with this key.</source>
        <translation>La table a plus d’une ligne avec cette clé.</translation>
    </message>
    <message>
        <source>“%1” would become %2, which is not a number for this column.</source>
        <translation>«&#xa0;%1&#xa0;» deviendrait %2, qui n’est pas un nombre comme ceux de la colonne.</translation>
    </message>
    <message>
        <source>The source changed in the meantime: “%1” was imported as %2 and is now %3.</source>
        <translation>La source a changé entre-temps&#xa0;: «&#xa0;%1&#xa0;» est entré comme %2 et vaut maintenant %3.</translation>
    </message>
    <message>
        <source>The source changed while it was being written, or does not let this row be changed.</source>
        <translation>La source a changé pendant l’écriture, ou ne laisse pas modifier cette ligne.</translation>
    </message>
    <message>
        <source>A name of the table has a line break, which would break the script.</source>
        <translation>Un nom de la table contient un saut de ligne, qui casserait le script.</translation>
    </message>
    <message>
        <source>The value does not fit the column: of %1 it makes %2.</source>
        <translation>La valeur ne convient pas à la colonne&#xa0;: de %1, elle fait %2.</translation>
    </message>
    <message>
        <source>The table has no column for the field “%1”.</source>
        <translation>La table n’a pas de colonne pour le champ «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The field “%1” is the name of a file, not a column.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» est le nom d’un fichier et pas une colonne.</translation>
    </message>
    <message>
        <source>The field “%1” was made of “%2” by joining, splitting or changing it, so it cannot go back.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été fait de «&#xa0;%2&#xa0;» en joignant, divisant ou modifiant, il ne peut donc pas retourner.</translation>
    </message>
    <message>
        <source>The table has no column “%1”, of which the field “%2” was made.</source>
        <translation>La table n’a pas de colonne «&#xa0;%1&#xa0;», dont le champ «&#xa0;%2&#xa0;» a été fait.</translation>
    </message>
    <message>
        <source>This was cancelled. What was written before stays; run it again to continue.</source>
        <translation>Annulé. Ce qui a été écrit avant reste&#xa0;; relancer continue.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
        <translation>La file «&#xa0;%1&#xa0;» n’a pas de champ «&#xa0;%2&#xa0;». Ses champs se voient dans ses règles.</translation>
    </message>
    <message>
        <source>The queue “%1” does not know which columns identify a row. Give a key.</source>
        <translation>La file «&#xa0;%1&#xa0;» ne sait pas quelles colonnes désignent une ligne. Indiquez-le avec une clé.</translation>
    </message>
    <message>
        <source>This is the file of the queue itself. Nothing is written back there.</source>
        <translation>C’est le fichier où se trouve la file. Rien n’y est réécrit.</translation>
    </message>
    <message>
        <source>The rows cannot be found by “%1”. %2</source>
        <translation>Les lignes ne peuvent pas être trouvées par «&#xa0;%1&#xa0;». %2</translation>
    </message>
    <message>
        <source>%1 The other corrections of the row do not wait for it.</source>
        <translation>%1 Les autres corrections de la ligne n’attendent pas pour autant.</translation>
    </message>
</context>
<context>
    <name>XlsxRows</name>
    <message>
        <source>The items have %1 columns, and a sheet holds at most %2. Choose fields, or write them as CSV.</source>
        <translation>Les dossiers ont %1 colonnes, et une feuille en contient au plus %2. Choisissez des champs, ou écrivez-les en CSV.</translation>
    </message>
    <message>
        <source>The field “%1” of item “%2” has %3 characters, and a cell of a spreadsheet holds at most %4. Write the items as CSV or JSON lines, or choose other fields.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» du dossier «&#xa0;%2&#xa0;» a %3 caractères, et une cellule de classeur en contient au plus %4. Écrivez les dossiers en CSV ou JSON lines, ou choisissez d’autres champs.</translation>
    </message>
    <message>
        <source>A workbook cannot hold this many items. Write them as CSV or JSON lines, or write fewer of them.</source>
        <translation>Il y a plus de dossiers qu’un classeur ne peut en contenir. Écrivez-les en CSV ou JSON lines, ou écrivez-en moins.</translation>
    </message>
</context>
<context>
    <name>intray::Actions</name>
    <message>
        <source>Open a database first.</source>
        <translation>Ouvrez d’abord une base de données.</translation>
    </message>
    <message>
        <source>Take next fo&amp;und</source>
        <translation>Prendre le suivant tr&amp;ouvé</translation>
    </message>
</context>
<context>
    <name>intray::AddFilterMenu</name>
    <message>
        <source>&amp;Breaks a rule</source>
        <translation>&amp;Enfreint une règle</translation>
    </message>
    <message>
        <source>Shows only items whose record breaks a rule of the queue.</source>
        <translation>N’affiche que les dossiers dont l’enregistrement enfreint une règle de la file.</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
</context>
<context>
    <name>intray::AdoptDialog</name>
    <message>
        <source>Adopt a table of %1</source>
        <translation>Adopter une table de %1</translation>
    </message>
    <message>
        <source>Tables of the database</source>
        <translation>Tables de la base de données</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>Ce qui serait fait</translation>
    </message>
    <message>
        <source>The preview shows what would be done. It writes nothing.</source>
        <translation>L’aperçu montre ce qui serait fait. Il n’écrit rien.</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>&amp;Aperçu</translation>
    </message>
    <message>
        <source>&amp;Adopt...</source>
        <translation>Adopte&amp;r...</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>The database has no tables other than Intray&apos;s own.</source>
        <translation>La base de données n’a pas d’autres tables que celles d’Intray.</translation>
    </message>
    <message>
        <source>The table can be adopted like this. Nothing has been written yet.</source>
        <translation>Elle peut être adoptée ainsi. Rien n’a encore été écrit.</translation>
    </message>
    <message>
        <source>Turn the table %1 into the queue %2?</source>
        <translation>Faire de la table %1 la file d’attente %2&#xa0;?</translation>
    </message>
    <message>
        <source>Adopt a table</source>
        <translation>Adopter une table</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>Rien n’est changé à la structure de la table.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Ce SQL est exécuté d’abord&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>&amp;Adopter</translation>
    </message>
    <message>
        <source>The table is now the queue %1. Other programs can go on using it at the same time.</source>
        <translation>La table est maintenant la file d’attente %1. D’autres programmes peuvent continuer à l’utiliser en même temps.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptEndings</name>
    <message>
        <source>empty: only Intray remembers what failed</source>
        <translation>vide&#xa0;: Intray seul retient les échecs</translation>
    </message>
    <message>
        <source>Intray writes these columns when work on a row ends, and empties them when it is reopened. They are not fields of the record.</source>
        <translation>Intray écrit ces colonnes quand le travail sur une ligne finit, et les vide quand elle est rouverte. Ce ne sont pas des champs de l’enregistrement.</translation>
    </message>
    <message>
        <source>State of fa&amp;iled rows</source>
        <translation>État des l&amp;ignes en échec</translation>
    </message>
    <message>
        <source>&amp;Why it failed</source>
        <translation>Po&amp;urquoi l’échec</translation>
    </message>
    <message>
        <source>Worker&apos;s res&amp;ult</source>
        <translation>Résul&amp;tat d’un programme</translation>
    </message>
    <message>
        <source>&amp;Finished at</source>
        <translation>Terminé à (&amp;heure)</translation>
    </message>
    <message>
        <source>Last changed &amp;by</source>
        <translation>Modifié en dernier &amp;par</translation>
    </message>
    <message>
        <source>&amp;Last changed at</source>
        <translation>Dernière &amp;modification à</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>Let items be added: the table makes their ke&amp;ys</source>
        <translation>P&amp;ermettre l’ajout de dossiers&#xa0;: la table attribue leurs clés</translation>
    </message>
    <message>
        <source>Whoever may add items can then add rows to this table with intrayctl add. It is possible where the table makes the key of a new row.</source>
        <translation>Qui peut ajouter des dossiers peut alors ajouter des lignes à cette table avec intrayctl add. C’est possible si la table attribue la clé d’une nouvelle ligne.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptFields</name>
    <message>
        <source>Add an inde&amp;x in the order in which items are given out</source>
        <translation>Ajouter un inde&amp;x dans l’ordre de distribution des dossiers</translation>
    </message>
    <message>
        <source>What is mapped</source>
        <translation>Ce qui est mis en correspondance</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;More tables</source>
        <translation>Autres tab&amp;les</translation>
    </message>
    <message>
        <source>Every row, or a condition in SQL</source>
        <translation>Toutes les lignes&#xa0;; ou une condition en SQL</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;File d’attente</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>&amp;Locks are</source>
        <translation>Emplacement des &amp;verrous</translation>
    </message>
    <message>
        <source>Identified b&amp;y</source>
        <translation>Id&amp;entifié par</translation>
    </message>
    <message>
        <source>Locked &amp;by</source>
        <translation>Verrouillé pa&amp;r</translation>
    </message>
    <message>
        <source>Locked &amp;since</source>
        <translation>Verrouillé &amp;depuis</translation>
    </message>
    <message>
        <source>Lock &amp;id</source>
        <translation>&amp;Identifiant du verrou</translation>
    </message>
    <message>
        <source>Stat&amp;e</source>
        <translation>Colon&amp;ne d’état</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>&amp;Seulement si</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>Cha&amp;mps</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>o&amp;pen:</source>
        <translation>o&amp;uverte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;done:</source>
        <translation>t&amp;erminée&#xa0;:</translation>
    </message>
    <message>
        <source>State of open rows</source>
        <translation>État des lignes ouvertes</translation>
    </message>
    <message>
        <source>State of done rows</source>
        <translation>État des lignes terminées</translation>
    </message>
    <message>
        <source>What is shown and corrected. Intray writes nothing else to the table but the lock and the state.</source>
        <translation>Ce qui est montré et corrigé. Rien d’autre n’est écrit dans la table, hormis le verrou et l’état.</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>dans la ligne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>add a column LockId</source>
        <translation>ajouter une colonne LockId</translation>
    </message>
    <message>
        <source>none: Intray remembers what is done</source>
        <translation>aucune&#xa0;: Intray retient ce qui est terminé</translation>
    </message>
    <message>
        <source>by the key</source>
        <translation>selon la clé</translation>
    </message>
    <message>
        <source>its own key</source>
        <translation>sa propre clé</translation>
    </message>
    <message>
        <source>the row&apos;s key</source>
        <translation>la clé de la ligne</translation>
    </message>
    <message>
        <source>Choose the table that contains the work.</source>
        <translation>Choisissez la table qui contient le travail.</translation>
    </message>
    <message>
        <source>Name the queue: letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>Nommez la file d’attente&#xa0;: lettres, chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;», 64 caractères au plus.</translation>
    </message>
    <message>
        <source>Choose the column that identifies a row.</source>
        <translation>Indiquez quelle colonne identifie une ligne.</translation>
    </message>
    <message>
        <source>Choose the columns for who holds a row, and since when.</source>
        <translation>Indiquez dans quelles colonnes figurent qui détient une ligne et depuis quand.</translation>
    </message>
    <message>
        <source>Enter the value of the state column when a row is done.</source>
        <translation>Indiquez ce qui figure dans la colonne d’état quand une ligne est terminée.</translation>
    </message>
    <message>
        <source>What be&amp;comes of a row</source>
        <translation>Ce que &amp;devient une ligne</translation>
    </message>
    <message>
        <source>nobody: only the lock id</source>
        <translation>personne&#xa0;: l’identifiant du verrou seul</translation>
    </message>
    <message>
        <source>Choose the column of the lock id; it is the only sign of a lock.</source>
        <translation>Dites dans quelle colonne se trouve l’identifiant du verrou&#xa0;; c’est le seul signe d’un verrou.</translation>
    </message>
    <message>
        <source>b&amp;usy:</source>
        <translation>en &amp;traitement&#xa0;:</translation>
    </message>
    <message>
        <source>in a new table beside it</source>
        <translation>dans une nouvelle table à côté</translation>
    </message>
    <message>
        <source>Written when Intray locks a row, and put back with the lock. Without it a locked row looks open to programs that go by the state alone.</source>
        <translation>Écrite quand Intray verrouille une ligne, et remise avec le verrou. Sans elle, une ligne verrouillée semble ouverte aux programmes qui ne regardent que l’état.</translation>
    </message>
    <message>
        <source>State of locked rows</source>
        <translation>État des lignes verrouillées</translation>
    </message>
    <message>
        <source>Co&amp;ntext</source>
        <translation>Conte&amp;xte</translation>
    </message>
    <message>
        <source>The field that says whose request a row is. The command of a worker gets it.</source>
        <translation>Le champ qui dit de qui vient la demande d’une ligne. La commande d’un programme le reçoit.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptMore</name>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ret&amp;irer</translation>
    </message>
    <message>
        <source>Add thi&amp;s table</source>
        <translation>Ajou&amp;ter cette table</translation>
    </message>
    <message>
        <source>Completed together with the first table, all or nothing.</source>
        <translation>Terminé en même temps que la première table, tout ou rien.</translation>
    </message>
    <message>
        <source>Further ta&amp;bles</source>
        <translation>Tables &amp;supplémentaires</translation>
    </message>
    <message>
        <source>Anot&amp;her table</source>
        <translation>A&amp;utre table</translation>
    </message>
    <message>
        <source>Its &amp;key</source>
        <translation>Sa &amp;clé</translation>
    </message>
    <message>
        <source>Its &amp;fields</source>
        <translation>Ses cha&amp;mps</translation>
    </message>
    <message>
        <source>&amp;Longest lock in</source>
        <translation>&amp;Verrou le plus long dans</translation>
    </message>
    <message>
        <source>Column, m&amp;inutes</source>
        <translation>Colonne, mi&amp;nutes</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>the queue&apos;s rules</source>
        <translation>les règles de la file d’attente</translation>
    </message>
    <message>
        <source>%1 by %2: %3</source>
        <translation>%1 selon %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>intray::AskedBackDialog</name>
    <message>
        <source>Reopening requests</source>
        <translation>Demandes de réouverture</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Demandé par</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>Re&amp;fuser...</translation>
    </message>
    <message>
        <source>There are no more requests.</source>
        <translation>Il n’y a plus de demandes.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
        <translation>%1 est de nouveau ouvert et revient d’abord à %2, si ce droit existe encore.</translation>
    </message>
    <message>
        <source>%1 stays finished. %2 reads why.</source>
        <translation>%1 reste terminé. %2 lit pourquoi.</translation>
    </message>
</context>
<context>
    <name>intray::AskedLine</name>
    <message>
        <source>Show...</source>
        <translation>Afficher...</translation>
    </message>
    <message>
        <source>Show the reopening requests</source>
        <translation>Afficher les demandes de réouverture</translation>
    </message>
    <message numerus="yes">
        <source>%n reopening request(s).</source>
        <translation>
            <numerusform>%n demande de réouverture.</numerusform>
            <numerusform>%n demandes de réouverture.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AssignDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will come first for the person or tag that you choose. Nobody else gets them.</source>
        <translation>
            <numerusform>%n dossier viendra d’abord pour la personne ou l’étiquette choisie. Personne d’autre ne le reçoit.</numerusform>
            <numerusform>%n dossiers viendront d’abord pour la personne ou l’étiquette choisie. Personne d’autre ne les reçoit.</numerusform>
        </translation>
    </message>
    <message>
        <source>a user, or @ and a tag</source>
        <translation>un utilisateur, ou @ et une étiquette</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>&amp;For whom</source>
        <translation>&amp;Pour qui</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>Mo&amp;tif</translation>
    </message>
    <message>
        <source>Nobody has this tag in the queue yet, so nobody gets the items until somebody has it.</source>
        <translation>Personne n’a encore cette étiquette dans la file&#xa0;; tant que personne ne l’a, personne ne reçoit les dossiers.</translation>
    </message>
    <message>
        <source>Choose whom the items are for.</source>
        <translation>Choisissez pour qui sont les dossiers.</translation>
    </message>
    <message>
        <source>A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>Une étiquette est un mot d’au plus 50 lettres, sans espaces, virgules ni @.</translation>
    </message>
    <message>
        <source>The items are already assigned like this.</source>
        <translation>Les dossiers sont déjà attribués ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n dossier est maintenant pour tous.</numerusform>
            <numerusform>%n dossiers sont maintenant pour tous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n dossier est maintenant pour %1.</numerusform>
            <numerusform>%n dossiers sont maintenant pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom are the items of %1 for?</source>
        <translation>Pour qui sont les dossiers de %1 ?</translation>
    </message>
</context>
<context>
    <name>intray::AttachmentBar</name>
    <message>
        <source>The attachment was saved as “%1”.</source>
        <translation>La pièce jointe a été enregistrée sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The attachment could not be saved as “%1”: %2.</source>
        <translation>La pièce jointe n’a pas pu être enregistrée sous «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Enregistrer sous...</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Pièces jointes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save the attachment</source>
        <translation>Enregistrer la pièce jointe</translation>
    </message>
</context>
<context>
    <name>intray::AuditCheck</name>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Vérifier maintenant</translation>
    </message>
    <message>
        <source>Checking the history</source>
        <translation>Vérification de l’historique</translation>
    </message>
    <message>
        <source>Stops checking the history.</source>
        <translation>Arrête la vérification de l’historique.</translation>
    </message>
    <message>
        <source>Checks the history of every item for anything that must never happen: an item with two holders, work under a lock that was gone, an item completed twice. Nothing is changed, and everybody can go on working.</source>
        <translation>Vérifie dans l’historique de chaque dossier tout ce qui ne doit jamais arriver : un dossier chez deux personnes, du travail sous un verrou disparu, un dossier terminé deux fois. Rien n’est modifié, et chacun peut continuer à travailler.</translation>
    </message>
    <message>
        <source>Cancelling...</source>
        <translation>Annulation...</translation>
    </message>
    <message>
        <source>Checking the history...</source>
        <translation>Vérification de l’historique...</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <translation>Vérifié à %1 : %2</translation>
    </message>
    <message>
        <source>The check was cancelled. The history was not checked to its end.</source>
        <translation>La vérification a été annulée. L’historique n’a pas été vérifié jusqu’au bout.</translation>
    </message>
</context>
<context>
    <name>intray::BecomingForm</name>
    <message>
        <source>Chosen values &amp;become</source>
        <translation>Les valeurs choisies &amp;deviennent</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>La nouvelle valeur</translation>
    </message>
    <message>
        <source>what is proposed</source>
        <translation>ce qui est proposé</translation>
    </message>
    <message>
        <source>what examples show</source>
        <translation>ce que montrent les exemples</translation>
    </message>
    <message>
        <source>one new value</source>
        <translation>une nouvelle valeur</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Write what one of these values should be, and the others follow.</source>
        <translation>Écrivez ce que doit être l’une de ces valeurs&#xa0;; les autres suivent.</translation>
    </message>
    <message>
        <source>Write the new value.</source>
        <translation>Écrivez la nouvelle valeur.</translation>
    </message>
    <message>
        <source>built like %1</source>
        <translation>écrites comme %1</translation>
    </message>
</context>
<context>
    <name>intray::BesideForm</name>
    <message>
        <source>A column of whole numbers: higher ones are worked on first. A row with anything else is rejected.</source>
        <translation>Une colonne de nombres entiers&#xa0;: ce qui en a un plus grand est traité d’abord. Une ligne qui contient autre chose est rejetée.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>aucune colonne</translation>
    </message>
    <message>
        <source>Columns that say whose request it was, in which language and so on, separated by commas: workers get them along with the record.</source>
        <translation>Colonnes qui disent de qui venait la demande, dans quelle langue, etc., séparées par des virgules&#xa0;: les automates les reçoivent à côté de l’enregistrement.</translation>
    </message>
    <message>
        <source>Pr&amp;iority from</source>
        <translation>Priorité d’&amp;après</translation>
    </message>
    <message>
        <source>Conte&amp;xt from</source>
        <translation>Conte&amp;xte d’après</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Le fichier n’a pas de colonne «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::BoundCourse</name>
    <message>
        <source>How the number fell while people worked</source>
        <translation>Comment le nombre a baissé pendant le travail</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>%1 ouverts</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 souhaités</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Champs encore faux</translation>
    </message>
    <message>
        <source>%1 after %2 opened records, %3 after %4; wished: %5.</source>
        <translation>%1 après %2 enregistrements ouverts, %3 après %4 ; souhaité : %5.</translation>
    </message>
</context>
<context>
    <name>intray::BulkDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>What did not work</source>
        <translation>Ce qui n’a pas abouti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>This did not work for %n item(s):</source>
        <translation>
            <numerusform>Pour %n dossier, cela n’a pas abouti&#xa0;:</numerusform>
            <numerusform>Pour %n dossiers, cela n’a pas abouti&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Annulé&#xa0;: le reste a été laissé tel quel.</translation>
    </message>
</context>
<context>
    <name>intray::BusyMark</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>intray::CalibrationFold</name>
    <message numerus="yes">
        <source>Expected to have a fault: %1 to %2 (%Ln record(s))</source>
        <translation>
            <numerusform>Faute attendue&#xa0;: %1 à %2 (%Ln enregistrement)</numerusform>
            <numerusform>Faute attendue&#xa0;: %1 à %2 (%Ln enregistrements)</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 opened records %2 were expected to have a fault, and %3 had one.</source>
        <translation>Sur %1 enregistrements ouverts, on attendait une faute dans %2, et %3 en avaient une.</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>La justesse des doutes</translation>
    </message>
    <message>
        <source>%1 had one</source>
        <translation>%1 en avaient une</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 attendus</translation>
    </message>
</context>
<context>
    <name>intray::ChangeTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
</context>
<context>
    <name>intray::CheckedFields</name>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n enregistrement enfreint une règle</numerusform>
            <numerusform>%1, %n enregistrements enfreignent une règle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing breaks a rule</source>
        <translation>%1, rien n&apos;enfreint de règle</translation>
    </message>
</context>
<context>
    <name>intray::ChoicePicker</name>
    <message>
        <source>Choose %1 from the list (Alt+Down in the field)</source>
        <translation>Choisir %1 dans la liste (Alt+Bas dans le champ)</translation>
    </message>
</context>
<context>
    <name>intray::ColumnLayout</name>
    <message>
        <source>Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Déplacer à &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Déplacer à &amp;droite</translation>
    </message>
</context>
<context>
    <name>intray::CommandRun</name>
    <message numerus="yes">
        <source>The command was ended because it took longer than %n second(s).</source>
        <translation>
            <numerusform>La commande a été interrompue, car elle durait plus de %n seconde.</numerusform>
            <numerusform>La commande a été interrompue, car elle durait plus de %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was ended because it wrote more than 16 MB.</source>
        <translation>La commande a été interrompue, car elle a écrit plus de 16 Mo.</translation>
    </message>
    <message>
        <source>The command could not be started: %1.</source>
        <translation>La commande n’a pas pu être lancée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The command was ended by signal %1.</source>
        <translation>La commande a été interrompue par le signal %1.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation>La commande s’est terminée avec le code de retour %1.</translation>
    </message>
</context>
<context>
    <name>intray::ComparedView</name>
    <message numerus="yes">
        <source>%n field(s) are the same.</source>
        <translation>
            <numerusform>%n champ est identique.</numerusform>
            <numerusform>%n champs sont identiques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other field(s) are the same.</source>
        <translation>
            <numerusform>%n autre champ est identique.</numerusform>
            <numerusform>%n autres champs sont identiques.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Diffère dans</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Cet enregistrement</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>L’autre</translation>
    </message>
</context>
<context>
    <name>intray::ConditionRows</name>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>est rempli</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>What it must be</source>
        <translation>Ce qu’il doit être</translation>
    </message>
    <message>
        <source>Values, separated by ;</source>
        <translation>Valeurs, séparées par&#xa0;;</translation>
    </message>
</context>
<context>
    <name>intray::ConfirmDismiss</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Classer sans suite</translation>
    </message>
    <message>
        <source>&amp;Why? A reason is required.</source>
        <translation>&amp;Pourquoi&#xa0;? Un motif est obligatoire.</translation>
    </message>
    <message>
        <source>&amp;Why? It stays in the history.</source>
        <translation>&amp;Pourquoi&#xa0;? Le motif reste dans l’historique.</translation>
    </message>
    <message>
        <source>Dismiss %1 for good?</source>
        <translation>Écarter %1 définitivement ?</translation>
    </message>
    <message>
        <source>It will not come back to the queue. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Le dossier ne reviendra pas dans la file. Vous pouvez l’annuler pendant dix secondes ; ensuite, seul un superviseur peut le rouvrir.</translation>
    </message>
</context>
<context>
    <name>intray::Connecting</name>
    <message>
        <source>The system&apos;s keychain does not have this password (any more).</source>
        <translation>Le trousseau du système ne contient pas ce mot de passe (ou ne le contient plus).</translation>
    </message>
    <message>
        <source>The system&apos;s keychain does not answer. The password stays in it.</source>
        <translation>Le trousseau du système ne répond pas. Le mot de passe qu’il contient y reste.</translation>
    </message>
    <message>
        <source>You are not connected to %1, because no password was given.</source>
        <translation>Vous n’êtes pas connecté à %1, car aucun mot de passe n’a été donné.</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionDialog</name>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>Nouve&amp;lle</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Suppri&amp;mer</translation>
    </message>
    <message>
        <source>What this kind of database enforces</source>
        <translation>Ce que ce type de base de données garantit par lui-même</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Essai de la connexion</translation>
    </message>
    <message>
        <source>Det&amp;ails...</source>
        <translation>&amp;Détails...</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>Tests the connection and shows what is there. Nothing is changed.</source>
        <translation>Essaie la connexion et dit ce qui s’y trouve. Ne change rien.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Se connecter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Il manque quelque chose.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Essai en cours...</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Type the password.</source>
        <translation>Saisissez le mot de passe.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>La connexion ne fonctionne pas encore.</translation>
    </message>
    <message>
        <source>Saved connect&amp;ions</source>
        <translation>Conne&amp;xions enregistrées</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionFields</name>
    <message>
        <source>Create or up&amp;grade the file if needed</source>
        <translation>Créer le fichier, ou le mettre à &amp;jour, si nécessaire</translation>
    </message>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
        <translation>Conser&amp;ver dans le trousseau du système</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>File on this computer</source>
        <translation>Fichier sur cet ordinateur</translation>
    </message>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>MariaDB</source>
        <translation>MariaDB</translation>
    </message>
    <message>
        <source>ODBC data source</source>
        <translation>Source de données ODBC</translation>
    </message>
    <message>
        <source>Kin&amp;d</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Par&amp;courir...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Data sources of this computer</source>
        <translation>Sources de données de cet ordinateur</translation>
    </message>
    <message>
        <source>Connection text</source>
        <translation>Texte de connexion</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>DSN=NAME, or Driver={NAME};Server=HOST;Database=NAME. Never a password.</source>
        <translation>DSN=NAME, ou Driver={NAME};Server=HOST;Database=NAME. Jamais de mot de passe.</translation>
    </message>
    <message>
        <source>Data so&amp;urce</source>
        <translation>So&amp;urce de données</translation>
    </message>
    <message>
        <source>db.example.org, or several separated by commas</source>
        <translation>db.example.org, ou plusieurs séparés par des virgules</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Hôte</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>&amp;Base de données</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Password file, certificate or ticket</source>
        <translation>Fichier de mots de passe, certificat ou ticket</translation>
    </message>
    <message>
        <source>PostgreSQL: .pgpass, a client&apos;s certificate or Kerberos. MariaDB: .my.cnf. Nobody is asked then.</source>
        <translation>PostgreSQL&#xa0;: .pgpass, un certificat de client ou Kerberos. MariaDB&#xa0;: .my.cnf. Rien n’est alors demandé.</translation>
    </message>
    <message>
        <source>asked for at each start</source>
        <translation>demandé à chaque démarrage</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>C&amp;ompte</translation>
    </message>
    <message>
        <source>&amp;Sign in with</source>
        <translation>S’&amp;identifier avec</translation>
    </message>
    <message>
        <source>Passw&amp;ord</source>
        <translation>Mot de p&amp;asse</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>Chiff&amp;rement</translation>
    </message>
    <message>
        <source>All of this in one line, for the command line. An address that is typed or pasted here fills the fields above.</source>
        <translation>Tout cela en une ligne, pour la ligne de commande. Une adresse saisie ou collée ici remplit les champs ci-dessus.</translation>
    </message>
    <message>
        <source>Add&amp;ress</source>
        <translation>Adr&amp;esse</translation>
    </message>
    <message>
        <source>saved in the system&apos;s keychain</source>
        <translation>conservé dans le trousseau du système</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no data source is set up here</source>
        <translation>aucune source de données n’est configurée ici</translation>
    </message>
    <message>
        <source>choose a data source</source>
        <translation>choisir une source de données</translation>
    </message>
    <message>
        <source>Save (this system has no &amp;keychain)</source>
        <translation>Conser&amp;ver (ce système n’a pas de trousseau)</translation>
    </message>
    <message>
        <source>Database file</source>
        <translation>Fichier de base de données</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bases de données Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Habituellement %1</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionTrial</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
</context>
<context>
    <name>intray::CorrectDialog</name>
    <message>
        <source>Correct many records: %1</source>
        <translation>Corriger beaucoup d’enregistrements&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Champ</translation>
    </message>
    <message>
        <source>&amp;Old value</source>
        <translation>&amp;Ancienne valeur</translation>
    </message>
    <message>
        <source>&amp;New value</source>
        <translation>&amp;Nouvelle valeur</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>C&amp;orriger</translation>
    </message>
    <message>
        <source>&amp;Restore old value</source>
        <translation>&amp;Rétablir l’ancienne valeur</translation>
    </message>
    <message>
        <source>Records with this value</source>
        <translation>Enregistrements avec cette valeur</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>The new value is the old one.</source>
        <translation>La nouvelle valeur est l’ancienne.</translation>
    </message>
    <message>
        <source>Searching for records with this value...</source>
        <translation>Recherche des enregistrements avec cette valeur...</translation>
    </message>
    <message>
        <source>No open record can be corrected.</source>
        <translation>Aucun enregistrement ouvert ne peut être corrigé.</translation>
    </message>
    <message>
        <source>Enter the old and the new value. Only whole values count, to the last character.</source>
        <translation>Dites quelle valeur devient laquelle. Seule la valeur entière compte, jusqu’au dernier caractère.</translation>
    </message>
    <message>
        <source>will be corrected</source>
        <translation>est corrigé</translation>
    </message>
    <message>
        <source>No open record has this value in this field.</source>
        <translation>Aucun enregistrement ouvert n’a cette valeur dans ce champ.</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) stay as they are.</source>
        <translation>
            <numerusform>%n autre reste tel quel.</numerusform>
            <numerusform>%n autres restent tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %L1 are listed.</source>
        <translation>Les %L1 premiers sont énumérés.</translation>
    </message>
    <message>
        <source>old value restored</source>
        <translation>a de nouveau son ancienne valeur</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>a été corrigé</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n enregistrement a de nouveau son ancienne valeur.</numerusform>
            <numerusform>%n enregistrements ont de nouveau leur ancienne valeur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n enregistrement a été corrigé.</numerusform>
            <numerusform>%n enregistrements ont été corrigés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Annulé&#xa0;: le reste est resté tel quel.</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>&amp;Vider le champ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>E&amp;arlier corrections...</source>
        <translation>&amp;Antérieures...</translation>
    </message>
    <message>
        <source>Earlier bulk corrections, to restore old values</source>
        <translation>Ce qui a été corrigé ensemble auparavant, pour rétablir d’anciennes valeurs</translation>
    </message>
    <message>
        <source>will be proposed to %1</source>
        <translation>sera proposé à %1</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>proposé à la personne qui le détient</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Ancienne valeur</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>can be corrected</source>
        <translation>peut être corrigé</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n enregistrement est verrouillé ; la valeur est proposée à qui le détient.</numerusform>
            <numerusform>%n enregistrements sont verrouillés ; la valeur est proposée à qui les détient.</numerusform>
        </translation>
    </message>
    <message>
        <source>will be proposed to you</source>
        <translation>vous sera proposé</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>already has a proposed value</source>
        <translation>a déjà une valeur proposée</translation>
    </message>
    <message>
        <source>proposal withdrawn</source>
        <translation>proposition retirée</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%n proposition a été retirée.</numerusform>
            <numerusform>%n propositions ont été retirées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching in %1...</source>
        <translation>Recherche dans %1...</translation>
    </message>
    <message>
        <source>No open record of %1 would change.</source>
        <translation>Aucun enregistrement ouvert de %1 ne changerait.</translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would change in the same way, in %2.</source>
        <translation>
            <numerusform>%n enregistrement ouvert de %1 changerait de la même façon, dans %2.</numerusform>
            <numerusform>%n enregistrements ouverts de %1 changeraient de la même façon, dans %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would lose “%2” in %3.</source>
        <translation>
            <numerusform>%n enregistrement ouvert de %1 perdrait « %2 » dans %3.</numerusform>
            <numerusform>%n enregistrements ouverts de %1 perdraient « %2 » dans %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” in %3.</source>
        <translation>
            <numerusform>%n enregistrement ouvert de %1 recevrait « %2 » dans %3.</numerusform>
            <numerusform>%n enregistrements ouverts de %1 recevraient « %2 » dans %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” instead of “%3” in %4.</source>
        <translation>
            <numerusform>%n enregistrement ouvert de %1 recevrait « %2 » au lieu de « %3 » dans %4.</numerusform>
            <numerusform>%n enregistrements ouverts de %1 recevraient « %2 » au lieu de « %3 » dans %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CorrectOthers</name>
    <message numerus="yes">
        <source>%n other open record(s) would come right in the same way.</source>
        <translation>
            <numerusform>%n autre enregistrement ouvert deviendrait juste de la même façon.</numerusform>
            <numerusform>%n autres enregistrements ouverts deviendraient justes de la même façon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Other open records would come right in the same way, which are shown field by field: %1.</source>
        <translation>D’autres enregistrements ouverts deviendraient justes de la même façon&#xa0;; ils sont montrés champ par champ&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No other open record would come right in the same way.</source>
        <translation>Aucun autre enregistrement ouvert ne deviendrait juste de la même façon.</translation>
    </message>
    <message>
        <source>The other open records are still being searched. What is found is told here.</source>
        <translation>Les autres enregistrements ouverts sont encore recherchés. Ce qui sera trouvé est dit ici.</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleForm</name>
    <message>
        <source>One field is not after, or not more than, another</source>
        <translation>Un champ n’est pas après un autre, ou pas plus grand</translation>
    </message>
    <message>
        <source>If one field is ..., another is ...</source>
        <translation>Si un champ est ..., un autre est ...</translation>
    </message>
    <message>
        <source>If some fields are equal, others are equal</source>
        <translation>À champs égaux, d’autres sont égaux</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Différent dans chaque enregistrement</translation>
    </message>
    <message>
        <source>Intray&apos;s default message</source>
        <translation>Message par défaut d’Intray</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>&amp;Message</source>
        <translation>&amp;Message</translation>
    </message>
    <message>
        <source>First field</source>
        <translation>Premier champ</translation>
    </message>
    <message>
        <source>Second field</source>
        <translation>Second champ</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comment ils se comparent</translation>
    </message>
    <message>
        <source>comes before, or is less than</source>
        <translation>vient avant, ou est inférieur à</translation>
    </message>
    <message>
        <source>is not after, or not more than</source>
        <translation>n’est ni après ni supérieur à</translation>
    </message>
    <message>
        <source>is the same as</source>
        <translation>est identique à</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>Where these are equal:</source>
        <translation>Lorsque ceux-ci sont égaux&#xa0;:</translation>
    </message>
    <message>
        <source>these are equal, too:</source>
        <translation>ceci aussi est égal&#xa0;:</translation>
    </message>
    <message>
        <source>No two records have the same</source>
        <translation>Deux enregistrements n’ont jamais en commun</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleList</name>
    <message>
        <source>&amp;New rule</source>
        <translation>&amp;Nouvelle règle</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Rules across fields</source>
        <translation>Règles entre champs</translation>
    </message>
    <message>
        <source>(unknown rule)</source>
        <translation>(aucune règle connue d’Intray)</translation>
    </message>
    <message>
        <source>No rule looks at two fields yet.</source>
        <translation>Aucune règle ne porte encore sur deux champs.</translation>
    </message>
    <message>
        <source>Such a rule says that a ZIP code belongs to a city, or that one day is before another. “Proposals” looks for what holds in the records.</source>
        <translation>Une telle règle dit qu&apos;un code postal correspond à une ville, ou qu&apos;un jour en précède un autre. « Propositions » cherche ce qui est vrai dans les enregistrements.</translation>
    </message>
    <message>
        <source>This rule came with the file of the fields and rules. To change it, export them to a file, change it there and import the file.</source>
        <translation>Cette règle est venue avec le fichier des champs et des règles. Pour la modifier, exportez-les dans un fichier, modifiez-la dans celui-ci et importez le fichier.</translation>
    </message>
</context>
<context>
    <name>intray::DayPicker</name>
    <message>
        <source>Choose %1 in a calendar (Alt+Down in the field)</source>
        <translation>Choisir %1 dans un calendrier (Alt+Bas dans le champ)</translation>
    </message>
</context>
<context>
    <name>intray::DecisionKeeping</name>
    <message>
        <source>The next delivery that this template imports comes with what is decided here: proposed at the desk, or corrected at once if the template says so.</source>
        <translation>La prochaine livraison importée avec ce modèle apporte ce qui est décidé ici&#xa0;: proposé sur le plan de travail, ou corrigé aussitôt si le modèle le dit.</translation>
    </message>
    <message>
        <source>&amp;Save in the template</source>
        <translation>Enregistrer dans le m&amp;odèle</translation>
    </message>
    <message>
        <source>none: for these records only</source>
        <translation>aucun&#xa0;: pour ces enregistrements seulement</translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>C’est enregistré dans le modèle «&#xa0;%1&#xa0;»&#xa0;: la prochaine livraison importée avec lui l’apportera.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>Ce n’est pas enregistré dans le modèle «&#xa0;%1&#xa0;». %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>C’est encore dans un modèle. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Ce n’est plus dans le modèle «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::DeliveriesDialog</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 et d’autres</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>encore en attente&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 worked on</source>
        <translation>pris en charge&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>annulés&#xa0;: %1</translation>
    </message>
    <message>
        <source>It added no records.</source>
        <translation>Elle n’a ajouté aucun enregistrement.</translation>
    </message>
    <message>
        <source>Its records: %1.</source>
        <translation>Parmi ses enregistrements, %1.</translation>
    </message>
    <message numerus="yes">
        <source>It updated %n record(s).</source>
        <translation>
            <numerusform>Elle a mis à jour %n enregistrement.</numerusform>
            <numerusform>Elle a mis à jour %n enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brought back %n record(s) that had been dismissed.</source>
        <translation>
            <numerusform>Elle a fait revenir %n enregistrement qui avait été retiré.</numerusform>
            <numerusform>Elle a fait revenir %n enregistrements qui avaient été retirés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its values are proposed for %n record(s): %1.</source>
        <translation>
            <numerusform>Ses valeurs sont proposées pour %n enregistrement&#xa0;: %1.</numerusform>
            <numerusform>Ses valeurs sont proposées pour %n enregistrements&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n enregistrement n’a pas pu être mis à jour.</numerusform>
            <numerusform>%n enregistrements n’ont pas pu être mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in its file: %1.</source>
        <translation>
            <numerusform>%n enregistrement en attente est absent de son fichier&#xa0;: %1.</numerusform>
            <numerusform>%n enregistrements en attente sont absents de son fichier&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Chargement...</translation>
    </message>
    <message>
        <source>&amp;Take the delivery back</source>
        <translation>&amp;Annuler la livraison</translation>
    </message>
    <message>
        <source>&amp;Dismiss what is missing</source>
        <translation>&amp;Classer sans suite ce qui manque</translation>
    </message>
    <message>
        <source>Deliveries: %1</source>
        <translation>Livraisons&#xa0;: %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajoutées</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>For example: the wrong month was sent.</source>
        <translation>Par exemple&#xa0;: le mauvais mois a été envoyé.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) dismissed so far. Esc stops.</source>
        <translation>
            <numerusform>%n enregistrement est retiré jusqu’ici. Échap arrête.</numerusform>
            <numerusform>%n enregistrements sont retirés jusqu’ici. Échap arrête.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>Rien n’a encore été importé dans cette file d’attente.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>Enter a reason first.</source>
        <translation>Écrivez d’abord un motif.</translation>
    </message>
    <message>
        <source>No records of this delivery are waiting any more.</source>
        <translation>Aucun enregistrement de cette livraison n’attend plus.</translation>
    </message>
    <message>
        <source>This delivery has no known missing records.</source>
        <translation>Aucun enregistrement n’est connu comme manquant dans cette livraison.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n enregistrement a été classé sans suite. Il revient quand sa clé revient.</numerusform>
            <numerusform>%n enregistrements ont été classés sans suite. Ils reviennent quand leurs clés reviennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Annulé. Aucun enregistrement n’a été classé sans suite.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Do it again to continue.</source>
        <translation>
            <numerusform>Annulé&#xa0;: %n enregistrement a été classé sans suite, les autres attendent encore. Recommencer continue.</numerusform>
            <numerusform>Annulé&#xa0;: %n enregistrements ont été classés sans suite, les autres attendent encore. Recommencer continue.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed: somebody has worked on them, or a later delivery has changed them.</source>
        <translation>Aucun enregistrement n’a été classé sans suite&#xa0;: quelqu’un y a travaillé, ou une livraison suivante les a modifiés.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n enregistrement garde les valeurs qu’elle a apportées.</numerusform>
            <numerusform>%n enregistrements gardent les valeurs qu’elle a apportées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Non ajoutées</translation>
    </message>
    <message>
        <source>Rejected: %1; there already with other values: %2.</source>
        <translation>Rejetées&#xa0;: %1. Déjà présentes avec d’autres valeurs&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>%n ligne a été refusée.</numerusform>
            <numerusform>%n lignes ont été refusées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were there already with other values.</source>
        <translation>
            <numerusform>%n ligne existait déjà avec d’autres valeurs.</numerusform>
            <numerusform>%n lignes existaient déjà avec d’autres valeurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import %1 again...</source>
        <translation>&amp;Importer %1 à nouveau...</translation>
    </message>
</context>
<context>
    <name>intray::DeskHead</name>
    <message>
        <source>for you</source>
        <translation>pour vous</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>read-only, your text is kept</source>
        <translation>en lecture seule, le texte est conservé</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n faute</numerusform>
            <numerusform>%n fautes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n doublon</numerusform>
            <numerusform>%n doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n à vérifier</numerusform>
            <numerusform>%n à vérifier</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>en lecture seule</translation>
    </message>
    <message>
        <source>%1 of %2 in your batch</source>
        <translation>%1 sur %2 dans votre lot</translation>
    </message>
</context>
<context>
    <name>intray::DeskPage</name>
    <message>
        <source>This queue has no side panel.</source>
        <translation>Cette file d’attente n’a pas de panneau latéral.</translation>
    </message>
    <message>
        <source>There is no item in the list to look at.</source>
        <translation>Il n’y a aucun dossier à regarder dans la liste.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Source and history</source>
        <translation>Source et historique</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Historique et notes</translation>
    </message>
    <message>
        <source>Choose an item in the list first.</source>
        <translation>Choisissez d’abord un dossier dans la liste.</translation>
    </message>
    <message>
        <source>The side panel stands beside a record. Take one first.</source>
        <translation>Le panneau latéral se trouve à côté d’un enregistrement. Prenez-en un d’abord.</translation>
    </message>
    <message>
        <source>The lists are read again.</source>
        <translation>Les listes sont relues.</translation>
    </message>
    <message>
        <source>The queue %1 was removed, or you no longer work in it. This is %2 now.</source>
        <translation>La file d’attente %1 a été supprimée, ou vous n’y travaillez plus. Voici maintenant %2.</translation>
    </message>
</context>
<context>
    <name>intray::DeskSuggestions</name>
    <message>
        <source>%1? %2</source>
        <translation>%1&#xa0;? %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>intray::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>intray::DuplicateDecisions</name>
    <message>
        <source>%1 was changed in the meantime. It is now shown as it is; look at it again before you merge.</source>
        <translation>%1 a été modifié entre-temps. Il est affiché tel qu’il est maintenant&#xa0;; regardez-le encore une fois avant de fusionner.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 a été fusionné dans %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were merged into %1.</source>
        <translation>
            <numerusform>%n enregistrement a été fusionné dans %1.</numerusform>
            <numerusform>%n enregistrements ont été fusionnés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not duplicates; Intray remembers this.</source>
        <translation>%1 ne sont pas des doublons&#xa0;; c’est noté.</translation>
    </message>
    <message>
        <source>%1 is not a duplicate of the others; Intray remembers this.</source>
        <translation>%1 n’est pas un doublon des autres&#xa0;; c’est noté.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Annulé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has its previous values again.</source>
        <translation>%1 a de nouveau ses anciennes valeurs.</translation>
    </message>
</context>
<context>
    <name>intray::DuplicatesPage</name>
    <message>
        <source>%1 and this record are not duplicates; Intray remembers this.</source>
        <translation>%1 et cet enregistrement ne sont pas des doublons&#xa0;; c’est noté.</translation>
    </message>
    <message>
        <source>Likely duplicates of the record</source>
        <translation>Doublons probables de l’enregistrement</translation>
    </message>
    <message>
        <source>The record beside the likely duplicate</source>
        <translation>L’enregistrement à côté du doublon probable</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Duplicates (%1)</source>
        <translation>Doublons (%1)</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Aucun enregistrement ouvert.</translation>
    </message>
    <message>
        <source>Searching for duplicates...</source>
        <translation>Recherche de doublons...</translation>
    </message>
    <message>
        <source>No other record of this queue is a likely duplicate.</source>
        <translation>Aucun autre enregistrement de cette file n’est probablement le même.</translation>
    </message>
    <message>
        <source>locked by you</source>
        <translation>verrouillé par vous</translation>
    </message>
    <message>
        <source>locked by %1</source>
        <translation>verrouillé par %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>done by %1</source>
        <translation>terminé par %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>There is no likely duplicate beside the record.</source>
        <translation>Il n’y a pas de doublon probable à côté de l’enregistrement.</translation>
    </message>
    <message>
        <source>Look at the likely duplicate first: it is under Duplicates in the side panel (F4).</source>
        <translation>Regardez d’abord le doublon probable&#xa0;: il est dans le panneau latéral (F4), sous Doublons.</translation>
    </message>
    <message>
        <source>The record is not open for editing.</source>
        <translation>L’enregistrement n’est pas ouvert au travail.</translation>
    </message>
    <message>
        <source>Somebody else is working on the chosen record.</source>
        <translation>Quelqu’un d’autre travaille sur l’enregistrement choisi.</translation>
    </message>
    <message>
        <source>Merge the record</source>
        <translation>Fusionner l’enregistrement</translation>
    </message>
    <message>
        <source>Merge %1 into %2?</source>
        <translation>Fusionner %1 dans %2&#xa0;?</translation>
    </message>
    <message>
        <source>The other record is kept as it is; what you typed here is lost. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>L’autre enregistrement est conservé tel quel&#xa0;; ce que vous avez saisi ici est perdu. Vous pouvez annuler pendant dix secondes, ensuite seul un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>The other record is kept as it is. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>L’autre enregistrement est conservé tel quel. Vous pouvez annuler pendant dix secondes, ensuite seul un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>This queue has not been searched for duplicates yet. Intray does that in the background; look again in a while.</source>
        <translation>Les doublons de cette file n’ont pas encore été cherchés. Cela se fait tout seul, petit à petit&#xa0;; regardez de nouveau un peu plus tard.</translation>
    </message>
    <message numerus="yes">
        <source>%n likely duplicate(s) of this record. Ctrl+Shift+K says that the chosen one is none, Ctrl+Shift+M merges the record into it.</source>
        <translation>
            <numerusform>%n doublon probable de cet enregistrement. Ctrl+Maj+K dit que celui qui est choisi n’en est pas un, Ctrl+Maj+M y fusionne l’enregistrement.</numerusform>
            <numerusform>%n doublons probables de cet enregistrement. Ctrl+Maj+K dit que celui qui est choisi n’en est pas un, Ctrl+Maj+M y fusionne l’enregistrement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::EarlierCorrections</name>
    <message>
        <source>Loading...</source>
        <translation>Chargement...</translation>
    </message>
    <message>
        <source>Bulk corrections: %1</source>
        <translation>Corrections en masse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bulk corrections</source>
        <translation>Corrections en masse</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Ancienne valeur</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>&amp;Restore old value</source>
        <translation>&amp;Rétablir l’ancienne valeur</translation>
    </message>
    <message>
        <source>There are no bulk corrections in this queue.</source>
        <translation>Cette file d’attente n’a pas de corrections en masse.</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, rétablis</translation>
    </message>
    <message>
        <source>%1, of these %2 undone</source>
        <translation>%1, dont %2 rétablis</translation>
    </message>
</context>
<context>
    <name>intray::ElidedLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>intray::EmptyDesk</name>
    <message>
        <source>Why do I not get anything?</source>
        <translation>Pourquoi est-ce que je ne reçois rien&#xa0;?</translation>
    </message>
    <message>
        <source>This queue is paused</source>
        <translation>Cette file d’attente est en pause</translation>
    </message>
    <message>
        <source>No record open</source>
        <translation>Aucun enregistrement ouvert</translation>
    </message>
    <message>
        <source>Nothing waits in this queue</source>
        <translation>Rien n’attend dans cette file d’attente</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait</source>
        <translation>
            <numerusform>%Ln enregistrement attend</numerusform>
            <numerusform>%Ln enregistrements attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>What you typed is kept.</source>
        <translation>Ce que vous avez saisi est conservé.</translation>
    </message>
    <message>
        <source>Take the next one, or pick one from the list.</source>
        <translation>Prenez le suivant, ou choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>finds a record in the list</source>
        <translation>trouve un enregistrement dans la liste</translation>
    </message>
    <message>
        <source>finds whatever Intray can do</source>
        <translation>trouve tout ce qu’Intray sait faire</translation>
    </message>
    <message>
        <source>shows all keys and the handbook</source>
        <translation>montre toutes les touches et le manuel</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished item(s) of yours</source>
        <translation>
            <numerusform>%n dossier inachevé</numerusform>
            <numerusform>%n dossiers inachevés</numerusform>
        </translation>
    </message>
    <message>
        <source>You have typed nothing yet. Go on where you were.</source>
        <translation>Vous n’avez encore rien saisi. Continuez là où vous étiez.</translation>
    </message>
    <message>
        <source>New records appear here by themselves.</source>
        <translation>Les nouveaux enregistrements apparaissent ici d’eux-mêmes.</translation>
    </message>
    <message>
        <source>You have done %1 today.</source>
        <translation>Terminés par vous aujourd’hui&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Regarder à nouveau</translation>
    </message>
    <message numerus="yes">
        <source>You still hold %n unfinished item(s).</source>
        <translation>
            <numerusform>Vous tenez encore %n dossier inachevé.</numerusform>
            <numerusform>Vous tenez encore %n dossiers inachevés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait in %1.</source>
        <translation>
            <numerusform>%Ln enregistrement attend dans %1.</numerusform>
            <numerusform>%Ln enregistrements attendent dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Votre texte de %n dossier que vous ne détenez plus est conservé.</numerusform>
            <numerusform>Votre texte de %n dossiers que vous ne détenez plus est conservé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Continuer avec %1</translation>
    </message>
    <message>
        <source>leads back to %1, where your text is kept</source>
        <translation>ramène à %1, où votre texte est conservé</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>Records that have just come are there then.</source>
        <translation>Les enregistrements qui viennent d’arriver y sont alors.</translation>
    </message>
</context>
<context>
    <name>intray::EmptyList</name>
    <message>
        <source>Search without the filter</source>
        <translation>Chercher sans le filtre</translation>
    </message>
    <message>
        <source>Clear both</source>
        <translation>Effacer les deux</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Remove the filter</source>
        <translation>Retirer le filtre</translation>
    </message>
</context>
<context>
    <name>intray::EncryptionChoice</name>
    <message>
        <source>Another computer on the network could pose as the server and learn the password. Only use this on a trusted network.</source>
        <translation>Un autre ordinateur du réseau pourrait se faire passer pour le serveur et apprendre le mot de passe. N’utilisez ceci que sur un réseau de confiance.</translation>
    </message>
    <message>
        <source>Anybody on the network can read and change what is sent. Only use this on a trusted network.</source>
        <translation>Toute personne présente sur le réseau peut lire et modifier ce qui est envoyé. N’utilisez ceci que sur un réseau de confiance.</translation>
    </message>
    <message>
        <source>Choose &amp;file...</source>
        <translation>Choisir un &amp;fichier...</translation>
    </message>
    <message>
        <source>File of the authority that signs the server&apos;s certificate</source>
        <translation>Fichier de l’autorité qui signe le certificat du serveur</translation>
    </message>
    <message>
        <source>Encrypted and verified (recommended)</source>
        <translation>Chiffrée et vérifiée (recommandé)</translation>
    </message>
    <message>
        <source>Trusted network: encrypted, not verified</source>
        <translation>Réseau de confiance&#xa0;: chiffrée, non vérifiée</translation>
    </message>
    <message>
        <source>Trusted network: not encrypted</source>
        <translation>Réseau de confiance&#xa0;: non chiffrée</translation>
    </message>
    <message>
        <source>certificate of the authority (required)</source>
        <translation>certificat de l’autorité, nécessaire</translation>
    </message>
    <message>
        <source>the authorities this computer trusts</source>
        <translation>les autorités auxquelles cet ordinateur fait confiance</translation>
    </message>
    <message>
        <source>MariaDB&apos;s driver checks who signed the certificate, but not the server&apos;s host name.</source>
        <translation>Le pilote de MariaDB vérifie qui a signé le certificat, mais pas le nom d’hôte du serveur.</translation>
    </message>
    <message>
        <source>File of the authority</source>
        <translation>Fichier de l’autorité</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificats (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>intray::EndingRules</name>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Reasons for failing</source>
        <translation>Motifs d’échec</translation>
    </message>
    <message>
        <source>Reasons for sending back</source>
        <translation>Motifs de renvoi</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>terminer</translation>
    </message>
    <message>
        <source>return</source>
        <translation>rendre</translation>
    </message>
    <message>
        <source>dismiss</source>
        <translation>classer sans suite</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>marquer en échec</translation>
    </message>
    <message>
        <source>send back</source>
        <translation>renvoyer</translation>
    </message>
    <message>
        <source>One per line. People can still enter other reasons.</source>
        <translation>Un par ligne&#xa0;; il reste possible d’en écrire d’autres.</translation>
    </message>
    <message>
        <source>Reasons for returning</source>
        <translation>Motifs de restitution</translation>
    </message>
    <message>
        <source>Reasons for dismissing</source>
        <translation>Motifs de rejet</translation>
    </message>
    <message>
        <source>A reason is required</source>
        <translation>Un motif est obligatoire</translation>
    </message>
    <message>
        <source>to return</source>
        <translation>pour rendre</translation>
    </message>
    <message>
        <source>to dismiss</source>
        <translation>pour écarter</translation>
    </message>
    <message>
        <source>Own records can be reopened for</source>
        <translation>Rouvrir ses enregistrements pendant</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>People can get back a record that they finished within this time, if nobody has worked on it since.</source>
        <translation>Qui a terminé un enregistrement le récupère pendant ce temps, si personne n’y a travaillé depuis.</translation>
    </message>
</context>
<context>
    <name>intray::EngineAbilities</name>
    <message>
        <source>An item has one holder, and only the holder can end the work on it.</source>
        <translation>Un dossier n’a qu’un détenteur, et seul celui-ci peut mettre fin au travail sur ce dossier.</translation>
    </message>
    <message>
        <source>The login decides who you are and what you are allowed to do; nobody can act in somebody else&apos;s name.</source>
        <translation>Le compte décide qui est une personne et ce qu’elle peut faire&#xa0;; personne ne peut agir au nom d’un autre.</translation>
    </message>
    <message>
        <source>A clerk sees only the queues that an administrator allows.</source>
        <translation>Un opérateur voit les files d’attente qu’un administrateur autorise.</translation>
    </message>
    <message>
        <source>The history can only be added to.</source>
        <translation>L’historique ne peut qu’être complété.</translation>
    </message>
    <message>
        <source>A login that is renamed stays the same user.</source>
        <translation>Un compte qui change de nom reste le même utilisateur.</translation>
    </message>
    <message>
        <source>Changes by others appear at once.</source>
        <translation>Ce que font les autres est signalé aussitôt.</translation>
    </message>
    <message>
        <source>The driver does not check the server&apos;s host name.</source>
        <translation>Le pilote ne vérifie pas le nom d’hôte du serveur.</translation>
    </message>
    <message>
        <source>An administrator must tell Intray when a login is renamed.</source>
        <translation>Un administrateur doit informer Intray quand un compte change de nom.</translation>
    </message>
    <message>
        <source>Changes by others appear after up to three seconds.</source>
        <translation>Ce que font les autres est visible après trois secondes au plus.</translation>
    </message>
    <message>
        <source>Everything else depends on the database behind the data source. PostgreSQL enforces the same as with a direct connection.</source>
        <translation>Tout le reste dépend de la base de données derrière la source de données. Pour PostgreSQL, il en va comme avec une connexion directe.</translation>
    </message>
    <message>
        <source>Encryption is a setting of the driver: for PostgreSQL SSLmode=verify-full.</source>
        <translation>Le chiffrement est un réglage du pilote&#xa0;: pour PostgreSQL SSLmode=verify-full.</translation>
    </message>
    <message>
        <source>Anybody who can write to the file can do everything. Roles and the history only protect against mistakes.</source>
        <translation>Quiconque peut écrire dans le fichier peut tout faire. Les rôles et l’historique ne protègent que des erreurs.</translation>
    </message>
    <message>
        <source>The file must be on a disk of this computer, not on a network share.</source>
        <translation>Le fichier doit se trouver sur un disque de cet ordinateur, et non sur un partage réseau.</translation>
    </message>
</context>
<context>
    <name>intray::ExampleRows</name>
    <message>
        <source>First example</source>
        <translation>Premier exemple</translation>
    </message>
    <message>
        <source>What the first example becomes</source>
        <translation>Ce que devient le premier exemple</translation>
    </message>
    <message>
        <source>Second example</source>
        <translation>Deuxième exemple</translation>
    </message>
    <message>
        <source>What the second example becomes</source>
        <translation>Ce que devient le deuxième exemple</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>devient</translation>
    </message>
</context>
<context>
    <name>intray::ExportChoices</name>
    <message>
        <source>an&amp;y time</source>
        <translation>&amp;n’importe quand</translation>
    </message>
    <message>
        <source>Finished on this day or later</source>
        <translation>Clos ce jour-là ou plus tard</translation>
    </message>
    <message>
        <source>Finished on this day or before</source>
        <translation>Clos ce jour-là ou plus tôt</translation>
    </message>
    <message>
        <source>Also who f&amp;inished it, and when</source>
        <translation>Aussi &amp;qui l’a clos, et quand</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverts</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillés</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminés</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>classés sans suite</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>n’importe qui</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>&amp;Lesquels</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>É&amp;tat</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Clos &amp;par</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Clos</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>tel qu’il est maintenant</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>tel qu’il est arrivé</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>les deux côte à côte</translation>
    </message>
    <message>
        <source>only corrected fields, a line for each</source>
        <translation>seulement les champs corrigés, une ligne pour chacun</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Classeur Excel</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON lines</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>What is written to a CSV file for a missing value.</source>
        <translation>Ce qui figure dans un fichier CSV pour une valeur manquante.</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Enregistrement</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>Fo&amp;rmat</translation>
    </message>
    <message>
        <source>Missin&amp;g values</source>
        <translation>V&amp;aleurs manquantes</translation>
    </message>
    <message>
        <source>all items of the queue</source>
        <translation>tous les dossiers de la file d’attente</translation>
    </message>
    <message>
        <source>what the list shows: %1</source>
        <translation>ce que montre la liste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tick at least one field.</source>
        <translation>Cochez au moins un champ.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Le dernier jour est avant le premier.</translation>
    </message>
</context>
<context>
    <name>intray::ExportDialog</name>
    <message>
        <source>Export records</source>
        <translation>Exporter des enregistrements</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;File d’attente</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>Ch&amp;oisir...</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>Fi&amp;chier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>Exporter vers un fichier</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Excel workbooks (*.xlsx);;JSON lines (*.jsonl *.ndjson);;All files (*)</source>
        <translation>CSV (*.csv);;Classeurs Excel (*.xlsx);;JSON lines (*.jsonl *.ndjson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>There is no queue.</source>
        <translation>Il n’y a pas de file d’attente.</translation>
    </message>
    <message>
        <source>Choose where to write the file.</source>
        <translation>Indiquez où le fichier doit être écrit.</translation>
    </message>
    <message>
        <source>Choose the folder of the file.</source>
        <translation>Indiquez dans quel répertoire le fichier doit être écrit.</translation>
    </message>
    <message>
        <source>The file would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Le fichier contiendrait autre chose que ce que dit son nom. Intray écrit .csv, .jsonl et .xlsx.</translation>
    </message>
    <message>
        <source>The file appears when it is complete. You can keep working in the meantime.</source>
        <translation>Le fichier apparaît quand il est entièrement écrit. Le travail continue entre-temps.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another one.</source>
        <translation>Ce répertoire n’existe pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This is a folder or a device. Choose a file.</source>
        <translation>C’est un répertoire ou un périphérique. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Remplacer un fichier</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>The file is replaced when the export is complete. If the export fails or is cancelled, the file stays as it is.</source>
        <translation>Il est remplacé quand tout est écrit. Si l’exportation échoue ou est annulée, il reste.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Les modèles de la base de données ne peuvent pas être lus. %1</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Enregi&amp;strer comme modèle...</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>Modèle &amp;utilisé</translation>
    </message>
    <message>
        <source>The template names fields that this queue does not have: %1. They are left out.</source>
        <translation>Le modèle nomme des champs que cette file n’a pas&#xa0;: %1. Ils sont omis.</translation>
    </message>
    <message>
        <source>This is a file of the database that is open. Choose another name.</source>
        <translation>C’est&#xa0;un&#xa0;fichier&#xa0;de&#xa0;la&#xa0;base&#xa0;de&#xa0;données&#xa0;ouverte.&#xa0;Choisissez&#xa0;un&#xa0;autre&#xa0;nom.</translation>
    </message>
</context>
<context>
    <name>intray::ExportLine</name>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l’exportation</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Annuler l’exportation</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation en cours</translation>
    </message>
    <message>
        <source>Items of the queue %1 of %2 are written to %3.</source>
        <translation>Les dossiers de la file d’attente %1 de %2 sont écrits dans %3.</translation>
    </message>
    <message>
        <source>Cancelling the export</source>
        <translation>Annulation de l’exportation</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln change(s)</source>
        <translation>
            <numerusform>Exportation&#xa0;: %Ln modification</numerusform>
            <numerusform>Exportation&#xa0;: %Ln modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln item(s)</source>
        <translation>
            <numerusform>Exportation&#xa0;: %Ln dossier</numerusform>
            <numerusform>Exportation&#xa0;: %Ln dossiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ExportTemplates</name>
    <message>
        <source>A template says which parts of the items are written, and in which form.</source>
        <translation>Un modèle dit ce qui est écrit des dossiers, et sous quelle forme.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>intray::ExportedFields</name>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Une place plus haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Une place plus bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>C&amp;hamps</translation>
    </message>
    <message>
        <source>The rules of the queue name no fields, so all are written.</source>
        <translation>Les règles de la file d’attente ne nomment aucun champ, tous sont donc écrits.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>intray::EyeRules</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>What this means...</source>
        <translation>Ce que cela signifie...</translation>
    </message>
    <message>
        <source>Looking for doubtful records...</source>
        <translation>Recherche des enregistrements douteux...</translation>
    </message>
    <message>
        <source>Preview: how many records would be opened</source>
        <translation>Aperçu&#xa0;: combien d’enregistrements seraient ouverts</translation>
    </message>
    <message>
        <source>In plain words, for whoever is concerned by it.</source>
        <translation>En mots simples, pour ceux que cela concerne.</translation>
    </message>
    <message>
        <source>Save the queue and import records first.</source>
        <translation>Enregistrez d’abord la file d’attente et importez des enregistrements.</translation>
    </message>
    <message>
        <source>Set first how many fields may stay wrong.</source>
        <translation>Réglez d’abord combien de champs peuvent rester faux.</translation>
    </message>
    <message>
        <source>The most doubtful record first</source>
        <translation>L&apos;enregistrement le plus douteux d&apos;abord</translation>
    </message>
    <message>
        <source>Within a priority. Otherwise the oldest comes first.</source>
        <translation>Dans une même priorité. Sinon, le plus ancien vient d&apos;abord.</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>tous les enregistrements sont ouverts</translation>
    </message>
    <message>
        <source>Of the fields of a delivery. The least doubtful records then end without being opened, except for a random sample.</source>
        <translation>Des champs d&apos;une livraison. Les enregistrements les moins douteux se terminent alors sans être ouverts, sauf un échantillon tiré au hasard.</translation>
    </message>
    <message>
        <source>one in </source>
        <translation>un sur </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>On the screen only. It tells how much people overlook; what one person overlooks is told to that person alone.</source>
        <translation>À l&apos;écran seulement. On voit ainsi combien échappe aux yeux&#xa0;; ce qui échappe à une personne n&apos;est dit qu&apos;à elle.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Champs qui peuvent rester faux</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Avec quelle certitude</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Erreurs glissées</translation>
    </message>
</context>
<context>
    <name>intray::EyesDialog</name>
    <message>
        <source>It is off until a supervisor turns it on</source>
        <translation>C’est désactivé jusqu’à ce qu’un superviseur l’active</translation>
    </message>
    <message>
        <source>That is done for one queue at a time. History says who did it and when. While it is on, the window says so to everybody who works there.</source>
        <translation>Cela se fait pour une file d’attente à la fois. L’historique dit qui l’a fait et quand. Tant que c’est activé, la fenêtre le dit à tous ceux qui y travaillent.</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Ce qui passe</translation>
    </message>
    <message>
        <source>A record passes if it breaks no rule and Intray doubts it least. Nobody opens it then. Lists, history and exports say that it passed; it never counts as somebody&apos;s work. It can be opened again at any time.</source>
        <translation>Un enregistrement passe s’il n’enfreint aucune règle et si Intray en doute le moins. Personne ne l’ouvre alors. Listes, historique et exports disent qu’il est passé&#xa0;; il ne compte jamais comme le travail de quelqu’un. Il peut être rouvert à tout moment.</translation>
    </message>
    <message>
        <source>A sample is opened all the same</source>
        <translation>Un échantillon est ouvert quand même</translation>
    </message>
    <message>
        <source>Some of the records that would pass are drawn at random and given to people. Nobody chooses them, supervisors neither, and nothing on the screen tells them apart. Some opened records are looked at again by a second person. What is found there tells how much may still be wrong.</source>
        <translation>Certains des enregistrements qui passeraient sont tirés au hasard et donnés à des personnes. Personne ne les choisit, pas même les superviseurs, et rien à l’écran ne les distingue. Certains enregistrements ouverts sont regardés encore par une seconde personne. Ce qu’on y trouve dit combien peut encore être faux.</translation>
    </message>
    <message>
        <source>Planted slips are on the screen only</source>
        <translation>Les erreurs glissées ne sont qu’à l’écran</translation>
    </message>
    <message>
        <source>What one person overlooks is told to that person alone</source>
        <translation>Ce qu’une personne ne voit pas n’est dit qu’à elle</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>À quoi cela sert</translation>
    </message>
    <message>
        <source>It says of a delivery how many of its fields may still be wrong. It is about deliveries, and it is no measure of a person.</source>
        <translation>Cela dit d’une livraison combien de ses champs peuvent encore être faux. Il s’agit de livraisons, et ce n’est pas la mesure d’une personne.</translation>
    </message>
    <message>
        <source>What it means that records pass unopened</source>
        <translation>Ce que signifie que des enregistrements passent sans être ouverts</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimer...</translation>
    </message>
    <message>
        <source>Now and then a field that is right shows a slip. It tells how much people overlook, without which no number can be stated. It is never saved or exported, and nobody else sees it. When the record is completed, whoever put it right is told, and whoever overlooked it sees what it was; the record has the right value. Whoever typed something else is asked before anything is completed. Nobody gets one in their first 20 records of a queue. Nothing that is typed is lost by it.</source>
        <translation>De temps en temps, un champ juste montre une erreur. Elle dit combien échappe aux yeux, sans quoi aucun nombre ne peut être énoncé. Elle n’est jamais enregistrée ni exportée, et personne d’autre ne la voit. Quand l’enregistrement est terminé, qui l’a rectifiée l’apprend, et qui ne l’a pas vue voit ce que c’était&#xa0;; l’enregistrement a la valeur juste. Qui a saisi autre chose est interrogé avant que rien ne soit terminé. Personne n’en reçoit dans ses 20 premiers enregistrements d’une file. Rien de ce qui est saisi ne se perd par là.</translation>
    </message>
    <message>
        <source>Everybody sees their own number in My figures. Supervisors, administrators and auditors see the number of the team only, from five people and 100 slips on. No other page, no list and no export has the number of one person. Only whoever owns the database itself, or may read its file, could look it up there.</source>
        <translation>Chacun voit son propre nombre dans Mes chiffres. Superviseurs, administrateurs et auditeurs ne voient que celui de l’équipe, à partir de cinq personnes et de 100 erreurs. Aucune autre page, aucune liste et aucun export n’a le nombre d’une seule personne. Seul le propriétaire de la base de données elle-même, ou qui peut lire son fichier, pourrait l’y chercher.</translation>
    </message>
</context>
<context>
    <name>intray::FieldList</name>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Une place plus haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Une place plus bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>Name of a new field</source>
        <translation>Nom d’un nouveau champ</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Nouveau champ</translation>
    </message>
    <message>
        <source>T&amp;wo columns if there is room</source>
        <translation>De&amp;ux colonnes s’il y a la place</translation>
    </message>
    <message>
        <source>Where the window is wide enough, the form at the desk stands in two columns. Tab goes down the first one, then down the second.</source>
        <translation>Si la fenêtre est assez large, le formulaire du plan de travail est sur deux colonnes. Tab descend la première, puis la seconde.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n enregistrement enfreint une règle</numerusform>
            <numerusform>%1, %n enregistrements enfreignent une règle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldLookup</name>
    <message>
        <source>The lookup table “%1” is missing, so nothing is offered here. Type the value.</source>
        <translation>La table de référence «&#xa0;%1&#xa0;» n’est pas là, rien n’est donc proposé ici. Saisissez la valeur.</translation>
    </message>
    <message>
        <source>Is this right? The lookup table “%1” does not have it.</source>
        <translation>Est-ce juste&#xa0;? La table de référence «&#xa0;%1&#xa0;» ne l’a pas.</translation>
    </message>
    <message>
        <source>Is this right? In the lookup table, %1 is “%2” here.</source>
        <translation>Est-ce juste&#xa0;? Dans la table de référence, %1 est ici «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::FieldRow</name>
    <message>
        <source>Required: the record cannot be completed without it.</source>
        <translation>Obligatoire&#xa0;: sans cette valeur, l’enregistrement ne peut pas être terminé.</translation>
    </message>
    <message>
        <source>This text is too long to be edited here. It stays as it is.</source>
        <translation>Ce texte est trop long pour être modifié ici. Il reste tel quel.</translation>
    </message>
    <message>
        <source>Key this again from the original. What was keyed first is not shown.</source>
        <translation>Saisissez ceci encore une fois d’après l’original. La première saisie n’est pas montrée.</translation>
    </message>
    <message>
        <source>Two people keyed this differently. Choose one with Ctrl+1 or Ctrl+2.</source>
        <translation>Deux personnes ont saisi ceci différemment. Ctrl+1 et Ctrl+2 retiennent l’une des deux saisies.</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatoire</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>There is no previous record with this field, so there is no value to copy. Nothing was changed.</source>
        <translation>Aucun enregistrement avec ce champ n’a été clôturé avant celui-ci, il n’y a donc pas de valeur à reprendre. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: the rules of this queue make it read-only.</source>
        <translation>%1 ne peut pas être modifié&#xa0;: les règles de cette file d’attente le mettent en lecture seule.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this field. A supervisor can switch it on in the queue&apos;s record schema.</source>
        <translation>L’orthographe n’est pas vérifiée dans ce champ. Un superviseur peut l’activer dans le schéma d’enregistrement de la file d’attente.</translation>
    </message>
    <message>
        <source>A word here may be misspelled. F7 offers what may be meant.</source>
        <translation>Un mot est peut-être mal orthographié ici. F7 propose ce qui a pu être voulu.</translation>
    </message>
    <message>
        <source>Revert %1 (Esc in the field)</source>
        <translation>Annuler la modification de %1 (Échap dans le champ)</translation>
    </message>
    <message>
        <source>to be keyed again</source>
        <translation>à saisir de nouveau</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>à trancher</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>If it is right, Ctrl+Shift+J does not ask about it again in this record.</source>
        <translation>Si c’est juste, Ctrl+Maj+J ne pose plus la question dans cet enregistrement.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRulesDialog</name>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importer...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xporter...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Fields and rules of %1</source>
        <translation>Champs et règles de %1</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Champs</translation>
    </message>
    <message>
        <source>A&amp;cross fields</source>
        <translation>&amp;Entre champs</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;Proposals</source>
        <translation>&amp;Propositions</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>Aperç&amp;u</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>Modifié par quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Somebody else has changed the fields and rules of %1 in the meantime.</source>
        <translation>Quelqu’un d’autre a modifié entre-temps les champs et règles de %1.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel, export yours to a file, and open this window again.</source>
        <translation>Rien n’a encore été enregistré. Pour voir les leurs, annulez, exportez les vôtres dans un fichier et rouvrez cette fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Enregistrer les miennes</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Ce qui a été modifié ici n’est pas enregistré.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>JSON Schema (*.json);;All files (*)</source>
        <translation>Schéma JSON (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The rules were written to %1.</source>
        <translation>Les règles ont été écrites dans %1.</translation>
    </message>
    <message>
        <source>Lookup ta&amp;bles</source>
        <translation>Ta&amp;bles de référence</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>%n modification, non enregistrée.</numerusform>
            <numerusform>%n modifications, non enregistrées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldSettings</name>
    <message>
        <source>&amp;Label</source>
        <translation>É&amp;tiquette</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Mi&amp;nimum</source>
        <translation>Mi&amp;nimum</translation>
    </message>
    <message>
        <source>Ma&amp;ximum</source>
        <translation>Ma&amp;ximum</translation>
    </message>
    <message>
        <source>One value per line. Empty: any value</source>
        <translation>Une valeur par ligne&#xa0;; aucune ligne&#xa0;: toute valeur</translation>
    </message>
    <message>
        <source>One per line, such as N/A or -</source>
        <translation>Un par ligne, par exemple N/A ou -</translation>
    </message>
    <message>
        <source>Several of these values</source>
        <translation>Plusieurs de ces valeurs</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>L&amp;ongest, in characters</source>
        <translation>L&amp;ongueur maximale, en caractères</translation>
    </message>
    <message>
        <source>Texts that mean “no value”</source>
        <translation>Textes pour «&#xa0;aucune valeur&#xa0;»</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Orthographe</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Doit être rempli</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Différent dans chaque enregistrement</translation>
    </message>
    <message>
        <source>Read-only at the desk</source>
        <translation>Ne peut pas être modifié au bureau</translation>
    </message>
    <message>
        <source>Shown in the lists</source>
        <translation>Une colonne des listes</translation>
    </message>
    <message>
        <source>Several lines</source>
        <translation>A plusieurs lignes</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Where shown</source>
        <translation>Où il est affiché</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>By its format: %1</source>
        <translation>D’après son format : %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSlots</name>
    <message>
        <source>Field %1</source>
        <translation>Champ %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSpelling</name>
    <message>
        <source>Nothing is misspelled in this field.</source>
        <translation>Rien n’est mal orthographié dans ce champ.</translation>
    </message>
    <message>
        <source>There are no suggestions for this word.</source>
        <translation>Aucun mot n’est proche de celui-ci.</translation>
    </message>
    <message>
        <source>&amp;Add to the words of this queue</source>
        <translation>&amp;Ajouter aux mots de cette file</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was added to the words of this queue.</source>
        <translation>&quot;%1&quot; est maintenant un mot de cette file.</translation>
    </message>
</context>
<context>
    <name>intray::FieldsForm</name>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Go to a field first: its value is copied from the previous record.</source>
        <translation>Allez d’abord dans un champ&#xa0;: sa valeur vient de l’enregistrement précédent.</translation>
    </message>
    <message>
        <source>Go to a field first.</source>
        <translation>Allez d’abord dans un champ.</translation>
    </message>
    <message>
        <source>No suggestion for this record is sure enough to be accepted without a look. F3 goes to the next field to check.</source>
        <translation>Aucune suggestion pour cet enregistrement n’est assez sûre pour être prise sans la regarder. F3 va au champ suivant à vérifier.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were accepted. Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>%n valeur a été prise. Ctrl+Z l’annule.</numerusform>
            <numerusform>%n valeurs ont été prises. Ctrl+Z l’annule.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. What must be corrected stands beside its field.</source>
        <translation>Rien n’est proposé pour cet enregistrement. Ce qui doit être corrigé figure à côté de son champ.</translation>
    </message>
    <message>
        <source>There is nothing to check in this record.</source>
        <translation>Il n’y a rien à vérifier dans cet enregistrement.</translation>
    </message>
    <message>
        <source>What could be proposed for this record is still being looked for. Press the key again in a moment.</source>
        <translation>Ce qui peut être proposé pour cet enregistrement est encore en cours de recherche. Appuyez de nouveau sur la touche dans un instant.</translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. F3 goes to the next field to check.</source>
        <translation>Rien n’est proposé pour cet enregistrement. F3 mène au champ suivant à vérifier.</translation>
    </message>
</context>
<context>
    <name>intray::FigureChart</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Dossiers terminés et reste à traiter</translation>
    </message>
    <message>
        <source>Copies the chart and its figures to the clipboard.</source>
        <translation>Place le graphique et ses chiffres dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The chart and its figures were copied.</source>
        <translation>Le graphique et ses chiffres ont été copiés.</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG, or its figures as CSV.</source>
        <translation>Enregistre le graphique au format PNG ou SVG, ou ses chiffres au format CSV.</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>intray-figures.png</source>
        <translation>intray-figures.png</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Figures (*.csv)</source>
        <translation>Image (*.png);;Dessin (*.svg);;Chiffres (*.csv)</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>Le graphique a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>The chart could not be saved there. Choose another place.</source>
        <translation>Le graphique n’a pas pu être enregistré à cet endroit. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Left at the end of each span</source>
        <translation>Restants à la fin de chaque période</translation>
    </message>
</context>
<context>
    <name>intray::FigureTable</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Dossiers terminés et reste à traiter</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminés</translation>
    </message>
    <message>
        <source>Backlog</source>
        <translation>Reste à traiter</translation>
    </message>
    <message>
        <source>Copies the figures to the clipboard.</source>
        <translation>Place les chiffres dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The figures were copied.</source>
        <translation>Les chiffres ont été copiés.</translation>
    </message>
    <message>
        <source>Saves the figures as CSV.</source>
        <translation>Enregistre les chiffres au format CSV.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Enregistrer les chiffres</translation>
    </message>
    <message>
        <source>intray-figures.csv</source>
        <translation>intray-figures.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Chiffres (*.csv)</translation>
    </message>
    <message>
        <source>The figures were saved as %1.</source>
        <translation>Les chiffres ont été enregistrés sous %1.</translation>
    </message>
    <message>
        <source>The figures could not be saved there. Choose another place.</source>
        <translation>Les chiffres n’ont pas pu être enregistrés à cet endroit. Choisissez un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>intray::FilterChips</name>
    <message>
        <source>Breaks a rule</source>
        <translation>Enfreint une règle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
</context>
<context>
    <name>intray::FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter %1</source>
        <translation>Filtrer %1</translation>
    </message>
</context>
<context>
    <name>intray::FilterMenu</name>
    <message>
        <source>&amp;Save what is chosen now...</source>
        <translation>&amp;Enregistrer ce qui est choisi...</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Search, filter or sort the list first.</source>
        <translation>Cherchez, filtrez ou triez d’abord la liste.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Shared with the team</source>
        <translation>Partagés avec l’équipe</translation>
    </message>
    <message>
        <source>The team&apos;s filters cannot be read now and may have changed.</source>
        <translation>Les filtres de l’équipe ne peuvent pas être lus maintenant et ont peut-être changé.</translation>
    </message>
</context>
<context>
    <name>intray::FilterNaming</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
</context>
<context>
    <name>intray::FilterOffer</name>
    <message>
        <source>Filter “%1”</source>
        <translation>Filtre « %1 »</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Enfreint une règle</translation>
    </message>
</context>
<context>
    <name>intray::FilterRenaming</name>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Il y a déjà un filtre de ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>It is renamed for the team.</source>
        <translation>Il est renommé pour l’équipe.</translation>
    </message>
    <message>
        <source>The filter “%1” is now called “%2”.</source>
        <translation>Le filtre « %1 » s’appelle maintenant « %2 ».</translation>
    </message>
    <message>
        <source>What is the filter called from now on?</source>
        <translation>Comment s’appelle le filtre désormais ?</translation>
    </message>
</context>
<context>
    <name>intray::FilterSaving</name>
    <message>
        <source>Share with the &amp;team</source>
        <translation>Partager avec l’é&amp;quipe</translation>
    </message>
    <message>
        <source>Everybody who works in this queue can use it.</source>
        <translation>Tous ceux qui travaillent dans cette file peuvent l’utiliser.</translation>
    </message>
    <message>
        <source>Only you can use it, on this computer.</source>
        <translation>Vous seul pouvez l’utiliser, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Il y a déjà un filtre de ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is already a filter of this name, shared by %1. It will be replaced for the team.</source>
        <translation>Il y a déjà un filtre de ce nom, partagé par %1. Il sera remplacé pour l’équipe.</translation>
    </message>
    <message>
        <source>You already have a filter of this name. It will be replaced.</source>
        <translation>Vous avez déjà un filtre de ce nom. Il sera remplacé.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>Le filtre « %1 » est partagé avec l’équipe.</translation>
    </message>
    <message>
        <source>The filter “%1” is saved.</source>
        <translation>Le filtre « %1 » est enregistré.</translation>
    </message>
    <message>
        <source>What is the filter called?</source>
        <translation>Comment s’appelle le filtre ?</translation>
    </message>
</context>
<context>
    <name>intray::FindableDelegate</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
</context>
<context>
    <name>intray::FirstStartPage</name>
    <message>
        <source>Please wait</source>
        <translation>Veuillez patienter</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Détails...</translation>
    </message>
    <message>
        <source>&amp;Try sample records</source>
        <translation>&amp;Essayer avec des enregistrements d’exemple</translation>
    </message>
    <message>
        <source>500 made-up customers with the mistakes that real imports have.</source>
        <translation>500 clients fictifs avec les erreurs que comportent les vrais imports.</translation>
    </message>
    <message>
        <source>&amp;Open another database file...</source>
        <translation>&amp;Ouvrir un autre fichier de base de données...</translation>
    </message>
    <message>
        <source>One that you or a colleague already works with.</source>
        <translation>Un fichier avec lequel vous ou un collègue travaillez déjà.</translation>
    </message>
    <message>
        <source>Connect to a &amp;shared database...</source>
        <translation>Se &amp;connecter à une base de données partagée...</translation>
    </message>
    <message>
        <source>PostgreSQL, MariaDB or an ODBC data source that a team works with.</source>
        <translation>PostgreSQL, MariaDB ou une source de données ODBC sur laquelle une équipe travaille ensemble.</translation>
    </message>
    <message>
        <source>Welcome to Intray</source>
        <translation>Bienvenue dans Intray</translation>
    </message>
    <message>
        <source>There is no queue in this database yet. How would you like to begin?</source>
        <translation>Il n’y a pas encore de file d’attente dans cette base de données. Comment voulez-vous commencer&#xa0;?</translation>
    </message>
    <message>
        <source>Opening the database...</source>
        <translation>Ouverture de la base de données...</translation>
    </message>
    <message>
        <source>The database cannot be opened</source>
        <translation>La base de données ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>&amp;Point Intray at my table...</source>
        <translation>&amp;Travailler sur ma table...</translation>
    </message>
    <message>
        <source>A table of your own becomes a queue. Other programs go on using it.</source>
        <translation>Une de vos tables devient une file d’attente. Les autres programmes continuent de s’en servir.</translation>
    </message>
    <message>
        <source>The database needs a password.</source>
        <translation>La base de données demande un mot de passe.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>&amp;Create a queue from a file...</source>
        <translation>Créer une &amp;file d’attente à partir d’un fichier...</translation>
    </message>
    <message>
        <source>See how it works</source>
        <translation>Voir comment ça marche</translation>
    </message>
    <message>
        <source>CSV, Excel, JSON or Access; it is not changed. Every row becomes a record.</source>
        <translation>CSV, Excel, JSON ou Access&#xa0;; il n’est pas modifié. Chaque ligne devient un enregistrement.</translation>
    </message>
</context>
<context>
    <name>intray::FirstSteps</name>
    <message>
        <source>Import a file...</source>
        <translation>Importer un fichier...</translation>
    </message>
    <message>
        <source>Use my table...</source>
        <translation>Utiliser ma table...</translation>
    </message>
    <message>
        <source>Connect to a server...</source>
        <translation>Se connecter à un serveur...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Step 1 of 3: Take a record with %1. As long as you have it, nobody else gets it.</source>
        <translation>Étape 1 sur 3&#xa0;: prenez un enregistrement avec %1. Tant que vous l’avez, personne d’autre ne le reçoit.</translation>
    </message>
    <message>
        <source>Step 3 of 3: Complete it with %1. The next record comes at once.</source>
        <translation>Étape 3 sur 3&#xa0;: terminez-le avec %1. L’enregistrement suivant arrive aussitôt.</translation>
    </message>
    <message>
        <source>That is all it takes. Go on with your own records:</source>
        <translation>C’est tout. Continuez avec vos propres enregistrements&#xa0;:</translation>
    </message>
    <message>
        <source>Step 2 of 3: Correct what is wrong. %1 goes to the next fault, %2 takes what is proposed.</source>
        <translation>Étape 2 sur 3&#xa0;: corrigez ce qui est faux. %1 va à la faute suivante, %2 prend ce qui est proposé.</translation>
    </message>
</context>
<context>
    <name>intray::FolderWatch</name>
    <message>
        <source>Another program is importing the files of “%1”. Try again when it has finished.</source>
        <translation>Un autre programme importe en ce moment les fichiers de «&#xa0;%1&#xa0;». Réessayez quand il a terminé.</translation>
    </message>
    <message>
        <source>Another program is importing the files of “%1”. Waiting for it to finish.</source>
        <translation>Un autre programme importe les fichiers de «&#xa0;%1&#xa0;». Celui-ci attend sa fin.</translation>
    </message>
</context>
<context>
    <name>intray::FoldingTable</name>
    <message>
        <source>Show eac&amp;h</source>
        <translation>Affic&amp;her chacun</translation>
    </message>
    <message>
        <source>Fol&amp;d</source>
        <translation>Rep&amp;lier</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %Ln more.</source>
        <translation>
            <numerusform>%1&#xa0;: %2 et %Ln autre.</numerusform>
            <numerusform>%1&#xa0;: %2 et %Ln autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::GeneralPage</name>
    <message>
        <source>R&amp;eset to defaults</source>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>intray::GlanceModel</name>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (suspendue)</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillés</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Reportés</translation>
    </message>
    <message>
        <source>Done today</source>
        <translation>Terminés aujourd’hui</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Oldest open</source>
        <translation>Plus ancien ouvert</translation>
    </message>
    <message>
        <source>Expired today</source>
        <translation>Expirés aujourd’hui</translation>
    </message>
    <message>
        <source>Released today</source>
        <translation>Libérés aujourd’hui</translation>
    </message>
    <message>
        <source>Empty requests</source>
        <translation>Demandes sans résultat</translation>
    </message>
    <message>
        <source>%1 (its table has changed)</source>
        <translation>%1 (sa table a changé)</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) abandoned</source>
        <translation>
            <numerusform>%n verrou abandonné</numerusform>
            <numerusform>%n verrous abandonnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>empty, and %n request(s) for work got nothing today</source>
        <translation>
            <numerusform>vide, et %n demande de travail n’a rien reçu aujourd’hui</numerusform>
            <numerusform>vide, et %n demandes de travail n’ont rien reçu aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>backlog grew by %n item(s) in the last hour</source>
        <translation>
            <numerusform>le reste à traiter a grandi de %n dossier dans la dernière heure</numerusform>
            <numerusform>le reste à traiter a grandi de %n dossiers dans la dernière heure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n abandoned)</source>
        <translation>
            <numerusform>%1 (%n abandonné)</numerusform>
            <numerusform>%1 (%n abandonnés)</numerusform>
        </translation>
    </message>
    <message>
        <source>today, about %1</source>
        <translation>aujourd’hui, vers %1</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <translation>%1, vers %2</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>stands still</source>
        <translation>à l’arrêt</translation>
    </message>
    <message>
        <source>Done over time</source>
        <translation>Faits au fil du temps</translation>
    </message>
    <message>
        <source>Empty, at this pace</source>
        <translation>Vide, à ce rythme</translation>
    </message>
    <message>
        <source>gets no shorter</source>
        <translation>ne raccourcit pas</translation>
    </message>
    <message>
        <source>within the hour</source>
        <translation>dans l’heure</translation>
    </message>
</context>
<context>
    <name>intray::HandOverDialog</name>
    <message>
        <source>&amp;Hand over</source>
        <translation>&amp;Transmettre</translation>
    </message>
    <message>
        <source>Everything &amp;of</source>
        <translation>Tous les dossiers &amp;de</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Joindre ce qui a été saisi comme &amp;proposition</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Chargement des verrous...</translation>
    </message>
    <message>
        <source>Choose whose items are handed over.</source>
        <translation>Choisissez de qui les dossiers sont à transmettre.</translation>
    </message>
    <message>
        <source>%1 holds no items.</source>
        <translation>%1 ne détient aucun dossier.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Choisissez qui reçoit les dossiers.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 are open again.</source>
        <translation>
            <numerusform>%n dossier de %1 est de nouveau ouvert.</numerusform>
            <numerusform>%n dossiers de %1 sont de nouveau ouverts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 were handed over to %2.</source>
        <translation>
            <numerusform>%n dossier de %1 a été transmis à %2.</numerusform>
            <numerusform>%n dossiers de %1 ont été transmis à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who gets everything that somebody holds?</source>
        <translation>Qui reçoit tout ce que quelqu’un détient ?</translation>
    </message>
</context>
<context>
    <name>intray::HeldItems</name>
    <message numerus="yes">
        <source>You have %n unfinished item(s).</source>
        <translation>
            <numerusform>Vous avez %n dossier inachevé.</numerusform>
            <numerusform>Vous avez %n dossiers inachevés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached; your text is safe on this computer.</source>
        <translation>La base de données est injoignable&#xa0;; votre texte est en sécurité sur cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Votre texte de %n dossier que vous ne détenez plus est conservé.</numerusform>
            <numerusform>Votre texte de %n dossiers que vous ne détenez plus est conservé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Toutes les &amp;touches</translation>
    </message>
    <message>
        <source>For c&amp;lerks</source>
        <translation>Pour les &amp;opérateurs</translation>
    </message>
    <message>
        <source>For &amp;supervisors</source>
        <translation>Pour les &amp;superviseurs</translation>
    </message>
    <message>
        <source>For &amp;administrators</source>
        <translation>Pour les &amp;administrateurs</translation>
    </message>
</context>
<context>
    <name>intray::HistoriesPage</name>
    <message>
        <source>Items</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Rules of queues</source>
        <translation>Règles des files d’attente</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Utilisateurs et rôles</translation>
    </message>
    <message>
        <source>History of</source>
        <translation>Historique de</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Not checked in this window yet.</source>
        <translation>Pas encore vérifié dans cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>intray::HistoryFilter</name>
    <message>
        <source>Key, or # and number</source>
        <translation>Clé, ou # et numéro</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Toutes les files d’attente</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toute période</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>From day to day</source>
        <translation>D’un jour à l’autre</translation>
    </message>
    <message>
        <source>It&amp;em</source>
        <translation>Dos&amp;sier</translation>
    </message>
    <message>
        <source>Que&amp;ue</source>
        <translation>Fi&amp;le d’attente</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Qui</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>Q&amp;uoi</translation>
    </message>
    <message>
        <source>Whe&amp;n</source>
        <translation>Qua&amp;nd</translation>
    </message>
    <message>
        <source>Fro&amp;m</source>
        <translation>D&amp;u</translation>
    </message>
    <message>
        <source>Unti&amp;l</source>
        <translation>A&amp;u</translation>
    </message>
    <message>
        <source>Only lines that changed this field of the record.</source>
        <translation>Seulement les lignes qui ont modifié ce champ de l’enregistrement.</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>Cham&amp;p</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>N’importe quel champ</translation>
    </message>
    <message>
        <source>Fi&amp;lters</source>
        <translation>Fi&amp;ltres</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 au %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a filter</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>intray::HistoryFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>With &amp;values</source>
        <translation>Avec les &amp;valeurs</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Enre&amp;gistrer...</translation>
    </message>
    <message>
        <source>Saves all lines found to a CSV file.</source>
        <translation>Écrit tout ce qui est trouvé dans un fichier CSV.</translation>
    </message>
    <message>
        <source>Adds to each ending what was changed. This takes longer.</source>
        <translation>Écrit à côté de chaque clôture ce qui a été modifié. Cela prend plus de temps.</translation>
    </message>
    <message numerus="yes">
        <source>Saving: %Ln line(s)</source>
        <translation>
            <numerusform>Enregistrement&#xa0;: %Ln ligne</numerusform>
            <numerusform>Enregistrement&#xa0;: %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of the history were saved as %1.</source>
        <translation>
            <numerusform>%Ln ligne de l’historique a été enregistrée dans %1.</numerusform>
            <numerusform>%Ln lignes de l’historique ont été enregistrées dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the history</source>
        <translation>Enregistrer l’historique</translation>
    </message>
    <message>
        <source>intray-history.csv</source>
        <translation>intray-history.csv</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>intray::HistoryModel</name>
    <message>
        <source>locked by %1</source>
        <translation>verrouillé par %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Rendu</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Classé sans suite</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Renvoyé</translation>
    </message>
    <message>
        <source>Lock released</source>
        <translation>Verrou libéré</translation>
    </message>
    <message>
        <source>Lock expired</source>
        <translation>Verrou expiré</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Action annulée</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>Rouvert</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Priority changed</source>
        <translation>Priorité modifiée</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>autre programme</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Fusionné</translation>
    </message>
    <message>
        <source>Duplicate merged</source>
        <translation>Doublon fusionné</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>Pas un doublon</translation>
    </message>
    <message>
        <source>into item %1</source>
        <translation>dans le dossier %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>dossier %1</translation>
    </message>
    <message>
        <source>of item %1</source>
        <translation>du dossier %1</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Attribué</translation>
    </message>
    <message>
        <source>No longer assigned</source>
        <translation>N’est plus attribué</translation>
    </message>
    <message>
        <source>Corrected in bulk</source>
        <translation>Corrigé avec d’autres</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, rétabli</translation>
    </message>
    <message>
        <source>was for %1</source>
        <translation>était pour %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>for %1, was for %2</source>
        <translation>pour %1, était pour %2</translation>
    </message>
    <message>
        <source>of item %1: undone</source>
        <translation>du dossier %1&#xa0;: annulé</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Fichier joint</translation>
    </message>
    <message>
        <source>reopening requested</source>
        <translation>réouverture demandée</translation>
    </message>
    <message>
        <source>declined to %1</source>
        <translation>refusé à %1</translation>
    </message>
    <message>
        <source>item %1: undone, but the values stay</source>
        <translation>dossier %1&#xa0;: annulé, mais les valeurs restent</translation>
    </message>
    <message>
        <source>item %1: undone</source>
        <translation>dossier %1&#xa0;: annulé</translation>
    </message>
    <message>
        <source>no longer merged into item %1</source>
        <translation>n’est plus fusionné dans le dossier %1</translation>
    </message>
    <message>
        <source>Updated by a delivery</source>
        <translation>Mis à jour par une livraison</translation>
    </message>
    <message>
        <source>Removed from the queue</source>
        <translation>Retiré de la file d’attente</translation>
    </message>
    <message>
        <source>delivery %1: %2</source>
        <translation>livraison %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>livraison %1</translation>
    </message>
    <message>
        <source>Given to %1</source>
        <translation>Donné à %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>donné par %1</translation>
    </message>
    <message>
        <source>Value proposed</source>
        <translation>Valeur proposée</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) or more</source>
        <translation>
            <numerusform>%Ln dossier ou plus</numerusform>
            <numerusform>%Ln dossiers ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln dossier</numerusform>
            <numerusform>%Ln dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>Passed unopened</source>
        <translation>Passé sans être ouvert</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTab</name>
    <message>
        <source>Changed values</source>
        <translation>Valeurs modifiées</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Recherche...</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>La ligne la plus récente (%Ln)&#xa0;; faites défiler pour en voir plus.</numerusform>
            <numerusform>Les %Ln lignes les plus récentes&#xa0;; faites défiler pour en voir plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one to see what was changed in its item.</source>
        <translation>Choisissez-en une pour voir ce qui a été modifié dans son dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>%Ln ligne en tout.</numerusform>
            <numerusform>%Ln lignes en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was not read. F5 reads it.</source>
        <translation>L’historique n’a pas été lu. F5 le lit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) found.</source>
        <translation>
            <numerusform>%Ln ligne trouvée.</numerusform>
            <numerusform>%Ln lignes trouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those that tell the same are one row.</source>
        <translation>Celles qui disent la même chose sont réunies dans la liste.</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTable</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>intray::Holders</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>A&amp;bandoned only</source>
        <translation>Seulement les a&amp;bandonnés</translation>
    </message>
    <message>
        <source>R&amp;elease...</source>
        <translation>&amp;Libérer...</translation>
    </message>
    <message>
        <source>Reassig&amp;n...</source>
        <translation>Réattrib&amp;uer...</translation>
    </message>
    <message>
        <source>Hand &amp;over...</source>
        <translation>Tran&amp;smettre...</translation>
    </message>
    <message>
        <source>&amp;Why not?...</source>
        <translation>&amp;Qu’est-ce qui bloque&#xa0;?...</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Qui tient quoi</translation>
    </message>
    <message>
        <source>Find locks</source>
        <translation>Rechercher dans les verrous</translation>
    </message>
    <message>
        <source>Find in item, user, workstation</source>
        <translation>Rechercher par dossier, utilisateur, poste</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Locks that have expired, or whose program is not responding.</source>
        <translation>Verrous expirés, ou dont le programme ne répond pas.</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Toutes les files d’attente</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Par personne</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n dossier</numerusform>
            <numerusform>%n dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 abandoned</source>
        <translation>%1, abandonnés&#xa0;: %2</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Chargement des verrous...</translation>
    </message>
    <message>
        <source>No lock matches.</source>
        <translation>Aucun verrou ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>Aucun dossier n’est verrouillé.</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl; Ctrl+A selects all that are shown.</source>
        <translation>Choisissez un verrou, ou plusieurs avec Maj et Ctrl&#xa0;; Ctrl+A choisit tous ceux qui sont affichés.</translation>
    </message>
</context>
<context>
    <name>intray::HoldersModel</name>
    <message>
        <source>active now</source>
        <translation>actif en ce moment</translation>
    </message>
    <message>
        <source>nothing typed for %1</source>
        <translation>rien saisi depuis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n dossier</numerusform>
            <numerusform>%n dossiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n abandonné</numerusform>
            <numerusform>%n abandonnés</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
</context>
<context>
    <name>intray::HoldersTree</name>
    <message>
        <source>Who holds what</source>
        <translation>Qui tient quoi</translation>
    </message>
</context>
<context>
    <name>intray::ImportChoices</name>
    <message>
        <source>First line contains column names</source>
        <translation>La première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Parcourir...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>Ta&amp;ble</translation>
    </message>
    <message>
        <source>An existing queue, or a name for a new one.</source>
        <translation>Une file d’attente existante, ou un nom pour une nouvelle.</translation>
    </message>
    <message>
        <source>Into &amp;queue</source>
        <translation>Vers la file d’a&amp;ttente</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>&amp;Séparateur</translation>
    </message>
    <message>
        <source>With line and reason, in a file that ends in .rejects.csv.</source>
        <translation>Avec la ligne et le motif, dans un fichier qui finit par .rejects.csv.</translation>
    </message>
    <message>
        <source>each row by itself</source>
        <translation>chaque ligne pour elle-même</translation>
    </message>
    <message>
        <source>The columns that tell one record from another, separated by commas; put a name with a comma in double quotes.</source>
        <translation>Les colonnes qui distinguent un enregistrement d’un autre, séparées par des virgules&#xa0;; un nom avec une virgule entre guillemets doubles.</translation>
    </message>
    <message>
        <source>Save rejected and differing rows to a file</source>
        <translation>Écrire les lignes rejetées et différentes à côté du fichier</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>pas décidé</translation>
    </message>
    <message>
        <source>add new ones to the queue</source>
        <translation>faire des nouvelles des champs de la file</translation>
    </message>
    <message>
        <source>leave out new ones</source>
        <translation>omettre les nouvelles</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue. Fields that the file lacks are missing in its records.</source>
        <translation>Les colonnes du fichier ne sont pas celles de la file. Les champs que le fichier n’a pas manquent dans ses enregistrements.</translation>
    </message>
    <message>
        <source>&amp;Other columns</source>
        <translation>A&amp;utres colonnes</translation>
    </message>
    <message>
        <source>Q&amp;uote</source>
        <translation>&amp;Guillemet</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échappement</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Skip lines</source>
        <translation>Lignes à passer</translation>
    </message>
    <message>
        <source>The table or sheet of the file to import.</source>
        <translation>Quelle table ou feuille du fichier est importée.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>F&amp;euille</translation>
    </message>
    <message>
        <source>Delimited text (*.csv *.tsv *.txt);;Spreadsheets (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Access files (*.mdb *.accdb);;All files (*)</source>
        <translation>Texte délimité (*.csv *.tsv *.txt);;Classeurs (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Fichiers Access (*.mdb *.accdb);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Te&amp;mplate</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Update existing records</source>
        <translation>Mettre à jour les enregistrements connus</translation>
    </message>
    <message>
        <source>The file is complete</source>
        <translation>Le fichier est complet</translation>
    </message>
    <message>
        <source>If a record is waiting and nobody has changed the field, the record gets the value of the file; otherwise the value is proposed to whoever takes the record next. Without this, existing records stay as they are.</source>
        <translation>Là où un enregistrement attend et où personne n’a modifié le champ, il prend ce que dit le fichier&#xa0;; sinon la valeur est proposée à qui aura l’enregistrement ensuite. Sans coche, les lignes différentes sont laissées telles quelles.</translation>
    </message>
    <message>
        <source>Afterwards Intray lists the waiting records that are missing in the file. You can dismiss them under Queues, Deliveries.</source>
        <translation>Les enregistrements en attente qui manquent au fichier sont indiqués ensuite, et peuvent être écartés sous Files, Livraisons.</translation>
    </message>
    <message>
        <source>Separate several files of one delivery by commas; put a name with a comma in double quotes. All of their rows are imported, or none.</source>
        <translation>Plusieurs fichiers d’une livraison sont séparés par des virgules&#xa0;; un nom avec une virgule se met entre guillemets doubles. Toutes leurs lignes entrent, ou aucune.</translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation>Choisir des fichiers d’enregistrements</translation>
    </message>
    <message>
        <source>Columns of the key</source>
        <translation>Colonnes de la clé</translation>
    </message>
    <message>
        <source>Separated by %1, %2, names in the first line.</source>
        <translation>Séparé par %1, %2, noms dans la première ligne.</translation>
    </message>
    <message>
        <source>Separated by %1, %2, no names of columns.</source>
        <translation>Séparé par %1, %2, sans noms de colonnes.</translation>
    </message>
    <message>
        <source>A spreadsheet, names in the first line.</source>
        <translation>Un tableur, noms dans la première ligne.</translation>
    </message>
    <message>
        <source>A spreadsheet, no names of columns.</source>
        <translation>Un tableur, sans noms de colonnes.</translation>
    </message>
    <message>
        <source>Lines of JSON.</source>
        <translation>Lignes de JSON.</translation>
    </message>
    <message>
        <source>A table of a database file.</source>
        <translation>Une table d’un fichier de base de données.</translation>
    </message>
    <message>
        <source>as the file fits</source>
        <translation>selon le fichier</translation>
    </message>
    <message>
        <source>It has the columns of the file.</source>
        <translation>Elle a les colonnes du fichier.</translation>
    </message>
    <message>
        <source>It will be a new queue.</source>
        <translation>Ce sera une nouvelle file d’attente.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Choose the sheet to import.</source>
        <translation>C’est un classeur. Choisissez la feuille dont les lignes sont importées.</translation>
    </message>
    <message>
        <source>This is an Access file. Choose the table to import.</source>
        <translation>Ceci est un fichier Access. Choisissez la table dont les lignes sont importées.</translation>
    </message>
    <message>
        <source>No file is chosen yet. Type where it is, or browse for it.</source>
        <translation>Aucun fichier n’est choisi. Tapez son emplacement ou parcourez les dossiers.</translation>
    </message>
    <message>
        <source>Give the queue a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Donnez à la file d’attente un nom composé de lettres, de chiffres, de «&#xa0;-&#xa0;», de «&#xa0;_&#xa0;» et de «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>Name the columns that identify a record together, with commas between them.</source>
        <translation>Nommez les colonnes qui identifient ensemble un enregistrement, séparées par des virgules.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Le fichier n’a pas de colonne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>It has the columns of the file, so it was chosen in place of %1.</source>
        <translation>Elle a les colonnes du fichier, elle a donc été choisie à la place de %1.</translation>
    </message>
    <message>
        <source>It will be a new queue, in place of %1.</source>
        <translation>Ce sera une nouvelle file d’attente, à la place de %1.</translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message>
        <source>Import records</source>
        <translation>Importer des enregistrements</translation>
    </message>
    <message>
        <source>Choose a file. Nothing is imported until you press Import.</source>
        <translation>Choisissez un fichier. Rien n’est importé avant que vous n’appuyiez sur «&#xa0;Importer&#xa0;».</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Essai en cours...</translation>
    </message>
    <message>
        <source>Choose another queue, or what to do with the other columns.</source>
        <translation>Choisissez une autre file d’attente, ou le sort des autres colonnes.</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progression de l’essai</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Annulé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Les modèles de la base de données ne peuvent pas être lus. %1</translation>
    </message>
    <message>
        <source>It is offered as the key, which rejects those rows. Choose another column if another one tells the records apart.</source>
        <translation>Elle est proposée comme clé, ce qui rejette ces lignes. Choisissez une autre colonne si c’est une autre qui distingue les enregistrements.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read...</source>
        <translation>
            <numerusform>%Ln ligne lue...</numerusform>
            <numerusform>%Ln lignes lues...</numerusform>
        </translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Quel fichier ?</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>Quelle colonne identifie un enregistrement ?</translation>
    </message>
    <message>
        <source>Do these rows look right?</source>
        <translation>Ces lignes sont-elles correctes ?</translation>
    </message>
    <message>
        <source>Intray finds the record again by it when the next file comes. It cannot be changed later.</source>
        <translation>Intray s’en sert pour retrouver l’enregistrement quand le prochain fichier arrive. Cela ne peut pas être changé plus tard.</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Comment le fichier est lu</translation>
    </message>
    <message>
        <source>Each row is a record of its own.</source>
        <translation>Chaque ligne est un enregistrement à part.</translation>
    </message>
    <message>
        <source>%1 identifies a record.</source>
        <translation>%1 identifie un enregistrement.</translation>
    </message>
    <message>
        <source>%1 together identify a record.</source>
        <translation>%1 identifient ensemble un enregistrement.</translation>
    </message>
    <message>
        <source>The rows go into the queue %1.</source>
        <translation>Les lignes vont dans la file d’attente %1.</translation>
    </message>
    <message>
        <source>Intray is looking what the queue has already...</source>
        <translation>Intray regarde ce que la file d’attente contient déjà...</translation>
    </message>
    <message>
        <source>%1, into the new queue %2</source>
        <translation>%1, dans la nouvelle file d’attente %2</translation>
    </message>
    <message>
        <source>%1, into the queue %2</source>
        <translation>%1, dans la file d’attente %2</translation>
    </message>
    <message>
        <source>The columns are those of this queue. %1</source>
        <translation>Les colonnes sont celles de cette file d’attente. %1</translation>
    </message>
    <message>
        <source>As in every delivery of this queue.</source>
        <translation>Comme dans chaque livraison de cette file d’attente.</translation>
    </message>
    <message>
        <source>The file has columns, but no rows.</source>
        <translation>Le fichier a des colonnes, mais aucune ligne.</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2.</source>
        <translation>Lignes : %1, colonnes : %2.</translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Colonnes : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln row(s) were counted.</source>
        <translation>
            <numerusform>Seule la première ligne a été comptée (%Ln).</numerusform>
            <numerusform>Seules les %Ln premières lignes ont été comptées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and would be rejected, too.</source>
        <translation>
            <numerusform>%Ln ligne est illisible et serait rejetée aussi.</numerusform>
            <numerusform>%Ln lignes sont illisibles et seraient rejetées aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1 once more: Intray does not find it on this computer as it was imported.</source>
        <translation>Choisissez %1 encore une fois&#xa0;: Intray ne le trouve pas sur cet ordinateur tel qu’il a été importé.</translation>
    </message>
    <message>
        <source>How the rows are imported</source>
        <translation>Mode d’import</translation>
    </message>
    <message>
        <source>To do so, empty “Quote”.</source>
        <translation>Pour cela, videz «&#xa0;Guillemet&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::ImportFoot</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Check file</source>
        <translation>&amp;Vérifier le fichier</translation>
    </message>
    <message>
        <source>Reads and checks the whole file. Nothing is changed.</source>
        <translation>Lit et vérifie tout le fichier. Rien n’est modifié.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Question 1 of 3. Next: what identifies a record.</source>
        <translation>Question 1 sur 3. Ensuite : ce qui identifie un enregistrement.</translation>
    </message>
    <message>
        <source>Question 2 of 3. Next: look at the rows, then import.</source>
        <translation>Question 2 sur 3. Ensuite : regarder les lignes, puis importer.</translation>
    </message>
    <message>
        <source>Can be undone in Queues, Deliveries, until somebody works on the records.</source>
        <translation>Peut être annulé dans Files d’attente, Livraisons, tant que personne ne travaille sur les enregistrements.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Importer %Ln ligne</numerusform>
            <numerusform>&amp;Importer %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: look at the rows, then import.</source>
        <translation>Ensuite : regarder les lignes, puis importer.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>Il n’y a rien à importer.</translation>
    </message>
</context>
<context>
    <name>intray::ImportLine</name>
    <message>
        <source>Progress of the import</source>
        <translation>Progression de l’import</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>%1 is being imported into the queue %2 of %3.</source>
        <translation>%1 entre dans la file %2 de %3.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Cancelling the import</source>
        <translation>Annulation de l’importation</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln row(s)</source>
        <translation>
            <numerusform>Importation&#xa0;: %Ln ligne</numerusform>
            <numerusform>Importation&#xa0;: %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ImportQuestion</name>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <extracomment>Read by a screen reader. %1 is what was answered.</extracomment>
        <translation>Modifier : %1</translation>
    </message>
</context>
<context>
    <name>intray::ImportSample</name>
    <message>
        <source>The first rows of the file</source>
        <translation>Les premières lignes du fichier</translation>
    </message>
    <message>
        <source>Line %1 would be rejected: %2</source>
        <translation>La ligne %1 serait rejetée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, rejected</source>
        <translation>%1, rejetée</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, différente</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>%1, doubtful</source>
        <translation>%1, douteuse</translation>
    </message>
</context>
<context>
    <name>intray::ItemAttachments</name>
    <message>
        <source>The attachment cannot be saved on this computer: %1.</source>
        <translation>La pièce jointe ne peut pas être gardée sur cet ordinateur&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>intray::ItemPreview</name>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Fermer l’aperçu</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Aperçu de %1</translation>
    </message>
    <message>
        <source>Looking who held it last...</source>
        <translation>Recherche du dernier détenteur...</translation>
    </message>
    <message>
        <source>%1 has it now.</source>
        <translation>%1 l’a maintenant.</translation>
    </message>
    <message>
        <source>Nobody has held it yet.</source>
        <translation>Personne ne l’a encore eu.</translation>
    </message>
    <message>
        <source>%1 held it last, from %2 on.</source>
        <translation>%1 l’a eu en dernier, depuis %2.</translation>
    </message>
    <message>
        <source>%1 held it last, until %2 (%3).</source>
        <translation>%1 l’a eu en dernier, jusqu’à %2 (%3).</translation>
    </message>
    <message>
        <source>Its values are not shown to you.</source>
        <translation>Ses valeurs ne vous sont pas montrées.</translation>
    </message>
</context>
<context>
    <name>intray::KeptFilters</name>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>Le filtre « %1 » n’est plus partagé.</translation>
    </message>
    <message>
        <source>A filter of your own.</source>
        <translation>Un filtre à vous.</translation>
    </message>
    <message>
        <source>Shared with the team by %1 on %2.</source>
        <translation>Partagé avec l’équipe par %1 le %2.</translation>
    </message>
    <message>
        <source>%1 shared this filter. Only %1, supervisors and administrators can change it.</source>
        <translation>%1 a partagé ce filtre. Seuls %1, les superviseurs et les administrateurs peuvent le modifier.</translation>
    </message>
</context>
<context>
    <name>intray::KeyChoice</name>
    <message>
        <source>%1 different, none empty, like %2</source>
        <translation>%1 différentes, aucune vide, comme %2</translation>
    </message>
    <message>
        <source>Several columns together</source>
        <translation>Plusieurs colonnes ensemble</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Every row becomes a record of its own.</source>
        <translation>Chaque ligne devient un enregistrement à part.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Comptage...</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more column(s)</source>
        <translation>
            <numerusform>Afficher %Ln colonne de plus</numerusform>
            <numerusform>Afficher %Ln colonnes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Vides : %1 ; %Ln ligne serait rejetée</numerusform>
            <numerusform>Vides : %1 ; %Ln lignes seraient rejetées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>En double : %1 ; %Ln ligne serait rejetée</numerusform>
            <numerusform>En double : %1 ; %Ln lignes seraient rejetées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty, %2 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Vides : %1, en double : %2 ; %Ln ligne serait rejetée</numerusform>
            <numerusform>Vides : %1, en double : %2 ; %Ln lignes seraient rejetées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::KeyField</name>
    <message>
        <source>Press the new key here</source>
        <translation>Pressez ici la nouvelle touche</translation>
    </message>
</context>
<context>
    <name>intray::KeyList</name>
    <message>
        <source>Next field</source>
        <translation>Champ suivant</translation>
    </message>
    <message>
        <source>Previous field</source>
        <translation>Champ précédent</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Next field; in a field with several lines: a new line; in a list: take or open</source>
        <translation>Champ suivant&#xa0;; dans un champ de plusieurs lignes, une nouvelle ligne&#xa0;; dans une liste&#xa0;: prendre ou ouvrir</translation>
    </message>
    <message>
        <source>Undo typing in the field</source>
        <translation>Annuler la saisie dans le champ</translation>
    </message>
    <message>
        <source>Copy; in a list: the selected rows as a table</source>
        <translation>Copier&#xa0;; dans une liste&#xa0;: les lignes sélectionnées sous forme de tableau</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>In a list: to its start, to its end</source>
        <translation>Dans une liste&#xa0;: au début, à la fin</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>In a field: choose from its list or calendar</source>
        <translation>Dans un champ&#xa0;: choisir dans sa liste ou son calendrier</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>In a yes/no field: switch it</source>
        <translation>Dans un champ oui ou non&#xa0;: l’autre valeur</translation>
    </message>
    <message>
        <source>In the list: look at the item without taking it; once more closes it</source>
        <translation>Dans la liste : regarder le dossier sans le prendre ; encore une fois le ferme</translation>
    </message>
</context>
<context>
    <name>intray::KeyOverview</name>
    <message>
        <source>No key or action matches.</source>
        <translation>Aucune touche ni action ne correspond.</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Chercher une touche ou son effet</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimer...</translation>
    </message>
    <message>
        <source>The keys of Intray</source>
        <translation>Les touches d’Intray</translation>
    </message>
</context>
<context>
    <name>intray::KeyRow</name>
    <message>
        <source>fits best</source>
        <translation>convient le mieux</translation>
    </message>
</context>
<context>
    <name>intray::KeyedChoice</name>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>First keyed: %1</source>
        <translation>Première saisie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Second keyed: %1</source>
        <translation>Seconde saisie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>intray::KeysPage</name>
    <message>
        <source>This is not a key file of Intray.</source>
        <translation>Ce n’est pas un fichier de touches d’Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une touche. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The file gives %1 to both &quot;%2&quot; and &quot;%3&quot;. Nothing was changed.</source>
        <translation>Le fichier donne %1 à la fois à «&#xa0;%2&#xa0;» et à «&#xa0;%3&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is needed in fields and lists.</source>
        <translation>%1 sert dans les champs et les listes.</translation>
    </message>
    <message>
        <source>%1 would be typed into the field. Use it with Ctrl.</source>
        <translation>%1 serait saisi dans le champ. Ajoutez Ctrl.</translation>
    </message>
    <message>
        <source>Alt with a letter opens menus and presses buttons.</source>
        <translation>Alt avec une lettre ouvre les menus et presse les boutons.</translation>
    </message>
    <message>
        <source>Ctrl with Alt types a letter on many keyboards.</source>
        <translation>Ctrl avec Alt saisit un caractère sur beaucoup de claviers.</translation>
    </message>
    <message>
        <source>&amp;Give it to this action</source>
        <translation>&amp;Donner à cette action</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Les actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Touche par défaut</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>Touche par &amp;défaut</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importer...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xporter...</translation>
    </message>
    <message>
        <source>R&amp;eset all keys</source>
        <translation>&amp;Réinitialiser les touches</translation>
    </message>
    <message>
        <source>Export the keys</source>
        <translation>Exporter les touches</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importer des touches</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Touches (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The keys were saved in %1.</source>
        <translation>Les touches ont été enregistrées dans %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The keys from %1 are now in use.</source>
        <translation>Les touches de %1 sont maintenant en vigueur.</translation>
    </message>
    <message>
        <source>Every action has its default key again.</source>
        <translation>Chaque action a de nouveau sa touche par défaut.</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Cette touche ne peut pas être changée.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>If you take it, &quot;%1&quot; will have no key.</source>
        <translation>Si vous la prenez, «&#xa0;%1&#xa0;» n’aura plus de touche.</translation>
    </message>
</context>
<context>
    <name>intray::LedgerPage</name>
    <message>
        <source>was empty</source>
        <translation>rien n’y figurait</translation>
    </message>
    <message>
        <source>was cleared</source>
        <translation>a été vidé</translation>
    </message>
    <message>
        <source>different form</source>
        <translation>autre forme</translation>
    </message>
    <message>
        <source>typing mistake</source>
        <translation>faute de frappe</translation>
    </message>
    <message>
        <source>different value</source>
        <translation>autre valeur</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Enre&amp;gistrer...</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>kind of error</source>
        <translation>genre d’erreur</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Writes every field, kind, person and file with its count to a CSV file.</source>
        <translation>Écrit chaque champ, genre, personne et fichier avec son nombre dans un fichier CSV.</translation>
    </message>
    <message>
        <source>%L1 of %L2 completed records were corrected.</source>
        <translation>%L1 enregistrements terminés sur %L2 ont été corrigés.</translation>
    </message>
    <message>
        <source>Save the corrections</source>
        <translation>Enregistrer les corrections</translation>
    </message>
    <message>
        <source>intray-corrections.csv</source>
        <translation>intray-corrections.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Chiffres (*.csv)</translation>
    </message>
    <message>
        <source>The corrections were saved as %1.</source>
        <translation>Les corrections ont été enregistrées sous %1.</translation>
    </message>
    <message>
        <source>added &amp;up by</source>
        <translation>additio&amp;nnées par</translation>
    </message>
    <message>
        <source>C&amp;orrections in</source>
        <translation>C&amp;orrections dans</translation>
    </message>
    <message>
        <source>si&amp;nce</source>
        <translation>d&amp;epuis</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Lecture des enregistrements...</translation>
    </message>
    <message>
        <source>No record was completed in this time.</source>
        <translation>Aucun enregistrement n&apos;a été terminé pendant cette période.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are not finished were corrected in bulk.</source>
        <translation>
            <numerusform>%Ln enregistrement non terminé a été corrigé en bloc.</numerusform>
            <numerusform>%Ln enregistrements non terminés ont été corrigés en bloc.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Values of the queue</source>
        <translation>&amp;Valeurs de la file</translation>
    </message>
    <message>
        <source>Nothing was corrected in this time.</source>
        <translation>Rien n&apos;a été corrigé pendant cette période.</translation>
    </message>
    <message>
        <source>What is corrected in a record counts as soon as it is completed, and what is corrected in bulk at once.</source>
        <translation>Ce qui est corrigé dans un enregistrement compte dès qu&apos;il est terminé, et ce qui est corrigé en bloc, aussitôt.</translation>
    </message>
    <message>
        <source>A value counts as corrected if it differs from the imported one.</source>
        <translation>Sont comptées les valeurs qui diffèrent de celles importées.</translation>
    </message>
    <message>
        <source>The corrections were not read. F5 reads them.</source>
        <translation>Les corrections n’ont pas été lues. F5 les lit.</translation>
    </message>
</context>
<context>
    <name>intray::LineActions</name>
    <message>
        <source>Open &amp;record</source>
        <translation>Ouvrir l’en&amp;registrement</translation>
    </message>
    <message>
        <source>&amp;Undo what it changed</source>
        <translation>&amp;Annuler ce qu’elle a modifié</translation>
    </message>
    <message>
        <source>&amp;Copy value</source>
        <translation>&amp;Copier la valeur</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Re&amp;do what was undone</source>
        <translation>Ré&amp;tablir ce qui a été annulé</translation>
    </message>
</context>
<context>
    <name>intray::LineChange</name>
    <message>
        <source>Select a line to see what was changed in its item.</source>
        <translation>Choisissez une ligne pour voir ce qui a été modifié dans son dossier.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>No value of item %1 was changed here.</source>
        <translation>Aucune valeur du dossier %1 n’a été modifiée ici.</translation>
    </message>
    <message>
        <source>Changes in item %1 here:</source>
        <translation>Ce qui a été modifié ici dans le dossier %1&#xa0;:</translation>
    </message>
    <message>
        <source>You are not allowed to see the values of item %1.</source>
        <translation>Les valeurs du dossier %1 ne vous sont pas montrées.</translation>
    </message>
    <message>
        <source>Item %1 has the values that were imported.</source>
        <translation>Le dossier %1 a les valeurs de son arrivée.</translation>
    </message>
    <message>
        <source>Changes in item %1 since it was imported:</source>
        <translation>Ce qui a été modifié dans le dossier %1 depuis son arrivée&#xa0;:</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>Le dossier %1 a été fusionné dans le dossier %2.</translation>
    </message>
    <message>
        <source>Item %1 took over item %2 and kept its own values.</source>
        <translation>Le dossier %1 a absorbé le dossier %2 et a gardé ses propres valeurs.</translation>
    </message>
</context>
<context>
    <name>intray::LineUndo</name>
    <message>
        <source>This line tells of no change in the record.</source>
        <translation>Cette ligne ne parle d’aucune modification de l’enregistrement.</translation>
    </message>
    <message>
        <source>Undo a change</source>
        <translation>Annuler une modification</translation>
    </message>
    <message>
        <source>%1 is finished. It is reopened to undo this.</source>
        <translation>%1 est clos. Il est rouvert pour annuler cela.</translation>
    </message>
    <message>
        <source>Then it waits in its queue to be completed again.</source>
        <translation>Il attend ensuite dans sa file d’attente d’être terminé à nouveau.</translation>
    </message>
    <message>
        <source>&amp;Reopen and undo</source>
        <translation>&amp;Rouvrir et annuler</translation>
    </message>
    <message>
        <source>The merge of %1 is undone.</source>
        <translation>La fusion de %1 est annulée.</translation>
    </message>
    <message>
        <source>Undone in item %1: %2.</source>
        <translation>Annulé dans le dossier %1 : %2.</translation>
    </message>
    <message>
        <source>The item is open again and waits in its queue.</source>
        <translation>Le dossier est de nouveau ouvert et attend dans sa file d’attente.</translation>
    </message>
    <message>
        <source>The other values stay. %1</source>
        <translation>Les autres valeurs restent. %1</translation>
    </message>
</context>
<context>
    <name>intray::ListFoot</name>
    <message>
        <source>connecting</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>up to date, read-only</source>
        <translation>à jour, lecture seule</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>à jour</translation>
    </message>
    <message>
        <source>%1 s behind</source>
        <translation>%1 s de retard</translation>
    </message>
    <message>
        <source>offline since %1</source>
        <translation>hors ligne depuis %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Who works, and how the database answers</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You are working as %1 at %2, with the database %3.</source>
        <translation>Vous travaillez en tant que %1 sur %2, avec la base de données %3.</translation>
    </message>
    <message>
        <source>The last look at it took %1 ms.</source>
        <translation>La dernière consultation a pris %1 ms.</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Mis à jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shows your own figures.</source>
        <translation>Affiche vos propres chiffres.</translation>
    </message>
    <message>
        <source>%1 done today, %2 in the last hour</source>
        <translation>terminés aujourd’hui&#xa0;: %1, dans la dernière heure&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 done today</source>
        <translation>terminés aujourd’hui&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>intray::ListHead</name>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters and accents do not matter: &quot;cafe&quot; finds &quot;Café&quot;.</source>
        <translation>Cherche chaque mot dans la clé et dans tout l’enregistrement, dans n’importe quel ordre. Les majuscules et les accents ne comptent pas&#xa0;: «&#xa0;cafe&#xa0;» trouve «&#xa0;Café&#xa0;».</translation>
    </message>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters do not matter, accents do: &quot;cafe&quot; does not find &quot;Café&quot;.</source>
        <translation>Cherche chaque mot dans la clé et dans tout l’enregistrement, dans n’importe quel ordre. Les majuscules ne comptent pas, les accents si&#xa0;: «&#xa0;cafe&#xa0;» ne trouve pas «&#xa0;Café&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::ListTitle</name>
    <message>
        <source>%1 of %2</source>
        <comment>items that are found, and all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The list shows the first ones. Scroll down for more.</source>
        <translation>La liste montre les premiers. Faites défiler vers le bas pour en voir plus.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <comment>items, of which these are known so far</comment>
        <translation>plus de %1</translation>
    </message>
    <message numerus="yes">
        <source>Next of all %Ln</source>
        <translation>
            <numerusform>Suivant sur %Ln</numerusform>
            <numerusform>Suivant sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes what comes next in the order of the queue, whether the filter finds it or not.</source>
        <translation>Prend ce qui vient ensuite dans l’ordre de la file d’attente, que le filtre le trouve ou non.</translation>
    </message>
</context>
<context>
    <name>intray::LockRules</name>
    <message>
        <source>Lock duration</source>
        <translation>Durée du verrou</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Verrou maximal</translation>
    </message>
    <message>
        <source>First warning before the end</source>
        <translation>Premier avertissement avant la fin</translation>
    </message>
    <message>
        <source>default</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>Last warning before the end</source>
        <translation>Dernier avertissement avant la fin</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>No lock can be extended beyond this, counted from its start.</source>
        <translation>Aucun verrou ne peut être prolongé au-delà, à compter de son début.</translation>
    </message>
    <message>
        <source>By default five minutes before the end, later for short locks.</source>
        <translation>Comme d’habitude&#xa0;: cinq minutes avant la fin, moins pour les verrous courts.</translation>
    </message>
    <message>
        <source>By default one minute before the end, later for short locks.</source>
        <translation>Comme d’habitude&#xa0;: une minute avant la fin, moins pour les verrous courts.</translation>
    </message>
    <message>
        <source>An item that was taken this often is marked as failed when its lock expires.</source>
        <translation>Un dossier pris ce nombre de fois est mis de côté comme étant en échec quand son verrou expire.</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Verrous par utilisateur</translation>
    </message>
    <message>
        <source>Attempts until it fails</source>
        <translation>Tentatives avant l’échec</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n completed item(s) 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Derniers dossiers terminés&#xa0;: %n&#xa0;; 99 sur 100 en %1 au plus, la moitié en %2 au plus. Proposition&#xa0;: %3.</numerusform>
            <numerusform>Les %n derniers dossiers terminés&#xa0;: 99 sur 100 en %1 au plus, la moitié en %2 au plus. Proposition&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the proposal: %1</source>
        <translation>Utiliser la proposition&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The last %n completed item(s) took no longer than %1 each, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Le dernier dossier terminé (%n) n’a pas pris plus de %1, la moitié %2. Proposition&#xa0;: %3.</numerusform>
            <numerusform>Les %n derniers dossiers terminés n’ont pas pris plus de %1 chacun, la moitié d’entre eux %2. Proposition&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>The one item that was completed took at most %1. Proposal: %2.</source>
        <translation>Le seul dossier terminé a pris au plus %1. Proposition&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>intray::LockedMatch</name>
    <message>
        <source>%1 is locked by %2, and others that match are locked, too.</source>
        <translation>%1 est verrouillé par %2, et d’autres qui correspondent sont verrouillés aussi.</translation>
    </message>
    <message>
        <source>You have %1 already.</source>
        <translation>Vous avez déjà %1.</translation>
    </message>
    <message>
        <source>%1 is locked by %2.</source>
        <translation>%1 est verrouillé par %2.</translation>
    </message>
</context>
<context>
    <name>intray::LocksModel</name>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marche</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>abandonné&#xa0;: %1</translation>
    </message>
    <message>
        <source>Locked since %1.</source>
        <translation>Verrouillé depuis %1.</translation>
    </message>
    <message>
        <source>The lock ends at %1.</source>
        <translation>Fin du verrou&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The program last responded at %1.</source>
        <translation>Dernier signe de vie du programme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The program never reported: it is a script, or an older version.</source>
        <translation>Le programme n’a jamais donné signe de vie&#xa0;: c’est un script, ou un programme plus ancien.</translation>
    </message>
    <message>
        <source>Item %1, under the lock %2</source>
        <translation>Dossier %1, sous le verrou %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactif</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Expire dans</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>autre programme</translation>
    </message>
    <message>
        <source>Nothing has been typed since %1. Extending the lock does not count.</source>
        <translation>Rien n’a été saisi depuis %1. Prolonger le verrou ne compte pas.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>A supervisor gave the item to %1, who had no window open and finds it under “Mine”.</source>
        <translation>Un superviseur a confié le dossier à %1, qui n’avait aucune fenêtre ouverte et le trouvera sous «&#xa0;Les miens&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::LocksTable</name>
    <message>
        <source>Locks</source>
        <translation>Verrous</translation>
    </message>
</context>
<context>
    <name>intray::LookupSettings</name>
    <message>
        <source>no table</source>
        <translation>aucune table</translation>
    </message>
    <message>
        <source>the second column</source>
        <translation>la deuxième colonne</translation>
    </message>
    <message>
        <source>field = column, one per line</source>
        <translation>champ = colonne, un par ligne</translation>
    </message>
    <message>
        <source>Lookup table</source>
        <translation>Table de référence</translation>
    </message>
    <message>
        <source>Explained by</source>
        <translation>Expliqué par</translation>
    </message>
    <message>
        <source>Also fills</source>
        <translation>Remplit aussi</translation>
    </message>
</context>
<context>
    <name>intray::LookupSourceDialog</name>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Charger</translation>
    </message>
    <message>
        <source>Load a lookup table</source>
        <translation>Charger une table de référence</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>la première colonne</translation>
    </message>
    <message>
        <source>a file, or an address such as %1</source>
        <translation>un fichier, ou une adresse comme %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Loaded &amp;from</source>
        <translation>Chargée &amp;depuis</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Mot de passe</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;ble</translation>
    </message>
    <message>
        <source>or &amp;query</source>
        <translation>ou &amp;requête</translation>
    </message>
    <message>
        <source>Column of the &amp;values</source>
        <translation>Colonne des &amp;valeurs</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>Ch&amp;oisir...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Enter a name for the table; fields refer to it.</source>
        <translation>Donnez un nom à la table&#xa0;; les champs s’y réfèrent.</translation>
    </message>
    <message>
        <source>Choose where to load it from.</source>
        <translation>Dites d’où elle est chargée.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>Enter a table or a query.</source>
        <translation>Donnez une table ou une requête.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>the only one that has rows</source>
        <translation>la seule qui a des lignes</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>F&amp;euille</translation>
    </message>
</context>
<context>
    <name>intray::LookupTables</name>
    <message>
        <source>Lookup tables</source>
        <translation>Tables de référence</translation>
    </message>
    <message>
        <source>First lines of the lookup table</source>
        <translation>Premières lignes de la table de référence</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Nouvelle...</translation>
    </message>
    <message>
        <source>Load a&amp;gain...</source>
        <translation>Rechar&amp;ger...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>Suppri&amp;mer...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Chargée depuis</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Chargée</translation>
    </message>
    <message>
        <source>Fields take their values from these tables; everybody who works with this database can read them. The table of a field is chosen among the field&apos;s settings.</source>
        <translation>Les champs prennent leurs valeurs dans ces tables&#xa0;; tous ceux qui travaillent avec cette base peuvent les lire. La table d’un champ est indiquée avec le champ.</translation>
    </message>
    <message>
        <source>Progress of the loading</source>
        <translation>Avancement du chargement</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>«&#xa0;%1&#xa0;» n’existe plus. Les champs qui la nomment se tapent sans elle.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln line(s).</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a %Ln ligne.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a %Ln lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n ligne sans valeur a été omise.</numerusform>
            <numerusform>%n lignes sans valeur ont été omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>The table is being loaded; the previous one is used until then.</source>
        <translation>La table est en cours de chargement&#xa0;; la précédente sert jusqu’à ce que tout soit là.</translation>
    </message>
    <message>
        <source>Remove a lookup table</source>
        <translation>Supprimer une table de référence</translation>
    </message>
    <message>
        <source>Remove the lookup table “%1”?</source>
        <translation>Supprimer la table de référence «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>It is removed for all queues. Fields that use it are then typed without it; no record changes.</source>
        <translation>Elle disparaît pour toutes les files. Les champs qui la nomment se tapent alors sans elle&#xa0;; aucun enregistrement ne change.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>There is no lookup table yet.</source>
        <translation>Il n’y a pas encore de table de référence.</translation>
    </message>
</context>
<context>
    <name>intray::MainWindow</name>
    <message>
        <source>Intray</source>
        <translation>Intray</translation>
    </message>
    <message>
        <source>There is no queue &quot;%1&quot; in this database.</source>
        <translation>Il n’y a pas de file d’attente «&#xa0;%1&#xa0;» dans cette base de données.</translation>
    </message>
    <message>
        <source>Open another database file</source>
        <translation>Ouvrir un autre fichier de base de données</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bases de données Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a database first.</source>
        <translation>Ouvrez d’abord une base de données.</translation>
    </message>
    <message>
        <source>Go to the desk first.</source>
        <translation>Allez d’abord au plan de travail.</translation>
    </message>
    <message>
        <source>About Intray</source>
        <translation>À propos d’Intray</translation>
    </message>
    <message>
        <source>Intray %1</source>
        <translation>Intray %1</translation>
    </message>
    <message>
        <source>A desk for records that people verify one by one.
Free software under the GNU General Public License 3 or later.</source>
        <translation>Un poste de travail pour des enregistrements vérifiés un par un.
Logiciel libre sous licence GNU General Public License 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Select items in the list of open items first.</source>
        <translation>Sélectionnez d’abord des dossiers dans la liste des dossiers ouverts.</translation>
    </message>
    <message>
        <source>This window now works with another database: %1.</source>
        <translation>Cette fenêtre travaille maintenant avec une autre base de données&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 - %2 - Intray</source>
        <translation>%1 - %2 - Intray</translation>
    </message>
    <message>
        <source>%1 into %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Another import is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
        <translation>Une autre importation est en cours. Attendez sa fin ou annulez-la en bas de la fenêtre.</translation>
    </message>
    <message>
        <source>The records are being imported...</source>
        <translation>Les enregistrements sont en cours d’importation...</translation>
    </message>
    <message>
        <source>The sample records are being created...</source>
        <translation>Création des enregistrements d’exemple...</translation>
    </message>
    <message>
        <source>Another export is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
        <translation>Une autre exportation est en cours. Attendez sa fin ou annulez-la en bas de la fenêtre.</translation>
    </message>
    <message>
        <source>%1, as filtered</source>
        <translation>%1, selon les filtres</translation>
    </message>
    <message>
        <source>Connect to the database that has your table. Then choose this again.</source>
        <translation>Connectez-vous à la base de données qui contient votre table. Choisissez ensuite ceci à nouveau.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>Shortcuts of your own, to be exported, imported and reset.</source>
        <translation>Vos propres raccourcis, à exporter, importer et réinitialiser.</translation>
    </message>
    <message>
        <source>shortcut, hotkey, keyboard, key binding, accelerator, remap</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>raccourci, clavier, touche, combinaison, hotkey, réaffecter, shortcut</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>Il n’y a pas d’enregistrement en cours. Prenez d’abord un dossier.</translation>
    </message>
    <message>
        <source>Continue counting for suggestions</source>
        <translation>Reprendre le comptage pour les suggestions</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Arrêter le comptage pour les suggestions</translation>
    </message>
    <message>
        <source>Nothing is counted for suggestions now.</source>
        <translation>Rien n’est compté pour les suggestions en ce moment.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Opens this record of the queue %1.</source>
        <translation>Ouvre cet enregistrement de la file %1.</translation>
    </message>
</context>
<context>
    <name>intray::MappingBar</name>
    <message>
        <source>Fiel&amp;ds...</source>
        <translation>C&amp;hamps...</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Enregistrer comme m&amp;odèle...</translation>
    </message>
    <message>
        <source>columns as they are</source>
        <translation>les colonnes telles quelles</translation>
    </message>
    <message>
        <source>Saves how this file is read and what becomes of its columns, for the next file of this kind.</source>
        <translation>Conserve sous un nom la façon de lire ce fichier et ce que deviennent ses colonnes, pour le prochain fichier du même type.</translation>
    </message>
</context>
<context>
    <name>intray::MappingDialog</name>
    <message>
        <source>Anoth&amp;er field from this column</source>
        <translation>Autr&amp;e champ tiré de là</translation>
    </message>
    <message>
        <source>A&amp;dd the file&apos;s name</source>
        <translation>Aj&amp;outer le nom du fichier</translation>
    </message>
    <message>
        <source>Fields of the records</source>
        <translation>Champs des enregistrements</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>Another field from the same column: its next part, or the same value read in a different way.</source>
        <translation>Un champ de plus, fait de la même colonne&#xa0;: sa partie suivante, ou la même valeur lue autrement.</translation>
    </message>
    <message>
        <source>A field with the name of the file, so that each record shows which delivery it came with.</source>
        <translation>Un champ avec le nom du fichier, pour que chaque enregistrement dise avec quelle livraison il est arrivé.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>Lea&amp;ve in</source>
        <translation>Ne pas ome&amp;ttre</translation>
    </message>
    <message>
        <source>Lea&amp;ve out</source>
        <translation>Ome&amp;ttre</translation>
    </message>
    <message>
        <source>This is the result.</source>
        <translation>Voici ce qui en résulte.</translation>
    </message>
</context>
<context>
    <name>intray::MappingForm</name>
    <message>
        <source>and w&amp;hat follows</source>
        <translation>et ce qui &amp;suit</translation>
    </message>
    <message>
        <source>no &amp;spaces around it</source>
        <translation>sans espaces a&amp;utour</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>C&amp;hamp</translation>
    </message>
    <message>
        <source>The columns whose values are joined, separated by commas; put a name with a comma in double quotes.</source>
        <translation>Les colonnes dont les valeurs sont jointes, séparées par des virgules&#xa0;; un nom avec une virgule entre guillemets doubles.</translation>
    </message>
    <message>
        <source>join a column</source>
        <translation>joindre une colonne</translation>
    </message>
    <message>
        <source>Join a column</source>
        <translation>Joindre une colonne</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Fait de</translation>
    </message>
    <message>
        <source>&amp;Joined by</source>
        <translation>&amp;Joint par</translation>
    </message>
    <message>
        <source>The value is split wherever this occurs, and one part of it is used. For the other parts, create another field from the column.</source>
        <translation>La valeur est divisée partout où ceci figure, et une partie en est prise. Pour les autres parties, faites un autre champ de la colonne.</translation>
    </message>
    <message>
        <source>Part to use</source>
        <translation>Partie qui est prise</translation>
    </message>
    <message>
        <source>Several spaces inside become one.</source>
        <translation>Plusieurs espaces à l’intérieur n’en font qu’un.</translation>
    </message>
    <message>
        <source>Split &amp;at</source>
        <translation>&amp;Divisé à</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Texts that mean “no value”, separated by commas. The value is then missing.</source>
        <translation>Textes qui ne représentent rien, séparés par des virgules. La valeur est alors manquante.</translation>
    </message>
    <message>
        <source>How the column writes it</source>
        <translation>Comment la colonne l’écrit</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>Means “&amp;no value”</source>
        <translation>Tient lieu de &amp;rien</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>Lu co&amp;mme</translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation>Écr&amp;it comme</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>un espace</translation>
    </message>
    <message>
        <source>a comma and a space</source>
        <translation>une virgule et un espace</translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation>rien entre elles</translation>
    </message>
    <message>
        <source>not split</source>
        <translation>pas divisée</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>une virgule</translation>
    </message>
    <message>
        <source>a semicolon</source>
        <translation>un point-virgule</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>telles quelles</translation>
    </message>
    <message>
        <source>small</source>
        <translation>minuscules</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>majuscules</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>une majuscule à chaque mot</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>ce que c’est</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>une date ou une heure</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>Enter a name for the field.</source>
        <translation>Donnez un nom au champ.</translation>
    </message>
    <message>
        <source>Choose the column that it is made of.</source>
        <translation>Indiquez de quelle colonne il est fait.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Le fichier n’a pas de colonne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Enter how the column writes it.</source>
        <translation>Indiquez comment la colonne l’écrit.</translation>
    </message>
</context>
<context>
    <name>intray::MappingList</name>
    <message>
        <source>Columns of the file and their fields</source>
        <translation>Colonnes du fichier et leurs champs</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
</context>
<context>
    <name>intray::MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>intray::MenuEnd</name>
    <message>
        <source>Other ways to end this record</source>
        <translation>Autres façons de terminer cet enregistrement</translation>
    </message>
</context>
<context>
    <name>intray::MergeTable</name>
    <message>
        <source>Records side by side</source>
        <translation>Les enregistrements côte à côte</translation>
    </message>
    <message>
        <source>Keep this record</source>
        <translation>Garder cet enregistrement</translation>
    </message>
    <message>
        <source>Somebody works on %1, so its values stay as they are.</source>
        <translation>Quelqu’un travaille sur %1, ses valeurs restent donc telles quelles.</translation>
    </message>
    <message>
        <source>%1 is finished, so its values stay as they are.</source>
        <translation>%1 est terminé, ses valeurs restent donc telles quelles.</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, reste</translation>
    </message>
    <message>
        <source>%1 is working on %2. They can be merged once it is free.</source>
        <translation>%1 travaille sur %2. La fusion sera possible dès qu&apos;il sera libre.</translation>
    </message>
    <message>
        <source>%1 is finished, so it can only be the record that is kept.</source>
        <translation>%1 est terminé et ne peut donc être que l&apos;enregistrement conservé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) filled in</source>
        <translation>
            <numerusform>%Ln champ rempli</numerusform>
            <numerusform>%Ln champs remplis</numerusform>
        </translation>
    </message>
    <message>
        <source>the others are compared with this one</source>
        <translation>les autres sont comparés à celui-ci</translation>
    </message>
</context>
<context>
    <name>intray::MessageLine</name>
    <message>
        <source>Close message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Détails...</translation>
    </message>
    <message>
        <source>Undo  %1 s</source>
        <translation>Annuler  %1 s</translation>
    </message>
    <message>
        <source>Undo  %1, %2 s</source>
        <translation>Annuler  %1, %2 s</translation>
    </message>
    <message>
        <source>Look at them...</source>
        <translation>Les voir...</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Go to the queue</source>
        <translation>&amp;Aller à la file</translation>
    </message>
</context>
<context>
    <name>intray::MoreButton</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>intray::MyFigures</name>
    <message>
        <source>My figures</source>
        <translation>Mes chiffres</translation>
    </message>
    <message>
        <source>Your figures are being read.</source>
        <translation>Vos chiffres sont en cours de lecture.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminés</translation>
    </message>
    <message>
        <source>Completed per hour of work</source>
        <translation>Terminés par heure de travail</translation>
    </message>
    <message>
        <source>Records with corrections</source>
        <translation>Enregistrements corrigés</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Rendus</translation>
    </message>
    <message>
        <source>Over all queues. An hour of work is four quarters of an hour in which you completed something. Nobody is compared with anybody.</source>
        <translation>Sur toutes les files d’attente. Une heure de travail est faite de quatre quarts d’heure où vous avez terminé quelque chose. Personne n’est comparé à personne.</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>comptage</translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln planted slip(s) you caught %1. Nobody else can see this.</source>
        <translation>
            <numerusform>Sur %Ln erreur glissée, vous en avez trouvé %1. Personne d’autre ne peut le voir.</numerusform>
            <numerusform>Sur %Ln erreurs glissées, vous en avez trouvé %1. Personne d’autre ne peut le voir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::MyItemsModel</name>
    <message>
        <source>lock lost</source>
        <translation>verrou perdu</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>The lock was lost; what you typed is kept here.</source>
        <translation>Le verrou est perdu&#xa0;; ce qui a été saisi est conservé ici.</translation>
    </message>
    <message>
        <source>Locked until %1.</source>
        <translation>Verrouillé jusqu’à %1.</translation>
    </message>
    <message>
        <source>Locked since %1.</source>
        <translation>Verrouillé depuis %1.</translation>
    </message>
    <message>
        <source>Draft saved at %1.</source>
        <translation>Brouillon enregistré (%1).</translation>
    </message>
    <message>
        <source>%1, under the lock %2</source>
        <translation>%1, sous le verrou %2</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>on screen</source>
        <translation>à l’écran</translation>
    </message>
    <message>
        <source>nothing typed yet</source>
        <translation>rien de saisi</translation>
    </message>
</context>
<context>
    <name>intray::MyList</name>
    <message>
        <source>My items</source>
        <translation>Mes dossiers</translation>
    </message>
    <message>
        <source>Looking for your items...</source>
        <translation>Recherche de vos dossiers...</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>You have no items.</source>
        <translation>Vous n’avez aucun dossier.</translation>
    </message>
</context>
<context>
    <name>intray::NeedsList</name>
    <message>
        <source>Needs you</source>
        <translation>À voir</translation>
    </message>
    <message>
        <source>Looking at the queues...</source>
        <translation>Examen des files d’attente...</translation>
    </message>
    <message>
        <source>No queue needs attention.</source>
        <translation>Aucune file d’attente ne demande d’attention.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s), of which the first are shown.</source>
        <translation>
            <numerusform>%n chose, qui est affichée.</numerusform>
            <numerusform>%n choses, dont les premières sont affichées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n chose</numerusform>
            <numerusform>%n choses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Why do you need %1 again?</source>
        <translation>Pourquoi avez-vous de nouveau besoin de %1 ?</translation>
    </message>
    <message>
        <source>Why does %1 stay as it is?</source>
        <translation>Pourquoi %1 reste-t-il tel quel ?</translation>
    </message>
    <message>
        <source>A supervisor reads this and reopens the record for you, or declines.</source>
        <translation>Un superviseur lit cela et rouvre l’enregistrement pour vous, ou refuse.</translation>
    </message>
    <message>
        <source>The person who requested it reads this.</source>
        <translation>La personne qui l’a demandé lit cela.</translation>
    </message>
</context>
<context>
    <name>intray::NoteLine</name>
    <message>
        <source>Write note</source>
        <translation>Écrire la note</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>What should people who work on %1 know? The note stays in its history.</source>
        <translation>Que doit savoir qui s’occupe de %1&#xa0;? La note reste dans son historique.</translation>
    </message>
    <message>
        <source>The note was not written. %1</source>
        <translation>La note n’a pas été écrite. %1</translation>
    </message>
    <message>
        <source>Your note on %1 is not written yet. Write it, or press again to go on without it.</source>
        <translation>Votre note sur %1 n’est pas encore écrite. Écrivez-la, ou appuyez de nouveau pour continuer sans elle.</translation>
    </message>
</context>
<context>
    <name>intray::NotesLabel</name>
    <message>
        <source>%1 returned this, %2: %3</source>
        <translation>%1 a rendu ceci, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Note of %1, %2: %3</source>
        <translation>Note de %1, %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n note plus ancienne</numerusform>
            <numerusform>%n notes plus anciennes</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1 earlier notes</source>
        <translation>Plus de %1 notes plus anciennes</translation>
    </message>
    <message>
        <source>You returned this, %1: %2</source>
        <translation>Vous l’avez rendu, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your note, %1: %2</source>
        <translation>Votre note, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>intray::NotesPage</name>
    <message>
        <source>Notes on the record</source>
        <translation>Notes sur l’enregistrement</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notes (%1)</translation>
    </message>
    <message>
        <source>returned this, %1</source>
        <translation>a rendu ce dossier, %1</translation>
    </message>
    <message>
        <source>Nobody has written a note on this record.</source>
        <translation>Personne n’a écrit de note sur cet enregistrement.</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Aucun enregistrement ouvert.</translation>
    </message>
    <message>
        <source>Notes (more than %1)</source>
        <translation>Notes (plus de %1)</translation>
    </message>
    <message>
        <source>These are the newest %1 notes. The item&apos;s history has them all.</source>
        <translation>Ce sont les %1 notes les plus récentes. L’historique du dossier les a toutes.</translation>
    </message>
</context>
<context>
    <name>intray::NothingFound</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>No line of the history fits the search and the filters.</source>
        <translation>Aucune ligne de l’historique ne correspond à la recherche et aux filtres.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Effacer la recherche et les filtres</translation>
    </message>
    <message>
        <source>Nothing happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>What is done with an item stands here, with who did it and when.</source>
        <translation>Ici figure ce qui est fait d’un dossier, par qui et quand.</translation>
    </message>
</context>
<context>
    <name>intray::NoticedFold</name>
    <message>
        <source>What people notice</source>
        <translation>Ce que l’on remarque</translation>
    </message>
    <message>
        <source>Least in %1: %2 of %3 planted slips were corrected.</source>
        <translation>Le moins dans %1&#xa0;: %2 des %3 erreurs glissées ont été corrigées.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln planted slip(s))</source>
        <translation>
            <numerusform>%1 (%Ln erreur glissée)</numerusform>
            <numerusform>%1 (%Ln erreurs glissées)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <translation>%1 corrigées</translation>
    </message>
</context>
<context>
    <name>intray::OfferList</name>
    <message>
        <source>Filters that fit what is typed</source>
        <translation>Filtres qui correspondent à la saisie</translation>
    </message>
</context>
<context>
    <name>intray::OpenItemsModel</name>
    <message>
        <source>%1 has just taken this item.</source>
        <translation>%1 vient de prendre ce dossier.</translation>
    </message>
    <message>
        <source>%1 · taken just now</source>
        <translation>%1 · pris à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n champ</numerusform>
            <numerusform>%n champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks a rule in: %1</source>
        <translation>Enfreint une règle dans : %1</translation>
    </message>
    <message>
        <source>To check: %1</source>
        <translation>À vérifier : %1</translation>
    </message>
    <message>
        <source>several fields</source>
        <translation>plusieurs champs</translation>
    </message>
</context>
<context>
    <name>intray::OpenList</name>
    <message>
        <source>Searching...</source>
        <translation>Recherche en cours...</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Dossiers ouverts</translation>
    </message>
    <message>
        <source>This queue looks for work on request: press F9.</source>
        <translation>Les dossiers de cette file d’attente sont recherchés quand quelqu’un en demande&#xa0;: appuyez sur F9.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. Import records with Ctrl+I.</source>
        <translation>Aucun dossier n’est ouvert dans cette file d’attente. Importez des enregistrements avec Ctrl+I.</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Dossiers terminés</translation>
    </message>
    <message>
        <source>This queue has no such items.</source>
        <translation>Cette file d’attente n’a pas de tels dossiers.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Brings back to your desk what you finished, within the time that the queue allows.</source>
        <translation>Ramène sur votre plan de travail ce que vous avez clos, pendant le temps que la file d’attente permet.</translation>
    </message>
    <message>
        <source>Sorting...</source>
        <translation>Tri en cours...</translation>
    </message>
    <message>
        <source>In the order in which items are taken</source>
        <translation>Dans l’ordre où les dossiers sont pris</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Trié par %1, croissant</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Trié par %1, décroissant</translation>
    </message>
    <message>
        <source>The search was stopped. F5 looks again.</source>
        <translation>La recherche a été arrêtée. F5 cherche à nouveau.</translation>
    </message>
    <message>
        <source>The filter “%1” also names fields that this list does not have: %2. The rest of it is used.</source>
        <translation>Le filtre « %1 » nomme aussi des champs que cette liste n’a pas : %2. Le reste est utilisé.</translation>
    </message>
    <message>
        <source>The filter “%1” is for items that you cannot list. The rest of it is used.</source>
        <translation>Le filtre « %1 » concerne des dossiers que vous ne pouvez pas lister. Le reste est utilisé.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. New items appear here automatically.</source>
        <translation>Aucun dossier n’est ouvert dans cette file d’attente. Les nouveaux dossiers apparaissent ici automatiquement.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>items of the queue</comment>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>No open item matches the filter.</source>
        <translation>Aucun dossier ouvert ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No finished item matches the filter.</source>
        <translation>Aucun dossier terminé ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No open item matches both “%1” and the filter.</source>
        <translation>Aucun dossier ouvert ne correspond à la fois à «&#xa0;%1&#xa0;» et au filtre.</translation>
    </message>
    <message>
        <source>No finished item matches both “%1” and the filter.</source>
        <translation>Aucun dossier terminé ne correspond à la fois à «&#xa0;%1&#xa0;» et au filtre.</translation>
    </message>
    <message>
        <source>No open item matches “%1”.</source>
        <translation>Aucun dossier ouvert ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No finished item matches “%1”.</source>
        <translation>Aucun dossier terminé ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::OwnWork</name>
    <message>
        <source>My work</source>
        <translation>Mon travail</translation>
    </message>
    <message>
        <source>My &amp;figures</source>
        <translation>Mes &amp;chiffres</translation>
    </message>
    <message>
        <source>&amp;My corrections</source>
        <translation>&amp;Mes corrections</translation>
    </message>
</context>
<context>
    <name>intray::PageButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>intray::PageRail</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Aujour-
d’hui</translation>
    </message>
    <message>
        <source>Queues</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Files
d’attente</translation>
    </message>
    <message>
        <source>Quality</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>History</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Plan de
travail</translation>
    </message>
</context>
<context>
    <name>intray::PaletteDialog</name>
    <message>
        <source>Find anything</source>
        <translation>Trouver</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing matches. Try another word.</source>
        <translation>Rien ne correspond. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>This is chosen already.</source>
        <translation>C’est déjà choisi.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Enregistrer le filtre</translation>
    </message>
    <message>
        <source>Saves what is searched, filtered and sorted, for you or the team.</source>
        <translation>Enregistre la recherche, les filtres et le tri, pour vous ou pour l’équipe.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>Uses, renames or removes a filter of yours or of the team.</source>
        <translation>Utilise, renomme ou supprime un filtre à vous ou à l’équipe.</translation>
    </message>
    <message>
        <source>rename a filter, remove a filter, delete, views, favourites</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>renommer un filtre, supprimer un filtre, effacer, vues, favoris</translation>
    </message>
    <message>
        <source>hide, show, arrange, table, order of columns</source>
        <extracomment>Not shown. Words that people type to find what is done with a column of the list.</extracomment>
        <translation>masquer, afficher, disposer, table, ordre des colonnes</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Colonne %1 : %2</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Show items: %1</source>
        <translation>Afficher les dossiers : %1</translation>
    </message>
    <message>
        <source>which items, finished, completed, status, state, filter</source>
        <extracomment>Not shown. Words that people type to find which items are listed.</extracomment>
        <translation>quels dossiers, terminés, état, statut, filtre</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Trier par : %1</translation>
    </message>
    <message>
        <source>order, arrange, ascending, descending, newest, oldest</source>
        <extracomment>Not shown. Words that people type to find how the list is sorted.</extracomment>
        <translation>ordre, croissant, décroissant, plus récent, plus ancien</translation>
    </message>
    <message>
        <source>Filter by: %1</source>
        <translation>Filtrer par : %1</translation>
    </message>
    <message>
        <source>search, narrow, only, where, find</source>
        <extracomment>Not shown. Words that people type to find a filter of the list.</extracomment>
        <translation>chercher, limiter, seulement, où, trouver</translation>
    </message>
    <message>
        <source>Reopen what I finished</source>
        <translation>Rouvrir ce que j’ai terminé</translation>
    </message>
    <message>
        <source>Shows what you did today. Choose a record there, then press Reopen, or open it to request that it is reopened.</source>
        <translation>Montre ce que vous avez fait aujourd’hui. Choisissez-y un enregistrement et appuyez sur Rouvrir, ou ouvrez-le pour demander sa réouverture.</translation>
    </message>
    <message>
        <source>undo, get back, open again, mistake, request reopening</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>annuler, récupérer, erreur, demander la réouverture</translation>
    </message>
    <message>
        <source>panel, beside, sidebar, show, scan</source>
        <extracomment>Not shown. Words that people type to find a page of the side panel.</extracomment>
        <translation>panneau, à côté, afficher, numérisation</translation>
    </message>
    <message>
        <source>Side panel: %1</source>
        <translation>Panneau latéral : %1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source : %1</translation>
    </message>
    <message>
        <source>Action, record by its key, queue, preference or page of the handbook</source>
        <translation>Action, enregistrement par sa clé, file, préférence ou page du manuel</translation>
    </message>
    <message>
        <source>Find an action, record by its key, queue, preference or page of the handbook</source>
        <translation>Trouver une action, un enregistrement par sa clé, une file, une préférence ou une page du manuel</translation>
    </message>
</context>
<context>
    <name>intray::PassPreview</name>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln heure</numerusform>
            <numerusform>%Ln heures</numerusform>
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
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>How long that takes is not known yet: it is measured from %1 completed records on, and lately there were %2.</source>
        <translation>On ne sait pas encore combien de temps cela prend&#xa0;: c’est mesuré à partir de %1 enregistrements terminés, et il y en a eu %2 dernièrement.</translation>
    </message>
    <message>
        <source>That takes about %1: of the %2 records that were completed here lately, half took %3 or less each.</source>
        <translation>Cela prend environ %1&#xa0;: des %2 enregistrements terminés ici dernièrement, la moitié a pris au plus %3 chacun.</translation>
    </message>
    <message>
        <source>Nothing was corrected here yet, so a wrong record is taken to be wrong in all of its fields. That gets better as records are completed.</source>
        <translation>Rien n’a encore été rectifié ici&#xa0;: un enregistrement faux est donc supposé faux dans tous ses champs. Cela s’améliore à mesure que des enregistrements sont terminés.</translation>
    </message>
    <message>
        <source>These are too few, or too many of them are doubtful, for such a small number.</source>
        <translation>Pour un nombre si petit, il y en a trop peu, ou trop d’entre eux sont douteux.</translation>
    </message>
    <message>
        <source>With this, all of %1 records would be opened.</source>
        <translation>Avec cela, les %1 enregistrements seraient tous ouverts.</translation>
    </message>
    <message>
        <source>With this, %1 of %2 records would be opened.</source>
        <translation>Avec cela, %1 enregistrements sur %2 seraient ouverts.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>Aucune livraison n’attend dont des enregistrements pourraient passer.</translation>
    </message>
    <message>
        <source>This takes it that people overlook 5 of 100 slips. It is not known yet: %1 of %2 planted slips were seen by enough people, and until then every record is opened.</source>
        <translation>Cela suppose que 5 erreurs sur 100 échappent aux yeux. On ne le sait pas encore&#xa0;: %1 erreurs glissées sur %2 ont été vues par assez de personnes, et jusque-là chaque enregistrement est ouvert.</translation>
    </message>
    <message>
        <source>%1 of those that are opened need a second look: let them go on to a queue of a different person.</source>
        <translation>%1 de ceux qui sont ouverts demandent un second regard&#xa0;: faites-les passer à une file d’attente d’une autre personne.</translation>
    </message>
    <message>
        <source>At first every record is opened, because it is not known yet how much people overlook: %1 of %2 planted slips were seen by enough people. Once it is known, about %3 of %4 records would be opened, if people overlook 5 of 100 slips.</source>
        <translation>D’abord, chaque enregistrement est ouvert, car on ne sait pas encore combien échappe aux yeux&#xa0;: %1 erreurs glissées sur %2 ont été vues par assez de personnes. Une fois qu’on le saura, environ %3 enregistrements sur %4 seraient ouverts, si 5 erreurs sur 100 échappent aux yeux.</translation>
    </message>
</context>
<context>
    <name>intray::PasswordDialog</name>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
        <translation>Conser&amp;ver dans le trousseau du système</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>The password for %1:</source>
        <translation>Le mot de passe pour %1&#xa0;:</translation>
    </message>
    <message>
        <source>The password of %1 for %2:</source>
        <translation>Le mot de passe de %1 pour %2&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Se connecter</translation>
    </message>
    <message>
        <source>Connect&amp;ions...</source>
        <translation>Conne&amp;xions...</translation>
    </message>
</context>
<context>
    <name>intray::PasswordKeeper</name>
    <message>
        <source>The system&apos;s keychain did not confirm that it saved the password. You may be asked for it at the next start.</source>
        <translation>Le trousseau du système n’a pas confirmé qu’il conserve le mot de passe. Il vous sera peut-être demandé au prochain démarrage.</translation>
    </message>
    <message>
        <source>This system has no keychain, so the password is asked for at each start. It is never written to a file.</source>
        <translation>Ce système n’a pas de trousseau, le mot de passe est donc demandé à chaque démarrage. Il n’est jamais écrit dans un fichier.</translation>
    </message>
</context>
<context>
    <name>intray::PauseDialog</name>
    <message>
        <source>For example: the new list comes at 2 pm.</source>
        <translation>Par exemple&#xa0;: la nouvelle liste arrive à 14 heures.</translation>
    </message>
    <message>
        <source>&amp;Message for the people who work there</source>
        <translation>&amp;Message pour ceux qui y travaillent</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Suspendre</translation>
    </message>
    <message>
        <source>Pause %1?</source>
        <translation>Mettre %1 en pause ?</translation>
    </message>
    <message>
        <source>It gives out no items until somebody resumes it. Locked items can still be finished.</source>
        <translation>La file ne distribue aucun dossier jusqu’à ce que quelqu’un la reprenne. Les dossiers verrouillés peuvent encore être terminés.</translation>
    </message>
</context>
<context>
    <name>intray::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Pages des préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Champ suivant</translation>
    </message>
    <message>
        <source>Next field; in long texts a new line</source>
        <translation>Champ suivant&#xa0;; nouvelle ligne dans les textes longs</translation>
    </message>
    <message>
        <source>Complete and next</source>
        <translation>Terminer et suivant</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compact</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Spacieux</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Spac&amp;ing</source>
        <translation>&amp;Espacement</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Taille du &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>S&amp;ons</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivés</translation>
    </message>
    <message>
        <source>For warnings and problems</source>
        <translation>Pour les avertissements et les problèmes</translation>
    </message>
    <message>
        <source>The theme of all windows. High contrast helps in poor light and with poor sight.</source>
        <translation>Le thème de toutes les fenêtres. Un contraste élevé aide en cas de faible lumière ou de mauvaise vue.</translation>
    </message>
    <message>
        <source>How much room rows, fields and buttons have.</source>
        <translation>La place laissée aux lignes, aux champs et aux boutons.</translation>
    </message>
    <message>
        <source>The size of the font, relative to that of the system.</source>
        <translation>La taille de la police, par rapport à celle du système.</translation>
    </message>
    <message>
        <source>The language changes when Intray is started again.</source>
        <translation>La langue change au prochain démarrage d’Intray.</translation>
    </message>
    <message>
        <source>For example when your lock on an item ends soon.</source>
        <translation>Par exemple quand votre verrou sur un dossier se termine bientôt.</translation>
    </message>
    <message>
        <source>&amp;Return key</source>
        <translation>&amp;Touche Entrée</translation>
    </message>
    <message>
        <source>What Return (Enter) does in a field. With Shift it always makes a new line in a long text.</source>
        <translation>Ce que fait Entrée (Enter) dans un champ. Avec Maj, elle fait toujours une nouvelle ligne dans un texte long.</translation>
    </message>
    <message>
        <source>theme, colors, appearance, look, style, skin, dark mode, light mode, night, bright, contrast</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>thème, apparence, aspect, style, mode sombre, mode clair, nuit, contraste, dark mode</translation>
    </message>
    <message>
        <source>density, row height, line height, padding, gap, tight, dense</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>densité, hauteur des lignes, interligne, place, serré, dense, marge</translation>
    </message>
    <message>
        <source>font size, letters, zoom, scale, larger, bigger, smaller, magnify</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>taille de police, caractères, lettres, zoom, agrandir, réduire, plus grand, plus petit, échelle, font</translation>
    </message>
    <message>
        <source>translation, locale, Sprache, langue, idioma, język, German, French, Spanish, Polish</source>
        <extracomment>Not shown. Words that people type to find this, in every language.</extracomment>
        <translation>traduction, language, Sprache, idioma, język, allemand, anglais, français, espagnol, polonais</translation>
    </message>
    <message>
        <source>enter key, line break, new line, next field, submit</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>touche entrée, retour à la ligne, nouvelle ligne, champ suivant, valider</translation>
    </message>
    <message>
        <source>sound, noise, beep, bell, mute, silent, volume, audio</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>son, bruit, bip, alarme, muet, silencieux, volume, audio</translation>
    </message>
    <message>
        <source>&amp;Suggestions</source>
        <translation>&amp;Suggestions</translation>
    </message>
</context>
<context>
    <name>intray::PreviewRow</name>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
</context>
<context>
    <name>intray::PriorityDialog</name>
    <message numerus="yes">
        <source>%n item(s) with the priority %1.</source>
        <translation>
            <numerusform>%n dossier de priorité %1.</numerusform>
            <numerusform>%n dossiers de priorité %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with priorities from %1 to %2.</source>
        <translation>
            <numerusform>%n dossier de priorité %1 à %2.</numerusform>
            <numerusform>%n dossiers de priorité %1 à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Changer</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>La priorité la plus élevée passe en premier&#xa0;; à priorité égale, le dossier le plus ancien.</translation>
    </message>
    <message>
        <source>&amp;Before all others</source>
        <translation>Avant &amp;tous les autres</translation>
    </message>
    <message>
        <source>Loading what comes next...</source>
        <translation>Recherche de ce qui vient ensuite...</translation>
    </message>
    <message>
        <source>New &amp;priority</source>
        <translation>Nouvelle &amp;priorité</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>No items are waiting in this queue any more.</source>
        <translation>Plus aucun dossier n’attend dans cette file d’attente.</translation>
    </message>
    <message>
        <source>The next item has the priority %1.</source>
        <translation>Ce qui vient maintenant a la priorité %1.</translation>
    </message>
    <message>
        <source>The items already have this priority.</source>
        <translation>Les dossiers ont déjà cette priorité.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n dossier a maintenant la priorité %1.</numerusform>
            <numerusform>%n dossiers ont maintenant la priorité %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which priority do the items of %1 get?</source>
        <translation>Quelle priorité reçoivent les dossiers de %1 ?</translation>
    </message>
</context>
<context>
    <name>intray::ProposalMark</name>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Proposed by %1: %2</source>
        <translation>Proposé par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Accept for %1: %2</source>
        <translation>Accepter pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Reject for %1: %2</source>
        <translation>Refuser pour %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>intray::ProposalView</name>
    <message>
        <source>Search for rules</source>
        <translation>Chercher des règles</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Adopter</translation>
    </message>
    <message>
        <source>Intray can search the queue&apos;s records for rules that most of them follow.</source>
        <translation>Intray peut chercher dans les enregistrements de la file d’attente les règles que la plupart respectent.</translation>
    </message>
    <message>
        <source>Proposed rules</source>
        <translation>Règles proposées</translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Chargement...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>%Ln enregistrement examiné jusqu’ici...</numerusform>
            <numerusform>%Ln enregistrements examinés jusqu’ici...</numerusform>
        </translation>
    </message>
    <message>
        <source>No further rule is proposed.</source>
        <translation>Aucune autre règle n&apos;est proposée.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Rien n’a encore été cherché.</translation>
    </message>
    <message numerus="yes">
        <source>Suggested by %Ln record(s). A rule rejects nothing until you accept it.</source>
        <translation>
            <numerusform>Suggéré par %Ln enregistrement. Une règle ne rejette rien tant que vous ne l’acceptez pas.</numerusform>
            <numerusform>Suggéré par %Ln enregistrements. Une règle ne rejette rien tant que vous ne l’acceptez pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>pas&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>intray::QualityPage</name>
    <message>
        <source>Warranty</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
</context>
<context>
    <name>intray::QueueChooser</name>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (suspendue)</translation>
    </message>
    <message>
        <source>Type any part of a queue&apos;s title.</source>
        <translation>Tapez une partie du titre d’une file d’attente.</translation>
    </message>
</context>
<context>
    <name>intray::QueueDuplicatesPage</name>
    <message>
        <source>Groups of likely duplicates</source>
        <translation>Groupes de doublons probables</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>Fus&amp;ionner</translation>
    </message>
    <message>
        <source>The other records are merged into the one that is kept, which gets the chosen values.</source>
        <translation>Les autres enregistrements sont fusionnés dans celui qui est conservé, qui reçoit les valeurs choisies.</translation>
    </message>
    <message>
        <source>N&amp;ot a duplicate</source>
        <translation>Pas un d&amp;oublon</translation>
    </message>
    <message>
        <source>The record under the cursor is not a duplicate of any of the others. Intray remembers this, however alike they are.</source>
        <translation>L’enregistrement sous le curseur n’est aucun des autres. C’est noté et l’emporte sur toute ressemblance.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Undoes the last decision.</source>
        <translation>Annule la dernière décision.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Annulé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>All records of the queue are being compared.</source>
        <translation>Tous les enregistrements de la file sont comparés.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of likely duplicates are left.</source>
        <translation>
            <numerusform>%n groupe de doublons probables reste.</numerusform>
            <numerusform>%n groupes de doublons probables restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>All likely duplicates are decided.</source>
        <translation>Tous les doublons probables sont décidés.</translation>
    </message>
    <message>
        <source>Search for duplicates and choose a group first.</source>
        <translation>Cherchez d’abord les doublons et choisissez un groupe.</translation>
    </message>
    <message>
        <source>Only &amp;what differs</source>
        <translation>Seulement ce &amp;qui diffère</translation>
    </message>
    <message>
        <source>Hides the fields in which all records of the group are the same.</source>
        <translation>Laisse de côté les champs où tous les enregistrements du groupe ont la même valeur.</translation>
    </message>
    <message>
        <source>This group has only just appeared. Look at it, then press again.</source>
        <translation>Ce groupe vient d’arriver. Regardez-le, puis appuyez de nouveau.</translation>
    </message>
    <message>
        <source>Search another queue, or with a lower share: then records that are less alike are found, too.</source>
        <translation>Cherchez dans une autre file ou avec une part plus faible : des enregistrements moins semblables sont alors trouvés aussi.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Rien n’a encore été cherché.</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>Re&amp;chercher à nouveau</translation>
    </message>
    <message>
        <source>Sear&amp;ch</source>
        <translation>Re&amp;chercher</translation>
    </message>
    <message>
        <source>A search compares all records of the queue with each other.</source>
        <translation>Une recherche compare entre eux tous les enregistrements de la file.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically, and what was decided can be undone.</source>
        <translation>Rien n&apos;est fusionné automatiquement, et ce qui a été décidé peut être annulé.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically.</source>
        <translation>Rien n&apos;est fusionné automatiquement.</translation>
    </message>
    <message>
        <source>This queue has no likely duplicates of %1 or more.</source>
        <translation>Cette file n’a pas de doublons probables à %1 ou plus.</translation>
    </message>
</context>
<context>
    <name>intray::QueueFigures</name>
    <message>
        <source>24 hours</source>
        <translation>24 heures</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 jours</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Toutes les files d’attente</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>&amp;Copier les chiffres</translation>
    </message>
    <message>
        <source>&amp;Save figures...</source>
        <translation>&amp;Enregistrer les chiffres...</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>Les derniers</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>Queues at a glance</source>
        <translation>Aperçu des files d’attente</translation>
    </message>
</context>
<context>
    <name>intray::QueueHead</name>
    <message>
        <source>Remove...</source>
        <translation>Supprimer...</translation>
    </message>
    <message>
        <source>Re&amp;open items...</source>
        <translation>Rouvrir des do&amp;ssiers...</translation>
    </message>
    <message>
        <source>Pa&amp;use...</source>
        <translation>S&amp;uspendre...</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Nouvelle file d’attente</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Suspendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Give back table...</source>
        <translation>Rendre la table...</translation>
    </message>
    <message>
        <source>The fields of the records and their rules.</source>
        <translation>Les champs des enregistrements et leurs règles.</translation>
    </message>
    <message>
        <source>&amp;Correct...</source>
        <translation>C&amp;orriger...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>Fie&amp;lds and rules...</source>
        <translation>Cham&amp;ps et règles...</translation>
    </message>
    <message>
        <source>Nobody sees it until it is saved.</source>
        <translation>Personne ne la voit avant qu’elle soit enregistrée.</translation>
    </message>
</context>
<context>
    <name>intray::QueueList</name>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillés</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendue</translation>
    </message>
    <message>
        <source>paused, %1 open</source>
        <translation>en pause, ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1 open, %2 locked</source>
        <translation>ouverts&#xa0;: %1, verrouillés&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Nouvelle file d’attente</translation>
    </message>
</context>
<context>
    <name>intray::QueuesPage</name>
    <message>
        <source>The queue %1 was added.</source>
        <translation>La file d’attente %1 a été ajoutée.</translation>
    </message>
    <message>
        <source>The rules of %1 were saved.</source>
        <translation>Les règles de %1 ont été enregistrées.</translation>
    </message>
    <message>
        <source>%1 is paused. Locked items can still be finished.</source>
        <translation>%1 est suspendue. Les dossiers verrouillés peuvent encore être clos.</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
        <translation>%1 distribue de nouveau ses dossiers.</translation>
    </message>
    <message>
        <source>Remove a queue</source>
        <translation>Supprimer une file d’attente</translation>
    </message>
    <message>
        <source>Remove the queue %1?</source>
        <translation>Supprimer la file d’attente %1&#xa0;?</translation>
    </message>
    <message>
        <source>Only a queue that never had an item can be removed; others keep their history and can be paused.</source>
        <translation>Seule une file d’attente qui n’a jamais eu de dossier peut être supprimée&#xa0;; les autres gardent leur historique et peuvent être suspendues.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>The queue %1 was removed.</source>
        <translation>La file d’attente %1 a été supprimée.</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Nouvelle...</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>An administrator sees here who works in this queue.</source>
        <translation>Un administrateur voit ici qui travaille dans cette file d’attente.</translation>
    </message>
    <message>
        <source>Nobody yet. Give a login the role clerk and this queue.</source>
        <translation>Personne pour l’instant. Donnez à un compte le rôle opérateur, et cette file d’attente.</translation>
    </message>
    <message>
        <source>Everybody who can write to the file; nobody is listed.</source>
        <translation>Toute personne qui peut écrire dans le fichier&#xa0;; personne n’est indiqué.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Give back the table</source>
        <translation>Rendre la table</translation>
    </message>
    <message>
        <source>Stop using the table %2 for the queue %1?</source>
        <translation>Mettre fin au travail de la file %1 sur la table %2&#xa0;?</translation>
    </message>
    <message>
        <source>The table stays as it is, with all values, states and columns, and with the locks of other programs. The queue is paused and keeps its history, drafts and rules; adopt the table again under its name to continue. This is not possible while rows are locked here.</source>
        <translation>La table reste telle quelle, avec toutes ses valeurs, ses états et ses colonnes, et avec les verrous d’autres programmes. La file est suspendue et garde son historique, ses brouillons et ses règles&#xa0;; adopter de nouveau la table sous son nom reprend où l’on s’arrête. Tant que quelqu’un tient ici une ligne, rien n’est fait.</translation>
    </message>
    <message>
        <source>&amp;Give back</source>
        <translation>&amp;Rendre</translation>
    </message>
    <message>
        <source>The queue %1 no longer has a table and is paused. The table was left as it is.</source>
        <translation>La file %1 n’a plus de table et est suspendue. La table a été laissée telle quelle.</translation>
    </message>
    <message>
        <source>The fields and rules of %1 were saved.</source>
        <translation>Les champs et règles de %1 ont été enregistrés.</translation>
    </message>
    <message>
        <source>Deliveries...</source>
        <translation>Livraisons...</translation>
    </message>
    <message>
        <source>A new queue, not saved.</source>
        <translation>Une nouvelle file, non enregistrée.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>%n modification, non enregistrée.</numerusform>
            <numerusform>%n modifications, non enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open, %2 locked.</source>
        <translation>Ouverts&#xa0;: %1, verrouillés&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n people work here.</source>
        <translation>
            <numerusform>%n personne travaille ici.</numerusform>
            <numerusform>%n personnes travaillent ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 work here.</source>
        <translation>%1 travaillent ici.</translation>
    </message>
    <message>
        <source>%1 works here.</source>
        <translation>%1 travaille ici.</translation>
    </message>
    <message>
        <source>Counting the items...</source>
        <translation>Comptage des dossiers...</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Donnez-lui d’abord un nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s).</source>
        <translation>
            <numerusform>Une file.</numerusform>
            <numerusform>%n files.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open in all.</source>
        <translation>Ouverts en tout&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are paused.</source>
        <translation>
            <numerusform>L&apos;une d&apos;elles est en pause.</numerusform>
            <numerusform>%n d&apos;entre elles sont en pause.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of %1 are as they were before.</source>
        <translation>Les règles de %1 sont de nouveau comme avant.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonDialog</name>
    <message>
        <source>Mark as failed</source>
        <translation>Marquer en échec</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Why can %1 not be done?</source>
        <translation>Pourquoi %1 ne peut-il pas être fait ?</translation>
    </message>
    <message>
        <source>You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Vous pouvez l’annuler pendant dix secondes ; ensuite, seul un superviseur peut rouvrir le dossier.</translation>
    </message>
    <message>
        <source>Why does %1 go back to the previous step?</source>
        <translation>Pourquoi %1 retourne-t-il à l’étape précédente ?</translation>
    </message>
    <message>
        <source>Whoever takes it there reads this. You can undo this for ten seconds.</source>
        <translation>La personne qui le prend là-bas lit cela. Vous pouvez l’annuler pendant dix secondes.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonField</name>
    <message>
        <source>&amp;Usual reasons</source>
        <translation>&amp;Raisons habituelles</translation>
    </message>
    <message>
        <source>Reason, required</source>
        <translation>Motif, obligatoire</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
</context>
<context>
    <name>intray::ReceiverChoice</name>
    <message>
        <source>&amp;back to the queue: whoever takes next gets it</source>
        <translation>&amp;retour à la file d’attente&#xa0;: qui prend ensuite l’obtient</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;quelqu’un d’autre&#xa0;:</translation>
    </message>
    <message>
        <source>New holder</source>
        <translation>Nouveau détenteur</translation>
    </message>
</context>
<context>
    <name>intray::RecordForm</name>
    <message>
        <source>Waiting for the database...</source>
        <translation>Interrogation de la base de données...</translation>
    </message>
</context>
<context>
    <name>intray::RecordHead</name>
    <message>
        <source>Key: %1</source>
        <translation>Clé : %1</translation>
    </message>
</context>
<context>
    <name>intray::RecordHistory</name>
    <message>
        <source>History of the record</source>
        <translation>Historique de l’enregistrement</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Aucun enregistrement ouvert.</translation>
    </message>
    <message>
        <source>Loading the history...</source>
        <translation>Chargement de l’historique...</translation>
    </message>
    <message>
        <source>These are the newest %1 lines. The item&apos;s history has them all.</source>
        <translation>Ce sont les %1 lignes les plus récentes. L’historique du dossier les a toutes.</translation>
    </message>
</context>
<context>
    <name>intray::RecordPreview</name>
    <message>
        <source>The form at the desk</source>
        <translation>Le formulaire du bureau</translation>
    </message>
    <message>
        <source>As the desk shows a record. What is typed here is not saved.</source>
        <translation>C&apos;est ainsi que le bureau montre un enregistrement. Ce qui est saisi ici n&apos;est pas enregistré.</translation>
    </message>
    <message>
        <source>A new record</source>
        <translation>Un nouvel enregistrement</translation>
    </message>
</context>
<context>
    <name>intray::RecordView</name>
    <message>
        <source>%1, passed unopened at %2</source>
        <translation>%1, passé sans être ouvert le %2</translation>
    </message>
    <message>
        <source>Re&amp;quest reopening...</source>
        <translation>&amp;Demander la réouverture...</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>Finished record %1</source>
        <translation>Enregistrement terminé %1</translation>
    </message>
    <message>
        <source>Loading the record...</source>
        <translation>L’enregistrement est en cours de récupération.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>%1, finished by %2 at %3</source>
        <translation>%1, terminé par %2 le %3</translation>
    </message>
    <message>
        <source>%1 is open again.</source>
        <translation>%1 est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>Re&amp;fuser...</translation>
    </message>
    <message>
        <source>The record comes back to your desk. This is possible until %1.</source>
        <translation>L’enregistrement revient sur votre plan de travail. C’est possible jusqu’à %1.</translation>
    </message>
    <message>
        <source>Somebody has already requested this; a supervisor will answer.</source>
        <translation>Quelqu’un le demande déjà&#xa0;; un superviseur répondra.</translation>
    </message>
    <message>
        <source>Supervisors see your request and your reason.</source>
        <translation>Les superviseurs voient votre demande et votre motif.</translation>
    </message>
    <message>
        <source>%1 requested reopening at %2: %3</source>
        <translation>%1 a demandé la réouverture à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 declined the reopening at %2: %3</source>
        <translation>%1 a refusé à %2 de le rouvrir&#xa0;: %3</translation>
    </message>
    <message>
        <source>Reopening of %1 was requested. A supervisor reopens it for you, or declines.</source>
        <translation>La réouverture de %1 est demandée. Un superviseur le rouvre pour vous, ou refuse.</translation>
    </message>
    <message>
        <source>%1 stays finished. The person who requested it reads why.</source>
        <translation>%1 reste terminé. Qui l’a demandé lit pourquoi.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
        <translation>%1 est de nouveau ouvert et revient d’abord à %2, si ce droit existe encore.</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Enregistrement %1</translation>
    </message>
    <message>
        <source>%1, locked by %2 since %3</source>
        <translation>%1, verrouillé par %2 depuis %3</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, ouvert</translation>
    </message>
</context>
<context>
    <name>intray::ReopenDialog</name>
    <message>
        <source>Reopen items of %1</source>
        <translation>Rouvrir des dossiers de %1</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Clos &amp;par</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Clos</translation>
    </message>
    <message>
        <source>anywhere in the record or the key</source>
        <translation>n’importe où dans l’enregistrement ou la clé</translation>
    </message>
    <message>
        <source>With the &amp;text</source>
        <translation>Avec le &amp;texte</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>classés sans suite</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminés</translation>
    </message>
    <message>
        <source>any t&amp;ime</source>
        <translation>&amp;n’importe quand</translation>
    </message>
    <message>
        <source>On or after this day</source>
        <translation>À partir de ce jour</translation>
    </message>
    <message>
        <source>On or before this day</source>
        <translation>Jusqu’à ce jour inclus</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>Choose which items to reopen.</source>
        <translation>Choisissez quels dossiers sont à rouvrir.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Comptage...</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>terminés&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 en échec</translation>
    </message>
    <message>
        <source>%1 dismissed</source>
        <translation>%1 classés sans suite</translation>
    </message>
    <message>
        <source>No item matches.</source>
        <translation>Aucun dossier ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will be reopened: %1. Their previous state stays in their history.</source>
        <translation>
            <numerusform>%n dossier sera rouvert&#xa0;: %1. Son état précédent reste dans son historique.</numerusform>
            <numerusform>%n dossiers seront rouverts&#xa0;: %1. Leur état précédent reste dans leur historique.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>%n dossier a été rouvert.</numerusform>
            <numerusform>%n dossiers ont été rouverts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
    <message>
        <source>When should %1 be open for everybody again?</source>
        <translation>Quand %1 doit-il être de nouveau ouvert à tous&#xa0;?</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rendre</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Return all %n item(s) of this batch</source>
        <translation>
            <numerusform>&amp;Rendre le %n dossier de ce lot</numerusform>
            <numerusform>&amp;Rendre les %n dossiers de ce lot</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation>&amp;Maintenant</translation>
    </message>
    <message>
        <source>In one &amp;hour</source>
        <translation>Dans une &amp;heure</translation>
    </message>
    <message>
        <source>In &amp;four hours</source>
        <translation>Dans &amp;quatre heures</translation>
    </message>
    <message>
        <source>Tomorrow &amp;morning at 8:00</source>
        <translation>&amp;Demain matin à 8:00</translation>
    </message>
    <message>
        <source>&amp;After</source>
        <translation>&amp;Après</translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>Hours, at most 72</source>
        <translation>Heures, 72 au plus</translation>
    </message>
    <message>
        <source>at most 72</source>
        <translation>72 au plus</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this; a reason is required.</source>
        <translation>&amp;Pourquoi&#xa0;? Le prochain à le prendre le lira&#xa0;; un motif est obligatoire.</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this.</source>
        <translation>&amp;Pourquoi&#xa0;? Le prochain à le prendre le lira.</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record, and the desk is empty afterwards.</source>
        <translation>
            <numerusform>Ce que vous avez saisi dans %n champ va dans l’enregistrement, et ensuite aucun enregistrement n’est ouvert.</numerusform>
            <numerusform>Ce que vous avez saisi dans %n champs va dans l’enregistrement, et ensuite aucun enregistrement n’est ouvert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record.</source>
        <translation>
            <numerusform>Ce que vous avez saisi dans %n champ va dans l’enregistrement.</numerusform>
            <numerusform>Ce que vous avez saisi dans %n champs va dans l’enregistrement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::RightByExample</name>
    <message>
        <source>Edit as a pattern</source>
        <translation>Modifier comme motif</translation>
    </message>
    <message>
        <source>Some values with commas between them</source>
        <translation>Quelques valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>Examples that are right</source>
        <translation>Exemples corrects</translation>
    </message>
    <message>
        <source>Without examples any value is right.</source>
        <translation>Sans exemple, toute valeur est correcte.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit, A any capital and a any small letter.</source>
        <translation>Est correct ce qui s’écrit comme %1 : 0 est un chiffre, A une majuscule et a une minuscule.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit.</source>
        <translation>Est correct ce qui s’écrit comme %1 : 0 est un chiffre.</translation>
    </message>
    <message>
        <source>Right is what keeps to a pattern that no example shows whole.</source>
        <translation>Est juste ce qui suit un motif qu’aucun exemple ne montre en entier.</translation>
    </message>
    <message>
        <source>This allows more than is saved: %1 was wrong so far.</source>
        <translation>Cela autorise plus que ce qui est enregistré : %1 était faux jusqu’ici.</translation>
    </message>
    <message>
        <source>Without examples the rule is: %1</source>
        <translation>Sans exemple, la règle est : %1</translation>
    </message>
    <message>
        <source>This counts, too: %1</source>
        <translation>Ceci s’applique aussi : %1</translation>
    </message>
</context>
<context>
    <name>intray::RowChoice</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetées</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Douteuses</translation>
    </message>
    <message>
        <source>Which rows are shown</source>
        <translation>Quelles lignes sont affichées</translation>
    </message>
    <message>
        <source>Rows that would not be imported, with the reason.</source>
        <translation>Lignes qui ne seraient pas importées, avec la raison.</translation>
    </message>
    <message>
        <source>Rows that would be imported, or that the queue has with other values, and that you should look at.</source>
        <translation>Lignes qui seraient importées, ou que la file a avec d’autres valeurs, et que vous devriez regarder.</translation>
    </message>
    <message>
        <source>All %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Toutes %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Rejetées %1</translation>
    </message>
    <message>
        <source>Doubtful %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Douteuses %1</translation>
    </message>
</context>
<context>
    <name>intray::RuleGroup</name>
    <message>
        <source>Undo the change</source>
        <translation>Annuler la modification</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>était vide</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>avant %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryModel</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Verrous par utilisateur</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Allowed endings</source>
        <translation>Clôtures permises</translation>
    </message>
    <message>
        <source>Next queue</source>
        <translation>File d’attente suivante</translation>
    </message>
    <message>
        <source>Criteria query</source>
        <translation>Requête de critères</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Why it is paused</source>
        <translation>Raison de la pause</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Autre personne</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Seconde saisie</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>File d’attente qui décide</translation>
    </message>
    <message>
        <source>Share (percent)</source>
        <translation>Part sur 100</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Raisons habituelles</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Existed when this history began</source>
        <translation>Existait quand cet historique a commencé</translation>
    </message>
    <message>
        <source>Set up the database</source>
        <translation>A préparé la base de données</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Changed by the table&apos;s old program</source>
        <translation>A suivi l’ancien programme de la table</translation>
    </message>
    <message>
        <source>Changed outside Intray</source>
        <translation>Modifiée sans passer par Intray</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Fields and their rules</source>
        <translation>Champs et leurs règles</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrou</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Verrou maximal</translation>
    </message>
    <message>
        <source>Result valid for</source>
        <translation>Son résultat vaut</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>Premier avertissement</translation>
    </message>
    <message>
        <source>Last warning</source>
        <translation>Dernier avertissement</translation>
    </message>
    <message>
        <source>Own records can be reopened</source>
        <translation>Réouverture de ses enregistrements</translation>
    </message>
    <message>
        <source>Largest record</source>
        <translation>Plus grand enregistrement</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Plus grand champ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Droits</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s) or more</source>
        <translation>
            <numerusform>%Ln file d’attente ou plus</numerusform>
            <numerusform>%Ln files d’attente ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s)</source>
        <translation>
            <numerusform>%Ln file d’attente</numerusform>
            <numerusform>%Ln files d’attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) or more</source>
        <translation>
            <numerusform>%Ln utilisateur ou plus</numerusform>
            <numerusform>%Ln utilisateurs ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur</numerusform>
            <numerusform>%Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Most doubtful first</source>
        <translation>Les plus douteux d&apos;abord</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Graine de l&apos;échantillon</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Champs qui peuvent rester faux</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Avec quelle certitude</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Erreurs glissées</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Déclaré</translation>
    </message>
    <message>
        <source>Stated how much may be wrong</source>
        <translation>Déclaration de ce qui peut être faux</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryTab</name>
    <message>
        <source>Que&amp;ue</source>
        <translation>Fi&amp;le d’attente</translation>
    </message>
    <message>
        <source>Changes of rules and users</source>
        <translation>Modifications des règles et des utilisateurs</translation>
    </message>
    <message>
        <source>Changed rules</source>
        <translation>Règles modifiées</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Utilisateur</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Tous les utilisateurs</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Toutes les files d’attente</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>La ligne la plus récente (%Ln)&#xa0;; faites défiler pour en voir plus.</numerusform>
            <numerusform>Les %Ln lignes les plus récentes&#xa0;; faites défiler pour en voir plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a line to see what was changed.</source>
        <translation>Choisissez une ligne pour voir ce qui a été modifié.</translation>
    </message>
    <message>
        <source>Nothing else is known of this change.</source>
        <translation>Rien d’autre n’est connu de cette modification.</translation>
    </message>
    <message>
        <source>What was changed:</source>
        <translation>Ce qui a été modifié&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>%Ln ligne en tout.</numerusform>
            <numerusform>%Ln lignes en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>No change is known.</source>
        <translation>Aucune modification n’est connue.</translation>
    </message>
    <message>
        <source>Nothing was changed since this history began on %1.</source>
        <translation>Rien n’a été modifié depuis le début de cet historique, le %1.</translation>
    </message>
    <message>
        <source>The last change was made to %1 on %2.</source>
        <translation>La dernière modification a porté sur %1, le %2.</translation>
    </message>
    <message>
        <source>The last change was made to %1 by %2 on %3.</source>
        <translation>La dernière modification a porté sur %1, par %2, le %3.</translation>
    </message>
</context>
<context>
    <name>intray::RulesFoot</name>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Annuler les modifications</translation>
    </message>
    <message>
        <source>All rules are saved.</source>
        <translation>Toutes les règles sont enregistrées.</translation>
    </message>
</context>
<context>
    <name>intray::RulesForm</name>
    <message>
        <source>Users...</source>
        <translation>Utilisateurs...</translation>
    </message>
    <message>
        <source>Who works here</source>
        <translation>Qui travaille ici</translation>
    </message>
    <message>
        <source>Users: who may do what</source>
        <translation>Utilisateurs&#xa0;: qui a le droit de faire quoi</translation>
    </message>
    <message>
        <source>Name and people</source>
        <translation>Nom et personnes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>How an item ends</source>
        <translation>Comment un dossier se termine</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Ce qui vient ensuite</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>What needs eyes</source>
        <translation>Ce qui demande des yeux</translation>
    </message>
</context>
<context>
    <name>intray::RulesSaving</name>
    <message>
        <source>Changed by somebody else</source>
        <translation>Modifié par quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 in the meantime: %2.</source>
        <translation>Quelqu’un d’autre a modifié entre-temps les mêmes règles de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Enregistrer les miennes</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see their changes, cancel and press Undo changes.</source>
        <translation>Rien n’est encore enregistré. Pour voir les siennes, annulez puis appuyez sur «&#xa0;Annuler les modifications&#xa0;».</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 since: %2. Nothing was undone.</source>
        <translation>Quelqu’un d’autre a modifié entre-temps les mêmes règles de %1 : %2. Rien n’a été annulé.</translation>
    </message>
</context>
<context>
    <name>intray::RunLine</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>intray::SampleTable</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>intray::SavedFilters</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>The filter “%1” is removed.</source>
        <translation>Le filtre « %1 » est supprimé.</translation>
    </message>
    <message>
        <source>Remove a filter</source>
        <translation>Supprimer un filtre</translation>
    </message>
    <message>
        <source>Remove the filter “%1” for the whole team?</source>
        <translation>Supprimer le filtre « %1 » pour toute l’équipe ?</translation>
    </message>
    <message>
        <source>The filter “%1” is removed for the team.</source>
        <translation>Le filtre « %1 » est supprimé pour l’équipe.</translation>
    </message>
    <message>
        <source>&amp;Saved filters</source>
        <translation>Filtres enregi&amp;strés</translation>
    </message>
</context>
<context>
    <name>intray::SavingEffect</name>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule now, %1 afterwards.</source>
        <translation>
            <numerusform>%Ln enregistrement ouvert enfreint une règle maintenant, %1 ensuite.</numerusform>
            <numerusform>%Ln enregistrements ouverts enfreignent une règle maintenant, %1 ensuite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule, now and afterwards.</source>
        <translation>
            <numerusform>%Ln enregistrement ouvert enfreint une règle, maintenant et ensuite.</numerusform>
            <numerusform>%Ln enregistrements ouverts enfreignent une règle, maintenant et ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>No open record breaks a rule, now or afterwards.</source>
        <translation>Aucun enregistrement ouvert n’enfreint de règle, ni maintenant ni ensuite.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are hidden from you are not counted.</source>
        <translation>
            <numerusform>%Ln enregistrement qui vous est caché n’est pas compté.</numerusform>
            <numerusform>%Ln enregistrements qui vous sont cachés ne sont pas comptés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SearchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>At 50 % two records are as likely duplicates as not.</source>
        <translation>À 50 %, deux enregistrements sont aussi probablement les mêmes que différents.</translation>
    </message>
    <message>
        <source>Searches all records of the queue; nothing is merged automatically.</source>
        <translation>Parcourt tous les enregistrements de la file&#xa0;; ne fusionne rien de lui-même.</translation>
    </message>
    <message>
        <source>Duplicates i&amp;n</source>
        <translation>Doublo&amp;ns dans</translation>
    </message>
    <message>
        <source>at &amp;least</source>
        <translation>au moin&amp;s</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>Recherche de doublons</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>Re&amp;chercher à nouveau</translation>
    </message>
</context>
<context>
    <name>intray::SearchField</name>
    <message>
        <source>Search the open items</source>
        <translation>Chercher dans les dossiers ouverts</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>intray::SearchRules</name>
    <message>
        <source>Accents do not matter</source>
        <translation>Les accents ne comptent pas</translation>
    </message>
    <message>
        <source>A search for &quot;cafe&quot; also finds &quot;Café&quot;.</source>
        <translation>Une recherche de «&#xa0;cafe&#xa0;» trouve aussi «&#xa0;Café&#xa0;».</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>intray::SeekMark</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop looking for work</source>
        <translation>Arrêter la recherche de dossiers</translation>
    </message>
    <message numerus="yes">
        <source>A colleague is already looking for work: %n s</source>
        <translation>
            <numerusform>Un collègue recherche déjà des dossiers&#xa0;: %n s</numerusform>
            <numerusform>Un collègue recherche déjà des dossiers&#xa0;: %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for work: %n s</source>
        <translation>
            <numerusform>Recherche de dossiers&#xa0;: %n s</numerusform>
            <numerusform>Recherche de dossiers&#xa0;: %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SeenRecord</name>
    <message>
        <source>%1 has only just appeared. Look at it, then press again.</source>
        <translation>%1 vient d’arriver. Regardez-le, puis appuyez de nouveau.</translation>
    </message>
</context>
<context>
    <name>intray::Session</name>
    <message>
        <source>The login %1 is known to the database, but not to Intray. Ask an administrator of Intray to add it.</source>
        <translation>La base de données connaît le compte %1, mais pas Intray. Demandez à un administrateur d’Intray de l’ajouter.</translation>
    </message>
    <message>
        <source>The database %1 is being opened.</source>
        <translation>Ouverture de la base de données %1 en cours.</translation>
    </message>
    <message>
        <source>The database %1 answers and reports changes.</source>
        <translation>La base de données %1 répond et signale les changements.</translation>
    </message>
    <message>
        <source>The database %1 answers.</source>
        <translation>La base de données %1 répond.</translation>
    </message>
    <message>
        <source>The database %1 is busy; Intray continues as soon as it answers.</source>
        <translation>La base de données %1 est occupée&#xa0;; ce que vous faites sera exécuté dès qu’elle répondra.</translation>
    </message>
    <message>
        <source>The database %1 cannot be reached. Reconnecting automatically.</source>
        <translation>La base de données %1 est injoignable. Reconnexion automatique.</translation>
    </message>
    <message>
        <source>The database cannot be reached. Reconnecting automatically; what you type is kept on this computer.</source>
        <translation>La base de données est injoignable. Reconnexion automatique&#xa0;; ce que vous saisissez est conservé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This database server is read-only, like a standby. What you type is kept on this computer.</source>
        <translation>Ce serveur de base de données est accessible en lecture, mais pas en écriture, comme un serveur de secours. Ce que vous saisissez est conservé sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>intray::SeveralDialog</name>
    <message>
        <source>They are locked for you as one batch, and open one by one. You can return any of them alone.</source>
        <translation>Ils sont verrouillés pour vous en un lot et s’ouvrent un par un. Chacun d’eux peut être rendu seul.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>How many items of %1?</source>
        <translation>Combien de dossiers de %1 ?</translation>
    </message>
</context>
<context>
    <name>intray::SeveralPicker</name>
    <message>
        <source>Mark the values of %1 in a list (Alt+Down in the field)</source>
        <translation>Cocher les valeurs de %1 dans une liste (Alt+Bas dans le champ)</translation>
    </message>
</context>
<context>
    <name>intray::ShownItems</name>
    <message>
        <source>Passed unopened</source>
        <translation>Passés sans être ouverts</translation>
    </message>
    <message>
        <source>Finished records can be viewed here, not changed.</source>
        <translation>Les enregistrements terminés peuvent être consultés ici et ne sont pas modifiés.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Done by me today</source>
        <translation>Faits par moi aujourd’hui</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Écartés</translation>
    </message>
    <message>
        <source>Open, for me</source>
        <translation>Ouverts, pour moi</translation>
    </message>
    <message>
        <source>Reopening requested</source>
        <translation>Réouverture demandée</translation>
    </message>
    <message>
        <source>Which &amp;items</source>
        <translation>Quels &amp;dossiers</translation>
    </message>
</context>
<context>
    <name>intray::ShownLock</name>
    <message>
        <source>lock lost</source>
        <translation>verrou perdu</translation>
    </message>
    <message>
        <source>lost to %1</source>
        <translation>perdu au profit de %1</translation>
    </message>
    <message>
        <source>lock ended</source>
        <translation>verrou expiré</translation>
    </message>
    <message>
        <source>offline, %1 left</source>
        <translation>hors ligne, reste %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Locked until %1 by the database&apos;s clock. A click extends it.</source>
        <translation>Verrouillé jusqu’à %1 selon l’horloge de la base de données. Un clic prolonge le verrou.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Verrou %1</translation>
    </message>
</context>
<context>
    <name>intray::SidePanel</name>
    <message>
        <source>Beside the record</source>
        <translation>À côté de l’enregistrement</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>Masquer le panneau latéral</translation>
    </message>
    <message>
        <source>Hides the side panel.</source>
        <translation>Masque le panneau latéral.</translation>
    </message>
</context>
<context>
    <name>intray::SilencedPage</name>
    <message>
        <source>&amp;Ask again</source>
        <translation>&amp;Redemander</translation>
    </message>
    <message>
        <source>What is never asked about</source>
        <translation>Ce qui n’est jamais demandé</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Suggestions that you never want to see at the desk, in any record of the queue.</source>
        <translation>Suggestions que vous ne voulez jamais voir au poste, dans aucun enregistrement de la file.</translation>
    </message>
    <message>
        <source>Never shown</source>
        <translation>Jamais affiché</translation>
    </message>
    <message>
        <source>suggestions by rules or examples</source>
        <translation>suggestions d’après des règles ou des exemples</translation>
    </message>
    <message>
        <source>suggestions by what is usual in other records</source>
        <translation>suggestions d’après ce qui est habituel dans d’autres enregistrements</translation>
    </message>
    <message>
        <source>unusual values without a suggestion</source>
        <translation>valeurs inhabituelles sans suggestion</translation>
    </message>
</context>
<context>
    <name>intray::SizeRules</name>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>KB</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Largest record</source>
        <translation>Enregistrement le plus grand</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Champ le plus grand</translation>
    </message>
    <message>
        <source>Anything larger is rejected, wherever it comes from.</source>
        <translation>Ce qui est plus grand est refusé, quel que soit le chemin.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>intray::SortMenu</name>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>As they are taken</source>
        <translation>Dans l’ordre où ils sont pris</translation>
    </message>
    <message>
        <source>%1, ascending</source>
        <translation>%1, croissant</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <translation>%1, décroissant</translation>
    </message>
</context>
<context>
    <name>intray::SourcePage</name>
    <message>
        <source>Folder...</source>
        <translation>Dossier...</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Aucun enregistrement ouvert.</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Cet enregistrement n’indique aucune source.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources on this computer</source>
        <translation>Le dossier des sources de cette file sur cet ordinateur</translation>
    </message>
    <message>
        <source>No file is attached to this record.</source>
        <translation>Aucun fichier n’est joint à cet enregistrement.</translation>
    </message>
</context>
<context>
    <name>intray::SourceReader</name>
    <message>
        <source>Earlier sources have not been loaded yet: their folder does not answer. Try again later.</source>
        <translation>Les sources précédentes ne sont pas encore arrivées&#xa0;: leur dossier ne répond pas. Réessayez plus tard.</translation>
    </message>
</context>
<context>
    <name>intray::SourceRules</name>
    <message>
        <source>Result valid for</source>
        <translation>Son résultat reste valable</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Testing the query...</source>
        <translation>Essai de la requête...</translation>
    </message>
    <message>
        <source>SELECT id AS key, ... Empty: the queue is not filled by a query.</source>
        <translation>SELECT id AS key, ... Vide&#xa0;: la file d’attente est remplie autrement.</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Critères</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Test the query</source>
        <translation>Tester la requête</translation>
    </message>
    <message>
        <source>Only an administrator changes the query, because it runs with the database&apos;s rights.</source>
        <translation>Seul un administrateur modifie la requête, car elle s’exécute avec les droits de la base de données.</translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds at least %n row(s).</source>
        <translation>
            <numerusform>La requête fonctionne et trouve au moins %n ligne.</numerusform>
            <numerusform>La requête fonctionne et trouve au moins %n lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds %n row(s).</source>
        <translation>
            <numerusform>La requête fonctionne et trouve %n ligne.</numerusform>
            <numerusform>La requête fonctionne et trouve %n lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Colonnes&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) come more than once; of those the first row counts.</source>
        <translation>
            <numerusform>%n clé apparaît plus d’une fois&#xa0;; la première ligne compte.</numerusform>
            <numerusform>%n clés apparaissent plus d’une fois&#xa0;; pour chacune, la première ligne compte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>Dans cet ordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <translation>Viennent d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>La priorité la plus élevée passe en premier&#xa0;; à priorité égale, le dossier le plus ancien.</translation>
    </message>
    <message>
        <source>To move waiting items, use Item, Change priority at the desk.</source>
        <translation>Au plan de travail, Dossier, Changer la priorité donne une autre place aux dossiers en attente.</translation>
    </message>
</context>
<context>
    <name>intray::SourceSettings</name>
    <message>
        <source>any folder</source>
        <translation>n’importe quel dossier</translation>
    </message>
    <message>
        <source>None. One per line</source>
        <translation>Aucun. Un par ligne</translation>
    </message>
    <message>
        <source>Intray loads nothing from the network unless its host is listed here, such as scans.example.org.</source>
        <translation>Rien n’est téléchargé du réseau, sauf d’un serveur inscrit ici, comme scans.example.org.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Numérisation</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Dans le dossier</translation>
    </message>
    <message>
        <source>From web hosts</source>
        <translation>De serveurs web</translation>
    </message>
    <message>
        <source>not named here</source>
        <translation>pas indiquée ici</translation>
    </message>
    <message>
        <source>path or address</source>
        <translation>chemin ou adresse</translation>
    </message>
    <message>
        <source>attached file</source>
        <translation>fichier joint</translation>
    </message>
    <message>
        <source>The field says where to find the scan, picture or PDF that is shown beside the record.</source>
        <translation>Le champ indique où se trouve la numérisation, l’image ou le PDF affiché à côté de l’enregistrement.</translation>
    </message>
</context>
<context>
    <name>intray::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Page of the source</source>
        <translation>Page de la source</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Aucun enregistrement ouvert.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Cet enregistrement n’indique aucune source.</translation>
    </message>
    <message>
        <source>Loading the source...</source>
        <translation>La source est en cours d’ouverture.</translation>
    </message>
    <message>
        <source>Page %1 of the source is damaged.</source>
        <translation>La page %1 de la source est endommagée.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>intray::SpanEdit</name>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
</context>
<context>
    <name>intray::StepRules</name>
    <message>
        <source>Not the person who did the previous step</source>
        <translation>Pas la personne qui a fait l’étape précédente</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Of what the previous step completes; the rest skips this queue.</source>
        <translation>De ce que termine l’étape précédente&#xa0;; le reste saute cette file d’attente.</translation>
    </message>
    <message>
        <source>A second person keys these fields without seeing the first values.</source>
        <translation>Une seconde personne saisit ces champs sans voir les premières valeurs.</translation>
    </message>
    <message>
        <source>Where the two differ, a third person decides in this queue.</source>
        <translation>Là où les deux diffèrent, une troisième personne tranche dans cette file d’attente.</translation>
    </message>
    <message>
        <source>Completed items go on to</source>
        <translation>Les dossiers terminés passent à</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Autre personne</translation>
    </message>
    <message>
        <source>Share that comes here</source>
        <translation>Part qui arrive ici</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Seconde saisie</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Tranché dans</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
</context>
<context>
    <name>intray::StreamProgram</name>
    <message>
        <source>The program could not be started: %1.</source>
        <translation>Le programme n’a pas pu être démarré : %1.</translation>
    </message>
    <message>
        <source>The program was ended by signal %1.</source>
        <translation>Le programme a été arrêté par le signal %1.</translation>
    </message>
    <message>
        <source>The program ended with status %1.</source>
        <translation>Le programme s’est terminé avec l’état %1.</translation>
    </message>
</context>
<context>
    <name>intray::StreamWorker</name>
    <message>
        <source>Line %1 of the program&apos;s answers is not a JSON object.</source>
        <translation>La ligne %1 des réponses du programme n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has no &quot;id&quot; of an item that the program was given and has not answered.</source>
        <translation>La ligne %1 des réponses du programme n’a pas l’« id » d’un dossier que le programme a reçu et auquel il n’a pas répondu.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has neither an object as &quot;result&quot; nor a text as &quot;error&quot;.</source>
        <translation>La ligne %1 des réponses du programme n’a ni un objet comme « result » ni un texte comme « error ».</translation>
    </message>
</context>
<context>
    <name>intray::SuggestionMark</name>
    <message>
        <source>Likely wrong in %1: %2</source>
        <translation>Sans doute faux dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>&amp;Do not ask again for this record</source>
        <translation>&amp;Ne plus demander pour cet enregistrement</translation>
    </message>
    <message>
        <source>There is no suggestion for %1. Nothing was changed.</source>
        <translation>On ne sait pas ce qui est voulu dans %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Suggested again: %1</source>
        <translation>La question est reposée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ctrl+J accepts it, Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Ctrl+J la prend, Ctrl+Maj+J ne repose plus la question pour cet enregistrement, Ctrl+Maj+W jamais dans ce champ.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Ctrl+Maj+J ne repose plus la question pour cet enregistrement, Ctrl+Maj+W jamais dans ce champ.</translation>
    </message>
    <message>
        <source>&amp;Never ask this kind in this field</source>
        <translation>&amp;Ne jamais demander ce type dans ce champ</translation>
    </message>
    <message>
        <source>Suggestions of this kind are never shown in %1 again. The preferences, under Suggestions, bring them back.</source>
        <translation>Les suggestions de ce type ne seront plus affichées dans %1. Les préférences, sous Suggestions, les font revenir.</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to empty this field. %1 undoes this.</source>
        <translation>Vider ce champ n’est plus proposé pour cet enregistrement. %1 annule cela.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to exchange these two values. %1 undoes this.</source>
        <translation>Échanger ces deux valeurs n’est plus proposé pour cet enregistrement. %1 annule cela.</translation>
    </message>
    <message numerus="yes">
        <source>It is not suggested for this record again to share one value among %n fields. %1 undoes this.</source>
        <translation>
            <numerusform>Répartir une valeur sur %n champ n’est plus proposé pour cet enregistrement. %1 annule cela.</numerusform>
            <numerusform>Répartir une valeur sur %n champs n’est plus proposé pour cet enregistrement. %1 annule cela.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It cannot be changed here: return or fail the item.</source>
        <translation>%1 Non modifiable&#xa0;: rendez le dossier.</translation>
    </message>
    <message>
        <source>What is proposed for %1 is too long to stand beside it. %2 shows all of it.</source>
        <translation>Ce qui est proposé pour %1 est trop long pour être affiché à côté. %2 montre tout.</translation>
    </message>
    <message>
        <source>%1 cannot be changed here. Fail or return the item, or write a note.</source>
        <translation>%1 ne peut pas être modifié ici. Marquez le dossier en échec, rendez-le ou écrivez une note.</translation>
    </message>
    <message>
        <source>%1 is not asked about again for this record. %2 undoes this.</source>
        <translation>La question sur %1 ne sera plus posée pour cet enregistrement. %2 annule cela.</translation>
    </message>
    <message>
        <source>“%1” is not suggested for this record again. %2 undoes this.</source>
        <translation>«&#xa0;%1&#xa0;» ne sera plus proposé pour cet enregistrement. %2 annule cela.</translation>
    </message>
    <message>
        <source>Asked about again: %1</source>
        <translation>La question est reposée&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is nothing to check in this field.</source>
        <translation>Il n’y a rien à vérifier dans ce champ.</translation>
    </message>
    <message>
        <source>Press Ctrl+J again to take what is proposed for %1.</source>
        <translation>Appuyez encore une fois sur Ctrl+J pour prendre ce qui est proposé pour %1.</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1. It breaks a rule: %2</source>
        <translation>Rien n’est proposé pour %1. Le champ enfreint une règle : %2</translation>
    </message>
    <message>
        <source>The value that was here before is asked about again.</source>
        <translation>La question est de nouveau posée pour la valeur qui était ici auparavant.</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorPage</name>
    <message>
        <source>The page is read again.</source>
        <translation>La page est relue.</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorTab</name>
    <message>
        <source>Go to the desk first.</source>
        <translation>Allez d’abord au plan de travail.</translation>
    </message>
</context>
<context>
    <name>intray::TakeAwayDialog</name>
    <message>
        <source>&amp;Release</source>
        <translation>&amp;Libérer</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Réattribuer</translation>
    </message>
    <message>
        <source>Whoever takes next gets them. Their holders are notified at once and keep their text.</source>
        <translation>La prochaine personne qui en prend les reçoit. Les détenteurs sont prévenus aussitôt et gardent leur texte.</translation>
    </message>
    <message>
        <source>They go to somebody else at once. Their holders are notified and keep their text.</source>
        <translation>Ils vont aussitôt à quelqu’un d’autre. Les détenteurs sont prévenus et gardent leur texte.</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Joindre ce qui a été saisi comme &amp;proposition</translation>
    </message>
    <message>
        <source>Whoever gets the item accepts or rejects it field by field.</source>
        <translation>La personne qui reçoit le dossier l’accepte ou la refuse champ par champ.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Aucun de ces dossiers n’est détenu.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Choisissez qui reçoit les dossiers.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) reassigned to %1.</source>
        <translation>
            <numerusform>%n dossier réattribué à %1.</numerusform>
            <numerusform>%n dossiers réattribués à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes next gets them.</source>
        <translation>Qui prend ensuite les obtient.</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Ce qui va se passer</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Locked by</source>
        <translation>Verrouillé par</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Saisi</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>stays as it is: this lock is gone</source>
        <translation>reste tel quel : ce verrou n’existe plus</translation>
    </message>
    <message>
        <source>open for everybody</source>
        <translation>ouvert à tous</translation>
    </message>
    <message>
        <source>somebody else has it</source>
        <translation>quelqu’un d’autre l’a</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>%1 l’a</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>It goes to somebody else at once. Its holder is notified and keeps the text.</source>
        <translation>Il va aussitôt à quelqu’un d’autre. La personne qui le détient est prévenue et garde son texte.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it.</source>
        <translation>Qui prend ensuite l’obtient.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it. Its holder is notified at once and keeps the text.</source>
        <translation>La prochaine personne qui en prend un le reçoit. Son détenteur est prévenu aussitôt et garde son texte.</translation>
    </message>
    <message>
        <source>%1, which %2 held, is released.</source>
        <translation>%1 de %2 est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>No lock was released.</source>
        <translation>Aucun verrou n’a été libéré.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) of %1 released.</source>
        <translation>
            <numerusform>%n verrou de %1 libéré.</numerusform>
            <numerusform>%n verrous de %1 libérés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n lock(s)?</source>
        <translation>
            <numerusform>Libérer %n verrou ?</numerusform>
            <numerusform>Libérer %n verrous ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who gets %n item(s)?</source>
        <translation>
            <numerusform>Qui reçoit %n dossier ?</numerusform>
            <numerusform>Qui reçoit %n dossiers ?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TemplateChoice</name>
    <message>
        <source>none: columns as they are</source>
        <translation>aucun&#xa0;: colonnes telles quelles</translation>
    </message>
    <message>
        <source>A template says how a file is read, and which fields are made of which columns, and how.</source>
        <translation>Un modèle dit comment un fichier est lu, et quels champs sont faits de quelles colonnes, et comment.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
</context>
<context>
    <name>intray::TemplateKeeping</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>A template with this name already exists. It will be replaced for everybody who works with this database.</source>
        <translation>Il existe un modèle de ce nom. Il est remplacé, pour tous ceux qui travaillent avec cette base de données.</translation>
    </message>
    <message>
        <source>It is saved in the database, for everybody who imports files of this kind.</source>
        <translation>Il est conservé dans la base de données, pour tous ceux qui importent des fichiers de ce type.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>It is saved in the database, for everybody who exports.</source>
        <translation>Il est conservé dans la base de données, pour tous ceux qui exportent.</translation>
    </message>
    <message>
        <source>What is the template called?</source>
        <translation>Comment s’appelle le modèle ?</translation>
    </message>
</context>
<context>
    <name>intray::TextBox</name>
    <message numerus="yes">
        <source>%n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%n caractère invisible n’a pas été collé.</numerusform>
            <numerusform>%n caractères invisibles n’ont pas été collés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: the text would have %L1 characters, and a line of a text can have %L2 at most.</source>
        <translation>Rien n’a été collé : le texte aurait %L1 caractères, et une ligne de texte peut en avoir au plus %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%1&#xa0;: %n caractère invisible n’a pas été collé.</numerusform>
            <numerusform>%1&#xa0;: %n caractères invisibles n’ont pas été collés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%n espace insécable est devenue une espace ordinaire.</numerusform>
            <numerusform>%n espaces insécables sont devenues des espaces ordinaires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%1&#xa0;: %n espace insécable est devenue une espace ordinaire.</numerusform>
            <numerusform>%1&#xa0;: %n espaces insécables sont devenues des espaces ordinaires.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TodayPage</name>
    <message numerus="yes">
        <source>%1 holds %n item(s) and has typed nothing since %2.</source>
        <translation>
            <numerusform>%1 tient %n dossier et n’a rien saisi depuis %2.</numerusform>
            <numerusform>%1 tient %n dossiers et n’a rien saisi depuis %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the time of the locks is over.</source>
        <translation>%1 ; le temps des verrous est écoulé.</translation>
    </message>
    <message>
        <source>%1; the program does not respond.</source>
        <translation>%1 ; le programme ne répond pas.</translation>
    </message>
    <message>
        <source>Release...</source>
        <translation>Libérer...</translation>
    </message>
    <message>
        <source>Reassign...</source>
        <translation>Réattribuer...</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation>Afficher la file</translation>
    </message>
    <message>
        <source>The table of %1 has changed.</source>
        <translation>La table de %1 a changé.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 est en pause.</translation>
    </message>
    <message>
        <source>%1 is paused: “%2”</source>
        <translation>%1 est en pause : « %2 »</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 rejected %n row(s).</source>
        <translation>
            <numerusform>L’import de %1 a rejeté %n ligne.</numerusform>
            <numerusform>L’import de %1 a rejeté %n lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today at %2</source>
        <translation>%1, aujourd’hui à %2</translation>
    </message>
    <message>
        <source>Show the imports...</source>
        <translation>Afficher les imports...</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
        <translation>%1 distribue de nouveau ses dossiers.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Qui tient quoi</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 done today, %2 left.</source>
        <translation>Terminés aujourd’hui&#xa0;: %1, restants&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n people are working.</source>
        <translation>
            <numerusform>%n personne travaille.</numerusform>
            <numerusform>%n personnes travaillent.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 older lines of the history are still being counted; until then the numbers are incomplete.</source>
        <translation>%L1 lignes plus anciennes de l’historique sont encore en cours de comptage ; d’ici là les chiffres sont incomplets.</translation>
    </message>
    <message>
        <source>Nobody is working.</source>
        <translation>Personne ne travaille.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>Of rows that an import rejected: the line goes.</extracomment>
        <translation>Vu</translation>
    </message>
</context>
<context>
    <name>intray::TrialView</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The test was stopped. It starts again with the next change.</source>
        <translation>Le test a été arrêté. Il reprend au prochain changement.</translation>
    </message>
    <message>
        <source>Rules that records break</source>
        <translation>Règles enfreintes par des enregistrements</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Test en cours...</translation>
    </message>
    <message>
        <source>Not tested: the rules contradict themselves.</source>
        <translation>Non testé&#xa0;: les règles se contredisent.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open record(s) comply with the rules.</source>
        <translation>
            <numerusform>%n enregistrement ouvert respecte les règles.</numerusform>
            <numerusform>Les %n enregistrements ouverts respectent les règles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n open record(s) break a rule.</source>
        <translation>
            <numerusform>%1 enregistrement ouvert sur %n enfreint une règle.</numerusform>
            <numerusform>%1 enregistrements ouverts sur %n enfreignent une règle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are hidden from you.</source>
        <translation>
            <numerusform>%n enregistrement vous est caché.</numerusform>
            <numerusform>%n enregistrements vous sont cachés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>%Ln enregistrement examiné jusqu’ici...</numerusform>
            <numerusform>%Ln enregistrements examinés jusqu’ici...</numerusform>
        </translation>
    </message>
    <message>
        <source>Field, key</source>
        <translation>Champ, clé</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>What is empty, or wrong only beside other fields, counts, too.</source>
        <translation>Compte aussi ce qui est vide ou n’est faux qu’à côté d’autres champs.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>intray::TypeAhead</name>
    <message>
        <source>Waiting for the database. What you type now is not entered.</source>
        <translation>En attente de la base de données. Ce que vous tapez maintenant n’est pas saisi.</translation>
    </message>
</context>
<context>
    <name>intray::UnitEdit</name>
    <message>
        <source>%1: unit</source>
        <translation>%1&#xa0;: unité</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <extracomment>A number of minutes or seconds, as it is where nobody says otherwise.</extracomment>
        <translation>%1 (habituel)</translation>
    </message>
</context>
<context>
    <name>intray::UserChoice</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
</context>
<context>
    <name>intray::UserFields</name>
    <message>
        <source>&amp;Every queue</source>
        <translation>&amp;Toutes les files d’attente</translation>
    </message>
    <message>
        <source>&amp;Only these:</source>
        <translation>&amp;Seulement celles-ci&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>&amp;Compte</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>Queues of this user</source>
        <translation>Files d’attente de cet utilisateur</translation>
    </message>
    <message>
        <source>the same as the name</source>
        <translation>comme le nom</translation>
    </message>
    <message>
        <source>Type the name of a login of the database.</source>
        <translation>Saisissez le nom d’un compte de la base de données.</translation>
    </message>
    <message>
        <source>Choose at least one role, or remove the user.</source>
        <translation>Choisissez au moins un rôle, ou retirez l’utilisateur.</translation>
    </message>
    <message>
        <source>Choose at least one queue, or every queue.</source>
        <translation>Choisissez au moins une file d’attente, ou toutes les files d’attente.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tags of this user in each queue</source>
        <translation>Étiquettes de cet utilisateur dans chaque file</translation>
    </message>
    <message>
        <source>What this user can do in a queue, in words such as french or legal, separated by spaces. Items can be assigned to a tag.</source>
        <translation>Ce que cet utilisateur sait faire dans une file, en mots comme français ou juridique, séparés par des espaces. Des dossiers peuvent être attribués à une étiquette.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
</context>
<context>
    <name>intray::UsersDialog</name>
    <message>
        <source>Users of %1</source>
        <translation>Utilisateurs de %1</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>No&amp;uveau</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>Reti&amp;rer...</translation>
    </message>
    <message>
        <source>The administrator of the database server creates logins and their passwords. Here a login gets its roles in Intray, and the database enforces them.</source>
        <translation>Les comptes et leurs mots de passe sont créés par l’administrateur du serveur de base de données. Ici, un compte reçoit ses rôles dans Intray, et la base de données les fait respecter.</translation>
    </message>
    <message>
        <source>A file has no logins: anybody who can write to it can do everything. This list says who is meant to do what.</source>
        <translation>Un fichier n’a pas de comptes&#xa0;: quiconque peut y écrire peut tout faire. Cette liste dit qui est censé faire quoi.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>Remove a user</source>
        <translation>Retirer un utilisateur</translation>
    </message>
    <message>
        <source>Remove all rights of %1 in Intray?</source>
        <translation>Retirer à %1 tous ses droits dans Intray&#xa0;?</translation>
    </message>
    <message>
        <source>The history keeps the name. The login itself stays, and can be added again.</source>
        <translation>L’historique conserve le nom. Le compte lui-même reste et peut être ajouté de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>%1 no longer has any rights in Intray.</source>
        <translation>%1 n’a plus aucun droit dans Intray.</translation>
    </message>
    <message>
        <source>The tags of %1 were saved.</source>
        <translation>Les étiquettes de %1 ont été enregistrées.</translation>
    </message>
</context>
<context>
    <name>intray::ValueChangesModel</name>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>would break a rule</source>
        <translation>enfreindrait une règle</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>would lose digits</source>
        <translation>perdrait des chiffres</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
</context>
<context>
    <name>intray::ValueCorrection</name>
    <message>
        <source>Correcting</source>
        <translation>Correction en cours</translation>
    </message>
    <message>
        <source>Stops after the records that are just being corrected.</source>
        <translation>S’arrête après les enregistrements en cours de correction.</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Puts the old values back, as a whole.</source>
        <translation>Rétablit les anciennes valeurs, toutes ensemble.</translation>
    </message>
    <message>
        <source>Correcting...</source>
        <translation>Correction en cours...</translation>
    </message>
    <message>
        <source>Restoring the old values...</source>
        <translation>Rétablissement des anciennes valeurs...</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Arrêt en cours...</translation>
    </message>
    <message>
        <source>Choose what is wrong in the list; more than one with Ctrl or Shift.</source>
        <translation>Choisissez dans la liste ce qui est faux&#xa0;; plusieurs avec Ctrl ou Maj.</translation>
    </message>
    <message>
        <source>Looking for what would change...</source>
        <translation>Recherche de ce qui changerait...</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Rien ne changerait.</translation>
    </message>
    <message>
        <source>Intray is still looking for what would change. Correct once the button says how many records.</source>
        <translation>Intray cherche encore ce qui changerait. Corrigez dès que le bouton dit combien d’enregistrements.</translation>
    </message>
    <message>
        <source>Intray is still reading the values. Correct once they are shown.</source>
        <translation>Intray lit encore les valeurs. Corrigez dès qu&apos;elles sont affichées.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Lecture des valeurs...</translation>
    </message>
    <message>
        <source>Bac&amp;k to the values</source>
        <translation>&amp;Retour aux valeurs</translation>
    </message>
    <message>
        <source>Show as a &amp;list</source>
        <translation>Afficher en &amp;liste</translation>
    </message>
</context>
<context>
    <name>intray::ValuesHead</name>
    <message>
        <source>How values are put together</source>
        <translation>Comment les valeurs sont regroupées</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Les valeurs qui sont sans doute la même, écrites de façons différentes.</translation>
    </message>
    <message>
        <source>Search in the values</source>
        <translation>Rechercher dans les valeurs</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valeurs</translation>
    </message>
    <message>
        <source>F&amp;orms</source>
        <translation>F&amp;ormes</translation>
    </message>
    <message>
        <source>Clus&amp;ters</source>
        <translation>&amp;Groupes</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Values that are built alike, each group with one of them.</source>
        <translation>Valeurs construites de la même façon, chaque groupe avec l’une d’elles.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesModel</name>
    <message>
        <source>breaks a rule</source>
        <translation>enfreint une règle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln break a rule</source>
        <translation>
            <numerusform>%Ln enfreint une règle</numerusform>
            <numerusform>%Ln enfreignent une règle</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>to check</source>
        <translation>à vérifier</translation>
    </message>
    <message>
        <source>0 stands for a digit, A and a for letters; what is between them is as it stands.</source>
        <translation>0 représente un chiffre, A et a des lettres ; ce qui est entre eux est écrit tel quel.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Par exemple</translation>
    </message>
</context>
<context>
    <name>intray::ValuesPage</name>
    <message>
        <source>Reading the values</source>
        <translation>Lecture des valeurs</translation>
    </message>
    <message>
        <source>Stops reading the values.</source>
        <translation>Arrête la lecture des valeurs.</translation>
    </message>
    <message>
        <source>The values were not read to the end. F5 reads them.</source>
        <translation>Les valeurs n’ont pas été lues jusqu’au bout. F5 les lit.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Lecture des valeurs...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) read</source>
        <translation>
            <numerusform>%Ln enregistrement lu</numerusform>
            <numerusform>%Ln enregistrements lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) break a rule.</source>
        <translation>
            <numerusform>%Ln enregistrement enfreint une règle.</numerusform>
            <numerusform>%Ln enregistrements enfreignent une règle.</numerusform>
        </translation>
    </message>
    <message>
        <source>None breaks a rule.</source>
        <translation>Aucun n’enfreint de règle.</translation>
    </message>
    <message>
        <source>There is no queue yet whose records can be corrected. Import records first.</source>
        <translation>Il n’y a pas encore de file dont les enregistrements peuvent être corrigés. Importez d’abord des enregistrements.</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Aucun enregistrement n’a de valeur dans ce champ.</translation>
    </message>
    <message>
        <source>No values of this field look alike.</source>
        <translation>Aucune valeur de ce champ ne se ressemble.</translation>
    </message>
    <message>
        <source>Nothing here has this text in it.</source>
        <translation>Rien ici ne contient ce texte.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Looking for the field with the most values that break a rule...</source>
        <translation>Recherche du champ dont le plus de valeurs enfreignent une règle...</translation>
    </message>
    <message>
        <source>This counts the values of open, locked and completed records by themselves. What is empty, or wrong only beside other fields, is counted in the test of Fields and rules.</source>
        <translation>Sont comptées les valeurs des enregistrements ouverts, verrouillés ou terminés, prises seules. Ce qui est vide, ou faux seulement à côté d’autres champs, est compté par le test de Champs et règles.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) to check.</source>
        <translation>
            <numerusform>%Ln valeur à vérifier.</numerusform>
            <numerusform>%Ln valeurs à vérifier.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule says what is right.</source>
        <translation>Aucune règle ne dit ce qui est juste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have a value.</source>
        <translation>
            <numerusform>%Ln enregistrement a une valeur.</numerusform>
            <numerusform>%Ln enregistrements ont une valeur.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no values to correct yet.</source>
        <translation>Il n’y a pas encore de valeurs à corriger.</translation>
    </message>
    <message>
        <source>This queue has no fields yet. Import records into it, or name its fields in Queues, Fields and rules.</source>
        <translation>Cette file d’attente n’a pas encore de champs. Importez des enregistrements, ou nommez ses champs sous Files d’attente, Champs et règles.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesTable</name>
    <message>
        <source>Values of the field</source>
        <translation>Valeurs du champ</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyPage</name>
    <message>
        <source>Found are fields that people corrected.</source>
        <translation>Trouvés&#xa0;: les champs que quelqu’un a rectifiés.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimer...</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;File d’attente</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Livraison</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importée</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passés</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Still wrong at most</source>
        <translation>Encore faux au plus</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Copie l’énoncé avec ce sur quoi il repose.</translation>
    </message>
    <message>
        <source>Prints the statement with what it rests on, or saves it as PDF.</source>
        <translation>Imprime l’énoncé avec ce sur quoi il repose, ou l’enregistre en PDF.</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Lecture des enregistrements...</translation>
    </message>
    <message>
        <source>The deliveries were not read. F5 reads them.</source>
        <translation>Les livraisons n’ont pas été lues. F5 les lit.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes ensemble</translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>Rien n’a encore été importé dans cette file d’attente.</translation>
    </message>
    <message>
        <source>As soon as people have opened records of a delivery, it says here how many of its fields may still be wrong.</source>
        <translation>Dès que des enregistrements d’une livraison ont été ouverts, il est dit ici combien de ses champs peuvent encore être faux.</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importer...</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>queue, file, day</comment>
        <translation>%1, %2 du %3</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyView</name>
    <message>
        <source>Set Planted slips in the queue&apos;s rules; they tell it while people work.</source>
        <translation>Réglez Erreurs glissées dans les règles de la file d’attente&#xa0;; elles le disent pendant qu’on travaille.</translation>
    </message>
    <message>
        <source>Let a share of them go on to a queue of a different person, in the queue&apos;s rules.</source>
        <translation>Dans les règles de la file d’attente, faites-en passer une part à une file d’attente d’une autre personne.</translation>
    </message>
    <message>
        <source>&amp;Rules of this queue</source>
        <translation>&amp;Règles de cette file d’attente</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>%1 ouverts</translation>
    </message>
    <message>
        <source>%1 drawn at random and opened</source>
        <translation>%1 tirés au hasard et ouverts</translation>
    </message>
    <message>
        <source>%1 passed unopened</source>
        <translation>%1 passés sans être ouverts</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>%1 ended another way</source>
        <translation>%1 terminés autrement</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>%1 at most, as stated</source>
        <translation>%1 au plus, comme énoncé</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Champs encore faux</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 souhaités</translation>
    </message>
</context>
<context>
    <name>intray::WhyDialog</name>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>Demander pour le dossier</translation>
    </message>
    <message>
        <source>Ask about the person</source>
        <translation>Demander pour la personne</translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Chargement...</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Why can nobody get the &amp;item</source>
        <translation>Pourquoi personne ne peut recevoir le &amp;dossier</translation>
    </message>
    <message>
        <source>Why does nothing go to the &amp;user</source>
        <translation>Pourquoi rien n’arrive à l’&amp;utilisateur</translation>
    </message>
    <message>
        <source>key or number</source>
        <translation>clé ou numéro</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>from</source>
        <translation>depuis</translation>
    </message>
    <message>
        <source>You cannot see an item with this key or number.</source>
        <translation>Il n’y a pas de dossier avec cette clé ou ce numéro que vous ayez le droit de voir.</translation>
    </message>
    <message>
        <source>Type the key or the number of an item.</source>
        <translation>Saisissez la clé ou le numéro d’un dossier.</translation>
    </message>
    <message>
        <source>Type or choose a name.</source>
        <translation>Saisissez ou choisissez un nom.</translation>
    </message>
    <message>
        <source>Why does somebody not get an item?</source>
        <translation>Pourquoi quelqu’un n’obtient-il pas un dossier ?</translation>
    </message>
</context>
<context>
    <name>intray::WorkPlace</name>
    <message>
        <source>The command failed, and there are no attempts left. %1</source>
        <translation>La commande a échoué, et il ne reste aucune tentative. %1</translation>
    </message>
    <message>
        <source>The command failed; there will be another attempt. %1</source>
        <translation>La commande a échoué&#xa0;; il y aura une autre tentative. %1</translation>
    </message>
    <message>
        <source>The worker was stopped.</source>
        <translation>L’automate a été arrêté.</translation>
    </message>
    <message>
        <source>Item %1 (%2): %3</source>
        <translation>Dossier %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Whether an item was taken could not be learned. If one was, it stays locked until its lock expires.</source>
        <translation>Il n’a pas été possible de savoir si un dossier a été pris. Si c’est le cas, il reste verrouillé jusqu’à l’expiration de son verrou.</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken, and there are no attempts left. %1</source>
        <translation>La commande a réussi, mais ce qu’elle a produit n’a pas été accepté, et il ne reste aucune tentative. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken; there will be another attempt. %1</source>
        <translation>La commande a réussi, mais ce qu’elle a produit n’a pas été accepté&#xa0;; il y aura une autre tentative. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made could not be stored. %1</source>
        <translation>La commande a réussi, mais ce qu’elle a produit n’a pas pu être enregistré. %1</translation>
    </message>
</context>
<context>
    <name>intray::Worker</name>
    <message>
        <source>The database answers again.</source>
        <translation>La base de données répond de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) stay locked until their locks expire: the database could not be told what became of them.</source>
        <translation>
            <numerusform>%n dossier reste verrouillé jusqu’à l’expiration de son verrou : il n’a pas été possible de dire à la base de données ce qu’il est devenu.</numerusform>
            <numerusform>%n dossiers restent verrouillés jusqu’à l’expiration de leurs verrous : il n’a pas été possible de dire à la base de données ce qu’ils sont devenus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::YesNoPicker</name>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Left, Right and the space key in the field change %1.</source>
        <translation>Gauche, Droite et la barre d’espace dans le champ changent %1.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A desk for records that people verify one by one.</source>
        <translation>Un plan de travail pour des enregistrements que l’on vérifie un par un.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:PATH or postgresql://USER@HOST/DATABASE.</source>
        <translation>La base de données, par exemple sqlite:PATH ou postgresql://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The user; by default the system&apos;s user.</source>
        <translation>Qui travaille ici&#xa0;; d’ordinaire l’utilisateur du système.</translation>
    </message>
    <message>
        <source>The queue to start with.</source>
        <translation>La file d’attente par laquelle commencer.</translation>
    </message>
    <message>
        <source>The language of the window, such as de or fr.</source>
        <translation>La langue de la fenêtre, par exemple de ou fr.</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Argument inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no screen to show Intray&apos;s window on. In a terminal, use intrayctl.</source>
        <translation>Il n’y a pas d’écran sur lequel Intray pourrait afficher sa fenêtre. Dans un terminal, utilisez intrayctl.</translation>
    </message>
</context>
</TS>
