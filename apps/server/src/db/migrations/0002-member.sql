create table member (
  id uuid primary key,
  nick_name text not null,
  -- Folded (case, width, look-alikes): two names a reader would confuse are one name.
  nick_name_folded text not null unique,
  head_file_id uuid,
  background_file_id uuid,
  introduction text not null default '',
  sex smallint not null default 0,
  birthday date,
  area text not null default '',
  photography_level smallint not null default 1,
  user_category smallint not null default 0,
  used_frame_id text,
  used_achievement_id text,
  exp integer not null default 0 check (exp >= 0),
  level smallint not null default 1 check (level between 1 and 10),
  coins integer not null default 0 check (coins >= 0),
  phone_bound boolean not null default false,
  publish_count integer not null default 0,
  follow_count integer not null default 0,
  fans_count integer not null default 0,
  like_received_count integer not null default 0,
  collect_count integer not null default 0,
  accepted_post_count integer not null default 0,
  -- 1 active, 2 banned, 3 erased
  status smallint not null default 1,
  created_at timestamptz not null default now()
);

-- How a member proves who they are. Phone and mail are encrypted; the index is an HMAC for look-up.
create table credential (
  member_id uuid primary key references member (id),
  phone_cipher bytea,
  phone_index bytea unique,
  phone_masked text,
  password_hash text,
  failed_count integer not null default 0,
  failed_since timestamptz,
  locked_until timestamptz,
  updated_at timestamptz not null default now()
);

create table session (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- Hash of the HttpOnly companion cookie: a token without it is useless.
  cookie_hash bytea not null,
  sign_key text not null,
  absolute_expires_at timestamptz not null,
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  -- 'logout', 'replaced', 'revoked', 'banned', 'reuse'
  ended_reason text
);
create index session_live on session (member_id, created_at) where ended_at is null;

-- Tokens of a session: renewing adds one and leaves the old one 60 s, so that parallel tabs stay signed in.
create table session_token (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null,
  superseded_at timestamptz,
  created_at timestamptz not null default now()
);
create index session_token_session on session_token (session_id);
create index session_token_expiry on session_token (expires_at);

create table captcha_code (
  id uuid primary key,
  target_index bytea not null,
  captcha_type smallint not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
create index captcha_code_open on captcha_code (target_index, captcha_type, created_at desc) where closed_at is null;
create index captcha_code_age on captcha_code (created_at);

-- What a right code earns: one use, bound to its purpose and its phone.
create table verify_ticket (
  ticket_hash bytea primary key,
  target_index bytea not null,
  captcha_type smallint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verify_ticket_expiry on verify_ticket (expires_at);

create table consent_log (
  id uuid primary key,
  member_id uuid not null references member (id),
  terms_type smallint not null,
  version text not null,
  content_sha256 bytea not null,
  ip text not null default '',
  created_at timestamptz not null default now()
);
create index consent_log_member on consent_log (member_id);

create table follow (
  follower_id uuid not null references member (id),
  followed_id uuid not null references member (id),
  group_no smallint not null default 0,
  notify_posts boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follow_fans on follow (followed_id, created_at desc, follower_id);

create table block (
  blocker_id uuid not null references member (id),
  blocked_id uuid not null references member (id),
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
create index block_blocked on block (blocked_id);
