-- When the goal was reached or missed: what an invitation earns belongs to that day.
alter table referral add column ended_at timestamptz;
update referral set ended_at = created_at where state <> 1;
