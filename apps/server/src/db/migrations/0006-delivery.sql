-- Delivery of outbox events to each subscriber, and the workers that are alive.

alter table outbox_event
  -- Subscribers that have it; one that failed gets it again without bothering the others.
  add column delivered_to text[] not null default '{}',
  add column attempts smallint not null default 0,
  add column retry_at timestamptz not null default now(),
  add column last_error text,
  -- Given up after the last attempt; an operator looks at it.
  add column failed_at timestamptz;
drop index outbox_event_waiting;
create index outbox_event_waiting on outbox_event (id) where relayed_at is null and failed_at is null;
create index outbox_event_age on outbox_event (relayed_at) where relayed_at is not null;

-- A worker pool writes its beat here; jobs locked by one without a beat are free again.
create table job_worker (
  pool_id text primary key,
  seen_at timestamptz not null default now()
);
