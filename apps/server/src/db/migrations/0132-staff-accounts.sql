-- Accounts of staff, apart from members.
create table staff_account (
  id uuid primary key,
  -- Lower case; the audit log names it.
  name text not null unique check (name = lower(name) and name <> ''),
  display_name text not null,
  password_hash text not null,
  totp_cipher bytea not null,
  -- The 30-second step of the last code that was accepted: each code counts once.
  totp_step bigint not null default 0,
  roles text[] not null check (cardinality(roles) > 0),
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  last_sign_in_at timestamptz
);

create table staff_recovery_code (
  staff_id uuid not null references staff_account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_invitation (
  id uuid primary key,
  token_hash bytea not null unique,
  -- Set when it renews password and authenticator of an account.
  staff_id uuid references staff_account on delete cascade,
  roles text[] not null check (cardinality(roles) > 0),
  totp_cipher bytea not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_invitation_staff on staff_invitation (staff_id);
create index staff_invitation_open on staff_invitation (created_at) where ended_at is null;

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff_account on delete cascade,
  secret_hash bytea not null unique,
  device text not null,
  ip text not null,
  region text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_id, last_used_at) where ended_at is null;
create index staff_session_all on staff_session (staff_id);

-- The audit log: each row carries the hash of the one before.
alter table staff_act
  add column seq bigint,
  add column staff_id uuid,
  add column before jsonb,
  add column after jsonb,
  add column ip text not null default '',
  add column previous_hash bytea,
  add column hash bytea;

create function staff_act_hash(one staff_act) returns bytea language sql stable as $$
  select sha256(coalesce(one.previous_hash, ''::bytea) || convert_to(jsonb_build_array(
    one.seq, one.id, one.actor, one.staff_id, one.act, one.target_kind, one.target_id, one.reason,
    one.before, one.after, one.ip, one.request_id, extract(epoch from one.created_at))::text, 'UTF8'))
$$;

create function chain_staff_act() returns trigger language plpgsql as $$
declare
  last record;
begin
  -- One writer at a time, until its commit: the chain has no fork.
  perform pg_advisory_xact_lock(hashtext('staff_act'));
  select seq, hash into last from staff_act where seq is not null order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.previous_hash := last.hash;
  new.hash := staff_act_hash(new);
  return new;
end $$;

alter table staff_act disable trigger staff_act_is_append_only;
do $$
declare
  one staff_act;
  number bigint := 0;
  before_it bytea;
begin
  for one in select * from staff_act order by created_at, id loop
    number := number + 1;
    one.seq := number;
    one.previous_hash := before_it;
    before_it := staff_act_hash(one);
    update staff_act set seq = number, previous_hash = one.previous_hash, hash = before_it where id = one.id;
  end loop;
end $$;
alter table staff_act enable trigger staff_act_is_append_only;
create unique index staff_act_seq on staff_act (seq);
create index staff_act_actor on staff_act (actor, seq);
create index staff_act_time on staff_act (created_at);
create trigger staff_act_is_chained before insert on staff_act
  for each row execute function chain_staff_act();
