-- Kinds of products, in the order in which a member chooses one.
create table product_category (
  id smallint primary key,
  name text not null,
  -- Where its number and its code are found.
  serial_help text not null,
  -- The rule of growth that pays the registration of one.
  reward_rule text not null check (reward_rule in ('productCamera', 'productLens', 'productAccessory')),
  sort integer not null,
  version integer not null default 1
);
insert into product_category (id, name, serial_help, reward_rule, sort) values
  (1, '微单机身', '机身底部的标签和包装盒侧面都印有产品编号，注册码在保修卡的刮刮层下。', 'productCamera', 1),
  (2, '单反机身', '机身底部的标签和包装盒侧面都印有产品编号，注册码在保修卡的刮刮层下。', 'productCamera', 2),
  (3, '镜头', '产品编号刻在镜身靠近卡口的一侧，注册码在保修卡的刮刮层下。', 'productLens', 3),
  (4, '闪光灯', '产品编号印在热靴旁的标签上，注册码在保修卡的刮刮层下。', 'productAccessory', 4),
  (5, '便携机', '机身底部的标签和包装盒侧面都印有产品编号，注册码在保修卡的刮刮层下。', 'productCamera', 5),
  (6, '附件', '产品编号印在包装盒侧面的标签上，注册码在保修卡的刮刮层下。', 'productAccessory', 6),
  (7, '望远镜', '产品编号刻在镜筒内侧，注册码在保修卡的刮刮层下。', 'productAccessory', 7);

create table product_info (
  id uuid primary key,
  category_id smallint not null references product_category,
  -- What the code on its box says.
  code text not null unique,
  name text not null,
  summary text not null default '',
  -- The form of its numbers: see rules/product-serial.ts.
  serial_pattern text not null,
  launched_on date not null,
  warranty_months smallint not null default 12 check (warranty_months between 0 and 120),
  -- Path of its picture; empty without one.
  picture_url text not null default '',
  picture_file_id uuid references stored_file,
  -- Lines of name and value.
  specs jsonb not null default '[]',
  -- What photographs taken with it are known by.
  camera_id text references camera,
  lens_id text references lens,
  -- Whether members can choose it.
  is_open boolean not null default true,
  sort integer not null default 0,
  version integer not null default 1,
  check (camera_id is null or lens_id is null)
);
create index product_info_order on product_info (category_id, sort, id);
create index product_info_picture on product_info (picture_file_id);
create index product_info_camera on product_info (camera_id);
create index product_info_lens on product_info (lens_id);

-- Each number of a product that was shipped or registered. The number itself is sealed.
create table product_serial (
  id uuid primary key,
  product_id uuid not null references product_info,
  serial_index bytea not null,
  serial_cipher bytea not null,
  -- The last three characters, which may be shown.
  serial_end text not null check (char_length(serial_end) <= 3),
  -- When it left the warehouse; null for one that only a member named.
  shipped_on date,
  -- Stolen or withdrawn, as staff say.
  blocked_at timestamptz,
  -- After it was unbound nobody else can register it before then.
  free_at timestamptz,
  unbound_by uuid references member,
  -- Whose first accepted registration earned experience and coins: no other of this number ever does.
  rewarded_to uuid references member,
  rewarded_at timestamptz,
  unique (serial_index, product_id)
);
create index product_serial_product on product_serial (product_id, id);
create index product_serial_unbound_by on product_serial (unbound_by);
create index product_serial_rewarded_to on product_serial (rewarded_to);

-- Codes on the cards of a product, made together.
create table access_code_batch (
  id uuid primary key,
  product_id uuid not null references product_info,
  note text not null,
  -- How many codes it has once they are made.
  amount integer not null check (amount between 1 and 50000),
  created_by text not null,
  created_at timestamptz(3) not null,
  -- The codes are made and downloaded at this moment, once.
  made_at timestamptz,
  version integer not null default 1
);
create index access_code_batch_product on access_code_batch (product_id);
create index access_code_batch_newest on access_code_batch (created_at desc, id desc);

create table access_code (
  id uuid primary key,
  batch_id uuid not null references access_code_batch,
  product_id uuid not null references product_info,
  -- Keyed hash; the code itself is nowhere.
  code_index bytea not null unique,
  -- 0 unused, 1 used, 2 frozen, 3 void
  state smallint not null default 0 check (state between 0 and 3)
);
create index access_code_batch_state on access_code (batch_id, state);
create index access_code_product on access_code (product_id);

-- A product that a member registered.
create table user_product (
  id uuid primary key,
  member_id uuid not null references member,
  product_id uuid not null references product_info,
  serial_id uuid not null references product_serial,
  -- 1 in review, 2 in force, 3 refused, 4 unbound, 5 transferred, 6 disputed
  state smallint not null check (state between 1 and 6),
  access_code_id uuid references access_code,
  bought_on date not null,
  -- An entry of the dictionary BuyChannelType.
  buy_channel smallint not null,
  shop_name text not null,
  -- 1 mainland, 2 Hong Kong, Macao and Taiwan, 3 overseas, 4 unknown
  origin smallint not null check (origin between 1 and 4),
  -- In fen.
  price bigint check (price >= 0),
  warranty_months smallint not null,
  extension_months smallint not null default 0,
  -- 0 none, 1 waits, 2 accepted, 3 refused
  invoice_state smallint not null default 0 check (invoice_state between 0 and 3),
  -- Why staff refused it, as the member reads it.
  reason text not null default '',
  unbind_reason text not null default '',
  -- Of a claim: the registration that it disputes.
  disputes uuid references user_product,
  lost_at timestamptz,
  created_at timestamptz(3) not null,
  decided_at timestamptz,
  decided_by text,
  ended_at timestamptz,
  version integer not null default 1,
  check ((state = 6) <= (disputes is not null))
);
-- One registration of a number is in review or in force, whatever the code does.
create unique index user_product_live on user_product (serial_id) where state in (1, 2);
-- And a member has one of a number, as holder or as claimant.
create unique index user_product_own on user_product (serial_id, member_id) where state in (1, 2, 6);
create index user_product_serial on user_product (serial_id);
create index user_product_member on user_product (member_id, created_at desc, id desc);
create index user_product_product on user_product (product_id, created_at desc, id desc);
create index user_product_code on user_product (access_code_id);
create index user_product_disputes on user_product (disputes);
create index user_product_newest on user_product (created_at desc, id desc);
-- What waits for staff.
create index user_product_waits on user_product (created_at, id) where state in (1, 6) or invoice_state = 1;

-- Pictures of an invoice (1) and of a warranty card (2), for staff and the owner.
create table user_product_file (
  user_product_id uuid not null references user_product on delete cascade,
  file_id uuid not null references stored_file,
  kind smallint not null check (kind in (1, 2)),
  position smallint not null,
  primary key (user_product_id, file_id)
);
create index user_product_file_file on user_product_file (file_id);

-- What an accepted registration earns, once for a number.
insert into growth_rule (rule, effective_on, exp, coins, in_day_cap) values
  ('productCamera', '2000-01-01', 200, 200, false),
  ('productLens', '2000-01-01', 100, 100, false),
  ('productAccessory', '2000-01-01', 30, 30, false);
