-- Requests of staff to correct a member's coins; somebody else of the staff decides within a day.
create table coin_correction (
  id uuid primary key,
  member_id uuid not null references member,
  amount integer not null check (amount <> 0 and abs(amount) <= 100000),
  -- What the member reads.
  memo text not null,
  reason text not null,
  requested_by uuid not null,
  requester_name text not null,
  -- 1 waits, 2 approved, 3 refused; one that waits longer than until expires_at has expired
  state smallint not null default 1,
  decider_name text,
  decision_reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create index coin_correction_member on coin_correction (member_id, created_at desc, id desc);
create index coin_correction_newest on coin_correction (created_at desc, id desc);
