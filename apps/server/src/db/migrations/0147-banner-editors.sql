-- Pictures of the site itself, such as those of banners, have no member as their owner.
alter table stored_file alter column owner_id drop not null;

alter table banner
  add column is_open boolean not null default true,
  add column version integer not null default 1,
  -- Of an uploaded picture; null for one that came with the site.
  add column image_file_id uuid references stored_file (id),
  add column image_mobile_file_id uuid references stored_file (id);
create index banner_image_file on banner (image_file_id);
create index banner_image_mobile_file on banner (image_mobile_file_id);

create table banner_click (
  banner_id uuid not null references banner (id) on delete cascade,
  -- Of Asia/Shanghai.
  day date not null,
  clicks integer not null,
  primary key (banner_id, day)
);

-- Pages show banners. A click changes none of this.
create trigger announce_banner after insert or delete
  or update of ad_place, title, image_url, image_mobile_url, link, sort, shown_from, shown_to, is_open on banner
  for each statement execute function announce_change('banner');
