-- What nodes keep of a post is compared by its revision. Counters and scores move without it: a like, a comment and
-- the minute's ranking leave every kept card as it is.
alter table publish add column revision integer not null default 0;

create function raise_post_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
-- Every column but counters and scores; a test compares the list with the table.
create trigger raise_post_revision before update of id, author_id, publish_type, publish_sub_type, title, body, place,
    topic_ids, tags, status, status_before, hidden_at, review_reason, expose_fans, expose_followed, expose_others,
    picture_count, mentions, comments_closed, critique_open, editor_pick, ai_mark, ai_suspected, cover_camera_id,
    cover_lens_id, cover_f_number, cover_focal_length, cover_iso, cover_exposure_seconds, created_at, edited_at,
    deleted_at
  on publish for each row execute function raise_post_revision();
