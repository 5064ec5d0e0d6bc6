-- When a member entered their birthday; null: before this was recorded.
alter table member add column birthday_set_at timestamptz;
-- Members by the day of their birthday, month and day: 0229.
create index member_birthday on member ((extract(month from birthday) * 100 + extract(day from birthday)), id)
  where birthday is not null and status = 1;
