-- A nickname may change once in 30 days; null until its first change, which is free.
alter table member add column nick_name_changed_at timestamptz;

-- Wrong passwords are counted by account name in rate_limit, so that an unknown account counts as a known one does.
alter table credential drop column failed_count, drop column failed_since, drop column locked_until;

-- Passes to the file host: a ticket (one use, 5 min) is exchanged for a token that does nothing but upload.
create table upload_pass (
  secret_hash bytea primary key,
  kind text not null check (kind in ('ticket', 'token')),
  session_id uuid not null references session (id) on delete cascade,
  member_id uuid not null references member (id),
  use_type smallint not null,
  max_bytes bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index upload_pass_expiry on upload_pass (expires_at);

-- One open code per target and purpose: a new one closes the old.
drop index captcha_code_open;
create unique index captcha_code_open on captcha_code (target_index, captcha_type) where closed_at is null;
