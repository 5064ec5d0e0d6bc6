-- When an entry first passed the audit: what it earns belongs to that day.
alter table contest_entry add column accepted_at timestamptz;
update contest_entry set accepted_at = updated_at where state in (2, 6, 7, 8, 9, 10, 12);

-- The coins of a prize are its own, by the rules of each contest.
insert into growth_rule (rule, effective_on, exp, coins, in_day_cap) values
  ('entry', '2000-01-01', 20, 5, true),
  ('prize1', '2000-01-01', 500, 0, false),
  ('prize2', '2000-01-01', 300, 0, false),
  ('prize3', '2000-01-01', 200, 0, false),
  ('prizeMore', '2000-01-01', 100, 0, false),
  ('finalist', '2000-01-01', 30, 30, false),
  ('questionnaire', '2000-01-01', 10, 0, true);

-- What somebody else did is not cut by the most that a day may bring: nobody chooses the day.
update growth_rule set in_day_cap = false
  where rule in ('like', 'collect', 'helpful', 'pick', 'invite', 'invited', 'report');
