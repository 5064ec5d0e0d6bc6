-- Galleries of the direct stores: open calls, what members send to them, exhibitions, and their visitors' books.
create table gallery_call (
  id uuid primary key,
  title text not null check (title <> ''),
  intro text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  max_photos smallint not null check (max_photos between 1 and 10),
  min_long_edge integer not null check (min_long_edge >= 3000),
  -- 0 draft, 1 published, 2 closed
  stage smallint not null default 0 check (stage between 0 and 2),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_time < end_time)
);
create index gallery_call_newest on gallery_call (created_at desc, id desc);
create index gallery_call_open on gallery_call (end_time, id) where stage = 1;

create table gallery_submission (
  id uuid primary key,
  call_id uuid not null references gallery_call,
  member_id uuid not null references member,
  title text not null,
  statement text not null,
  -- Name and phone, as JSON, encrypted.
  contact_cipher bytea not null,
  -- 1 waits, 2 chosen, 3 not chosen, 4 original needed, 5 being hung; 6, shown, follows from its exhibition
  state smallint not null default 1 check (state between 1 and 5),
  reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index gallery_submission_once on gallery_submission (call_id, member_id);
create index gallery_submission_own on gallery_submission (member_id, created_at desc, id desc);
create index gallery_submission_queue on gallery_submission (created_at desc, id desc);

create table gallery_photo (
  submission_id uuid not null references gallery_submission on delete cascade,
  position smallint not null,
  file_id uuid not null references stored_file on delete cascade,
  -- Shown in a post as well, whose file it is.
  of_post boolean not null default false,
  primary key (submission_id, position)
);
create unique index gallery_photo_file on gallery_photo (file_id);

create table gallery_original (
  submission_id uuid not null references gallery_submission on delete cascade,
  file_id uuid not null references stored_file on delete cascade,
  primary key (submission_id, file_id)
);
create index gallery_original_file on gallery_original (file_id);

create table exhibition (
  id uuid primary key,
  shop_id uuid not null references shop,
  title text not null check (title <> ''),
  subtitle text not null default '',
  place text not null default '',
  curator text not null,
  intro text not null,
  hours text not null default '',
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- [{ title, text }], in the order of the walk.
  rooms jsonb not null,
  -- 0 draft, 1 published
  stage smallint not null default 0 check (stage between 0 and 1),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_time < end_time)
);
create index exhibition_newest on exhibition (created_at desc, id desc);
create index exhibition_shown on exhibition (start_time desc, id desc) where stage = 1;
create index exhibition_over on exhibition (end_time desc, id desc) where stage = 1;
create index exhibition_shop on exhibition (shop_id);

create table exhibition_work (
  id uuid primary key,
  exhibition_id uuid not null references exhibition on delete cascade,
  submission_id uuid not null references gallery_submission on delete cascade,
  file_id uuid not null references stored_file on delete cascade,
  room smallint not null check (room >= 0),
  position smallint not null,
  title text not null,
  caption text not null default '',
  place text not null default '',
  size_text text not null default '',
  -- Moved in the transactions that cause them.
  like_count integer not null default 0 check (like_count >= 0),
  collect_count integer not null default 0 check (collect_count >= 0),
  share_count integer not null default 0 check (share_count >= 0)
) with (fillfactor = 85);
-- A photograph hangs in one exhibition.
create unique index exhibition_work_file on exhibition_work (file_id);
create index exhibition_work_order on exhibition_work (exhibition_id, position);
create index exhibition_work_submission on exhibition_work (submission_id);

create table exhibition_mark (
  work_id uuid not null references exhibition_work on delete cascade,
  member_id uuid not null references member,
  mark text not null check (mark in ('like', 'collect')),
  created_at timestamptz not null,
  primary key (work_id, member_id, mark)
);
create index exhibition_mark_member on exhibition_mark (member_id);

create table exhibition_share (
  work_id uuid not null references exhibition_work on delete cascade,
  sharer text not null,
  day date not null,
  primary key (work_id, sharer, day)
);

-- The visitors' book. One entry of a member a day.
create table exhibition_note (
  id uuid primary key,
  exhibition_id uuid not null references exhibition,
  member_id uuid not null references member,
  day date not null,
  text text not null check (text <> ''),
  -- 1 waits, 2 shown, 3 refused
  state smallint not null default 1 check (state between 1 and 3),
  created_at timestamptz not null
);
create unique index exhibition_note_daily on exhibition_note (exhibition_id, member_id, day);
create index exhibition_note_book on exhibition_note (exhibition_id, created_at desc, id desc) where state = 2;
create index exhibition_note_queue on exhibition_note (created_at desc, id desc);
create index exhibition_note_member on exhibition_note (member_id);
