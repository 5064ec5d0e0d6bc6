-- Experience as its own column of the counters: the member's row, whose version tells nodes when to read cards anew,
-- changes with the level only. member.exp is no longer written; the name differs, since older nodes join both tables.
alter table member_counter add column earned_exp integer not null default 0;

-- The level that permissions follow once experience was taken back; null: the level that is shown.
alter table member add column unlock_level smallint check (unlock_level between 1 and 10);

-- What an act or a task is worth. The newest row of a rule whose day has come applies.
create table growth_rule (
  rule text not null,
  effective_on date not null,
  exp integer not null,
  -- How often it counts in a period; null: no limit.
  cap integer check (cap >= 0),
  cap_period text check (cap_period in ('day', 'month')),
  -- How often it counts at one post.
  cap_per_post integer check (cap_per_post > 0),
  -- Of a task: how often what it asks for must be done.
  goal integer check (goal > 0),
  -- Whether it is within the cap of the day.
  in_day_cap boolean not null,
  version integer not null default 1,
  primary key (rule, effective_on),
  check ((cap is null) = (cap_period is null))
);

-- The experience at which each level begins, and how much a day may bring.
create table level_scale (
  effective_on date primary key,
  thresholds integer[] not null check (cardinality(thresholds) = 10 and thresholds[1] = 0),
  day_cap integer not null check (day_cap >= 0),
  version integer not null default 1
);

-- One row a member: locked while their experience changes, so that caps are exact.
create table growth_member (
  member_id uuid primary key references member (id),
  -- When experience was taken back below the level that is shown.
  short_since timestamptz,
  backfilled_at timestamptz
);
create index growth_member_short on growth_member (short_since) where short_since is not null;

-- Each movement of experience. Never changed.
create table exp_line (
  id uuid primary key,
  member_id uuid not null references member (id),
  rule text not null,
  -- What caused it; the same source counts once.
  source text not null,
  -- Even: earned. Odd: taken back.
  turn smallint not null default 0 check (turn >= 0),
  amount integer not null,
  -- The post it was earned with. Posts are deleted, their lines stay.
  publish_id uuid,
  -- The day of the act, in Shanghai.
  day date not null,
  at timestamptz(3) not null,
  unique (member_id, rule, source, turn)
);
create index exp_line_newest on exp_line (member_id, at desc, id desc);
create index exp_line_day on exp_line (member_id, day);
create index exp_line_publish on exp_line (publish_id) where publish_id is not null;

-- The days on which a member used the site, for runs of days.
create table visit_day (
  member_id uuid not null references member (id),
  day date not null,
  -- The day on which a make-up card filled it.
  made_up_on date,
  primary key (member_id, day)
);

insert into level_scale (effective_on, thresholds, day_cap) values
  ('2000-01-01', '{0,100,300,700,1500,3000,6000,12000,24000,48000}', 150);

insert into growth_rule (rule, effective_on, exp, cap, cap_period, cap_per_post, goal, in_day_cap) values
  ('visit', '2000-01-01', 2, 1, 'day', null, null, true),
  ('run7', '2000-01-01', 10, null, null, null, null, true),
  ('run30', '2000-01-01', 50, null, null, null, null, true),
  ('photo', '2000-01-01', 10, 3, 'day', null, null, true),
  ('article', '2000-01-01', 30, 1, 'day', null, null, true),
  ('video', '2000-01-01', 20, 1, 'day', null, null, true),
  ('pick', '2000-01-01', 60, null, null, null, null, true),
  ('comment', '2000-01-01', 2, 10, 'day', 2, null, true),
  ('like', '2000-01-01', 1, 50, 'day', null, null, true),
  ('collect', '2000-01-01', 2, 30, 'day', null, null, true),
  ('helpful', '2000-01-01', 5, 10, 'day', null, null, true),
  ('vote', '2000-01-01', 1, 5, 'day', null, null, true),
  ('invite', '2000-01-01', 20, 20, 'month', null, null, true),
  ('report', '2000-01-01', 5, 5, 'day', null, null, true),
  ('club', '2000-01-01', 200, null, null, null, null, false),
  ('breach', '2000-01-01', -20, null, null, null, null, false),
  ('task.profile', '2000-01-01', 30, null, null, null, 1, false),
  ('task.phone', '2000-01-01', 20, null, null, null, 1, false),
  ('task.email', '2000-01-01', 20, null, null, null, 1, false),
  ('task.wechat', '2000-01-01', 20, null, null, null, 1, false),
  ('task.firstPhoto', '2000-01-01', 30, null, null, null, 1, false),
  ('task.firstFollow', '2000-01-01', 5, null, null, null, 3, false),
  ('task.firstComment', '2000-01-01', 5, null, null, null, 1, false),
  ('task.firstCollect', '2000-01-01', 5, null, null, null, 1, false),
  ('task.dayPhoto', '2000-01-01', 5, null, null, null, 1, false),
  ('task.dayComment', '2000-01-01', 4, null, null, null, 2, false),
  ('task.dayLike', '2000-01-01', 2, null, null, null, 3, false),
  ('task.dayCollect', '2000-01-01', 2, null, null, null, 1, false),
  ('task.dayVote', '2000-01-01', 2, null, null, null, 1, false),
  ('task.visits30', '2000-01-01', 20, null, null, null, 30, false),
  ('task.visits100', '2000-01-01', 60, null, null, null, 100, false),
  ('task.posts10', '2000-01-01', 20, null, null, null, 10, false),
  ('task.posts50', '2000-01-01', 60, null, null, null, 50, false),
  ('task.posts200', '2000-01-01', 150, null, null, null, 200, false),
  ('task.firstArticle', '2000-01-01', 20, null, null, null, 1, false),
  ('task.firstVideo', '2000-01-01', 20, null, null, null, 1, false),
  ('task.likes100', '2000-01-01', 20, null, null, null, 100, false),
  ('task.likes1000', '2000-01-01', 100, null, null, null, 1000, false),
  ('task.fans10', '2000-01-01', 20, null, null, null, 10, false),
  ('task.fans100', '2000-01-01', 60, null, null, null, 100, false),
  ('task.helpful5', '2000-01-01', 30, null, null, null, 5, false);
