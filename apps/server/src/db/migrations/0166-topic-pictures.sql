-- Of an uploaded picture; null for one that came with the site.
alter table topic add column cover_file_id uuid references stored_file (id);
create index topic_cover_file on topic (cover_file_id);
