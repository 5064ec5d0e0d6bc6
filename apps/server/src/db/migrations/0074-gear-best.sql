-- The best public photographs of each camera and lens at each aperture, of those that are not their post's cover, as
-- counted last: the indexes of covers give theirs in order, these would have to be sorted among all.
create table gear_best (
  -- camera, lens
  kind text not null,
  gear_id text not null,
  f_number numeric not null,
  picture_id uuid not null,
  primary key (kind, gear_id, f_number, picture_id)
);
