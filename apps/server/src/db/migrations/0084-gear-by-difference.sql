-- Photographs of public posts as the figures of gear count them now, so that the figures of a changed post move by the
-- difference. Rows outlive their post until they are taken out of the figures, so nothing refers to it.
create table gear_shot (
  publish_id uuid not null,
  -- From 0, the cover.
  position smallint not null,
  author_id uuid not null,
  camera_id text,
  lens_id text,
  f_number numeric,
  focal_length numeric,
  iso integer,
  -- Hour of the day it was taken in.
  hour smallint,
  primary key (publish_id, position)
);
-- Whether an author has a further post with a camera or lens.
create index gear_shot_camera on gear_shot (author_id, camera_id) where camera_id is not null;
create index gear_shot_lens on gear_shot (author_id, lens_id) where lens_id is not null;

-- Posts that changed since the figures moved last. A post may stand here more than once: with a unique key whoever
-- changes it would wait for the job.
create table gear_pending (
  id bigint generated always as identity primary key,
  publish_id uuid not null
);

create function note_gear_change() returns trigger language plpgsql as $$
begin
  insert into gear_pending (publish_id) values (coalesce(new.id, old.id));
  return null;
end $$;
create trigger note_gear_insert after insert on publish
  for each row when (new.status = 2) execute function note_gear_change();
create trigger note_gear_delete after delete on publish
  for each row when (old.status = 2) execute function note_gear_change();
-- A post that has risen may be among the best ones.
create trigger note_gear_update after update on publish
  for each row when (
    (old.revision <> new.revision and (old.status = 2 or new.status = 2))
    or (new.hot > old.hot and new.status = 2 and new.picture_count > 1)
  ) execute function note_gear_change();

create index gear_best_picture on gear_best (picture_id);
