-- Files a post holds beside its photographs: covers, pictures in a text, options of a vote, a video.
create table publish_file (
  publish_id uuid not null references publish (id) on delete cascade,
  file_id uuid not null references stored_file (id),
  -- Shown to whoever may see the post; a file kept back for its author is not opened to everybody with the post.
  shown boolean not null default true,
  primary key (publish_id, file_id)
);
create index publish_file_file on publish_file (file_id);

-- Every file a draft holds, whatever kind of post it becomes.
alter table draft add column file_ids uuid[] not null default '{}';
update draft set file_ids = coalesce(
  (select array_agg((picture ->> 'fileId')::uuid) from jsonb_array_elements(content -> 'pictures') as picture), '{}');
