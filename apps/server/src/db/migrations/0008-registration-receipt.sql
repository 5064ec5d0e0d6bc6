-- What a registration answered, so that a retried one signs in instead of finding its phone taken. Written in the
-- registration's transaction. Opened only by the request's own body: the key is made of it, the password included.
create table registration_receipt (
  -- HMAC over requestId and body.
  request_hash bytea primary key,
  -- AES-256-GCM; null only inside the transaction that registers.
  sealed bytea,
  created_at timestamptz not null default now()
);
create index registration_receipt_age on registration_receipt (created_at);
