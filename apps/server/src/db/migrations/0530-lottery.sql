-- Lotteries: what staff publish of them, their seeds, and every ticket. Records stay for two years and longer.
create table lottery (
  id uuid primary key,
  -- 1 instant, 2 a list, 3 a list of those who came to an activity
  type smallint not null check (type between 1 and 3),
  title text not null check (title <> ''),
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- Null for an instant one.
  draw_time timestamptz,
  activity_id uuid references activity,
  min_level smallint not null default 1 check (min_level between 1 and 10),
  owners_only boolean not null default false,
  -- Age of an account, in days.
  min_days smallint not null default 0 check (min_days between 0 and 365),
  needs_check_in boolean not null default false,
  -- Of each ticket.
  coins smallint not null default 0 check (coins between 0 and 100),
  per_day integer not null check (per_day > 0),
  per_total integer not null check (per_total >= per_day),
  claim_days smallint not null check (claim_days between 1 and 365),
  rules text not null check (rules <> ''),
  contact text not null check (contact <> ''),
  -- Where the public value comes from; empty: none.
  public_source text not null default '',
  -- Key of the codes that name members in the published list.
  entry_key text not null,
  -- 0 draft, 1 published, 2 drawn, 3 cancelled
  stage smallint not null default 0 check (stage between 0 and 3),
  published_at timestamptz,
  public_value text,
  value_by uuid,
  value_by_name text not null default '',
  confirmed_by_name text not null default '',
  drawn_at timestamptz,
  cancel_reason text not null default '',
  cancelled_at timestamptz,
  -- When something happens next by itself: a draw, or refunds.
  next_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_time < end_time),
  check ((type = 1) = (draw_time is null)),
  check (draw_time is null or draw_time >= end_time),
  check (not needs_check_in or activity_id is not null),
  check (type <> 3 or needs_check_in),
  check ((stage = 2) = (drawn_at is not null)),
  check ((stage = 3) = (cancelled_at is not null)),
  check (stage = 0 or published_at is not null),
  check (public_value is null or public_source <> '')
);
create index lottery_newest on lottery (created_at desc, id desc);
create index lottery_listed on lottery (start_time desc, id desc) where published_at is not null;
create index lottery_due on lottery (next_at) where next_at is not null;
create index lottery_activity on lottery (activity_id) where activity_id is not null;

-- What can be won, as it was published: later changes of the gift do not change it.
create table lottery_prize (
  id uuid primary key,
  lottery_id uuid not null references lottery on delete cascade,
  position smallint not null,
  gift_id uuid not null references gift,
  title text not null check (title <> ''),
  -- Yuan; the law's upper limit of one prize.
  value integer not null check (value between 0 and 50000),
  options jsonb not null,
  exchange_coins integer,
  count integer not null check (count > 0),
  -- Of a million; 0 where a list is drawn.
  odds integer not null check (odds between 0 and 1000000),
  given integer not null default 0 check (given between 0 and count),
  unique (lottery_id, position)
) with (fillfactor = 85);
create index lottery_prize_gift on lottery_prize (gift_id);

-- One draw of a list, or one day of instant tickets.
create table lottery_round (
  lottery_id uuid not null references lottery on delete cascade,
  round smallint not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- base64url; secret until the round is over.
  seed text not null,
  commit text not null check (commit = encode(sha256(decode(translate(seed, '-_', '+/') || '=', 'base64')), 'hex')),
  -- The last hash of the chain, which begins with the commit.
  head text not null,
  count integer not null default 0,
  closed_at timestamptz,
  primary key (lottery_id, round),
  check (start_time < end_time)
);

create table lottery_ticket (
  id uuid primary key,
  lottery_id uuid not null references lottery,
  round smallint not null,
  number integer not null check (number > 0),
  -- Null after an erasure: code and nonce are links of the chain.
  member_id uuid references member,
  code text not null,
  nonce text not null check (nonce ~ '^[0-9a-f]{64}$'),
  hash text not null,
  -- What it hit, also where nothing was left.
  hit smallint,
  -- What it won: index of the prize.
  prize smallint,
  coins smallint not null default 0,
  refunded boolean not null default false,
  exclude_reason text not null default '',
  -- Keyed hashes, to show staff several accounts of one person before the draw.
  address_hash text not null default '',
  device_hash text not null default '',
  created_at timestamptz not null,
  foreign key (lottery_id, round) references lottery_round,
  unique (lottery_id, round, number)
);
create index lottery_ticket_of_member on lottery_ticket (member_id, lottery_id, created_at);
create index lottery_ticket_own on lottery_ticket (member_id, created_at desc, id desc);
create index lottery_ticket_newest on lottery_ticket (lottery_id, created_at desc, id desc);
create index lottery_ticket_won on lottery_ticket (lottery_id, round, number) where prize is not null;
create index lottery_ticket_paid on lottery_ticket (lottery_id) where coins > 0 and not refunded;
create index lottery_ticket_address on lottery_ticket (lottery_id, address_hash);
create index lottery_ticket_device on lottery_ticket (lottery_id, device_hash);

-- Accounts of members that belong to staff.
create table lottery_barred (
  member_id uuid primary key references member,
  reason text not null,
  added_by text not null,
  created_at timestamptz not null
);
create index lottery_barred_newest on lottery_barred (created_at desc, member_id desc);

-- From its publication on, what people rely on stays as it is.
create function refuse_change_of_lottery() returns trigger language plpgsql as $$
begin
  if old.stage = 0 then return new; end if;
  if (new.id, new.type, new.title, new.start_time, new.end_time, new.draw_time, new.activity_id, new.min_level,
      new.owners_only, new.min_days, new.needs_check_in, new.coins, new.per_day, new.per_total, new.claim_days, new.rules,
      new.contact, new.public_source, new.entry_key, new.published_at)
    is distinct from
     (old.id, old.type, old.title, old.start_time, old.end_time, old.draw_time, old.activity_id, old.min_level,
      old.owners_only, old.min_days, old.needs_check_in, old.coins, old.per_day, old.per_total, old.claim_days, old.rules,
      old.contact, old.public_source, old.entry_key, old.published_at)
    or new.stage < old.stage or (old.stage in (2, 3) and new.stage <> old.stage)
    or (old.stage = 2 and new.public_value is distinct from old.public_value) then
    raise exception 'a published lottery does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger lottery_is_fixed before update on lottery for each row execute function refuse_change_of_lottery();

create function refuse_loss_of_lottery() returns trigger language plpgsql as $$
begin
  if old.stage <> 0 then
    raise exception 'a published lottery is not deleted' using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger lottery_stays before delete on lottery for each row execute function refuse_loss_of_lottery();

create function refuse_change_of_lottery_prize() returns trigger language plpgsql as $$
begin
  if (select stage from lottery where id = coalesce(new.lottery_id, old.lottery_id)) is distinct from 0 then
    if tg_op <> 'UPDATE' then
      -- With a draft that is deleted its prizes go, too.
      if tg_op = 'DELETE' and not exists (select from lottery where id = old.lottery_id) then return old; end if;
      raise exception 'the prizes of a published lottery do not change' using errcode = 'check_violation';
    end if;
    if to_jsonb(new) - 'given' <> to_jsonb(old) - 'given' or new.given < old.given then
      raise exception 'the prizes of a published lottery do not change' using errcode = 'check_violation';
    end if;
  end if;
  return coalesce(new, old);
end $$;
create trigger lottery_prize_is_fixed before insert or update or delete on lottery_prize
  for each row execute function refuse_change_of_lottery_prize();

create function refuse_change_of_lottery_round() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (select stage from lottery where id = new.lottery_id) <> 0 or new.count <> 0 or new.head <> new.commit then
      raise exception 'rounds are made before the publication' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or (new.lottery_id, new.round, new.start_time, new.end_time, new.seed, new.commit)
      is distinct from (old.lottery_id, old.round, old.start_time, old.end_time, old.seed, old.commit)
    or new.count < old.count or new.count > old.count + 1 or (new.count = old.count) <> (new.head = old.head)
    or (old.closed_at is not null and new is distinct from old) then
    raise exception 'seeds and chains of lotteries do not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger lottery_round_is_fixed before insert or update or delete on lottery_round
  for each row execute function refuse_change_of_lottery_round();

-- A ticket is the newest link of its chain. Neither an account of staff nor, for ninety days, one that was signed in on a
-- device of such an account gets one.
create function refuse_wrong_lottery_ticket() returns trigger language plpgsql as $$
declare
  link lottery_round;
begin
  select * into link from lottery_round where lottery_id = new.lottery_id and round = new.round;
  if new.number <> link.count or new.hash <> link.head or new.exclude_reason <> '' or new.refunded
    or (select stage from lottery where id = new.lottery_id) <> 1 then
    raise exception 'a ticket is the newest link of its chain' using errcode = 'check_violation';
  end if;
  if exists (select from lottery_barred where member_id = new.member_id)
    or exists (select from lottery_barred
      join session theirs on theirs.member_id = lottery_barred.member_id
      join session own on own.member_id = new.member_id and own.ip = theirs.ip and own.device = theirs.device
      where own.ip <> '' and own.device <> ''
        and theirs.last_used_at > new.created_at - interval '90 days'
        and own.last_used_at > new.created_at - interval '90 days') then
    raise exception 'staff have no tickets' using errcode = 'GQ530';
  end if;
  return new;
end $$;
create trigger lottery_ticket_is_right before insert on lottery_ticket
  for each row execute function refuse_wrong_lottery_ticket();

-- Later only results are added, coins go back, and a member is forgotten.
create function refuse_change_of_lottery_ticket() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.id, new.lottery_id, new.round, new.number, new.code, new.nonce, new.hash, new.coins, new.created_at)
      is distinct from
       (old.id, old.lottery_id, old.round, old.number, old.code, old.nonce, old.hash, old.coins, old.created_at)
    or (new.member_id is distinct from old.member_id and new.member_id is not null)
    or (old.prize is not null and new.prize is distinct from old.prize)
    or (old.hit is not null and new.hit is distinct from old.hit)
    or (old.refunded and not new.refunded)
    or (new.exclude_reason <> old.exclude_reason and (old.exclude_reason <> '' or exists (
      select from lottery where id = new.lottery_id and (type = 1 or public_value is not null or stage <> 1)))) then
    raise exception 'tickets of lotteries do not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger lottery_ticket_is_fixed before update or delete on lottery_ticket
  for each row execute function refuse_change_of_lottery_ticket();
