-- One of six emotions per member and post; `emotion` is its place in the list of the wire, from 1.
create table post_emotion (
  publish_id uuid not null references publish (id) on delete cascade,
  member_id uuid not null references member (id),
  emotion smallint not null check (emotion between 1 and 6),
  created_at timestamptz(3) not null default now(),
  primary key (publish_id, member_id)
);
create index post_emotion_member on post_emotion (member_id, created_at desc);

-- Its counters, a column for each emotion.
create table post_emotion_tally (
  publish_id uuid primary key references publish (id) on delete cascade,
  emotion_1_count integer not null default 0 check (emotion_1_count >= 0),
  emotion_2_count integer not null default 0 check (emotion_2_count >= 0),
  emotion_3_count integer not null default 0 check (emotion_3_count >= 0),
  emotion_4_count integer not null default 0 check (emotion_4_count >= 0),
  emotion_5_count integer not null default 0 check (emotion_5_count >= 0),
  emotion_6_count integer not null default 0 check (emotion_6_count >= 0)
);

-- What a post said before each change, for the staff who look into a report.
create table publish_revision (
  id uuid primary key,
  publish_id uuid not null references publish (id) on delete cascade,
  content jsonb not null,
  replaced_at timestamptz not null default now()
);
create index publish_revision_post on publish_revision (publish_id, replaced_at desc);

-- What a post in the recycle bin comes back as; one from before this column comes back to be looked at.
alter table publish add column status_before smallint;
create index publish_bin on publish (author_id, deleted_at desc, id desc) where status = 5;

-- Named folders of a member; what lies in none is in the default folder.
create table collect_folder (
  id uuid primary key,
  member_id uuid not null references member (id),
  name text not null,
  is_public boolean not null default false,
  collect_count integer not null default 0 check (collect_count >= 0),
  created_at timestamptz(3) not null default now()
);
create index collect_folder_member on collect_folder (member_id, created_at, id);
alter table post_collect add column folder_id uuid references collect_folder (id) on delete set null;
create index post_collect_folder on post_collect (folder_id, created_at desc, publish_id desc)
  where folder_id is not null;
