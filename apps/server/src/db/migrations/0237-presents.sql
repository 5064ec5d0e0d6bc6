-- What members are given: templates, what gives them by itself, what each member was given, and grants of staff.
create table gift (
  id uuid primary key,
  -- 1 a present, 2 a prize
  present_type smallint not null check (present_type in (1, 2)),
  title text not null check (title <> ''),
  detail text not null default '',
  -- What it is worth, in yuan: grants above a sum need two of the staff.
  value integer not null check (value between 0 and 50000),
  -- What a member may have of it, one of them: [{ title, kind, coins }].
  options jsonb not null check (jsonb_typeof(options) = 'array'),
  -- The coins that a member may take in its place; null: none.
  exchange_coins integer check (exchange_coins between 1 and 1000000),
  claim_days integer not null default 30 check (claim_days between 1 and 365),
  is_open boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null
);
create index gift_newest on gift (created_at desc, id desc);

create table gift_picture (
  gift_id uuid not null references gift on delete cascade,
  position smallint not null,
  -- Of an uploaded picture; null for one that came with the program.
  file_id uuid references stored_file,
  path text not null,
  small_path text not null,
  primary key (gift_id, position)
);
create index gift_picture_file on gift_picture (file_id);

-- What is given without anybody of the staff: by source, and by level for those that come with a level.
create table gift_rule (
  id uuid primary key,
  -- 1 registered, 2 birthday, 3 level
  source smallint not null check (source between 1 and 3),
  level smallint check (level between 2 and 10),
  gift_id uuid not null references gift,
  is_open boolean not null default true,
  version integer not null default 1,
  check ((source = 3) = (level is not null))
);
create unique index gift_rule_cause on gift_rule (source, coalesce(level, 0));
create index gift_rule_gift on gift_rule (gift_id);

-- Grants of staff to one member or to a list; above a sum somebody else of the staff decides within a day.
create table present_grant (
  id uuid primary key,
  gift_id uuid not null references gift,
  -- 8 compensation, 9 from the brand
  source smallint not null check (source in (8, 9)),
  members integer not null check (members > 0),
  -- Of all of them together, in yuan.
  value integer not null check (value >= 0),
  -- What the members read.
  memo text not null default '',
  reason text not null,
  requested_by uuid not null,
  requester_name text not null,
  -- 1 waits, 2 approved, 3 refused; one that waits longer than until expires_at has expired
  state smallint not null check (state between 1 and 3),
  -- Null for one that needed no decision.
  decider_name text,
  decision_reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create index present_grant_newest on present_grant (created_at desc, id desc);
create index present_grant_gift on present_grant (gift_id);

create table present_grant_member (
  grant_id uuid not null references present_grant on delete cascade,
  member_id uuid not null references member,
  primary key (grant_id, member_id)
);
create index present_grant_member_member on present_grant_member (member_id);

create table present (
  id uuid primary key,
  -- What people read to each other.
  number text not null unique,
  member_id uuid not null references member,
  gift_id uuid not null references gift,
  -- 1 registered, 2 birthday, 3 level, 4 lottery, 5 contest, 6 activity, 7 questionnaire, 8 compensation, 9 the brand
  source smallint not null check (source between 1 and 9),
  source_id text not null,
  -- As it was given: later changes of the gift do not change it.
  present_type smallint not null check (present_type in (1, 2)),
  title text not null,
  value integer not null,
  options jsonb not null,
  exchange_coins integer,
  memo text not null default '',
  -- Of a prize: { event, rank, publishId }.
  award jsonb,
  -- 1 to claim, 2 to choose, 3 needs an address, 4 to ship, 5 shipped, 6 completed, 7 expired, 8 given up, 9 coins instead
  state smallint not null default 1 check (state between 1 and 9),
  -- Which of the options, from 0.
  chosen smallint,
  claim_deadline timestamptz not null,
  -- How many days before the deadline the member was last notified of it.
  reminded_days smallint,
  -- Receiver, phone and place, until the member is erased.
  address_cipher bytea,
  carrier text not null default '',
  tracking_number text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  shipped_at timestamptz,
  ended_at timestamptz,
  -- One cause gives a member one present, however often it is told.
  unique (source, source_id, member_id),
  check ((state >= 6) = (ended_at is not null)),
  check (state not in (3, 4, 5) or chosen is not null),
  check (state not in (1, 2) or chosen is null),
  check (state <> 9 or (chosen is null and exchange_coins is not null))
);
create index present_of_member on present (member_id, created_at desc, id desc);
create index present_newest on present (created_at desc, id desc);
create index present_of_state on present (state, created_at desc, id desc);
create index present_of_gift on present (gift_id, created_at desc, id desc);
create index present_waiting on present (claim_deadline, id) where state <= 3;
create index present_waiting_of_member on present (member_id) where state <= 3;
create index present_shipped on present (shipped_at, id) where state = 5;
