-- What an article has beside its row of publish; the beginning of its words is publish.body.
create table article (
  publish_id uuid primary key references publish (id) on delete cascade,
  category_id smallint not null,
  -- Made by the sanitiser alone.
  html text not null,
  -- Version of the sanitiser that made it; an older one is made again when it is read.
  sanitiser_version smallint not null,
  -- Without white space.
  characters integer not null,
  reading_minutes smallint not null,
  cover_file_id uuid references stored_file (id) on delete set null,
  -- A lesson of the house; else a member's.
  official boolean not null,
  -- Since when it stands on the page of articles: a lesson since it was published, a member's since it was elected.
  listed_at timestamptz(3)
);

create index article_listed on article (listed_at desc, publish_id desc) where listed_at is not null;
create index article_listed_category on article (category_id, listed_at desc, publish_id desc)
  where listed_at is not null;
create index article_listed_source on article (official, listed_at desc, publish_id desc) where listed_at is not null;
create index article_cover on article (cover_file_id) where cover_file_id is not null;
