-- Coins as a double-entry ledger: every movement is one row of coin_tx whose entries add up to zero. The database keeps
-- the balances and refuses what is unbalanced, overdrawn or rewritten, whatever statement attempts it.
create table coin_account (
  id uuid primary key,
  -- 1 member, 2 issue, 3 redeem, 4 expire, 5 hold, 6 reversal
  kind smallint not null check (kind between 1 and 6),
  member_id uuid unique references member,
  -- A member's account has the id of the member, so that a lot refers to both by one column.
  check ((kind = 1 and member_id = id) or (kind <> 1 and member_id is null))
);
create unique index coin_account_of_site on coin_account (kind) where kind <> 1;
insert into coin_account (id, kind) values
  ('00000000-0000-7000-8000-000000000002', 2),
  ('00000000-0000-7000-8000-000000000003', 3),
  ('00000000-0000-7000-8000-000000000004', 4),
  ('00000000-0000-7000-8000-000000000005', 5),
  ('00000000-0000-7000-8000-000000000006', 6);

-- A member's coins that expire at one instant.
create table coin_lot (
  id uuid primary key,
  member_id uuid not null references coin_account (id),
  expires_at timestamptz not null,
  -- Moved by the entries of the lot, by nothing else.
  balance integer not null default 0 check (balance >= 0),
  -- How many days before the end the member was last notified of it.
  notified_days smallint,
  unique (member_id, expires_at),
  unique (id, member_id)
);
create index coin_lot_expiry on coin_lot (expires_at, id) where balance > 0;

create table coin_tx (
  id uuid primary key,
  member_id uuid not null references coin_account (id),
  -- 1 earn, 2 spend, 3 refund, 4 expire, 5 taken back, 6 correction
  kind smallint not null check (kind between 1 and 6),
  -- What the member gains or loses: the sum of the entries of their lots.
  amount integer not null,
  -- What caused it; counted once for a member.
  biz_type text not null check (biz_type <> ''),
  biz_id text not null check (biz_id <> ''),
  -- The cause in words.
  memo text not null check (char_length(memo) <= 100),
  -- The spending that is refunded, or the earning that is taken back.
  reverses uuid references coin_tx,
  created_at timestamptz not null,
  check ((kind in (3, 5)) = (reverses is not null)),
  check (case kind
    when 1 then amount > 0 when 2 then amount < 0 when 3 then amount > 0
    when 4 then amount < 0 when 5 then amount <= 0 else amount <> 0 end)
);
create unique index coin_tx_cause on coin_tx (member_id, biz_type, biz_id) where reverses is null;
create unique index coin_tx_reversal on coin_tx (reverses) where reverses is not null;
create index coin_tx_of_member on coin_tx (member_id, created_at desc, id desc);
create index coin_tx_newest on coin_tx (created_at desc, id desc);
create index coin_tx_of_kind on coin_tx (kind, created_at desc, id desc);

create table coin_entry (
  tx_id uuid not null references coin_tx,
  position smallint not null,
  account_id uuid not null references coin_account,
  -- Of a member's account the lot; null for an account of the site.
  lot_id uuid,
  amount integer not null check (amount <> 0),
  primary key (tx_id, position),
  foreign key (lot_id, account_id) references coin_lot (id, member_id)
);
create index coin_entry_account on coin_entry (account_id) include (amount);
create index coin_entry_lot on coin_entry (lot_id, account_id) include (amount) where lot_id is not null;

create function refuse_change_of_coins() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger coin_entry_is_append_only before update or delete on coin_entry
  for each row execute function refuse_change_of_coins();
create trigger coin_entry_is_not_emptied before truncate on coin_entry
  for each statement execute function refuse_change_of_coins();
create trigger coin_tx_is_not_deleted before delete on coin_tx
  for each row execute function refuse_change_of_coins();
create trigger coin_tx_is_not_emptied before truncate on coin_tx
  for each statement execute function refuse_change_of_coins();
create trigger coin_lot_is_not_deleted before delete on coin_lot
  for each row execute function refuse_change_of_coins();
create trigger coin_lot_is_not_emptied before truncate on coin_lot
  for each statement execute function refuse_change_of_coins();

-- Of a movement only its words may go, with the member's personal data.
create function refuse_change_of_coin_tx() returns trigger language plpgsql as $$
begin
  if new.memo <> '' or to_jsonb(new) - 'memo' <> to_jsonb(old) - 'memo' then
    raise exception 'coin_tx is append-only';
  end if;
  return new;
end $$;
create trigger coin_tx_is_append_only before update on coin_tx
  for each row execute function refuse_change_of_coin_tx();

create function move_coin_lot() returns trigger language plpgsql as $$
begin
  update coin_lot set balance = balance + new.amount where id = new.lot_id;
  return null;
end $$;
create trigger coin_entry_moves_its_lot after insert on coin_entry
  for each row when (new.lot_id is not null) execute function move_coin_lot();

-- A balance that a statement sets itself, and not an entry by its trigger, must be the sum of the entries.
create function refuse_wrong_coin_lot() returns trigger language plpgsql as $$
begin
  if new.balance <> (select coalesce(sum(amount), 0) from coin_entry where lot_id = new.id) then
    raise exception 'the balance of a lot is the sum of its entries' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger coin_lot_begins_empty before insert on coin_lot
  for each row when (new.balance <> 0) execute function refuse_wrong_coin_lot();
create trigger coin_lot_follows_its_entries before update of balance on coin_lot
  for each row when (pg_trigger_depth() = 0) execute function refuse_wrong_coin_lot();
create trigger coin_lot_stays_its_own before update of id, member_id, expires_at on coin_lot
  for each row execute function refuse_change_of_coins();

create function refuse_unbalanced_coins() returns trigger language plpgsql as $$
declare
  checked uuid;
  is_wrong boolean;
begin
  if tg_table_name = 'coin_tx' then checked := new.id; else checked := new.tx_id; end if;
  select coalesce(sum(entry.amount), 0) <> 0
    or coalesce(sum(entry.amount) filter (where account.kind = 1), 0) <> tx.amount
    or coalesce(bool_or((account.kind = 1) <> (entry.lot_id is not null)), false)
    or coalesce(bool_or(account.kind = 1 and account.member_id <> tx.member_id), false)
  into is_wrong
  from coin_tx tx
  left join coin_entry entry on entry.tx_id = tx.id
  left join coin_account account on account.id = entry.account_id
  where tx.id = checked group by tx.amount;
  if is_wrong then
    raise exception 'the coins of transaction % do not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger coin_tx_balances after insert on coin_tx
  deferrable initially deferred for each row execute function refuse_unbalanced_coins();
create constraint trigger coin_entry_balances after insert on coin_entry
  deferrable initially deferred for each row execute function refuse_unbalanced_coins();
