-- Notices of one tab, and of all: the two orders they are read in.
drop index notice_newest;
create index notice_newest on notice (member_id, id desc);
create index notice_tab on notice (member_id, tab, id desc);
create index notice_from on notice (from_member_id);
create index notice_old on notice (created_at);

-- 「A、B 等 12 人赞了你的《…》」: one row per thing, kind and day. Its people lie below it.
create table like_notice (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- 1 like of a post, 2 collection of a post, 3 like of a comment
  kind smallint not null,
  -- The post, or the comment.
  target_id uuid not null,
  publish_id uuid not null references publish (id) on delete cascade,
  day date not null,
  read_at timestamptz,
  newest_at timestamptz(3) not null,
  unique (target_id, kind, day)
);
create index like_notice_newest on like_notice (member_id, newest_at desc, id desc);
create index like_notice_unread on like_notice (member_id) where read_at is null;
create index like_notice_publish on like_notice (publish_id);
create index like_notice_old on like_notice (newest_at);

create table like_notice_actor (
  target_id uuid not null,
  kind smallint not null,
  actor_id uuid not null references member (id),
  like_notice_id uuid not null references like_notice (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (target_id, kind, actor_id)
);
create index like_notice_actor_newest on like_notice_actor (like_notice_id, created_at desc, actor_id);
create index like_notice_actor_member on like_notice_actor (actor_id);

-- What a browser shows once to open its live connection.
create table realtime_ticket (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  member_id uuid not null references member (id),
  expires_at timestamptz not null
);
create index realtime_ticket_expires on realtime_ticket (expires_at);
create index realtime_ticket_session on realtime_ticket (session_id);

-- Told once a post, however often it is published again.
create unique index notice_once on notice (publish_id, member_id, kind)
  where kind in ('mention.inPost', 'post.byFollowed', 'vote.ended');
create index follow_notified on follow (followed_id, follower_id) where notify_posts;
