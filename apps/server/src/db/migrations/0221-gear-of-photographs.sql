-- Which camera and lens took a photograph, and how often the shutter had been released by then. Serial numbers are
-- stored as keyed hashes only: tag is where the camera wrote the number (`serialTags`).
create table file_serial (
  file_id uuid not null references stored_file (id) on delete cascade,
  tag smallint not null,
  serial_index bytea not null,
  primary key (file_id, tag, serial_index)
);
create index file_serial_by_index on file_serial (serial_index, tag);

-- Number of releases, by the tag that says it.
create table file_shutter_count (
  file_id uuid not null references stored_file (id) on delete cascade,
  tag smallint not null,
  shutter_count integer not null check (shutter_count > 0),
  primary key (file_id, tag)
);

-- Identifies the key of the hashes; null until the original has been read, and again after a change of the key.
alter table picture_exif add column serials_key bytea;
create index picture_exif_serials_unread on picture_exif (file_id) where serials_key is null;
