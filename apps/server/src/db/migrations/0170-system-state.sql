-- Nodes of the program: one row each, from its start to a day after its last heartbeat.
create table program_node (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  node_version text not null,
  runs_jobs boolean not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory_bytes bigint not null,
  -- Longest turn of the event loop since the heartbeat before.
  loop_delay_ms real not null
);

-- How requests to a provider of messages, of sign-in or of storage ended, by day (Asia/Shanghai).
create table provider_use (
  provider text not null,
  day date not null,
  succeeded integer not null,
  failed integer not null,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text not null default '',
  primary key (provider, day)
);

-- Originals by use of the file, counted by a job: counting them reads every row.
create table stored_size (
  use_type smallint primary key,
  files bigint not null,
  bytes bigint not null,
  counted_at timestamptz not null
);
