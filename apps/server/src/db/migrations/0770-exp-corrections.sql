-- Corrections of members' experience: up to one level one of the staff corrects alone, above it somebody else of the
-- staff decides within a day. Approved without a decider: corrected alone.
create table exp_correction (
  id uuid primary key,
  member_id uuid not null references member,
  amount integer not null check (amount <> 0 and abs(amount) <= 10000),
  -- What the member reads.
  memo text not null,
  -- The level that the correction leads to, as it was shown to whoever requested it.
  level_after smallint not null check (level_after between 1 and 10),
  reason text not null,
  requested_by uuid not null,
  requester_name text not null,
  -- 1 waits, 2 approved, 3 refused; one that waits longer than until expires_at has expired
  state smallint not null default 1,
  decider_name text,
  decision_reason text not null default '',
  created_at timestamptz(3) not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create index exp_correction_member on exp_correction (member_id, created_at desc, id desc);
create index exp_correction_newest on exp_correction (created_at desc, id desc);
