-- Frequently asked questions, written by staff.
create table faq_entry (
  id uuid primary key,
  -- 1 account, 2 publishing, 3 product, 4 coins and presents, 5 firmware and software, 6 other
  category smallint not null check (category between 1 and 6),
  question text not null check (question <> ''),
  -- Markdown without pictures and tables.
  answer text not null check (answer <> ''),
  sort integer not null default 0,
  -- Shown on the site.
  is_open boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index faq_entry_listed on faq_entry (category, sort, id);
