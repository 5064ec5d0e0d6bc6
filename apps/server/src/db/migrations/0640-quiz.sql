-- 猜参数: ten photographs a day whose settings members guess.

-- The member lets their photographs be used for study.
alter table member add column allow_study boolean not null default false;
create index member_allow_study on member (id) where allow_study;

create table quiz_day (
  day date primary key,
  made_at timestamptz not null
);

create table quiz_question (
  -- Also the address of its photograph, which must not lead to the post.
  id uuid primary key,
  day date not null references quiz_day,
  position smallint not null check (position between 1 and 10),
  author_id uuid not null references member,
  -- Null once the post or the file is deleted: the question is shown no more.
  publish_id uuid references publish on delete set null,
  file_id uuid references stored_file on delete set null,
  -- 1 aperture, 2 focal length, 3 shutter
  asks smallint not null check (asks between 1 and 3),
  -- f-numbers, millimetres or seconds, ascending.
  options double precision[] not null check (cardinality(options) = 4),
  answer smallint not null check (answer between 0 and 3),
  -- By staff.
  replaced_at timestamptz,
  created_at timestamptz not null
);
create unique index quiz_question_place on quiz_question (day, position) where replaced_at is null;
create index quiz_question_day on quiz_question (day, position);
create index quiz_question_author on quiz_question (author_id);
create index quiz_question_publish on quiz_question (publish_id);
create index quiz_question_file on quiz_question (file_id);

-- A member's day. Its row is locked by each of their answers, so that one of two answers at once sees the other.
create table quiz_play (
  member_id uuid not null references member,
  day date not null references quiz_day,
  answered smallint not null default 0,
  correct smallint not null default 0,
  -- When every question that was shown to them was answered.
  finished_at timestamptz,
  primary key (member_id, day)
);
create index quiz_play_day on quiz_play (day, correct) where finished_at is not null;
create index quiz_play_of_day on quiz_play (day);

create table quiz_answer (
  member_id uuid not null references member,
  day date not null,
  position smallint not null,
  question_id uuid not null references quiz_question,
  choice smallint not null check (choice between 0 and 3),
  is_correct boolean not null,
  answered_at timestamptz not null,
  primary key (member_id, day, position)
);
create index quiz_answer_question on quiz_answer (question_id);

-- How often an author's photographs were answered; every twentieth time is a credit that earns experience. It only
-- rises: the answers of a member who is erased stay counted.
create table quiz_author (
  author_id uuid primary key references member,
  plays integer not null
);
create table quiz_credit (
  id uuid primary key,
  author_id uuid not null references member,
  number integer not null,
  created_at timestamptz not null,
  unique (author_id, number)
);

insert into growth_rule (rule, effective_on, exp, coins, in_day_cap) values ('study', '2000-01-01', 1, 0, false);
