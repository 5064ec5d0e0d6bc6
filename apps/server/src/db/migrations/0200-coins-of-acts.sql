-- What an act or a task pays besides experience.
alter table growth_rule add column coins integer not null default 0 check (coins >= 0);

-- How many coins a day may bring, and what a make-up card costs.
alter table level_scale
  add column coin_day_cap integer not null default 60 check (coin_day_cap >= 0),
  add column make_up_price integer not null default 10 check (make_up_price >= 0);

-- The coins that moved with the experience: those taken back are what the member still had.
alter table exp_line add column coins integer not null default 0;

update growth_rule set coins = paid.coins
from (values
  ('visit', 1), ('run7', 5), ('run30', 30), ('photo', 2), ('article', 10), ('video', 5), ('pick', 30),
  ('helpful', 2), ('invite', 50), ('report', 2), ('task.profile', 10), ('task.phone', 5), ('task.email', 5),
  ('task.wechat', 5), ('task.firstPhoto', 10)) as paid (rule, coins)
where growth_rule.rule = paid.rule;

-- The invitee, whose inviter the rule `invite` pays.
insert into growth_rule (rule, effective_on, exp, coins, in_day_cap) values ('invited', '2000-01-01', 0, 20, true);

-- Members whose earlier days are not counted yet have every permission until they are, so that an upgrade takes no
-- right from them.
update member set unlock_level = 10
where status <> 3 and not exists (
  select from growth_member where member_id = member.id and backfilled_at is not null);
