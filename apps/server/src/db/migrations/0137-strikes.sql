-- What staff did about a member's conduct, and what follows from it by itself.
create table strike (
  id uuid primary key,
  member_id uuid not null references member,
  -- 1 warning, 2 mute, 3 ban
  kind smallint not null check (kind between 1 and 3),
  -- Of a mute, which ends by time.
  days smallint,
  ends_at timestamptz,
  reason text not null,
  -- What it was about, how that was called then, and what happened to it.
  target_kind text,
  target_id uuid,
  target_text text not null default '',
  target_change text not null default 'none',
  -- Null when the server's operator decided.
  staff_id uuid,
  -- The warning that made an automatic strike due.
  caused_by uuid references strike,
  -- False for warnings whose automatic strike was lifted: they earn no other.
  counts boolean not null default true,
  created_at timestamptz not null,
  lifted_at timestamptz,
  version integer not null default 1,
  check ((kind = 2) = (days is not null)),
  check ((kind = 2) = (ends_at is not null)),
  check ((target_kind is null) = (target_id is null))
);
create index strike_member on strike (member_id, id);
create index strike_kind on strike (kind, id);
create index strike_staff on strike (staff_id, id);
create index strike_cause on strike (caused_by) where caused_by is not null;

-- With each session, so that a call learns it without a statement.
alter table member
  add column muted_until timestamptz,
  add column muted_reason text not null default '';
