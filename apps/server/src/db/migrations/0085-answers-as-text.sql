-- An answer is kept as the text that is sent, and is committed with the write it belongs to. A row without one is
-- left by a program that claimed before its transaction.
delete from answered_request where answer is null;
alter table answered_request alter column answer type text using (answer -> 'value')::text;
