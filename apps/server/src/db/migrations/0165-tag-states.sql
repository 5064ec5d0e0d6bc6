alter table tag
  add column version integer not null default 1,
  -- The tag whose posts carry it now. The row stays for old addresses, and for what members still type.
  add column merged_into text references tag (name),
  add column banned_at timestamptz,
  -- When the newest public post with it was published; the epoch until a job has looked.
  add column last_used_at timestamptz not null default 'epoch',
  add check (merged_into is null or banned_at is null);
create index tag_merged on tag (merged_into) where merged_into is not null;
create index tag_banned on tag (banned_at) where banned_at is not null;
create index tag_recent on tag (last_used_at desc, name);
-- Posts that are not published, so that a merged tag is replaced in them too. The published ones have publish_tag.
create index publish_tag_withheld on publish using gin (tags) where status <> 2;
