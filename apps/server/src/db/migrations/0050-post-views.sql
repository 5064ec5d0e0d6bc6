-- Views apart from the post: counting them rewrites no row that lists are made from, nor what is kept of it.
create table publish_views (
  publish_id uuid primary key references publish (id) on delete cascade,
  views integer not null
) with (fillfactor = 70);
insert into publish_views (publish_id, views) select id, view_count from publish where view_count > 0;
alter table publish drop column view_count;
