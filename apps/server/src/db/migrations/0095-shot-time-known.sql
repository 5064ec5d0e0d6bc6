-- False where only the date is known: typed by hand, or in the file without a time. Its midnight is no hour.
alter table picture_exif add column shot_time_known boolean not null default true;
update picture_exif set shot_time_known = false
  where 'shotDate' = any(hand) and shot_at::time = '00:00:00' and from_file->>'shot_at' is null;
