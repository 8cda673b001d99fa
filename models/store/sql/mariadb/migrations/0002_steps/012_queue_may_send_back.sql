-- What is allowed all, is allowed the new way too; who has chosen keeps the choice.
UPDATE queue_all SET dispositions = 'complete,dismiss,fail,return,send_back'
WHERE dispositions = 'complete,dismiss,fail,return'
