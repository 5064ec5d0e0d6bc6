-- The stored answer of a write, encrypted with a key made of the whole request: an answer may carry a secret, such as the
-- link of an invitation or a code, and a copy of the database must not tell it.
alter table answered_request add column answer_cipher bytea;
-- Claims stay, so that nothing acts twice; a request of before the upgrade that is repeated gets no answer.
update answered_request set answer = null where answer is not null;
