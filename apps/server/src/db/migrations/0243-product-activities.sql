-- Offers to members who registered certain products.
create table product_activity (
  id uuid primary key,
  title text not null,
  -- 1 a gift with the purchase, 2 a longer warranty, 3 firmware trial, 4 trade-in
  kind smallint not null check (kind between 1 and 4),
  rules text not null,
  -- Days of purchase, both included.
  buy_from date not null,
  buy_to date not null check (buy_to >= buy_from),
  apply_from timestamptz not null,
  apply_to timestamptz not null check (apply_to > apply_from),
  needs_invoice boolean not null,
  needs_address boolean not null,
  -- Null without a limit.
  quota integer check (quota > 0),
  -- Applications that count: in review, accepted, to be completed, or with their gift sent.
  taken integer not null default 0 check (taken >= 0),
  is_open boolean not null default true,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  check (taken <= quota)
) with (fillfactor = 85);
create index product_activity_newest on product_activity (created_at desc, id desc);

create table product_activity_model (
  activity_id uuid not null references product_activity,
  product_id uuid not null references product_info,
  primary key (activity_id, product_id)
);
create index product_activity_model_product on product_activity_model (product_id);

-- A member chooses one of them.
create table product_activity_gift (
  id uuid primary key,
  activity_id uuid not null references product_activity,
  name text not null,
  position smallint not null
);
create index product_activity_gift_activity on product_activity_gift (activity_id, position);

create table product_application (
  id uuid primary key,
  activity_id uuid not null references product_activity,
  user_product_id uuid not null references user_product on delete cascade,
  member_id uuid not null references member,
  gift_id uuid references product_activity_gift,
  -- 1 in review, 2 accepted, 3 to be completed, 4 refused, 5 gift sent, 6 cancelled
  state smallint not null check (state between 1 and 6),
  -- Receiver, phone and place, as they were given.
  address_cipher bytea,
  remark text not null,
  -- What staff wrote to the member.
  reason text not null default '',
  carrier text not null default '',
  tracking_number text not null default '',
  created_at timestamptz(3) not null,
  version integer not null default 1,
  unique (activity_id, user_product_id)
);
create index product_application_product on product_application (user_product_id);
create index product_application_member on product_application (member_id);
create index product_application_gift on product_application (gift_id);
create index product_application_newest on product_application (created_at desc, id desc);
create index product_application_waits on product_application (created_at, id) where state = 1;

-- Pictures of the invoice, for staff and the member.
create table product_application_file (
  application_id uuid not null references product_application on delete cascade,
  file_id uuid not null references stored_file,
  position smallint not null,
  primary key (application_id, file_id)
);
create index product_application_file_file on product_application_file (file_id);
