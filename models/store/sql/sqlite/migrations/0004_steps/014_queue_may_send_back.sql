-- What is allowed all, is allowed the new way too; who has chosen keeps the choice.
UPDATE queue SET dispositions = 'complete,dismiss,fail,return,send_back'
WHERE dispositions = 'complete,dismiss,fail,return'
