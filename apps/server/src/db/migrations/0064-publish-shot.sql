-- Camera data of a post's further photographs, as far as their author shows it. The cover's stands in the post's row,
-- where indexes give the orders of the wall; these say which posts match beside it.
create table publish_shot (
  picture_id uuid primary key references publish_picture (id) on delete cascade,
  publish_id uuid not null references publish (id) on delete cascade,
  position smallint not null,
  camera_id text,
  lens_id text,
  f_number numeric,
  focal_length numeric,
  iso integer,
  exposure_seconds double precision
);
insert into publish_shot
select picture.id, picture.publish_id, picture.position,
  case when not 'camera' = any(picture.exif_hidden) then e.camera_id end,
  case when not 'lens' = any(picture.exif_hidden) then e.lens_id end,
  case when not 'fNumber' = any(picture.exif_hidden) then e.f_number end,
  case when not 'focalLength' = any(picture.exif_hidden) then e.focal_length end,
  case when not 'iso' = any(picture.exif_hidden) then e.iso end,
  case when not 'exposureTime' = any(picture.exif_hidden) then e.exposure_seconds end
from publish_picture picture join picture_exif e on e.file_id = picture.file_id
where picture.position > 0;
create index publish_shot_post on publish_shot (publish_id);
create index publish_shot_camera on publish_shot (camera_id) where camera_id is not null;
create index publish_shot_lens on publish_shot (lens_id) where lens_id is not null;
create index publish_shot_f_number on publish_shot (f_number) where f_number is not null;
create index publish_shot_focal_length on publish_shot (focal_length) where focal_length is not null;
create index publish_shot_iso on publish_shot (iso) where iso is not null;
create index publish_shot_exposure on publish_shot (exposure_seconds) where exposure_seconds is not null;

-- What search knows of these posts is the cover's alone until the program has looked at them again.
update post_search set stale = true where publish_id in (select publish_id from publish_shot);
