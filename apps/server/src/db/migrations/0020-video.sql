-- What the content of an uploaded video says, and how far its copies are. The original is its stored_file.
create table video (
  file_id uuid primary key references stored_file (id) on delete cascade,
  duration_ms integer not null,
  frame_rate double precision not null,
  codec text not null,
  audio_codec text,
  -- Transfer function of a picture brighter than common screens, else null.
  hdr text,
  -- The MP4 itself is shown: no encoder was there when it came.
  plain boolean not null,
  -- 1 waiting, 2 worked on, 3 watchable while larger copies are made, 4 ready, 5 failed
  state smallint not null,
  -- Percent.
  progress smallint not null default 0,
  tries smallint not null default 0,
  -- Copies that are complete, smallest first.
  renditions jsonb not null default '[]',
  -- Pictures offered as a poster.
  frame_ids uuid[] not null default '{}'
);

-- Registered products in force. More than none makes a member an owner (userType 2).
alter table member add column product_count integer not null default 0 check (product_count >= 0);

create table publish_video (
  publish_id uuid primary key references publish (id) on delete cascade,
  file_id uuid not null references stored_file (id),
  poster_id uuid not null references stored_file (id),
  -- A lesson whose whole only owners see.
  owners_only boolean not null default false,
  -- Lines with their times, read from what the author gave, or null.
  subtitles jsonb,
  -- Not shown before it can be watched, and nobody needs to look at it.
  waits boolean not null default false
);
create index publish_video_file on publish_video (file_id);
create index publish_video_poster on publish_video (poster_id);
