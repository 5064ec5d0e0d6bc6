-- What the keys of this installation are recognised by: a node with others would make a second member of the same phone
-- and could read nothing of what is stored. No key can be derived from it.
create table installation_key (
  name text primary key check (name in ('SECRET_KEY', 'APP_KEY', 'PRODUCT_KEY')),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  recorded_at timestamptz not null default now()
);

-- Which folder or bucket holds the files of this database: the id lies there as an object, too.
create table file_store (
  singleton boolean primary key default true check (singleton),
  id uuid not null default gen_random_uuid(),
  -- When the object was written.
  marked_at timestamptz
);
insert into file_store default values;
