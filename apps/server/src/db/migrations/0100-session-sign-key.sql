-- The key that signs a session's requests is encrypted; the program moves the plain ones at its start.
alter table session add column sign_key_cipher bytea;
alter table session alter column sign_key drop not null;
create index session_plain_key on session (id) where sign_key is not null;
