-- The last comparison of the stored objects with the rows that name them, one row a folder, for the metrics.
create table storage_proof (
  folder text primary key,
  proved_at timestamptz not null,
  objects bigint not null,
  -- Objects without a row that were found, and how many of them were removed.
  orphans bigint not null,
  removed bigint not null,
  -- Objects that rows name and that do not exist.
  missing bigint not null
);

-- Videos a member stored, for the limit of a day: the file itself may have been deleted since.
create table stored_video (
  file_id uuid primary key,
  owner_id uuid not null references member (id) on delete cascade,
  stored_at timestamptz not null
);
create index stored_video_owner on stored_video (owner_id, stored_at);
create index stored_video_age on stored_video (stored_at);
insert into stored_video (file_id, owner_id, stored_at)
  select file.id, file.owner_id, file.created_at
  from video join stored_file file on file.id = video.file_id
  where file.created_at > now() - interval '1 day';
