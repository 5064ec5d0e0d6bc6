-- Questionnaires, who took part, and what was answered. Of an anonymous one the last two have nothing in common.
create table questionnaire (
  id uuid primary key,
  -- What it was copied from in the end, or itself: copies give their reward once.
  origin_id uuid not null,
  title text not null check (title <> ''),
  intro text not null default '',
  cover_file_id uuid references stored_file,
  cover_path text,
  cover_small_path text,
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- 1 all, 2 by level, 3 by registered product, 4 by activity attended
  audience smallint not null check (audience between 1 and 4),
  min_level smallint not null default 1 check (min_level between 1 and 10),
  activity_id uuid references activity,
  is_anonymous boolean not null,
  one_per_user boolean not null,
  coins smallint not null default 0 check (coins between 0 and 50),
  gift_id uuid references gift,
  -- 1 never, 2 after submitting, 3 after the end
  show_result smallint not null check (show_result between 1 and 3),
  -- 0 without a limit
  quota integer not null default 0 check (quota >= 0),
  -- As `Question` of the contract.
  questions jsonb not null,
  -- 0 draft, 1 published, 2 closed
  stage smallint not null default 0 check (stage between 0 and 2),
  -- Moved in the transactions that cause them.
  submitted integer not null default 0 check (submitted >= 0),
  careless integer not null default 0 check (careless >= 0),
  leaves_out_careless boolean not null default true,
  preview_token text not null,
  -- When those who may answer were last told of it, and how many were by now.
  invited_at timestamptz,
  invited integer not null default 0,
  -- Up to which member the job has come: a part that is run twice notifies nobody twice.
  invited_up_to uuid,
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_time < end_time),
  check ((cover_path is null) = (cover_small_path is null)),
  check ((audience = 4) = (activity_id is not null)),
  check (coins = 0 or gift_id is null),
  check (quota = 0 or submitted <= quota),
  check (stage = 0 or published_at is not null)
) with (fillfactor = 85);
create index questionnaire_newest on questionnaire (created_at desc, id desc);
create index questionnaire_open on questionnaire (end_time, id) where stage = 1;
create index questionnaire_activity on questionnaire (activity_id) where activity_id is not null;
create index questionnaire_gift on questionnaire (gift_id) where gift_id is not null;
create index questionnaire_cover_file on questionnaire (cover_file_id) where cover_file_id is not null;

-- Models whose owners may answer.
create table questionnaire_model (
  questionnaire_id uuid not null references questionnaire on delete cascade,
  product_id uuid not null references product_info,
  primary key (questionnaire_id, product_id)
);
create index questionnaire_model_product on questionnaire_model (product_id);

-- Pictures of options.
create table questionnaire_picture (
  questionnaire_id uuid not null references questionnaire on delete cascade,
  position smallint not null,
  -- Of an uploaded picture; null for one that came with the program.
  file_id uuid references stored_file,
  path text not null,
  small_path text not null,
  primary key (questionnaire_id, position)
);
create index questionnaire_picture_file on questionnaire_picture (file_id);

-- Who answered, and how often; without a time.
create table questionnaire_participant (
  questionnaire_id uuid not null references questionnaire on delete cascade,
  member_id uuid not null references member,
  -- 0 after the answers were withdrawn.
  times smallint not null check (times >= 0),
  coins smallint not null default 0,
  gift_title text not null default '',
  -- Keyed hash of the network address: several accounts of one person are counted.
  address_hash text not null default '',
  -- Of an anonymous one: the answers left the box. Written by the transaction that moves the answers of several.
  is_mixed boolean not null default false,
  primary key (questionnaire_id, member_id)
);
create index questionnaire_participant_member on questionnaire_participant (member_id);
create index questionnaire_participant_address on questionnaire_participant (questionnaire_id, address_hash);
create index questionnaire_participant_unmixed on questionnaire_participant (questionnaire_id) where not is_mixed;

-- What was answered. Of an anonymous questionnaire its id is random, and it has neither member nor time.
create table questionnaire_answer (
  id uuid primary key,
  questionnaire_id uuid not null references questionnaire on delete cascade,
  member_id uuid references member,
  answers jsonb not null,
  is_careless boolean not null,
  seconds integer check (seconds >= 0),
  submitted_at timestamptz,
  -- It is in the summary.
  is_counted boolean not null default false,
  check ((member_id is null) = (submitted_at is null)),
  check ((member_id is null) = (seconds is null))
);
create index questionnaire_answer_listed on questionnaire_answer (questionnaire_id, id);
create index questionnaire_answer_uncounted on questionnaire_answer (questionnaire_id, id) where not is_counted;
create index questionnaire_answer_member on questionnaire_answer (member_id) where member_id is not null;

-- Anonymous answers until there are enough of them to be moved together, in a random order.
create table questionnaire_box (
  id uuid primary key,
  questionnaire_id uuid not null references questionnaire on delete cascade,
  answers jsonb not null,
  is_careless boolean not null
);
create index questionnaire_box_of on questionnaire_box (questionnaire_id);

-- Drafts of questionnaires that are not anonymous.
create table questionnaire_draft (
  questionnaire_id uuid not null references questionnaire on delete cascade,
  member_id uuid not null references member,
  answers jsonb not null,
  -- Of the first save: who comes back to a draft was not fast.
  began_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (questionnaire_id, member_id)
);
create index questionnaire_draft_member on questionnaire_draft (member_id);
create index questionnaire_draft_saved on questionnaire_draft (saved_at);

-- What a job has counted, of careful and of careless answers.
create table questionnaire_summary (
  questionnaire_id uuid not null references questionnaire on delete cascade,
  is_careless boolean not null,
  -- As `Summary` of the rules.
  counted jsonb not null,
  primary key (questionnaire_id, is_careless)
);
