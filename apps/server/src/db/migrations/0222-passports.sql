-- Numbers in photographs that are believed for a product, and counters; a product without rows has those of EXIF.
create table serial_rule (
  id uuid primary key,
  product_id uuid not null references product_info,
  -- A value of serialTags.
  tag smallint not null,
  is_trusted boolean not null,
  -- 1 plain, 2 without leading zeros, 3 digits only
  normaliser smallint not null check (normaliser between 1 and 3),
  -- The form of numbers that it is about (rules/product-serial.ts); empty for every number of the product.
  serial_pattern text not null default '',
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  unique (product_id, tag)
);

-- Hashes by which photographs of a registered number are found.
create table gear_serial (
  serial_id uuid not null references product_serial on delete cascade,
  tag smallint not null,
  serial_index bytea not null,
  primary key (serial_id, tag, serial_index)
);
create index gear_serial_by_index on gear_serial (serial_index, tag);

-- The passport of a number, with the registration that has it now.
create table gear_passport (
  serial_id uuid primary key references product_serial,
  user_product_id uuid not null references user_product on delete cascade,
  public_code text not null unique,
  level smallint not null default 0 check (level between 0 and 3),
  shutter_count integer check (shutter_count > 0),
  shutter_on date,
  remind_counts integer[] not null default '{}',
  remind_warranty boolean not null default true,
  lost_on date,
  lost_note text not null default '',
  created_at timestamptz(3) not null,
  check ((shutter_count is null) = (shutter_on is null))
);
create index gear_passport_registration on gear_passport (user_product_id);
create index gear_passport_newest on gear_passport (created_at desc, serial_id desc);

-- A photograph of the holder of a number that contains it. It stays when the photograph is deleted.
create table gear_proof (
  user_product_id uuid not null references user_product on delete cascade,
  file_id uuid not null,
  serial_id uuid not null references product_serial,
  tag smallint not null,
  shot_on date not null,
  shutter_count integer,
  matched_at timestamptz not null,
  primary key (user_product_id, file_id)
);
create index gear_proof_shutter on gear_proof (serial_id, shot_on desc);
create index gear_proof_day on gear_proof (user_product_id, shot_on desc);

-- What happened to a number, whoever had it.
create table gear_event (
  id uuid primary key,
  serial_id uuid not null references product_serial,
  -- The registration during which it happened; null once its member is erased.
  user_product_id uuid references user_product on delete set null,
  -- 1 registered, 2 level, 3 service, 4 transferred, 5 lost, 6 found
  kind smallint not null check (kind between 1 and 6),
  happened_on date not null,
  -- 1 cleaning, 2 firmware, 3 repair, 4 adjustment, 5 shutter, 6 other
  service smallint check (service between 1 and 6),
  -- The level that was reached.
  level smallint,
  shutter_count integer,
  -- Where, and what was written: of a member for themselves alone.
  place text not null default '',
  note text not null default '',
  -- Who of the staff recorded it.
  staff_name text,
  created_at timestamptz(3) not null,
  check ((kind = 3) = (service is not null))
);
create index gear_event_newest on gear_event (serial_id, happened_on desc, id desc);
create index gear_event_registration on gear_event (user_product_id);

-- A reminder that was sent, so that none is sent twice.
create table gear_reminder (
  user_product_id uuid not null references user_product on delete cascade,
  kind text not null,
  primary key (user_product_id, kind)
);

create table gear_transfer (
  id uuid primary key,
  user_product_id uuid not null references user_product on delete cascade,
  seller_id uuid not null references member,
  buyer_id uuid references member,
  code_index bytea not null unique,
  -- 1 open, 2 done, 3 cancelled, 4 expired
  state smallint not null check (state between 1 and 4),
  created_at timestamptz(3) not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 2) = (buyer_id is not null))
);
create unique index gear_transfer_open on gear_transfer (user_product_id) where state = 1;
create index gear_transfer_newest on gear_transfer (user_product_id, created_at desc);
create index gear_transfer_seller on gear_transfer (seller_id);
create index gear_transfer_buyer on gear_transfer (buyer_id);

-- A photograph with the number of lost gear that somebody else uploaded.
create table gear_sighting (
  id uuid primary key,
  user_product_id uuid not null references user_product on delete cascade,
  file_id uuid not null references stored_file on delete cascade,
  member_id uuid not null references member,
  -- 1 waits, 2 contacted, 3 dismissed
  state smallint not null default 1 check (state between 1 and 3),
  decided_by text,
  decided_at timestamptz,
  note text not null default '',
  created_at timestamptz(3) not null,
  version integer not null default 1,
  unique (user_product_id, file_id)
);
create index gear_sighting_newest on gear_sighting (created_at desc, id desc);
create index gear_sighting_file on gear_sighting (file_id);
create index gear_sighting_member on gear_sighting (member_id);

-- Whose registration this one took over, and from when medals count it.
alter table user_product add column transferred_from uuid references user_product on delete set null;
alter table user_product add column medals_from timestamptz;
create index user_product_transferred_from on user_product (transferred_from);
