-- Another gift that staff offer in place of a present that cannot be delivered. The member decides.
create table present_replacement (
  present_id uuid primary key references present on delete cascade,
  gift_id uuid not null references gift,
  -- As it was offered: later changes of the gift do not change it.
  title text not null,
  value integer not null,
  options jsonb not null,
  exchange_coins integer,
  claim_days smallint not null,
  -- What the present was worth and could bring before anything was offered: it bounds every later offer.
  first_value integer not null,
  first_coins integer not null,
  reason text not null check (reason <> ''),
  -- 1 waits for the member, 2 accepted, 3 refused
  state smallint not null default 1 check (state between 1 and 3),
  offered_by_name text not null,
  offered_at timestamptz not null,
  answered_at timestamptz,
  check ((state = 1) = (answered_at is null))
);
create index present_replacement_gift on present_replacement (gift_id);
