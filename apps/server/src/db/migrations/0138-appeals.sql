-- A member's appeal of a strike: one each.
create table appeal (
  id uuid primary key,
  strike_id uuid not null unique references strike,
  member_id uuid not null references member,
  body text not null,
  -- 1 waiting, 2 the strike was lifted, 3 upheld
  state smallint not null default 1 check (state between 1 and 3),
  due_at timestamptz not null,
  answer text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((state = 1) = (decided_at is null))
);
create index appeal_member on appeal (member_id, id);
create index appeal_state on appeal (state, id);

-- The ticket with which a banned member reads and appeals strikes.
alter table verify_ticket drop constraint verify_ticket_kind_check;
alter table verify_ticket add constraint verify_ticket_kind_check
  check (kind in ('sms', 'email', 'password', 'withdraw', 'appeal'));
