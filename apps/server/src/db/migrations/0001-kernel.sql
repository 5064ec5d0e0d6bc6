-- Rows of the kernel itself: events on their way out, answered requests, used nonces, delivered messages.

-- Written in the transaction that causes the event; relayed to subscribers after commit.
create table outbox_event (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  relayed_at timestamptz
);
create index outbox_event_waiting on outbox_event (id) where relayed_at is null;

-- Answers of writes by the client's requestId, so that a retried click acts once. Kept 24 h.
create table answered_request (
  member_id uuid not null,
  request_id uuid not null,
  method text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (member_id, request_id)
);
create index answered_request_age on answered_request (created_at);

-- A nonce counts once on every node. Unlogged: after a crash the signature's clock window still stands.
create unlogged table used_nonce (
  scope text not null,
  nonce text not null,
  used_at timestamptz not null default now(),
  primary key (scope, nonce)
);
create index used_nonce_age on used_nonce (used_at);

-- What SMS and mail carried, in development and test only.
create table delivered_message (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index delivered_message_newest on delivered_message (recipient, id desc);

-- Numbers the operators may change without a release.
create table sys_config (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Windows of the rate limits; written by rate-limiter-flexible.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expiry on rate_limit (expire);
