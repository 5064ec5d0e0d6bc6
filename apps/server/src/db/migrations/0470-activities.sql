-- The community's activities, who signed up, and the entrance.
create table activity (
  id uuid primary key,
  -- 1 talk, 2 walk, 3 trial, 4 shop, 5 opening, 6 live, 7 contest, 8 lottery, 9 member day
  sub_type smallint not null check (sub_type between 1 and 9),
  title text not null check (title <> ''),
  summary text not null default '',
  -- Markdown; its pictures are named by their paths.
  body text not null check (body <> ''),
  cover_file_id uuid references stored_file,
  cover_path text,
  cover_small_path text,
  online boolean not null,
  online_url text not null default '',
  -- Province, city and county; empty online.
  province_code text not null default '',
  city_code text not null default '',
  county_code text not null default '',
  address text not null default '',
  place_note text not null default '',
  -- GCJ-02
  lng double precision,
  lat double precision,
  shop_id uuid references shop,
  sign_start timestamptz not null,
  sign_end timestamptz not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- 0 without a limit
  capacity integer not null check (capacity >= 0),
  -- Places that staff keep back.
  held integer not null default 0 check (held >= 0 and (capacity = 0 or held <= capacity)),
  guests_max smallint not null default 0 check (guests_max between 0 and 3),
  -- 1 first come, 2 reviewed, 3 drawn
  sign_mode smallint not null check (sign_mode between 1 and 3),
  -- Null: half of the capacity.
  waitlist_size integer check (waitlist_size between 0 and 100),
  min_level smallint not null default 1 check (min_level between 1 and 10),
  -- 0 none, 1 any, 2 listed
  need_product smallint not null default 0 check (need_product between 0 and 2),
  fee_text text not null default '',
  form jsonb not null default '[]',
  cancel_hours smallint not null default 24 check (cancel_hours between 0 and 168),
  contact text not null default '',
  notice_text text not null default '',
  terms_type smallint not null default 6 check (terms_type in (6, 7)),
  self_check_in boolean not null default false,
  tag_name text not null default '',
  -- 0 draft, 1 waits for review, 2 published, 8 cancelled
  stage smallint not null default 0 check (stage in (0, 1, 2, 8)),
  -- What the stage, the time and the places make of it, at most a minute old: for lists.
  state smallint not null default 0 check (state between 0 and 8),
  -- Order of the list: the beginning, and behind them what is over, backwards.
  sort_key bigint not null,
  -- When something happens next by itself.
  next_at timestamptz,
  -- Moved in the transactions that cause them.
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  applied integer not null default 0 check (applied >= 0),
  checked_in integer not null default 0 check (checked_in >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  collect_count integer not null default 0 check (collect_count >= 0),
  share_count integer not null default 0 check (share_count >= 0),
  -- Of the calendar file.
  sequence integer not null default 0,
  -- Changes that members were told of: [{at, text}], newest first.
  changes jsonb not null default '[]',
  preview_token text not null,
  cancel_reason text not null default '',
  cancelled_at timestamptz,
  published_at timestamptz,
  -- Of a draw: the seed in base64url, secret until it is drawn, and its published hash.
  draw_seed text,
  draw_commit text not null default '',
  public_source text not null default '',
  public_value text,
  draw_root text,
  drawn_at timestamptz,
  draw_places integer,
  -- Earlier draws: [{at, reason, commit, seed}], newest first.
  annulled_draws jsonb not null default '[]',
  report_body text,
  report_published_at timestamptz,
  -- What it was copied from in the end, or itself: copies on one day earn once.
  origin_id uuid not null,
  created_by uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (sign_start < sign_end and sign_end <= end_time and start_time < end_time),
  check ((cover_path is null) = (cover_small_path is null)),
  check ((lng is null) = (lat is null)),
  check ((stage = 8) = (cancelled_at is not null)),
  check (stage <> 2 or published_at is not null)
) with (fillfactor = 85);
create index activity_listed on activity (sort_key, id) where stage in (2, 8) and published_at is not null;
create index activity_listed_of_type on activity (sub_type, sort_key, id)
  where stage in (2, 8) and published_at is not null;
create index activity_begin on activity (start_time desc, id desc);
create index activity_due on activity (next_at) where next_at is not null;
create index activity_shop on activity (shop_id) where shop_id is not null;
create index activity_cover_file on activity (cover_file_id) where cover_file_id is not null;
create index activity_county on activity (county_code) where state between 2 and 6;

-- Pictures in the body (1) and in the report (2).
create table activity_picture (
  activity_id uuid not null references activity on delete cascade,
  part smallint not null check (part in (1, 2)),
  position smallint not null,
  -- Of an uploaded picture; null for one that came with the program.
  file_id uuid references stored_file,
  path text not null,
  small_path text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (activity_id, part, position)
);
create index activity_picture_file on activity_picture (file_id);

-- Models of which a member must own one.
create table activity_model (
  activity_id uuid not null references activity on delete cascade,
  product_id uuid not null references product_info,
  primary key (activity_id, product_id)
);
create index activity_model_product on activity_model (product_id);

-- Staff at the entrance, beside those of the shop.
create table activity_staff (
  activity_id uuid not null references activity on delete cascade,
  staff_id uuid not null references staff_account on delete cascade,
  primary key (activity_id, staff_id)
);
create index activity_staff_staff on activity_staff (staff_id);

create sequence enrolment_queue_number as bigint;
create table enrolment (
  id uuid primary key,
  activity_id uuid not null references activity on delete cascade,
  member_id uuid not null references member,
  -- 1 in review, 2 enrolled, 3 waiting, 4 offered, 5 refused, 6 cancelled, 7 checked in, 8 did not come, 9 in the draw,
  -- 10 not drawn
  state smallint not null check (state between 1 and 10),
  -- With guests.
  seats smallint not null default 1 check (seats between 1 and 4),
  -- Names of guests and answers of the form, encrypted; null for none.
  answers_cipher bytea,
  -- Order of the waiting list: the minute, then members of level 7 and above, then the number, which is taken while the
  -- activity is locked; in a drawn activity the order of the draw.
  queue_minute timestamptz not null,
  queue_first boolean not null default false,
  queue_number bigint not null default nextval('enrolment_queue_number'),
  -- Position in the draw, from 1.
  draw_rank integer,
  offer_until timestamptz,
  -- Told that somebody behind was offered a place which is too small for it.
  passed_over boolean not null default false,
  -- Why it was refused, or why the member left.
  reason text not null default '',
  -- It left too late, which counts as not having come.
  left_late boolean not null default false,
  -- The activity was moved after it signed up: leaving never counts as not having come.
  may_leave boolean not null default false,
  -- Since when it counts as not having come, or null; `excused` where an appeal was accepted.
  absent_at timestamptz,
  excused boolean not null default false,
  appeal_state smallint not null default 0 check (appeal_state between 0 and 3),
  appeal_text text not null default '',
  appealed_at timestamptz,
  appeal_reason text not null default '',
  ticket_key text not null,
  checked_in_at timestamptz,
  -- 1 scanned, 2 spoken code, 3 by oneself, 4 by hand
  check_in_way smallint check (check_in_way between 1 and 4),
  -- Displayed name of who of the staff; empty by oneself.
  check_in_by text not null default '',
  check_in_reason text not null default '',
  check_in_device text not null default '',
  reminded_day boolean not null default false,
  reminded_hours boolean not null default false,
  -- Keyed hashes of address and device, to show organisers several accounts of one person.
  address_hash text not null default '',
  device_hash text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (activity_id, member_id),
  check ((state = 4) = (offer_until is not null)),
  check ((state = 7) = (checked_in_at is not null))
);
alter sequence enrolment_queue_number owned by enrolment.queue_number;
create index enrolment_queue on enrolment (activity_id, draw_rank, queue_minute, queue_first desc, queue_number)
  where state = 3;
create index enrolment_listed on enrolment (activity_id, state, created_at, id);
create index enrolment_member on enrolment (member_id, activity_id);
create index enrolment_absent on enrolment (member_id, absent_at) where absent_at is not null and not excused;
create index enrolment_appeals on enrolment (appeal_state, appealed_at, id) where appeal_state > 0;

-- Photographs in the answers. Each file belongs to one enrolment.
create table enrolment_file (
  enrolment_id uuid not null references enrolment on delete cascade,
  file_id uuid primary key references stored_file
);
create index enrolment_file_enrolment on enrolment_file (enrolment_id);

-- 「加入我的活动」
create table activity_bookmark (
  activity_id uuid not null references activity on delete cascade,
  member_id uuid not null references member,
  reminded_day boolean not null default false,
  reminded_hours boolean not null default false,
  created_at timestamptz not null,
  primary key (activity_id, member_id)
);
create index activity_bookmark_member on activity_bookmark (member_id, activity_id);

-- Marks of members on activities: 'like' or 'collect'.
create table activity_mark (
  activity_id uuid not null references activity on delete cascade,
  member_id uuid not null references member,
  mark text not null check (mark in ('like', 'collect')),
  created_at timestamptz not null,
  primary key (activity_id, mark, member_id)
);
create index activity_mark_member on activity_mark (member_id);

create table activity_share (
  activity_id uuid not null references activity on delete cascade,
  -- A member's id, or the hash of a visitor's address of that day.
  sharer text not null,
  day date not null,
  primary key (activity_id, sharer, day)
);

-- Every scan at a entrance that a device sent, with what came of it.
create table activity_scan (
  -- Made on the device: a repeated sending inserts nothing.
  id uuid primary key,
  activity_id uuid not null references activity on delete cascade,
  -- As it was read; it may not exist.
  enrolment_id uuid not null,
  result text not null,
  device text not null,
  staff_id uuid not null,
  staff_name text not null,
  scanned_at timestamptz not null,
  received_at timestamptz not null
);
create index activity_scan_newest on activity_scan (activity_id, received_at desc, id desc);

-- The address of a member's calendar subscription, by the hash of its secret part.
create table activity_calendar (
  member_id uuid primary key references member,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

create table activity_loan_item (
  id uuid primary key,
  activity_id uuid not null references activity on delete cascade,
  position smallint not null,
  name text not null check (name <> ''),
  units smallint not null check (units > 0)
);
create index activity_loan_item_activity on activity_loan_item (activity_id, position);

create table activity_loan_slot (
  id uuid primary key,
  item_id uuid not null references activity_loan_item on delete cascade,
  start_time timestamptz not null,
  end_time timestamptz not null,
  check (start_time < end_time)
);
create index activity_loan_slot_item on activity_loan_slot (item_id, start_time);

-- What a member wishes to borrow, and what came of it.
create table activity_loan (
  id uuid primary key,
  slot_id uuid not null references activity_loan_slot on delete cascade,
  enrolment_id uuid not null references enrolment on delete cascade,
  -- Of the member's wishes, the first first.
  position smallint not null,
  -- 1 wished, 2 given, 3 waits, 4 out, 5 returned, 6 cancelled
  state smallint not null default 1 check (state between 1 and 6),
  -- Order of those who wait.
  rank integer,
  out_at timestamptz,
  returned_at timestamptz,
  note text not null default '',
  version integer not null default 1,
  unique (slot_id, enrolment_id)
);
create index activity_loan_enrolment on activity_loan (enrolment_id);

insert into growth_rule (rule, effective_on, exp, coins, cap, cap_period, in_day_cap)
values ('activity', '2000-01-01', 50, 20, 4, 'month', true);
