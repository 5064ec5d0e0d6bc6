-- The next version of terms while staff write it; one of each kind.
create table terms_draft (
  terms_type smallint primary key,
  title text not null,
  -- Plain text: a line that begins with `## ` is a heading, every other line a paragraph.
  body text not null,
  -- Members agree again to a major version.
  is_major boolean not null,
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null
);

alter table terms add column published_by text not null default '';
