create table topic (
  id text primary key,
  name text not null,
  sort smallint not null,
  use_count integer not null default 0
);

create table publish (
  id uuid primary key,
  author_id uuid not null references member (id),
  publish_type smallint not null,
  publish_sub_type smallint not null,
  title text not null default '',
  body text not null default '',
  place text not null default '',
  topic_ids text[] not null default '{}',
  tags text[] not null default '{}',
  -- 0 draft, 1 in review, 2 published, 3 limited, 4 refused, 5 deleted
  status smallint not null,
  expose_fans boolean not null default true,
  expose_followed boolean not null default true,
  expose_others boolean not null default true,
  picture_count smallint not null default 0,
  like_count integer not null default 0 check (like_count >= 0),
  collect_count integer not null default 0 check (collect_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  share_count integer not null default 0 check (share_count >= 0),
  view_count integer not null default 0,
  comments_closed boolean not null default false,
  editor_pick boolean not null default false,
  -- Cover's camera data again, so that one index serves filter and order of the wall.
  cover_camera_id text,
  cover_lens_id text,
  cover_f_number numeric(5, 2),
  cover_focal_length numeric(7, 2),
  cover_iso integer,
  cover_exposure_seconds double precision,
  -- Weighted actors behind the score, and the sum of the counters they were counted at.
  points integer not null default 0,
  points_basis integer not null default 0,
  -- Score of 热门 at its last computation.
  hot double precision not null default 0,
  -- Milliseconds: what a cursor can carry exactly. Moved to the moment of approval when a post was in review.
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
) with (fillfactor = 85);
-- Room in each page keeps a moved counter in place, so that a like touches no index.

-- Order of 最新.
create index publish_new on publish (created_at desc, id desc) where status = 2;
create index publish_hot on publish (hot desc, id desc) where status = 2;
create index publish_author on publish (author_id, created_at desc, id desc) where status <> 5;
create index publish_camera_new on publish (cover_camera_id, created_at desc, id desc) where status = 2;
create index publish_camera_hot on publish (cover_camera_id, hot desc, id desc) where status = 2;
create index publish_lens_new on publish (cover_lens_id, created_at desc, id desc) where status = 2;
create index publish_lens_hot on publish (cover_lens_id, hot desc, id desc) where status = 2;
-- For filters so rare that walking an order would take too long.
create index publish_topic on publish using gin (topic_ids) where status = 2;
create index publish_f_number on publish (cover_f_number) where status = 2;
create index publish_focal_length on publish (cover_focal_length) where status = 2;
create index publish_iso on publish (cover_iso) where status = 2;
create index publish_exposure on publish (cover_exposure_seconds) where status = 2;
create index publish_tag on publish using gin (tags) where status = 2;
create index publish_pick on publish (created_at desc, id desc) where editor_pick and status = 2;
create index publish_deleted on publish (deleted_at) where status = 5;

create table publish_picture (
  id uuid primary key,
  publish_id uuid not null references publish (id) on delete cascade,
  -- From 0, the cover.
  position smallint not null,
  file_id uuid not null references stored_file (id),
  title text not null default '',
  alt text not null default '',
  exif_hidden text[] not null default '{}',
  unique (publish_id, position)
);
create index publish_picture_file on publish_picture (file_id);

create table tag (
  name text primary key,
  use_count integer not null default 0 check (use_count >= 0)
);
create index tag_popular on tag (use_count desc, name);
create index tag_prefix on tag (name text_pattern_ops);

create table draft (
  id uuid primary key,
  author_id uuid not null references member (id),
  publish_type smallint not null,
  content jsonb not null,
  saved_at timestamptz not null default now()
);
create index draft_author on draft (author_id, saved_at desc);

-- 推荐 as it was computed: a position per post, with the reason that is shown. A reader pages through one edition.
create table feed_edition (
  edition bigint primary key,
  size integer not null,
  created_at timestamptz not null default now()
);
create table feed_rank (
  edition bigint not null,
  -- From 0.
  position integer not null,
  publish_id uuid not null,
  why smallint not null,
  primary key (edition, position)
);

create table reply (
  id uuid primary key,
  publish_id uuid not null references publish (id),
  -- First-level comment this one stands under; null for a first-level comment.
  parent_id uuid references reply (id),
  reply_to_id uuid references member (id),
  author_id uuid not null references member (id),
  body text not null,
  like_count integer not null default 0 check (like_count >= 0),
  child_count integer not null default 0 check (child_count >= 0),
  pinned boolean not null default false,
  -- 2 shown, 1 in review, 5 deleted
  status smallint not null default 2,
  created_at timestamptz(3) not null default now()
);
create index reply_hot on reply (publish_id, pinned desc, like_count desc, id desc)
  where parent_id is null and status in (1, 2);
create index reply_new on reply (publish_id, pinned desc, created_at desc, id desc)
  where parent_id is null and status in (1, 2);
create index reply_children on reply (parent_id, created_at, id) where status in (1, 2);
create index reply_author on reply (author_id, created_at desc);
create index reply_count on reply (publish_id) where status = 2;

create table post_like (
  publish_id uuid not null references publish (id) on delete cascade,
  member_id uuid not null references member (id),
  created_at timestamptz(3) not null default now(),
  primary key (publish_id, member_id)
);
create index post_like_member on post_like (member_id, created_at desc, publish_id desc);

create table post_collect (
  publish_id uuid not null references publish (id) on delete cascade,
  member_id uuid not null references member (id),
  created_at timestamptz(3) not null default now(),
  primary key (publish_id, member_id)
);
create index post_collect_member on post_collect (member_id, created_at desc, publish_id desc);

create table reply_like (
  reply_id uuid not null references reply (id) on delete cascade,
  member_id uuid not null references member (id),
  created_at timestamptz not null default now(),
  primary key (reply_id, member_id)
);

-- One share counts per person and day; a visitor is a daily hash of their address.
create table post_share (
  publish_id uuid not null references publish (id) on delete cascade,
  sharer text not null,
  -- Null for a visitor.
  member_id uuid references member (id),
  day date not null,
  channel text not null,
  primary key (publish_id, sharer, day)
);

create table notice (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- 1 comments, 2 mentions, 3 followers, 4 circles, 5 activities, 6 system
  tab smallint not null,
  kind text not null,
  from_member_id uuid references member (id),
  publish_id uuid,
  reply_id uuid,
  payload jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notice_unread on notice (member_id, tab) where read_at is null;
create index notice_newest on notice (member_id, tab, id desc);
