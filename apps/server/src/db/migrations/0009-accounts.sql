-- Accounts: further ways in, what a member says of themselves, their own data.

alter table member
  -- The names follow from the codes.
  drop column area,
  -- Codes of province, city and district; the names of the newest list are shown.
  add column area_codes text[] not null default '{}',
  -- Province of the network address, refreshed at most daily.
  add column ip_region text not null default '',
  add column ip_region_at timestamptz,
  -- Switches that differ from their default: {"birthday": true}.
  add column privacy jsonb not null default '{}',
  add column receive_sms boolean not null default false,
  add column popup_accept jsonb not null default '{}',
  add column birthday_changes smallint not null default 0,
  add column invite_code text unique,
  -- An end of the cooling-off: after it the member is erased.
  add column erase_at timestamptz,
  add column keep_posts boolean not null default false;
create index member_erase_due on member (erase_at) where erase_at is not null;
-- People are looked for by the beginning of a name, then by any part of it: a name is the set of its characters, which
-- serves Chinese as it does Latin.
create index member_name_prefix on member (nick_name_folded text_pattern_ops) where status = 1;
create index member_name_characters on member using gin (string_to_array(nick_name_folded, null)) where status = 1;

-- Newest first: whom one follows, and whom one blocked.
create index follow_list on follow (follower_id, created_at desc, followed_id);
create index block_list on block (blocker_id, created_at desc, blocked_id);

alter table credential
  add column email_cipher bytea,
  add column email_index bytea unique,
  add column email_masked text,
  add column user_name text,
  add column user_name_folded text unique,
  add column user_name_changed_at timestamptz,
  add column phone_changed_at timestamptz;

-- The last three passwords, newest first by time: none of them may come back.
create table password_history (
  member_id uuid not null references member (id),
  password_hash text not null,
  created_at timestamptz not null,
  primary key (member_id, created_at)
);

-- A phone that an erased account had is free again after this day.
create table resting_phone (
  phone_index bytea primary key,
  free_at timestamptz not null
);

-- Keys of a secret before, under today's: for what cannot be made anew without its text (passwords, resting phones).
create table retired_key (
  purpose text not null,
  key_id bytea not null,
  key_cipher bytea not null,
  retired_at timestamptz not null,
  primary key (purpose, key_id)
);

-- A ticket is for an address (phone or e-mail) or, signed in, for the member at the keyboard.
alter table verify_ticket
  alter column target_index drop not null,
  add column member_id uuid references member (id),
  add column kind text not null default 'sms' check (kind in ('sms', 'email', 'password', 'withdraw'));
create index verify_ticket_member on verify_ticket (member_id) where member_id is not null;

-- Accounts of other houses. The index is an HMAC of provider and union id; the wire shows that, never the id itself.
create table social_binding (
  member_id uuid not null references member (id),
  provider text not null check (provider in ('wx', 'qq', 'weibo')),
  union_index bytea not null,
  union_cipher bytea not null,
  nick_name text not null default '',
  -- Weibo's token alone is kept: its notice of withdrawal can only be proved with it.
  token_cipher bytea,
  bound_at timestamptz not null,
  primary key (member_id, provider),
  unique (provider, union_index)
);

-- A flow that a browser began: state is used once, in ten minutes, by that browser.
create table social_flow (
  state_hash bytea primary key,
  provider text not null check (provider in ('wx', 'qq', 'weibo')),
  -- Which application of ours at the provider it was begun with: WeChat has one for its own browser.
  app text not null check (app in ('web', 'inApp')),
  purpose text not null check (purpose in ('login', 'bind')),
  member_id uuid references member (id),
  browser_hash bytea not null,
  redirect text not null default '',
  -- The scanned code it belongs to, when a phone began it for a desktop.
  scan_hash bytea,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index social_flow_expiry on social_flow (expires_at);

-- What a provider told us, kept under the ticket that the browser holds.
create table social_ticket (
  ticket_hash bytea primary key,
  provider text not null check (provider in ('wx', 'qq', 'weibo')),
  purpose text not null check (purpose in ('login', 'bind')),
  member_id uuid references member (id),
  browser_hash bytea not null,
  -- Only the scanned code it was made for takes such a ticket.
  scan_hash bytea,
  union_index bytea not null,
  -- Nickname, address of the picture, the provider's token: encrypted, erased with the row.
  profile_cipher bytea not null,
  -- Our copy of the picture, 400 px WebP, and the name it is shown by.
  head bytea,
  head_id uuid unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index social_ticket_expiry on social_ticket (expires_at);
create index social_ticket_member on social_ticket (member_id) where member_id is not null;

-- A QR code on a desktop that a phone scans.
create table social_scan (
  scan_hash bytea primary key,
  poll_hash bytea not null unique,
  browser_hash bytea not null,
  -- The phone that opened it; no other may confirm.
  phone_hash bytea,
  purpose text not null check (purpose in ('login', 'bind')),
  member_id uuid references member (id),
  device text not null default '',
  region text not null default '',
  -- 0 waits, 1 scanned, 2 confirmed, 4 refused; that it is over is told by the time
  state smallint not null default 0,
  -- The ticket of the phone that confirmed; the desktop gets one of its own.
  ticket_hash bytea,
  expires_at timestamptz not null
);
create index social_scan_expiry on social_scan (expires_at);

create table member_topic (
  member_id uuid not null references member (id),
  topic_id text not null references topic (id),
  primary key (member_id, topic_id)
);
create index member_topic_topic on member_topic (topic_id);

create table referral (
  invitee_id uuid primary key references member (id),
  inviter_id uuid not null references member (id),
  -- 1 registered, 2 reached the goal, 3 lapsed
  state smallint not null default 1,
  reward text not null default '',
  created_at timestamptz not null
);
create index referral_inviter on referral (inviter_id, created_at desc, invitee_id);
create index referral_open on referral (created_at) where state = 1;

-- A card of the older offline club. Numbers are compared by index; name and phone are for the check alone.
create table club_card (
  member_id uuid primary key references member (id),
  card_index bytea not null,
  card_cipher bytea not null,
  name_cipher bytea not null,
  phone_cipher bytea not null,
  card_masked text not null,
  -- 1 being checked, 2 bound, 3 refused
  state smallint not null,
  reason text not null default '',
  updated_at timestamptz not null
);
create unique index club_card_one_account on club_card (card_index) where state in (1, 2);

create table user_address (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- Receiver, phone and detail as one encrypted record.
  content_cipher bytea not null,
  area_codes text[] not null check (cardinality(area_codes) = 3),
  postcode text not null default '',
  tag smallint not null default 0,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index user_address_member on user_address (member_id, created_at desc);
create unique index user_address_default on user_address (member_id) where is_default;

create table data_export (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- 1 waiting or working, 2 ready, 3 failed
  state smallint not null default 1,
  progress smallint not null default 0,
  object_key text,
  size bigint not null default 0,
  requested_at timestamptz not null,
  expires_at timestamptz
);
create index data_export_member on data_export (member_id, requested_at desc);
create unique index data_export_working on data_export (member_id) where state = 1;

-- Region of a session's address, for the list of devices.
alter table session add column region text not null default '';
