alter table camera
  add column version integer not null default 1,
  -- The entry that has its photographs and aliases now. The row stays for old addresses and for the seed.
  add column merged_into text references camera (id);
alter table lens
  add column version integer not null default 1,
  add column merged_into text references lens (id);
create index camera_merged on camera (merged_into) where merged_into is not null;
create index lens_merged on lens (merged_into) where merged_into is not null;

-- Names in published photographs that mean no entry of the catalogue, so that showing them scans nothing.
create table gear_unknown_name (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('camera', 'lens')),
  -- Empty where the photograph names no maker.
  make text not null,
  name text not null,
  photographs integer not null,
  first_at timestamptz not null default now(),
  -- Staff say that it is no gear.
  dismissed_at timestamptz,
  unique (kind, make, name)
);
create index gear_unknown_name_listed on gear_unknown_name (kind, photographs desc, id)
  where dismissed_at is null;

-- Of photographs with an unknown name; those that are joined to an entry leave the index.
create index picture_exif_unknown_camera on picture_exif (model, make)
  where camera_id is null and model is not null;
create index picture_exif_unknown_lens on picture_exif (lens_model, make)
  where lens_id is null and lens_model is not null;

-- Nodes cache the names of gear and the banners in pages: whoever changes one, they hear of it after the commit.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('guangquan', 'config.changed ' || tg_argv[0]);
  return null;
end $$;
create trigger announce_camera after insert or update or delete on camera
  for each statement execute function announce_change('gear');
create trigger announce_lens after insert or update or delete on lens
  for each statement execute function announce_change('gear');
create trigger announce_gear_alias after insert or update or delete on gear_alias
  for each statement execute function announce_change('gear');
