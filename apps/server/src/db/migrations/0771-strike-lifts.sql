-- Strikes that staff lifted a moment ago: for some seconds whoever did may undo it, then the member is notified and the
-- row goes.
create table strike_lift (
  strike_id uuid primary key references strike,
  member_id uuid not null references member,
  lifted_by uuid not null,
  lifted_at timestamptz not null,
  -- What the member will read.
  note text not null,
  -- Strikes and appeals of the member that were changed, as they were.
  before jsonb not null,
  -- All of them as they were left: undoing needs them unchanged.
  after text not null
);
create index strike_lift_member on strike_lift (member_id);
