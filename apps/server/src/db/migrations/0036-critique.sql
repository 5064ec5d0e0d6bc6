-- 圈点点评: a comment with a place on one photograph of the post.
alter table publish add column critique_open boolean not null default false;

alter table reply
  -- 1 composition, 2 exposure, 3 focus, 4 colour, 5 story; null for a plain comment.
  add column rubric smallint check (rubric between 1 and 5),
  -- {pictureId, x, y, width, height}: shares of the upright photograph, so that every copy of it shows the same place.
  add column region jsonb,
  -- When the post's author marked it 有帮助; null when they did not, or took it back.
  add column helpful_at timestamptz,
  add constraint reply_critique check ((rubric is null) = (region is null) and (helpful_at is null or rubric is not null));
create index reply_critiques on reply (publish_id, created_at, id) where rubric is not null and status in (1, 2);
