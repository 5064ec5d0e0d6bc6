-- Official news, written by editors.
create table news (
  id uuid primary key,
  -- 1 news, 2 announcement, 3 video, 4 firmware
  type smallint not null check (type between 1 and 4),
  title text not null check (title <> ''),
  summary text not null default '',
  source text not null check (source <> ''),
  -- Markdown; its pictures are named by their paths.
  body text not null check (body <> ''),
  -- A value of the dictionary `NewsVideoType`.
  video_type smallint,
  -- Null for other types, and when the post has gone.
  video_id uuid references publish on delete set null,
  cover_file_id uuid references stored_file,
  cover_path text,
  -- Of the smaller copy, for lists.
  cover_small_path text,
  -- 0 draft, 1 published, 2 withdrawn
  state smallint not null default 0 check (state between 0 and 2),
  -- Published news is shown from then on.
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((type = 3) = (video_type is not null)),
  check (type = 3 or video_id is null),
  check (state <> 1 or published_at is not null),
  check ((cover_path is null) = (cover_small_path is null))
);
create index news_shown on news (published_at desc, id desc) where state = 1;
create index news_shown_of_type on news (type, published_at desc, id desc) where state = 1;
create index news_newest on news (created_at desc, id desc);
create index news_video on news (video_id) where video_id is not null;
create index news_cover_file on news (cover_file_id) where cover_file_id is not null;

-- Pictures in the body of news.
create table news_picture (
  news_id uuid not null references news on delete cascade,
  position smallint not null,
  -- Of an uploaded picture; null for one that came with the program.
  file_id uuid references stored_file,
  path text not null,
  -- Of the smaller copy.
  small_path text not null,
  -- Of the picture at `path`, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (news_id, position)
);
create index news_picture_file on news_picture (file_id);
