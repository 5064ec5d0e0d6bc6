-- The picture of a tag; empty and null for none.
alter table tag
  add column cover text not null default '',
  add column cover_file_id uuid references stored_file (id);
create index tag_cover_file on tag (cover_file_id) where cover_file_id is not null;

-- The six emotions about a post: their numbers are those of their counters, so that none is added.
insert into dictionary_entry (code, value, name, sort)
select 'Emotion', place, name, place * 10
from unnest(array['赞', '惊艳', '治愈', '学到了', '同款', '加油']) with ordinality as entry (name, place)
on conflict do nothing;
