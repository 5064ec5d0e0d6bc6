-- Benefits and what coins buy, the orders of members, and the codes that they get.
create table goods (
  id uuid primary key,
  -- 1 benefit, which costs nothing; 2 for coins
  goods_type smallint not null check (goods_type in (1, 2)),
  -- 1 shipped, 2 code, 3 virtual, 4 appointment in a shop
  kind smallint not null check (kind between 1 and 4),
  name text not null check (name <> ''),
  summary text not null default '',
  detail text not null default '',
  use_note text not null default '',
  coins integer not null,
  min_level smallint not null default 1 check (min_level between 1 and 10),
  -- Only for members with a registered product.
  owners_only boolean not null default false,
  -- What is left; null: without a limit.
  stock integer check (stock >= 0),
  -- Of orders that were not cancelled.
  sold integer not null default 0 check (sold >= 0),
  -- How many one member may have in all, in a month and in a year of Asia/Shanghai.
  limit_total integer check (limit_total > 0),
  limit_month integer check (limit_month > 0),
  limit_year integer check (limit_year > 0),
  valid_from timestamptz,
  valid_to timestamptz,
  -- Codes come from imported files; else the program makes them.
  has_code_pool boolean not null default false,
  -- How long a code is valid after it was handed out.
  code_days integer check (code_days > 0),
  -- What a virtual good gives, by the name of a `VirtualGood`, and its choice, such as which frame.
  gives text,
  gives_choice text not null default '',
  -- 0 draft, 1 published, 2 withdrawn
  state smallint not null default 0 check (state between 0 and 2),
  sort integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((goods_type = 1) = (coins = 0) and coins between 0 and 1000000),
  check ((kind = 3) = (gives is not null)),
  check ((kind in (2, 4)) = (code_days is not null)),
  check (not has_code_pool or (kind in (2, 4) and stock is not null)),
  check (valid_from < valid_to)
) with (fillfactor = 85);
-- The shelf: what is sold out comes last.
create index goods_shelf on goods (goods_type, (coalesce(stock, 1) = 0), sort, id) where state = 1;
create index goods_newest on goods (created_at desc, id desc);

create table goods_picture (
  goods_id uuid not null references goods on delete cascade,
  position smallint not null,
  -- Of an uploaded picture; null for one that came with the program.
  file_id uuid references stored_file,
  path text not null,
  -- Of the smaller copy, for lists.
  small_path text not null,
  primary key (goods_id, position)
);
create index goods_picture_file on goods_picture (file_id);

create table goods_shop (
  goods_id uuid not null references goods on delete cascade,
  shop_id uuid not null references shop,
  primary key (goods_id, shop_id)
);
create index goods_shop_shop on goods_shop (shop_id);

create table goods_order (
  id uuid primary key,
  -- What people read to each other.
  number text not null unique,
  member_id uuid not null references member,
  goods_id uuid not null references goods,
  -- As it was ordered.
  goods_type smallint not null,
  kind smallint not null,
  goods_name text not null,
  count integer not null check (count between 1 and 99),
  coins integer not null check (coins >= 0),
  -- 1 to ship, 2 shipped, 3 completed, 4 cancelled, 5 returned or exchanged
  state smallint not null check (state between 1 and 5),
  -- Receiver, phone and place; only of goods that are shipped, until the member is erased.
  address_cipher bytea,
  -- The shop that the member chose.
  shop_id uuid references shop,
  carrier text not null default '',
  tracking_number text not null default '',
  -- Why staff returned or exchanged it.
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  shipped_at timestamptz,
  -- Completed, cancelled or returned.
  ended_at timestamptz,
  check (kind = 1 or state in (3, 5)),
  check (kind = 1 or address_cipher is null),
  check ((state = 1) = (ended_at is null and shipped_at is null))
);
create index goods_order_of_member on goods_order (member_id, created_at desc, id desc);
-- How many a member has of one of the goods.
create index goods_order_limits on goods_order (goods_id, member_id, created_at);
create index goods_order_newest on goods_order (created_at desc, id desc);
create index goods_order_of_state on goods_order (state, created_at desc, id desc);
create index goods_order_shop on goods_order (shop_id) where shop_id is not null;
create index goods_order_shipped on goods_order (shipped_at) where state = 2;

create table goods_code (
  id uuid primary key,
  goods_id uuid not null references goods,
  code_cipher bytea not null,
  code_index bytea not null unique,
  -- Which import it came with; null for one that the program made.
  batch_id uuid,
  -- 0 in the pool, 1 handed out, 2 used, 3 expired, 4 void
  state smallint not null check (state between 0 and 4),
  order_id uuid references goods_order,
  member_id uuid references member,
  expires_at timestamptz,
  -- The member was notified of its end.
  is_notified boolean not null default false,
  used_at timestamptz,
  used_shop_id uuid references shop,
  -- Sign-in name of the staff who accepted it.
  used_by text,
  check ((state = 0) = (order_id is null)),
  check ((order_id is null) = (member_id is null and expires_at is null)),
  check ((state = 2) = (used_at is not null and used_by is not null))
);
create index goods_code_pool on goods_code (goods_id, id) where state = 0;
create index goods_code_order on goods_code (order_id) where order_id is not null;
create index goods_code_goods on goods_code (goods_id);
create index goods_code_member on goods_code (member_id, expires_at, id) where member_id is not null;
create index goods_code_expiry on goods_code (expires_at, id) where state = 1;
create index goods_code_shop on goods_code (used_shop_id) where used_shop_id is not null;

create table goods_code_batch (
  id uuid primary key,
  goods_id uuid not null references goods,
  count integer not null check (count > 0),
  created_by text not null,
  created_at timestamptz not null
);
create index goods_code_batch_goods on goods_code_batch (goods_id, created_at desc, id desc);
alter table goods_code add foreign key (batch_id) references goods_code_batch;
create index goods_code_batch_id on goods_code (batch_id) where batch_id is not null;
