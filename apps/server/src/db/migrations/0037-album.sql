-- 相册: a member's own order among their photographs.
create table album (
  id uuid primary key,
  member_id uuid not null references member (id),
  name text not null,
  created_at timestamptz(3) not null default now()
);
create unique index album_name on album (member_id, lower(name));
create table album_picture (
  album_id uuid not null references album (id) on delete cascade,
  picture_id uuid not null references publish_picture (id) on delete cascade,
  primary key (album_id, picture_id)
);
create index album_picture_picture on album_picture (picture_id);
