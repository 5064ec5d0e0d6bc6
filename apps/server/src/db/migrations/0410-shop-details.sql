-- What the page of shops shows: services, the place on a map (GCJ-02; both coordinates or neither), and pictures.
alter table shop
  add column services text[] not null default '{}' check (cardinality(services) <= 8),
  add column lng double precision check (lng between 73 and 136),
  add column lat double precision check (lat between 3 and 54),
  add constraint shop_point check ((lng is null) = (lat is null));

create table shop_picture (
  shop_id uuid not null references shop on delete cascade,
  position smallint not null,
  -- Of an uploaded picture; null for one that came with the program.
  file_id uuid references stored_file,
  path text not null,
  -- Of the smaller copy, for lists.
  small_path text not null,
  primary key (shop_id, position)
);
create index shop_picture_file on shop_picture (file_id);
