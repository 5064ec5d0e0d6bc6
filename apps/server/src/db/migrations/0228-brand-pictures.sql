-- Uploaded logos and icons of the site's tab, by the hash of their content. All stay, so that an earlier look can be
-- restored.
create table brand_picture (
  name text primary key check (name ~ '^[0-9a-f]{32}\.(svg|png)$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null check (length(bytes) <= 262144),
  created_at timestamptz not null default now()
);
