-- Reaching members who are away.

-- The key pair by which the push services of browsers know this installation: one row.
create table push_key (
  name text primary key check (name = 'vapid'),
  public_key text not null,
  private_cipher bytea not null
);

-- A browser in which a member switched notifications on.
create table push_device (
  id uuid primary key,
  member_id uuid not null references member,
  -- Nothing is sent to it after the end of this session.
  session_id uuid not null references session on delete cascade,
  -- SHA-256 of its address at the push service: one browser belongs to one member at a time.
  endpoint_hash bytea not null unique,
  -- That address, and the keys of the browser.
  content_cipher bytea not null,
  name text not null,
  -- When the newest thing happened that it was notified of.
  notified_until timestamptz not null,
  -- Notifications in succession that did not arrive.
  failures smallint not null default 0,
  created_at timestamptz not null
);
create index push_device_member on push_device (member_id, created_at);
create index push_device_session on push_device (session_id);

-- How a member is reached while away; without a row as usual.
create table reach_setting (
  member_id uuid primary key references member,
  -- Kinds that differ from what is usual: `ReachSwitches` of the contract.
  kinds jsonb not null default '{}',
  shows_text boolean not null default false,
  -- Hours in Shanghai; null: none.
  quiet_from smallint default 22 check (quiet_from between 0 and 23),
  quiet_to smallint default 8 check (quiet_to between 0 and 23),
  -- 0 no digest, 1 daily, 2 weekly
  mail smallint not null default 0 check (mail between 0 and 2),
  -- When the member chose that.
  mail_since timestamptz,
  check ((mail = 0) = (mail_since is null)),
  check ((quiet_from is null) = (quiet_to is null))
);
create index reach_setting_mail on reach_setting (member_id) where mail > 0;

-- A digest for a member; one a day, and of a week that of its Monday.
create table mail_digest (
  member_id uuid not null references member,
  day date not null,
  -- When it was mailed, or had nothing to say.
  sent_at timestamptz,
  primary key (member_id, day)
);
create index mail_digest_day on mail_digest (day);
